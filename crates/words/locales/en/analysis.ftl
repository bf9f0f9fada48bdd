# The analysis of a finished game.

analysis-title = Analysis
analysis-story = The story in three sentences
analysis-chances = Everyone’s chance to win
analysis-figures = The same as a table
analysis-chart-how = Dotted: a fair share. The numbers lead to the moments.
analysis-chart-alt = Everyone’s chance to win, from 0 to 100 percent. The same figures are in the table below.
analysis-balance = Luck and decisions
analysis-balance-how = Points of a hundred. What made the difference:
analysis-start = Start
analysis-luck = Luck
analysis-luck-how = what was drawn or picked
analysis-own = Own decisions
analysis-own-how = compared with the best move
analysis-others = Others’ decisions
analysis-others-how = their gifts and harm
analysis-end = End
analysis-moments = What decided it
analysis-no-moments = No single turn changed much.
analysis-kind = { $kind ->
    [luck] luck
   *[decision] decision
}
analysis-turn = { $unit ->
    [round] Round { $turn }
   *[turn] Turn { $turn }
}
analysis-change = { $name } { $before } → { $after }%
analysis-better = Better: { $move } ({ $percent }%).
analysis-watch = Watch
analysis-fork = Play on from here
analysis-judged = Judged by an expert bot: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $count } continuations each, always the same ones, so that everyone gets the same result.
analysis-how = How this is judged
analysis-how-chances = The chances are those of the real cards, averaged over many continuations with unknown draws.
analysis-how-decisions = A decision is judged by what its player could know, compared with the best move. If the difference is too small to be sure, it costs nothing.
analysis-how-luck = The rest of every change is luck: what was drawn, shuffled or picked, and what nobody could know.
analysis-progress = { $unit ->
    [round] Round { $turn } of { $turns }
   *[turn] Turn { $turn } of { $turns }
}
analysis-reading = Reading the game…
analysis-leave = You can leave this page. The analysis continues.
analysis-begin = Analyze this game
analysis-begin-how = A bot plays many continuations of every moment. This takes up to half a minute.
analysis-you = { $name } (you)
analysis-fair = fair share

## The story: how it stood, what turned it, how it ended.

story-led = { FORM($seat, "person") ->
    [second] You led
   *[third] { $seat } led
} { $unit ->
    [round] from round { $from } to round { $to }.
   *[turn] from turn { $from } to turn { $to }.
}
story-even = No one was far ahead for long.
story-decision = { $unit ->
    [round] In round { $turn },
   *[turn] On turn { $turn },
} { FORM($seat, "person") ->
    [second] your choice ({ $played }) cost you { $points } points, the most of all decisions that mattered.
   *[third] a choice of { $seat } ({ $played }) cost { $points } points, the most of all decisions that mattered.
}
story-luck-good = { $unit ->
    [round] In round { $turn },
   *[turn] On turn { $turn },
} luck gave { FORM($seat, "person") ->
    [second] you
   *[third] { $seat }
} { $points } points.
story-luck-bad = { $unit ->
    [round] In round { $turn },
   *[turn] On turn { $turn },
} luck took { $points } points from { FORM($seat, "person") ->
    [second] you.
   *[third] { $seat }.
}
story-steady = No single step changed much.
story-won = { $you ->
    [yes] You won
   *[no] { $names } won
} { $unit ->
    [round] in round { $turn }
   *[turn] on turn { $turn }
}{ $luck ->
    [yes] , and luck outweighed all decisions.
   *[no] .
}
story-nobody = The game ended without a winner.
