# Che cosa farebbe un esperto?

hint-button = Che cosa farebbe un esperto?
hint-best = migliore
hint-chances = La tua probabilità di vincere se scegli…
hint-others = { $count ->
    [one] Un’altra, sotto il { $percent }%
   *[other] Altre { $count }, sotto il { $percent }%
}
hint-percent = { $percent }%
hint-bar = probabilità di vincere { $percent }%, più o meno { $margin }
hint-opponents = Se non vinci tu, più probabilmente
hint-judged = Calcolato su { $count ->
    [one] { $count } continuazione
   *[other] { $count } continuazioni
} a partire da ciò che vedi anche tu. La linea sottile mostra quanto è sicuro.
hint-marked = È segnata la scelta dell’esperto. È solo un consiglio.
hint-spoken = La scelta dell’esperto: { $move }.
hint-thinking = Calcolo in corso…

## Se il tavolo ammette suggerimenti.

hints-label = Suggerimenti («Che cosa farebbe un esperto?»)
hints-alone = Solo per una persona fra i bot
hints-on = Per tutti
hints-off = Per nessuno
hints-allowed = I suggerimenti sono ammessi: tutti possono chiedere che cosa farebbe un esperto.
hints-not-allowed = A questo tavolo non ci sono suggerimenti.

## Che cosa fa una mossa in Fluxx.

note-fluxx-wins = Vinci con lo { -goal } { $goal }.
note-fluxx-loses = Con lo { -goal } { $goal } vincerebbe { $seat }.
note-fluxx-goal-in-hand = Così hai tutto per { $goal }, lo { -goal } che hai in mano.
note-fluxx-stops = Per lo { -goal } { $goal } { FORM($seat, "to") } manca una sola carta: questa mossa lo impedisce.
note-fluxx-one-away = Così per lo { -goal } { $goal } ti manca una sola carta.
note-fluxx-one-away-card = Così per lo { -goal } { $goal } manca solo { $missing }.
note-fluxx-one-away-in-hand = Così ti manca una sola carta per { $goal }, lo { -goal } che hai in mano.
note-fluxx-one-away-in-hand-card = Così manca solo { $missing } per { $goal }, lo { -goal } che hai in mano.
note-fluxx-helps = Così { FORM($seat, "to") } manca una sola carta per lo { -goal } { $goal }.
note-fluxx-sheds-creeper = Ti liberi di { $card }.
note-fluxx-gets-creeper = Ricevi { $card }.
note-fluxx-loses-keeper = Perdi { $card }.
note-fluxx-takes = { FORM($seat, "subject") } perde { $card }.
note-fluxx-serves = { $card } serve per { $goal }, lo { -goal } che hai in mano.
note-fluxx-lays = Così { $card } sta davanti a te.
note-fluxx-discards = { $card } può ancora servire.

## Che cosa fa una mossa in Stella Quest.

note-stella-completes = Completa la tua collezione: vinci.
note-stella-wins-round = Vince di sicuro la presa.
note-stella-leads = Per ora è in testa nella presa.
note-stella-stays-out = La presa la vince qualcun altro.
note-stella-new-value = Ti manca ancora il valore { $value }.
note-stella-nothing-to-take = Hai già tutti i valori di questa presa.
note-stella-black-star = Vincere di nuovo ti costa 1 gettone luce per via della stella nera.
note-stella-last-shine = Può costarti l’ultimo gettone luce.
note-stella-repeats = Hai già il valore { $value }: costa { $shine } di luce.
note-stella-pays = Ti costa 1 gettone luce.
