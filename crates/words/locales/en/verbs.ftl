# What is done. Clauses begin small and end without a full stop.

## Choices of cards on tables, as objects

selected-keeper = { $all ->
    [yes] { $whose ->
        [yours] { $except-this ->
            [yes] all your other { -keeper(number: "many") }
           *[no] all your { -keeper(number: "many") }
        }
        [others] all other players’ { -keeper(number: "many") }
       *[anyones] { $except-this ->
            [yes] all other { -keeper(number: "many") } in play
           *[no] all { -keeper(number: "many") } in play
        }
    }
   *[no] { $whose ->
        [yours] { $except-this ->
            [yes] one of your other { -keeper(number: "many") }
           *[no] one of your { -keeper(number: "many") }
        }
        [others] another player’s { -keeper }
       *[anyones] { $except-this ->
            [yes] any other { -keeper } in play
           *[no] any { -keeper } in play
        }
    }
}{ selected-restriction }
selected-creeper = { $all ->
    [yes] { $whose ->
        [yours] { $except-this ->
            [yes] all your other { -creeper(number: "many") }
           *[no] all your { -creeper(number: "many") }
        }
        [others] all other players’ { -creeper(number: "many") }
       *[anyones] { $except-this ->
            [yes] all other { -creeper(number: "many") } in play
           *[no] all { -creeper(number: "many") } in play
        }
    }
   *[no] { $whose ->
        [yours] { $except-this ->
            [yes] one of your other { -creeper(number: "many") }
           *[no] one of your { -creeper(number: "many") }
        }
        [others] another player’s { -creeper }
       *[anyones] { $except-this ->
            [yes] any other { -creeper } in play
           *[no] any { -creeper } in play
        }
    }
}{ selected-restriction }
selected-either = { $all ->
    [yes] { $whose ->
        [yours] { $except-this ->
            [yes] all your other { -keeper(number: "many") } and { -creeper(number: "many") }
           *[no] all your { -keeper(number: "many") } and { -creeper(number: "many") }
        }
        [others] all other players’ { -keeper(number: "many") } and { -creeper(number: "many") }
       *[anyones] { $except-this ->
            [yes] all other { -keeper(number: "many") } and { -creeper(number: "many") } in play
           *[no] all { -keeper(number: "many") } and { -creeper(number: "many") } in play
        }
    }
   *[no] { $whose ->
        [yours] { $except-this ->
            [yes] one of your other { -keeper(number: "many") } or { -creeper(number: "many") }
           *[no] one of your { -keeper(number: "many") } or { -creeper(number: "many") }
        }
        [others] another player’s { -keeper } or { -creeper }
       *[anyones] { $except-this ->
            [yes] any other { -keeper } or { -creeper } in play
           *[no] any { -keeper } or { -creeper } in play
        }
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
        [yes] { " " }that have a { -creeper } attached
       *[no] { " " }with a { -creeper } attached
    }
   *[no] { "" }
}

## Hands and piles

verb-draw = { $who ->
    [you] draw { count-cards }
    [everyone] everyone draws { count-cards }
   *[each-other] every other player draws { count-cards }
}
verb-draw-per-creeper = everyone draws one card, or { count-cards } for each { -creeper } they have
verb-discard-hand = discard your whole hand
verb-draw-as-many = draw as many cards as you discarded
verb-discard-from-hand = { $pick ->
    [kind-or-random] { $who ->
        [you] discard { $count ->
            [1] { $kind } (your choice) from your hand
           *[other] { count-cards } from your hand, each of them { $kind } (your choice)
        }
        [everyone] everyone discards { $count ->
            [1] { $kind } (their choice) from their hand
           *[other] { count-cards } from their hand, each of them { $kind } (their choice)
        }
       *[each-other] every other player discards { $count ->
            [1] { $kind } (their choice) from their hand
           *[other] { count-cards } from their hand, each of them { $kind } (their choice)
        }
    }
   *[other] { $who ->
        [you] discard { count-cards } from your hand
        [everyone] everyone discards { count-cards } from their hand
       *[each-other] every other player discards { count-cards } from their hand
    }{ $pick ->
        [random] { " " }at random
       *[owner] { "" }
    }
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
        [all] then take your hand back; this all counts as one play
       *[other] discard the rest and take your hand back; this all counts as one play
    }
verb-play-top = { $count ->
    [one] play the top card of the draw pile
   *[other] play the top card of the draw pile; you may repeat this for up to { $count-text } cards in all
}
verb-play-from-discard = choose { $kinds } from the discard pile and play it immediately
verb-play-from-hand = take a card at random from another player’s hand and play it immediately
verb-fetch = { $from ->
    [discard] search the discard pile for any card except a { -creeper } and add it to your hand
    [deck] search the draw pile for any card except a { -creeper }, add it to your hand and shuffle the pile
   *[both] search the discard pile or the draw pile for any card except a { -creeper } and add it to your hand; if it was the draw pile, shuffle it
}
verb-wish = choose any card in the discard pile
    .note = play it if it is { one-rule }, { one-action } or { one-surprise }; give it to another player if it is { one-creeper }; add any other card to your hand and end your turn
verb-share-out = draw { count-cards } for each player, including yourself, and choose who gets which
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] every other player gives you { count-cards } of their choice from their hand
       *[one] another player you choose gives you { count-cards } of their choice from their hand
    }
    [random] { $from ->
        [everyone] take { count-cards } at random from each other player’s hand
       *[one] take { count-cards } at random from another player’s hand
    }
   *[kind-or-random] { $from ->
        [everyone] every other player gives you { $count ->
            [1] { $kind } (their choice) from their hand
           *[other] { count-cards } from their hand, each of them { $kind } (their choice)
        }
       *[one] another player you choose gives you { $count ->
            [1] { $kind } (their choice) from their hand
           *[other] { count-cards } from their hand, each of them { $kind } (their choice)
        }
    }
}
    .except-holder = a player who has { FORM($card, "title") } gives nothing
verb-trade-hands = swap hands with another player of your choice
verb-rotate-hands = everyone passes their hand to the left or right, as you choose
    .holder-chooses = if another player has { FORM($card, "title") }, they choose the direction
verb-gain-plays = play { count-extra-cards } this turn
verb-everyone-may-discard = everyone may discard as many cards as they like from their hand and from in front of them
verb-shuffle-discard = shuffle the discard pile into the draw pile

## Tables

verb-swap-positions = trade places with another player: each of you takes the other’s hand and everything in front of them
verb-shift-positions = each player’s hand and everything in front of them pass to the previous player
verb-swap-keepers = swap one of your { -keeper(number: "many") } for one of another player’s
verb-discard = discard { $what }
verb-take = take { $what }
verb-give = give { $what } { receiver }
receiver = to { $to ->
    [chosen] another player
    [next] the next player
    [random] another player picked at random
    [that] that player
    [active] the player whose turn it is
   *[previous] the previous player
}
verb-move = move { $what } to a different player
verb-everyone-gives = everyone chooses one of their { -keeper(number: "many") } and another player to give it to; all gifts change hands at the same time
verb-each-loses = choose one of each player’s { -keeper(number: "many") }, including one of your own, and discard them
    .holder-chooses = if another player has { FORM($card, "title") }, they make the choice
    .hand-instead = a player who has no { -keeper } discards a random card from their hand
    .except-holder = a player who has { FORM($card, "title") } loses nothing
verb-cure = discard { $card } from another of your { -keeper(number: "many") } (that { -keeper } stays)
verb-to-hands = all { -keeper(number: "many") } in play with the “{ $mark }” icon return to their players’ hands; any { -creeper(number: "many") } attached to them stay behind in front of the player who picks them up
    .collector = if anyone has { FORM($card, "title") }, they all go to that player’s hand instead
verb-mix-tables = shuffle all { -keeper(number: "many") } and { -creeper(number: "many") } in play together and deal them out again one by one, starting with yourself

## Rules, goals, turns

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [one] discard a { -rule } of your choice or none
       *[other] discard up to { $count-text } { -rule(number: "many") } of your choice
    }
    [half] discard any number of { -rule(number: "many") } in play, from none to half of them (rounded up)
    [half-at-least] discard at least { $count-text } and at most half of the { -rule(number: "many") } in play (rounded up)
    [all] discard all { -rule(number: "many") } in play
    [limits] discard every hand limit and { -keeper } limit in play
   *[one] discard a { -rule } of your choice
}
verb-discard-goals = discard every { -goal } in play
verb-extra-turn = take another turn after this one
    .note = no one may take more than two turns in a row this way
verb-end-turn = end your turn
verb-choose-one = choose one: { $options }
verb-rhyme = say a rhyming couplet aloud
