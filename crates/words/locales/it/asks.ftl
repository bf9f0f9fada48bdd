# Che cosa si chiede a un giocatore al tavolo di Fluxx e che cosa può rispondere.

ask-by-card = { FORM($card, "title") }: { $question }

ask-before-draw = pesca le tue carte, oppure prima usa un’azione gratuita
ask-play = gioca una carta
ask-before-end = usa un’azione gratuita o termina il turno
ask-hand-limit = scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} per rispettare il limite di carte in mano
ask-keeper-limit = scarta { $count ->
    [one] { $count } { -keeper }
   *[other] { $count } { -keeper(number: "many") }
} per rispettare il limite di { -keeper(number: "many") }
ask-answer = rispondi con una { -surprise } { FORM($about, "to") }, o passa
ask-replace-goal = scegli quale dei vecchi { -goal(number: "many") } lascia il posto al nuovo
ask-surplus-goal = scegli quale { -goal } scartare
ask-keep-pair = scartare le carte che si annullano?
ask-play-from-mini-hand = { $first ->
    [yes] gioca { $count } delle carte pescate
   *[no] gioca ancora { $count } delle carte pescate
}
ask-day = che giorno è oggi?
ask-card-from-discard-pile = scegli una carta dalla pila degli scarti
ask-pile = quale pila vuoi guardare?
ask-card-from-draw-pile = scegli una carta dal mazzo
ask-play-top-again = giocare anche la prossima carta del mazzo?
ask-effect = scegli uno degli effetti
ask-rhyme = hai recitato due versi in rima?
ask-judge-rhyme = i versi di { $of } fanno rima?
ask-lose-keeper = { FORM($of, "person") ->
    [second] scegli quale delle tue { -keeper(number: "many") } scartare
   *[third] scegli quale { -keeper } perde { $of }
}
ask-player = scegli un giocatore
ask-direction = in che direzione passano le mani?
ask-own-keeper = scegli una delle tue { -keeper(number: "many") }
ask-their-keeper = scegli una { -keeper } di un altro giocatore
ask-discard-from-table = scegli una carta sul tavolo da scartare
ask-take-from-table = scegli una carta da prendere a un altro giocatore
ask-give-from-table = scegli una delle carte davanti a te da dare via
ask-give-to = scegli a chi dare { $about }
ask-move-from-table = scegli una carta sul tavolo da spostare
ask-move-to = scegli davanti a chi spostare { $about }
ask-attach-to = scegli a quale { -keeper } attaccare { $about }
ask-give-from-hand = scegli { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} dalla mano da dare
ask-discard-from-hand = scegli { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} dalla mano da scartare
ask-hand-out = { FORM($to, "person") ->
    [second] scegli la carta che tieni tu
   *[third] scegli la carta per { $to }
}
ask-may-discard = scarta tutte le carte che vuoi, poi scegli «Fatto»
ask-discard-rule = { $may-stop ->
    [yes] scarta fino a { $count ->
        [one] { $count } { -rule }
       *[other] { $count } { -rule(number: "many") }
    }, oppure scegli «Fatto»
   *[no] scegli una { -rule } da scartare
}

move-play = Gioca: { FORM($card, "title") }
move-use = Usa: { FORM($card, "title") }
move-answer = Rispondi con: { FORM($card, "title") }
move-pass = Passa
move-draw = Pesca
move-discard = Scarta: { FORM($card, "title") }
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = Termina il turno
move-draw-count = Pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
act-discard = Scarta: { $what }
act-take = Prendi: { $what }
act-give = Dai: { $what }
act-give-to = Dai a: { $what }
act-move = Sposta: { $what }
act-move-to = Sposta davanti a: { $what }
act-attach = Attacca a: { $what }
choice-done = Fatto
choice-left = Al giocatore successivo
choice-right = Al giocatore precedente
choice-birthday = Il mio compleanno
choice-holiday = Un giorno di festa
choice-ordinary = Un giorno qualunque
choice-yes = Sì
choice-no = No
choice-random = Scegli a caso
choice-past = La pila degli scarti
choice-future = Il mazzo
choice-first = Il primo
choice-second = Il secondo
choice-third = Il terzo
choice-fourth = Il quarto

## Le regole in questo momento

now-draw = Pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a ogni turno.
now-play = Gioca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a ogni turno.
now-play-all = A ogni turno gioca tutte le carte che hai in mano.
now-hand-limit = { $count ->
    [0] Non tenere carte in mano.
    [one] Tieni in mano al massimo { $count } carta.
   *[other] Tieni in mano al massimo { $count } carte.
}
now-no-hand-limit = Non c’è limite di carte in mano.
now-keeper-limit = { $count ->
    [0] Non tenere { -keeper(number: "many") }.
    [one] Tieni davanti a te al massimo { $count } { -keeper }.
   *[other] Tieni davanti a te al massimo { $count } { -keeper(number: "many") }.
}
now-no-keeper-limit = Non c’è limite di { -keeper(number: "many") }.
now-goals = { $count ->
    [one] Può esserci { $count } { -goal } in gioco.
   *[other] Possono esserci fino a { $count } { -goal(number: "many") } in gioco.
}
now-first-play-random = Se le carte da giocare sono più d’una, la prima è presa a caso.
now-creepers-harmless = I { -creeper(number: "many") } non impediscono a nessuno di vincere.
now-creeper-harmless = Non impedisce di vincere: { FORM($card, "title") }.
now-bonus-yours = Ora questo bonus è tuo: { $what }.
now-bonus-not-yours = Per ora questo bonus non è tuo.
now-bonus-draw = peschi { $count } in più
now-bonus-play = giochi { $count } in più
now-use-now = Si può usare adesso.
now-use-later = Si potrà usare dopo aver risposto alla domanda attuale.
now-use-nothing = Per ora non serve a niente.
now-use-used = Già usata in questo turno.
now-use-in-your-turn = Si può usare nel proprio turno.
near-has = ha
near-lacks = manca
near-lacks-some = ne mancano { $count } tra
near-lacks-cards = in mano { $count ->
    [one] manca { $count } carta
   *[other] mancano { $count } carte
}
near-lacks-keepers = { $count ->
    [one] manca { $count } { -keeper }
   *[other] mancano { $count } { -keeper(number: "many") }
}
near-stopped = fermato da
near-in-the-way = di ostacolo
near-met = c’è tutto
near-tied = c’è tutto, ma anche qualcun altro soddisfa uno { -goal }
near-in-your-hand = nella tua mano
near-in-discard = nella pila degli scarti
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = inizio del turno
phase-draw = prima di pescare
phase-play = si giocano le carte
phase-end = fine del turno
phase-pass = il turno passa

## Opzioni del tavolo

option-fewest-rules-discarded = Quante { -rule(number: "many") } scartare come minimo, quando la carta permette di scartarne fino a metà
option-fewest-rules-discarded-card = come dice la carta
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = Un { -creeper } impedisce di vincere a chi è in testa
option-blocked-leader-skipped = vince il primo dei restanti
option-blocked-leader-nobody-wins = non vince nessuno
option-parting = Due carte non possono stare insieme
option-parting-creeper = si sposta il { -creeper }
option-parting-keeper = si sposta la { -keeper }
option-payment = Due carte si annullano
option-payment-automatic = si scartano subito
option-payment-optional = quando decide chi le ha
option-day = Che giorno è
option-day-ask = lo si chiede al giocatore
option-day-birthday = sempre il compleanno del giocatore
option-day-holiday = sempre festa
option-day-ordinary = sempre un giorno qualunque
option-rhyme = Chi decide se i versi fanno rima
option-rhyme-honour = chi li recita
option-rhyme-consent = gli altri giocatori
option-rhyme-waived = nessuno (i versi non servono)
option-meta-rule = Regola Aggiuntiva
option-meta-rule-none = nessuna
option-meta-rule-rules-escalation = a ogni rimescolata le Regole Base aumentano
option-meta-rule-no-creepers = niente { -creeper(number: "many") } nel mazzo
