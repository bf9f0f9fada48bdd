# Co się stało przy stole Fluxx. Całe zdania, w czasie teraźniejszym: płeć
# gracza nie jest znana.

## Ludzie: „ty” dla tego, kto czyta, imię dla pozostałych.

person-you = ty
    .subject = Ty
    .genitive = ciebie
    .dative = tobie
    .hand = z twojej ręki
    .person = second
person-seat = Gracz { $number }
person-named = { $name }
    .subject = { $name }
    .genitive = gracza { $name }
    .dative = graczowi { $name }
    .hand = z ręki gracza { $name }
    .person = third

## Tury

log-turn = { $extra ->
    [yes] { FORM($seat, "person") ->
        [second] Rozgrywasz dodatkową turę.
       *[third] { $seat } rozgrywa dodatkową turę.
    }
   *[no] { FORM($seat, "person") ->
        [second] Twoja tura.
       *[third] Tura { FORM($seat, "genitive") }.
    }
}
log-extra-turn = { FORM($seat, "person") ->
    [second] Po tej turze czeka cię jeszcze jedna.
   *[third] Po tej turze { $seat } rozegra jeszcze jedną.
}
log-joined = { FORM($seat, "person") ->
    [second] Dołączasz do gry.
   *[third] { $seat } dołącza do gry.
}
log-left = { FORM($seat, "person") ->
    [second] Opuszczasz grę.
   *[third] { $seat } opuszcza grę.
}
log-won = { FORM($seat, "person") ->
    [second] Wygrywasz! Cel: { FORM($card, "title") }.
   *[third] { $seat } wygrywa! Cel: { FORM($card, "title") }.
}
log-last-seat = { FORM($seat, "person") ->
    [second] Przy stole zostajesz tylko ty.
   *[third] Przy stole zostaje tylko { $seat }.
}
log-effects-dropped = Zbyt wiele efektów naraz: te, które jeszcze trwają, zostają przerwane, a gra toczy się dalej.
log-turn-cut-short = { FORM($seat, "person") ->
    [second] Twoja tura trwa zbyt długo i na tym się kończy.
   *[third] Tura { FORM($seat, "genitive") } trwa zbyt długo i na tym się kończy.
}
log-turn-limit = Osiągnięto limit tur: gra kończy się bez zwycięzcy.

## Stosy

log-drew = { FORM($seat, "person") ->
    [second] Dobierasz: { FORM($cards, "title") }.
   *[third] { $seat } dobiera: { FORM($cards, "title") }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] Dobierasz
   *[third] { $seat } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] Trafia ci się { -creeper }: { FORM($card, "title") }.
   *[third] { $seat } wyciąga { -creeper(case: "accusative") }: { FORM($card, "title") }.
}
log-reshuffled = Z kart odrzuconych powstaje nowa talia ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}).
log-draw-pile-shuffled = Talia zostaje przetasowana.
log-nothing-to-draw = { FORM($seat, "person") ->
    [second] Nie masz czego dobrać: kart już nie ma.
   *[third] { $seat } nie ma czego dobrać: kart już nie ma.
}

## Karty zagrane i odrzucone

log-played = { FORM($seat, "person") ->
    [second] Zagrywasz
   *[third] { $seat } zagrywa
} { FORM($card, "accusative") }{ $from ->
    [random] { " " }na chybił trafił
    [mini-hand] { " " }z właśnie dobranych kart
    [discard-pile] { " " }ze stosu kart odrzuconych
    [draw-pile] { " " }z wierzchu talii
   *[hand] { "" }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Zagrywasz
   *[third] { $seat } zagrywa
} { FORM($card, "accusative") } { FORM($owner, "hand") }.
log-used = { FORM($seat, "person") ->
    [second] Dla ciebie
   *[third] Dla { FORM($seat, "genitive") }
} { FORM($card, "agreement") ->
    [plural] działają
   *[other] działa
} { $card }.
log-discarded = { FORM($seat, "person") ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
} { FORM($card, "accusative") }{ $why ->
    [limit] , by zmieścić się w limicie
    [left-over] { " " }z pozostałych kart
    [replaced] : jest nowsza karta
    [left] , opuszczając grę
   *[other] { "" }
}.
log-done = Na stos kart odrzuconych: { FORM($card, "title") }.
log-rule-gone = { $why ->
    [replaced] Zasada „{ FORM($card, "title") }” ustępuje nowszej.
   *[other] Zasada „{ FORM($card, "title") }” przestaje obowiązywać.
}
log-goal-gone = { $why ->
    [replaced] Cel „{ FORM($card, "title") }” ustępuje nowszemu.
   *[other] Cel „{ FORM($card, "title") }” zostaje odrzucony.
}
log-no-effect = { FORM($card, "title") }: nic się nie dzieje.
log-pair-kept = { FORM($seat, "person") ->
    [second] Zatrzymujesz { FORM($card, "accusative") }.
   *[third] { $seat } zatrzymuje { FORM($card, "accusative") }.
}

## Karty zmieniają właściciela

log-moved = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} { FORM($card, "accusative") } od { FORM($from, "genitive") }.
log-attached = { FORM($card, "agreement") ->
    [plural] Do { FORM($to, "genitive") } przyczepiają się { $card }
   *[other] Do { FORM($to, "genitive") } przyczepia się { $card }
}.
log-handed = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} { FORM($card, "accusative") } { FORM($from, "hand") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} kartę { FORM($from, "hand") }.
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Bierzesz
   *[third] { $seat } bierze
} na rękę { FORM($card, "accusative") }.
log-returned = Na wierzch talii: { FORM($card, "title") }.
log-hands-traded = Zamiana kart na ręce: { $one } i { $other }.
log-positions-swapped = Zamiana wszystkiego z ręki i ze stołu: { $one } i { $other }.
log-positions-shifted = Wszyscy przekazują poprzedniemu graczowi wszystko z ręki i ze stołu.
log-rhymed = { FORM($seat, "person") ->
    [second] Mówisz rymowany dwuwiersz.
   *[third] { $seat } mówi rymowany dwuwiersz.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Pozostali uznają, że twój dwuwiersz się nie rymuje.
   *[third] { $seat }: pozostali uznają, że dwuwiersz się nie rymuje.
}
log-hands-rotated = { $left ->
    [yes] Wszyscy przekazują karty z ręki następnemu graczowi.
   *[no] Wszyscy przekazują karty z ręki poprzedniemu graczowi.
}
log-tables-mixed = Wszystkie { -keeper(number: "many") } i { -creeper(number: "many") } zostają potasowane i rozdane na nowo.
log-dealt = { FORM($seat, "person") ->
    [second] Dostajesz { FORM($card, "accusative") }.
   *[third] { $seat } dostaje { FORM($card, "accusative") }.
}
log-day = { FORM($seat, "person") ->
    [second] Mówisz:
   *[third] { $seat } mówi:
} { $day ->
    [birthday] dziś są moje urodziny
    [holiday] dziś jest święto
   *[ordinary] dziś jest zwykły dzień
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] W odpowiedzi na kartę „{ FORM($to, "title") }” zagrywasz
   *[third] W odpowiedzi na kartę „{ FORM($to, "title") }” { $seat } zagrywa
} { FORM($card, "accusative") }.
log-cancelled = Karta „{ FORM($card, "title") }” zostaje anulowana i nie działa.
log-redirected = { FORM($seat, "person") ->
    [second] Karta „{ FORM($card, "title") }” trafia przed ciebie.
   *[third] Kartę „{ FORM($card, "title") }” przejmuje { $seat }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] Karta „{ FORM($card, "title") }” zostaje u ciebie.
   *[third] Karta „{ FORM($card, "title") }” zostaje u { FORM($seat, "genitive") }.
}
