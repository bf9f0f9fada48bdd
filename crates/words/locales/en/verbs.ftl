# What is done. Clauses begin small and end without a full stop.

## Choices of cards on tables, as objects

selected-keeper = { $all ->
    [yes] { $whose ->
        [yours] all your { -keeper(number: "many") }
        [others] all { -keeper(number: "many") } of the other players
       *[anyones] all { -keeper(number: "many") } in play
    }
   *[no] { $whose ->
        [yours] one of your { -keeper(number: "many") }
        [others] another player’s { -keeper }
       *[anyones] any { -keeper } in play
    }
}{ selected-restriction }
selected-creeper = { $all ->
    [yes] { $whose ->
        [yours] all your { -creeper(number: "many") }
        [others] all { -creeper(number: "many") } of the other players
       *[anyones] all { -creeper(number: "many") } in play
    }
   *[no] { $whose ->
        [yours] one of your { -creeper(number: "many") }
        [others] another player’s { -creeper }
       *[anyones] any { -creeper } in play
    }
}{ selected-restriction }
selected-either = { $all ->
    [yes] { $whose ->
        [yours] all your { -keeper(number: "many") } and { -creeper(number: "many") }
        [others] all { -keeper(number: "many") } and { -creeper(number: "many") } of the other players
       *[anyones] all { -keeper(number: "many") } and { -creeper(number: "many") } in play
    }
   *[no] { $whose ->
        [yours] one of your { -keeper(number: "many") } or { -creeper(number: "many") }
        [others] another player’s { -keeper } or { -creeper }
       *[anyones] any { -keeper } or { -creeper } in play
    }
}{ selected-restriction }
selected-named = { $whose ->
    [yours] your { FORM($cards, "bare") }
    [others] another player’s { FORM($cards, "bare") }
   *[anyones] any player’s { FORM($cards, "bare") }
}{ selected-restriction }
selected-this = this card
selected-restriction = { $with-creeper ->
    [yes] { $all ->
        [yes] { " " }that carry a { -creeper }
       *[no] { " " }that carries a { -creeper }
    }
   *[no] { "" }
}{ $except-this ->
    [yes] { " " }(not this card)
   *[no] { "" }
}

## Hands and piles

verb-draw = { $who ->
    [you] draw { count-cards }
    [everyone] everyone draws { count-cards }
   *[each-other] every other player draws { count-cards }
}
verb-draw-per-creeper = everyone draws one card; whoever has { -creeper(number: "many") } keeps drawing up to { count-cards } for each of them
verb-discard-hand = discard your whole hand
verb-draw-as-many = draw as many cards as you discarded
verb-discard-from-hand = { $who ->
    [you] discard { count-cards } from your hand
    [everyone] everyone discards { count-cards } from their hand
   *[each-other] every other player discards { count-cards } from their hand
}{ $pick ->
    [owner] { "" }
    [random] { " " }at random
   *[kind-or-random] : either { $kind } of { $who ->
        [you] your
       *[other] their
    } choice or whatever chance picks
}
verb-draw-and-play = { $how ->
    [all] set your hand aside, draw { $draw ->
        [1] { $draw-text } card and play it
       *[other] { $draw-text } cards and play them in any order
    }
    [by-day] set your hand aside and draw { $draw-text } { $draw ->
        [one] card
       *[other] cards
    }; play { $birthday-text } of them on your birthday, { $holiday-text } on a holiday, otherwise { $ordinary-text }
   *[count] set your hand aside, draw { $draw-text } cards and play { $play-text } of them
}
    .note = { $how ->
        [all] then take your hand back; all this is a single play
       *[other] discard the rest and take your hand back; all this is a single play
    }
verb-play-top = { $count ->
    [one] play the top card of the draw pile
   *[other] play the top card of the draw pile; you may go on, up to { $count-text } cards in all
}
verb-play-from-discard = choose { $kinds } in the discard pile and play it right away
verb-play-from-hand = take a card at random from another player’s hand and play it right away
verb-fetch = { $from ->
    [discard] search the discard pile for any card but a { -creeper } and take it into your hand
    [deck] search the draw pile for any card but a { -creeper }, take it into your hand and shuffle the pile
   *[both] search the discard pile or the draw pile for any card but a { -creeper } and take it into your hand; if it was the draw pile, shuffle it
}
verb-wish = choose any card in the discard pile
    .note = play it if it is { one-rule }, { one-action } or { one-surprise }; give it to another player if it is { one-creeper }; take anything else into your hand and end your turn
verb-share-out = draw enough cards for every player, yourself included, to get { $count-text }, and hand them out as you like
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] every other player gives you { count-cards } of their choice from their hand
       *[one] another player you choose gives you { count-cards } of their choice from their hand
    }
    [random] { $from ->
        [everyone] take { count-cards } at random from every other player’s hand
       *[one] take { count-cards } at random from another player’s hand
    }
   *[kind-or-random] { $from ->
        [everyone] every other player gives you { count-cards } from their hand: either { $kind } of their choice or whatever you pick at random
       *[one] another player you choose gives you { count-cards } from their hand: either { $kind } of their choice or whatever you pick at random
    }
}
    .except-holder = whoever has { $card } gives nothing
verb-trade-hands = swap hands with another player of your choice
verb-rotate-hands = all hands move one player along, to the left or to the right as you choose
    .holder-chooses = if another player has { $card }, they choose the direction
verb-gain-plays = play { count-extra-cards } this turn
verb-everyone-may-discard = everyone may discard as many cards as they like from their hand and from in front of them
verb-shuffle-discard = shuffle the discard pile into the draw pile

## Tables

verb-swap-positions = swap places with another player: each takes over the other’s hand and everything in front of them
verb-shift-positions = each player’s hand and everything in front of them pass to the previous player
verb-swap-keepers = swap one of your { -keeper(number: "many") } for one of another player’s
verb-discard = discard { $what }
verb-take = take { $what }
verb-give = give { $what } { receiver }
receiver = to { $to ->
    [chosen] another player
    [next] the next player
   *[previous] the previous player
}
verb-move = move { $what } to a different player
verb-everyone-gives = everyone chooses one of their { -keeper(number: "many") } and another player to give it to; all these gifts change hands at once
verb-each-loses = choose one { -keeper } of every player and discard them all
    .holder-chooses = if another player has { $card }, they make the choice
    .hand-instead = whoever has no { -keeper } discards a random card from their hand
    .except-holder = whoever has { $card } loses nothing
verb-cure = discard { $card } attached to another of your { -keeper(number: "many") }; the { -keeper } itself stays
verb-to-hands = all { -keeper(number: "many") } in play with the “{ $mark }” mark go back to their players’ hands, and any { -creeper(number: "many") } on them come loose in front of whoever gets them
    .collector = if anyone has { $card }, they all go to that player’s hand instead
verb-mix-tables = shuffle all { -keeper(number: "many") } and { -creeper(number: "many") } in play together and deal them out again one by one, starting with yourself

## Rules, goals, turns

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [one] discard a { -rule } of your choice or none
       *[other] discard up to { $count-text } { -rule(number: "many") } of your choice
    }
    [half] discard up to half of the { -rule(number: "many") } in play, rounded up
    [half-at-least] discard at least { $count-text } and at most half of the { -rule(number: "many") } in play, rounded up
    [all] discard all { -rule(number: "many") } in play
    [limits] discard every hand limit and Keeper limit in play
   *[one] discard a { -rule } of your choice
}
verb-discard-goals = discard every { -goal } in play
verb-extra-turn = take another turn after this one
    .note = nobody has more than two turns in a row this way
verb-end-turn = end your turn
verb-choose-one = choose one: { $options }
verb-rhyme = say a rhyming couplet aloud
