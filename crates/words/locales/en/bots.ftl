# What bots think, and why.

level-random = random
level-beginner = beginner
level-regular = regular
level-expert = expert

reason-advice = { $level ->
    [expert] An expert would choose: { $move }.
   *[other] A good player would choose: { $move }.
}
reason-only-move = There is nothing else to do.
reason-instinct = It felt right; nothing was worked out.
reason-wins = It wins at once.
reason-prevents = It keeps somebody else from winning soon; other moves don’t.
reason-best-chance = Of all moves it has the best chance to win.
reason-simulations = { $count ->
    [one] { $count } game was played on in thought.
   *[other] { $count } games were played on in thought.
}
reason-prospect = { $move }: { $count ->
    [one] chance to win { $percent } %, tried once
   *[other] chance to win { $percent } %, tried { $count } times
}
reason-fears = The greatest danger: { FORM($seat, "person") ->
    [second] you win
   *[third] { $seat } wins
} instead, with a chance of { $percent } %.
