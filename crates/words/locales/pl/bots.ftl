# Co myślą boty i dlaczego.

level-random = losowy
level-beginner = początkujący
level-regular = zwykły
level-expert = mistrz

reason-advice = { $level ->
    [expert] Rada mistrza: { $move }.
   *[other] Rada dobrego gracza: { $move }.
}
reason-only-move = Nie ma innego ruchu.
reason-instinct = Decyzja na wyczucie, bez obliczeń.
reason-wins = To od razu daje zwycięstwo.
reason-prevents = To nie pozwala komuś innemu zaraz wygrać; inne ruchy pozwalają.
reason-best-chance = Ze wszystkich ruchów ten ma największą szansę na zwycięstwo.
reason-simulations = { $count ->
    [one] W myślach dograno { $count } partię.
    [few] W myślach dograno { $count } partie.
   *[many] W myślach dograno { $count } partii.
}
reason-prospect = { $move }: szansa na zwycięstwo { $percent } %, { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}
reason-fears = Największe zagrożenie: { FORM($seat, "person") ->
    [second] wygrywasz ty
   *[third] wygrywa { $seat }
}, szansa { $percent } %.
