# Słowa gry. -keeper(number: "many", case: "genitive") to „Fantów”.

-rule = { $number ->
   *[one] { $case ->
       *[nominative] Nowa Zasada
        [genitive] Nowej Zasady
        [accusative] Nową Zasadę
    }
    [many] { $case ->
       *[nominative] Nowe Zasady
        [genitive] Nowych Zasad
        [accusative] Nowe Zasady
    }
}
-goal = { $number ->
   *[one] { $case ->
       *[nominative] Cel
        [genitive] Celu
        [accusative] Cel
    }
    [many] { $case ->
       *[nominative] Cele
        [genitive] Celów
        [accusative] Cele
    }
}
-keeper = { $number ->
   *[one] { $case ->
       *[nominative] Fant
        [genitive] Fantu
        [accusative] Fant
        [instrumental] Fantem
    }
    [many] { $case ->
       *[nominative] Fanty
        [genitive] Fantów
        [accusative] Fanty
        [instrumental] Fantami
    }
}
-creeper = { $number ->
   *[one] { $case ->
       *[nominative] Zonk
        [genitive] Zonka
        [accusative] Zonka
        [instrumental] Zonkiem
    }
    [many] { $case ->
       *[nominative] Zonki
        [genitive] Zonków
        [accusative] Zonki
        [instrumental] Zonkami
    }
}
-surprise = { $case ->
   *[nominative] Niespodzianka
    [accusative] Niespodziankę
}

## Rodzaje kart, tak jak są podpisane.

kind-rule = Nowa Zasada
kind-goal = Cel
kind-keeper = Fant
kind-creeper = Zonk
kind-action = Akcja
kind-surprise = Niespodzianka
kind-meta = Zasada Nadrzędna
kind-basic = Zasady Podstawowe
kind-with-marks = { $kind } · { $marks }
mark-brain = inteligentna forma życia
mark-gear = urządzenie mechaniczne
mark-animal = zwierzę
mark-sky = niebo
mark-food = jedzenie

## Jedna karta danego rodzaju wewnątrz zdania.

one-rule = Nowa Zasada
    .accusative = Nową Zasadę
    .pronoun = ją
one-goal = Cel
    .pronoun = go
one-keeper = Fant
    .pronoun = go
one-creeper = Zonk
    .accusative = Zonka
    .pronoun = go
one-action = Akcja
    .accusative = Akcję
    .pronoun = ją
one-surprise = Niespodzianka
    .accusative = Niespodziankę
    .pronoun = ją
one-meta = Zasada Nadrzędna
    .accusative = Zasadę Nadrzędną
    .pronoun = ją
one-random = losowa karta
    .accusative = losową kartę
card-title = „{ $name }”
named = { $kind ->
    [rule] Nowa Zasada
    [rules] Nowe Zasady
    [goal] Cel
    [goals] Cele
    [keeper] Fant
    [keepers] Fanty
    [creeper] Zonk
    [creepers] Zonki
    [action] Akcja
    [actions] Akcje
    [surprise] Niespodzianka
    [surprises] Niespodzianki
    [cards] karty
   *[card] karta
} { $names }
    .genitive = { $kind ->
        [rule] Nowej Zasady
        [rules] Nowych Zasad
        [goal] Celu
        [goals] Celów
        [keeper] Fantu
        [keepers] Fantów
        [creeper] Zonka
        [creepers] Zonków
        [action] Akcji
        [actions] Akcji
        [surprise] Niespodzianki
        [surprises] Niespodzianek
        [cards] kart
       *[card] karty
    } { $names }
    .accusative = { $kind ->
        [rule] Nową Zasadę
        [rules] Nowe Zasady
        [goal] Cel
        [goals] Cele
        [keeper] Fant
        [keepers] Fanty
        [creeper] Zonka
        [creepers] Zonki
        [action] Akcję
        [actions] Akcje
        [surprise] Niespodziankę
        [surprises] Niespodzianki
        [cards] karty
       *[card] kartę
    } { $names }
    .title = { $names }
    .agreement = { $kind ->
        [rules] plural
        [goals] plural
        [keepers] plural
        [creepers] plural
        [actions] plural
        [surprises] plural
        [cards] plural
        [goal] masculine
        [keeper] masculine
        [creeper] masculine
       *[other] feminine
    }

## Nazwy kart wewnątrz zdania. Znana nazwa odmienia się sama, nieznana stoi
## przy słowie „karta”.


## Wyliczenia.

list-more = { $head }, { $next }
list-more-last = { $head }, { $last }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-then = { $head } i { $last }
choice-or = { $option }; albo { $others }

## Liczby słownie.

number-0 = zero
    .feminine-genitive = zera
    .genitive = zera
number-1 = jeden
    .feminine = jedna
    .feminine-accusative = jedną
    .genitive = jednego
    .feminine-genitive = jednej
    .feminine-locative = jednej
number-2 = dwa
    .feminine = dwie
    .feminine-accusative = dwie
    .genitive = dwóch
    .feminine-genitive = dwóch
    .feminine-locative = dwie
number-3 = trzy
    .genitive = trzech
    .feminine-genitive = trzech
number-4 = cztery
    .genitive = czterech
    .feminine-genitive = czterech
number-5 = pięć
    .genitive = pięciu
    .feminine-genitive = pięciu
number-6 = sześć
    .genitive = sześciu
    .feminine-genitive = sześciu
number-7 = siedem
    .genitive = siedmiu
    .feminine-genitive = siedmiu
number-8 = osiem
    .genitive = ośmiu
    .feminine-genitive = ośmiu
number-9 = dziewięć
    .genitive = dziewięciu
    .feminine-genitive = dziewięciu
number-10 = dziesięć
    .genitive = dziesięciu
    .feminine-genitive = dziesięciu
number-11 = jedenaście
    .genitive = jedenastu
    .feminine-genitive = jedenastu
number-12 = dwanaście
    .genitive = dwunastu
    .feminine-genitive = dwunastu

## Rzeczy liczone: $count to liczba, $count-text to jej zapis na karcie.

count-cards = { FORM($count-text, "feminine-accusative") } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
    .each = { FORM($count-text, "feminine-locative") } { $count ->
        [one] karcie
        [few] karty
       *[many] kart
    }
    .drawn = { FORM($draw-text, "feminine-accusative") } { $draw ->
        [one] kartę
        [few] karty
       *[many] kart
    }
count-extra-cards = o { FORM($count-text, "feminine-accusative") } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} więcej
count-keepers = { $count-text } { $count ->
    [one] { -keeper(case: "accusative") }
    [few] { -keeper(number: "many", case: "accusative") }
   *[many] { -keeper(number: "many", case: "genitive") }
}
