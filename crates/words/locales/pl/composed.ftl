# Części języka kart, które się łączą: gracze, warunki, miejsca i czynności
# wewnątrz czynności. Części zdania zaczynają się małą literą i nie kończą kropką.

## Gracze

for-players = { $players ->
    [you] zrób tak
    [everyone] każdy gracz robi tak
    [each-other] każdy z pozostałych graczy robi tak
    [chosen] wskazany przez ciebie inny gracz robi tak
    [anyone] wskazany przez ciebie gracz robi tak
    [next] następny gracz robi tak
    [previous] poprzedni gracz robi tak
    [random] wylosowany inny gracz robi tak
    [active] gracz, którego jest tura, robi tak
    [that] ten sam gracz robi tak
    [most-keepers] gracz, który ma najwięcej { -keeper(number: "many", case: "genitive") }, robi tak
    [fewest-keepers] gracz, który ma najmniej { -keeper(number: "many", case: "genitive") }, robi tak
    [most-cards] gracz, który ma najwięcej kart na ręce, robi tak
    [fewest-cards] gracz, który ma najmniej kart na ręce, robi tak
   *[holder] gracz, który ma { FORM($card, "accusative") }, robi tak
}
player-of = { $players ->
    [you] swojej
    [everyone] każdego gracza
    [each-other] każdego z pozostałych graczy
    [chosen] innego gracza, którego wskażesz
    [anyone] gracza, którego wskażesz
    [next] następnego gracza
    [previous] poprzedniego gracza
    [random] wylosowanego innego gracza
    [active] gracza, którego jest tura
    [that] tego samego gracza
    [most-keepers] gracza, który ma najwięcej { -keeper(number: "many", case: "genitive") }
    [fewest-keepers] gracza, który ma najmniej { -keeper(number: "many", case: "genitive") }
    [most-cards] gracza, który ma najwięcej kart na ręce
    [fewest-cards] gracza, który ma najmniej kart na ręce
   *[holder] gracza, który ma { FORM($card, "accusative") }
}

## Karty jednego gracza, w bierniku

selected-keeper-of = { $all ->
    [yes] wszystkie { -keeper(number: "many") } { $owner }
   *[no] jeden z { -keeper(number: "many", case: "genitive") } { $owner }
}{ selected-restriction }
selected-creeper-of = { $all ->
    [yes] wszystkie { -creeper(number: "many") } { $owner }
   *[no] jednego z { -creeper(number: "many", case: "genitive") } { $owner }
}{ selected-restriction }
selected-either-of = { $all ->
    [yes] wszystkie { -keeper(number: "many") } i { -creeper(number: "many") } { $owner }
   *[no] jedną z kart leżących przed graczem ({ -keeper } lub { -creeper } { $owner })
}{ selected-restriction }
selected-named-of = { FORM($cards, "accusative") } { $owner }{ selected-restriction }
selected-marked = { $cards } ze znakiem „{ $mark }”
mark-quoted = znak „{ $mark }”
one-any = karta
    .accusative = kartę

## Czynności wewnątrz czynności

verb-for = { for-players }: { $verbs }
verb-if = jeśli { $conditions }, { $verbs }
verb-otherwise = w przeciwnym razie { $verbs }
verb-repeat = { $per ->
    [none] zrób tak { repeat-times }: { $verbs }
   *[keeper] za { repeat-thing } zrób tak { repeat-times }: { $verbs }
}
repeat-times = { $count ->
    [1] raz
   *[other] { $count-text } razy
}
repeat-thing = { $per ->
    [keeper] każdy { -keeper } przed tobą
    [creeper] każdego { -creeper(case: "accusative") } przed tobą
    [card-in-hand] każdą kartę na twojej ręce
    [player] każdego gracza
    [other-player] każdego innego gracza
    [rule] każdą { -rule(case: "accusative") } w grze
   *[goal] każdy { -goal } w grze
}
verb-by-chance = wylosuj jedno: { $options }
verb-act = zrób przy stole to: „{ $text }” Jeśli to zrobisz, { $verbs }
    .ask = zrób to, co mówi { FORM($about, "title") }. Zrobione?
    .ask-2 = czy { $of } robi to, co mówi { FORM($about, "title") }?
verb-vote = każdy głosuje na innego gracza
    .note = wybrany zostaje gracz, który ma najwięcej głosów; o remisie decyduje los
    .ask = zagłosuj na gracza
    .log = { FORM($seat, "person") ->
        [second] Masz najwięcej głosów.
       *[third] { $seat } ma najwięcej głosów.
    }
verb-look = { $at ->
    [top] obejrzyj wierzchnią kartę talii
   *[hand] { $players ->
        [you] obejrzyj karty na swojej ręce
       *[other] obejrzyj karty na ręce { player-of }
    }
}
    .openly = widzą to wszyscy
verb-do-as = wybierz Akcję ze stosu kart odrzuconych i zrób to, co na niej napisano; ona sama tam zostaje
verb-skip-turn = opuść następną turę
verb-reverse-order = odwróć kolejność gry
verb-win = wygrywasz grę
verb-nobody-wins = gra się kończy i nikt nie wygrywa

## Z miejsca na miejsce

verb-put = { $pick ->
    [random] wylosuj { put-what }
   *[you] weź { put-what }
}{ $only } { $from }{ $pick ->
    [owner] { " " }(wybiera właściciel)
   *[you] { "" }
} i połóż { $to }
    .ask = wybierz kartę
put-what = { $how ->
    [all] wszystkie karty
   *[count] { count-cards }
}
put-only = { " " }(tylko { $cards })
put-from-hand = { $players ->
    [you] z ręki
   *[other] z ręki { player-of }
}
put-from-table = { $players ->
    [you] sprzed siebie
   *[other] ze stołu { player-of }
}
put-from = { $pile ->
    [discard] ze stosu kart odrzuconych
    [top] z wierzchu talii
    [deck] z talii po jej przejrzeniu
    [rules] z { -rule(number: "many", case: "genitive") } w grze
   *[goals] z { -goal(number: "many", case: "genitive") } w grze
}
put-to-hand = { $players ->
    [you] na swoją rękę
   *[other] na rękę { player-of }
}
put-to-table = { $players ->
    [you] przed sobą
   *[other] na stół { player-of }
}
put-to = { $pile ->
    [discard] na stos kart odrzuconych
    [top] na wierzch talii
    [bottom] na spód talii
    [deck] do talii, którą potem przetasuj
   *[play] do gry, od razu zagrywając
}

## Warunki

condition-no-keeper = nie masz przed sobą { -keeper(number: "many", case: "genitive") }
condition-no-creeper = nie masz przed sobą { -creeper(number: "many", case: "genitive") }
condition-first-play = to twoja pierwsza karta zagrana w tej turze
condition-your-turn = jest twoja tura
condition-most-keepers = masz więcej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny
condition-fewest-keepers = masz mniej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny
condition-most-cards = masz na ręce więcej kart niż ktokolwiek inny
condition-fewest-cards = masz na ręce mniej kart niż ktokolwiek inny
condition-no-goal = w grze nie ma { -goal(case: "genitive") }
condition-have = masz { FORM($card, "accusative") }
condition-lack = nie masz { FORM($card, "genitive") }
condition-nobody-has = nikt nie ma { FORM($card, "genitive") }
condition-other-has = inny gracz ma { FORM($card, "accusative") }
condition-in-play = { FORM($card, "title") } jest w grze
condition-keepers = masz co najmniej { count-keepers }
condition-creepers = liczba { -creeper(number: "many", case: "genitive") } przed tobą to co najmniej { $count-text }
condition-cards-in-hand = masz na ręce co najmniej { count-cards }

## Cele

goal-loses = wszyscy przegrywają, gdy tylko o którymkolwiek graczu można powiedzieć: { $demands }
also-wins = wygrywasz także, jeśli { $demands }
demand-marked = masz co najmniej { count-cards } ze znakiem „{ $mark }”
    .next = , a także masz co najmniej { count-cards } ze znakiem „{ $mark }”
demand-points = wartość twoich { -keeper(number: "many", case: "genitive") } to co najmniej { count-points }
    .next = , a wartość twoich { -keeper(number: "many", case: "genitive") } to co najmniej { count-points }
count-points = { $count-text } pkt
demand-lack = nie masz { FORM($cards, "genitive") }
    .next = , a także nie masz { FORM($cards, "genitive") }
demand-other-has = inny gracz ma { FORM($card, "accusative") }
    .next = , a inny gracz ma { FORM($card, "accusative") }
demand-empty-hand = nie masz kart na ręce
    .next = , a na ręce nie masz kart
demand-any-of = prawdą jest co najmniej jedno: { $options }
    .next = , a prawdą jest co najmniej jedno: { $options }
card-value = ta karta jest warta { count-points }

## Właściwości i okazje

modifier-counts-as = na potrzeby Celów ta karta liczy się też jako { FORM($cards, "title") }
modifier-protected = inni gracze nie mogą zabrać, przełożyć ani odrzucić tej karty
modifier-stops = { $players ->
    [nobody] ten { -creeper } nikomu nie przeszkadza w wygranej
    [everyone] dopóki ta karta jest w grze, nikt nie może wygrać, chyba że wymaga jej { -goal }
   *[others] dopóki masz tę kartę przed sobą, nikt inny nie może wygrać, chyba że wymaga jej { -goal }
}
lasts-turn = ta zasada jest odrzucana na końcu tury
lasts-round = ta zasada jest odrzucana, gdy znów zaczyna się tura gracza, który ją zagrał
occasion-once-per-game = darmowa akcja, raz na grę: { $clause }
occasion-end-of-turn = na końcu swojej tury, zanim zaczną obowiązywać limity, { $clause }
occasion-after = { $event ->
    [play] { $by ->
        [you] za każdym razem, gdy zagrywasz { FORM($kind, "accusative") }
        [others] za każdym razem, gdy inny gracz zagrywa { FORM($kind, "accusative") }
       *[anyone] za każdym razem, gdy ktoś zagrywa { FORM($kind, "accusative") }
    }
    [gain] { $by ->
        [you] za każdym razem, gdy przed tobą pojawia się { $kind }
        [others] za każdym razem, gdy przed innym graczem pojawia się { $kind }
       *[anyone] za każdym razem, gdy przed kimś pojawia się { $kind }
    }
    [lose] { $by ->
        [you] za każdym razem, gdy tracisz ze stołu { FORM($kind, "accusative") }
        [others] za każdym razem, gdy inny gracz traci ze stołu { FORM($kind, "accusative") }
       *[anyone] za każdym razem, gdy ktoś traci ze stołu { FORM($kind, "accusative") }
    }
    [draw] { $by ->
        [you] za każdym razem, gdy dobierasz karty
        [others] za każdym razem, gdy inny gracz dobiera karty
       *[anyone] za każdym razem, gdy ktoś dobiera karty
    }
   *[reshuffle] za każdym razem, gdy stos kart odrzuconych staje się nową talią
}, { $clause }
answer-then = potem { $clause }

## Dziennik

log-won-by-effect = { FORM($seat, "person") ->
    [second] Wygrywasz dzięki karcie { FORM($card, "title") }!
   *[third] { $seat } wygrywa dzięki karcie { FORM($card, "title") }!
}
log-nobody-won = { FORM($card, "title") } kończy grę. Nikt nie wygrywa.
log-turn-skipped = { FORM($seat, "person") ->
    [second] Opuszczasz turę.
   *[third] { $seat } opuszcza turę.
}
log-order-reversed = Kolejność gry zostaje odwrócona.
log-chance-chose = Los wybiera: { $number }.
log-put = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } trafia na twoją rękę.
       *[third] { FORM($card, "title") } trafia na rękę { FORM($owner, "genitive") }.
    }
    [table] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } leży teraz przed tobą.
       *[third] { FORM($card, "title") } trafia na stół { FORM($owner, "genitive") }.
    }
    [top] { FORM($card, "title") } trafia na wierzch talii.
    [bottom] { FORM($card, "title") } trafia na spód talii.
   *[deck] { FORM($card, "title") } zostaje wtasowana do talii.
}
log-put-hidden = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] Karta trafia na twoją rękę.
       *[third] Karta trafia na rękę { FORM($owner, "genitive") }.
    }
    [top] Karta trafia na wierzch talii.
    [bottom] Karta trafia na spód talii.
   *[deck] Karta zostaje wtasowana do talii.
}
log-saw-hand = { FORM($owner, "person") ->
    [second] Twoja ręka zostaje pokazana: { $cards }.
   *[third] Na ręce { FORM($owner, "genitive") }: { $cards }.
}
log-saw-top = Na wierzchu talii: { $cards }.
log-saw-hand-hidden = { FORM($seat, "person") ->
    [second] Oglądasz cudzą rękę.
   *[third] { FORM($owner, "person") ->
        [second] { $seat } ogląda karty na twojej ręce.
       *[third] { $seat } ogląda karty na ręce { FORM($owner, "genitive") }.
    }
}
log-saw-top-hidden = { FORM($seat, "person") ->
    [second] Oglądasz wierzchnią kartę talii.
   *[third] { $seat } ogląda wierzchnią kartę talii.
}
log-acted = { FORM($seat, "person") ->
    [second] Robisz to, co mówi { FORM($card, "title") }.
   *[third] { $seat } robi to, co mówi { FORM($card, "title") }.
}
log-not-acted = { FORM($seat, "person") ->
    [second] Nie robisz tego, co mówi { FORM($card, "title") }.
   *[third] { $seat } nie robi tego, co mówi { FORM($card, "title") }.
}

## Ile brakuje do Celu

near-lacks-points = brakuje { $count } pkt
near-cards-to-lose = za dużo kart na ręce: { $count }
near-elsewhere = nikt inny nie ma
