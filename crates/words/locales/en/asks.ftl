# What a player is asked at a Fluxx table, and what can be answered.

ask-by-card = { FORM($card, "title") }: { $question }

ask-before-draw = draw your cards, or use a free action first
ask-play = play a card
ask-before-end = use a free action, or end your turn
ask-hand-limit = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to stay within the hand limit
ask-keeper-limit = discard { $count ->
    [one] { $count } { -keeper }
   *[other] { $count } { -keeper(number: "many") }
} to stay within the { -keeper } limit
ask-answer = respond to { $about } with a { -surprise }, or pass
ask-replace-goal = choose which old { -goal } makes room for the new one
ask-surplus-goal = choose which { -goal } to discard
ask-keep-pair = discard the cards that cancel each other out?
ask-play-from-mini-hand = { $first ->
    [yes] play { $count } of the cards you drew
   *[no] play { $count } more of the cards you drew
}
ask-day = what day is it today?
ask-card-from-discard-pile = choose a card from the discard pile
ask-pile = which pile do you want to look through?
ask-card-from-draw-pile = choose a card from the draw pile
ask-play-top-again = play the next card from the draw pile, too?
ask-effect = choose one of the effects
ask-rhyme = did you say a rhyming couplet?
ask-judge-rhyme = does what { $of } said rhyme?
ask-lose-keeper = { FORM($of, "person") ->
    [second] choose which of your own { -keeper(number: "many") } to discard
   *[third] choose which { -keeper } { $of } loses
}
ask-player = choose a player
ask-direction = which way do the hands go?
ask-own-keeper = choose one of your { -keeper(number: "many") }
ask-their-keeper = choose another player’s { -keeper }
ask-discard-from-table = choose a card on the table to discard
ask-take-from-table = choose a card to take from another player
ask-give-from-table = choose one of the cards in front of you to give away
ask-give-to = choose who gets { $about }
ask-move-from-table = choose a card on the table to move
ask-move-to = choose where to move { $about }
ask-attach-to = choose the { -keeper } to attach { $about } to
ask-give-from-hand = choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand to give away
ask-discard-from-hand = choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand to discard
ask-hand-out = { FORM($to, "person") ->
    [second] choose the card you keep for yourself
   *[third] choose the card { $to } gets
}
ask-may-discard = discard as many cards as you like, then choose “Done”
ask-discard-rule = { $may-stop ->
    [yes] discard up to { $count ->
        [one] { $count } { -rule }
       *[other] { $count } { -rule(number: "many") }
    }, or choose “Done”
   *[no] choose a { -rule } to discard
}

move-play = Play { FORM($card, "title") }
move-use = Use { FORM($card, "title") }
move-answer = Respond with { FORM($card, "title") }
move-pass = Pass
move-draw = Draw
move-discard = Discard { FORM($card, "title") }
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = End your turn
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
choice-done = Done
choice-left = To the next player
choice-right = To the previous player
choice-birthday = My birthday
choice-holiday = A holiday
choice-ordinary = An ordinary day
choice-yes = Yes
choice-no = No
choice-random = Pick at random
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
now-play-all = Play all the cards in your hand each turn.
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
    [one] { $count } { -goal } at a time.
   *[other] Up to { $count } { -goal(number: "many") } at a time.
}
now-first-play-random = If you have more than one play, the first card is picked at random.
now-creepers-harmless = { -creeper(number: "many") } don’t stop anyone from winning.
now-creeper-harmless = { FORM($card, "title") } doesn’t stop anyone from winning.
now-bonus-yours = You get this bonus now: { $what }.
now-bonus-not-yours = You don’t qualify right now.
now-bonus-draw = draw { $count } extra
now-bonus-play = play { $count } extra
now-use-now = You can use it now.
now-use-later = You can use it after the current question.
now-use-nothing = There is nothing to use it on right now.
now-use-used = Already used this turn.
now-use-in-your-turn = You can use it on your turn.
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
near-met = has everything
near-tied = has everything, but another player meets a { -goal }, too
near-in-your-hand = in your hand
near-in-discard = discard pile
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = start of the turn
phase-draw = before drawing
phase-play = playing cards
phase-end = end of the turn
phase-pass = next player’s turn

## Table options

option-fewest-rules-discarded = Minimum { -rule(number: "many") } to discard (cards that discard “up to half”)
option-fewest-rules-discarded-card = as the card says
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = The leader can’t win because of a { -creeper }
option-blocked-leader-skipped = the next best player wins
option-blocked-leader-nobody-wins = no one wins
option-parting = Two cards that can’t stay together
option-parting-creeper = the { -creeper } moves on
option-parting-keeper = the { -keeper } moves on
option-payment = Two cards that cancel each other out
option-payment-automatic = they are discarded immediately
option-payment-optional = their owner decides when
option-day = What day it is
option-day-ask = the player is asked
option-day-birthday = always the player’s birthday
option-day-holiday = always a holiday
option-day-ordinary = always an ordinary day
option-rhyme = Who decides whether a couplet rhymes
option-rhyme-honour = the player who says it
option-rhyme-consent = the other players
option-rhyme-waived = no one (no couplet is needed)
option-meta-rule = Meta Rule
option-meta-rule-none = none
option-meta-rule-rules-escalation = every reshuffle raises the Basic Rules
option-meta-rule-no-creepers = no { -creeper(number: "many") } in the deck
