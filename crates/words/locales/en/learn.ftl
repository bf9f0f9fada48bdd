# Lessons: what is around them.

guide-this-one = this one
guide-taken-back = taken back
guide-side = Guide
guide-in-hand = { $move }: card { $number } in your hand.
guide-elsewhere = Look for: { $move }.

## Lessons

learn-title = Learn
learn-lead = Short games with prepared cards, under three minutes each.
learn-in-three-minutes = Learn in three minutes
learn-newcomer = New here? The lesson is a real game with prepared cards.
learn-tile = Learn
learn-step = Step { $step } of { $all }
learn-done = done
learn-minutes = { $count } min
learn-go-on-where = Continue where you left off
learn-go-on = Continue
learn-group-fluxx = Fluxx, the basics
learn-group-editions = What an edition adds
learn-group-stella-quest = Stella Quest
learn-of = { $done } of { $all }
learn-you = You
learn-effect = What the card does: { $effect } That doesn’t help here.
learn-no-help = That is allowed, but it doesn’t help here.
learn-taken-back = Taken back: { $move }
learn-show = Show me
learn-now-you = Now you
learn-next = Next
learn-subtitle = On a real table, with prepared cards
learn-success = Well done!
learn-shown = This is the move
learn-shown-how = This is what it looks like. Now it is taken back, and you make the move yourself.
learn-leave = Leave, continue later
learn-all = All lessons
learn-nothing-counts = No clock, no score, as many tries as you like.
learn-next-lesson = Next lesson: { $title }
learn-real-game = Play a real game
learn-again = Start over

## Progress

progress-title = Learning and results
progress-lessons = Lessons
progress-puzzles = Puzzles solved
progress-games = Games
progress-game = Game
progress-against = Against
progress-people = people
progress-played = Played
progress-won = Won
progress-best = Best score in Stella Quest: { $points }
progress-none = Nothing yet. Finish a lesson or a game, and it is shown here.
progress-erase = Erase learning and results
progress-erase-how = This erases: lessons done and in progress, puzzles, tips seen, and the counts of games. This stays: your name, your games and their replays. It can’t be undone.
progress-download = Download first
progress-erase-really = Yes, erase

## Tips in the first game

tips-none = No more tips
tips-on = Show tips
tips-off = No tips
tips-label = Tip

tip-first-draw = Cards are drawn for you at the start of your turn. The steps at the top show what is left to do.
tip-first-keeper = A Keeper stays in front of its player and can be part of any Goal.
tip-first-goal = The Goal counts for everyone. The marks on it show who has what.
tip-first-replaced = A New Rule has replaced an old one of the same kind. It counts at once.
tip-first-creeper = A Creeper keeps its holder from winning, unless the Goal asks for it.
tip-first-limit = A limit counts at once for others, and at the end of your own turn for you.
tip-first-question = You are asked although it isn’t your turn. The others wait for your answer.
tip-near-win = Someone is one card away from the Goal. You could replace it.
tip-stella-lead = You lead this round. The color of your card is the lead color, and everyone who can must follow it.
tip-stella-follow = Play a card of the lead color if you have one. Rest cards may always be played.
tip-stella-trump = The top card of the discard pile shows the trump color. A trump beats every card of another color.
tip-stella-take = You won the round. Take a value that you don’t have yet: one you have costs shine.
tip-stella-top = You choose what lies on top of the discard pile. Its color is trump in the next round.
tip-stella-star = You have the black star. If you win again now, it costs a shine.
tip-stella-shine = You have little shine left. Whoever loses the last one ends the game.

## Rulings that are shown

rulings-ruling = The ruling
rulings-steps = Steps
rulings-before = Before
rulings-before-you = It is your turn. All cards are face up here so that you can follow.
rulings-before-other = It is { $name }’s turn. All cards are face up here so that you can follow.
rulings-you-choose = You choose: { $move }.
rulings-chooses = { $name } chooses: { $move }.
rulings-new = new
rulings-on = on: { $card }
rulings-nothing = nothing
rulings-won = the winner
rulings-in-front = On the table
rulings-hand = In hand
rulings-aside = Set aside to play
rulings-tested = These cards and moves are a test that runs with every change of the program.
rulings-try = Try it yourself
