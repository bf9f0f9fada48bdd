# Co myślą boty i dlaczego.

level-random = losowy
level-beginner = początkujący
level-regular = zwykły
level-expert = mistrz
bot-name-0 = Wega
bot-name-1 = Altair
bot-name-2 = Mira
bot-name-3 = Rigel
bot-name-4 = Spika
bot-name-5 = Deneb
bot-name-6 = Kapella
bot-name-7 = Atria
guest-name = Gość { $tag }

reason-advice = { $level ->
    [expert] Rada mistrza: { $move }.
   *[other] Rada dobrego gracza: { $move }.
}
reason-only-move = Nie ma innego ruchu.
reason-instinct = Decyzja na wyczucie, bez obliczeń.
reason-wins = To od razu daje zwycięstwo.
reason-prevents = Tylko ten ruch nie pozwala komuś innemu zaraz wygrać.
reason-best-chance = Ze wszystkich ruchów ten ma największą szansę na zwycięstwo.
reason-simulations = { $count ->
    [one] Zasymulowano { $count } partię.
    [few] Zasymulowano { $count } partie.
   *[many] Zasymulowano { $count } partii.
}
reason-prospect = { $move }: szansa na zwycięstwo { $percent }% ({ $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
})
reason-fears = Największe zagrożenie: { FORM($seat, "person") ->
    [second] wygrywasz ty
   *[third] wygrywa { $seat }
} (szansa { $percent }%).
