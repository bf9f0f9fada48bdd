# What happened at a Fluxx table. Whole sentences.

## People: "you" for who reads, a name for everybody else.

person-you = you
    .subject = You
    .possessive = your
    .person = second
person-seat = Player { $number }
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
    [second] You win with { FORM($card, "title") }!
   *[third] { $seat } wins with { FORM($card, "title") }!
}
log-last-seat = { FORM($seat, "person") ->
    [second] You are the last player at the table.
   *[third] { $seat } is the last player at the table.
}
log-effects-dropped = Too many effects at once: those still under way are cancelled, and the game goes on.
log-turn-cut-short = { FORM($seat, "person") ->
    [second] Your turn has gone on for too long and ends here.
   *[third] { $seat }’s turn has gone on for too long and ends here.
}
log-turn-limit = The game has reached the limit of turns and ends without a winner.

## Piles

log-drew = { FORM($seat, "person") ->
    [second] You draw: { FORM($cards, "title") }.
   *[third] { $seat } draws: { FORM($cards, "title") }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] You draw
   *[third] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] You turn up a { -creeper }: { $card }.
   *[third] { $seat } turns up a { -creeper }: { $card }.
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
} { $card }{ $from ->
    [random] , picked at random
    [mini-hand] { " " }from the cards just drawn
    [discard-pile] { " " }from the discard pile
    [draw-pile] { " " }from the top of the draw pile
   *[hand] { "" }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] You play
   *[third] { $seat } plays
} { $card } from { FORM($owner, "possessive") } hand.
log-used = { FORM($seat, "person") ->
    [second] Taking effect for you: { FORM($card, "title") }.
   *[third] Taking effect for { $seat }: { FORM($card, "title") }.
}
log-discarded = { FORM($seat, "person") ->
    [second] You discard
   *[third] { $seat } discards
} { $card }{ $why ->
    [limit] { " " }to keep to the limit
    [left-over] , left over
    [replaced] , replaced by a newer card
    [left] { " " }on leaving
   *[other] { "" }
}.
log-done = To the discard pile: { FORM($card, "title") }.
log-rule-gone = { $why ->
    [replaced] The rule { FORM($card, "title") } is replaced.
   *[other] The rule { FORM($card, "title") } is no longer in force.
}
log-goal-gone = { $why ->
    [replaced] The { -goal } { FORM($card, "title") } is replaced.
   *[other] The { -goal } { FORM($card, "title") } is discarded.
}
log-no-effect = { FORM($card, "title") }: nothing happens.
log-pair-kept = { FORM($seat, "person") ->
    [second] You keep { $card }.
   *[third] { $seat } keeps { $card }.
}

## Cards that change hands

log-moved = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} { $card } from { $from }.
log-attached = Attached to { $to }: { $card }.
log-handed = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} { $card } from { FORM($from, "possessive") } hand.
log-handed-hidden = { FORM($to, "person") ->
    [second] You get
   *[third] { $to } gets
} a card from { FORM($from, "possessive") } hand.
log-taken-in-hand = { FORM($seat, "person") ->
    [second] You take { $card } into your hand.
   *[third] { $seat } takes { $card } into hand.
}
log-returned = On top of the draw pile: { FORM($card, "title") }.
log-hands-traded = Hands swapped: { $one } and { $other }.
log-positions-swapped = Everything swapped, hands and tables: { $one } and { $other }.
log-positions-shifted = Everybody’s hand and table pass to the previous player.
log-rhymed = { FORM($seat, "person") ->
    [second] You say a rhyming couplet.
   *[third] { $seat } says a rhyming couplet.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] The others find that your couplet doesn’t rhyme.
   *[third] To the others, the couplet by { $seat } doesn’t rhyme.
}
log-hands-rotated = { $left ->
    [yes] All hands pass to the next player.
   *[no] All hands pass to the previous player.
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
    [second] You answer
   *[third] { $seat } answers
} { $to } with { $card }.
log-cancelled = { FORM($card, "title") } has no effect: it is cancelled.
log-redirected = { FORM($seat, "person") ->
    [second] { FORM($card, "title") } lands in front of you instead.
   *[third] { FORM($card, "title") } lands in front of { $seat } instead.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] { FORM($card, "title") } stays with you.
   *[third] { FORM($card, "title") } stays with { $seat }.
}
