# Stella Quest: le carte, che cosa è successo, che cosa si chiede.

## Le carte. Il testo è l’oggetto di una frase, title sta su un pulsante.

stella-card = un { $color ->
    [red] rosso { $value }
    [yellow] giallo { $value }
    [green] verde { $value }
   *[blue] blu { $value }
}
    .nominative = { $color ->
        [red] rosso { $value }
        [yellow] giallo { $value }
        [green] verde { $value }
       *[blue] blu { $value }
    }
    .title = { $color ->
        [red] Rosso { $value }
        [yellow] Giallo { $value }
        [green] Verde { $value }
       *[blue] Blu { $value }
    }
stella-rest = una carta riposo
    .nominative = riposo
    .title = Carta riposo
stella-back = { $class ->
    [red] una carta rossa
    [yellow] una carta gialla
    [green] una carta verde
    [blue] una carta blu
   *[rest] una carta riposo
}
    .nominative = { $class ->
        [red] rosso
        [yellow] giallo
        [green] verde
        [blue] blu
       *[rest] carta riposo
    }
    .counted = { $count } { $count ->
        [one] carta
       *[other] carte
    } { $class ->
        [red] { $count ->
            [one] rossa
           *[other] rosse
        }
        [yellow] { $count ->
            [one] gialla
           *[other] gialle
        }
        [green] { $count ->
            [one] verde
           *[other] verdi
        }
        [blue] blu
       *[rest] riposo
    }
stella-light = { $count ->
    [one] { $count } gettone luce
   *[other] { $count } gettoni luce
}
    .left = { $count ->
        [0] non ne resta nessuno
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }

## Che cosa è successo

stella-log-dealt = { FORM($seat, "person") ->
    [second] La tua mano: { $cards }.
   *[third] La mano di { $seat }: { $cards }.
}
stella-log-pile-started = La pila degli scarti comincia con { $card }.
stella-log-round = { $marker ->
    [yes] { FORM($seat, "person") ->
        [second] Nuova presa: cominci tu e hai la stella nera.
       *[third] Nuova presa: comincia { $seat }, che ha la stella nera.
    }
   *[no] { FORM($seat, "person") ->
        [second] Nuova presa: cominci tu.
       *[third] Nuova presa: comincia { $seat }.
    }
}
stella-log-paid = { FORM($seat, "person") ->
    [second] Paghi 1 gettone luce per pescare
   *[third] { $seat } paga 1 gettone luce per pescare
} ({ stella-light.left }).
stella-log-refill = { FORM($seat, "person") ->
    [second] Non hai più carte: ne peschi { $count }.
   *[third] { $seat } non ha più carte e ne pesca { $count }.
}
stella-log-drawn = { FORM($seat, "person") ->
    [second] Peschi { $card }.
   *[third] { $seat } pesca { $card }.
}
stella-log-no-cards = { FORM($seat, "person") ->
    [second] Le carte sono finite: non puoi pescare.
   *[third] Le carte sono finite: { $seat } non può pescare.
}
stella-log-reshuffled = La pila degli scarti diventa il nuovo mazzo ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}); dorso in cima: { FORM($card, "nominative") }.
stella-log-played = { FORM($seat, "person") ->
    [second] Giochi { $card }.
   *[third] { $seat } gioca { $card }.
}
stella-log-turn-ended = { FORM($seat, "person") ->
    [second] Termini il turno.
   *[third] { $seat } termina il turno.
}
stella-log-skipped = { FORM($seat, "person") ->
    [second] Non hai carte e salti questa presa.
   *[third] { $seat } non ha carte e salta questa presa.
}
stella-log-rival-played = Il rivale gioca { $card }.
stella-log-round-won = { FORM($seat, "person") ->
    [second] Vinci la presa con { $card }.
   *[third] { $seat } vince la presa con { $card }.
}
stella-log-round-to-rival = Il rivale vince la presa con { $card }; in cima agli scarti: { FORM($top, "nominative") }.
stella-log-round-to-nobody = Solo carte riposo: nessuno vince la presa.
stella-log-light-lost = { FORM($seat, "person") ->
    [second] Perdi
   *[third] { $seat } perde
} { stella-light } { $cause ->
    [marker] per aver vinto con la stella nera
   *[repeated-value] per un valore ripetuto
}.
stella-log-taken = { FORM($seat, "person") ->
    [second] Prendi { $card }.
   *[third] { $seat } prende { $card }.
}
stella-log-top = { FORM($seat, "person") ->
    [second] Metti in cima agli scarti { $card }.
   *[third] { $seat } mette in cima agli scarti { $card }.
}
stella-log-collection = { FORM($seat, "person") ->
    [second] Hai tutti e sei i valori: vinci!
   *[third] { $seat } ha tutti e sei i valori e vince!
}
stella-log-shine = { FORM($seat, "person") ->
    [second] Si spegne il tuo ultimo gettone luce.
   *[third] Si spegne l’ultimo gettone luce di { $seat }.
} Punti: { $scores }. { $count ->
    [one] Vittoria: { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
stella-score = { $seat }: { $count }

## Che cosa si chiede e che cosa si può rispondere

stella-ask-turn = { $may-draw ->
    [yes] Gioca una carta, oppure prima paga 1 gettone luce per pescarne fino a 3.
   *[no] Gioca una carta.
}
stella-ask-late = Paga 1 gettone luce per pescare fino a 3 carte, oppure termina il turno.
stella-ask-take = Hai vinto la presa: prendi una delle sue carte.
stella-ask-top = Scegli la carta da mettere in cima agli scarti.
stella-ask-end = La partita è finita.
stella-move-draw = Paga per pescare
stella-move-play = Gioca: { FORM($card, "nominative") }
stella-move-take = Prendi: { FORM($card, "nominative") }
stella-move-top = In cima: { FORM($card, "nominative") }
stella-move-end = Termina il turno
