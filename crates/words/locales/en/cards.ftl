# Sentences of cards, except for what is done (verbs.ftl). Clauses begin small
# and end without a full stop; a "note" is a sentence said afterwards.

creeper-blocks = you can’t win while you have this card, unless the { -goal } asks for it
while-held = while you have this card, { $clause }
meta-stays = chosen before the game, it stays in force to the end

## Goals

goal-wins = you win if { $demands }
goal-allows = here { $creepers } won’t stop you from winning; any other { -creeper } will

demand-have = you have { $cards }
    .next = { " " }and also { $cards }
demand-at-least = you have at least { $count-text } of { $cards }
    .next = { " " }and at least { $count-text } of { $cards }
demand-only-keeper = { $card } is your only { -keeper }
    .next = { " " }and { $card } is your only { -keeper }
demand-nobody-has = nobody has { $card }
    .next = { " " }and nobody has { $card }
demand-most-cards = you hold { $count-text } or more cards and more than anyone else
    .next = { " " }and you hold { $count-text } or more cards and more than anyone else
demand-most-keepers = you have { $count-text } or more { -keeper(number: "many") } and more than anyone else
    .next = { " " }and you have { $count-text } or more { -keeper(number: "many") } and more than anyone else

## Standing rules

modifier-draw = draw { count-cards } each turn
    .note = whoever plays this card draws the difference right away
modifier-play = play { count-cards } each turn
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] with fewer in hand, play them all
    }
modifier-play-all = play every card you hold each turn
modifier-play-by-day = each turn, play { $birthday-text } { $birthday ->
    [one] card
   *[other] cards
} on your birthday, { $holiday-text } on a holiday and { $ordinary-text } on any other day
modifier-hand-limit = { $count ->
    [0] keep no cards in hand
   *[other] keep at most { count-cards } in hand
}
    .note = on your own turn you comply at the end; everyone else discards down at once
modifier-keeper-limit = { $count ->
    [0] keep no { -keeper(number: "many") } in front of you
   *[other] keep at most { count-keepers } in front of you
}
    .note = on your own turn you comply at the end; everyone else discards down at once
modifier-goals = up to { $count-text } { $count ->
    [one] { -goal }
   *[other] { -goal(number: "many") }
} may be in play at once, and meeting any of them wins
    .note = whoever plays one too many chooses which older { -goal } goes
modifier-first-play-random = if you have more than one card to play this turn, the first is picked from your hand at random
bonus-fewest-keepers = if you have fewer { -keeper(number: "many") } than anyone else, { $gains } on your turn
bonus-most-keepers = if you have more { -keeper(number: "many") } than anyone else, { $gains } on your turn
bonus-everyone-while = while anyone has { $card }, { $gains } on your turn
bonus-holder-of = if you have { $card }, { $gains } on your turn
gain-draw = draw { count-extra-cards }
gain-play = play { count-extra-cards }
gain-hand-limit = hold { count-cards } over the hand limit
gain-keeper-limit = keep { count-keepers } over the Keeper limit
modifier-inflate = every numeral on another card counts one higher
    .note = numbers written out as words stay as they are
modifier-creepers-harmless = { $held ->
    [yes] while you have this card, { -creeper(number: "many") } don’t stop you from winning
   *[no] { -creeper(number: "many") } don’t stop anyone from winning
}
modifier-creeper-harmless = { $held ->
    [yes] while you have this card, { $card } won’t stop you from winning
   *[no] { $card } won’t stop anyone from winning
}
modifier-also-need = while anyone has { $card }, the winner must have it too
    .note = it no longer stops anyone from winning
modifier-attaches = it attaches itself to one of your { -keeper(number: "many") } as soon as you have one, and from then on they move and go together
modifier-attaches-to-mark = it attaches itself to one of your { -keeper(number: "many") } with the “{ $mark }” mark as soon as you have one, and from then on they move and go together
modifier-disables-host = the { -keeper } it is attached to loses its powers
modifier-stands-in = whenever another player takes or discards one of your other { -keeper(number: "many") }, this card goes instead
modifier-projects = to win on your turn, one { -keeper } of another player counts as yours and not as theirs, together with any { -creeper(number: "many") } on it
modifier-returns-to-deck = when discarded from the table, this card goes on top of the draw pile
modifier-moves-on = when your turn ends, this card moves to the next player
modifier-gets-back = if you play { $card } while you have this card, take it back into your hand afterwards
modifier-escalates = each time the discard pile becomes the new draw pile, the Basic Rules ask for one more card to be drawn and one more to be played
modifier-no-creepers = take all { -creeper(number: "many") } out of the deck before dealing

## Abilities

occasion-once-per-turn = free action, once on your turn: { $clause }
occasion-free-action = free action on your turn: { $clause }
occasion-start-of-turn = at the start of your turn, before drawing, { $clause }
occasion-together-with = as soon as you have { $card } too, { $clause }
occasion-may-decline = while { -creeper(number: "many") } don’t stop anyone from winning, you may choose not to
occasion-alone = whenever this is all you have in front of you, you may { $clause }
occasion-goals-change = whenever the { -goal } changes, { $clause }
ability-when = if { $conditions }, { $clause }
condition-empty-hand = your hand is empty
condition-card-in-hand = you have cards in hand
condition-play-owed = you still owe a play
condition-keeper-on-table = you have a { -keeper } in front of you
condition-creeper-on-table = you have a { -creeper } in front of you
condition-both-on-table = you have a { -keeper } and a { -creeper } in front of you

## Surprises

surprise-own-turn = on your turn: { $clause }
surprise-cancels = at any time: cancel another { -surprise }
answer-to-played = out of turn: when another player plays { $kind }, { $does ->
    [cancel] cancel it; it is discarded without effect
    [redirect] have it land in front of you instead
   *[steal-back] cancel it and take one of that player’s { -keeper(number: "many") }
}
answer-to-steal = out of turn: when another player takes a { -keeper } of yours, { $does ->
    [cancel] cancel that and keep it
    [redirect] have it land in front of you again
   *[steal-back] keep it and take one of that player’s { -keeper(number: "many") } instead
}

## The Basic Rules

basic-rules-numbers = each turn, draw { $draw-text } { $draw ->
    [one] card
   *[other] cards
} and play { $play-text }
basic-rules-limits = there is no hand limit and no Keeper limit

## Rulings shown with a card

ruling-goal = Whoever is the only one to meet it wins at once, in anybody’s turn. If several meet it, nobody wins yet.
ruling-creeper = It comes down as soon as it is drawn, another card is drawn for it, and it never counts as a { -keeper }.
ruling-surprise = Another { -surprise } may cancel it. Out of turn it is no play of yours.
ruling-draw = If you have drawn less in this turn already, you draw what is missing at once; nothing goes back.
ruling-play = Cards already played in this turn count, this one too.
ruling-hand-limit = Out of turn you discard at once, in your own turn only at its end. It is a limit, never a reason to draw.
ruling-keeper-limit = Out of turn you discard at once, in your own turn only at its end. { -creeper(number: "many") } don’t count.
ruling-goals = Nobody has to fill the second place. When this rule goes, whoever removed it chooses which { -goal } goes, too.
ruling-inflate = Only numbers in figures grow; “one” as a word stays one.
ruling-first-play-random = Bonuses count: it applies as soon as there is more than one play.
ruling-bonus = If it becomes yours during your turn, you get it then, and only once in a turn.
ruling-attaches = It moves, is taken and is discarded together with its { -keeper }.
ruling-free-action = It is no play. It is used in your own turn, before the draw or between plays, never inside another effect.
ruling-draw-and-play = Whatever is played because of it belongs to this one play; your hand is set aside meanwhile.
ruling-extra-turn = The limits are kept before the extra turn begins.
ruling-end-turn = The turn ends even if cards had still to be played; limits are kept first.
ruling-hands = Whoever has too many cards afterwards, out of turn, keeps the limit at once.
ruling-goals-third = When there is one { -goal } too many, its choice comes first; only then is it checked who has won.
ruling-inflate-inside = In the middle of an Action that draws and plays, the numbers of that Action grow, too.
ruling-more = A draw that has begun keeps its number. Whoever loses this card out of turn keeps to the lower limit at once.
ruling-also-need = While that card lies in front of nobody, it isn’t needed. No other rule lifts the need for it.
ruling-attaches-where = Whoever moves it to somebody else chooses where it attaches.
ruling-stands-in = It doesn’t protect from limits, nor from what its own player does.
ruling-projects = During your turn the copied card counts as yours and not as its owner’s, with every { -creeper } on it.
ruling-returns = Only this card goes back; what was attached to it stays on the discard pile.
ruling-goals-change = It moves at every change, also when one of two { -goal(number: "many") } goes. Only then is it checked who has won.
ruling-alone = It may go at any later moment, too, as long as it lies alone.
ruling-together = It is no play, and it is checked who has won only afterwards.
ruling-cards-in-hand = A card that is being played, and cards set aside, are not in your hand.
ruling-most = Whoever is stopped by a { -creeper } doesn’t count and the next best wins, unless the table has agreed otherwise.
ruling-play-top = That card never enters your hand. It has to be played whatever it does, even if it ends your turn.
ruling-play-from-discard = Neither this card itself nor an Action that is still taking effect can be taken.
ruling-extra-turn-once = Played twice in one turn, it still brings a single extra turn.
ruling-half = Half of an odd number is rounded up.
ruling-per-creeper = { -creeper(number: "many") } drawn meanwhile count, too.
ruling-reshuffle = If the discard pile has to be reshuffled meanwhile, this card stays out of it.
ruling-shuffle = This card, and any Action that is still taking effect, is not shuffled in.
ruling-cure = It takes a { -creeper } that is attached; one that lies alone stays, unless the table has agreed otherwise.
ruling-swap-positions = Hand limits are kept after the swap. Next comes the seat after the one you left.
ruling-moved-creeper = Whoever gets a { -creeper } this way draws no card for it.
ruling-answer-played = Only right after the card is announced. What lies on the table and is used freely can’t be answered with it.
ruling-answer-steal = Discarding somebody’s card is no stealing.
ruling-draw-and-end = A { -creeper } drawn by it stays until your next turn: the draw and the end of the turn are one.
ruling-day = Whoever plays it says what day it is, unless the table has agreed on one.
