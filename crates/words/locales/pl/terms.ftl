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
    }
    [many] { $case ->
       *[nominative] Fanty
        [genitive] Fantów
        [accusative] Fanty
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
mark-brain = żywa istota
mark-gear = sprzęt

## Jedna karta danego rodzaju wewnątrz zdania.

one-rule = Nowa Zasada
    .accusative = Nową Zasadę
one-goal = Cel
one-keeper = Fant
one-creeper = Zonk
    .accusative = Zonka
one-action = Akcja
    .accusative = Akcję
one-surprise = Niespodzianka
    .accusative = Niespodziankę
one-meta = Zasada Nadrzędna
    .accusative = Zasadę Nadrzędną

## Nazwy kart wewnątrz zdania. Znana nazwa odmienia się sama, nieznana stoi
## przy słowie „karta”.

card-known = { $name }
card-unknown = karta „{ $name }”
    .genitive = karty „{ $name }”
    .dative = karcie „{ $name }”
    .accusative = kartę „{ $name }”
    .instrumental = kartą „{ $name }”
    .title = { $name }
    .agreement = feminine

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
number-2 = dwa
    .feminine = dwie
    .feminine-accusative = dwie
    .genitive = dwóch
    .feminine-genitive = dwóch
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
