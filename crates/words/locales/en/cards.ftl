# Sentences of cards, except for what is done (verbs.ftl). Clauses begin small
# and end without a full stop; a "note" is a sentence said afterwards.

creeper-blocks = you can’t win while you have this card, unless the { -goal } asks for it
while-held = while you have this card, { $clause }
meta-stays = chosen before the game, it stays in force to the end

## Goals

goal-wins = you win if { $demands }
goal-allows = here { FORM($creepers, "title") } won’t stop you from winning; any other { -creeper } will

demand-have = you have { FORM($cards, "title") }
    .next = { " " }and also { FORM($cards, "title") }
demand-at-least = { $count ->
    [1] you have { FORM($cards, "title") }
   *[other] you have any { $count-text } of { FORM($cards, "title") }
}
    .next = { $count ->
        [1] , and also { FORM($cards, "title") }
       *[other] , and also any { $count-text } of { FORM($cards, "title") }
    }
demand-only-keeper = { FORM($card, "title") } is your only { -keeper }
    .next = { " " }and { FORM($card, "title") } is your only { -keeper }
demand-nobody-has = no one has { FORM($card, "title") }
    .next = { " " }and no one has { FORM($card, "title") }
demand-most-cards = you hold { $count-text } or more cards and more than anyone else
    .next = { " " }and you hold { $count-text } or more cards and more than anyone else
demand-most-keepers = you have { $count-text } or more { -keeper(number: "many") } and more than anyone else
    .next = { " " }and you have { $count-text } or more { -keeper(number: "many") } and more than anyone else

## Standing rules

modifier-draw = draw { count-cards } each turn
    .note = { $count ->
        [0] { "" }
       *[other] when you play this card, draw the difference immediately
    }
modifier-play = play { count-cards } each turn
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] if you have fewer, play them all
    }
modifier-play-all = play all the cards in your hand each turn
modifier-play-by-day = each turn, play { $birthday-text } { $birthday ->
    [one] card
   *[other] cards
} on your birthday, { $holiday-text } on a holiday and { $ordinary-text } on any other day
modifier-hand-limit = { $count ->
    [0] keep no cards in hand
   *[other] keep at most { count-cards } in hand
}
    .note = discard extras immediately if it isn’t your turn; on your turn, discard them at the end
modifier-keeper-limit = { $count ->
    [0] keep no { -keeper(number: "many") } in front of you
   *[other] keep at most { count-keepers } in front of you
}
    .note = discard extras immediately if it isn’t your turn; on your turn, discard them at the end
modifier-goals = { $count ->
    [0] no { -goal } may be in play
    [1] only one { -goal } may be in play at a time
   *[other] up to { $count-text } { -goal(number: "many") } may be in play at once; you win by meeting any one of them
}
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] when another { -goal } is played, its player chooses which old one to discard
    }
modifier-first-play-random = if you have more than one play on your turn, your first card is picked from your hand at random
bonus-fewest-keepers = if you have fewer { -keeper(number: "many") } than anyone else, { $gains } on your turn
bonus-most-keepers = if you have more { -keeper(number: "many") } than anyone else, { $gains } on your turn
bonus-everyone-while = while anyone has { FORM($card, "title") }, { $gains } on your turn
bonus-holder-of = if you have { FORM($card, "title") }, { $gains } on your turn
gain-draw = draw { count-extra-cards }
gain-play = play { count-extra-cards }
gain-each-turn = { $gains } each turn
gain-turn-and-limits = { $turn }, and { $limits }
gain-limits = your hand limit and { -keeper } limit are { $count-text } higher
gain-hand-limit = your hand limit is { $count-text } higher
gain-keeper-limit = your { -keeper } limit is { $count-text } higher
modifier-inflate = every numeral on other cards is one higher
    .note = numbers written as words stay the same
modifier-creepers-harmless = { $held ->
    [yes] while you have this card, { -creeper(number: "many") } don’t stop you from winning
   *[no] { -creeper(number: "many") } don’t stop anyone from winning
}
modifier-creeper-harmless = { $held ->
    [yes] while you have this card, { FORM($card, "title") } doesn’t stop you from winning
   *[no] { FORM($card, "title") } doesn’t stop anyone from winning
}
modifier-also-need = while anyone has { FORM($card, "title") }, no one can win without that card
    .note = it no longer stops anyone from winning
modifier-attaches = as soon as you have a { -keeper }, choose one and attach this card to it; from then on, they are moved and discarded together
modifier-attaches-to-mark = as soon as you have a { -keeper } with the “{ $mark }” icon, choose one and attach this card to it; from then on, they are moved and discarded together
modifier-disables-host = the { -keeper } it is attached to loses its powers
modifier-stands-in = whenever another player takes or discards one of your other { -keeper(number: "many") }, you lose this card instead
modifier-projects = on your turn, one { -keeper } of your choice in front of another player, with any { -creeper(number: "many") } attached to it, counts as yours instead of theirs
modifier-returns-to-deck = when discarded from the table, this card goes on top of the draw pile
modifier-moves-on = when your turn ends, this card moves to the next player
modifier-gets-back = if you play { FORM($card, "title") } while you have this card, return { FORM($card, "title") } to your hand afterward
modifier-escalates = each time the discard pile becomes the new draw pile, the Basic Rules go up by one: draw one more card and play one more card
modifier-no-creepers = take all { -creeper(number: "many") } out of the deck before dealing

## Abilities

occasion-once-per-turn = free action, once per turn: { $clause }
occasion-free-action = free action on your turn: { $clause }
occasion-start-of-turn = at the start of your turn, before drawing, { $clause }
occasion-start-of-turn-when = if { $conditions } at the start of your turn, { $clause } before your regular draw
occasion-together-with = as soon as you also have { FORM($card, "title") }, { $clause }
occasion-may-decline = while { -creeper(number: "many") } don’t stop anyone from winning, you may choose not to
occasion-alone = if nothing else is in front of you, you may { $clause } at any time
occasion-alone-discard = if nothing else is in front of you, you may discard this card at any time
occasion-goals-change = whenever the { -goal(number: "many") } in play change, { $clause }
ability-when = if { $conditions }, { $clause }
condition-empty-hand = your hand is empty
condition-card-in-hand = you have cards in hand
condition-play-owed = you have not made your last play yet
condition-keeper-on-table = you have a { -keeper } in front of you
condition-creeper-on-table = you have a { -creeper } in front of you
condition-both-on-table = you have a { -keeper } and a { -creeper } in front of you

## Surprises

surprise-own-turn = on your turn: { $clause }
surprise-cancels = at any time: cancel another { -surprise }
answer-to-played = out of turn: when another player plays { $kind }, { $does ->
    [cancel] cancel it, and it is discarded without effect
    [redirect] it goes in front of you instead
   *[steal-back] cancel it and take one of that player’s { -keeper(number: "many") }
}
answer-to-steal = out of turn: when another player takes one of your { -keeper(number: "many") }, { $does ->
    [cancel] cancel the theft and keep it
    [redirect] it stays in front of you
   *[steal-back] cancel the theft and steal one of that player’s { -keeper(number: "many") }
}

## The Basic Rules

basic-rules-numbers = each turn, draw { $draw-text } { $draw ->
    [one] card
   *[other] cards
} and play { $play-text }
basic-rules-limits = there is no hand limit and no { -keeper } limit

## Rulings shown with a card

ruling-goal = If you are the only player who meets it, you win immediately, even on another player’s turn. If two or more do, the game goes on.
ruling-creeper = Put it in front of you as soon as you draw it, then draw another card. It never counts as a { -keeper }.
ruling-surprise = Another { -surprise } can cancel it. Out of turn it doesn’t count as a play.
ruling-draw = If you have drawn fewer cards this turn, draw the difference immediately. Nothing is put back.
ruling-play = Cards already played this turn count, including this one.
ruling-hand-limit = Discard immediately if it isn’t your turn; on your turn, at the end. It is a limit, never a reason to draw.
ruling-keeper-limit = Discard immediately if it isn’t your turn; on your turn, at the end. { -creeper(number: "many") } don’t count.
ruling-goals = You don’t have to fill the second slot. When this rule is removed, the player who removed it chooses which { -goal } to discard.
ruling-inflate = Only numbers in digits go up; the word “one” stays one.
ruling-first-play-random = Bonuses count: it applies as soon as you have more than one play.
ruling-bonus = If you come to qualify during your turn, you get it then, but only once per turn.
ruling-attaches = It is moved, taken and discarded together with its { -keeper }.
ruling-free-action = It doesn’t count as a play. Use it on your own turn, before drawing or between plays, never in the middle of another effect.
ruling-draw-and-play = Everything played because of it is part of this one play; your hand is set aside in the meantime.
ruling-extra-turn = Limits apply before the extra turn begins.
ruling-end-turn = The turn ends even if you still had cards to play; limits apply first.
ruling-hands = A player who has too many cards afterward discards immediately if it isn’t their turn.
ruling-goals-third = When there is one { -goal } too many, its player first chooses which one to discard; only then does the game check who has won.
ruling-inflate-inside = In the middle of an Action that draws and plays cards, that Action’s own numbers go up, too.
ruling-more = A draw that has begun keeps its number. If you lose this card when it isn’t your turn, the lower limit applies immediately.
ruling-also-need = While no one has that card in front of them, it isn’t needed. No other rule removes the requirement.
ruling-attaches-where = Whoever moves it to another player chooses what it attaches to.
ruling-stands-in = It doesn’t protect against limits or against what its own player does.
ruling-projects = During your turn, the copied card and every { -creeper } attached to it count as yours, not as their owner’s.
ruling-returns = Only this card goes back; whatever was attached to it stays in the discard pile.
ruling-goals-change = It moves at every change, even when one of two { -goal(number: "many") } is discarded. Only then does the game check who has won.
ruling-alone = You may also discard it later, as long as nothing else is in front of you.
ruling-together = It doesn’t count as a play, and the game checks who has won only afterward.
ruling-cards-in-hand = A card being played and cards set aside are not in your hand.
ruling-most = A player stopped by a { -creeper } is passed over and the next best player wins, unless the table has agreed otherwise.
ruling-play-top = The card never enters your hand. You must play it no matter what it does, even if it ends your turn.
ruling-play-from-discard = You can’t take this card itself or an Action that is still taking effect.
ruling-extra-turn-once = Even if you play it twice in one turn, you get only one extra turn.
ruling-half = Half of an odd number is rounded up.
ruling-per-creeper = { -creeper(number: "many") } drawn along the way count, too.
ruling-reshuffle = If the discard pile has to be reshuffled in the meantime, this card is left out.
ruling-shuffle = This card and any Action still taking effect are not shuffled in.
ruling-cure = It removes an attached { -creeper }; one lying by itself stays, unless the table has agreed otherwise.
ruling-swap-positions = Hand limits apply after the swap. Next comes the player after the seat you left.
ruling-moved-creeper = A player who gets a { -creeper } this way doesn’t draw a card for it.
ruling-answer-played = Only right after the card is announced. It can’t stop free actions of cards already on the table.
ruling-answer-steal = Discarding another player’s card isn’t stealing.
ruling-draw-and-end = A { -creeper } drawn this way stays until your next turn: the draw and the end of the turn happen together.
ruling-day = The player who plays it says what day it is, unless the table has agreed on one.
