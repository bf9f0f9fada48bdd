# La pagina di un nuovo tavolo: il mazzo, le singole carte e ciò che non può essere.

## Il mazzo

new-mix = Il mazzo
new-mix-unclear = Con questa scelta non c’è ancora un mazzo.
new-mix-long = Più edizioni ci sono, più rare sono le carte che uno Scopo chiede: le partite con più edizioni durano da due a quattro volte tanto.
new-mix-added = { $count ->
    [one] { $count } aggiunta
   *[other] { $count } aggiunte
}
new-mix-left-out = { $count ->
    [one] { $count } esclusa
   *[other] { $count } escluse
}
new-deck-with = Carte aggiunte al mazzo: { $names }.
new-deck-without = Carte escluse dal mazzo: { $names }.

## Singole carte

new-single-cards = Singole carte
new-single-cards-how = Aggiungi una carta di qualsiasi edizione, o escludi carte delle edizioni scelte.
new-search = Cerca una carta
new-search-button = Cerca
new-search-nothing = Nessuna carta si chiama “{ $search }”.
new-search-similar = Nessuna carta si chiama “{ $search }”. Forse cercavi questa?
new-search-more = { $count ->
    [one] C’è { $count } altra carta: scrivi più lettere.
   *[other] Ci sono altre { $count } carte: scrivi più lettere.
}
new-cards-chosen = Carte aggiunte ed escluse
new-card-in = nel mazzo
new-card-out = non nel mazzo
new-card-added = aggiunta
new-card-left-out = esclusa
new-card-add = Aggiungi
new-card-leave-out = Escludi
new-card-put-back = Rimetti
new-card-take-out = Togli
new-card-forget = Annulla: { $card }
new-card-there-already = (è già nel mazzo)
new-card-not-there = (non è comunque nel mazzo)

## Ciò che non può essere

new-problems = Così il tavolo non si può creare:
new-nothing-chosen = Scegli almeno un gioco.
new-cards-fixed-deck = { $game } si gioca solo con le sue carte. Togli le singole carte, o scegli un altro gioco.
new-cards-many = Si possono aggiungere o escludere al massimo { $most } carte.
new-bots-many = Un posto è tuo: i bot possono essere al massimo { $most }. Scegli meno bot o più posti.
new-rule-of-other-game = Questa regola della casa è di { $game }, che non hai scelto.
new-goals-spoiled = Senza Dolori nessuno può soddisfare questi Scopi: { $names }.
