# Lezioni: ciò che sta intorno.

guide-this-one = questa
guide-taken-back = mossa annullata
guide-side = Guida
guide-in-hand = { $move }: carta { $number } della mano.
guide-elsewhere = Cerca: { $move }.

## Lezioni

learn-title = Impara
learn-lead = Brevi partite con carte preparate, meno di tre minuti l’una.
learn-in-three-minutes = Impara in tre minuti
learn-newcomer = Prima volta qui? La lezione è una vera partita con carte preparate.
learn-tile = Impara
learn-step = Passo { $step } di { $all }
learn-done = completata
learn-minutes = { $count } min
learn-go-on-where = Riprendi da dove eri
learn-go-on = Continua
learn-group-fluxx = Fluxx, le basi
learn-group-editions = Che cosa aggiunge un’edizione
learn-group-stella-quest = Stella Quest
learn-of = { $done } di { $all }
learn-you = Tu
learn-effect = Che cosa fa la carta: { $effect } Qui non aiuta.
learn-no-help = Si può fare, ma qui non aiuta.
learn-taken-back = Mossa annullata: { $move }
learn-show = Mostrami
learn-now-you = Ora tocca a te
learn-next = Avanti
learn-subtitle = A un vero tavolo, con carte preparate
learn-success = Ottimo!
learn-shown = Ecco la mossa
learn-shown-how = Ecco come appare. Ora la mossa viene annullata, e la farai tu.
learn-leave = Esci, continua dopo
learn-all = Tutte le lezioni
learn-nothing-counts = Niente orologio né punti: prova quanto vuoi.
learn-next-lesson = Prossima lezione: { $title }
learn-real-game = Gioca una vera partita
learn-again = Ricomincia

## Progressi

progress-title = Imparare e risultati
progress-lessons = Lezioni
progress-puzzles = Problemi risolti
progress-games = Partite
progress-game = Gioco
progress-against = Avversari
progress-people = persone
progress-played = Giocate
progress-won = Vinte
progress-best = Miglior punteggio a Stella Quest: { $points }
progress-none = Ancora niente. Completa una lezione o una partita, e comparirà qui.
progress-erase = Cancella apprendimento e risultati
progress-erase-how = Vengono cancellati: lezioni completate e iniziate, problemi, consigli visti e conteggi delle partite. Restano: il tuo nome, le partite e le loro registrazioni. Non si può annullare.
progress-download = Prima scarica
progress-erase-really = Sì, cancella

## Consigli nella prima partita

tips-none = Niente più consigli
tips-on = Mostra consigli
tips-off = Nessun consiglio
tips-label = Consiglio

tip-first-draw = All’inizio del tuo turno le carte si pescano da sole. In alto vedi che cosa resta da fare.
tip-first-keeper = Una Gioia resta davanti al giocatore e può servire per qualsiasi Scopo.
tip-first-goal = Lo Scopo vale per tutti. I segni mostrano chi ha che cosa.
tip-first-replaced = Una nuova Regola ne ha sostituita una dello stesso tipo. Vale subito.
tip-first-creeper = Un Dolore impedisce di vincere, a meno che lo chieda lo Scopo.
tip-first-limit = Un limite vale subito per gli altri, e per te alla fine del tuo turno.
tip-first-question = La domanda è per te anche se non è il tuo turno. Gli altri aspettano.
tip-near-win = A qualcuno manca una carta per lo Scopo. Potresti sostituirlo.
tip-stella-lead = Apri tu questa presa. Il colore della tua carta è il colore di mano, e chi può deve rispondere.
tip-stella-follow = Se hai una carta del colore di mano, giocala. Le carte riposo si possono giocare sempre.
tip-stella-trump = La carta in cima agli scarti indica il colore di briscola. Una briscola batte ogni carta di un altro colore.
tip-stella-take = La presa è tua. Prendi un valore che non hai ancora: uno che hai già costa luce.
tip-stella-top = Scegli la carta in cima agli scarti. Il suo colore sarà la briscola della prossima presa.
tip-stella-star = Hai la stella nera. Vincere di nuovo adesso costa 1 gettone luce.
tip-stella-shine = Ti resta poca luce. Quando qualcuno perde l’ultimo gettone, la partita finisce.

## Rulings that are shown

rulings-ruling = Il chiarimento
rulings-steps = Passi
rulings-before = Prima
rulings-before-you = È il tuo turno. Qui tutte le carte sono scoperte, per seguire meglio.
rulings-before-other = È il turno di { $name }. Qui tutte le carte sono scoperte, per seguire meglio.
rulings-you-choose = Scegli: { $move }.
rulings-chooses = { $name } sceglie: { $move }.
rulings-new = nuovo
rulings-on = su: { $card }
rulings-nothing = niente
rulings-won = vittoria
rulings-in-front = In tavola
rulings-hand = In mano
rulings-aside = Da parte, da giocare
rulings-tested = Queste carte e queste mosse sono un test che viene eseguito a ogni modifica del programma.
rulings-try = Prova tu
