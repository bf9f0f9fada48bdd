# Quanto è forte una carta dello studio.

strength-title = Quanto è forte?
strength-studio = Studio
strength-back = Torna alla carta
strength-answer = La risposta
strength-weak = Debole
strength-weak-too = debole
strength-little-weak = Un po’ debole
strength-little-weak-too = un po’ debole
strength-fair = Equilibrata
strength-fair-too = equilibrata
strength-strong = Forte, ma equilibrata
strength-strong-too = forte
strength-too-strong = Troppo forte
strength-too-strong-too = troppo forte
strength-one = { $first }
strength-two = { $first } o { $second }
strength-many = Non è ancora certo: da { $from } a { $second }
strength-measuring = Misurazione in corso …
strength-later = Non ancora misurata
strength-not-playable = Si misura appena la carta si può giocare.
strength-never-drawn = Nessuno l’ha mai pescata.
strength-never-played = Nessuno l’ha giocata in { $games } partite.
strength-never-used = È stata giocata, ma nessuno l’ha usata in { $games } partite.
strength-rarely-played = Nel { $share } delle partite in cui qualcuno la pesca, nessuno la gioca.
strength-stuck = Con la carta si blocca il { $share } delle partite, senza il { $other }.
strength-wins-often = Vince il { $share } di tutte le partite, molto più di un altro Scopo.
strength-drew = Chi la pesca vince il { $with } delle partite; gli stessi giocatori con le stesse carte, ma senza di essa, il { $without }. Differenza: { $points } punti, tra { $low } e { $high }.
strength-like = In { $deck }, { $card } vale più o meno lo stesso.
strength-games = { $games } partite con la carta, le stesse senza
strength-more = Tutti i dati
strength-points = { $points } punti
strength-range = da { $low } a { $high }
strength-tile-wins = Vittorie di chi la pesca
strength-tile-played = Giocata nel
strength-tile-drawn = delle partite; pescata nel { $share }
strength-tile-used = Usata nel
strength-tile-length = Turni per partita
strength-tile-instead = { $with } invece di { $without }
strength-tile-stuck = Partite bloccate
strength-tile-most = al massimo { $share }
strength-choices = Misura di nuovo
strength-deck = Mazzo
strength-measure = Misura
strength-many-games = Gioca 100.000 partite
strength-with = con la carta
strength-without = senza, stesse carte
strength-group = Chi
strength-not-yet = Non si può ancora dire.
strength-no-difference = Non si è vista alcuna differenza.
strength-who-title = Chi vince con questa carta?
strength-who-tab = Chi vince
strength-who-sure = { $played ->
    [yes] Giocarla
   *[no] Pescarla
  } vale { $points } punti.
strength-who-drew = chi l’ha pescata
strength-who-played = chi l’ha giocata
strength-who-held = solo in mano
strength-who-others = tutti gli altri
strength-whom-title = Chi favorisce?
strength-whom-tab = Chi favorisce
strength-whom-sure = Il cambiamento più grande: { $who }, { $points } punti.
strength-standing-far = molto indietro
strength-standing-behind = 1 carta in meno
strength-standing-level = alla pari
strength-standing-ahead = in vantaggio
strength-length-title = Le partite si allungano?
strength-length-tab = Durata
strength-length-sure = Le partite sono più { $longer ->
    [yes] lunghe
   *[no] corte
  } di { $turns } turni: metà finisce entro il turno { $with } invece di { $without }.
strength-comes-title = Entra in gioco?
strength-comes-tab = In gioco
strength-comes-answer = È pescata nel { $drawn } delle partite e giocata nel { $played }.
strength-comes-drawn = arriva in mano
strength-comes-played = è giocata
strength-comes-used = è usata
strength-comes-won = vince come Scopo
