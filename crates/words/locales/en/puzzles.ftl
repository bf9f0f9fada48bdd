# Puzzles.

puzzle-title = Puzzles
puzzle-title-of = Puzzles: { $title }
puzzle-lead = { $count } positions in which you can win at once, proven by computer. No luck, no hidden cards, one right first move.
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-earlier-days = Earlier days
puzzle-by-title = All puzzles
puzzle-number = Puzzle { $number }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-all = All puzzles
puzzle-subtitle = Puzzle
puzzle-task = Your task
puzzle-task-turn = Win before your turn ends. It is certain: you need no luck and no card that you can’t see.
puzzle-task-round = Win the game in this round. It is certain: you need no luck and no card that you can’t see.
puzzle-no-surprises = Nobody can answer: all Surprises that you don’t hold are in the discard pile.
puzzle-hint = Hint
puzzle-hint-moves = { $count ->
    [one] One more move is enough.
   *[other] { $count } more moves are enough.
}
puzzle-hint-kind = Look at this kind of card: { $kind }.
puzzle-hint-elsewhere = There is no certain win from here. Start over, then ask again.
puzzle-solution = Solution
puzzle-solution-how = This is the way, move by move.
puzzle-try-yourself = Try it yourself
puzzle-try-again = Try again
puzzle-solved = Solved
puzzle-turn-over = Not yet
puzzle-not-won = This is how far the moves lead, and it doesn’t win.
puzzle-still-missing = This is still missing:
puzzle-the-way = The way:
puzzle-near-miss = Close: { $move }. With the right cards in the right places it wins, too, in about { $percent } of 100 cases. The solution always wins.
puzzle-next = Next puzzle
puzzle-nothing-counts = No clock, and as many tries as you like.
