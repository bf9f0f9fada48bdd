# Perché qualcosa non si può fare e che cosa fare invece.

refusal-game-over = La partita è finita; per continuare a giocare cominciane un’altra.
refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Ora non si chiede niente a te; aspetta il tuo turno.
   *[third] Ora non si chiede niente a { $player }.
}
refusal-unreadable = «{ $text }» non è una mossa di questo gioco; scegli una di quelle proposte.
refusal-ambiguous = «{ $text }» può significare più mosse: { $candidates }. Scrivi la mossa intera.
refusal-not-offered = «{ $text }» ora non si può: { $reason }
refusal-seats-fixed = Una volta cominciata questa partita, nessuno può entrare o uscire.
refusal-seat-taken = Questo posto è occupato; scegline uno libero.
refusal-table-full = Al tavolo non c’è più posto.
refusal-other = Ora non è possibile.

rule-other = ora le regole non lo permettono.
rule-not-in-hand = questa carta non è in mano.
rule-not-in-mini-hand = ora si possono giocare solo le carte appena pescate.
rule-draw-first = prima pesca.
rule-no-plays-left = in questo turno hai già giocato tutto; usa un’azione gratuita o termina il turno.
rule-blind-first-play = la prima carta di questo turno si sceglie alla cieca; decida il caso.
rule-question-open = prima rispondi alla domanda aperta.
rule-inside-an-effect = le azioni gratuite si usano solo tra una giocata e l’altra.
rule-not-yours = questa carta non agisce per te.
rule-not-usable = questa carta non ha azioni gratuite da usare adesso.
rule-no-answer = questa carta non risponde a ciò che è stato annunciato.
rule-not-your-turn = non è il tuo turno.
rule-answer-open = è stato annunciato qualcosa: rispondi o passa.
rule-no-window = non c’è nulla a cui tu possa rispondere.
rule-draw-is-done = in questo turno hai già pescato.
rule-must-play = in questo turno ci sono ancora carte da giocare.
rule-not-your-keeper = ora puoi scartare solo una delle tue { -keeper(number: "many") }.
rule-no-discard-due = non c’è niente da scartare, e le carte non si buttano via così.
rule-not-a-choice = non è tra le risposte alla domanda aperta.
rule-wrong-stage = ora si chiede altro.
rule-too-little-light = per pagare servono almeno 2 gettoni luce, perché l’ultimo non si cede mai.
rule-hand-full = la mano è piena.
rule-deck-empty = non ci sono più carte da pescare.
rule-must-follow = gioca il colore di mano oppure una carta riposo.
rule-rest-not-taken = le carte riposo non si prendono; prendi una carta emozione.
rule-not-in-trick = questa carta non è tra quelle sul tavolo.
rule-rest-on-top = è stata giocata una carta riposo, quindi in cima deve stare una carta riposo.
