# Stella Quest: cards, what happened, what is asked.

## Cards. The text is the object of a sentence, "title" stands on a button.

stella-card = a { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $value }
    .nominative = { $color ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $value }
    .title = { $color ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } { $value }
stella-rest = a rest card
    .nominative = rest
    .title = Rest card
stella-back = { $class ->
    [red] a red card
    [yellow] a yellow card
    [green] a green card
    [blue] a blue card
   *[rest] a rest card
}
    .nominative = { $class ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[rest] rest card
    }
    .counted = { $count } { $class ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[rest] rest
    }
stella-light = { $count } shine
    .left = { $count ->
        [0] none left
       *[other] { $count } left
    }

## What happened

stella-log-dealt = { FORM($seat, "person") ->
    [second] Your hand: { $cards }.
   *[third] { $seat }’s hand: { $cards }.
}
stella-log-pile-started = The discard pile starts with { $card }.
stella-log-round = { $marker ->
    [yes] { FORM($seat, "person") ->
        [second] A new round: you lead and have the black star.
       *[third] A new round: { $seat } leads and has the black star.
    }
   *[no] { FORM($seat, "person") ->
        [second] A new round: you lead.
       *[third] A new round: { $seat } leads.
    }
}
stella-log-paid = { FORM($seat, "person") ->
    [second] You pay 1 shine to draw cards
   *[third] { $seat } pays 1 shine to draw cards
} ({ stella-light.left }).
stella-log-refill = { FORM($seat, "person") ->
    [second] You are out of cards and draw
   *[third] { $seat } is out of cards and draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
stella-log-drawn = { FORM($seat, "person") ->
    [second] You draw { $card }.
   *[third] { $seat } draws { $card }.
}
stella-log-no-cards = { FORM($seat, "person") ->
    [second] There are no more cards for you to draw.
   *[third] There are no more cards for { $seat } to draw.
}
stella-log-reshuffled = The discard pile becomes the new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}); on top: { FORM($card, "nominative") }.
stella-log-played = { FORM($seat, "person") ->
    [second] You play { $card }.
   *[third] { $seat } plays { $card }.
}
stella-log-turn-ended = { FORM($seat, "person") ->
    [second] You end your turn.
   *[third] { $seat } ends the turn.
}
stella-log-skipped = { FORM($seat, "person") ->
    [second] You have no cards and sit this round out.
   *[third] { $seat } has no cards and sits this round out.
}
stella-log-rival-played = The rival plays { $card }.
stella-log-round-won = { FORM($seat, "person") ->
    [second] You win the trick with { $card }.
   *[third] { $seat } wins the trick with { $card }.
}
stella-log-round-to-rival = The rival wins the trick with { $card }; on top of the discard pile: { FORM($top, "nominative") }.
stella-log-round-to-nobody = Only rest cards: no one wins the trick.
stella-log-light-lost = { FORM($seat, "person") ->
    [second] You lose
   *[third] { $seat } loses
} { stella-light } { $cause ->
    [marker] for winning with the black star
   *[repeated-value] for a repeated value
}.
stella-log-taken = { FORM($seat, "person") ->
    [second] You take { $card }.
   *[third] { $seat } takes { $card }.
}
stella-log-top = { FORM($seat, "person") ->
    [second] You put { $card } on top of the discard pile.
   *[third] { $seat } puts { $card } on top of the discard pile.
}
stella-log-collection = { FORM($seat, "person") ->
    [second] You have collected all six values and win!
   *[third] { $seat } has collected all six values and wins!
}
stella-log-shine = { FORM($seat, "person") ->
    [second] Your last shine goes out.
   *[third] { $seat }’s last shine goes out.
} Scores: { $scores }. { $count ->
    [one] Winner: { $winners }.
   *[other] Shared victory: { $winners }.
}
stella-score = { $seat }: { $count }

## What is asked, and the answers

stella-ask-turn = { $may-draw ->
    [yes] Play a card, or first pay 1 shine to draw up to 3 cards.
   *[no] Play a card.
}
stella-ask-late = Pay 1 shine to draw up to 3 cards, or end your turn.
stella-ask-take = You won the trick: take one of its cards.
stella-ask-top = Choose the card that goes on top of the discard pile.
stella-ask-end = The game is over.
stella-move-draw = Pay 1 shine for cards
stella-move-play = Play { FORM($card, "nominative") }
stella-move-take = Take { FORM($card, "nominative") }
stella-move-top = Put { FORM($card, "nominative") } on top
stella-move-end = End your turn
