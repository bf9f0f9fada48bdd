# What happened at a Fluxx table. Whole sentences.

## People: "you" for who reads, a name for everybody else.

person-you = you
    .subject = You
    .possessive = your
    .person = second
person-seat = Player { $number }
    .subject = Player { $number }
    .possessive = Player { $number }’s
    .person = third
person-named = { $name }
    .subject = { $name }
    .possessive = { $name }’s
    .person = third

## Turns

log-turn = { $extra ->
    [yes] { FORM($seat, "person") ->
        [second] You take another turn.
       *[third] { $seat } takes another turn.
    }
   *[no] { FORM($seat, "person") ->
        [second] Your turn.
       *[third] { $seat }’s turn.
    }
}
log-extra-turn = { FORM($seat, "person") ->
    [second] You will take another turn after this one.
   *[third] { $seat } will take another turn after this one.
}
log-joined = { FORM($seat, "person") ->
    [second] You join the game.
   *[third] { $seat } joins the game.
}
log-left = { FORM($seat, "person") ->
    [second] You leave the game.
   *[third] { $seat } leaves the game.
}
log-won = { FORM($seat, "person") ->
    [second] You win with { $card }!
   *[third] { $seat } wins with { $card }!
}
log-last-seat = { FORM($seat, "person") ->
    [second] You are the last player at the table.
   *[third] { $seat } is the last player at the table.
}
log-effects-dropped = Too many effects at once: those still under way are canceled, and the game goes on.
log-turn-cut-short = { FORM($seat, "person") ->
    [second] Your turn has gone on for too long and ends here.
   *[third] { $seat }’s turn has gone on for too long and ends here.
}
log-turn-limit = The game has reached its turn limit and ends without a winner.

## Piles

log-drew = { FORM($seat, "person") ->
    [second] You draw { $cards }.
   *[third] { $seat } draws { $cards }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] You draw
   *[third] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] You turn up { $card }.
   *[third] { $seat } turns up { $card }.
}
log-reshuffled = The discard pile is shuffled into a new draw pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
log-draw-pile-shuffled = The draw pile is shuffled.
log-nothing-to-draw = { FORM($seat, "person") ->
    [second] There is nothing left for you to draw.
   *[third] There is nothing left for { $seat } to draw.
}

## Cards played, used and discarded

log-played = { FORM($seat, "person") ->
    [second] You play
   *[third] { $seat } plays
} { $from ->
    [random] a card picked at random: { FORM($card, "title") }
    [mini-hand] { $card }, one of the cards just drawn
    [discard-pile] { $card } from the discard pile
    [draw-pile] { $card } from the top of the draw pile
   *[hand] { $card }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] You play
   *[third] { $seat } plays
} { $card } from { FORM($owner, "possessive") } hand.
log-used = { FORM($seat, "person") ->
    [second] You use { $card }.
   *[third] { $seat } uses { $card }.
}
log-triggered = { FORM($card, "title") } takes effect.
log-discarded = { FORM($seat, "person") ->
    [second] You discard
   *[third] { $seat } discards
} { $card }{ $why ->
    [limit] { " " }to stay within the limit
    [left-over] , which is left over
    [replaced] , replaced by a newer card
    [left] , leaving the game
   *[other] { "" }
}.
log-done = { FORM($card, "title") } goes to the discard pile.
log-rule-gone = { $why ->
    [replaced] The { -rule } { FORM($card, "title") } is replaced.
   *[other] The { -rule } { FORM($card, "title") } is no longer in force.
}
log-goal-gone = { $why ->
    [replaced] The { -goal } { FORM($card, "title") } is replaced.
   *[other] The { -goal } { FORM($card, "title") } is discarded.
}
log-no-effect = { FORM($card, "title") } has no effect.
log-pair-kept = { FORM($seat, "person") ->
    [second] You keep { $card }.
   *[third] { $seat } keeps { $card }.
}

## Cards that change hands

log-moved = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} { $card } from { $from }.
log-attached = { FORM($card, "title") } attaches to { $to }.
log-handed = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} { $card } from { $from }.
log-handed-hidden = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} a card from { $from }.
log-kept = { FORM($seat, "person") ->
    [second] You keep { $card }.
   *[third] { $seat } keeps { $card }.
}
log-kept-hidden = { FORM($seat, "person") ->
    [second] You keep a card.
   *[third] { $seat } keeps a card.
}
log-taken-in-hand = { FORM($seat, "person") ->
    [second] You add { $card } to your hand.
   *[third] { $seat } adds { $card } to their hand.
}
log-returned = { FORM($card, "title") } goes on top of the draw pile.
log-hands-traded = { FORM($one, "subject") } and { $other } swap hands.
log-positions-swapped = { FORM($one, "subject") } and { $other } swap places, with their hands and everything in front of them.
log-positions-shifted = Everyone’s hand and everything in front of them pass to the previous player.
log-rhymed = { FORM($seat, "person") ->
    [second] You say a rhyming couplet.
   *[third] { $seat } says a rhyming couplet.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] The others rule that your couplet doesn’t rhyme.
   *[third] The others rule that { $seat }’s couplet doesn’t rhyme.
}
log-hands-rotated = { $left ->
    [yes] Everyone passes their hand to the next player.
   *[no] Everyone passes their hand to the previous player.
}
log-tables-mixed = All { -keeper(number: "many") } and { -creeper(number: "many") } are shuffled together and dealt out again.
log-dealt = { FORM($seat, "person") ->
    [second] You are dealt { $card }.
   *[third] { $seat } is dealt { $card }.
}
log-day = { FORM($seat, "person") ->
    [second] You say it is { $day ->
        [birthday] your birthday
        [holiday] a holiday
       *[ordinary] an ordinary day
    }.
   *[third] { $seat } says it is { $day ->
        [birthday] their birthday
        [holiday] a holiday
       *[ordinary] an ordinary day
    }.
}

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] You respond
   *[third] { $seat } responds
} to { $to } with { $card }.
log-cancelled = { FORM($card, "title") } is canceled.
log-redirected = { FORM($seat, "person") ->
    [second] { FORM($card, "title") } goes in front of you instead.
   *[third] { FORM($card, "title") } goes in front of { $seat } instead.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] { FORM($card, "title") } stays with you.
   *[third] { FORM($card, "title") } stays with { $seat }.
}
