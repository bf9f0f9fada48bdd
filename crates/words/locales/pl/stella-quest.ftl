# Stella Quest: karty, co się stało, o co się pyta.

## Karty. Sam tekst stoi w bierniku, title na przycisku.

stella-card = { $color ->
    [red] czerwoną
    [yellow] żółtą
    [green] zieloną
   *[blue] niebieską
} { $value }
    .nominative = { $color ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
       *[blue] niebieska
    } { $value }
    .title = { $color ->
        [red] Czerwona
        [yellow] Żółta
        [green] Zielona
       *[blue] Niebieska
    } { $value }
stella-rest = kartę odpoczynku
    .nominative = karta odpoczynku
    .title = Karta odpoczynku
stella-back = { $class ->
    [red] czerwoną kartę
    [yellow] żółtą kartę
    [green] zieloną kartę
    [blue] niebieską kartę
   *[rest] kartę odpoczynku
}
    .nominative = { $class ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [blue] niebieski
       *[rest] karta odpoczynku
    }
    .counted = { $class ->
        [red] { $count } { $count ->
            [one] czerwona
            [few] czerwone
           *[many] czerwonych
        }
        [yellow] { $count } { $count ->
            [one] żółta
            [few] żółte
           *[many] żółtych
        }
        [green] { $count } { $count ->
            [one] zielona
            [few] zielone
           *[many] zielonych
        }
        [blue] { $count } { $count ->
            [one] niebieska
            [few] niebieskie
           *[many] niebieskich
        }
       *[rest] { $count } { $count ->
            [one] karta odpoczynku
            [few] karty odpoczynku
           *[many] kart odpoczynku
        }
    }
stella-light = { $count ->
    [one] { $count } żeton blasku
    [few] { $count } żetony blasku
   *[many] { $count } żetonów blasku
}
    .left = { $count ->
        [0] nie został żaden
       *[other] zostało: { $count }
    }

## Co się stało

stella-log-dealt = { FORM($seat, "person") ->
    [second] Karty na twojej ręce: { $cards }.
   *[third] Karty na ręce { FORM($seat, "genitive") }: { $cards }.
}
stella-log-pile-started = Pierwsza karta na stosie kart odrzuconych: { FORM($card, "nominative") }.
stella-log-round = { $marker ->
    [yes] { FORM($seat, "person") ->
        [second] Nowa runda: zaczynasz i masz czarną gwiazdę.
       *[third] Nowa runda: { $seat } zaczyna i ma czarną gwiazdę.
    }
   *[no] { FORM($seat, "person") ->
        [second] Nowa runda: zaczynasz.
       *[third] Nowa runda: { $seat } zaczyna.
    }
}
stella-log-paid = { FORM($seat, "person") ->
    [second] Płacisz 1 żeton blasku za karty
   *[third] { $seat } płaci 1 żeton blasku za karty
} ({ stella-light.left }).
stella-log-refill = { FORM($seat, "person") ->
    [second] Nie masz już kart: dobierasz
   *[third] { $seat } nie ma już kart i dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
stella-log-drawn = { FORM($seat, "person") ->
    [second] Dobierasz { $card }.
   *[third] { $seat } dobiera { $card }.
}
stella-log-no-cards = { FORM($seat, "person") ->
    [second] Karty się skończyły: nie masz czego dobrać.
   *[third] Karty się skończyły: { $seat } nie ma czego dobrać.
}
stella-log-reshuffled = Karty odrzucone stają się nową talią ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}); rewers na wierzchu: { FORM($card, "nominative") }.
stella-log-played = { FORM($seat, "person") ->
    [second] Zagrywasz { $card }.
   *[third] { $seat } zagrywa { $card }.
}
stella-log-turn-ended = { FORM($seat, "person") ->
    [second] Kończysz turę.
   *[third] { $seat } kończy turę.
}
stella-log-skipped = { FORM($seat, "person") ->
    [second] Nie masz kart i pauzujesz w tej rundzie.
   *[third] { $seat } nie ma kart i pauzuje w tej rundzie.
}
stella-log-rival-played = Rywal zagrywa { $card }.
stella-log-round-won = { FORM($seat, "person") ->
    [second] Wygrywasz rundę, twoja karta: { FORM($card, "nominative") }.
   *[third] { $seat } wygrywa rundę, karta: { FORM($card, "nominative") }.
}
stella-log-round-to-rival = Rundę wygrywa rywal, jego karta: { FORM($card, "nominative") }; na wierzchu stosu kart odrzuconych: { FORM($top, "nominative") }.
stella-log-round-to-nobody = Same karty odpoczynku: nikt nie wygrywa rundy.
stella-log-light-lost = { FORM($seat, "person") ->
    [second] Tracisz
   *[third] { $seat } traci
} { stella-light } { $cause ->
    [marker] za wygraną z czarną gwiazdą
   *[repeated-value] za powtórzoną wartość
}.
stella-log-taken = { FORM($seat, "person") ->
    [second] Zabierasz { $card }.
   *[third] { $seat } zabiera { $card }.
}
stella-log-top = { FORM($seat, "person") ->
    [second] Kładziesz na wierzch stosu kart odrzuconych { $card }.
   *[third] { $seat } kładzie na wierzch stosu kart odrzuconych { $card }.
}
stella-log-collection = { FORM($seat, "person") ->
    [second] Masz wszystkie sześć wartości i wygrywasz!
   *[third] { $seat } ma wszystkie sześć wartości i wygrywa!
}
stella-log-shine = { FORM($seat, "person") ->
    [second] Gaśnie twój ostatni żeton blasku.
   *[third] Gaśnie ostatni żeton blasku { FORM($seat, "genitive") }.
} Punkty: { $scores }. { $count ->
    [one] Zwycięzca: { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
}
stella-score = { $seat }: { $count }

## O co się pyta i co można odpowiedzieć

stella-ask-turn = { $may-draw ->
    [yes] Zagraj kartę albo najpierw zapłać 1 żeton blasku i dobierz do 3 kart.
   *[no] Zagraj kartę.
}
stella-ask-late = Zapłać 1 żeton blasku i dobierz do 3 kart albo zakończ turę.
stella-ask-take = Runda należy do ciebie: zabierz jedną z zagranych kart.
stella-ask-top = Wybierz kartę, która trafi na wierzch stosu kart odrzuconych.
stella-ask-end = Gra skończona.
stella-move-draw = Zapłać za karty
stella-move-play = Zagraj: { FORM($card, "nominative") }
stella-move-take = Zabierz: { FORM($card, "nominative") }
stella-move-top = Na wierzch: { FORM($card, "nominative") }
stella-move-end = Zakończ turę
