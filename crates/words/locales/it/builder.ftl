# The sentence builder of the card studio.

## The words of the language that stand around others

builder-word-once-per-turn = Azione gratuita, una volta per turno
builder-word-free-action = Azione gratuita, quante volte vuoi nel tuo turno
builder-word-start-of-turn = All’inizio del tuo turno
builder-word-end-of-turn = Alla fine del tuo turno
builder-word-once-per-game = Azione gratuita, una volta per partita
builder-word-together-with = Appena hai anche un’altra carta
builder-word-alone = Finché non hai altre carte davanti a te
builder-word-goals-change = Ogni volta che cambia lo Scopo
builder-word-after = Ogni volta che succede qualcosa
builder-word-when = Solo se …
builder-word-any-of = Basta una di più condizioni
builder-word-all-of = Tutte queste insieme
builder-word-wins-if = Un altro modo per vincere
builder-word-your-turn = Nel tuo turno
builder-word-answer = In risposta a un altro giocatore
builder-word-cancel = Non ha effetto
builder-word-redirect = Lo prendi tu
builder-word-steal-back = Prendi qualcosa in cambio
builder-word-then = E poi
builder-word-option = Una delle possibilità
builder-word-choose-one = Scegli uno tra più effetti
builder-word-by-chance = Il caso sceglie uno tra più effetti
builder-word-for = Lo fanno certi giocatori
builder-word-if = Solo se …, fai questo
builder-word-otherwise = Altrimenti
builder-word-repeat = Fai questo più volte
builder-word-act = Con parole tue

## Choices of short lists

builder-value-all = tutte
builder-value-one = una
builder-value-half = fino a metà
builder-value-limits = tutti i limiti
builder-value-yours = davanti a te
builder-value-others = di altri giocatori
builder-value-anyones = di qualsiasi giocatore
builder-value-owner = sceglie il proprietario
builder-value-discard = pila degli scarti
builder-value-deck = mazzo
builder-value-top = cima del mazzo
builder-value-bottom = fondo del mazzo
builder-value-hand = mano
builder-value-table = davanti a un giocatore
builder-value-rules = regole in gioco
builder-value-goals = Scopi in gioco
builder-value-play = viene giocata una carta
builder-value-gain = una carta arriva davanti a un giocatore
builder-value-lose = un giocatore perde una carta
builder-value-draw = viene pescata una carta
builder-value-reshuffle = la pila degli scarti viene mescolata
builder-value-turn = questo turno
builder-value-round = un giro
builder-value-nobody = nessuno
builder-value-steal = un furto
builder-value-this = questa carta
builder-value-either = di uno dei due tipi
builder-value-card-in-hand = carta in mano
builder-value-player = giocatore
builder-value-other-player = altro giocatore
builder-value-true = sì
builder-value-false = no
builder-value-or-random = { $kinds } o una carta a caso
builder-number-word = { $count }, anche con l’inflazione

## What parts ask

builder-ask-word = Che cosa succede?
builder-ask-occasion = Quando?
builder-ask-demand = Che cosa serve?
builder-ask-number = Quante?
builder-ask-count = Quante?
builder-ask-card = Quale carta?
builder-ask-kind = Di quale tipo?
builder-ask-pile = Quale pila?
builder-ask-players = Chi?
builder-ask-condition = A quale condizione?
builder-ask-event = Dopo che cosa?
builder-ask-which = Quali?
builder-ask-what = Che cosa?
builder-ask-text = Che cosa fanno i giocatori?
builder-ask-mark = Quale simbolo?
builder-ask-name = Nome
builder-ask-icon = Quale immagine?
builder-ask-subject = Su che cosa?
builder-ask-lasts = Per quanto tempo?
builder-ask-reconstructed = È una ricostruzione?
builder-ask-reconstructed-in-part = È in parte una ricostruzione?
builder-ask-ungoal = Perdono tutti?
builder-ask-marks = Quali simboli ha?
builder-ask-value = Quanti punti?
builder-ask-birthday = Quante il giorno del compleanno?
builder-ask-holiday = Quante in un giorno di festa?
builder-ask-ordinary = Quante negli altri giorni?
builder-ask-draw = Quante se ne pescano?
builder-ask-play = Quante se ne giocano?
builder-ask-hand-limit = Quante in più in mano?
builder-ask-keeper-limit = Quante in più davanti a te?
builder-ask-to = A chi?
builder-ask-everyone-while = Finché quale carta è in gioco?
builder-ask-holder-of = Chi ha quale carta?
builder-ask-only = Solo quale carta?
builder-ask-may-decline = Si può rinunciare?
builder-ask-by = Chi lo fa?
builder-ask-of = Di chi, o di quale tipo?
builder-ask-of-holder = Del giocatore con quale carta?
builder-ask-have = Quale carta hai?
builder-ask-lack = Quale carta non hai?
builder-ask-nobody-has = Quale carta non ha nessuno?
builder-ask-other-has = Quale carta ha un altro giocatore?
builder-ask-in-play = Quale carta è in gioco?
builder-ask-keepers = { -keeper }: almeno quante?
builder-ask-creepers = { -creeper }: almeno quanti?
builder-ask-cards-in-hand = Almeno quante carte in mano?
builder-ask-who = Chi?
builder-ask-pick = Chi sceglie?
builder-ask-from = Da dove o da chi?
builder-ask-except-holder = Chi è escluso: il giocatore con quale carta?
builder-ask-holder-chooses = Chi sceglie: il giocatore con quale carta?
builder-ask-whose = Di chi?
builder-ask-except = Tranne quale?
builder-ask-with = Solo con che cosa?
builder-ask-hand-instead = In cambio una carta dalla mano?
builder-ask-collector = Nella mano di chi: il giocatore con quale carta?
builder-ask-up-to = Al massimo quante?
builder-ask-at-least = Almeno quante?
builder-ask-per = Per ogni che cosa?
builder-ask-named = Solo quale carta?
builder-ask-to-player = A quale giocatore?
builder-ask-to-holder = Al giocatore con quale carta?
builder-ask-openly = Lo vedono tutti?
builder-ask-unknown = Una parola che non esiste

## Groups of menus, and why a choice makes no sense

builder-group-holds = Finché è in gioco
builder-group-occasions = Quando
builder-group-demands = Che cosa serve
builder-group-hands = Pescare e mano
builder-group-tables = Carte davanti ai giocatori
builder-group-plays = Giocare carte
builder-group-rules = Regole e Scopi
builder-group-turns = Turni e fine della partita
builder-group-combining = Combinare
builder-group-answers = Risposte
builder-group-words = Scelte
builder-group-numerals = Numeri
builder-group-number-words = Numeri che non cambiano
builder-group-details = Altri dettagli
builder-refused-only-on = solo su: { $kinds }
builder-refused-follows-condition = solo dopo una condizione
builder-refused-already-there = c’è già
builder-add-value = un’altra

## The state of a part

builder-open = ancora da scegliere
builder-kind = Tipo
