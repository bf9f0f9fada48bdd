# Zdania kart poza samymi czynnościami (verbs.ftl). Części zdania zaczynają się
# małą literą i nie kończą kropką; note to zdanie mówione potem.

creeper-blocks = dopóki masz tę kartę przed sobą, nie możesz wygrać, chyba że wymaga jej { -goal }
while-held = dopóki masz tę kartę przed sobą, { $clause }
meta-stays = tę zasadę wybiera się przed grą i obowiązuje ona do samego końca

## Cele

goal-wins = wygrywasz, jeśli { $demands }
goal-allows = { $creepers } nie { FORM($creepers, "agreement") ->
    [plural] przeszkadzają
   *[other] przeszkadza
} tu w wygranej; każdy inny { -creeper } – tak

demand-have = masz { FORM($cards, "accusative") }
    .next = { " " }oraz { FORM($cards, "accusative") }
demand-at-least = masz co najmniej { FORM($count-text, "feminine-accusative") } z kart: { FORM($cards, "title") }
    .next = { " " }oraz co najmniej { FORM($count-text, "feminine-accusative") } z kart: { FORM($cards, "title") }
demand-only-keeper = { $card } to twój jedyny { -keeper }
    .next = , a { $card } to twój jedyny { -keeper }
demand-nobody-has = nikt nie ma { FORM($card, "genitive") }
    .next = , a nikt nie ma { FORM($card, "genitive") }
demand-most-cards = masz na ręce co najmniej { count-cards } i więcej niż ktokolwiek inny
    .next = , a na ręce masz co najmniej { count-cards } i więcej niż ktokolwiek inny
demand-most-keepers = masz przed sobą co najmniej { count-keepers } i więcej niż ktokolwiek inny
    .next = , a przed sobą masz co najmniej { count-keepers } i więcej niż ktokolwiek inny

## Zasady stałe

modifier-draw = w każdej turze dobierz { count-cards }
    .note = kto zagrywa tę kartę, od razu dobiera brakujące
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
    .note = w swojej turze przestrzegasz limitu dopiero na jej końcu; pozostali od razu odrzucają nadmiar
modifier-keeper-limit = { $count ->
    [0] nie miej przed sobą { -keeper(number: "many", case: "genitive") }
   *[other] miej przed sobą najwyżej { count-keepers }
}
    .note = w swojej turze przestrzegasz limitu dopiero na jej końcu; pozostali od razu odrzucają nadmiar
modifier-goals = w grze może leżeć naraz do { FORM($count-text, "genitive") } { $count ->
    [one] { -goal(case: "genitive") }
   *[other] { -goal(number: "many", case: "genitive") }
} i do wygranej wystarczy spełnić dowolny z nich
    .note = kto zagra o jeden za dużo, ten wybiera, który z poprzednich odrzucić
modifier-first-play-random = jeśli w tej turze masz zagrać więcej niż jedną kartę, pierwszą losuje się z twojej ręki
bonus-fewest-keepers = jeśli masz mniej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny, w swojej turze { $gains }
bonus-most-keepers = jeśli masz więcej { -keeper(number: "many", case: "genitive") } niż ktokolwiek inny, w swojej turze { $gains }
bonus-everyone-while = dopóki ktokolwiek ma { FORM($card, "accusative") }, w swojej turze { $gains }
bonus-holder-of = jeśli masz { FORM($card, "accusative") }, w swojej turze { $gains }
gain-draw = dobieraj { count-extra-cards }
gain-play = zagrywaj { count-extra-cards }
gain-hand-limit = trzymaj na ręce { count-cards } ponad limit
gain-keeper-limit = miej przed sobą { count-keepers } ponad limit
modifier-inflate = każda liczba zapisana cyframi na innej karcie jest o jeden większa
    .note = liczby zapisane słowami się nie zmieniają
modifier-creepers-harmless = { $held ->
    [yes] dopóki masz tę kartę przed sobą, { -creeper(number: "many") } nie przeszkadzają ci wygrać
   *[no] { -creeper(number: "many") } nikomu nie przeszkadzają wygrać
}
modifier-creeper-harmless = { $held ->
    [yes] dopóki masz tę kartę przed sobą, { $card } nie { FORM($card, "agreement") ->
        [plural] przeszkadzają
       *[other] przeszkadza
    } ci wygrać
   *[no] { $card } nikomu nie { FORM($card, "agreement") ->
        [plural] przeszkadzają
       *[other] przeszkadza
    } wygrać
}
modifier-also-need = dopóki ktokolwiek ma { FORM($card, "accusative") }, zwycięzca też musi { FORM($card, "agreement") ->
    [masculine] go
    [feminine] ją
   *[other] je
} mieć
    .note = nie { FORM($card, "agreement") ->
        [plural] przeszkadzają
       *[other] przeszkadza
    } wtedy nikomu w wygranej
modifier-attaches = karta przykleja się do jednego z twoich { -keeper(number: "many", case: "genitive") }, gdy tylko jakiś masz, i odtąd wędrują oraz odpadają razem
modifier-attaches-to-mark = karta przykleja się do jednego z twoich { -keeper(number: "many", case: "genitive") } ze znakiem „{ $mark }”, gdy tylko jakiś masz, i odtąd wędrują oraz odpadają razem
modifier-disables-host = { -keeper }, do którego przyklejona jest ta karta, traci swoje zdolności
modifier-stands-in = gdy inny gracz zabiera lub odrzuca inny z twoich { -keeper(number: "many", case: "genitive") }, zamiast niego odchodzi ta karta
modifier-projects = w twojej turze jeden { -keeper } innego gracza, ze wszystkim, co do niego przyklejone, liczy się do wygranej jako twój, a nie jego
modifier-returns-to-deck = odrzucona ze stołu, ta karta trafia na wierzch talii
modifier-moves-on = na koniec twojej tury ta karta przechodzi do następnego gracza
modifier-gets-back = jeśli zagrywasz { FORM($card, "accusative") }, mając tę kartę przed sobą, zagrana karta wraca ci na rękę
modifier-escalates = za każdym razem, gdy karty odrzucone stają się nową talią, Zasady Podstawowe każą dobierać i zagrywać o jedną kartę więcej
modifier-no-creepers = przed rozdaniem kart usuń z talii wszystkie { -creeper(number: "many") }

## Zdolności

occasion-once-per-turn = darmowa akcja, raz na turę: { $clause }
occasion-free-action = darmowa akcja w swojej turze: { $clause }
occasion-start-of-turn = na początku swojej tury, przed dobieraniem, { $clause }
occasion-together-with = gdy tylko masz także { FORM($card, "accusative") }, { $clause }
occasion-may-decline = dopóki { -creeper(number: "many") } nikomu nie przeszkadzają wygrać, możesz tego nie robić
occasion-alone = jeśli nie masz przed sobą nic innego, { $clause }, kiedy tylko zechcesz
occasion-goals-change = za każdym razem, gdy zmienia się { -goal }, { $clause }
ability-when = jeśli { $conditions }, { $clause }
condition-empty-hand = nie masz kart na ręce
condition-card-in-hand = masz karty na ręce
condition-play-owed = musisz jeszcze coś zagrać
condition-keeper-on-table = masz przed sobą { -keeper(case: "accusative") }
condition-creeper-on-table = masz przed sobą { -creeper(case: "accusative") }
condition-both-on-table = masz przed sobą { -keeper(case: "accusative") } i { -creeper(case: "accusative") }

## Niespodzianki

surprise-own-turn = w swojej turze: { $clause }
surprise-cancels = w dowolnej chwili: anuluj inną { -surprise(case: "accusative") }
answer-to-played = poza swoją turą: gdy inny gracz zagrywa { FORM($kind, "accusative") }, { $does ->
    [cancel] anuluj tę kartę – zostaje odrzucona bez żadnego efektu
    [redirect] przejmij tę kartę – trafia przed ciebie
   *[steal-back] anuluj tę kartę i zabierz jeden z { -keeper(number: "many", case: "genitive") } tego gracza
}
answer-to-steal = poza swoją turą: gdy inny gracz zabiera ci { -keeper(case: "accusative") }, { $does ->
    [cancel] anuluj to i zatrzymaj go
    [redirect] niech wróci przed ciebie
   *[steal-back] zatrzymaj go, a ponadto zabierz jeden z { -keeper(number: "many", case: "genitive") } tego gracza
}

## Zasady Podstawowe

basic-rules-numbers = w każdej turze dobierz { count-cards.drawn } i zagraj { FORM($play-text, "feminine-accusative") }
basic-rules-limits = nie ma limitu kart ani limitu { -keeper(number: "many", case: "genitive") }

## Wyjaśnienia przy kartach

ruling-goal = Kto jako jedyny go spełnia, wygrywa od razu, w czyjejkolwiek turze. Jeśli spełnia go kilka osób, na razie nikt nie wygrywa.
ruling-creeper = Wykłada się go od razu po dobraniu i dobiera za niego inną kartę. Nigdy nie liczy się jako { -keeper }.
ruling-surprise = Inna { -surprise } może ją anulować. Poza własną turą nie jest zagraniem.
ruling-draw = Jeśli w tej turze dobrano mniej, brakujące karty dobiera się od razu; nic się nie zwraca.
ruling-play = Karty już zagrane w tej turze liczą się, ta też.
ruling-hand-limit = Poza swoją turą odrzuca się od razu, we własnej dopiero na końcu. To limit, a nie powód do dobierania.
ruling-keeper-limit = Poza swoją turą odrzuca się od razu, we własnej dopiero na końcu. { -creeper(number: "many") } się nie liczą.
ruling-goals = Drugiego miejsca nie trzeba zajmować. Gdy ta zasada odpada, kto ją usunął, wybiera, który { -goal } odpada z nią.
ruling-inflate = Rosną tylko liczby zapisane cyframi; „jeden” słownie zostaje jednym.
ruling-first-play-random = Premie się liczą: działa, gdy tylko trzeba zagrać więcej niż jedną kartę.
ruling-bonus = Jeśli premia przypadnie ci w trakcie twojej tury, dostajesz ją od razu, ale tylko raz w turze.
ruling-attaches = Przechodzi, jest zabierany i odrzucany razem ze swoją kartą.
ruling-free-action = To nie jest zagranie. Wykonuje się ją we własnej turze, przed dobraniem albo między zagraniami, nigdy w trakcie innego efektu.
ruling-draw-and-play = Wszystko, co się przez nią zagra, należy do tego jednego zagrania; ręka jest na ten czas odłożona.
ruling-extra-turn = Limity obowiązują jeszcze przed dodatkową turą.
ruling-end-turn = Tura kończy się, nawet jeśli trzeba było jeszcze grać; najpierw obowiązują limity.
ruling-hands = Kto ma potem za dużo kart poza swoją turą, od razu zachowuje limit.
ruling-goals-third = Gdy jest o jeden Cel za dużo, najpierw wybiera się, który odpada, a dopiero potem sprawdza, kto wygrał.
ruling-inflate-inside = W środku Akcji, która każe dobierać i zagrywać, rosną też jej liczby.
ruling-more = Rozpoczęte dobieranie zachowuje swoją liczbę. Kto traci tę kartę poza swoją turą, od razu stosuje się do niższego limitu.
ruling-also-need = Dopóki ta karta u nikogo nie leży, nie jest potrzebna. Żadna inna zasada z niej nie zwalnia.
ruling-attaches-where = Kto przenosi go do innego gracza, wybiera, do czego się dołączy.
ruling-stands-in = Nie chroni przed limitami ani przed tym, co robi jej własny gracz.
ruling-projects = W twojej turze skopiowana karta liczy się tobie, a nie właścicielowi, razem ze wszystkimi Zonkami na niej.
ruling-returns = Wraca tylko ta karta; to, co było do niej dołączone, zostaje na stosie odrzuconych.
ruling-goals-change = Przechodzi przy każdej zmianie, także gdy odpada jeden z dwóch Celów. Dopiero potem sprawdza się, kto wygrał.
ruling-alone = Można go odrzucić także później, w dowolnej chwili, dopóki leży sam.
ruling-together = To nie jest zagranie, a kto wygrał, sprawdza się dopiero potem.
ruling-cards-in-hand = Karta, którą się właśnie zagrywa, i karty odłożone nie są na ręce.
ruling-most = Kto jest zatrzymany przez Zonka, nie liczy się i wygrywa następny, chyba że przy stole ustalono inaczej.
ruling-play-top = Ta karta nie trafia na rękę. Trzeba ją zagrać bez względu na to, co robi, nawet jeśli kończy turę.
ruling-play-from-discard = Nie można wziąć ani tej karty, ani Akcji, która jeszcze trwa.
ruling-extra-turn-once = Zagrana dwa razy w jednej turze i tak daje jedną dodatkową turę.
ruling-half = Połowę liczby nieparzystej zaokrągla się w górę.
ruling-per-creeper = Zonki dobrane w tym czasie też się liczą.
ruling-reshuffle = Jeśli trzeba przy tym przetasować odrzucone karty, tej wśród nich nie ma.
ruling-shuffle = Tej karty ani Akcji, które jeszcze trwają, się nie wtasowuje.
ruling-cure = Działa na dołączonego Zonka; leżący osobno zostaje, chyba że przy stole ustalono inaczej.
ruling-swap-positions = Limity ręki obowiązują po zamianie. Następne gra miejsce za tym, które opuszczasz.
ruling-moved-creeper = Kto tak dostaje Zonka, nie dobiera za niego karty.
ruling-answer-played = Tylko zaraz po ogłoszeniu karty. Nie zatrzyma darmowych akcji kart, które już leżą na stole.
ruling-answer-steal = Odrzucenie czyjejś karty to nie kradzież.
ruling-draw-and-end = Zonk dobrany przy tym zostaje do twojej następnej tury: dobranie i koniec tury to jedno.
ruling-day = Jaki jest dzień, mówi ten, kto ją zagrał, chyba że ustalono to przy stole.
