# Starting, joining and leaving: who goes first, house rules, seats.

## The title of a mix of editions

edition-short-fluxx-4 = Fluxx 4.0
edition-short-star = Star
edition-short-star-wars = Star Wars
edition-short-wonderland = Wonderland
edition-short-comets = Comet Night

## Who goes first

seats-first = Who goes first?
seats-first-chance = Random
seats-first-call = Whoever calls first
seats-first-chair = Seat { $number }
seats-first-set = Save
seats-call = I go first!
seats-call-how = Everything is ready. Whoever presses the button first goes first. If no one does, chance decides.
seats-call-wait = Everything is ready. The players decide who goes first.

## House rules

seats-house-rules = House rules
seats-house-rules-how = These rules are in force only if every player agrees.
seats-house-rules-never = If you don’t agree, leave the table, or ask the host to take the rule out.
seats-agree = Agree
seats-agreed = Agreed: { $names }.
seats-agree-awaited = Not agreed yet: { $names }.
seats-drop-rule = Remove this rule
seats-start-awaits = The game can start when everyone has agreed to the house rules.

## How many players

seats-printed = { $fewest }–{ $most } players
seats-number-fluxx = { $number } (only Fluxx)
seats-number-more = { $number } (only Fluxx, more than the box says)
seats-more-how = The box says how many players a game is made for. Fluxx also works with up to eight, but then the wait between turns is long.
seats-more-now = That is more than the { $most } players printed on the box. The wait between turns will be long.

## The terminal

terminal-how-seats = join: another player joins the game with three cards. leave: you leave the game, and your hand and everything in front of you are discarded.
terminal-house-rules = House rules:
terminal-joined = { $name } plays from now on.
terminal-nobody-left = There is no one left to play.

## Refusals

refusal-not-agreed = The game can’t start yet. These players have not agreed to the house rules: { $who }. They can agree or leave, or the host can take the rules out.
refusal-settings-changed = The settings have just changed. Read the house rules again before you agree.
refusal-not-calling = No one can call now, or someone else has called first.

# Ready to start, and the number of chairs

seats-ready = I’m ready
seats-not-ready = Not ready yet
seats-is-ready = ready
seats-is-not-ready = not yet
seats-start-with = Start with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seats-add-chair = Add a seat ({ $most } at most)
seats-remove-chair = Remove a seat
