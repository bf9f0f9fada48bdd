# Le pagine: tutto intorno a una partita.

## Everywhere

web-home = Home
web-navigation = Pagine principali
web-skip = Vai al contenuto
web-new-table = Nuovo tavolo
web-decks = Carte
web-help = Aiuto
web-credits = Autori
web-api = API
web-language = Lingua
web-theme = Tema
web-theme-system = Di sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-apply = Applica
web-back = Indietro
web-sorry = Qualcosa è andato storto

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Star Fluxx
web-edition-star-wars = Star Wars Fluxx
web-edition-wonderland = Wonderland Fluxx
web-edition-comets = La notte della cometa
web-edition-stella-quest = Stella Quest
web-about-fluxx-4 = Il classico: le regole sono carte, e ogni carta le cambia.
web-about-star = Equipaggi spaziali, guasti e Sorprese fuori turno.
web-about-star-wars = Eroi e cattivi di una galassia lontana.
web-about-wonderland = Giù nella tana del coniglio, con rime e tè.
web-about-comets = Animali, un osservatorio e la notte in cui arriva la cometa: un mazzo inventato da noi.
web-about-stella-quest = Un gioco di prese sotto le stelle: raccogli sei valori prima che si spenga la tua luce.

## Home

web-home-title = Giochi di carte per tutti
web-title = Cinque giochi di carte, un tavolo
web-lead = Gioca subito contro i bot, o con gli amici tramite un link. Nel browser, sul telefono, senza iscriversi.
web-play-now = Gioca a { $game }
web-play-bots = Gioca contro i bot
web-all-games = Tutti i giochi
web-continue = Continua a giocare
web-go-on = Riprendi
web-finished = Partite finite
web-look = Guarda
web-with-friends = Con gli amici
web-with-friends-how = Crea un tavolo e manda il link: chi lo apre partecipa.
web-join-link = Il codice o il link che hai ricevuto
web-join = Entra
web-open-tables = Tavoli aperti
web-no-open-tables = Ora nessun tavolo è aperto.
web-me = Tu
web-name = Il tuo nome

## A new table

web-which-game = Quale gioco?
web-mix-how = Le edizioni di Fluxx si possono mescolare: scegline più di una. Stella Quest è un gioco a sé.
web-who-plays = Chi gioca?
web-seats = Posti
web-bots = Di cui bot
web-level = Livello dei bot
web-how-fast = A che ritmo?
web-pace-casual = Tranquillo: nessuno ha fretta.
web-pace-live = Dal vivo: mezzo minuto per decisione, più due minuti di riserva.
web-pace-slow = Lento: due giorni per decisione.
web-public = Mostra il tavolo nella lista pubblica
web-spectators = Ammetti spettatori
web-take-bots = Chi arriva a partita iniziata può prendere il posto di un bot.
web-options = Regole della casa
web-make-table = Crea il tavolo
web-option-usual = Predefinito
web-option-pay-after = Stella Quest: le carte si possono pagare anche dopo aver giocato
web-option-fewest-rules-discarded = Quante Regole scartare come minimo, quando la carta permette di scartarne fino a metà
web-option-blocked-leader = Chi è in testa è fermato da un Dolore
web-option-blocked-leader-nobody-wins = non vince nessuno
web-option-parting = Due carte non possono stare insieme: quale si dà via
web-option-parting-keeper = la Gioia
web-option-payment = Due carte si annullano
web-option-payment-optional = quando, lo decide chi le ha
web-option-cured = Quali Dolori si possono curare
web-option-cured-loose-too = anche quelli che stanno da soli
web-option-collecting = Le Gioie di un tipo vanno tutte a un giocatore
web-option-collecting-stealing = conta come un furto
web-option-day = Che giorno è
web-option-day-birthday = il compleanno di qualcuno
web-option-day-holiday = un giorno di festa
web-option-day-ordinary = un giorno qualsiasi
web-option-rhyme = Chi dice se c’era la rima
web-option-rhyme-consent = gli altri
web-option-rhyme-waived = nessuno: non è richiesta
web-option-meta-rule = Regola Aggiuntiva
web-option-meta-rule-rules-escalation = ogni rimescolata aumenta le Regole Base
web-option-meta-rule-no-creepers = senza Dolori
web-check-mix = Controlla la combinazione
web-mix-same = Regole sullo stesso tema, di cui resta solo l’ultima: { $names }.
web-mix-twice = Carte presenti una volta per ogni edizione: { $names }.
web-mix-nearly = Regole che differiscono solo nei numeri e non si sostituiscono: { $names }.
web-mix-unused = Carte che qui nessuno Scopo richiede: { $names }.
web-mix-impossible = Scopi che qui nessuno può soddisfare: { $names }.
web-mix-other = Altre carte da guardare: { $names }.
web-mix-fine = Nulla da segnalare.
web-mix-fixed-deck = { $game } non si può mescolare: si mescolano solo le edizioni di Fluxx.
web-options-how = Si può lasciare tutto com’è: così prevedono le regole.
web-option-pay-after-how = Di solito le carte si pagano prima di giocare la propria. Con questa regola anche dopo, come ultima cosa del turno.
web-option-fewest-rules-discarded-how = Alcune carte scartano fino a metà delle Regole. Di solito è la carta a dire se si può anche non scartarne nessuna. 0: si possono tenere tutte; 1: bisogna scartarne almeno una.
web-option-blocked-leader-how = Alcuni Scopi sono per chi ha di più. Di solito chi ha un Dolore non conta e vince il primo dei restanti. Con questa regola nessuno vince finché è in testa chi è bloccato.
web-option-parting-how = Alcune carte non possono stare davanti allo stesso giocatore, come «Guerra» e «Pace». Di solito si dà a un altro il Dolore; con questa regola la Gioia.
web-option-payment-how = Alcune carte si annullano, come «Tasse» e «Denaro». Di solito si scartano subito tutte e due; con questa regola decide chi le ha se e quando.
web-option-cured-how = Alcune Gioie curano o riparano. Di solito solo un Dolore attaccato a una Gioia; con questa regola anche uno che sta da solo.
web-option-collecting-how = Alcune carte portano tutte le Gioie di un tipo a un solo giocatore. Di solito non è un furto; con questa regola si può rispondere con le Sorprese contro i furti.
web-option-day-how = Alcune carte valgono di più in un compleanno o in un giorno di festa. Di solito chi le gioca dice che giorno è; con questa regola il giorno è uguale per tutti.
web-option-rhyme-how = Alcune carte di Wonderland Fluxx chiedono due versi in rima. Di solito è chi li dice a giudicare se c’è la rima; con questa regola lo dicono gli altri, oppure i versi non servono.
web-option-meta-rule-how = Vale dal primo turno all’ultimo e nessuna carta la toglie. O a ogni rimescolata tutti pescano e giocano una carta in più, oppure i Dolori si tolgono prima di dare le carte.

## Before the start

web-invited = Invito a { $game }
web-sit-down = Partecipa
web-lobby-lead = In attesa dei giocatori. Comincia quando ci siete tutti.
web-chairs = Posti
web-free-chair = libero
web-add-bot = Aggiungi un bot
web-free-it = Rimuovi { $name }
web-start-needs = Per cominciare devono essere occupati due posti.
web-start-waits = La partita la comincia chi ha creato il tavolo.
web-invite = Invito
web-invite-how = Con un link altri possono venire a questo tavolo.
web-invite-owner = Chi ha creato il tavolo può dare un link per altri.
web-make-link = Crea un link
web-copy = Copia il link
web-copied = Copiato
web-luck = Mescolata verificabile
web-luck-how = Tre cose mescolano le carte: un numero segreto del server, la cui impronta è qui, numeri casuali dei browser di chi gioca e parole che puoi aggiungere. Nessuno può pilotarlo da solo, e dopo la partita tutti possono controllare.
web-shuffle-who = Numeri casuali propri da: { $names }.
web-shuffle-nobody = In questa mescolata c’è solo il numero casuale del server.
web-shuffle-left-out = Fuori dalla mescolata, perché il numero non è stato rivelato in tempo: { $names }.
web-starting = Si mescolano le carte…
web-manage = Gestisci il tavolo
web-lock = Chiudi il tavolo
web-unlock = Riapri il tavolo
web-locked = Il tavolo è chiuso: non entra nessun altro.
web-not-locked = Il tavolo è aperto a chi arriva con un link o dalla lista.
web-remove = Rimuovi { $name }
web-remove-how = Il posto passa a un bot. Si rientra solo con un nuovo link.
web-reserve = Riserva agli invitati
web-unreserve = Apri a tutti
web-reserved = riservato a chi arriva con un link
web-links = Link validi
web-link-days = { $count ->
    [one] scade entro un giorno
   *[other] scade tra { $count } giorni
}
web-withdraw = Ritira
web-link-lasts = Un nuovo link vale
web-link-24 = un giorno
web-link-168 = una settimana
web-link-720 = un mese
web-luck-words = Aggiungi le tue parole alla mescolata
web-code-how = Comunica questo codice; vale un’ora:
web-color = Il tuo colore
web-color-0 = ambra
web-color-1 = corallo
web-color-2 = celeste
web-color-3 = viola
web-color-4 = verde
web-color-5 = rosa
web-color-6 = ottanio
web-color-7 = sabbia

## At the table

web-you = tu
web-yours = Le tue carte
web-bot = bot, { $level }
web-stand-in = al suo posto gioca un bot
web-away = assente
web-plays-now = gioca ora
web-plays-next = gioca dopo
web-your-turn = Tocca a te
web-asked = La tua decisione
web-over = La partita è finita
web-moment = Un momento…
web-waiting = In attesa di: { $names }
web-paused = Il tavolo è in pausa
web-how-to-pick = Tocca una carta per leggerla, poi conferma con il pulsante.
web-choose = Scegli una carta
web-choose-several = { $count ->
    [one] Scegli questa carta
   *[other] Scegli queste { $count } carte
}
web-choose-progress = { $chosen } di { $count }
web-choose-swap = Inverti
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-rules-in-force = Regole in vigore
web-basic-draw = pesca { $number }
web-basic-play = gioca { $number }
web-deck = Mazzo
web-discard = Pila degli scarti
web-browse-discard = Guarda gli scarti:
web-taking-effect = In corso
web-step-draw = Pesca
web-step-play = Gioca
web-step-limits = Limiti
web-rules-now = Le regole in questo momento
web-new = { $kind ->
    [goal] nuovo
   *[other] nuova
}
web-can = Si può scegliere; conferma con il pulsante.
web-just-look = Adesso non si può scegliere; si può solo guardare.
web-show-kinds = Quali carte della mano mostrare
web-show-all = Tutte
web-discard-order = Dall’ultima scartata
web-now-close = Vicino alla vittoria
web-now-nobody-close = Per ora nessuno è vicino.
web-now-steps = { $count ->
    [0] c’è già tutto
    [one] manca { $count } passo
   *[other] mancano { $count } passi
}
web-now-numbers = Pescare, giocare e limiti
web-now-bonuses = Bonus
web-now-actions = Azioni gratuite
web-now-others = Altre regole
web-now-gone = Appena uscite
web-really = Sì, davvero
web-reactions = Reazioni
web-mute = Nascondi i messaggi di { $name }
web-unmute = Mostra i messaggi di { $name }
web-rules-short = Regole
web-log-short = Cronaca
web-log = Che cosa è successo
web-log-earlier = Righe precedenti
web-back-to-table = Torna al tavolo
web-recap = Dal tuo ultimo turno
web-recap-count = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $plays ->
    [one] 1 giocata
   *[other] { $plays } giocate
}
web-recap-close = Capito
web-recap-different = Che cosa è cambiato
web-held = Giocata di un altro giocatore
web-held-hold = Ferma
web-held-next = Avanti
web-held-now = Al presente
web-held-then = Poi
web-show-plays = Mostra le giocate degli altri
web-show-plays-off = Senza fermarsi
web-show-plays-fast = In breve
web-show-plays-normal = Il tempo di leggere
web-show-plays-slow = Più a lungo
web-side = Regole, cronaca e chat
web-chat = Chat
web-say = Di’ qualcosa
web-send = Invia
web-react-hello = Ciao!
web-react-well-played = Ben giocato!
web-react-thanks = Grazie!
web-react-oops = Ops!
web-react-wow = Wow!
web-react-your-turn = Tocca a te!
web-react-good-game = Bella partita!
web-seconds = { $count ->
    [one] resta { $count } secondo
   *[other] restano { $count } secondi
}
web-beat = Un momento per rispondere
web-wait = Aspettate
web-waits = Si aspetta: { $names }
web-always-wait = Aspetta sempre la mia risposta
web-always-wait-off = Non aspettare la mia risposta
web-never-ask = { $about ->
    [rule] Non chiedermi delle Regole
    [goal] Non chiedermi degli Scopi
    [keeper] Non chiedermi delle Gioie
    [creeper] Non chiedermi dei Dolori
    [action] Non chiedermi delle Azioni
    [surprise] Non chiedermi delle Sorprese
    [steal] Non chiedermi dei furti
   *[other] Non chiedermi di questo
}
web-ask-again = { $about ->
    [rule] Chiedimi di nuovo delle Regole
    [goal] Chiedimi di nuovo degli Scopi
    [keeper] Chiedimi di nuovo delle Gioie
    [creeper] Chiedimi di nuovo dei Dolori
    [action] Chiedimi di nuovo delle Azioni
    [surprise] Chiedimi di nuovo delle Sorprese
    [steal] Chiedimi di nuovo dei furti
   *[other] Chiedimi di nuovo di tutto
}
web-responses = Risposte fuori turno
web-responses-beat = { $count ->
    [one] Il tavolo aspetta un secondo
   *[other] Il tavolo aspetta { $count } secondi
}
web-responses-sealed = Si chiede a tutti ogni volta (per i tornei)
web-pass-until-asked = Passa fino a un’altra domanda
web-pass-always = Passa sempre in questa partita
web-pass-ask = Chiedimi di nuovo le risposte
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-take-back = Sono di nuovo qui
web-resume = Riprendi
web-asks-back = { $name } ha lasciato la partita e chiede di rientrare da nuovo giocatore, con carte nuove.
web-ask-back = Chiedi di rientrare
web-sit-in-game = Partecipa al tavolo
web-proposes = { $name } propone { $what ->
    [pause] una pausa
    [resume] di continuare
    [undo] di annullare una mossa
   *[end] di finire senza vincitori
}.
web-menu = Menu
web-pause = Pausa
web-step-away = Fai giocare un bot al mio posto
web-concede = Arrenditi
web-end = Finisci senza vincitori
web-leave = Abbandona la partita
web-step-away-how = Il posto resta tuo: puoi riprenderlo quando vuoi.
web-end-how = La partita finisce senza risultato. Se giocano altre persone, devono essere tutte d’accordo.
web-concede-how = Perdi questa partita e puoi guardare come va a finire.
web-leave-how = Lasci il tuo posto. In Fluxx le tue carte vengono scartate e per tornare serve il consenso di tutti.
web-withdraw-vote = Ritira
web-notify = Avvisami quando tocca a me
web-quick-on = Gioca con un tocco
web-quick-off = Chiedi prima di giocare una carta
web-sound = Suono quando tocca a te
web-offline = Connessione persa; la stiamo ripristinando…

## Stella Quest

web-rest = Riposo
web-rest-text = Segue ogni colore, ma non vince mai.
web-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
web-trump = Briscola
web-lead-color = Colore di mano
web-trick = Presa
web-your-card = la tua carta
web-winning = in testa
web-why = Perché
web-why-nobody = Ancora nessuno è in testa.
web-why-ahead = { $name } è in testa, carta: { $card }; { $by ->
    [super-trump] la superbriscola batte tutto
    [trump] la briscola più alta
   *[lead] la carta più alta del colore di mano, senza briscole
}.
web-lights = { $count ->
    [one] { $count } gettone luce
   *[other] { $count } gettoni luce
}
web-marker = ha la stella nera
web-no-cards = nessuna carta
web-collection = Collezione
web-no-collection = ancora nulla
web-rival-plays = gioca sempre per secondo, dal mazzo
web-rival-played = ha giocato
web-rival-now = prossima carta
web-rival-next = carta successiva

## The end

web-over-nobody = Nessuno ha vinto
web-over-you = Hai vinto!
web-over-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme: { $names }
}
web-winning-cards = Lo Scopo e le carte che lo soddisfano
web-winner = vittoria
web-over-conceded = { $you ->
    [yes] Ti arrendi.
   *[no] { $name } si arrende.
}
web-over-agreed = Si è deciso di finire senza vincitori.
web-over-abandoned = Al tavolo non è rimasto nessuno.
web-over-ended-by-operator = L’amministratore del server ha terminato la partita.
web-over-ended-by-limit = La partita è diventata troppo lunga per questo server.
web-fair-mine = Controllato dal tuo browser: il numero del server è quello promesso prima dell’inizio, e il tuo numero casuale ha partecipato.
web-fair-good = Controllato dal tuo browser: il numero del server è quello promesso prima dell’inizio.
web-fair-left = Il numero del server è quello promesso, ma il numero casuale del tuo browser non ha partecipato.
web-fair-bad = La mescolata non è quella promessa prima dell’inizio. Non fidarti.
web-fair-nothing = Il tuo browser non ha annotato nulla su questo tavolo prima dell’inizio, quindi non può confrontare.
web-statistics = Statistiche
web-player = Giocatore
web-turns = Turni
web-played = Giocate
web-drawn = Pescate
web-points = Punti
web-rematch = Gioca ancora
web-share-game = Condividi
web-look-at-table = Guarda il tavolo
web-back-to-end = Torna al risultato
web-rematch-invites = { $names } { $count ->
    [one] vuole
   *[other] vogliono
} giocare ancora.
stella-score-light = Luce
stella-score-out = senza luce
stella-score-how = Ogni gettone luce rimasto vale 1 punto. Un valore che hai esattamente una volta vale le sue gemme: 3 per 1 e 2, 2 per 3 e 4, 1 per 5 e 6. Un valore che hai più volte non vale nulla.
web-rematch-waits = In attesa degli altri giocatori.
web-to-rematch = Al nuovo tavolo
web-replay = Rivedi
web-first = All’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-step = Passo
web-eyes = Punto di vista
web-step-of = Passo { $count } di { $all }
web-play = Riproduci
web-stop = Ferma
web-share = Copia il link di questo momento
web-watcher = spettatore
web-fork = Gioca da qui
web-fork-how = Un nuovo tavolo comincia in questo momento: tu prendi il posto del giocatore di cui segui il punto di vista, i bot gli altri. Da lì in poi si mescola di nuovo, con il numero segreto di quel tavolo.
web-fork-over = Qui la partita finisce; torna a un passo precedente per giocare da lì.
web-fork-seat = Prima scegli il punto di vista di un giocatore.
web-shuffle = Verifica della mescolata
web-shuffle-how = Prima dell’inizio tutti hanno visto l’impronta. Ora si vede il numero segreto: il suo SHA-256 è l’impronta, quindi non è stato cambiato, e ogni mescolata segue da esso e dalle parole dei giocatori.
web-shuffle-commitment = Impronta
web-shuffle-seed = Numero segreto
web-shuffle-words = Parole dei giocatori
web-shuffle-none = nessuna
web-shuffle-check = Controlla adesso
web-shuffle-good = { $count ->
    [one] Ricalcolata { $count } mescolata o pesca: è giusta.
   *[other] Ricalcolate { $count } mescolate e pesche: sono tutte giuste.
}
web-shuffle-bad = Non torna: la registrazione è stata cambiata.
web-shuffle-record = Tutta la registrazione, per controllare da sé

## Help and credits

web-print-how = Stampa a grandezza naturale (100 %) senza margini, su carta A4 o Letter.
web-print = Stampa le carte
web-print-backs = Con i dorsi
web-print-no-backs = Senza dorsi
web-at-the-table = Al tavolo
web-help-windows = Il tempo per rispondere non dipende mai dalle carte in mano: dall’attesa non si scopre nulla.
web-help-back = Dopo una connessione persa, un riavvio o su un altro dispositivo ritrovi la stessa domanda.
web-keys = Tasti
web-key = Tasto
web-key-does = Che cosa fa
web-key-hand = Alla tua mano
web-key-table = Alle carte davanti a te
web-key-question = Alla domanda
web-key-goals = Agli Scopi
web-key-rules = Alle regole in questo momento
web-key-log = Alla cronaca
web-key-arrows = Da una carta all’altra; ognuna è mostrata in grande
web-key-enter = Al pulsante che conferma la scelta
web-key-escape = Annulla la scelta
web-credits-icons = Icone
web-credits-changes = Le coordinate sono arrotondate.
web-credits-icon = Icona
web-credits-by = Disegnata da
web-credits-fonts = Caratteri e script
web-keys-replay = Nel replay: un passo indietro, un passo avanti; la barra spaziatrice avvia e ferma
web-help-fluxx-more = Una Sorpresa si può giocare anche fuori dal proprio turno, in risposta a ciò che qualcuno ha appena annunciato; le si può rispondere a sua volta. Una carta attaccata a un’altra va dove va quella.
web-help-stella-1 = Le carte hanno un colore e un valore da 1 a 6, ognuna due volte; le carte riposo nessuno dei due. Il dorso mostra il colore.
web-help-stella-2 = Rispondi al colore di mano se puoi; una carta riposo si può sempre giocare. La presa va a una superbriscola, cioè una carta uguale a quella in cima agli scarti o a una giocata prima (l’ultima, se sono più d’una), altrimenti alla briscola più alta, cioè alla carta più alta del colore in cima agli scarti, altrimenti alla più alta del colore di mano.
web-help-stella-3 = Chi vince la presa ne tiene una carta. Chi raccoglie sei valori diversi vince la partita.
web-help-stella-4 = Vincere due volte di fila e prendere un valore che si ha già costa luce. Quando qualcuno resta senza luce la partita finisce; allora si contano luce e collezioni. Con un gettone luce si pescano tre carte, ma l’ultimo non si può spendere.
web-key-space = Scegli la carta evidenziata
web-key-tab = Elemento successivo

## Rules

web-rules = Regole
web-rules-of = Regole di { $game }
web-rules-contents = Indice
web-rules-facts = Giocatori: { $players } · da { $age } anni · { $minutes } minuti
web-close = Chiudi
