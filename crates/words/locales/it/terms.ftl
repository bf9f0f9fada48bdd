# Le parole del gioco. -keeper(number: "many") è il plurale.

-rule = { $number ->
   *[one] Regola
    [many] Regole
}
-goal = { $number ->
   *[one] Scopo
    [many] Scopi
}
-keeper = { $number ->
   *[one] Gioia
    [many] Gioie
}
-creeper = { $number ->
   *[one] Dolore
    [many] Dolori
}
-surprise = { $number ->
   *[one] Sorpresa
    [many] Sorprese
}

## I tipi di carta, come stanno scritti sulla carta.

kind-rule = Regola
kind-goal = Scopo
kind-keeper = Gioia
kind-creeper = Dolore
kind-action = Azione
kind-surprise = Sorpresa
kind-meta = Regola Aggiuntiva
kind-basic = Regole Base
kind-with-marks = { $kind } · { $marks }
mark-brain = essere vivente
mark-gear = attrezzatura
mark-animal = animale
mark-sky = cielo
mark-food = cibo

## Una carta di un certo tipo dentro una frase.

one-rule = una Regola
one-goal = uno Scopo
one-keeper = una Gioia
one-creeper = un Dolore
one-action = un’Azione
one-surprise = una Sorpresa
one-meta = una Regola Aggiuntiva
one-random = una carta a caso
card-title = «{ $name }»
named = { $kind ->
    [rule] la Regola
    [rules] le Regole
    [goal] lo Scopo
    [goals] gli Scopi
    [keeper] la Gioia
    [keepers] le Gioie
    [creeper] il Dolore
    [creepers] i Dolori
    [action] l’Azione
    [actions] le Azioni
    [surprise] la Sorpresa
    [surprises] le Sorprese
    [cards] le carte
   *[card] la carta
} { $names }
    .bare = { $kind ->
        [rule] Regola
        [rules] Regole
        [goal] Scopo
        [goals] Scopi
        [keeper] Gioia
        [keepers] Gioie
        [creeper] Dolore
        [creepers] Dolori
        [action] Azione
        [actions] Azioni
        [surprise] Sorpresa
        [surprises] Sorprese
        [cards] carte
       *[card] carta
    } { $names }
    .to = { $kind ->
        [rule] alla Regola
        [rules] alle Regole
        [goal] allo Scopo
        [goals] agli Scopi
        [keeper] alla Gioia
        [keepers] alle Gioie
        [creeper] al Dolore
        [creepers] ai Dolori
        [action] all’Azione
        [actions] alle Azioni
        [surprise] alla Sorpresa
        [surprises] alle Sorprese
        [cards] alle carte
       *[card] alla carta
    } { $names }
    .title = { $names }
    .agreement = { $kind ->
        [rules] plural
        [goals] plural
        [keepers] plural
        [creepers] plural
        [actions] plural
        [surprises] plural
        [cards] plural
        [goal] masculine
        [creeper] masculine
       *[other] feminine
    }

## I nomi delle carte dentro una frase. Un nome noto ha le sue forme:
## "mention" con l’articolo minuscolo, "of" con la preposizione.


## Elenchi.

list-more = { $head }, { $next }
list-more-last = { $head }, { $last }
list-and = { $head } e { $last }
list-or = { $head } o { $last }
list-then = { $head } e { $last }
choice-or = { $option }; oppure { $others }

## Numeri in lettere.

number-0 = zero
number-1 = uno
    .feminine = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici

## Cose contate: $count è il numero, $count-text come lo mostra la carta.

count-cards = { FORM($count-text, "feminine") } { $count ->
    [one] carta
   *[other] carte
}
    .drawn = { FORM($draw-text, "feminine") } { $draw ->
        [one] carta
       *[other] carte
    }
count-extra-cards = { count-cards } in più
count-keepers = { FORM($count-text, "feminine") } { $count ->
    [one] { -keeper }
   *[other] { -keeper(number: "many") }
}
