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
    .subject = Gracz { $number }
    .genitive = gracza { $number }
    .dative = graczowi { $number }
    .hand = z ręki gracza { $number }
    .person = third
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
    [second] Wygrywasz! Spełniony { $card }.
   *[third] { $seat } wygrywa! Spełniony { $card }.
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
    [second] Dobierasz: { $cards }.
   *[third] { $seat } dobiera: { $cards }.
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
    [second] Trafia ci się { $card }.
   *[third] { $seat } wyciąga { FORM($card, "accusative") }.
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
} { $from ->
    [random] losową kartę: { FORM($card, "title") }
    [mini-hand] { FORM($card, "accusative") } z właśnie dobranych kart
    [discard-pile] { FORM($card, "accusative") } ze stosu kart odrzuconych
    [draw-pile] { FORM($card, "accusative") } z wierzchu talii
   *[hand] { FORM($card, "accusative") }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Zagrywasz
   *[third] { $seat } zagrywa
} { FORM($card, "accusative") } { FORM($owner, "hand") }.
log-used = { FORM($seat, "person") ->
    [second] Używasz
   *[third] { $seat } używa
} { FORM($card, "genitive") }.
log-triggered = Działa { $card }.
log-discarded = { FORM($seat, "person") ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
} { FORM($card, "accusative") }{ $why ->
    [limit] , by zmieścić się w limicie
    [left-over] : to zbędna karta
    [replaced] : jest nowsza karta
    [left] , opuszczając grę
   *[other] { "" }
}.
log-done = Karta { FORM($card, "title") } trafia na stos kart odrzuconych.
log-rule-gone = { $why ->
    [replaced] Nowa Zasada { FORM($card, "title") } ustępuje nowszej.
   *[other] Nowa Zasada { FORM($card, "title") } przestaje obowiązywać.
}
log-goal-gone = { $why ->
    [replaced] Cel { FORM($card, "title") } ustępuje nowszemu.
   *[other] Cel { FORM($card, "title") } zostaje odrzucony.
}
log-no-effect = Karta { FORM($card, "title") } niczego nie zmienia.
log-pair-kept = { FORM($seat, "person") ->
    [second] Zatrzymujesz { FORM($card, "accusative") }.
   *[third] { $seat } zatrzymuje { FORM($card, "accusative") }.
}

## Karty zmieniają właściciela

log-moved = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} { FORM($card, "accusative") } od { FORM($from, "genitive") }.
log-attached = Zonk { FORM($card, "title") } przykleja się do { FORM($to, "genitive") }.
log-handed = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} { FORM($card, "accusative") } od { FORM($from, "genitive") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Dostajesz
   *[third] { $to } dostaje
} kartę od { FORM($from, "genitive") }.
log-kept = { FORM($seat, "person") ->
    [second] Zatrzymujesz
   *[third] { $seat } zatrzymuje
} { FORM($card, "accusative") }.
log-kept-hidden = { FORM($seat, "person") ->
    [second] Zatrzymujesz kartę.
   *[third] { $seat } zatrzymuje kartę.
}
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Bierzesz
   *[third] { $seat } bierze
} na rękę { FORM($card, "accusative") }.
log-returned = Karta { FORM($card, "title") } trafia na wierzch talii.
log-hands-traded = { FORM($one, "subject") } i { $other }: zamiana kart na ręce.
log-positions-swapped = { FORM($one, "subject") } i { $other }: zamiana miejsc, ze wszystkimi kartami na ręce i na stole.
log-positions-shifted = Wszyscy przekazują poprzedniemu graczowi karty z ręki i wszystko, co przed nimi leży.
log-rhymed = { FORM($seat, "person") ->
    [second] Mówisz rymowany dwuwiersz.
   *[third] { $seat } mówi rymowany dwuwiersz.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Pozostali uznają, że twój dwuwiersz się nie rymuje.
   *[third] Pozostali uznają, że dwuwiersz { FORM($seat, "genitive") } się nie rymuje.
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
    [birthday] „Dziś są moje urodziny”
    [holiday] „Dziś jest święto”
   *[ordinary] „Dziś jest zwykły dzień”
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] W odpowiedzi na { FORM($to, "accusative") } zagrywasz
   *[third] W odpowiedzi na { FORM($to, "accusative") } { $seat } zagrywa
} { FORM($card, "accusative") }.
log-cancelled = Karta { FORM($card, "title") } zostaje anulowana.
log-redirected = { FORM($seat, "person") ->
    [second] Karta { FORM($card, "title") } trafia przed ciebie.
   *[third] Karta { FORM($card, "title") } trafia przed { FORM($seat, "genitive") }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] Karta { FORM($card, "title") } zostaje u ciebie.
   *[third] Karta { FORM($card, "title") } zostaje u { FORM($seat, "genitive") }.
}
