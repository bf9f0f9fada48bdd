# Strona nowego stołu: talia, pojedyncze karty i to, czego być nie może.

## Talia

new-mix = Talia
new-mix-unclear = Z tego wyboru nie da się jeszcze złożyć talii.
new-mix-long = Im więcej wydań, tym rzadziej trafiają się karty, których wymaga Cel: takie gry trwają od dwóch do czterech razy dłużej.
new-mix-added = dodano: { $count }
new-mix-left-out = usunięto: { $count }
new-deck-with = Karty dodane do talii: { $names }.
new-deck-without = Karty usunięte z talii: { $names }.

## Pojedyncze karty

new-single-cards = Pojedyncze karty
new-single-cards-how = Dodaj dowolną kartę z dowolnego wydania albo usuń karty z wybranych wydań.
new-search = Znajdź kartę
new-search-button = Szukaj
new-search-nothing = Nie ma karty „{ $search }”.
new-search-similar = Nie ma karty „{ $search }”. Czy chodzi o tę?
new-search-more = Jeszcze kart: { $count }. Wpisz więcej liter.
new-cards-chosen = Karty dodane i usunięte
new-card-in = w talii
new-card-out = poza talią
new-card-added = dodana
new-card-left-out = usunięta
new-card-add = Dodaj
new-card-leave-out = Usuń
new-card-put-back = Przywróć
new-card-take-out = Nie dodawaj
new-card-forget = Cofnij: { $card }
new-card-there-already = (już jest w talii)
new-card-not-there = (i tak nie ma jej w talii)

## Czego być nie może

new-problems = Takiego stołu nie można założyć:
new-nothing-chosen = Wybierz co najmniej jedną grę.
new-cards-fixed-deck = { $game } ma tylko własne karty. Usuń pojedyncze karty z listy albo wybierz inną grę.
new-cards-many = Można dodać lub usunąć najwyżej { $most } kart.
new-bots-many = Jedno miejsce jest twoje: botów może być najwyżej { $most }. Wybierz mniej botów albo więcej miejsc.
new-rule-of-other-game = Ta zasada domowa należy do gry { $game }, a nie jest ona wybrana.
new-goals-spoiled = Bez Zonków nikt nie spełni tych Celów: { $names }.
