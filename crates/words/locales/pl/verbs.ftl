# Co się robi. Części zdania zaczynają się małą literą i nie kończą kropką.

## Wybrane karty na stołach, w bierniku

selected-keeper = { $all ->
    [yes] { $whose ->
        [yours] wszystkie swoje { -keeper(number: "many") }
        [others] wszystkie { -keeper(number: "many") } innych graczy
       *[anyones] wszystkie { -keeper(number: "many") } w grze
    }
   *[no] { $whose ->
        [yours] jeden ze swoich { -keeper(number: "many", case: "genitive") }
        [others] { -keeper(case: "accusative") } innego gracza
       *[anyones] dowolny { -keeper(case: "accusative") } w grze
    }
}{ selected-restriction }
selected-creeper = { $all ->
    [yes] { $whose ->
        [yours] wszystkie swoje { -creeper(number: "many") }
        [others] wszystkie { -creeper(number: "many") } innych graczy
       *[anyones] wszystkie { -creeper(number: "many") } w grze
    }
   *[no] { $whose ->
        [yours] jednego ze swoich { -creeper(number: "many", case: "genitive") }
        [others] { -creeper(case: "accusative") } innego gracza
       *[anyones] dowolnego { -creeper(case: "accusative") } w grze
    }
}{ selected-restriction }
selected-either = { $all ->
    [yes] { $whose ->
        [yours] wszystkie swoje { -keeper(number: "many") } i { -creeper(number: "many") }
        [others] wszystkie { -keeper(number: "many") } i { -creeper(number: "many") } innych graczy
       *[anyones] wszystkie { -keeper(number: "many") } i { -creeper(number: "many") } w grze
    }
   *[no] { $whose ->
        [yours] jeden ze swoich { -keeper(number: "many", case: "genitive") } lub jednego ze swoich { -creeper(number: "many", case: "genitive") }
        [others] { -keeper(case: "accusative") } lub { -creeper(case: "accusative") } innego gracza
       *[anyones] dowolny { -keeper(case: "accusative") } lub dowolnego { -creeper(case: "accusative") } w grze
    }
}{ selected-restriction }
selected-named = { $whose ->
    [yours] { FORM($cards, "accusative") } sprzed siebie
    [others] { FORM($cards, "accusative") } innego gracza
   *[anyones] { FORM($cards, "accusative") } dowolnego gracza
}{ selected-restriction }
selected-this = tę kartę
    .weight = light
selected-restriction = { $with-creeper ->
    [yes] { $all ->
        [yes] { " " }z przyklejonymi { -creeper(number: "many", case: "instrumental") }
       *[no] { " " }z przyklejonym { -creeper(case: "instrumental") }
    }
   *[no] { "" }
}{ $except-this ->
    [yes] { " " }z wyjątkiem tej karty
   *[no] { "" }
}

## Ręce i stosy

verb-draw = { $who ->
    [you] dobierz { count-cards }
    [everyone] każdy gracz dobiera { count-cards }
   *[each-other] każdy z pozostałych graczy dobiera { count-cards }
}
verb-draw-per-creeper = każdy gracz dobiera jedną kartę, a kto ma { -creeper(number: "many") }, dobiera zamiast tego po { count-cards.each } za każdego z nich
verb-discard-hand = odrzuć wszystkie karty z ręki
verb-draw-as-many = dobierz tyle samo
verb-discard-from-hand = { $pick ->
    [kind-or-random] { $who ->
        [you] odrzuć { $count ->
            [1] { FORM($kind, "accusative") } z ręki (do wyboru)
           *[other] { count-cards } z ręki, za każdym razem { FORM($kind, "accusative") } (do wyboru)
        }
        [everyone] każdy gracz odrzuca { $count ->
            [1] { FORM($kind, "accusative") } z ręki (do wyboru)
           *[other] { count-cards } z ręki, za każdym razem { FORM($kind, "accusative") } (do wyboru)
        }
       *[each-other] każdy z pozostałych graczy odrzuca { $count ->
            [1] { FORM($kind, "accusative") } z ręki (do wyboru)
           *[other] { count-cards } z ręki, za każdym razem { FORM($kind, "accusative") } (do wyboru)
        }
    }
   *[other] { $pick ->
        [random] { $who ->
            [you] odrzuć losowo { count-cards } z ręki
            [everyone] każdy gracz odrzuca losowo { count-cards } z ręki
           *[each-other] każdy z pozostałych graczy odrzuca losowo { count-cards } z ręki
        }
       *[owner] { $who ->
            [you] odrzuć { count-cards } z ręki
            [everyone] każdy gracz odrzuca { count-cards } z ręki
           *[each-other] każdy z pozostałych graczy odrzuca { count-cards } z ręki
        }
    }
}
verb-draw-and-play = { $how ->
    [all] odłóż na bok karty z ręki, dobierz { count-cards.drawn } i zagraj { $draw ->
        [1] ją
       *[other] je w dowolnej kolejności
    }
    [by-day] odłóż na bok karty z ręki, dobierz { count-cards.drawn } i zagraj z nich w swoje urodziny { FORM($birthday-text, "feminine-accusative") }, w święto { FORM($holiday-text, "feminine-accusative") }, a w zwykły dzień { FORM($ordinary-text, "feminine-accusative") }
   *[count] odłóż na bok karty z ręki, dobierz { count-cards.drawn } i zagraj { FORM($play-text, "feminine-accusative") } z nich
}
    .note = { $how ->
        [all] potem weź odłożone karty z powrotem na rękę; wszystko to liczy się jako jedna zagrana karta
       *[other] resztę odrzuć i weź odłożone karty z powrotem na rękę; wszystko to liczy się jako jedna zagrana karta
    }
verb-play-top = { $count ->
    [one] zagraj wierzchnią kartę talii
   *[other] zagraj wierzchnią kartę talii; możesz to powtórzyć, łącznie do { FORM($count-text, "feminine-genitive") } kart
}
verb-play-from-discard = wybierz ze stosu kart odrzuconych { FORM($kinds, "accusative") } i od razu zagraj wybraną kartę
verb-play-from-hand = wylosuj kartę z ręki innego gracza i od razu ją zagraj
verb-fetch = { $from ->
    [discard] przejrzyj stos kart odrzuconych i weź z niego na rękę dowolną kartę oprócz { -creeper(case: "genitive") }
    [deck] przejrzyj talię, weź z niej na rękę dowolną kartę oprócz { -creeper(case: "genitive") } i przetasuj resztę
   *[both] przejrzyj stos kart odrzuconych albo talię i weź stamtąd na rękę dowolną kartę oprócz { -creeper(case: "genitive") }; talię potem przetasuj
}
verb-wish = wybierz dowolną kartę ze stosu kart odrzuconych
    .note = { one-rule.accusative }, { one-action.accusative } lub { one-surprise.accusative } od razu zagraj, { one-creeper.accusative } oddaj innemu graczowi, a każdą inną kartę weź na rękę i zakończ turę
verb-share-out = dobierz po { count-cards.each } na każdego gracza, łącznie z tobą, i zdecyduj, kto dostanie które
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] każdy z pozostałych graczy oddaje ci { count-cards } z ręki według własnego wyboru
       *[one] wskazany przez ciebie gracz oddaje ci { count-cards } z ręki według własnego wyboru
    }
    [random] { $from ->
        [everyone] wylosuj po { count-cards.each } z ręki każdego z pozostałych graczy i weź je na rękę
       *[one] { $count ->
            [one] wylosuj { count-cards } z ręki innego gracza i weź ją na rękę
           *[other] wylosuj { count-cards } z ręki innego gracza i weź je na rękę
        }
    }
   *[kind-or-random] { $from ->
        [everyone] każdy z pozostałych graczy oddaje ci { $count ->
            [1] { FORM($kind, "accusative") } z ręki (do wyboru)
           *[other] { count-cards } z ręki, za każdym razem { FORM($kind, "accusative") } (do wyboru)
        }
       *[one] wskazany przez ciebie gracz oddaje ci { $count ->
            [1] { FORM($kind, "accusative") } z ręki (do wyboru)
           *[other] { count-cards } z ręki, za każdym razem { FORM($kind, "accusative") } (do wyboru)
        }
    }
}
    .except-holder = kto ma { FORM($card, "accusative") }, nie oddaje nic
verb-trade-hands = zamień się wszystkimi kartami z ręki z dowolnym innym graczem
verb-rotate-hands = każdy gracz przekazuje wszystkie karty z ręki sąsiadowi; ty decydujesz, w lewo czy w prawo
    .holder-chooses = jeśli { FORM($card, "accusative") } ma inny gracz, to on wybiera kierunek
verb-gain-plays = zagraj w tej turze { count-extra-cards }
verb-everyone-may-discard = każdy gracz może odrzucić dowolnie wiele kart z ręki i sprzed siebie
verb-shuffle-discard = wtasuj stos kart odrzuconych do talii

## Stoły

verb-swap-positions = zamień się miejscami z innym graczem: każdy przejmuje karty z ręki drugiego i wszystko, co leży przed nim
verb-shift-positions = karty z ręki każdego gracza i wszystko, co przed nim leży, przechodzą do poprzedniego gracza
verb-swap-keepers = wymień jeden ze swoich { -keeper(number: "many", case: "genitive") } na { -keeper(case: "accusative") } innego gracza
verb-discard = odrzuć { $what }
verb-take = zabierz { $what }
verb-give = oddaj { FORM($what, "weight") ->
    [light] { $what } { receiver }
   *[heavy] { receiver } { $what }
}
receiver = { $to ->
    [chosen] innemu graczowi
    [next] następnemu graczowi
    [random] wylosowanemu innemu graczowi
    [that] temu samemu graczowi
    [active] graczowi, którego jest tura
   *[previous] poprzedniemu graczowi
}
verb-move = przełóż { FORM($what, "weight") ->
    [light] { $what } do innego gracza
   *[heavy] do innego gracza { $what }
}
verb-everyone-gives = każdy gracz wybiera jeden ze swoich { -keeper(number: "many", case: "genitive") } i innego gracza, któremu go daje; wszystkie prezenty zmieniają właściciela jednocześnie
verb-each-loses = wybierz po jednym Fancie od każdego gracza (także swój) i odrzuć je
    .holder-chooses = jeśli { FORM($card, "accusative") } ma inny gracz, to on wybiera
    .hand-instead = kto nie ma { -keeper(number: "many", case: "genitive") }, odrzuca losową kartę z ręki
    .except-holder = kto ma { FORM($card, "accusative") }, nie traci nic
verb-cure = odrzuć { FORM($card, "accusative") } { FORM($card, "agreement") ->
    [feminine] przyklejoną
   *[other] przyklejonego
} do innego twojego { -keeper(case: "genitive") }; sam { -keeper } zostaje
verb-to-hands = wszystkie { -keeper(number: "many") } w grze ze znakiem „{ $mark }” wracają na ręce swoich graczy, a przyklejone do nich { -creeper(number: "many") } zostają przed tymi, którzy wzięli te { -keeper(number: "many") }
    .collector = jeśli ktokolwiek ma { FORM($card, "accusative") }, wszystkie trafiają na rękę tego gracza
verb-mix-tables = potasuj razem wszystkie { -keeper(number: "many") } i { -creeper(number: "many") } w grze, po czym rozdaj je na nowo po jednej karcie, zaczynając od siebie

## Zasady, cele, tury

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [one] odrzuć jedną wybraną { -rule(case: "accusative") } albo żadnej
       *[other] odrzuć do { FORM($count-text, "feminine-genitive") } wybranych { -rule(number: "many", case: "genitive") }
    }
    [half] odrzuć tyle { -rule(number: "many", case: "genitive") } w grze, ile chcesz: od zera do połowy, zaokrąglając w górę
    [half-at-least] odrzuć co najmniej { FORM($count-text, "feminine-accusative") } i najwyżej połowę { -rule(number: "many", case: "genitive") } w grze, zaokrąglając w górę
    [all] odrzuć wszystkie { -rule(number: "many") }
    [limits] odrzuć wszystkie limity kart na ręce i limity { -keeper(number: "many", case: "genitive") }
   *[one] odrzuć jedną wybraną { -rule(case: "accusative") }
}
verb-discard-goals = odrzuć wszystkie { -goal(number: "many") }
verb-extra-turn = po tej turze rozegraj jeszcze jedną
    .note = w ten sposób nie można rozegrać więcej niż dwóch tur z rzędu
verb-end-turn = zakończ turę
verb-choose-one = wybierz jedno: { $options }
verb-rhyme = powiedz na głos rymowany dwuwiersz
