# The sentence builder of the card studio.

## The words of the language that stand around others

builder-word-once-per-turn = Free action, once on your turn
builder-word-free-action = Free action, any number of times on your turn
builder-word-start-of-turn = At the start of your turn
builder-word-end-of-turn = At the end of your turn
builder-word-once-per-game = Free action, once per game
builder-word-together-with = As soon as you also have another card
builder-word-alone = While you have no other card in front of you
builder-word-goals-change = Whenever the Goal changes
builder-word-after = Whenever something happens
builder-word-when = Only if …
builder-word-any-of = One of several is enough
builder-word-all-of = All of these together
builder-word-wins-if = Another way to win
builder-word-your-turn = On your turn
builder-word-answer = In answer to another player
builder-word-cancel = It has no effect
builder-word-redirect = You get it instead
builder-word-steal-back = You take something in return
builder-word-then = And then
builder-word-option = One of the choices
builder-word-choose-one = Choose one of several effects
builder-word-by-chance = Chance picks one of several effects
builder-word-for = Certain players do this
builder-word-if = Only if …, do this
builder-word-otherwise = Otherwise
builder-word-repeat = Do this several times
builder-word-act = In your own words

## Choices of short lists

builder-value-all = all
builder-value-one = one
builder-value-half = up to half
builder-value-limits = all limits
builder-value-yours = in front of you
builder-value-others = of other players
builder-value-anyones = of any player
builder-value-owner = their owner chooses
builder-value-discard = discard pile
builder-value-deck = draw pile
builder-value-top = top of the draw pile
builder-value-bottom = bottom of the draw pile
builder-value-hand = hand
builder-value-table = in front of a player
builder-value-rules = rules in play
builder-value-goals = Goals in play
builder-value-play = a card is played
builder-value-gain = a card comes in front of a player
builder-value-lose = a player loses a card
builder-value-draw = a card is drawn
builder-value-reshuffle = the discard pile is shuffled
builder-value-turn = this turn
builder-value-round = one round
builder-value-nobody = no one
builder-value-steal = a theft
builder-value-this = this card
builder-value-either = either of both kinds
builder-value-card-in-hand = card in hand
builder-value-player = player
builder-value-other-player = other player
builder-value-true = yes
builder-value-false = no
builder-value-or-random = { $kinds }, or a random card
builder-number-word = { $count }, also under Inflation

## What parts ask

builder-ask-word = What happens?
builder-ask-occasion = When?
builder-ask-demand = What is needed?
builder-ask-number = How many?
builder-ask-count = How many?
builder-ask-card = Which card?
builder-ask-kind = Which kind?
builder-ask-pile = Which pile?
builder-ask-players = Who?
builder-ask-condition = Under which condition?
builder-ask-event = After what?
builder-ask-which = Which ones?
builder-ask-what = What?
builder-ask-text = What do people do?
builder-ask-mark = Which icon?
builder-ask-name = Its name
builder-ask-icon = Which picture?
builder-ask-subject = About what?
builder-ask-lasts = How long?
builder-ask-reconstructed = Is it a reconstruction?
builder-ask-reconstructed-in-part = Is it partly a reconstruction?
builder-ask-ungoal = Does everyone lose?
builder-ask-marks = Which icons does it have?
builder-ask-value = How many points?
builder-ask-birthday = How many on a birthday?
builder-ask-holiday = How many on a holiday?
builder-ask-ordinary = How many on any other day?
builder-ask-draw = How many are drawn?
builder-ask-play = How many are played?
builder-ask-hand-limit = How much larger is the hand limit?
builder-ask-keeper-limit = How much larger is the { -keeper } limit?
builder-ask-to = To whom?
builder-ask-everyone-while = While which card is in play?
builder-ask-holder-of = Who has which card?
builder-ask-only = Only which card?
builder-ask-may-decline = May the player decline?
builder-ask-by = Who does it?
builder-ask-of = Whose, or of which kind?
builder-ask-of-holder = Of the player with which card?
builder-ask-have = You have which card?
builder-ask-lack = You don’t have which card?
builder-ask-nobody-has = No one has which card?
builder-ask-other-has = Another player has which card?
builder-ask-in-play = Which card is in play?
builder-ask-keepers = At least how many { -keeper(number: "many") }?
builder-ask-creepers = At least how many { -creeper(number: "many") }?
builder-ask-cards-in-hand = At least how many cards in hand?
builder-ask-who = Who?
builder-ask-pick = Who chooses?
builder-ask-from = From where or from whom?
builder-ask-except-holder = Who is spared: the player with which card?
builder-ask-holder-chooses = Who chooses: the player with which card?
builder-ask-whose = From whom?
builder-ask-except = Except which?
builder-ask-with = Only with what?
builder-ask-hand-instead = A card from the hand instead?
builder-ask-collector = Into whose hand: the player with which card?
builder-ask-up-to = At most how many?
builder-ask-at-least = At least how many?
builder-ask-per = For each what?
builder-ask-named = Only which card?
builder-ask-to-player = To which player?
builder-ask-to-holder = To the player with which card?
builder-ask-openly = Does everyone see it?
builder-ask-unknown = A word that doesn’t exist

## Groups of menus, and why a choice makes no sense

builder-group-holds = While it is in play
builder-group-occasions = When
builder-group-demands = What is needed
builder-group-hands = Drawing and hands
builder-group-tables = Cards in front of players
builder-group-plays = Playing cards
builder-group-rules = Rules and Goals
builder-group-turns = Turns and the end of the game
builder-group-combining = Put together
builder-group-answers = Answers
builder-group-words = Choices
builder-group-numerals = Numbers
builder-group-number-words = Numbers that never change
builder-group-details = More about it
builder-refused-only-on = only on: { $kinds }
builder-refused-follows-condition = only after a condition
builder-refused-already-there = is there already
builder-add-value = one more

## The state of a part

builder-open = still open
builder-kind = Kind
