# Ciò che si fa. Le parti di frase iniziano in minuscolo e non finiscono con il
# punto.

## Scelte di carte sul tavolo, come oggetti

selected-keeper = { $all ->
    [yes] { $whose ->
        [yours] tutte le tue { -keeper(number: "many") }
        [others] tutte le { -keeper(number: "many") } degli altri giocatori
       *[anyones] tutte le { -keeper(number: "many") } in gioco
    }
   *[no] { $whose ->
        [yours] una delle tue { -keeper(number: "many") }
        [others] una { -keeper } di un altro giocatore
       *[anyones] una { -keeper } qualsiasi in gioco
    }
}{ selected-restriction }
selected-creeper = { $all ->
    [yes] { $whose ->
        [yours] tutti i tuoi { -creeper(number: "many") }
        [others] tutti i { -creeper(number: "many") } degli altri giocatori
       *[anyones] tutti i { -creeper(number: "many") } in gioco
    }
   *[no] { $whose ->
        [yours] uno dei tuoi { -creeper(number: "many") }
        [others] un { -creeper } di un altro giocatore
       *[anyones] un { -creeper } qualsiasi in gioco
    }
}{ selected-restriction }
selected-either = { $all ->
    [yes] { $whose ->
        [yours] tutte le tue { -keeper(number: "many") } e tutti i tuoi { -creeper(number: "many") }
        [others] tutte le { -keeper(number: "many") } e tutti i { -creeper(number: "many") } degli altri giocatori
       *[anyones] tutte le { -keeper(number: "many") } e tutti i { -creeper(number: "many") } in gioco
    }
   *[no] { $whose ->
        [yours] una delle tue { -keeper(number: "many") } o uno dei tuoi { -creeper(number: "many") }
        [others] una { -keeper } o un { -creeper } di un altro giocatore
       *[anyones] una { -keeper } o un { -creeper } qualsiasi in gioco
    }
}{ selected-restriction }
selected-named = { $whose ->
    [yours] { $cards } che hai davanti a te
    [others] { $cards } di un altro giocatore
   *[anyones] { $cards } di un giocatore qualsiasi
}{ selected-restriction }
selected-this = questa carta
    .weight = light
selected-restriction = { $with-creeper ->
    [yes] { " " }con un { -creeper } attaccato
   *[no] { "" }
}{ $except-this ->
    [yes] , ma non questa carta
   *[no] { "" }
}

## Mani e mazzi

verb-draw = { $who ->
    [you] pesca { count-cards }
    [everyone] ogni giocatore pesca { count-cards }
   *[each-other] ogni altro giocatore pesca { count-cards }
}
verb-draw-per-creeper = ogni giocatore pesca una carta; chi ha dei { -creeper(number: "many") } ne pesca invece { FORM($count-text, "feminine") } per ogni { -creeper } che ha
verb-discard-hand = scarta tutte le carte che hai in mano
verb-draw-as-many = pescane altrettante
verb-discard-from-hand = { $pick ->
    [kind-or-random] { $who ->
        [you] scarta { $count ->
            [1] { $kind } dalla mano (a tua scelta)
           *[other] { count-cards } dalla mano, ogni volta { $kind } (a tua scelta)
        }
        [everyone] ogni giocatore scarta { $count ->
            [1] { $kind } dalla mano (a sua scelta)
           *[other] { count-cards } dalla mano, ogni volta { $kind } (a sua scelta)
        }
       *[each-other] ogni altro giocatore scarta { $count ->
            [1] { $kind } dalla mano (a sua scelta)
           *[other] { count-cards } dalla mano, ogni volta { $kind } (a sua scelta)
        }
    }
   *[other] { $who ->
        [you] scarta { count-cards } dalla mano
        [everyone] ogni giocatore scarta { count-cards } dalla mano
       *[each-other] ogni altro giocatore scarta { count-cards } dalla mano
    }{ $pick ->
        [random] { " " }a caso
       *[owner] { "" }
    }
}
verb-draw-and-play = { $how ->
    [all] metti da parte la tua mano, pesca { count-cards.drawn } e { $draw ->
        [1] giocala
       *[other] giocale nell’ordine che vuoi
    }
    [by-day] metti da parte la tua mano e pesca { count-cards.drawn }; giocane { FORM($birthday-text, "feminine") } se è il tuo compleanno, { FORM($holiday-text, "feminine") } se è festa, altrimenti { FORM($ordinary-text, "feminine") }
   *[count] metti da parte la tua mano, pesca { count-cards.drawn } e giocane { FORM($play-text, "feminine") }
}
    .note = { $how ->
        [all] poi riprendi la tua mano; il tutto conta come una sola carta giocata
       *[other] scarta il resto e riprendi la tua mano; il tutto conta come una sola carta giocata
    }
verb-play-top = { $count ->
    [one] gioca la prima carta del mazzo
   *[other] gioca la prima carta del mazzo; puoi ripeterlo, fino a { $count-text } carte in tutto
}
verb-play-from-discard = scegli { $kinds } dalla pila degli scarti e gioca subito la carta scelta
verb-play-from-hand = prendi una carta a caso dalla mano di un altro giocatore e giocala subito
verb-fetch = { $from ->
    [discard] guarda nella pila degli scarti e prendi in mano una carta qualsiasi che non sia un { -creeper }
    [deck] guarda nel mazzo, prendi in mano una carta qualsiasi che non sia un { -creeper } e rimescola il resto
   *[both] guarda nella pila degli scarti o nel mazzo e prendi in mano una carta qualsiasi che non sia un { -creeper }; se era il mazzo, rimescolalo
}
verb-wish = scegli una carta qualsiasi dalla pila degli scarti
    .note = se è { one-rule }, { one-action } o { one-surprise }, giocala subito; se è { one-creeper }, dalla a un altro giocatore; se è altro, prendi la carta in mano e termina il turno
verb-share-out = pesca { count-cards } per ogni giocatore, anche per te, e decidi a chi dare ciascuna
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] ogni altro giocatore ti dà { count-cards } a sua scelta dalla mano
       *[one] un altro giocatore scelto da te ti dà { count-cards } a sua scelta dalla mano
    }
    [random] { $from ->
        [everyone] prendi { count-cards } a caso dalla mano di ciascun altro giocatore
       *[one] prendi { count-cards } a caso dalla mano di un altro giocatore
    }
   *[kind-or-random] { $from ->
        [everyone] ogni altro giocatore ti dà { $count ->
            [1] { $kind } dalla mano (a sua scelta)
           *[other] { count-cards } dalla mano, ogni volta { $kind } (a sua scelta)
        }
       *[one] un altro giocatore scelto da te ti dà { $count ->
            [1] { $kind } dalla mano (a sua scelta)
           *[other] { count-cards } dalla mano, ogni volta { $kind } (a sua scelta)
        }
    }
}
    .except-holder = chi ha { $card } non dà niente
verb-trade-hands = scambia la tua mano con quella di un altro giocatore a tua scelta
verb-rotate-hands = ogni giocatore passa la propria mano al vicino, a sinistra o a destra come decidi tu
    .holder-chooses = se un altro giocatore ha { $card }, è lui a scegliere la direzione
verb-gain-plays = in questo turno gioca { count-extra-cards }
verb-everyone-may-discard = ogni giocatore può scartare quante carte vuole dalla mano e da quelle che ha davanti a sé
verb-shuffle-discard = rimescola la pila degli scarti nel mazzo

## Tavoli

verb-swap-positions = cambia posto con un altro giocatore: ciascuno prende la mano dell’altro e tutto ciò che l’altro ha davanti
verb-shift-positions = la mano di ogni giocatore e tutto ciò che ha davanti passano al giocatore precedente
verb-swap-keepers = scambia una delle tue { -keeper(number: "many") } con una { -keeper } di un altro giocatore
verb-discard = scarta { $what }
verb-take = prendi { $what }
verb-give = dai { FORM($what, "weight") ->
    [light] { $what } { receiver }
   *[heavy] { receiver } { $what }
}
receiver = { $to ->
    [chosen] a un altro giocatore
    [next] al giocatore successivo
    [random] a un altro giocatore scelto a caso
    [that] a quello stesso giocatore
    [active] al giocatore di turno
   *[previous] al giocatore precedente
}
verb-move = sposta { FORM($what, "weight") ->
    [light] { $what } davanti a un altro giocatore
   *[heavy] davanti a un altro giocatore { $what }
}
verb-everyone-gives = ogni giocatore sceglie una delle proprie { -keeper(number: "many") } e un altro giocatore a cui regalarla; tutti i regali si scambiano contemporaneamente
verb-each-loses = scegli una { -keeper } di ogni giocatore, compresa una delle tue, e scartale
    .holder-chooses = se un altro giocatore ha { $card }, è lui a scegliere
    .hand-instead = chi non ha { -keeper(number: "many") } scarta una carta a caso dalla mano
    .except-holder = chi ha { $card } non perde niente
verb-cure = scarta { $card } da un’altra delle tue { -keeper(number: "many") }; la { -keeper } resta
verb-to-hands = tutte le { -keeper(number: "many") } in gioco con il simbolo «{ $mark }» tornano in mano ai loro giocatori, e i { -creeper(number: "many") } attaccati restano davanti a chi le riprende
    .collector = se qualcuno ha { $card }, vanno tutte in mano a quel giocatore
verb-mix-tables = mescola insieme tutte le { -keeper(number: "many") } e tutti i { -creeper(number: "many") } in gioco e ridistribuiscili uno alla volta, cominciando da te

## Regole, scopi, turni

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [one] scarta una { -rule } a tua scelta oppure nessuna
       *[other] scarta fino a { FORM($count-text, "feminine") } { -rule(number: "many") } a tua scelta
    }
    [half] scarta quante { -rule(number: "many") } in gioco vuoi, da nessuna fino a metà, arrotondando per eccesso
    [half-at-least] scarta almeno { FORM($count-text, "feminine") } e al massimo metà delle { -rule(number: "many") } in gioco, arrotondando per eccesso
    [all] scarta tutte le { -rule(number: "many") } in gioco
    [limits] scarta tutti i limiti di carte in mano e di { -keeper(number: "many") }
   *[one] scarta una { -rule } a tua scelta
}
verb-discard-goals = scarta tutti gli { -goal(number: "many") } in gioco
verb-extra-turn = dopo questo turno giocane un altro
    .note = in questo modo nessuno può giocare più di due turni di fila
verb-end-turn = termina il turno
verb-choose-one = scegli una cosa: { $options }
verb-rhyme = recita ad alta voce due versi in rima
