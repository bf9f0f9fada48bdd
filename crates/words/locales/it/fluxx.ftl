# Che cosa è successo a un tavolo di Fluxx. Frasi intere, al presente.

## Le persone: «tu» per chi legge, il nome per gli altri.

person-you = tu
    .subject = Tu
    .object = te
    .to = a te
    .hand = dalla tua mano
    .person = second
person-seat = Giocatore { $number }
    .subject = Giocatore { $number }
    .object = Giocatore { $number }
    .to = al giocatore { $number }
    .hand = dalla mano del giocatore { $number }
    .person = third
person-named = { $name }
    .subject = { $name }
    .object = { $name }
    .to = { $ad ->
        [yes] ad { $name }
       *[no] a { $name }
    }
    .hand = dalla mano di { $name }
    .person = third

## Turni

log-turn = { $extra ->
    [yes] { FORM($seat, "person") ->
        [second] Giochi un altro turno.
       *[third] { $seat } gioca un altro turno.
    }
   *[no] Tocca { FORM($seat, "to") }.
}
log-extra-turn = { FORM($seat, "person") ->
    [second] Dopo questo turno ne giochi un altro.
   *[third] Dopo questo turno { $seat } ne gioca un altro.
}
log-joined = { FORM($seat, "person") ->
    [second] Entri nella partita.
   *[third] { $seat } entra nella partita.
}
log-left = { FORM($seat, "person") ->
    [second] Lasci la partita.
   *[third] { $seat } lascia la partita.
}
log-won = { FORM($seat, "person") ->
    [second] Vinci con { $card }!
   *[third] { $seat } vince con { $card }!
}
log-last-seat = { FORM($seat, "person") ->
    [second] Al tavolo resti soltanto tu.
   *[third] Al tavolo resta soltanto { $seat }.
}
log-effects-dropped = Troppi effetti in una volta: quelli ancora in corso vengono annullati e la partita continua.
log-turn-cut-short = { FORM($seat, "person") ->
    [second] Il tuo turno è durato troppo e finisce qui.
   *[third] Il turno di { $seat } è durato troppo e finisce qui.
}
log-turn-limit = È stato raggiunto il limite di turni: la partita finisce senza vincitori.

## Mazzo e scarti

log-drew = { FORM($seat, "person") ->
    [second] Peschi: { $cards }.
   *[third] { $seat } pesca: { $cards }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] Peschi
   *[third] { $seat } pesca
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] Ti capita { $card }.
   *[third] { $seat } pesca { $card }.
}
log-reshuffled = La pila degli scarti viene rimescolata e diventa il nuovo mazzo ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}).
log-draw-pile-shuffled = Il mazzo viene mescolato.
log-nothing-to-draw = { FORM($seat, "person") ->
    [second] Non puoi pescare: le carte sono finite.
   *[third] { $seat } non può pescare: le carte sono finite.
}

## Carte giocate e scartate

log-played = { FORM($seat, "person") ->
    [second] Giochi
   *[third] { $seat } gioca
} { $from ->
    [random] una carta a caso: { FORM($card, "title") }
    [mini-hand] { $card }, una delle carte appena pescate
    [discard-pile] { $card } dalla pila degli scarti
    [draw-pile] { $card } dalla cima del mazzo
   *[hand] { $card }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Giochi
   *[third] { $seat } gioca
} { $card } { FORM($owner, "hand") }.
log-used = { FORM($seat, "person") ->
    [second] Usi { $card }.
   *[third] { $seat } usa { $card }.
}
log-triggered = Scatta { $card }.
log-discarded = { FORM($seat, "person") ->
    [second] Scarti
   *[third] { $seat } scarta
} { $card }{ $why ->
    [limit] { " " }per rispettare il limite
    [left-over] , che è in più
    [replaced] : c’è una carta più recente
    [left] { " " }lasciando la partita
   *[other] { "" }
}.
log-done = La carta { FORM($card, "title") } va nella pila degli scarti.
log-rule-gone = { $why ->
    [replaced] La { -rule } { FORM($card, "title") } lascia il posto a una nuova.
   *[other] La { -rule } { FORM($card, "title") } non vale più.
}
log-goal-gone = { $why ->
    [replaced] Lo { -goal } { FORM($card, "title") } lascia il posto a uno nuovo.
   *[other] Lo { -goal } { FORM($card, "title") } viene scartato.
}
log-no-effect = La carta { FORM($card, "title") } non ha effetto.
log-pair-kept = { FORM($seat, "person") ->
    [second] Tieni { $card }.
   *[third] { $seat } tiene { $card }.
}

## Carte che passano di mano

log-moved = { FORM($to, "person") ->
    [second] Ottieni
   *[third] { $to } ottiene
} { $card } da { FORM($from, "object") }.
log-attached = Il { -creeper } { FORM($card, "title") } si attacca { FORM($to, "to") }.
log-handed = { FORM($to, "person") ->
    [second] Ricevi
   *[third] { $to } riceve
} { $card } da { FORM($from, "object") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Ricevi
   *[third] { $to } riceve
} una carta da { FORM($from, "object") }.
log-kept = { FORM($seat, "person") ->
    [second] Tieni
   *[third] { $seat } tiene
} { $card }.
log-kept-hidden = { FORM($seat, "person") ->
    [second] Tieni una carta.
   *[third] { $seat } tiene una carta.
}
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Prendi in mano
   *[third] { $seat } prende in mano
} { $card }.
log-returned = La carta { FORM($card, "title") } va in cima al mazzo.
log-hands-traded = { FORM($one, "subject") } e { $other }: scambio delle carte in mano.
log-positions-swapped = { FORM($one, "subject") } e { $other }: scambio di posto, con tutte le carte in mano e sul tavolo.
log-positions-shifted = Tutti passano al giocatore precedente la propria mano e tutto ciò che hanno davanti.
log-rhymed = { FORM($seat, "person") ->
    [second] Reciti due versi in rima.
   *[third] { $seat } recita due versi in rima.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Gli altri decidono che i tuoi versi non fanno rima.
   *[third] Gli altri decidono che i versi di { $seat } non fanno rima.
}
log-hands-rotated = { $left ->
    [yes] Tutti passano la propria mano al giocatore successivo.
   *[no] Tutti passano la propria mano al giocatore precedente.
}
log-tables-mixed = Tutte le { -keeper(number: "many") } e tutti i { -creeper(number: "many") } vengono mescolati e ridistribuiti.
log-dealt = { FORM($seat, "person") ->
    [second] Ricevi { $card }.
   *[third] { $seat } riceve { $card }.
}
log-day = { FORM($seat, "person") ->
    [second] Dichiari:
   *[third] { $seat } dichiara:
} { $day ->
    [birthday] «Oggi è il mio compleanno»
    [holiday] «Oggi è festa»
   *[ordinary] «Oggi è un giorno qualunque»
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] Rispondi { FORM($to, "to") } con { $card }.
   *[third] { $seat } risponde { FORM($to, "to") } con { $card }.
}
log-cancelled = La carta { FORM($card, "title") } è annullata.
log-redirected = { FORM($seat, "person") ->
    [second] La carta { FORM($card, "title") } finisce davanti a te.
   *[third] La carta { FORM($card, "title") } finisce davanti { FORM($seat, "to") }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] La carta { FORM($card, "title") } resta a te.
   *[third] La carta { FORM($card, "title") } resta { FORM($seat, "to") }.
}
