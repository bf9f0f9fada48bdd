# L’analisi di una partita finita.

analysis-title = Analisi
analysis-story = La storia in tre frasi
analysis-chances = Le probabilità di vincere
analysis-figures = Gli stessi dati in tabella
analysis-chart-how = La linea punteggiata indica probabilità uguali. I numeri portano ai momenti.
analysis-chart-alt = Le probabilità di vincere di tutti, da 0 a 100 per cento. Gli stessi dati sono nella tabella qui sotto.
analysis-balance = Fortuna e decisioni
analysis-balance-how = In punti su cento. Che cosa ha fatto la differenza:
analysis-start = Inizio
analysis-luck = Fortuna
analysis-luck-how = che cosa è stato pescato
analysis-own = Decisioni proprie
analysis-own-how = rispetto alla mossa migliore
analysis-others = Decisioni altrui
analysis-others-how = i loro doni e danni
analysis-end = Fine
analysis-moments = Che cosa ha deciso la partita
analysis-no-moments = Nessun turno da solo ha cambiato molto.
analysis-kind = { $kind ->
    [luck] fortuna
   *[decision] decisione
}
analysis-turn = { $unit ->
    [round] Presa { $turn }
   *[turn] Turno { $turn }
}
analysis-change = { $name } { $before } → { $after }%
analysis-better = Meglio: { $move } ({ $percent }%).
analysis-watch = Guarda
analysis-fork = Gioca da qui
analysis-judged = Giudizio del bot esperto: { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}, { $count } continuazioni ciascuna, sempre le stesse, così il risultato è uguale per tutti.
analysis-how = Come si giudica
analysis-how-chances = Le probabilità sono quelle delle carte vere, in media su molte continuazioni con pescate sconosciute.
analysis-how-decisions = Una decisione si giudica da ciò che il giocatore poteva sapere, rispetto alla mossa migliore. Se la differenza è troppo piccola per essere sicura, non costa nulla.
analysis-how-luck = Il resto di ogni cambiamento è fortuna: ciò che è stato pescato, mescolato o estratto, e ciò che nessuno poteva sapere.
analysis-progress = { $unit ->
    [round] Presa { $turn } di { $turns }
   *[turn] Turno { $turn } di { $turns }
}
analysis-reading = Lettura della partita…
analysis-leave = Puoi lasciare questa pagina: l’analisi continua.
analysis-begin = Analizza la partita
analysis-begin-how = Un bot gioca molte continuazioni di ogni momento. Ci vuole fino a mezzo minuto.
analysis-you = { $name } (tu)
analysis-fair = probabilità uguali

## La storia: come stavano le cose, che cosa è cambiato, com’è finita.

story-led = { $unit ->
    [round] Dalla presa { $from } alla presa { $to }
   *[turn] Dal turno { $from } al turno { $to }
} { FORM($seat, "person") ->
    [second] sei in testa tu.
   *[third] è in testa { $seat }.
}
story-even = Nessuno resta a lungo molto avanti.
story-decision = { $unit ->
    [round] Presa { $turn }:
   *[turn] Turno { $turn }:
} { FORM($seat, "person") ->
    [second] la tua scelta ({ $played }) costa { $points } punti, più di ogni altra decisione importante.
   *[third] la scelta di { $seat } ({ $played }) costa { $points } punti, più di ogni altra decisione importante.
}
story-luck-good = { $unit ->
    [round] Presa { $turn }:
   *[turn] Turno { $turn }:
} la fortuna dà { FORM($seat, "to") } { $points } punti.
story-luck-bad = { $unit ->
    [round] Presa { $turn }:
   *[turn] Turno { $turn }:
} la fortuna toglie { FORM($seat, "to") } { $points } punti.
story-steady = Nessuna mossa da sola cambia molto.
story-won = { $you ->
    [yes] Vinci tu
   *[no] Vittoria di { $names }
} { $unit ->
    [round] alla presa { $turn }
   *[turn] al turno { $turn }
}{ $luck ->
    [yes] , e la fortuna pesa più di tutte le decisioni.
   *[no] .
}
story-nobody = La partita finisce senza vincitori.
