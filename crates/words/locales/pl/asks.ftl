# O co pyta się gracza przy stole Fluxx i co może odpowiedzieć.

ask-by-card = { FORM($card, "title") } – { $question }

ask-before-draw = dobierz karty albo najpierw wykonaj darmową akcję
ask-play = zagraj kartę
ask-before-end = wykonaj darmową akcję albo zakończ turę
ask-hand-limit = odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, by zmieścić się w limicie kart na ręce
ask-keeper-limit = odrzuć { $count ->
    [one] { $count } { -keeper(case: "accusative") }
    [few] { $count } { -keeper(number: "many", case: "accusative") }
   *[many] { $count } { -keeper(number: "many", case: "genitive") }
}, by zmieścić się w limicie { -keeper(number: "many", case: "genitive") }
ask-answer = odpowiedz Niespodzianką na { FORM($about, "accusative") } albo spasuj
ask-replace-goal = wybierz, który z poprzednich { -goal(number: "many", case: "genitive") } ustąpi miejsca nowemu
ask-surplus-goal = wybierz, który { -goal } odrzucić
ask-keep-pair = odrzucić karty, które się znoszą?
ask-play-from-mini-hand = { $first ->
    [yes] zagraj { $count } z dobranych kart
   *[no] zagraj jeszcze { $count } z dobranych kart
}
ask-day = jaki dziś dzień?
ask-card-from-discard-pile = wybierz kartę ze stosu kart odrzuconych
ask-pile = który stos chcesz przejrzeć?
ask-card-from-draw-pile = wybierz kartę z talii
ask-play-top-again = zagrać też następną kartę z wierzchu talii?
ask-effect = wybierz, co z tego zrobić
ask-rhyme = czy padł rymowany dwuwiersz?
ask-judge-rhyme = { $of }: czy dwuwiersz się rymuje?
ask-lose-keeper = { FORM($of, "person") ->
    [second] wybierz, który z twoich { -keeper(number: "many", case: "genitive") } zostanie odrzucony
   *[third] wybierz, który { -keeper } traci { $of }
}
ask-player = wybierz gracza
ask-direction = w którą stronę wędrują karty?
ask-own-keeper = wybierz jeden ze swoich { -keeper(number: "many", case: "genitive") }
ask-their-keeper = wybierz { -keeper(case: "accusative") } innego gracza
ask-discard-from-table = wybierz kartę na stole do odrzucenia
ask-take-from-table = wybierz kartę, którą zabierasz innemu graczowi
ask-give-from-table = wybierz kartę sprzed siebie, którą oddajesz
ask-give-to = wybierz, komu przypadnie { $about }
ask-move-from-table = wybierz kartę na stole do przełożenia
ask-move-to = wybierz, do kogo trafi { $about }
ask-attach-to = wybierz, do którego { -keeper(case: "genitive") } przyklei się { $about }
ask-give-from-hand = wybierz z ręki { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} do oddania
ask-discard-from-hand = wybierz z ręki { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} do odrzucenia
ask-hand-out = { FORM($to, "person") ->
    [second] wybierz kartę dla siebie
   *[third] wybierz kartę dla { FORM($to, "genitive") }
}
ask-may-discard = odrzuć tyle kart, ile chcesz, i wybierz „Gotowe”
ask-discard-rule = { $may-stop ->
    [yes] odrzuć do { $count ->
        [one] { $count } { -rule(case: "genitive") }
       *[other] { $count } { -rule(number: "many", case: "genitive") }
    } albo wybierz „Gotowe”
   *[no] wybierz { -rule(case: "accusative") } do odrzucenia
}

move-play = Zagraj: { FORM($card, "title") }
move-use = Użyj: { FORM($card, "title") }
move-answer = Odpowiedz: { FORM($card, "title") }
move-pass = Spasuj
move-draw = Dobierz karty
move-discard = Odrzuć: { FORM($card, "title") }
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = Zakończ turę
move-draw-count = Dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
act-discard = Odrzuć: { $what }
act-take = Zabierz: { $what }
act-give = Oddaj: { $what }
act-give-to = Komu oddać: { $what }
act-move = Przenieś: { $what }
act-move-to = Dokąd przenieść: { $what }
act-attach = Przyklej do: { $what }
choice-done = Gotowe
choice-left = Do następnego gracza
choice-right = Do poprzedniego gracza
choice-birthday = Moje urodziny
choice-holiday = Święto
choice-ordinary = Zwykły dzień
choice-yes = Tak
choice-no = Nie
choice-random = Wylosuj
choice-past = Stos kart odrzuconych
choice-future = Talia
choice-first = Pierwsze
choice-second = Drugie
choice-third = Trzecie
choice-fourth = Czwarte

## Zasady w tej chwili

now-draw = W każdej turze dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
now-play = W każdej turze zagraj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
now-play-all = W każdej turze zagraj wszystkie karty z ręki.
now-hand-limit = { $count ->
    [0] Nie trzymaj kart na ręce.
    [one] Trzymaj na ręce najwyżej { $count } kartę.
    [few] Trzymaj na ręce najwyżej { $count } karty.
   *[many] Trzymaj na ręce najwyżej { $count } kart.
}
now-no-hand-limit = Nie ma limitu kart na ręce.
now-keeper-limit = { $count ->
    [0] Nie miej przed sobą { -keeper(number: "many", case: "genitive") }.
    [one] Miej przed sobą najwyżej { $count } { -keeper(case: "accusative") }.
    [few] Miej przed sobą najwyżej { $count } { -keeper(number: "many", case: "accusative") }.
   *[many] Miej przed sobą najwyżej { $count } { -keeper(number: "many", case: "genitive") }.
}
now-no-keeper-limit = Nie ma limitu { -keeper(number: "many", case: "genitive") }.
now-goals = { $count ->
    [one] W grze może być { $count } { -goal }.
    [few] W grze mogą być { $count } { -goal(number: "many") }.
   *[many] W grze może być { $count } { -goal(number: "many", case: "genitive") }.
}
now-first-play-random = Jeśli trzeba zagrać kilka kart, pierwsza jest losowana.
now-creepers-harmless = { -creeper(number: "many") } nikomu nie przeszkadzają wygrać.
now-creeper-harmless = Nie przeszkadza wygrać: { FORM($card, "title") }.
now-bonus-yours = Teraz masz ten bonus: { $what }.
now-bonus-not-yours = Teraz ten bonus nie jest twój.
now-bonus-draw = dobierasz o { $count } więcej
now-bonus-play = zagrywasz o { $count } więcej
now-use-now = Można użyć teraz.
now-use-later = Można będzie użyć po odpowiedzi na bieżące pytanie.
now-use-nothing = Teraz nie można jej użyć.
now-use-used = Już użyto w tej turze.
now-use-in-your-turn = Można użyć we własnej turze.
near-has = ma
near-lacks = brakuje
near-lacks-some = brakuje { $count } z
near-lacks-cards = na ręce brakuje { $count ->
    [one] { $count } karty
   *[other] { $count } kart
}
near-lacks-keepers = brakuje { $count ->
    [one] { $count } { -keeper(case: "genitive") }
   *[other] { $count } { -keeper(number: "many", case: "genitive") }
}
near-stopped = zatrzymuje
near-in-the-way = przeszkadza
near-met = jest wszystko
near-tied = jest wszystko, ale ktoś inny też spełnia { -goal(case: "accusative") }
near-in-your-hand = na twojej ręce
near-in-discard = na stosie kart odrzuconych
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = początek tury
phase-draw = przed dobieraniem
phase-play = zagrywanie kart
phase-end = koniec tury
phase-pass = kolej na następną turę

## Ustawienia stołu

option-fewest-rules-discarded = Ile { -rule(number: "many", case: "genitive") } trzeba odrzucić co najmniej, gdy karta pozwala odrzucić do połowy
option-fewest-rules-discarded-card = jak na karcie
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = Prowadzącemu przeszkadza wygrać { -creeper }
option-blocked-leader-skipped = wygrywa następny po nim
option-blocked-leader-nobody-wins = nikt nie wygrywa
option-parting = Dwie karty nie mogą leżeć razem
option-parting-creeper = przechodzi { -creeper }
option-parting-keeper = przechodzi { -keeper }
option-payment = Dwie karty się znoszą
option-payment-automatic = są odrzucane od razu
option-payment-optional = kiedy zdecyduje ich właściciel
option-day = Jaki jest dzień
option-day-ask = pyta się gracza
option-day-birthday = zawsze urodziny gracza
option-day-holiday = zawsze święto
option-day-ordinary = zawsze zwykły dzień
option-rhyme = Kto decyduje, czy dwuwiersz się rymuje
option-rhyme-honour = ten, kto go mówi
option-rhyme-consent = pozostali gracze
option-rhyme-waived = nikt (dwuwiersz nie jest potrzebny)
option-meta-rule = Zasada Nadrzędna
option-meta-rule-none = żadna
option-meta-rule-rules-escalation = każde tasowanie podnosi Zasady Podstawowe
option-meta-rule-no-creepers = bez { -creeper(number: "many", case: "genitive") } w talii
