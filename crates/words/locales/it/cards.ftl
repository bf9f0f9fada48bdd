# Le frasi delle carte, tranne ciò che si fa (verbs.ftl). Le parti di frase
# iniziano in minuscolo e non finiscono con il punto; note viene detta dopo.

creeper-blocks = finché hai questa carta davanti a te non puoi vincere, a meno che lo { -goal } non la richieda
while-held = finché hai questa carta davanti a te, { $clause }
meta-stays = si sceglie prima della partita e vale fino alla fine

## Scopi

goal-wins = vinci se { $demands }
goal-allows = qui { FORM($creepers, "agreement") ->
    [plural] { FORM($creepers, "title") } non ti impediscono
   *[other] { $creepers } non ti impedisce
} di vincere; ogni altro { -creeper } sì

demand-have = hai { FORM($cards, "title") }
    .next = { " " }e anche { FORM($cards, "title") }
demand-at-least = { $count ->
    [1] hai { FORM($cards, "title") }
   *[other] hai { FORM($count-text, "feminine") } carte qualsiasi tra { FORM($cards, "title") }
}
    .next = { $count ->
        [1] , e anche { FORM($cards, "title") }
       *[other] , e anche { FORM($count-text, "feminine") } carte qualsiasi tra { FORM($cards, "title") }
    }
demand-only-keeper = { FORM($card, "title") } è la tua unica { -keeper }
    .next = { " " }e { FORM($card, "title") } è la tua unica { -keeper }
demand-nobody-has = nessuno ha { $card }
    .next = { " " }e nessuno ha { $card }
demand-most-cards = hai in mano almeno { count-cards } e più di chiunque altro
    .next = { " " }e in mano hai almeno { count-cards } e più di chiunque altro
demand-most-keepers = hai davanti a te almeno { count-keepers } e più di chiunque altro
    .next = { " " }e davanti a te hai almeno { count-keepers } e più di chiunque altro

## Regole permanenti

modifier-draw = pesca { count-cards } a ogni turno
    .note = { $count ->
        [0] { "" }
       *[other] chi gioca questa carta pesca subito quelle che mancano
    }
modifier-play = gioca { count-cards } a ogni turno
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] se ne hai meno, giocale tutte
    }
modifier-play-all = a ogni turno gioca tutte le carte che hai in mano
modifier-play-by-day = a ogni turno gioca { FORM($birthday-text, "feminine") } { $birthday ->
    [one] carta
   *[other] carte
} se è il tuo compleanno, { FORM($holiday-text, "feminine") } nei giorni di festa e { FORM($ordinary-text, "feminine") } negli altri giorni
modifier-hand-limit = { $count ->
    [0] non tenere carte in mano
   *[other] tieni in mano al massimo { count-cards }
}
    .note = nel tuo turno il limite vale solo alla fine; gli altri scartano subito quelle in eccesso
modifier-keeper-limit = { $count ->
    [0] non tenere { -keeper(number: "many") } davanti a te
   *[other] tieni davanti a te al massimo { count-keepers }
}
    .note = nel tuo turno il limite vale solo alla fine; gli altri scartano subito quelle in eccesso
modifier-goals = { $count ->
    [0] non può esserci nessuno { -goal } in gioco
    [1] può essere in gioco un solo { -goal }
   *[other] possono essere in gioco fino a { $count-text } { -goal(number: "many") } insieme; per vincere basta soddisfarne uno
}
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] chi ne gioca un altro sceglie quale dei precedenti scartare
    }
modifier-first-play-random = se le regole ti fanno giocare più di una carta nel tuo turno, la prima viene presa a caso dalla tua mano
bonus-fewest-keepers = se hai meno { -keeper(number: "many") } di chiunque altro, nel tuo turno { $gains }
bonus-most-keepers = se hai più { -keeper(number: "many") } di chiunque altro, nel tuo turno { $gains }
bonus-everyone-while = finché qualcuno ha { $card }, nel tuo turno { $gains }
bonus-holder-of = se hai { $card }, nel tuo turno { $gains }
gain-draw = pesca { count-extra-cards }
gain-play = gioca { count-extra-cards }
gain-each-turn = { $gains } a ogni turno
gain-turn-and-limits = { $turn }, e { $limits }
gain-limits = i tuoi limiti di carte in mano e di { -keeper(number: "many") } aumentano di { $count-text }
gain-hand-limit = il tuo limite di carte in mano aumenta di { $count-text }
gain-keeper-limit = il tuo limite di { -keeper(number: "many") } aumenta di { $count-text }
modifier-inflate = ogni numero scritto in cifre su un’altra carta vale uno in più
    .note = i numeri scritti in lettere non cambiano
modifier-creepers-harmless = { $held ->
    [yes] finché hai questa carta davanti a te, i { -creeper(number: "many") } non ti impediscono di vincere
   *[no] i { -creeper(number: "many") } non impediscono a nessuno di vincere
}
modifier-creeper-harmless = { $held ->
    [yes] finché hai questa carta davanti a te, { $card } non ti impedisce di vincere
   *[no] { $card } non impedisce a nessuno di vincere
}
modifier-also-need = finché qualcuno ha { $card }, senza quella carta nessuno può vincere
    .note = in compenso quella carta non impedisce più a nessuno di vincere
modifier-attaches = appena hai una { -keeper }, scegli una delle tue { -keeper(number: "many") } e attaccale questa carta; da quel momento si spostano e si scartano insieme
modifier-attaches-to-mark = appena hai una { -keeper } con il simbolo «{ $mark }», scegline una e attaccale questa carta; da quel momento si spostano e si scartano insieme
modifier-disables-host = la { -keeper } a cui è attaccata questa carta perde i suoi poteri
modifier-stands-in = quando un altro giocatore prende o scarta un’altra delle tue { -keeper(number: "many") }, al suo posto perdi questa carta
modifier-projects = nel tuo turno, ai fini della vittoria, una { -keeper } di un altro giocatore a tua scelta conta come tua e non come sua, con tutto ciò che vi è attaccato
modifier-returns-to-deck = se viene scartata dal tavolo, questa carta torna in cima al mazzo
modifier-moves-on = alla fine del tuo turno questa carta passa al giocatore successivo
modifier-gets-back = se giochi { $card } mentre hai questa carta davanti a te, dopo riprendi in mano { $card }
modifier-escalates = ogni volta che la pila degli scarti diventa il nuovo mazzo, le Regole Base aumentano di uno: pesca una carta in più e gioca una carta in più
modifier-no-creepers = prima di distribuire le carte, togli dal mazzo tutti i { -creeper(number: "many") }

## Capacità

occasion-once-per-turn = azione gratuita, una volta per turno: { $clause }
occasion-free-action = azione gratuita nel tuo turno: { $clause }
occasion-start-of-turn = all’inizio del tuo turno, prima di pescare, { $clause }
occasion-start-of-turn-when = se all’inizio del tuo turno { $conditions }, prima { $clause }
occasion-together-with = non appena hai anche { $card }, { $clause }
occasion-may-decline = finché i { -creeper(number: "many") } non impediscono a nessuno di vincere, puoi non farlo
occasion-alone = se davanti a te non c’è altro, in qualsiasi momento puoi fare così: { $clause }
occasion-alone-discard = se davanti a te non c’è altro, puoi scartare questa carta in qualsiasi momento
occasion-goals-change = ogni volta che cambiano gli { -goal(number: "many") } in gioco, { $clause }
ability-when = se { $conditions }, { $clause }
condition-empty-hand = non hai carte in mano
condition-card-in-hand = hai carte in mano
condition-play-owed = non hai ancora giocato l’ultima carta del turno
condition-keeper-on-table = hai davanti a te una { -keeper }
condition-creeper-on-table = hai davanti a te un { -creeper }
condition-both-on-table = hai davanti a te una { -keeper } e un { -creeper }

## Sorprese

surprise-own-turn = nel tuo turno: { $clause }
surprise-cancels = in qualsiasi momento: annulla un’altra { -surprise }
answer-to-played = fuori dal tuo turno: quando un altro giocatore gioca { $kind }, { $does ->
    [cancel] annulla quella carta, che viene scartata senza effetto
    [redirect] prendi quella carta e mettila davanti a te
   *[steal-back] annulla quella carta e prendi una { -keeper } di quel giocatore
}
answer-to-steal = fuori dal tuo turno: quando un altro giocatore ti prende una { -keeper }, { $does ->
    [cancel] annulla il furto e tienila
    [redirect] resta davanti a te
   *[steal-back] annulla il furto e prendi tu una { -keeper } di quel giocatore
}

## Regole Base

basic-rules-numbers = a ogni turno pesca { count-cards.drawn } e giocane { FORM($play-text, "feminine") }
basic-rules-limits = non c’è alcun limite di carte in mano né di { -keeper(number: "many") }

## Chiarimenti sulle carte

ruling-goal = Vince subito l’unico giocatore che lo soddisfa, anche nel turno di un altro. Se lo soddisfano in più d’uno, si continua.
ruling-creeper = Appena lo peschi mettilo davanti a te, poi pesca un’altra carta. Non conta mai come { -keeper }.
ruling-surprise = Un’altra { -surprise } può annullarla. Fuori dal proprio turno non conta come carta giocata.
ruling-draw = Se in questo turno hai pescato meno, peschi subito ciò che manca; niente torna indietro.
ruling-play = Le carte già giocate in questo turno contano, anche questa.
ruling-hand-limit = Fuori dal tuo turno scarti subito, nel tuo solo alla fine. È un limite, mai un motivo per pescare.
ruling-keeper-limit = Fuori dal tuo turno scarti subito, nel tuo solo alla fine. I { -creeper(number: "many") } non contano.
ruling-goals = Il secondo { -goal } non è obbligatorio. Quando questa regola viene tolta, chi l’ha tolta sceglie quale { -goal } scartare.
ruling-inflate = Crescono solo i numeri scritti in cifre; la parola «uno» resta uno.
ruling-first-play-random = I bonus contano: vale appena le carte da giocare sono più d’una.
ruling-bonus = Se diventa tuo durante il tuo turno lo ricevi subito, ma una sola volta per turno.
ruling-attaches = Si sposta, si prende e si scarta insieme alla sua { -keeper }.
ruling-free-action = Non conta come carta giocata. Si usa nel proprio turno, prima di pescare o tra una carta giocata e l’altra, mai dentro un altro effetto.
ruling-draw-and-play = Tutto ciò che si gioca per suo effetto conta come una sola carta giocata; intanto la mano resta da parte.
ruling-extra-turn = I limiti valgono prima che cominci il turno in più.
ruling-end-turn = Il turno finisce anche se c’erano ancora carte da giocare; prima valgono i limiti.
ruling-hands = Chi dopo ha troppe carte fuori dal proprio turno scarta subito quelle in eccesso.
ruling-goals-third = Quando c’è uno { -goal } di troppo, prima si sceglie quale scartare, e solo dopo si guarda chi ha vinto.
ruling-inflate-inside = Nel mezzo di un’Azione che fa pescare e giocare, crescono anche i suoi numeri.
ruling-more = Se stai già pescando, il numero di carte non cambia. Chi perde questa carta fuori dal proprio turno rispetta subito il limite più basso.
ruling-also-need = Finché quella carta non sta davanti a nessuno, non serve. Nessun’altra regola ne dispensa.
ruling-attaches-where = Chi lo sposta davanti a un altro sceglie a che cosa si attacca.
ruling-stands-in = Non protegge dai limiti, né da ciò che fa il suo stesso giocatore.
ruling-projects = Nel tuo turno quella { -keeper } e tutti i { -creeper(number: "many") } attaccati contano come tuoi e non del proprietario.
ruling-returns = Torna solo questa carta; ciò che le era attaccato resta nella pila degli scarti.
ruling-goals-change = Si sposta a ogni cambiamento, anche quando si scarta uno { -goal } su due. Solo dopo si guarda chi ha vinto.
ruling-alone = Si può scartare anche più tardi, in qualsiasi momento, finché sta da solo.
ruling-together = Non conta come carta giocata, e solo dopo si guarda chi ha vinto.
ruling-cards-in-hand = La carta che si sta giocando e quelle messe da parte non sono in mano.
ruling-most = Chi è fermato da un { -creeper } non conta e vince il primo dei restanti, salvo diverso accordo al tavolo.
ruling-play-top = Quella carta non passa dalla mano. Va giocata qualunque cosa faccia, anche se chiude il turno.
ruling-play-from-discard = Non si può prendere né questa carta né un’Azione ancora in corso.
ruling-extra-turn-once = Giocata due volte in un turno, dà comunque un solo turno in più.
ruling-half = La metà di un numero dispari si arrotonda per eccesso.
ruling-per-creeper = Contano anche i Dolori pescati nel frattempo.
ruling-reshuffle = Se intanto si devono rimescolare gli scarti, questa carta ne resta fuori.
ruling-shuffle = Questa carta, e le Azioni ancora in corso, non si rimescolano.
ruling-cure = Vale per un Dolore attaccato; uno che sta da solo resta, salvo diverso accordo al tavolo.
ruling-swap-positions = I limiti della mano valgono dopo lo scambio. Poi tocca a chi siede dopo il posto che hai lasciato.
ruling-moved-creeper = Chi riceve un Dolore così non pesca una carta al suo posto.
ruling-answer-played = Solo subito dopo che la carta è annunciata. Non ferma le azioni gratuite delle carte già sul tavolo.
ruling-answer-steal = Scartare la carta di un altro non è rubare.
ruling-draw-and-end = Un { -creeper } pescato così resta fino al tuo prossimo turno: la pescata e la fine del turno sono una cosa sola.
ruling-day = Che giorno è lo dice chi la gioca, a meno che il tavolo non l’abbia deciso.
