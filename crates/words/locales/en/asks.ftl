# What a player is asked at a Fluxx table, and what can be answered.

ask-by-card = { FORM($card, "title") } – { $question }

ask-before-draw = draw your cards, or use a free action first
ask-play = play a card
ask-before-end = use a free action, or end your turn
ask-hand-limit = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to keep to the hand limit
ask-keeper-limit = discard { $count ->
    [one] { $count } { -keeper }
   *[other] { $count } { -keeper(number: "many") }
} to keep to the Keeper limit
ask-answer = answer { FORM($about, "title") } with a { -surprise }, or let it pass
ask-replace-goal = choose which older { -goal } makes room for the new one
ask-surplus-goal = choose which { -goal } has to go
ask-keep-pair = discard the cards that cancel each other out?
ask-play-from-mini-hand = play { $count } more of the cards you drew
ask-day = what day is it today?
ask-card-from-discard-pile = choose a card of the discard pile
ask-pile = which pile do you look through?
ask-card-from-draw-pile = choose a card of the draw pile
ask-play-top-again = play the next card of the draw pile, too?
ask-effect = choose one of the effects
ask-rhyme = did you say a rhyming couplet?
ask-judge-rhyme = does what { $of } said rhyme?
ask-lose-keeper = { FORM($of, "person") ->
    [second] choose which of your own { -keeper(number: "many") } goes
   *[third] choose which { -keeper } { $of } loses
}
ask-player = choose a player
ask-direction = which way do the hands go?
ask-own-keeper = choose one of your { -keeper(number: "many") }
ask-their-keeper = choose a { -keeper } of another player
ask-discard-from-table = choose a card on the table to discard
ask-take-from-table = choose a card to take from another player
ask-give-from-table = choose one of the cards in front of you to give away
ask-give-to = choose who gets { $about }
ask-move-from-table = choose a card on the table to move
ask-move-to = choose where to move { $about }
ask-attach-to = choose the { -keeper } that gets { $about } attached
ask-give-from-hand = choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand to give away
ask-discard-from-hand = choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand to discard
ask-hand-out = { FORM($to, "person") ->
    [second] choose the card you keep yourself
   *[third] choose the card { $to } gets
}
ask-may-discard = discard as many cards as you like, then say you are done
ask-discard-rule = { $may-stop ->
    [yes] discard up to { $count ->
        [one] { $count } { -rule }
       *[other] { $count } { -rule(number: "many") }
    }, or stop here
   *[no] choose a { -rule } to discard
}

move-play = Play “{ FORM($card, "title") }”
move-use = Use “{ FORM($card, "title") }”
move-answer = Answer with “{ FORM($card, "title") }”
move-pass = Let it pass
move-draw = Draw
move-discard = Discard “{ FORM($card, "title") }”
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = End the turn
move-draw-count = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
act-discard = Discard: { $what }
act-take = Take: { $what }
act-give = Give: { $what }
act-give-to = Give it to: { $what }
act-move = Move: { $what }
act-move-to = Move it to: { $what }
act-attach = Attach it to: { $what }
choice-done = That’s all
choice-left = To the next player
choice-right = To the previous player
choice-birthday = My birthday
choice-holiday = A holiday
choice-ordinary = An ordinary day
choice-yes = Yes
choice-no = No
choice-random = Let chance decide
choice-past = The discard pile
choice-future = The draw pile
choice-first = The first
choice-second = The second
choice-third = The third
choice-fourth = The fourth

## The rules right now

now-draw = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each turn.
now-play = Play { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each turn.
now-play-all = Play every card you hold each turn.
now-hand-limit = { $count ->
    [0] Keep no cards in hand.
    [one] Keep at most { $count } card in hand.
   *[other] Keep at most { $count } cards in hand.
}
now-no-hand-limit = There is no hand limit.
now-keeper-limit = { $count ->
    [0] Keep no { -keeper(number: "many") }.
    [one] Keep at most { $count } { -keeper }.
   *[other] Keep at most { $count } { -keeper(number: "many") }.
}
now-no-keeper-limit = There is no Keeper limit.
now-goals = { $count ->
    [one] There is room for { $count } { -goal }.
   *[other] There is room for { $count } { -goal(number: "many") }.
}
now-first-play-random = If there are several plays, the first is picked at random.
now-creepers-harmless = { -creeper(number: "many") } don’t stop anyone from winning.
now-creeper-harmless = No obstacle to winning: { FORM($card, "title") }.
now-bonus-yours = Yours now: { $what }.
now-bonus-not-yours = Not yours as things are.
now-bonus-draw = draw +{ $count }
now-bonus-play = play +{ $count }
now-use-now = Can be used now.
now-use-later = Can be used once the open question is answered.
now-use-nothing = As things are, there is nothing to do with it.
now-use-used = Used already in this turn.
now-use-in-your-turn = Can be used in your own turn.
near-has = has
near-lacks = lacks
near-lacks-some = lacks { $count } of
near-lacks-cards = lacks { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
near-lacks-keepers = lacks { $count ->
    [one] { $count } { -keeper }
   *[other] { $count } { -keeper(number: "many") }
}
near-stopped = stopped by
near-in-the-way = in the way
near-met = everything is there
near-tied = everything is there, but somebody else meets a { -goal }, too
near-in-your-hand = in your hand
near-in-discard = discard pile
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = start of the turn
phase-draw = before the draw
phase-play = plays
phase-end = end of the turn
phase-pass = the turn passes

## Table options

option-fewest-rules-discarded = The fewest { -rule(number: "many") } to be discarded when up to half of them may go
option-fewest-rules-discarded-card = as the card says
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = The leader can’t win because of a { -creeper }
option-blocked-leader-skipped = the next best player wins
option-blocked-leader-nobody-wins = nobody wins
option-parting = Two cards can’t stay together
option-parting-creeper = the { -creeper } moves on
option-parting-keeper = the { -keeper } moves on
option-payment = Two cards cancel out
option-payment-automatic = they are discarded at once
option-payment-optional = their holder decides when
option-day = What day it is
option-day-ask = the player is asked
option-day-birthday = always the player’s birthday
option-day-holiday = always a holiday
option-day-ordinary = always an ordinary day
option-rhyme = Who says whether a couplet rhymes
option-rhyme-honour = whoever says it
option-rhyme-consent = the other players
option-rhyme-waived = nobody: no couplet is needed
option-meta-rule = Meta Rule
option-meta-rule-none = none
option-meta-rule-rules-escalation = every reshuffle raises the Basic Rules
option-meta-rule-no-creepers = no { -creeper(number: "many") } in the deck
