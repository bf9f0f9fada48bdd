# Parts of the card language that combine: players, conditions, places, and
# effects inside effects. Clauses begin small and end without a full stop.

## Players

for-players = { $players ->
    [you] do this
    [everyone] everyone does this
    [each-other] every other player does this
    [chosen] another player of your choice does this
    [anyone] a player of your choice does this
    [next] the next player does this
    [previous] the previous player does this
    [random] another player picked at random does this
    [active] the player whose turn it is does this
    [that] that player does this
    [most-keepers] whoever has the most { -keeper(number: "many") } does this
    [fewest-keepers] whoever has the fewest { -keeper(number: "many") } does this
    [most-cards] whoever has the most cards in hand does this
    [fewest-cards] whoever has the fewest cards in hand does this
   *[holder] the player who has { FORM($card, "title") } does this
}
player-of = { $players ->
    [you] yourself
    [everyone] each player
    [each-other] every other player
    [chosen] another player of your choice
    [anyone] a player of your choice
    [next] the next player
    [previous] the previous player
    [random] another player picked at random
    [active] the player whose turn it is
    [that] that player
    [most-keepers] whoever has the most { -keeper(number: "many") }
    [fewest-keepers] whoever has the fewest { -keeper(number: "many") }
    [most-cards] whoever has the most cards in hand
    [fewest-cards] whoever has the fewest cards in hand
   *[holder] the player who has { FORM($card, "title") }
}

## Cards of one player, as objects

selected-keeper-of = { $all ->
    [yes] all { -keeper(number: "many") } of { $owner }
   *[no] one of the { -keeper(number: "many") } of { $owner }
}{ selected-restriction }
selected-creeper-of = { $all ->
    [yes] all { -creeper(number: "many") } of { $owner }
   *[no] one of the { -creeper(number: "many") } of { $owner }
}{ selected-restriction }
selected-either-of = { $all ->
    [yes] all { -keeper(number: "many") } and { -creeper(number: "many") } of { $owner }
   *[no] one of the { -keeper(number: "many") } or { -creeper(number: "many") } of { $owner }
}{ selected-restriction }
selected-named-of = { $cards } in front of { $owner }{ selected-restriction }
selected-marked = { $cards } with the “{ $mark }” icon
mark-quoted = the “{ $mark }” icon
one-any = a card

## Effects inside effects

verb-for = { for-players }: { $verbs }
verb-if = if { $conditions }, { $verbs }
verb-otherwise = otherwise, { $verbs }
verb-repeat = { $per ->
    [none] do this { repeat-times }: { $verbs }
   *[keeper] for each { repeat-thing }, do this { repeat-times }: { $verbs }
}
repeat-times = { $count ->
    [one] once
   *[other] { $count-text } times
}
repeat-thing = { $per ->
    [keeper] { -keeper } in front of you
    [creeper] { -creeper } in front of you
    [card-in-hand] card in your hand
    [player] player
    [other-player] other player
    [rule] { -rule } in play
   *[goal] { -goal } in play
}
verb-by-chance = pick one of these at random: { $options }
verb-act = do this at the table: “{ $text }” If you do, { $verbs }
    .ask = do what { FORM($about, "title") } says. Is it done?
    .ask-2 = did { $of } do what { FORM($about, "title") } says?
verb-vote = everyone votes for another player
    .note = the player with the most votes is chosen; chance decides a tie
    .ask = vote for a player
    .log = { FORM($seat, "person") ->
        [second] You get the most votes.
       *[third] { $seat } gets the most votes.
    }
verb-look = { $at ->
    [top] look at the top card of the draw pile
   *[hand] look at the hand of { player-of }
}
    .openly = everyone sees it
verb-do-as = choose an Action in the discard pile and do what it says; it stays there
verb-skip-turn = miss your next turn
verb-reverse-order = reverse the order of play
verb-win = win the game
verb-nobody-wins = the game ends, and no one wins

## From place to place

verb-put = take { put-what }{ $only } { $from }{ $pick ->
    [random] { " " }at random
    [owner] , chosen by their owner,
   *[you] { "" }
} and put { $how ->
    [all] them
   *[count] { $count ->
        [one] it
       *[other] them
    }
} { $to }
    .ask = choose a card
put-what = { $how ->
    [all] all cards
   *[count] { count-cards }
}
put-only = { " " }({ $cards } only)
put-from-hand = { $players ->
    [you] from your hand
   *[other] from the hand of { player-of }
}
put-from-table = { $players ->
    [you] from in front of you
   *[other] from in front of { player-of }
}
put-from = { $pile ->
    [discard] from the discard pile
    [top] from the top of the draw pile
    [deck] from anywhere in the draw pile
    [rules] from the { -rule(number: "many") } in play
   *[goals] from the { -goal(number: "many") } in play
}
put-to-hand = { $players ->
    [you] in your hand
   *[other] in the hand of { player-of }
}
put-to-table = { $players ->
    [you] in front of you
   *[other] in front of { player-of }
}
put-to = { $pile ->
    [discard] in the discard pile
    [top] on top of the draw pile
    [bottom] at the bottom of the draw pile
    [deck] in the draw pile, then shuffle it
   *[play] into play at once
}

## Conditions

condition-no-keeper = you have no { -keeper } in front of you
condition-no-creeper = you have no { -creeper } in front of you
condition-first-play = this is your first play this turn
condition-your-turn = it is your turn
condition-most-keepers = you have more { -keeper(number: "many") } than anyone else
condition-fewest-keepers = you have fewer { -keeper(number: "many") } than anyone else
condition-most-cards = you have more cards in hand than anyone else
condition-fewest-cards = you have fewer cards in hand than anyone else
condition-no-goal = there is no { -goal } in play
condition-have = you have { FORM($card, "title") }
condition-lack = you don’t have { FORM($card, "title") }
condition-nobody-has = no one has { FORM($card, "title") }
condition-other-has = another player has { FORM($card, "title") }
condition-in-play = { FORM($card, "title") } is in play
condition-keepers = you have at least { count-keepers }
condition-creepers = you have at least { $count-text } { $count ->
    [one] { -creeper }
   *[other] { -creeper(number: "many") }
}
condition-cards-in-hand = you have at least { count-cards } in hand

## Goals

goal-loses = everyone loses as soon as this is true of any player: { $demands }
also-wins = you also win if { $demands }
demand-marked = you have at least { count-cards } with the “{ $mark }” icon
    .next = { " " }and you have at least { count-cards } with the “{ $mark }” icon
demand-points = your { -keeper(number: "many") } are worth at least { count-points }
    .next = { " " }and your { -keeper(number: "many") } are worth at least { count-points }
count-points = { $count-text } { $count ->
    [one] point
   *[other] points
}
demand-lack = you don’t have { FORM($cards, "title") }
    .next = { " " }and you don’t have { FORM($cards, "title") }
demand-other-has = another player has { FORM($card, "title") }
    .next = { " " }and another player has { FORM($card, "title") }
demand-empty-hand = your hand is empty
    .next = { " " }and your hand is empty
demand-any-of = one of these is true: { $options }
    .next = { " " }and one of these is true: { $options }
card-value = this card is worth { count-points }

## Modifiers and occasions

modifier-counts-as = this card also counts as { FORM($cards, "title") } for { -goal(number: "many") }
modifier-protected = other players can’t take, move or discard this card
modifier-stops = { $players ->
    [nobody] this { -creeper } stops no one from winning
    [everyone] no one can win while this card is in play, unless the { -goal } asks for it
   *[others] all other players can’t win while you have this card, unless the { -goal } asks for it
}
lasts-turn = this rule is discarded at the end of the turn
lasts-round = this rule is discarded when the next turn of the player who played it begins
occasion-once-per-game = free action, once per game: { $clause }
occasion-end-of-turn = at the end of your turn, before limits apply, { $clause }
occasion-after = { $event ->
    [play] { $by ->
        [you] whenever you play { $kind }
        [others] whenever another player plays { $kind }
       *[anyone] whenever anyone plays { $kind }
    }
    [gain] { $by ->
        [you] whenever { $kind } comes to lie in front of you
        [others] whenever { $kind } comes to lie in front of another player
       *[anyone] whenever { $kind } comes to lie in front of a player
    }
    [lose] { $by ->
        [you] whenever you lose { $kind } from in front of you
        [others] whenever another player loses { $kind } from in front of them
       *[anyone] whenever anyone loses { $kind } from in front of them
    }
    [draw] { $by ->
        [you] whenever you draw cards
        [others] whenever another player draws cards
       *[anyone] whenever anyone draws cards
    }
   *[reshuffle] whenever the discard pile is shuffled into a new draw pile
}, { $clause }
answer-then = then { $clause }

## The log

log-won-by-effect = { FORM($seat, "person") ->
    [second] You win
   *[third] { $seat } wins
} by { FORM($card, "title") }!
log-nobody-won = { FORM($card, "title") } ends the game. No one wins.
log-turn-skipped = { FORM($seat, "person") ->
    [second] You miss
   *[third] { $seat } misses
} a turn.
log-order-reversed = The order of play is reversed.
log-chance-chose = Chance picks effect { $number }.
log-put = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } goes to your hand.
       *[third] { FORM($card, "title") } goes to { FORM($owner, "possessive") } hand.
    }
    [table] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } now lies in front of you.
       *[third] { FORM($card, "title") } now lies in front of { $owner }.
    }
    [top] { FORM($card, "title") } goes on top of the draw pile.
    [bottom] { FORM($card, "title") } goes under the draw pile.
   *[deck] { FORM($card, "title") } is shuffled into the draw pile.
}
log-put-hidden = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] A card goes to your hand.
       *[third] A card goes to { FORM($owner, "possessive") } hand.
    }
    [top] A card goes on top of the draw pile.
    [bottom] A card goes under the draw pile.
   *[deck] A card is shuffled into the draw pile.
}
log-saw-hand = { FORM($owner, "person") ->
    [second] Your hand is shown: { $cards }.
   *[third] In { FORM($owner, "possessive") } hand: { $cards }.
}
log-saw-top = On top of the draw pile: { $cards }.
log-saw-hand-hidden = { FORM($seat, "person") ->
    [second] You look at a hand.
   *[third] { FORM($owner, "person") ->
        [second] { $seat } looks at your hand.
       *[third] { $seat } looks at { FORM($owner, "possessive") } hand.
    }
}
log-saw-top-hidden = { FORM($seat, "person") ->
    [second] You look at the top card of the draw pile.
   *[third] { $seat } looks at the top card of the draw pile.
}
log-acted = { FORM($seat, "person") ->
    [second] You do what { FORM($card, "title") } says.
   *[third] { $seat } does what { FORM($card, "title") } says.
}
log-not-acted = { FORM($seat, "person") ->
    [second] You don’t do what { FORM($card, "title") } says.
   *[third] { $seat } doesn’t do what { FORM($card, "title") } says.
}

## How near somebody is to a Goal

near-lacks-points = lacks { $count ->
    [one] { $count } point
   *[other] { $count } points
}
near-cards-to-lose = has { $count ->
    [one] { $count } card too many in hand
   *[other] { $count } cards too many in hand
}
near-elsewhere = no other player has
