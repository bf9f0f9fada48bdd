# Lezioni di Fluxx. Il nome di una carta è un argomento che si chiama come la carta.

## Pesca e gioca

lesson-turn = Pesca e gioca
    .about = Che cos’è un turno
lesson-turn-hello = Ogni turno ha due parti: prima peschi, poi giochi. Hai appena pescato { $dreams }: ora è nella tua mano.
lesson-turn-play = Le Regole Base dicono: pesca 1, gioca 1. La carta è pescata, resta una carta da giocare.
    .do = Gioca una carta qualsiasi della tua mano.
lesson-turn-altair = Una Gioia resta sul tavolo davanti a chi l’ha giocata. Poi { $altair } fa lo stesso: pesca una carta e gioca una carta.
lesson-turn-again = È di nuovo il tuo turno, e hai pescato una carta nuova. Quale giocare lo decidi tu: il gioco è questo.
    .do = Gioca un’altra carta.
lesson-turn-both = Ora entrambi avete Gioie sul tavolo. La partita continua così, turno dopo turno, finché qualcuno vince.
lesson-turn-success = Sai che cos’è un turno: pesca, poi gioca. La prossima lezione mostra come si vince.

## Gioie e Scopi

lesson-goals = Gioie e Scopi
    .about = Che cosa fa vincere
lesson-goals-goal = Lo Scopo al centro dice che cosa fa vincere, e vale per tutti. Lo Scopo { $dreamland } chiede due Gioie che non hai.
lesson-goals-new = Un nuovo Scopo sostituisce il vecchio. Lo Scopo { $toast } chiede le Gioie { $bread } e { $the-toaster }, e le hai in mano tutte e due.
    .do = Gioca lo Scopo che fa per te.
lesson-goals-first = È in vigore lo Scopo { $toast }. Le due Gioie che chiede sono nella tua mano, ma si gioca una sola carta per turno.
    .do = Gioca una delle due Gioie.
lesson-goals-missing = Una Gioia è già sul tavolo, manca solo l’altra. Vinci appena tutte e due sono davanti a te.
    .do = Gioca la carta che completa lo Scopo.
lesson-goals-no-keeper-first = Quella Gioia servirà, ma lo Scopo in vigore non la chiede ancora. Cerca uno Scopo nella tua mano.
lesson-goals-no-replaces = Sostituirebbe lo Scopo { $toast }, perché c’è posto per uno solo. Ed è proprio { $toast } quello che puoi completare.
lesson-goals-no-cookies = La Gioia { $cookies } starebbe davanti a te, ma lo Scopo non la chiede.
lesson-goals-no-rule = Con la Regola { $draw-2 } tutti pescherebbero di più. Ora non ti avvicina allo Scopo.
lesson-goals-success = Hai tutte e due le Gioie dello Scopo, quindi vinci subito. Poteva farlo anche un altro: lo Scopo vale per tutti.

## Regole

lesson-rules = Nuove Regole
    .about = Una sostituisce l’altra
lesson-rules-in-force = In questo gioco le carte cambiano le regole. È in vigore la Regola { $draw-2 }: ognuno pesca due carte per turno, e tu hai già pescato le tue.
lesson-rules-replace = Su quante carte pescare vale una sola Regola per volta, perciò { $draw-4 } manda negli scarti { $draw-2 }. Vale subito: peschi le due carte che mancano.
    .do = Gioca la Regola { $draw-4 }.
lesson-rules-four = Anche { $altair } pesca quattro carte: una nuova Regola vale per tutti. Ne hai pescate quattro anche tu, e tre stanno bene insieme.
lesson-rules-more = Si gioca una carta per turno, e a te ne servono due. La Regola { $play-3 } lo cambia subito.
    .do = Gioca la Regola che fa giocare più carte.
lesson-rules-two = Una carta su tre è giocata. Lo Scopo { $night-and-day } chiede la Gioia { $the-sun }, che è davanti a te, e la Gioia { $the-moon }.
    .do = Gioca { $the-moon } o { $night-and-day }: l’ordine non conta.
lesson-rules-win = Manca ancora una carta.
    .do = Giocala e vinci.
lesson-rules-no-keeper = Una Gioia da sola non ti aiuta ancora. Cerca una nuova Regola su quanto si pesca.
lesson-rules-no-one-play = Sarebbe l’unica carta di questo turno, e per lo Scopo ne servono due. Prima la Regola: poi ti restano due carte da giocare.
lesson-rules-success = Hai cambiato le regole due volte, e grazie a loro hai vinto. Le Regole sono spesso le carte più forti della mano.

## Limiti

lesson-limits = Limiti
    .about = Quando carte e Gioie sono troppe
lesson-limits-play-two = È in vigore la Regola { $play-2 }, quindi giochi due carte per turno. { $altair } ha quattro carte in mano, e stai per farci qualcosa.
lesson-limits-hand = Un limite di carte in mano dice quante carte si possono tenere. Chi non è di turno scarta subito.
    .do = Gioca la Regola { $hand-limit-1 }.
lesson-limits-go-on = { $altair } ha dovuto scartare subito tre carte su quattro. È il tuo turno, perciò per te il limite vale solo alla fine: hai ancora una carta da giocare.
    .do = Gioca la Gioia { $love }.
lesson-limits-discard = Il turno finisce, e ora il limite vale per te: può restare una carta. Tieni { $keeper-limit-2 }, ci serve.
    .do = Scegli le altre due carte e scartale.
lesson-limits-keepers = Un limite di Gioie funziona allo stesso modo, per le Gioie sul tavolo. Davanti a te ce ne sono tre.
    .do = Gioca la Regola { $keeper-limit-2 }.
lesson-limits-last = { $altair } ha dovuto scartare subito una Gioia. Hai ancora una carta da giocare.
    .do = Gioca la Regola { $hand-limit-2 }.
lesson-limits-choose = Il turno finisce: possono restare due Gioie, e scegli tu. Lo Scopo { $chocolate-milk } chiede la Gioia { $chocolate }.
    .do = Scarta una Gioia che non ti serve.
lesson-limits-no-later = Non ancora: prima il limite di carte in mano, poi quello di Gioie.
lesson-limits-no-keep-rule = Andrebbe persa la carta { $keeper-limit-2 }, che serve al prossimo passo.
lesson-limits-no-needed = La Gioia { $chocolate } è metà dello Scopo. È più facile fare a meno di un’altra.
lesson-limits-success = Il tuo avversario ha scartato per primo, tu per ultimo. I limiti colpiscono chi non è di turno.

## Azioni

lesson-actions = Azioni e mani separate
    .about = Carte che giocano carte
lesson-actions-kinds = Un’Azione fa una volta ciò che dice e va negli scarti. { $draw-3-play-2 } è una delle migliori.
lesson-actions-action = La Gioia { $sleep } è davanti a te, e non c’è ancora uno Scopo. Guarda che cosa ti riserva il mazzo.
    .do = Gioca l’Azione { $draw-3-play-2 }.
lesson-actions-aside = La tua mano è messa da parte per un momento, e tre nuove carte formano una mano a sé. Ne giochi due, la terza viene scartata.
lesson-actions-first = Lo Scopo { $bed-time } chiede le Gioie { $sleep } e { $time }. La prima è sul tavolo, le altre due carte sono qui.
    .do = Gioca { $time } o { $bed-time }.
lesson-actions-second = Di questa mano a sé puoi giocare ancora una carta.
    .do = Gioca la carta che fa vincere.
lesson-actions-no-keeper = Una Gioia sarebbe l’unica carta del turno. L’Azione te ne fa giocare due invece di una.
lesson-actions-no-jackpot = L’Azione { $jackpot } farebbe pescare tre carte, ma qui resterebbe una sola carta da giocare. Due di queste tre bastano già per vincere.
lesson-actions-success = Un’Azione ti ha fatto giocare due carte, ed è bastato.

## Dolori

lesson-creepers = Dolori
    .about = Che cosa impedisce di vincere
lesson-creepers-came = Hai pescato il Dolore { $war }. Un Dolore va subito sul tavolo davanti a te, e al suo posto peschi un’altra carta.
lesson-creepers-toaster = Lo Scopo { $toast } chiede le Gioie { $bread } e { $the-toaster }. Vediamo che cosa fa un Dolore.
    .do = Gioca la Gioia { $the-toaster }.
lesson-creepers-blocked = Hai tutte e due le Gioie, ma non hai vinto: nessuno vince con un Dolore davanti a sé, a meno che lo chieda lo Scopo. Leggi la carta { $war }: si può passare.
lesson-creepers-peace = Chi ha la Gioia { $peace } passa il Dolore { $war } a un altro giocatore. Hai appena pescato { $peace }.
    .do = Gioca la Gioia { $peace }.
lesson-creepers-no-other = Non cambierebbe nulla né del Dolore né dello Scopo.
lesson-creepers-success = Il Dolore { $war } è passato al tuo avversario, e nello stesso momento il tuo Scopo è valido.

## Azioni gratuite

lesson-free-actions = Azioni gratuite
    .about = Nel tuo turno, senza giocare una carta
lesson-free-actions-stuck = Per lo Scopo ti serve la Gioia { $cookies }, e nella tua mano non c’è niente di utile. Ma è in vigore la Regola { $get-on-with-it }, che offre un’azione gratuita.
lesson-free-actions-use = Un’azione gratuita non è una carta giocata: nel tuo turno la usi finché la sua condizione vale. Questa scarta la mano, fa pescare tre carte e termina il turno.
    .do = Usa { $get-on-with-it }.
lesson-free-actions-new-hand = Hai tre carte nuove, e { $altair } ha avuto il suo turno. Ora puoi usare di nuovo l’azione gratuita, oppure semplicemente pescare.
    .do = Pesca.
lesson-free-actions-win = La carta che ti serviva è qui.
    .do = Giocala.
lesson-free-actions-no-replaces = Sostituirebbe lo Scopo { $milk-and-cookies }, e la Gioia { $milk } ce l’hai già.
lesson-free-actions-no-gives = Le mani di tutti passerebbero oltre, e te ne toccherebbe una sconosciuta. C’è qualcosa di più sicuro.
lesson-free-actions-no-not-now = Butteresti via la carta che ti serve.
lesson-free-actions-success = Una mano inutile non è un turno perso, se un’azione gratuita la cambia.

## Sorprese

lesson-surprises = Sorprese
    .about = Rispondere fuori turno
lesson-surprises-danger = È il turno di { $altair }, con le Gioie { $the-stars } e { $starship } sul tavolo. Tu hai in mano delle Sorprese: carte con cui si risponde fuori turno.
lesson-surprises-answer = { $altair } gioca lo Scopo { $to-the-stars } e così vincerebbe. Prima che valga, si chiede a tutti quelli che potrebbero rispondere.
    .do = Rispondi con la Sorpresa { $canceled-plans }.
lesson-surprises-again = { $altair } risponde alla tua Sorpresa con { $belay-that }: ogni Sorpresa annulla una Sorpresa. Puoi rispondere anche a questa.
    .do = Rispondi con la Sorpresa { $veto }.
lesson-surprises-saved = L’ultima Sorpresa vale per prima: la tua annulla { $belay-that }, perciò { $canceled-plans } funziona, e lo Scopo non c’è più. Comincia il tuo turno.
lesson-surprises-no-pass = Allora lo Scopo entrerebbe in vigore, e { $altair } vincerebbe.
lesson-surprises-success = Hai fermato una vittoria sicura senza essere di turno. Tieni una Sorpresa per questi momenti.

## Le regole in questo momento

lesson-rules-now = Le regole in questo momento
    .about = Leggere un tavolo affollato
lesson-rules-now-where = Sono in vigore quattro Regole, e ognuna parla d’altro. Se hai un dubbio, apri accanto al tavolo «Le regole in questo momento»: riassume che cosa vale per te.
lesson-rules-now-draws = Con la Regola { $draw-3 } si pescano tre carte. { $poor-bonus } ne dà una in più a chi ha meno Gioie: sei tu, perciò ne hai pescate quattro.
lesson-rules-now-one = La Regola { $play-2 } chiede di giocare due carte. Quante ne restano si vede nella barra in alto.
    .do = Gioca una carta.
lesson-rules-now-two = Resta una carta da giocare. Non puoi fermarti: si giocano tante carte quante ne dicono le Regole.
    .do = Gioca un’altra carta.
lesson-rules-now-keep = Le carte sono giocate, e ora vale { $hand-limit-2 }: hai tre carte, ne possono restare due.
    .do = Scarta una carta.
lesson-rules-now-success = Quattro pescate, due giocate, due tenute: hai letto bene un intero tavolo di Regole.

## Star Fluxx

lesson-star = Star: che cosa si attacca a una Gioia
    .about = Dolori attaccati
lesson-star-sticks = Hai pescato il Dolore { $malfunction }, che si è attaccato alla Gioia { $starship }. Si attacca alle apparecchiature, perciò { $the-engineer } non corre rischi.
lesson-star-free = Una Gioia con il Dolore { $malfunction } non vale per nessuno Scopo. { $the-engineer } lo ripara, ed è un’azione gratuita.
    .do = Usa la Gioia { $the-engineer }.
lesson-star-counts = Il Dolore { $malfunction } non c’è più, e la Gioia { $starship } vale di nuovo. Non è costato una carta.
lesson-star-win = Lo Scopo { $starship-captain } chiede le Gioie { $starship } e { $the-captain }.
    .do = Gioca la Gioia { $the-captain }.
lesson-star-no-disabled = Avresti tutte e due le Gioie, ma { $starship } non vale finché il Dolore { $malfunction } è attaccato.
lesson-star-no-other = Starebbe davanti a te, ma lo Scopo non la chiede.
lesson-star-success = Prima ripara, poi gioca: alcune Gioie fanno di più che stare sul tavolo.

## Star Wars Fluxx

lesson-star-wars = Star Wars: Dolori con poteri
    .about = Dieci Dolori, e alcuni agiscono
lesson-star-wars-many = Lo Scopo { $red-five } chiede le Gioie { $luke-skywalker } e { $x-wing }. Ma davanti a te c’è il Dolore { $stormtroopers }, e con un Dolore non si vince.
lesson-star-wars-stopped = Completa lo Scopo lo stesso: vale in ogni momento, anche nel turno di un altro.
    .do = Gioca la Gioia { $x-wing }.
lesson-star-wars-vader = Hai tutte e due le Gioie. Ora è il turno di { $altair }, e { $darth-vader } può prendere il Dolore { $stormtroopers } a chiunque. Vai avanti e guarda.
lesson-star-wars-no-other = È una buona Gioia, ma lo Scopo non la chiede.
lesson-star-wars-success = { $altair } ha preso il Dolore { $stormtroopers }, e tu vinci nel turno di un altro.

## Wonderland Fluxx

lesson-wonderland = Wonderland: Jabberwock, Corona, rime
    .about = Tre cose tutte sue
lesson-wonderland-three = Lo Scopo { $queen-alice } chiede le Gioie { $alice } e { $crown }. La Gioia { $crown } non ce l’hai ancora, e il Dolore { $jabberwock } ti impedisce di vincere.
lesson-wonderland-rhyme = È in vigore la Regola { $rhyme-time }: una volta per turno, chi dice un distico riceve qualcosa. Non conta come carta giocata.
    .do = Usa { $rhyme-time }.
lesson-wonderland-said = Di’ due versi in rima, a voce alta o fra te. Per esempio: «Il gatto guarda il re passare, e poi si mette a sonnecchiare».
    .do = Conferma di aver detto un distico.
lesson-wonderland-draw = Il premio è una carta, oppure una carta in più da giocare. A te serve una carta.
    .do = Scegli di pescare.
lesson-wonderland-hand-on = Hai pescato { $crown }. Prima liberati del Dolore { $jabberwock }: scarta una Gioia, e passa a un altro giocatore.
    .do = Usa { $jabberwock }.
lesson-wonderland-pay = Costa una Gioia che è davanti a te.
    .do = Scegli la Gioia che non ti serve.
lesson-wonderland-crown = Il Dolore { $jabberwock } ora è del tuo avversario, e niente ti ferma.
    .do = Gioca la Gioia { $crown }.
lesson-wonderland-no-rhyme-first = Potrai farlo tra un momento. Prima una rima ti porta una carta.
lesson-wonderland-no-other = Lo Scopo non la chiede.
lesson-wonderland-no-no-rhyme = Senza distico non c’è premio. Provane uno.
lesson-wonderland-no-play-more = Una carta in più da giocare non aiuta, senza { $crown }. Pesca.
lesson-wonderland-no-blocked = Avresti tutte e due le Gioie, ma il Dolore { $jabberwock } ti impedirebbe ancora di vincere.
lesson-wonderland-no-needed = La Gioia { $alice } è metà dello Scopo. Paga con l’altra.
lesson-wonderland-success = Una rima, un pagamento, una corona: la regina Alice ha vinto.

## Comet Night

lesson-comets = La notte della cometa: simboli, sostituti e Antiscopi
    .about = Gioie che valgono come altre
lesson-comets-marks = Lo Scopo { $moon-cheese } chiede le Gioie { $the-moon } e { $the-cheese }. Le Gioie di questa edizione hanno dei simboli, e { $the-cheese } è cibo.
lesson-comets-fox = La Gioia { $the-fox } prende a un altro giocatore una Gioia con il simbolo del cibo, una volta per turno. Non conta come carta giocata.
    .do = Usa la Gioia { $the-fox }.
lesson-comets-everybody = L’altro Scopo è un Antiscopo: appena un giocatore ha le Gioie { $the-comet }, { $the-rocket } e { $the-duck }, la partita finisce e perdono tutti.
lesson-comets-roll = Non hai la Gioia { $the-moon }, ma per gli Scopi { $the-crescent-roll } vale come quella.
    .do = Gioca la Gioia { $the-crescent-roll }.
lesson-comets-no-ungoal = Avresti tutto ciò che lo Scopo { $head-on-collision } nomina, e perderebbero tutti. Tieni in mano la Gioia { $the-duck }.
lesson-comets-no-cheese-first = Starebbe davanti a te e varrebbe come { $the-moon }, ma non potresti giocare altro. Prima prendi la Gioia { $the-cheese }.
lesson-comets-no-later = Avresti un altro turno, ma solo una volta per partita. Adesso puoi vincere anche senza.
lesson-comets-success = Un cornetto al posto della luna e il formaggio degli altri: guarda come vale una Gioia, e quale Scopo è meglio che nessuno raggiunga.
