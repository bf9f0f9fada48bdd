# Playing in a terminal: the table in words, and what is said around a game.

## Around a game

terminal-hint = ? explains, hint advises, q stops
terminal-pass = Pass the screen to { $name }. { $name }, press Enter when nobody else looks.
terminal-input-ended = The input has ended, and so has the game.
terminal-no-option = There is no option { $number }; choose 1 to { $most }.
terminal-several = “{ $text }” fits several options: { $candidates }. Write more of it, or the number.
terminal-no-card = No card of this deck is called “{ $text }”.
terminal-no-text = There is nothing more to say about that option.
terminal-how = Answer with the number of an option or with a part of its text that only one has.
    ?: this text. hint: what an expert would do, and why. ? NUMBER or ? CARD: what a card says. d: the discard pile. t: the table again. q: stop.
terminal-how-plain = Answer with the number of an option or with a part of its text that only one has.
    ?: this text. hint: what an expert would do, and why. d: the discard pile. t: the table again. q: stop.
terminal-stopped = You stopped the game.
terminal-seed = The cards were those of seed { $seed }; --seed { $seed } deals them again.
terminal-saved = The game is in { $file }; asterism replay { $file } shows it.
terminal-unfinished = Here the saved game stops; it was not played to its end.
terminal-seat = Seat { $number }
terminal-discard = Discard pile, its top first
terminal-discard-empty = The discard pile is empty.

## A Fluxx table

fluxx-board-goals = { -goal(number: "many") }
fluxx-board-no-goal = There is no { -goal } yet.
fluxx-board-nobody = nobody
fluxx-board-holder = { $seat }
fluxx-board-rules = The rules right now
fluxx-board-players = Players
fluxx-board-player = { FORM($seat, "subject") }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand; on the table: { $cards }.
fluxx-board-nothing = nothing
fluxx-board-mini-hand = { FORM($seat, "person") ->
    [second] Set aside to play
   *[third] { $seat } has set aside to play
}: { $cards }.
fluxx-board-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fluxx-board-piles = Piles
fluxx-board-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
fluxx-board-discard-pile = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top: { $card }.
fluxx-board-resolving = Taking effect: { $cards }.
fluxx-board-turn = Turn
fluxx-board-drawn = Drawn: { $count }.
fluxx-board-drawn-of = Drawn: { $count } of { $all }.
fluxx-board-played-of = Played: { $count } of { $all }.
fluxx-board-played-all = Played: { $count }; the whole hand is to be played.
fluxx-board-hand = Your hand
fluxx-board-no-hand = You hold no cards.
fluxx-in-short = In your turn you draw cards, then play cards, as many as the rules in force say: at first one and one.
    A { -keeper } you play stays in front of you. A { -goal } says what somebody must have to win; a new one replaces the old.
    A { -rule } changes the rules for everybody at once. An Action happens and is gone.
    A { -creeper } can’t be played: it comes to whoever draws it, stays, and keeps its owner from winning unless the { -goal } asks for it.
    Whoever meets the { -goal } wins at once, also in somebody else’s turn.

## A Stella Quest table

stella-discard = Cards of the discard pile
stella-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stella-board-pile = Discard pile: { stella-board-cards }, on top: { FORM($card, "nominative") }; { $trump ->
    [none] no trump
   *[other] trump: { $trump-text }
}.
stella-board-deck = Deck: { stella-board-cards }; { $top ->
    [none] nothing left to draw
   *[other] the next back: { FORM($back, "nominative") }
}.
stella-board-seat = { FORM($seat, "subject") }: { stella-board-light }{ $marker ->
    [yes] , black star
   *[no] { "" }
}{ $first ->
    [yes] , leads
   *[no] { "" }
}; hand: { $hand }; collected: { $collection }.
stella-board-light = light { $light }
stella-board-nothing = nothing
stella-board-rival = the rival
stella-board-played = { $who } – { FORM($card, "nominative") }
stella-board-trick = On the table: { $cards }.
stella-board-lead = { $lead ->
    [none] No colour was led yet.
   *[other] Colour led: { $lead-text }.
}
stella-board-ahead = Ahead: { $who } with { $card }.
stella-board-hand = Your hand: { $cards }.
stella-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
stella-mean-draw = costs 1 shine token, you draw up to { stella-board-cards }
stella-mean-rest = can’t win
stella-mean-super-trump = super-trump
stella-mean-trump = trump
stella-mean-ahead = would be ahead
stella-mean-repeated = you have this value already: costs { stella-light }
stella-mean-new = a new value
stella-mean-top = { $trump ->
    [none] then there is no trump
   *[other] then trump is { $trump-text }
}
stella-mean-end = the next one plays
stella-in-short = Cards have a colour (red, yellow, green, blue) and a value from 1 to 6, each twice; rest cards have neither.
    Short forms such as R1, Y2, G3, B4 and Z for a rest card can be typed as answers, too: play R1.
    Follow the colour that was led if you can; a rest card may always be played.
    The round goes to the last super-trump (the same card as the top of the pile or as one played before it), else to the highest trump (the pile’s colour), else to the highest card of the colour led.
    Who wins takes one card. Six different values win the game.
    It costs light to win twice running (1), and to take a value you have (3 for 1 and 2, 2 for 3 and 4, 1 for 5 and 6). Who has no light left ends the game, and the others count light and collections.
    Paying turns one light dark for three cards; the last light can’t be spent.

## A listing of cards

deck-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-kind = { $kind }: { $count }
deck-reconstructed = reconstructed
deck-reconstructed-in-part = reconstructed in part
deck-reconstructed-note = “Reconstructed” marks cards that are ours because the printed ones are not known, “in part” those that are known but not in every detail.
