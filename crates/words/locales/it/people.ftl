# Persone: nomi, account, altri dispositivi, sala d’attesa, spettatori.

## Partite negli elenchi

people-in-progress = Partita in corso
people-your-turn = { $game }: tocca a te
people-their-turn = { $game }: si aspetta { $names }
people-goes-on = { $game }: la partita continua
people-in-lobby = { $game }: non ancora cominciata
people-with = con { $names }
people-more-games = { $count ->
    [one] Un’altra partita è in corso
   *[other] Altre { $count } partite sono in corso
}
people-won-you = Hai vinto
people-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
people-won-nobody = Nessun vincitore
people-over-unknown = Finita
people-just-now = proprio ora
people-minutes-ago = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
people-hours-ago = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
people-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
people-no-games = Qui troverai le tue partite.
people-your-games = Le tue partite
people-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

## Nome e colore

people-name-optional = Il tuo nome, se vuoi
people-name-how = Lo vedono gli altri al tavolo.
people-save = Salva
people-name-color = Nome, colore
people-profile = Nome e colore

## Account

people-guest = In questo browser giochi come ospite. Per giocare non serve un account.
people-account = Account
people-signed-in = Hai effettuato l’accesso come { $login }.
people-account-how = Senza account perdi le tue partite quando il browser cancella i suoi dati. Bastano un nome e una password, senza indirizzo e-mail. Le tue partite restano tue.
people-account-new-how = Il nome, il colore e le partite restano tuoi.
people-create-account = Crea un account
people-have-account = Ho già un account
people-no-account = Non ho ancora un account
people-sign-in = Accedi
people-sign-in-loses = In questo browser giochi come { $name }, senza account. Se accedi, perdi quelle partite. Per conservarle, crea invece un account.
people-sign-out = Esci
people-login = Nome dell’account
people-login-how = Da 2 a 64 caratteri. Serve per accedere; gli altri non lo vedono.
people-password = Password
people-password-how = Almeno 8 caratteri.
people-password-change = Cambia password
people-password-present = Password attuale
people-password-new = Nuova password
people-password-changed = La password è cambiata.

## Un altro dispositivo

people-device = Continua su un altro dispositivo
people-device-how = Crea un link e aprilo sul telefono o sul computer, oppure inquadra il codice QR. Lì avrai lo stesso nome e le stesse partite.
people-device-make = Crea un link monouso
people-device-scan = Apri questo link sull’altro dispositivo o inquadra il codice. Funziona una volta sola, entro { $minutes } minuti. Non mostrarlo a nessuno: chi lo apre gioca come te.
people-device-qr = Codice QR del link
people-device-title = Continuare come { $name }?
people-device-confirm = D’ora in poi in questo browser gioca { $name }, con le stesse partite dell’altro dispositivo.
people-device-loses = Finora in questo browser gioca { $name }, senza account. A quelle partite non si può tornare. Per conservarle, crea prima un account.
people-device-accept = Continua come { $name }

## La sala d’attesa

people-host = host
people-taken = { $taken } di { $all } occupati
people-also-here = Ci sono anche: { $names }.
people-leave-table = Esci dal tavolo
people-no-messages = Ancora nessun messaggio.
people-watch-link = Link per gli spettatori
people-watch-how = Chi lo apre può guardare, ma non giocare.
people-watch-public = Questo tavolo è pubblico: chiunque può guardarlo a questo indirizzo.
people-watch-make = Crea un link per gli spettatori
people-watch-copy = Copia il link per gli spettatori
people-watch-tag = per spettatori

## L’invito

people-join-host = Host: { $name }
people-join-players = Giocatori: { $names }
people-join-free = { $count ->
    [one] { $count } posto è libero.
   *[other] { $count } posti sono liberi.
}
people-join-bots = Prendi il posto di un bot.
people-join-started = La partita è cominciata. Puoi ancora partecipare.
people-join-full = Tutti i posti sono occupati, quindi guarderai la partita.
people-join-closed = La partita è cominciata e ora nessuno può entrare, quindi guarderai la partita.
people-join-over = La partita è finita. Puoi vedere com’è andata.
people-join-refused = Tutti i posti sono occupati e questo tavolo non ammette spettatori. Chiedi un posto libero a chi ha creato il tavolo.
people-join-watch-link = Questo link è per gli spettatori: puoi guardare, ma non giocare. Per giocare, chiedi un invito a chi ha creato il tavolo.
people-join-seated = Hai già un posto a questo tavolo.
people-to-table = Vai al tavolo
people-spectate = Guarda

## Al tavolo

people-spectator = { $why ->
    [link] Sei tra gli spettatori, perché il tuo link è per gli spettatori.
    [full] Sei tra gli spettatori, perché tutti i posti sono occupati.
    [free] Sei tra gli spettatori. Puoi prendere posto.
   *[closed] Sei tra gli spettatori, perché ora nessuno può entrare nella partita.
}
people-bot-in = bot tra
people-time-left = tempo rimasto
people-time-bank = riserva di tempo
people-stood-in = { $you ->
    [yes] { $why ->
        [asked] Un bot gioca al tuo posto.
        [time] Il tuo tempo è scaduto; un bot gioca al tuo posto.
       *[away] Non c’eri; un bot gioca al tuo posto.
    }
   *[no] { $why ->
        [asked] Un bot gioca al posto di { $name }.
        [time] { $name } ha esaurito il tempo; al suo posto gioca un bot.
       *[away] { $name } non c’è; al suo posto gioca un bot.
    }
}
people-returned = { $you ->
    [yes] Giochi di nuovo tu.
   *[no] { $name } gioca di nuovo.
}

## Rifiuti

refusal-no-such-device-link = Questo link è già stato usato o è scaduto. Creane uno nuovo sul primo dispositivo.
refusal-watch-only = Il tuo link è per gli spettatori. Per giocare, chiedi un invito a chi ha creato il tavolo.
refusal-name-empty = Scrivi un nome con almeno un carattere visibile.
refusal-name-too-long = Un nome ha al massimo { $most } caratteri.
