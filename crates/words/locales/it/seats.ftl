# Cominciare, entrare e uscire: chi comincia, regole della casa, posti.

## Il titolo di un mazzo misto

edition-short-fluxx-4 = Fluxx 4.0
edition-short-star = Star
edition-short-star-wars = Star Wars
edition-short-wonderland = Wonderland
edition-short-comets = Notte della cometa

## Chi comincia

seats-first = Chi comincia?
seats-first-chance = A sorte
seats-first-call = Chi si prenota per primo
seats-first-chair = Posto { $number }
seats-first-set = Salva
seats-call = Comincio io!
seats-call-how = È tutto pronto. Comincia chi preme per primo il pulsante. Se non lo fa nessuno, decide la sorte.
seats-call-wait = È tutto pronto. I giocatori decidono chi comincia.

## Regole della casa

seats-house-rules = Regole della casa
seats-house-rules-how = Queste regole valgono solo se tutti i giocatori sono d’accordo.
seats-house-rules-never = Se non sei d’accordo, lascia il tavolo o chiedi a chi l’ha creato di togliere la regola.
seats-agree = Accetto
seats-agreed = D’accordo: { $names }.
seats-agree-awaited = Non hanno ancora accettato: { $names }.
seats-drop-rule = Togli questa regola
seats-start-awaits = La partita può cominciare quando tutti hanno accettato le regole della casa.

## Quanti giocatori

seats-printed = { $fewest }–{ $most } giocatori
seats-number-fluxx = { $number } (solo Fluxx)
seats-number-more = { $number } (solo Fluxx, più di quanto dice la scatola)
seats-more-how = La scatola dice per quanti giocatori è fatto un gioco. A Fluxx si può giocare anche in otto, ma l’attesa tra un turno e l’altro è lunga.
seats-more-now = La scatola dice al massimo { $most } giocatori: l’attesa tra un turno e l’altro sarà lunga.

## Il terminale

terminal-how-seats = join: si aggiunge un altro giocatore, con tre carte. leave: lasci la partita, e la tua mano e tutto ciò che hai davanti si scartano.
terminal-house-rules = Regole della casa:
terminal-joined = Da ora gioca anche { $name }.
terminal-nobody-left = Non è rimasto nessuno a giocare.

## Rifiuti

refusal-not-agreed = La partita non può ancora cominciare. Non hanno accettato le regole della casa: { $who }. Possono accettare o lasciare il tavolo, oppure chi l’ha creato può togliere le regole.
refusal-settings-changed = Le impostazioni sono appena cambiate. Rileggi le regole della casa prima di accettare.
refusal-not-calling = Ora non ci si può prenotare, oppure qualcuno è stato più veloce.

# Ready to start, and the number of chairs

seats-ready = Per me si può iniziare
seats-not-ready = Ancora un momento
seats-is-ready = a posto
seats-is-not-ready = non ancora
seats-start-with = Inizia con { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
seats-add-chair = Aggiungi un posto ({ $most } al massimo)
seats-remove-chair = Togli un posto
