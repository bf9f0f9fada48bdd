# What bots think, and why.

level-random = random
level-beginner = beginner
level-regular = regular
level-expert = expert
bot-name-0 = Vega
bot-name-1 = Altair
bot-name-2 = Mira
bot-name-3 = Rigel
bot-name-4 = Spica
bot-name-5 = Deneb
bot-name-6 = Capella
bot-name-7 = Atria
guest-name = Guest { $tag }

reason-advice = { $level ->
    [expert] An expert would choose: { $move }.
   *[other] A good player would choose: { $move }.
}
reason-only-move = There is nothing else to do.
reason-instinct = Picked on instinct.
reason-wins = It wins immediately.
reason-prevents = Only this move keeps another player from winning soon.
reason-best-chance = It has the best chance of winning.
reason-simulations = { $count ->
    [one] Simulated { $count } game.
   *[other] Simulated { $count } games.
}
reason-prospect = { $move }: { $percent }% chance of winning ({ $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
})
reason-fears = The biggest threat: { FORM($seat, "person") ->
    [second] you win
   *[third] { $seat } wins
} ({ $percent }% chance).
