# Le parti della lingua delle carte che si combinano: giocatori, condizioni, posti
# ed effetti dentro altri effetti. Cominciano in minuscolo e finiscono senza punto.

## Giocatori

for-players = { $players ->
    [you] fai così
    [everyone] ogni giocatore fa così
    [each-other] ogni altro giocatore fa così
    [chosen] un altro giocatore a tua scelta fa così
    [anyone] un giocatore a tua scelta fa così
    [next] il giocatore successivo fa così
    [previous] il giocatore precedente fa così
    [random] un altro giocatore scelto a caso fa così
    [active] il giocatore di turno fa così
    [that] quello stesso giocatore fa così
    [most-keepers] chi ha più { -keeper(number: "many") } fa così
    [fewest-keepers] chi ha meno { -keeper(number: "many") } fa così
    [most-cards] chi ha più carte in mano fa così
    [fewest-cards] chi ha meno carte in mano fa così
   *[holder] chi ha { $card } fa così
}
player-of = { $players ->
    [you] te
    [everyone] ogni giocatore
    [each-other] ogni altro giocatore
    [chosen] un altro giocatore a tua scelta
    [anyone] un giocatore a tua scelta
    [next] chi gioca dopo di te
    [previous] chi gioca prima di te
    [random] un altro giocatore scelto a caso
    [active] chi è di turno
    [that] quello stesso giocatore
    [most-keepers] chi ha più { -keeper(number: "many") }
    [fewest-keepers] chi ha meno { -keeper(number: "many") }
    [most-cards] chi ha più carte in mano
    [fewest-cards] chi ha meno carte in mano
   *[holder] chi ha { $card }
}

## Le carte di un giocatore, come oggetto

selected-keeper-of = { $all ->
    [yes] tutte le { -keeper(number: "many") } di { $owner }
   *[no] una delle { -keeper(number: "many") } di { $owner }
}{ selected-restriction }
selected-creeper-of = { $all ->
    [yes] tutti i { -creeper(number: "many") } di { $owner }
   *[no] uno dei { -creeper(number: "many") } di { $owner }
}{ selected-restriction }
selected-either-of = { $all ->
    [yes] tutte le { -keeper(number: "many") } e tutti i { -creeper(number: "many") } di { $owner }
   *[no] una delle { -keeper(number: "many") } o uno dei { -creeper(number: "many") } di { $owner }
}{ selected-restriction }
selected-named-of = { $cards } di { $owner }{ selected-restriction }
selected-marked = { $cards } con il simbolo «{ $mark }»
mark-quoted = il simbolo «{ $mark }»
one-any = una carta

## Effetti dentro altri effetti

verb-for = { for-players }: { $verbs }
verb-if = se { $conditions }, { $verbs }
verb-otherwise = altrimenti { $verbs }
verb-repeat = { $per ->
    [none] fai così { repeat-times }: { $verbs }
   *[keeper] per ogni { repeat-thing } fai così { repeat-times }: { $verbs }
}
repeat-times = { $count ->
    [1] una volta
   *[other] { $count-text } volte
}
repeat-thing = { $per ->
    [keeper] { -keeper } davanti a te
    [creeper] { -creeper } davanti a te
    [card-in-hand] carta che hai in mano
    [player] giocatore
    [other-player] altro giocatore
    [rule] { -rule } in gioco
   *[goal] { -goal } in gioco
}
verb-by-chance = scegli a caso una di queste cose: { $options }
verb-act = al tavolo fai questo: «{ $text }» Se lo fai, { $verbs }
    .ask = fai quello che dice { $about }. Fatto?
    .ask-2 = { $of } fa quello che dice { $about }?
verb-vote = ognuno vota per un altro giocatore
    .note = viene scelto chi ha più voti; in caso di parità decide il caso
    .ask = vota per un giocatore
    .log = { FORM($seat, "person") ->
        [second] Hai più voti di tutti.
       *[third] { $seat } ha più voti di tutti.
    }
verb-look = { $at ->
    [top] guarda la prima carta del mazzo
   *[hand] guarda la mano di { player-of }
}
    .openly = la vedono tutti
verb-do-as = scegli un’Azione nella pila degli scarti e fai quello che dice; la carta resta lì
verb-skip-turn = salta il tuo prossimo turno
verb-reverse-order = inverti l’ordine di gioco
verb-win = vinci la partita
verb-nobody-wins = la partita finisce e non vince nessuno

## Da un posto all’altro

verb-put = prendi { put-what }{ $only } { $from }{ $pick ->
    [random] { " " }a caso
    [owner] { " " }(sceglie chi le ha)
   *[you] { "" }
} e { $how ->
    [all] mettile
   *[count] { $count ->
        [one] mettila
       *[other] mettile
    }
} { $to }
    .ask = scegli una carta
put-what = { $how ->
    [all] tutte le carte
   *[count] { count-cards }
}
put-only = { " " }(solo { $cards })
put-from-hand = { $players ->
    [you] dalla tua mano
   *[other] dalla mano di { player-of }
}
put-from-table = { $players ->
    [you] tra quelle davanti a te
   *[other] tra quelle davanti a { player-of }
}
put-from = { $pile ->
    [discard] dalla pila degli scarti
    [top] dalla cima del mazzo
    [deck] da un punto qualsiasi del mazzo
    [rules] tra le { -rule(number: "many") } in gioco
   *[goals] tra gli { -goal(number: "many") } in gioco
}
put-to-hand = { $players ->
    [you] nella tua mano
   *[other] nella mano di { player-of }
}
put-to-table = { $players ->
    [you] davanti a te
   *[other] davanti a { player-of }
}
put-to = { $pile ->
    [discard] nella pila degli scarti
    [top] in cima al mazzo
    [bottom] in fondo al mazzo
    [deck] nel mazzo, poi rimescolalo
   *[play] subito in gioco
}

## Condizioni

condition-no-keeper = non hai { -keeper(number: "many") } davanti a te
condition-no-creeper = non hai { -creeper(number: "many") } davanti a te
condition-first-play = è la prima carta che giochi in questo turno
condition-your-turn = è il tuo turno
condition-most-keepers = hai più { -keeper(number: "many") } di chiunque altro
condition-fewest-keepers = hai meno { -keeper(number: "many") } di chiunque altro
condition-most-cards = hai in mano più carte di chiunque altro
condition-fewest-cards = hai in mano meno carte di chiunque altro
condition-no-goal = non c’è nessuno { -goal } in gioco
condition-have = hai { $card }
condition-lack = non hai { $card }
condition-nobody-has = nessuno ha { $card }
condition-other-has = un altro giocatore ha { $card }
condition-in-play = { $card } è in gioco
condition-keepers = hai almeno { count-keepers }
condition-creepers = hai almeno { $count-text } { $count ->
    [one] { -creeper }
   *[other] { -creeper(number: "many") }
}
condition-cards-in-hand = hai in mano almeno { count-cards }

## Scopi

goal-loses = perdono tutti non appena di un giocatore qualsiasi è vero questo: { $demands }
also-wins = vinci anche se { $demands }
demand-marked = hai almeno { count-cards } con il simbolo «{ $mark }»
    .next = { " " }e hai almeno { count-cards } con il simbolo «{ $mark }»
demand-points = le tue { -keeper(number: "many") } valgono almeno { count-points }
    .next = { " " }e le tue { -keeper(number: "many") } valgono almeno { count-points }
count-points = { $count-text } { $count ->
    [one] punto
   *[other] punti
}
demand-lack = non hai { $cards }
    .next = { " " }e non hai { $cards }
demand-other-has = un altro giocatore ha { $card }
    .next = { " " }e un altro giocatore ha { $card }
demand-empty-hand = non hai carte in mano
    .next = { " " }e non hai carte in mano
demand-any-of = è vera almeno una di queste cose: { $options }
    .next = { " " }ed è vera almeno una di queste cose: { $options }
card-value = questa carta vale { count-points }

## Proprietà e occasioni

modifier-counts-as = per gli { -goal(number: "many") } questa carta conta anche come { $cards }
modifier-protected = gli altri giocatori non possono prendere, spostare o scartare questa carta
modifier-stops = { $players ->
    [nobody] questo { -creeper } non impedisce a nessuno di vincere
    [everyone] finché questa carta è in gioco nessuno può vincere, a meno che lo { -goal } la richieda
   *[others] finché hai questa carta davanti a te nessun altro può vincere, a meno che lo { -goal } la richieda
}
lasts-turn = questa regola viene scartata alla fine del turno
lasts-round = questa regola viene scartata quando ricomincia il turno di chi l’ha giocata
occasion-once-per-game = azione gratuita, una volta per partita: { $clause }
occasion-end-of-turn = alla fine del tuo turno, prima che valgano i limiti, { $clause }
occasion-after = { $event ->
    [play] { $by ->
        [you] ogni volta che giochi { $kind }
        [others] ogni volta che un altro giocatore gioca { $kind }
       *[anyone] ogni volta che qualcuno gioca { $kind }
    }
    [gain] { $by ->
        [you] ogni volta che davanti a te arriva { $kind }
        [others] ogni volta che davanti a un altro giocatore arriva { $kind }
       *[anyone] ogni volta che davanti a qualcuno arriva { $kind }
    }
    [lose] { $by ->
        [you] ogni volta che perdi { $kind } dal tavolo
        [others] ogni volta che un altro giocatore perde { $kind } dal tavolo
       *[anyone] ogni volta che qualcuno perde { $kind } dal tavolo
    }
    [draw] { $by ->
        [you] ogni volta che peschi
        [others] ogni volta che un altro giocatore pesca
       *[anyone] ogni volta che qualcuno pesca
    }
   *[reshuffle] ogni volta che la pila degli scarti diventa il nuovo mazzo
}, { $clause }
answer-then = poi { $clause }

## Il registro

log-won-by-effect = { FORM($seat, "person") ->
    [second] Vinci grazie a { $card }!
   *[third] { $seat } vince grazie a { $card }!
}
log-nobody-won = { FORM($card, "title") } pone fine alla partita. Non vince nessuno.
log-turn-skipped = { FORM($seat, "person") ->
    [second] Salti un turno.
   *[third] { $seat } salta un turno.
}
log-order-reversed = L’ordine di gioco si inverte.
log-chance-chose = Il caso sceglie: { $number }.
log-put = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } va nella tua mano.
       *[third] { FORM($card, "title") } va in mano a { $owner }.
    }
    [table] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } ora sta davanti a te.
       *[third] { FORM($card, "title") } ora sta davanti a { $owner }.
    }
    [top] { FORM($card, "title") } va in cima al mazzo.
    [bottom] { FORM($card, "title") } va in fondo al mazzo.
   *[deck] { FORM($card, "title") } viene rimescolata nel mazzo.
}
log-put-hidden = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] Una carta va nella tua mano.
       *[third] Una carta va in mano a { $owner }.
    }
    [top] Una carta va in cima al mazzo.
    [bottom] Una carta va in fondo al mazzo.
   *[deck] Una carta viene rimescolata nel mazzo.
}
log-saw-hand = { FORM($owner, "person") ->
    [second] La tua mano viene mostrata: { $cards }.
   *[third] In mano a { $owner }: { $cards }.
}
log-saw-top = In cima al mazzo: { $cards }.
log-saw-hand-hidden = { FORM($seat, "person") ->
    [second] Guardi la mano di un altro giocatore.
   *[third] { FORM($owner, "person") ->
        [second] { $seat } guarda la tua mano.
       *[third] { $seat } guarda la mano di { $owner }.
    }
}
log-saw-top-hidden = { FORM($seat, "person") ->
    [second] Guardi la prima carta del mazzo.
   *[third] { $seat } guarda la prima carta del mazzo.
}
log-acted = { FORM($seat, "person") ->
    [second] Fai quello che dice { $card }.
   *[third] { $seat } fa quello che dice { $card }.
}
log-not-acted = { FORM($seat, "person") ->
    [second] Non fai quello che dice { $card }.
   *[third] { $seat } non fa quello che dice { $card }.
}

## Quanto manca a uno Scopo

near-lacks-points = mancano { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
near-cards-to-lose = carte di troppo in mano: { $count }
near-elsewhere = nessun altro ha
