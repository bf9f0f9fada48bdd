# Perché qualcosa non si può fare e che cosa fare invece.

refusal-game-over = La partita è finita; per continuare a giocare cominciane un’altra.
refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Non tocca a te rispondere; aspetta il tuo turno.
   *[third] Ora non tocca { FORM($player, "to") } rispondere.
}
refusal-unreadable-move = «{ $text }» non è una mossa di questo gioco; scegli una di quelle proposte.
refusal-ambiguous-move = «{ $text }» può significare più mosse: { $candidates }. Scrivi la mossa intera.
refusal-not-offered = «{ $text }» ora non si può: { $reason }
refusal-seats-fixed = Una volta cominciata questa partita, nessuno può entrare o uscire.
refusal-seat-taken = Questo posto è occupato; scegline uno libero.
refusal-table-full = Al tavolo non c’è più posto.
refusal-other = Ora non è possibile.

# Tavoli, account e richieste.

refusal-empty = Prima scegli qualcosa.
refusal-stale = Nel frattempo la domanda è cambiata; guarda di nuovo.
refusal-no-such-table = Tavolo non trovato, oppure non aperto per te: chiedi il link.
refusal-no-such-page = Pagina non trovata.
refusal-no-token = Prima crea un tavolo o partecipa a uno, così potremo riconoscerti.
refusal-stranger = Non sei a questo tavolo; prima apri il suo link.
refusal-not-invited = Questo link non apre questo tavolo; chiedine uno nuovo.
refusal-not-a-link = Questo non è un link a un tavolo.
refusal-not-owner = Può farlo solo chi ha creato il tavolo.
refusal-begun = La partita è cominciata; ora non si può più cambiare.
refusal-chair-taken = Quel posto è occupato; scegline uno libero.
refusal-no-free-chair = Nessun posto è libero, ma puoi guardare.
refusal-seated-already = Hai già un posto a questo tavolo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-paused = Il tavolo è in pausa; prima accordatevi per continuare.
refusal-stood-in = Ora gioca un bot per te; prima riprendi il tuo posto.
refusal-nothing-to-undo = Nessuna tua mossa si può annullare: qualcosa è già stato scoperto.
refusal-too-fast = Non così in fretta: aspetta un momento.
refusal-too-many-requests = Troppo in una volta; aspetta un poco.
refusal-quota-tables = Hai troppi tavoli. Prima terminane o lasciane uno.
refusal-quota-bot-tables = Hai troppi tavoli con soli bot. Prima terminane uno.
refusal-quota-bytes = I tuoi tavoli occupano troppo spazio. Rivolgiti all’amministratore del server.
refusal-quota-hints = Nell’ultima ora hai chiesto molti suggerimenti. Riprova più tardi.
refusal-quota-analyses = Nell’ultima ora hai chiesto molte analisi. Riprova più tardi.
refusal-quota-experiments = Il tempo di calcolo di quest’ora nel laboratorio è finito. Riprova più tardi.
refusal-experiment-running = Un altro tuo esperimento è ancora in corso. Fermalo o aspetta che finisca.
refusal-no-such-experiment = Non hai un esperimento così.
refusal-hints-off = Questo tavolo non ammette suggerimenti.
refusal-nothing-to-advise = In questo momento non devi decidere nulla.
refusal-quarantined = Questo tavolo è fuori servizio. Rivolgiti all’amministratore del server.
refusal-banned = Questo account è bloccato. Rivolgiti all’amministratore del server.
refusal-bad-address = Questo indirizzo non è una pagina del sito.
refusal-wrong-method = Questa pagina non si può usare in questo modo.
refusal-too-large = Sono troppi dati. Inviane di meno alla volta.
refusal-wrong-media-type = Il server non legge contenuti di questo tipo.
refusal-cards-too-slow = Queste carte richiedono troppo tempo; usane di meno o di più semplici.
refusal-too-many-changes = Le impostazioni di questo tavolo sono state cambiate troppe volte; crea un nuovo tavolo.
refusal-not-over = La partita è ancora in corso; le carte restano segrete fino alla fine.
refusal-no-such-code = Nessun tavolo ha questo codice adesso; chiedine uno nuovo.
refusal-nothing-left = In quel momento la partita è già finita; scegline uno precedente.
refusal-no-such-chair = In quel momento quel posto non c’è.
refusal-removed = Chi ha creato il tavolo ti ha rimosso; rientri solo con un nuovo link.
refusal-locked = Questo tavolo è chiuso; chiedi a chi l’ha creato di farti entrare.
refusal-reserved = Quel posto è riservato agli invitati; scegline un altro.
refusal-own-chair-only = In questa partita puoi riprendere solo il tuo posto di prima.
refusal-bots-stay = A questo tavolo nessuno prende il posto di un bot durante la partita.
refusal-not-let-back = Gli altri non hanno accettato il tuo rientro in questa partita.
refusal-starting = La partita sta per iniziare; riprova tra qualche secondo.
refusal-vote-open = È in corso un’altra votazione; aspetta il risultato.
refusal-crowded = A questo tavolo c’è troppa gente; torna più tardi.
refusal-wrong-password = La password non è giusta.
refusal-chairs = Questo gioco ha da { $fewest } a { $most } posti.
refusal-times = Questi limiti di tempo o questo primo posto non vanno bene; scegli numeri più piccoli.
refusal-too-long = { $what ->
    [answer] Una risposta può
    [words] Quello che aggiungi alla mescolata può
    [card-files] Tutti i file di carte insieme possono
    [never-ask] Un elenco di annunci può
   *[message] Un messaggio può
} avere al massimo { $most } caratteri.
refusal-too-few = Prima di cominciare devono essere occupati almeno { $fewest } posti.
refusal-not-revealing = I segreti si rivelano quando la partita sta per iniziare, non ora.
refusal-wrong-secret = Questo segreto non corrisponde a quello promesso.
refusal-left-out = Il tuo segreto non è stato rivelato in tempo: non partecipi alla mescolata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-over = La partita è finita. Proponi la rivincita per giocare ancora.
refusal-no-such-person = Qui non c’è questa persona.
refusal-too-early = Questa risposta arriva troppo presto; inviala più tardi.
refusal-nothing-to-respond-to = In questo momento non c’è nulla a cui rispondere.
refusal-no-bot-asked = Lì non si aspetta la risposta di un bot.
refusal-not-paused = Il tavolo non è in pausa.
refusal-no-vote = Non c’è niente su cui tu possa votare.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-chair-not-offered = Quel posto non ti è stato offerto.
refusal-clock = L’orologio del server è tornato indietro; riprova.
refusal-which-link = Indica quale link: il suo token o il suo digest.
refusal-unprepared = Il server non ha preparato questa azione. Segnala l’errore.
refusal-unknown-game = Il gioco «{ $name }» non esiste; i giochi sono: { $known }.
refusal-unknown-option = { $game } non ha l’opzione «{ $option }»; le opzioni sono: { $known }.
refusal-option-value = L’opzione { $option } non può valere { $value }; scegli tra: { $allowed }.
refusal-no-decks = Questo gioco usa solo le proprie carte; non scegliere un mazzo.
refusal-players = Questo gioco è per { $fewest }-{ $most } giocatori, non per { $players }.
refusal-stella-players = Questo gioco è per { $fewest }-{ $most } giocatori, non per { $players }.
refusal-first-seat = Il posto { $first } non può cominciare; i posti vanno da 0 a { $last }.
refusal-stella-first = Il posto { $first } non può cominciare; i posti vanno da 0 a { $last }.
refusal-unknown-edition = Il mazzo «{ $name }» non esiste; i mazzi sono: { $known }.
refusal-empty-deck = Scegli almeno un mazzo o aggiungi un file di carte.
refusal-unknown-card = La carta «{ $name }» non esiste: non si può aggiungere né togliere.{ $like ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $like }»?
}
refusal-ambiguous-card = Più carte si chiamano «{ $name }»; scrivi una di queste: { $candidates }.
refusal-card-needs-edition = Indica da quale mazzo viene la carta «{ $name }»: scrivi MAZZO/{ $name }.
refusal-card-there-already = La carta «{ $name }» è già nel mazzo.
refusal-card-file-mistakes = Il file di carte { $name } contiene errori; prima correggili. { $report }
refusal-unplayable-deck = Queste carte non si possono giocare come un unico mazzo. { $report }
refusal-names-file-mistakes = Un file con i nomi delle carte contiene errori; prima correggili. { $reason }
refusal-unreadable = La richiesta non è leggibile. { $reason }
refusal-busy = Il server è occupato; riprova tra un momento.
refusal-stopping = Il server si sta fermando; riprova tra un momento.
refusal-no-randomness = Il server non ha numeri casuali; rivolgiti all’amministratore.
refusal-later-format = Questo tavolo è stato creato da una versione più recente del programma; non si può aprire.
refusal-later-rules = Questo tavolo è stato creato da una versione più recente del programma; non si può aprire.
refusal-other-rules = Questa partita seguiva regole che poi sono cambiate; non si può aprire.
refusal-missing-definition = Mancano le carte di questo tavolo; rivolgiti all’amministratore del server.
refusal-corrupt-log = Il registro di questo tavolo è danneggiato; rivolgiti all’amministratore del server.
refusal-storage = Il server ora non può salvare nulla. Niente è andato perso; riprova tra qualche minuto.
refusal-login-taken = Questo nome utente è già preso; scegline un altro.
refusal-bad-credentials = { $what ->
    [login] Un nome utente ha da 2 a 64 caratteri.
   *[password] Una password ha almeno 8 caratteri.
}
refusal-not-a-name = Questo non è un identificatore valido.
refusal-bad-input = Questo non si può salvare. { $reason }
refusal-cross-site = Questa richiesta viene da un altro sito.
refusal-wrong-host = Il server non risponde a questo nome; avvialo con --hostname.
refusal-timeout = La richiesta ha richiesto troppo tempo; riprova.
refusal-upgrade-required = Connettiti con un WebSocket.
refusal-never-begun = La partita non è mai cominciata.

rule-other = ora le regole non lo permettono.
rule-not-in-hand = questa carta non è nella tua mano.
rule-not-in-mini-hand = ora si possono giocare solo le carte appena pescate.
rule-draw-first = prima pesca.
rule-no-plays-left = in questo turno hai già giocato tutto; usa un’azione gratuita o termina il turno.
rule-blind-first-play = la prima carta di questo turno viene presa a caso.
rule-question-open = prima rispondi alla domanda attuale.
rule-inside-an-effect = le azioni gratuite si usano solo tra una carta giocata e l’altra.
rule-not-yours = questa carta non ha effetto su di te.
rule-not-usable = questa carta non ha azioni gratuite da usare adesso.
rule-no-answer = con questa carta non puoi rispondere.
rule-not-your-turn = non è il tuo turno.
rule-answer-open = è stata annunciata una carta; rispondi o passa.
rule-no-window = non c’è nulla a cui tu possa rispondere.
rule-draw-is-done = in questo turno hai già pescato.
rule-must-play = in questo turno ci sono ancora carte da giocare.
rule-not-your-keeper = ora puoi scartare solo una delle tue { -keeper(number: "many") }.
rule-no-discard-due = non c’è niente da scartare, e le carte non si buttano via così.
rule-not-a-choice = non è tra le risposte alla domanda attuale.
rule-wrong-stage = ora la domanda è un’altra.
rule-too-little-light = per pagare servono almeno 2 gettoni luce, perché l’ultimo non si cede mai.
rule-hand-full = hai già 10 carte.
rule-deck-empty = non ci sono più carte da pescare.
rule-must-follow = gioca il colore di mano oppure una carta riposo.
rule-rest-not-taken = le carte riposo non si prendono; prendi una carta emozione.
rule-not-in-trick = questa carta non è tra quelle sul tavolo.
rule-rest-on-top = è stata giocata una carta riposo, quindi in cima deve stare una carta riposo.

# Le partite in numeri.

refusal-batch-games = Un gruppo può avere da 1 a { $most } partite, non { $games }.
refusal-batch-no-caller = Tutti i posti sono giocati dai bot. Lascia almeno un posto per te.
refusal-batch-threads = Non è stato possibile avviare i thread. Chiedine di meno.
refusal-array-length = L’array «{ $array }» ha lunghezza { $found }, ma ne serve una di { $wanted }.
refusal-action-not-legal = L’azione { $action } non è ammessa nella partita { $game }. Scegline una permessa dalla maschera.
refusal-no-such-action = Non esiste l’azione { $action }. Le azioni sono numerate da 0 a { $last }.
refusal-not-this-action = L’azione { $action } («{ $text }») non è ammessa ora. Scegline una permessa dalla maschera.
refusal-other-game = Questi valori appartengono a giochi diversi. Usa insieme solo valori dello stesso gioco.
refusal-not-a-saved-game = Questa non è una partita salvata: { $report }
