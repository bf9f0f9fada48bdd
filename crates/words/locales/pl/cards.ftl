# Zdania kart poza samymi czynnościami (verbs.ftl). Części zdania zaczynają się
# małą literą i nie kończą kropką; note to zdanie mówione potem.

creeper-blocks = dopóki masz tę kartę przed sobą, nie możesz wygrać, chyba że wymaga jej { -goal }
while-held = dopóki masz tę kartę przed sobą, { $clause }
meta-stays = tę zasadę wybiera się przed grą i obowiązuje ona do samego końca

## Cele

goal-wins = wygrywasz, jeśli { $demands }
goal-allows = { FORM($creepers, "agreement") ->
    [plural] { FORM($creepers, "title") } nie przeszkadzają
   *[other] { $creepers } nie przeszkadza
} tu w wygranej; każdy inny { -creeper } – tak

demand-have = masz { FORM($cards, "accusative") }
    .next = { " " }oraz { FORM($cards, "accusative") }
demand-at-least = { $count ->
    [1] masz { FORM($cards, "accusative") }
   *[other] masz dowolne { FORM($count-text, "feminine-accusative") } z kart: { FORM($cards, "title") }
}
    .next = { $count ->
        [1] , a także { FORM($cards, "accusative") }
       *[other] , a także dowolne { FORM($count-text, "feminine-accusative") } z kart: { FORM($cards, "title") }
    }
demand-only-keeper = twój jedyny { -keeper } to { FORM($card, "title") }
    .next = , a twój jedyny { -keeper } to { FORM($card, "title") }
demand-nobody-has = nikt nie ma { FORM($card, "genitive") }
    .next = , a nikt nie ma { FORM($card, "genitive") }
demand-most-cards = masz na ręce co najmniej { count-cards } i więcej niż ktokolwiek inny
    .next = , a na ręce masz co najmniej { count-cards } i więcej niż ktokolwiek inny
demand-most-keepers = masz przed sobą co najmniej { count-keepers } i więcej niż ktokolwiek inny
    .next = , a przed sobą masz co najmniej { count-keepers } i więcej niż ktokolwiek inny

## Zasady stałe

modifier-draw = w każdej turze dobierz { count-cards }
    .note = { $count ->
        [0] { "" }
       *[other] kto zagrywa tę kartę, od razu dobiera brakujące karty
    }
modifier-play = w każdej turze zagraj { count-cards }
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] jeśli masz ich mniej, zagraj wszystkie
    }
modifier-play-all = w każdej turze zagraj wszystkie karty z ręki
modifier-play-by-day = w każdej turze zagraj tyle kart: w swoje urodziny { FORM($birthday-text, "feminine-accusative") }, w święto { FORM($holiday-text, "feminine-accusative") }, a w zwykły dzień { FORM($ordinary-text, "feminine-accusative") }
modifier-hand-limit = { $count ->
    [0] nie trzymaj kart na ręce
   *[other] trzymaj na ręce najwyżej { count-cards }
}
    .note = poza swoją turą odrzuć nadmiar od razu, w swojej – na jej końcu
modifier-keeper-limit = { $count ->
    [0] nie miej przed sobą { -keeper(number: "many", case: "genitive") }
   *[other] miej przed sobą najwyżej { count-keepers }
}
    .note = poza swoją turą odrzuć nadmiar od razu, w swojej – na jej końcu
modifier-goals = { $count ->
    [0] w grze nie może być { -goal(case: "genitive") }
    [1] w grze może być tylko jeden { -goal }
    [few] w grze mogą być naraz { $count-text } { -goal(number: "many") }; wystarczy spełnić jeden z nich
   *[many] w grze może być naraz { $count-text } { -goal(number: "many", case: "genitive") }; wystarczy spełnić jeden z nich
}
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] kto zagra kolejny, wybiera, który z poprzednich odrzucić
    }
modifier-first-play-random = jeśli zasady każą ci zagrać w turze więcej niż jedną kartę, pierwszą losuje się z twojej ręki
bonus-fewest-keepers = jeśli masz mniej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny, w swojej turze { $gains }
bonus-most-keepers = jeśli masz więcej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny, w swojej turze { $gains }
bonus-everyone-while = dopóki ktokolwiek ma { FORM($card, "accusative") }, w swojej turze { $gains }
bonus-holder-of = jeśli masz { FORM($card, "accusative") }, w swojej turze { $gains }
gain-draw = dobieraj { count-extra-cards }
gain-play = zagrywaj { count-extra-cards }
gain-each-turn = w każdej turze { $gains }
gain-turn-and-limits = { $turn }, a { $limits }
gain-limits = twój limit kart na ręce i limit { -keeper(number: "many", case: "genitive") } są wyższe o { $count-text }
gain-hand-limit = twój limit kart na ręce jest wyższy o { $count-text }
gain-keeper-limit = twój limit { -keeper(number: "many", case: "genitive") } jest wyższy o { $count-text }
modifier-inflate = każda liczba zapisana cyframi na innej karcie jest o jeden większa
    .note = liczby zapisane słowami się nie zmieniają
modifier-creepers-harmless = { $held ->
    [yes] dopóki masz tę kartę przed sobą, { -creeper(number: "many") } nie przeszkadzają ci wygrać
   *[no] { -creeper(number: "many") } nikomu nie przeszkadzają wygrać
}
modifier-creeper-harmless = { $held ->
    [yes] dopóki masz tę kartę przed sobą, { $card } nie przeszkadza ci wygrać
   *[no] { $card } nikomu nie przeszkadza wygrać
}
modifier-also-need = dopóki ktokolwiek ma { FORM($card, "accusative") }, bez tej karty nikt nie może wygrać
    .note = sama nie przeszkadza wtedy nikomu w wygranej
modifier-attaches = gdy tylko zdobędziesz { -keeper(case: "accusative") }, wybierz jeden ze swoich { -keeper(number: "many", case: "genitive") } i przyklej do niego tę kartę; odtąd są przenoszone i odrzucane razem
modifier-attaches-to-mark = gdy tylko zdobędziesz { -keeper(case: "accusative") } ze znakiem „{ $mark }”, wybierz jeden z takich { -keeper(number: "many", case: "genitive") } i przyklej do niego tę kartę; odtąd są przenoszone i odrzucane razem
modifier-disables-host = { -keeper }, do którego przyklejona jest ta karta, traci swoje zdolności
modifier-stands-in = gdy inny gracz zabiera lub odrzuca inny z twoich { -keeper(number: "many", case: "genitive") }, zamiast niego tracisz tę kartę
modifier-projects = w twojej turze wybrany przez ciebie { -keeper } innego gracza, ze wszystkim, co do niego przyklejone, liczy się do wygranej jako twój, a nie jego
modifier-returns-to-deck = odrzucona ze stołu, ta karta trafia na wierzch talii
modifier-moves-on = na koniec twojej tury ta karta przechodzi do następnego gracza
modifier-gets-back = jeśli zagrywasz { FORM($card, "accusative") }, mając tę kartę przed sobą, karta { FORM($card, "title") } wraca potem na twoją rękę
modifier-escalates = za każdym razem, gdy karty odrzucone stają się nową talią, Zasady Podstawowe rosną o jeden: dobieraj o jedną kartę więcej i zagrywaj o jedną kartę więcej
modifier-no-creepers = przed rozdaniem kart usuń z talii wszystkie { -creeper(number: "many") }

## Zdolności

occasion-once-per-turn = darmowa akcja, raz na turę: { $clause }
occasion-free-action = darmowa akcja w swojej turze: { $clause }
occasion-start-of-turn = na początku twojej tury, przed dobieraniem, { $clause }
occasion-start-of-turn-when = jeśli na początku twojej tury { $conditions }, najpierw { $clause }
occasion-together-with = gdy tylko zdobędziesz także { FORM($card, "accusative") }, { $clause }
occasion-may-decline = dopóki { -creeper(number: "many") } nikomu nie przeszkadzają wygrać, możesz tego nie robić
occasion-alone = jeśli nie masz przed sobą nic innego, w dowolnym momencie możesz zrobić tak: { $clause }
occasion-alone-discard = jeśli nie masz przed sobą nic innego, możesz w dowolnym momencie odrzucić tę kartę
occasion-goals-change = za każdym razem, gdy w grze zmienia się { -goal }, { $clause }
ability-when = jeśli { $conditions }, { $clause }
condition-empty-hand = nie masz kart na ręce
condition-card-in-hand = masz karty na ręce
condition-play-owed = nie zagrano jeszcze ostatniej karty w tej turze
condition-keeper-on-table = masz przed sobą { -keeper(case: "accusative") }
condition-creeper-on-table = masz przed sobą { -creeper(case: "accusative") }
condition-both-on-table = masz przed sobą { -keeper(case: "accusative") } i { -creeper(case: "accusative") }

## Niespodzianki

surprise-own-turn = w swojej turze: { $clause }
surprise-cancels = w dowolnym momencie: anuluj inną { -surprise(case: "accusative") }
answer-to-played = poza swoją turą: gdy inny gracz zagrywa { FORM($kind, "accusative") }, { $does ->
    [cancel] anuluj { FORM($kind, "pronoun") } – karta zostaje odrzucona bez efektu
    [redirect] przejmij { FORM($kind, "pronoun") } – karta trafia przed ciebie
   *[steal-back] anuluj { FORM($kind, "pronoun") } i zabierz jeden z { -keeper(number: "many", case: "genitive") } tego gracza
}
answer-to-steal = poza swoją turą: gdy inny gracz zabiera ci { -keeper(case: "accusative") }, { $does ->
    [cancel] anuluj kradzież i zatrzymaj go
    [redirect] zostaje on przed tobą
   *[steal-back] anuluj kradzież i zabierz w zamian jeden z { -keeper(number: "many", case: "genitive") } tego gracza
}

## Zasady Podstawowe

basic-rules-numbers = w każdej turze dobierz { count-cards.drawn } i zagraj { FORM($play-text, "feminine-accusative") }
basic-rules-limits = nie ma limitu kart na ręce ani limitu { -keeper(number: "many", case: "genitive") }

## Wyjaśnienia przy kartach

ruling-goal = Wygrywa natychmiast gracz, który jako jedyny go spełnia, nawet w turze innego gracza. Jeśli spełnia go kilku, gra toczy się dalej.
ruling-creeper = Po dobraniu od razu wyłóż go przed siebie i dobierz inną kartę. Nigdy nie liczy się jako { -keeper }.
ruling-surprise = Inna { -surprise } może ją anulować. Poza swoją turą nie liczy się jako zagrana karta.
ruling-draw = Jeśli w tej turze dobrano mniej, brakujące karty dobiera się od razu; nic się nie zwraca.
ruling-play = Karty już zagrane w tej turze liczą się, ta też.
ruling-hand-limit = Poza swoją turą odrzuca się od razu, we własnej dopiero na końcu. To limit, a nie powód do dobierania.
ruling-keeper-limit = Poza swoją turą odrzuca się od razu, we własnej dopiero na końcu. { -creeper(number: "many") } się nie liczą.
ruling-goals = Drugiego { -goal(case: "genitive") } nie trzeba zagrywać. Gdy ta zasada zostaje odrzucona, ten, kto ją usunął, wybiera, który { -goal } odrzucić wraz z nią.
ruling-inflate = Rosną tylko liczby zapisane cyframi; słowo „jeden” to nadal jeden.
ruling-first-play-random = Bonusy się liczą: działa, gdy tylko trzeba zagrać więcej niż jedną kartę.
ruling-bonus = Jeśli bonus przypadnie ci w trakcie twojej tury, dostajesz go od razu, ale tylko raz w turze.
ruling-attaches = Jest przenoszony, zabierany i odrzucany razem ze swoim { -keeper(case: "instrumental") }.
ruling-free-action = Nie liczy się jako zagrana karta. Wykonuje się ją we własnej turze, przed dobraniem albo między zagrywanymi kartami, nigdy w trakcie innego efektu.
ruling-draw-and-play = Wszystko, co się przez nią zagra, liczy się jako jedna zagrana karta; karty z ręki są na ten czas odłożone.
ruling-extra-turn = Limity sprawdza się jeszcze przed dodatkową turą.
ruling-end-turn = Tura kończy się, nawet jeśli trzeba było jeszcze grać; najpierw sprawdza się limity.
ruling-hands = Kto ma potem za dużo kart poza swoją turą, od razu odrzuca nadmiar.
ruling-goals-third = Gdy jest o jeden Cel za dużo, najpierw wybiera się, który odrzucić, a dopiero potem sprawdza, kto wygrał.
ruling-inflate-inside = W trakcie Akcji, która każe dobierać i zagrywać, rosną też jej własne liczby.
ruling-more = Jeśli już dobierasz karty, ich liczba się nie zmienia. Tracąc tę kartę poza swoją turą, od razu odrzuć nadmiar ponad niższy limit.
ruling-also-need = Dopóki ta karta przed nikim nie leży, nie jest potrzebna. Żadna inna zasada z niej nie zwalnia.
ruling-attaches-where = Kto przenosi go do innego gracza, wybiera, do czego się przyklei.
ruling-stands-in = Nie chroni przed limitami ani przed tym, co robi jej własny gracz.
ruling-projects = W twojej turze ten Fant i wszystkie przyklejone do niego Zonki liczą się jako twoje, a nie właściciela.
ruling-returns = Wraca tylko ta karta; to, co było do niej przyklejone, zostaje na stosie kart odrzuconych.
ruling-goals-change = Przechodzi przy każdej zmianie, także gdy odrzuca się jeden z dwóch Celów. Dopiero potem sprawdza się, kto wygrał.
ruling-alone = Można go odrzucić także później, w dowolnym momencie, dopóki leży sam.
ruling-together = Nie liczy się jako zagrana karta, a kto wygrał, sprawdza się dopiero potem.
ruling-cards-in-hand = Karta, którą się właśnie zagrywa, i karty odłożone nie są na ręce.
ruling-most = Gracza, któremu przeszkadza Zonk, pomija się i wygrywa następny po nim, chyba że przy stole ustalono inaczej.
ruling-play-top = Ta karta nie trafia na rękę. Trzeba ją zagrać bez względu na to, co robi, nawet jeśli kończy turę.
ruling-play-from-discard = Nie można wziąć ani tej karty, ani Akcji, która jeszcze trwa.
ruling-extra-turn-once = Zagrana dwa razy w jednej turze i tak daje jedną dodatkową turę.
ruling-half = Połowę liczby nieparzystej zaokrągla się w górę.
ruling-per-creeper = Zonki dobrane po drodze też się liczą.
ruling-reshuffle = Jeśli trzeba przy tym przetasować karty odrzucone, tej karty wśród nich nie ma.
ruling-shuffle = Tej karty ani Akcji, które jeszcze trwają, się nie wtasowuje.
ruling-cure = Działa na przyklejonego Zonka; leżący osobno zostaje, chyba że przy stole ustalono inaczej.
ruling-swap-positions = Limit kart sprawdza się po zamianie. Następna jest osoba za miejscem, które opuszczasz.
ruling-moved-creeper = Kto dostaje Zonka w ten sposób, nie dobiera za niego karty.
ruling-answer-played = Tylko zaraz po ogłoszeniu karty. Nie zatrzyma darmowych akcji kart, które już leżą na stole.
ruling-answer-steal = Odrzucenie czyjejś karty to nie kradzież.
ruling-draw-and-end = Zonk dobrany w ten sposób zostaje do twojej następnej tury: dobranie i koniec tury następują razem.
ruling-day = Jaki jest dzień, mówi ten, kto ją zagrał, chyba że ustalono to przy stole.
