# Why something can't be done, and what to do instead.

refusal-game-over = The game is over; start a new one to go on playing.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-asked = { FORM($player, "person") ->
    [second] You are not asked anything now; wait for your turn.
   *[third] { $player } is not asked anything now.
}
refusal-unreadable = “{ $text }” is not a move of this game; choose one of the moves offered.
refusal-ambiguous = “{ $text }” could mean several moves: { $candidates }. Write the whole move.
refusal-not-offered = “{ $text }” can’t be played now: { $reason }
refusal-seats-fixed = Nobody can join or leave this game once it has begun.
refusal-seat-taken = This seat is taken; choose a free one.
refusal-table-full = The table is full.
refusal-other = That isn’t possible now.

rule-other = the rules don’t allow it now.
rule-not-in-hand = this card is not in the hand.
rule-not-in-mini-hand = only the cards just drawn can be played now.
rule-draw-first = draw first.
rule-no-plays-left = all plays of this turn are made; use a free action or end the turn.
rule-blind-first-play = the first card of this turn is picked blindly; let chance decide.
rule-question-open = answer the open question first.
rule-inside-an-effect = free actions are used between plays only.
rule-not-yours = this card doesn’t act for you.
rule-not-usable = this card has no free action that can be used now.
rule-no-answer = this card doesn’t answer what was announced.
rule-not-your-turn = it is not your turn.
rule-answer-open = something was announced: answer it, or let it pass.
rule-no-window = nothing was announced that you could answer.
rule-draw-is-done = the draw of this turn is made.
rule-must-play = there are still cards to be played this turn.
rule-not-your-keeper = only one of your own { -keeper(number: "many") } can be discarded now.
rule-no-discard-due = nothing has to be discarded, and cards can’t just be thrown away.
rule-not-a-choice = that is not among the choices of the open question.
rule-wrong-stage = something else is asked now.
rule-too-little-light = paying needs at least 2 shine tokens, because the last one is never paid away.
rule-hand-full = the hand is full.
rule-deck-empty = there is no card left to draw.
rule-must-follow = follow the lead colour or play a rest card.
rule-rest-not-taken = rest cards can’t be taken; take an emotion card.
rule-not-in-trick = this card is not among those on the table.
rule-rest-on-top = a rest card was played, so a rest card must be on top.
