# Che cosa pensano i bot, e perché.

level-random = casuale
level-beginner = principiante
level-regular = normale
level-expert = esperto
bot-name-0 = Vega
bot-name-1 = Altair
bot-name-2 = Mira
bot-name-3 = Rigel
bot-name-4 = Spica
bot-name-5 = Deneb
bot-name-6 = Capella
bot-name-7 = Atria
guest-name = Ospite { $tag }

reason-advice = { $level ->
    [expert] Il consiglio dell’esperto: { $move }.
   *[other] Il consiglio di chi gioca bene: { $move }.
}
reason-only-move = Non c’è altro da fare.
reason-instinct = Scelta a istinto, senza calcoli.
reason-wins = Fa vincere subito.
reason-prevents = Solo questa mossa impedisce che presto vinca qualcun altro.
reason-best-chance = Fra tutte le mosse ha la migliore probabilità di vincere.
reason-simulations = { $count ->
    [one] Ho simulato { $count } partita.
   *[other] Ho simulato { $count } partite.
}
reason-prospect = { $move }: probabilità di vincere { $percent }% ({ $count ->
    [one] { $count } partita
   *[other] { $count } partite
})
reason-fears = Il pericolo maggiore: { FORM($seat, "person") ->
    [second] vinci tu
   *[third] vince { $seat }
} (probabilità { $percent }%).
