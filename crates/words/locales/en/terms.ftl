# The words of the game. -keeper(number: "many") is the plural.

-rule = { $number ->
   *[one] New Rule
    [many] New Rules
}
-goal = { $number ->
   *[one] Goal
    [many] Goals
}
-keeper = { $number ->
   *[one] Keeper
    [many] Keepers
}
-creeper = { $number ->
   *[one] Creeper
    [many] Creepers
}
-surprise = { $number ->
   *[one] Surprise
    [many] Surprises
}

## Kinds, as a card is labelled.

kind-rule = New Rule
kind-goal = Goal
kind-keeper = Keeper
kind-creeper = Creeper
kind-action = Action
kind-surprise = Surprise
kind-meta = Meta Rule
kind-basic = Basic Rules
kind-with-marks = { $kind } · { $marks }
mark-brain = living being
mark-gear = equipment
mark-animal = animal
mark-sky = sky
mark-food = food

## One card of a kind, as part of a sentence.

one-rule = a New Rule
one-goal = a Goal
one-keeper = a Keeper
one-creeper = a Creeper
one-action = an Action
one-surprise = a Surprise
one-meta = a Meta Rule
one-random = a random card
card-title = “{ $name }”
named = { $kind ->
    [rule] the New Rule
    [rules] the New Rules
    [goal] the Goal
    [goals] the Goals
    [keeper] the Keeper
    [keepers] the Keepers
    [creeper] the Creeper
    [creepers] the Creepers
    [action] the Action
    [actions] the Actions
    [surprise] the Surprise
    [surprises] the Surprises
    [cards] the cards
   *[card] the card
} { $names }
    .bare = { $kind ->
        [rule] New Rule
        [rules] New Rules
        [goal] Goal
        [goals] Goals
        [keeper] Keeper
        [keepers] Keepers
        [creeper] Creeper
        [creepers] Creepers
        [action] Action
        [actions] Actions
        [surprise] Surprise
        [surprises] Surprises
        [cards] cards
       *[card] card
    } { $names }
    .title = { $names }

## Names of cards in a sentence. Known names have forms of their own:
## "bare" is the name without its article.


## Lists.

list-more = { $head }, { $next }
list-more-last = { $head }, { $last }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-then = { $head } and { $last }
choice-or = { $option }; or { $others }

## Numbers written out.

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

## Counted things: $count is the number, $count-text how the card shows it.

count-cards = { $count-text } { $count ->
    [one] card
   *[other] cards
}
count-extra-cards = { $count-text } extra { $count ->
    [one] card
   *[other] cards
}
count-keepers = { $count-text } { $count ->
    [one] { -keeper }
   *[other] { -keeper(number: "many") }
}
