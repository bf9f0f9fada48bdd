# Giocare nel terminale: il tavolo in parole e ciò che si dice intorno alla partita.

## Intorno alla partita

terminal-hint = ? spiega, hint consiglia, q esce
terminal-pass = Passa lo schermo a: { $name }. { $name }, premi Invio quando nessun altro guarda.
terminal-input-ended = L’input è finito, e con esso la partita.
terminal-no-option = L’opzione { $number } non c’è; scegli da 1 a { $most }.
terminal-several = «{ $text }» va bene per più opzioni: { $candidates }. Scrivi di più, oppure il numero.
terminal-no-card = Nessuna carta di questo mazzo si chiama «{ $text }».
terminal-no-text = Su questa opzione non c’è altro da dire.
terminal-how = Rispondi con il numero di un’opzione o con una parte del testo che la distingua.
    ?: questo testo. hint: che cosa farebbe un esperto, e perché. ? NUMERO o ? CARTA: che cosa dice una carta. d: gli scarti. t: di nuovo il tavolo. q: esci.
terminal-how-plain = Rispondi con il numero di un’opzione o con una parte del testo che la distingua.
    ?: questo testo. hint: che cosa farebbe un esperto, e perché. d: gli scarti. t: di nuovo il tavolo. q: esci.
terminal-stopped = Partita interrotta.
terminal-seed = Le carte erano quelle del numero { $seed }; --seed { $seed } le distribuisce di nuovo.
terminal-saved = La partita è in { $file }; asterism replay { $file } la mostra.
terminal-unfinished = Qui la partita salvata si ferma: non è stata finita.
terminal-discard = Pila degli scarti, dalla cima
terminal-discard-empty = La pila degli scarti è vuota.

## Un tavolo di Fluxx

fluxx-board-goals = { -goal(number: "many") }
fluxx-board-no-goal = Non c’è ancora nessuno { -goal }.
fluxx-board-nobody = nessuno
fluxx-board-holder = { $seat }
fluxx-board-rules = Le regole in questo momento
fluxx-board-players = Giocatori
fluxx-board-player = { FORM($seat, "subject") }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano; sul tavolo: { $cards }.
fluxx-board-nothing = niente
fluxx-board-mini-hand = { FORM($seat, "person") ->
    [second] Da parte, da giocare
   *[third] { $seat } ha da parte, da giocare
}: { $cards }.
fluxx-board-hidden = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
fluxx-board-piles = Mazzo e scarti
fluxx-board-draw-pile = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
fluxx-board-discard-pile = Pila degli scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, in cima: { $card }.
fluxx-board-resolving = Ha effetto ora: { $cards }.
fluxx-board-turn = Turno
fluxx-board-drawn = Pescate: { $count }.
fluxx-board-drawn-of = Pescate: { $count } di { $all }.
fluxx-board-played-of = Giocate: { $count } di { $all }.
fluxx-board-played-all = Giocate: { $count }; va giocata tutta la mano.
fluxx-board-hand = La tua mano
fluxx-board-no-hand = Non hai carte in mano.
fluxx-in-short = Nel tuo turno peschi carte e poi le giochi, quante ne dicono le regole in vigore: all’inizio una e una.
    La { -keeper } che giochi resta davanti a te. Lo { -goal } dice che cosa bisogna avere per vincere; quello nuovo sostituisce il vecchio.
    La { -rule } cambia subito le regole per tutti. L’Azione ha effetto e va nella pila degli scarti.
    Il { -creeper } non si tiene in mano: va davanti a chi lo pesca e gli impedisce di vincere, a meno che lo { -goal } non lo richieda.
    Chi è il solo a soddisfare lo { -goal } vince subito, anche nel turno di un altro.

## Un tavolo di Stella Quest

stella-discard = Carte negli scarti
stella-board-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
stella-board-pile = Pila degli scarti: { stella-board-cards }, in cima: { FORM($card, "nominative") }; { $trump ->
    [none] nessuna briscola
   *[other] briscola: { $trump-text }
}.
stella-board-deck = Mazzo: { stella-board-cards }; { $top ->
    [none] non resta niente da pescare
   *[other] il prossimo dorso: { FORM($back, "nominative") }
}.
stella-board-seat = { FORM($seat, "subject") }: { stella-board-light }{ $marker ->
    [yes] , stella nera
   *[no] { "" }
}{ $first ->
    [yes] , di mano
   *[no] { "" }
}; mano: { $hand }; collezione: { $collection }.
stella-board-light = luce { $light }
stella-board-nothing = niente
stella-board-rival = il rivale
stella-board-played = { $who }: { FORM($card, "nominative") }
stella-board-trick = Sul tavolo: { $cards }.
stella-board-lead = { $lead ->
    [none] Non c’è ancora un colore di mano.
   *[other] Colore di mano: { $lead-text }.
}
stella-board-ahead = In testa: { $who } con { $card }.
stella-board-hand = La tua mano: { $cards }.
stella-color = { $color ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}
stella-mean-draw = si spegne 1 gettone luce, peschi fino a { stella-board-cards }
stella-mean-rest = non può vincere
stella-mean-super-trump = superbriscola
stella-mean-trump = briscola
stella-mean-ahead = andrebbe in testa
stella-mean-repeated = hai già questo valore: costa { stella-light }
stella-mean-new = un valore nuovo
stella-mean-top = { $trump ->
    [none] allora non c’è briscola
   *[other] allora la briscola è { $trump-text }
}
stella-mean-end = gioca chi viene dopo
stella-in-short = Le carte hanno un colore (rosso, giallo, verde, blu) e un valore da 1 a 6, ognuna due volte; le carte riposo non hanno né l’uno né l’altro.
    Si può rispondere anche in breve: R1, Y2, G3, B4 dalle iniziali inglesi dei colori, Z per una carta riposo; per esempio play R1.
    Rispondi al colore di mano se puoi; una carta riposo si può giocare sempre.
    La presa va a una superbriscola, cioè una carta uguale a quella in cima agli scarti o a una giocata prima (l’ultima, se sono più d’una), altrimenti alla briscola più alta (il colore in cima agli scarti), altrimenti alla carta più alta del colore di mano.
    Chi vince la presa ne tiene una carta. Chi raccoglie sei valori diversi vince la partita.
    Costa luce vincere due volte di fila (1) e prendere un valore che hai già (3 per 1 e 2, 2 per 3 e 4, 1 per 5 e 6). Quando qualcuno resta senza luce la partita finisce, e gli altri contano luce e collezioni.
    Con un gettone luce si pescano tre carte; l’ultimo non si può spendere.

## Un elenco di carte

deck-card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
deck-kind = { $kind }: { $count }
deck-reconstructed = ricostruita
deck-reconstructed-in-part = ricostruita in parte
deck-reconstructed-note = «Ricostruita» indica le carte inventate da noi, perché quelle vere non si conoscono; «in parte» quelle che si conoscono, ma non in ogni dettaglio.
