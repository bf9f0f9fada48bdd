# Co zrobiłby mistrz?

hint-button = Co zrobiłby mistrz?
hint-best = najlepsze
hint-chances = Twoja szansa na zwycięstwo, jeśli wybierzesz…
hint-others = { $count ->
    [one] Jeszcze { $count } możliwość, poniżej { $percent }%
    [few] Jeszcze { $count } możliwości, poniżej { $percent }%
   *[many] Jeszcze { $count } możliwości, poniżej { $percent }%
}
hint-percent = { $percent }%
hint-bar = szansa na zwycięstwo { $percent }%, z dokładnością do { $margin }
hint-opponents = Jeśli nie ty, to najpewniej
hint-judged = Sprawdzono { $count ->
    [one] { $count } dalszy przebieg
    [few] { $count } dalsze przebiegi
   *[many] { $count } dalszych przebiegów
} na podstawie tego, co widzisz. Cienka kreska pokazuje, jak bardzo można temu ufać.
hint-marked = Zaznaczono wybór mistrza. To tylko rada.
hint-spoken = Wybór mistrza: { $move }.
hint-thinking = Trwa liczenie…

## Czy stół pozwala na podpowiedzi.

hints-label = Podpowiedzi („Co zrobiłby mistrz?”)
hints-alone = Tylko dla jednej osoby wśród botów
hints-on = Dla wszystkich
hints-off = Dla nikogo
hints-allowed = Podpowiedzi są dozwolone: każdy może zapytać, co zrobiłby mistrz.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.

## Co daje ruch we Fluxxie.

note-fluxx-wins = { -goal } { $goal } daje ci zwycięstwo.
note-fluxx-loses = { -goal } { $goal } dałby zwycięstwo komuś innemu: { $seat }.
note-fluxx-goal-in-hand = Masz wtedy wszystko do { -goal(case: "genitive") } { $goal } z twojej ręki.
note-fluxx-stops = Do { -goal(case: "genitive") } { $goal } brakuje tylko jednej karty. Tak blisko jest { $seat }, a ten ruch w tym przeszkadza.
note-fluxx-one-away = Do { -goal(case: "genitive") } { $goal } brakuje ci wtedy tylko jednej karty.
note-fluxx-one-away-card = Do { -goal(case: "genitive") } { $goal } brakuje ci wtedy tylko karty { $missing }.
note-fluxx-one-away-in-hand = Do { -goal(case: "genitive") } { $goal } z twojej ręki brakuje wtedy tylko jednej karty.
note-fluxx-one-away-in-hand-card = Do { -goal(case: "genitive") } { $goal } z twojej ręki brakuje wtedy tylko karty { $missing }.
note-fluxx-helps = Do { -goal(case: "genitive") } { $goal } brakuje wtedy tylko jednej karty. Tak blisko będzie { $seat }.
note-fluxx-sheds-creeper = Pozbywasz się karty { $card }.
note-fluxx-gets-creeper = Trafia do ciebie karta { $card }.
note-fluxx-loses-keeper = Tracisz kartę { $card }.
note-fluxx-takes = { FORM($seat, "subject") } traci kartę { $card }.
note-fluxx-serves = Karta { $card } jest potrzebna do { -goal(case: "genitive") } { $goal } z twojej ręki.
note-fluxx-lays = Karta { $card } leży wtedy przed tobą.
note-fluxx-discards = Karta { $card } może się jeszcze przydać.

## Co daje ruch w Stella Quest.

note-stella-completes = Twoja kolekcja jest pełna: wygrywasz.
note-stella-wins-round = Ta karta na pewno wygrywa rundę.
note-stella-leads = Ta karta na razie prowadzi w rundzie.
note-stella-stays-out = Rundę wygra ktoś inny.
note-stella-new-value = Brakuje ci jeszcze wartości { $value }.
note-stella-nothing-to-take = Wszystkie wartości tej rundy już masz.
note-stella-black-star = Kolejna wygrana z rzędu kosztuje 1 żeton blasku z powodu czarnej gwiazdy.
note-stella-last-shine = To może kosztować ostatni żeton blasku.
note-stella-repeats = Wartość { $value } już masz. Koszt w żetonach blasku: { $shine }.
note-stella-pays = To kosztuje 1 żeton blasku.
