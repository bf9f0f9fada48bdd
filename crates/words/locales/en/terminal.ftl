# Playing in a terminal: the table in words, and what is said around a game.

## Around a game

terminal-hint = ? help, hint advice, q quit
terminal-pass = Pass the screen to { $name }. { $name }, press Enter when no one else is looking.
terminal-input-ended = The input ended, and so did the game.
terminal-no-option = There is no option { $number }; choose 1 to { $most }.
terminal-several = “{ $text }” matches several options: { $candidates }. Type more of it, or the number.
terminal-no-card = No card in this deck is called “{ $text }”.
terminal-no-text = There is nothing more to say about that option.
terminal-how = Answer with the number of an option or with a unique part of its text.
    ?: this text. hint: what an expert would do, and why. ? NUMBER or ? CARD: what a card says. d: the discard pile. t: the table again. q: quit.
terminal-how-plain = Answer with the number of an option or with a unique part of its text.
    ?: this text. hint: what an expert would do, and why. d: the discard pile. t: the table again. q: quit.
terminal-stopped = You stopped the game.
terminal-seed = These cards were dealt from seed { $seed }; use --seed { $seed } to deal them again.
terminal-saved = The game is saved in { $file }; asterism replay { $file } shows it.
terminal-unfinished = The saved game stops here; it was not finished.
terminal-discard = Discard pile, top card first
terminal-discard-empty = The discard pile is empty.

## A Fluxx table

fluxx-board-goals = { -goal(number: "many") }
fluxx-board-no-goal = There is no { -goal } yet.
fluxx-board-nobody = no one
fluxx-board-holder = { $seat }
fluxx-board-rules = The rules right now
fluxx-board-players = Players
fluxx-board-player = { FORM($seat, "subject") }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand; on the table: { $cards }.
fluxx-board-nothing = nothing
fluxx-board-mini-hand = { FORM($seat, "person") ->
    [second] You have set aside to play
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
fluxx-board-played-all = Played: { $count }; play your whole hand.
fluxx-board-hand = Your hand
fluxx-board-no-hand = You have no cards in hand.
fluxx-in-short = On your turn, draw cards and then play cards, as many as the current rules say: at first, one of each.
    A { -keeper } you play stays in front of you. A { -goal } says what a player must have to win; a new one replaces the old one.
    A { -rule } changes the rules for everyone immediately. An Action takes effect and is discarded.
    You can’t keep a { -creeper } in your hand: it goes in front of whoever draws it and stops that player from winning, unless the { -goal } asks for it.
    If you are the only player who meets the { -goal }, you win immediately, even on another player’s turn.

## A Stella Quest table

stella-discard = Cards in the discard pile
stella-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stella-board-pile = Discard pile: { stella-board-cards }, on top: { FORM($card, "nominative") }; { $trump ->
    [none] no trump color
   *[other] trump color: { $trump-text }
}.
stella-board-deck = Deck: { stella-board-cards }; { $top ->
    [none] nothing left to draw
   *[other] next back: { FORM($back, "nominative") }
}.
stella-board-seat = { FORM($seat, "subject") }: { stella-board-light }{ $marker ->
    [yes] , black star
   *[no] { "" }
}{ $first ->
    [yes] , leading
   *[no] { "" }
}; hand: { $hand }; collection: { $collection }.
stella-board-light = { $light } shine
stella-board-nothing = nothing
stella-board-rival = the rival
stella-board-played = { $who }: { FORM($card, "nominative") }
stella-board-trick = On the table: { $cards }.
stella-board-lead = { $lead ->
    [none] There is no lead color yet.
   *[other] Lead color: { $lead-text }.
}
stella-board-ahead = Ahead: { $who } with { $card }.
stella-board-hand = Your hand: { $cards }.
stella-color = { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
stella-mean-draw = costs 1 shine, you draw up to { stella-board-cards }
stella-mean-rest = can’t win
stella-mean-super-trump = super-trump
stella-mean-trump = trump
stella-mean-ahead = would be ahead
stella-mean-repeated = you already have this value: costs { stella-light }
stella-mean-new = a new value
stella-mean-top = { $trump ->
    [none] then there is no trump color
   *[other] then the trump color is { $trump-text }
}
stella-mean-end = the next player plays
stella-in-short = Cards have a color (red, yellow, green, blue) and a value from 1 to 6, and there are two of each; rest cards have neither.
    You can also type short forms as answers: R1, Y2, G3, B4, and Z for a rest card, for example play R1.
    Follow the lead color if you can; a rest card can always be played.
    The trick goes to a super-trump (a card equal to the top of the discard pile or to one played earlier; the last one, if there are several), otherwise to the highest card of the trump color (the color on top of the discard pile), otherwise to the highest card of the lead color.
    Whoever wins a trick keeps one of its cards. Collect six different values to win the game.
    You lose shine for winning twice in a row (1) and for taking a value you already have (3 for a 1 or 2, 2 for a 3 or 4, 1 for a 5 or 6). When a player has no shine left, the game ends, and the others count their shine and collections.
    Pay one shine to draw three cards; the last shine can’t be spent.

## A listing of cards

deck-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-kind = { $kind }: { $count }
deck-reconstructed = reconstructed
deck-reconstructed-in-part = reconstructed in part
deck-reconstructed-note = “Reconstructed” marks cards we made up because the printed ones are not known; “in part” marks cards that are known, but not in every detail.
