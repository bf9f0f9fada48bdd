# Che cosa è successo a un tavolo di Fluxx. Frasi intere, al presente.

## Le persone: «tu» per chi legge, il nome per gli altri.

person-you = tu
    .subject = Tu
    .object = te
    .hand = dalla tua mano
    .person = second
person-seat = Giocatore { $number }
person-named = { $name }
    .subject = { $name }
    .object = { $name }
    .hand = dalla mano di { $name }
    .person = third

## Turni

log-turn = { $extra ->
    [yes] { FORM($seat, "person") ->
        [second] Giochi un altro turno.
       *[third] { $seat } gioca un altro turno.
    }
   *[no] Tocca a { FORM($seat, "object") }.
}
log-extra-turn = { FORM($seat, "person") ->
    [second] Dopo questo turno ne giochi un altro.
   *[third] Dopo questo turno { $seat } ne gioca un altro.
}
log-joined = { FORM($seat, "person") ->
    [second] Entri in gioco.
   *[third] { $seat } entra in gioco.
}
log-left = { FORM($seat, "person") ->
    [second] Lasci il gioco.
   *[third] { $seat } lascia il gioco.
}
log-won = { FORM($seat, "person") ->
    [second] Vinci! Scopo: { FORM($card, "title") }.
   *[third] { $seat } vince! Scopo: { FORM($card, "title") }.
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
    [second] Ti capita un { -creeper }: { $card }.
   *[third] { $seat } pesca un { -creeper }: { $card }.
}
log-reshuffled = Gli scarti vengono rimescolati e diventano il nuovo mazzo ({ $count ->
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
} { $card }{ $from ->
    [random] { " " }a caso
    [mini-hand] { " " }tra le carte appena pescate
    [discard-pile] { " " }dagli scarti
    [draw-pile] { " " }dalla cima del mazzo
   *[hand] { "" }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Giochi
   *[third] { $seat } gioca
} { $card } { FORM($owner, "hand") }.
log-used = { FORM($seat, "person") ->
    [second] Si applica a te: { $card }.
   *[third] Si applica a { $seat }: { $card }.
}
log-discarded = { FORM($seat, "person") ->
    [second] Scarti
   *[third] { $seat } scarta
} { $card }{ $why ->
    [limit] { " " }per rispettare il limite
    [left-over] { " " }tra le carte rimaste
    [replaced] : c’è una carta più recente
    [left] { " " }lasciando il gioco
   *[other] { "" }
}.
log-done = Tra gli scarti: { $card }.
log-rule-gone = { $why ->
    [replaced] La { -rule } { FORM($card, "title") } lascia il posto a una nuova.
   *[other] La { -rule } { FORM($card, "title") } non vale più.
}
log-goal-gone = { $why ->
    [replaced] Lo { -goal } { FORM($card, "title") } lascia il posto a uno nuovo.
   *[other] Lo { -goal } { FORM($card, "title") } viene scartato.
}
log-no-effect = { FORM($card, "title") }: non succede niente.
log-pair-kept = { FORM($seat, "person") ->
    [second] Tieni { $card }.
   *[third] { $seat } tiene { $card }.
}

## Carte che passano di mano

log-moved = { FORM($to, "person") ->
    [second] Ricevi
   *[third] { $to } riceve
} { $card } da { FORM($from, "object") }.
log-attached = { FORM($to, "title") }: { FORM($card, "agreement") ->
    [plural] si attaccano
   *[other] si attacca
} { $card }.
log-handed = { FORM($to, "person") ->
    [second] Ricevi
   *[third] { $to } riceve
} { $card } { FORM($from, "hand") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Ricevi
   *[third] { $to } riceve
} una carta { FORM($from, "hand") }.
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Prendi in mano
   *[third] { $seat } prende in mano
} { $card }.
log-returned = In cima al mazzo: { $card }.
log-hands-traded = Scambio di mani: { $one } e { $other }.
log-positions-swapped = Scambio di tutto, mano e tavolo: { $one } e { $other }.
log-positions-shifted = Tutti passano al giocatore precedente la propria mano e tutto ciò che hanno davanti.
log-rhymed = { FORM($seat, "person") ->
    [second] Reciti due versi in rima.
   *[third] { $seat } recita due versi in rima.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Per gli altri i tuoi versi non fanno rima.
   *[third] Per gli altri i versi di { $seat } non fanno rima.
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
    [birthday] oggi è il mio compleanno
    [holiday] oggi è festa
   *[ordinary] oggi è un giorno qualunque
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] Alla carta { FORM($to, "title") } rispondi con la carta { FORM($card, "title") }.
   *[third] Alla carta { FORM($to, "title") } { $seat } risponde con la carta { FORM($card, "title") }.
}
log-cancelled = La carta { FORM($card, "title") } è annullata e non ha effetto.
log-redirected = { FORM($seat, "person") ->
    [second] La carta { FORM($card, "title") } finisce davanti a te.
   *[third] La carta { FORM($card, "title") } finisce davanti a { $seat }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] La carta { FORM($card, "title") } resta a te.
   *[third] La carta { FORM($card, "title") } resta a { $seat }.
}
