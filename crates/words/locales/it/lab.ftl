# Il laboratorio e le cifre nelle pagine dei mazzi.

lab-title = Laboratorio
lab-lead = Gioca molte partite con una sola differenza e guarda che cosa cambia. Le due varianti hanno le stesse distribuzioni.
lab-questions = Domande per cominciare
lab-question-strong = La carta { $card } è troppo forte?
lab-question-number = E se sulla carta { $card } ci fosse { $number }?
lab-question-seat = Il primo posto vince di più?
lab-question-option = Che cosa cambia con «{ $option }»?

## Il modulo

lab-yours = Il tuo esperimento
lab-decks = Mazzi
lab-change = Che cosa è diverso?
lab-change-none = Niente: studia il mazzo così com’è
lab-change-without = Senza una carta
lab-change-number = Un altro numero su una carta
lab-change-option = Una regola della casa
lab-card = Carta
lab-number = Numero
lab-option = Regola della casa
lab-choose = Scegli…
lab-play = Come si gioca
lab-players = Giocatori
lab-agents = Chi gioca
lab-agents-sensible = Bot semplici, veloce
lab-agents-uniform = Mosse a caso
lab-agents-regular = Bot normali, lento
lab-games = Partite per variante
lab-seed = Seme
lab-seed-how = Lo stesso seme distribuisce le stesse carte.
lab-impact = Misura quanto vale ogni carta (ci vuole circa 40 volte di più)
lab-run = Avvia
lab-check = Controlla
lab-quota = Tempo di calcolo rimasto in quest’ora: { $minutes } min.
lab-wrong-players = Scegli da 2 a 8 giocatori.
lab-wrong-card = Scegli una carta di questi mazzi.
lab-wrong-no-number = Su questa carta non c’è un solo numero da cambiare. Scegline un’altra.
lab-wrong-number = Scegli un numero da 0 a 20 diverso da quello stampato.
lab-wrong-option = Scegli una regola della casa di questo gioco.

## Il risultato

lab-about = La domanda
lab-variant = Variante
lab-variant-printed = come stampato
lab-variant-without = senza la carta { $card }
lab-variant-number = con il numero { $number }
lab-deals = Distribuzioni
lab-deals-same = le stesse per A e B
lab-new = Nuovo esperimento
lab-edit = Modifica una copia
lab-print = Stampa
lab-charts = Grafici
lab-progress = Avanzamento
lab-done-of = Partite per variante: { $done } di { $all }
lab-left-seconds = mancano circa { $count } s
lab-left-minutes = mancano circa { $count } min
lab-not-run = Questo esperimento qui non è ancora stato fatto. Lo stesso indirizzo dà sempre lo stesso risultato.
lab-stage-preparing = Si preparano i mazzi…
lab-stage-running = In corso. I grafici crescono con le partite.
lab-stage-done = Finito
lab-stage-stopped = Fermato
lab-stage-quota = Fermato: il tempo di calcolo di quest’ora è finito.
lab-stage-failed = Non è stato possibile farlo.
lab-stop = Ferma e conserva
lab-continue = Continua
lab-so-far = Finora
lab-differs = Che cosa è diverso
lab-not-sure = non si sa ancora
lab-none-seen = nessuna differenza visibile
lab-looked = Di { $count } confronti { $sure } sono diversi con certezza, tenendo conto del loro numero. Quote in punti; ± è l’intervallo al 95 %.
lab-take = Porta con te
lab-link = Copia il link
lab-take-how = Lo stesso file e lo stesso seme danno le stesse cifre su ogni computer:
lab-foot = Asterism { $version } · seme { $seed } · partite per variante: { $games }

## Grafici

lab-as-table = Mostra come tabella
lab-value = Valore
lab-low = Da
lab-high = A
lab-rows = Nella tabella ci sono tutti ({ $count }).
lab-turns = turni in una partita
lab-length-title = Quanto dura una partita?
lab-length-tab = Durata
lab-length-one = Metà delle partite finisce entro il turno { $turn }.
lab-length-differs = Le partite di { $variant } sono più { $longer ->
    [yes] lunghe
   *[no] corte
} di { $turns } ± { $interval } turni.
lab-not-yet = Non si sa ancora se { $variant } cambia qualcosa.
lab-no-difference = Con { $variant } non si vede alcuna differenza.
lab-goal = Scopo
lab-goals-title = Quali Scopi vincono?
lab-goals-tab = Scopi
lab-goals-most = Lo Scopo { $card } vince più spesso: { $share } delle partite.
lab-goals-differ = Con { $variant } lo Scopo { $card } vince { $points } punti { $more ->
    [yes] in più
   *[no] in meno
}.
lab-worth-title = Quanto vale ogni carta?
lab-worth-tab = Carte
lab-worth-how = Punti di probabilità di vittoria per chi l’ha pescata, rispetto alle stesse distribuzioni senza di essa.
lab-worth-one = La carta { $card } cambia le probabilità di chi la possiede di { $points } punti.
lab-worth-most = La carta { $card } conta più di tutte: { $points } punti per chi la possiede.
lab-worth-unsure = Nessuna carta si distingue ancora da zero.
lab-helps = aiuta
lab-harms = danneggia
lab-unsure = non si distingue da zero
lab-seats-title = Il posto conta?
lab-seats-tab = Posti
lab-seats-not-yet = Non si sa ancora: nessun posto si discosta chiaramente da { $fair }.
lab-seats-fair = No: nessun posto si discosta chiaramente da { $fair }.
lab-seats-differ = Il posto { $seat } vince { $more ->
    [yes] più
   *[no] meno
} della sua parte: { $share } invece di { $fair }.
lab-seat = Posto { $seat }
lab-seat-head = Posto
lab-fair = { $fair }: equo
lab-pair = Coppia
lab-synergy-title = Quali carte stanno bene insieme?
lab-synergy-tab = Coppie
lab-synergy-how = Punti di probabilità di vittoria per chi ha pescato entrambe, oltre a quanto spiegano le due carte una per una.
lab-synergy-most = { $card } e { $other } stanno bene insieme: { $points } punti.
lab-synergy-none = Nessuna delle { $count } coppie è diversa con certezza da due carte singole.
lab-skill-title = Quanto conta l’abilità?
lab-skill-tab = Abilità
lab-skill-how = Un giocatore «{ $better }» fra giocatori «{ $worse }», a turno in ogni posto. 0 % è solo fortuna, 100 % solo abilità.
lab-skill-most = Di più con { $variant }: il giocatore migliore vince { $share } invece di { $luck }, quindi l’abilità è { $skill }.
lab-besides = Altre cifre
lab-besides-how = I minuti contano 10 secondi per ogni decisione con più mosse possibili. Le probabilità sono stimate dai bot all’inizio di ogni turno. In una rimonta, chi ha vinto aveva avuto meno di metà di una probabilità equa.
lab-measure = Misura
lab-difference = Differenza
lab-measure-minutes = minuti al ritmo delle persone
lab-measure-decisions = decisioni
lab-measure-lead-changes = cambi in testa
lab-measure-swing = probabilità che si spostano in un turno
lab-measure-comebacks = rimonte
lab-measure-unwon = bloccate: nessuno ha vinto
lab-measure-shine = luce rimasta, tutti i giocatori
lab-measure-collected = carte raccolte, tutti i giocatori
lab-measure-gems = gemme raccolte, tutti i giocatori
lab-measure-score = punti, tutti i giocatori
lab-measure-winning-score = punti di chi vince
lab-ending = fine: { $ending }
lab-ending-goal = uno Scopo
lab-ending-turn-limit = il limite di turni
lab-ending-cut-off = interruzione
lab-ending-shine = l’ultimo gettone luce
lab-ending-collection = una collezione completa
lab-compared-wins = Vittorie dello Scopo { $card }
lab-compared-seat = Vittorie del posto { $seat }
lab-compared-played = Partite in cui si gioca { $card }

## Le cifre di un mazzo

figures-show = Cifre
figures-how = { $games } partite di { $players } bot semplici, seme { $seed }, versione { $version }. Gli intervalli sono al 95 %.
figures-measured = Come si misura
figures-measured-how = Vale: di quanti punti vince più spesso chi ha pescato la carta rispetto agli stessi posti nelle stesse distribuzioni senza di essa. A vuoto: pescata, ma né giocata né usata. Abilità: quanto un bot normale fra giocatori a caso vince oltre la fortuna; 100 % sarebbe solo abilità.
figures-study = Studia nel laboratorio
figures-median = le partite durano { $turns } turni (mediana)
figures-minutes = circa { $minutes } min in quattro
figures-first = primo posto { $points } punti
figures-skill = abilità { $skill }
figures-sort = Ordine
figures-sort-name = come stampato
figures-sort-wins = per vittorie
figures-sort-played = per giocate
figures-sort-worth = per valore
figures-wins = vince
figures-of-games = nel { $share } delle partite
figures-played = giocata
figures-dead = a vuoto
figures-dead-of = nel { $share } delle partite con essa
figures-worth = vale
figures-points = { $points } punti
figures-taken = presa
figures-best-goal = vince più di tutti gli Scopi
figures-least-goal = vince meno di tutti gli Scopi
figures-table = Tutte in tabella
