# The laboratory, and the figures on the pages of decks.

lab-title = Lab
lab-lead = Play many games with one difference and see what it changes. Both variants get the same deals.
lab-questions = Questions to copy
lab-question-strong = Is { $card } too strong?
lab-question-number = What if { $card } said { $number }?
lab-question-seat = Does the first seat win more?
lab-question-option = What changes with “{ $option }”?

## The form

lab-yours = Your experiment
lab-decks = Decks
lab-change = What is different?
lab-change-none = Nothing: look at the deck as it is
lab-change-without = Without a card
lab-change-number = Another number on a card
lab-change-option = A house rule
lab-card = Card
lab-number = Number
lab-option = House rule
lab-choose = Choose…
lab-play = How it is played
lab-players = Players
lab-agents = Who plays
lab-agents-sensible = Simple bots, fast
lab-agents-uniform = Random moves
lab-agents-regular = Regular bots, slow
lab-games = Games of each variant
lab-seed = Seed
lab-seed-how = The same seed deals the same cards.
lab-impact = Measure what every card is worth (takes about 40 times as long)
lab-run = Run
lab-check = Check
lab-quota = Computing time left this hour: { $minutes } min.
lab-wrong-players = Choose 2 to 8 players.
lab-wrong-card = Choose a card of these decks.
lab-wrong-no-number = This card has no single number that could be changed. Choose another card.
lab-wrong-number = Choose a number from 0 to 20 that is not the printed one.
lab-wrong-option = Choose a house rule of this game.

## The result

lab-about = The question
lab-variant = Variant
lab-variant-printed = as printed
lab-variant-without = without { $card }
lab-variant-number = says { $number }
lab-deals = Deals
lab-deals-same = the same for A and B
lab-new = New experiment
lab-edit = Edit a copy
lab-print = Print
lab-charts = Charts
lab-progress = Progress
lab-done-of = { $done } of { $all } games of each variant
lab-left-seconds = about { $count } s left
lab-left-minutes = about { $count } min left
lab-not-run = This experiment has not been run here yet. The same address always has the same result.
lab-stage-preparing = The decks are being shuffled…
lab-stage-running = Running. The charts grow with the games.
lab-stage-done = Done
lab-stage-stopped = Stopped
lab-stage-quota = Stopped: this hour’s computing time is used up.
lab-stage-failed = It could not be run.
lab-stop = Stop and keep
lab-continue = Continue
lab-so-far = So far
lab-differs = What differs
lab-not-sure = not sure yet
lab-none-seen = no difference seen
lab-looked = { $sure ->
    [0] Nothing
   *[other] { $sure }
} of { $count } things compared differ for certain, allowing for having looked at { $count }. Shares in points; ± is the 95 % interval.
lab-take = Take it with you
lab-link = Copy link
lab-take-how = The same file and seed give the same figures on any computer:
lab-foot = Asterism { $version } · seed { $seed } · { $games } games of each variant

## Charts

lab-as-table = Show as a table
lab-value = Value
lab-low = From
lab-high = To
lab-rows = The table has all { $count }.
lab-turns = turns in a game
lab-length-title = How long is a game?
lab-length-tab = Length
lab-length-one = Half of the games end by turn { $turn }.
lab-length-differs = Games of { $variant } are { $turns } ± { $interval } turns { $longer ->
    [yes] longer
   *[no] shorter
}.
lab-not-yet = Can’t be told yet whether { $variant } makes a difference.
lab-no-difference = No difference is seen with { $variant }.
lab-goal = Goal
lab-goals-title = Which Goals win?
lab-goals-tab = Goals
lab-goals-most = { $card } wins most often: { $share } of all games.
lab-goals-differ = { $card } wins { $points } points { $more ->
    [yes] more
   *[no] less
} often with { $variant }.
lab-worth-title = What is each card worth?
lab-worth-tab = Cards
lab-worth-how = Points of win chance for those who drew it, compared with the same deals without it.
lab-worth-one = { $card } changes the chances of its owner by { $points } points.
lab-worth-most = { $card } matters most: { $points } points for its owner.
lab-worth-unsure = No card can be told from zero yet.
lab-helps = helps
lab-harms = harms
lab-unsure = can’t be told from zero
lab-seats-title = Does the seat matter?
lab-seats-tab = Seats
lab-seats-not-yet = Can’t be told yet: no seat is clearly off { $fair }.
lab-seats-fair = No: no seat is clearly off { $fair }.
lab-seats-differ = Seat { $seat } wins { $more ->
    [yes] more
   *[no] less
} than its share: { $share } instead of { $fair }.
lab-seat = Seat { $seat }
lab-seat-head = Seat
lab-fair = { $fair }: fair
lab-pair = Pair
lab-synergy-title = Which cards go together?
lab-synergy-tab = Pairs
lab-synergy-how = Points of win chance for those who drew both, beyond what the two cards explain one by one.
lab-synergy-most = { $card } and { $other } go together: { $points } points.
lab-synergy-none = None of { $count } pairs differs for certain from two single cards.
lab-skill-title = How much is skill?
lab-skill-tab = Skill
lab-skill-how = One player “{ $better }” among players “{ $worse }”, at every seat in turn. 0 % is luck alone, 100 % skill alone.
lab-skill-most = Most with { $variant }: the better player wins { $share } instead of { $luck }, so { $skill } is skill.
lab-besides = Other figures
lab-besides-how = Minutes assume 10 seconds for every decision with several possible moves. The chances are estimated by the bots at the beginning of every turn. In a comeback, the winner once had less than half of an equal chance.
lab-measure = Measure
lab-difference = Difference
lab-measure-minutes = minutes at human pace
lab-measure-decisions = decisions
lab-measure-lead-changes = changes of the lead
lab-measure-swing = chances that move in a turn
lab-measure-comebacks = comebacks
lab-measure-unwon = stuck: won by no one
lab-measure-shine = shine left, all players
lab-measure-collected = cards collected, all players
lab-measure-gems = gems collected, all players
lab-measure-score = points, all players
lab-measure-winning-score = points of the winner
lab-ending = ended by: { $ending }
lab-ending-goal = a Goal
lab-ending-turn-limit = the limit of turns
lab-ending-cut-off = being cut off
lab-ending-shine = the last shine
lab-ending-collection = a full collection
lab-compared-wins = Wins of { $card }
lab-compared-seat = Wins of seat { $seat }
lab-compared-played = Games with { $card } played

## Figures of a deck

figures-show = Figures
figures-how = { $games } games of { $players } simple bots, seed { $seed }, version { $version }. Intervals are 95 % intervals.
figures-measured = How this is measured
figures-measured-how = Worth: how much more often those who drew the card win, in points, than the same seats in the same deals without it. Dead: drawn, but neither played nor used. Skill: what a regular bot among random players wins beyond luck; 100 % would be skill alone.
figures-study = Study in the lab
figures-median = games last { $turns } turns (median)
figures-minutes = about { $minutes } min with four people
figures-first = first seat { $points } points
figures-skill = { $skill } skill
figures-sort = Sort by
figures-sort-name = printed order
figures-sort-wins = wins
figures-sort-played = played
figures-sort-worth = worth
figures-wins = wins
figures-of-games = { $share } of games
figures-played = played in
figures-dead = dead
figures-dead-of = { $share } of the games with it
figures-worth = worth
figures-points = { $points } points
figures-taken = taken in
figures-best-goal = wins most of all Goals
figures-least-goal = wins least of all Goals
figures-table = All as a table
