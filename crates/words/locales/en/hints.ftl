# What would an expert do?

hint-button = What would an expert do?
hint-best = best
hint-chances = Your chance to win if you choose …
hint-others = { $count ->
    [one] { $count } other, below { $percent }%
   *[other] { $count } others, below { $percent }%
}
hint-percent = { $percent }%
hint-bar = { $percent }% chance to win, give or take { $margin }
hint-opponents = If you don’t win, most likely
hint-judged = Judged from { $count ->
    [one] { $count } continuation
   *[other] { $count } continuations
} of what you can see yourself. The thin line shows how sure that is.
hint-marked = Marked: what an expert would choose. It is only advice.
hint-spoken = An expert would choose: { $move }.
hint-thinking = Thinking…

## Whether a table allows hints.

hints-label = Hints (“What would an expert do?”)
hints-alone = Only for one person among bots
hints-on = For everyone
hints-off = For no one
hints-allowed = Hints are allowed: everyone may ask what an expert would do.
hints-not-allowed = Hints are not allowed at this table.

## What a move does in Fluxx.

note-fluxx-wins = You win with { $goal }.
note-fluxx-loses = { FORM($seat, "subject") } would win with { $goal }.
note-fluxx-goal-in-hand = Then you have everything for { $goal }, the { -goal } in your hand.
note-fluxx-stops = { FORM($seat, "subject") } needs only one more card for { $goal }. This stops that.
note-fluxx-one-away = Then you need only one more card for { $goal }.
note-fluxx-one-away-card = Then only { $missing } is missing for { $goal }.
note-fluxx-one-away-in-hand = Then you need only one more card for { $goal }, the { -goal } in your hand.
note-fluxx-one-away-in-hand-card = Then only { $missing } is missing for { $goal }, the { -goal } in your hand.
note-fluxx-helps = Then { FORM($seat, "subject") } needs only one more card for { $goal }.
note-fluxx-sheds-creeper = You get rid of { $card }.
note-fluxx-gets-creeper = You get { $card }.
note-fluxx-loses-keeper = You lose { $card }.
note-fluxx-takes = { FORM($seat, "subject") } loses { $card }.
note-fluxx-serves = { $card } is part of { $goal }, the { -goal } in your hand.
note-fluxx-lays = { $card } lies in front of you then.
note-fluxx-discards = { $card } could still be useful.

## What a move does in Stella Quest.

note-stella-completes = It completes your collection: you win.
note-stella-wins-round = It wins the round for certain.
note-stella-leads = It leads the round for now.
note-stella-stays-out = Another player wins the round.
note-stella-new-value = You are still missing the value { $value }.
note-stella-nothing-to-take = Every card of this round has a value that you already have.
note-stella-black-star = Winning again costs you one shine because of the black star.
note-stella-last-shine = It could cost you your last shine.
note-stella-repeats = You already have the value { $value }, so it costs you { $shine } shine.
note-stella-pays = It costs you one shine.
