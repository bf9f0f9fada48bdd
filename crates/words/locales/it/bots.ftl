# Che cosa pensano i bot, e perché.

level-random = casuale
level-beginner = principiante
level-regular = normale
level-expert = esperto

reason-advice = { $level ->
    [expert] Il consiglio dell’esperto: { $move }.
   *[other] Il consiglio di chi gioca bene: { $move }.
}
reason-only-move = Non c’è altro da fare.
reason-instinct = Scelta a istinto, senza calcoli.
reason-wins = Fa vincere subito.
reason-prevents = Impedisce che presto vinca qualcun altro; le altre mosse no.
reason-best-chance = Fra tutte le mosse ha la migliore probabilità di vincere.
reason-simulations = { $count ->
    [one] È stata proseguita { $count } partita nella mente.
   *[other] Sono state proseguite { $count } partite nella mente.
}
reason-prospect = { $move }: probabilità di vincere { $percent } %, { $count ->
    [one] { $count } prova
   *[other] { $count } prove
}
reason-fears = Il pericolo maggiore: { FORM($seat, "person") ->
    [second] vinci tu
   *[third] vince { $seat }
}, probabilità { $percent } %.
