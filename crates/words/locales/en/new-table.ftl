# The page for a new table: the deck, single cards, and what can't be.

## The deck

new-mix = The deck
new-mix-unclear = This choice makes no deck yet.
new-mix-long = The more editions, the rarer the cards a { -goal } asks for: mixed games take two to four times as long.
new-mix-added = { $count } added
new-mix-left-out = { $count } left out
new-deck-with = Added to the deck: { $names }.
new-deck-without = Left out of the deck: { $names }.

## Single cards

new-single-cards = Single cards
new-single-cards-how = Add any card of any edition, or leave out cards of the editions you chose.
new-search = Search for a card
new-search-button = Search
new-search-nothing = No card is called “{ $search }”.
new-search-similar = No card is called “{ $search }”. Did you mean this one?
new-search-more = { $count ->
    [one] { $count } more card; type more letters to find it.
   *[other] { $count } more cards; type more letters to find them.
}
new-cards-chosen = Cards added and left out
new-card-in = in the deck
new-card-out = not in the deck
new-card-added = added
new-card-left-out = left out
new-card-add = Add
new-card-leave-out = Leave out
new-card-put-back = Put back
new-card-take-out = Remove
new-card-forget = Undo: { $card }
new-card-there-already = (already in the deck)
new-card-not-there = (not in the deck anyway)

## What can't be

new-problems = The table can’t be created like this:
new-nothing-chosen = Choose at least one game.
new-cards-fixed-deck = { $game } is played with its own cards only. Remove the single cards, or choose another game.
new-cards-many = At most { $most } single cards can be added or left out.
new-bots-many = One seat is yours: choose at most { $most } { $most ->
    [one] bot
   *[other] bots
}, or more seats.
new-rule-of-other-game = This house rule belongs to { $game }, which you haven’t chosen.
new-goals-spoiled = Without Creepers, no one can meet these Goals: { $names }.
