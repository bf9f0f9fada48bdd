# English names of the cards.

## New Rules

draw-2 = Draw 2
draw-3 = Draw 3
draw-4 = Draw 4
draw-5 = Draw 5
play-2 = Play 2
play-3 = Play 3
play-4 = Play 4
play-all = Play All
hand-limit-1 = Hand Limit 1
hand-limit-2 = Hand Limit 2
keeper-limit-3 = Keeper Limit 3
keeper-limit-4 = Keeper Limit 4
double-agenda = Double Agenda
no-hand-bonus = No-Hand Bonus
mystery-play = Mystery Play
rhyme-time = Rhyme Time
royal-bonus = Royal Bonus
get-on-with-it = Get On With It!
callooh-callay = Callooh! Callay!

## Goals

down-the-rabbit-hole = Down the Rabbit Hole
through-the-looking-glass = Through the Looking-Glass
mad-tea-party = A Mad Tea-Party
twinkle-little-bat = Twinkle, Twinkle, Little Bat
all-mad-here = We’re All Mad Here
croquet-quarrel = Trouble at the Croquet Ground
advice-from-a-caterpillar = Advice from a Caterpillar
eat-me-drink-me = Eat Me, Drink Me
curious-feeling = What a Curious Feeling
rabbits-house = In the Rabbit’s House
off-with-her-head = Off With Her Head!
royal-herald = The Royal Herald
pig-and-pepper = Pig and Pepper
lobster-quadrille = The Lobster Quadrille
beautiful-soup = Beautiful Soup
walrus-and-carpenter = The Walrus and the Carpenter
the-tweedles = Tweedledum and Tweedledee
repeat-a-poem = The Longest Poem
talk-on-the-wall = A Talk by the Wall
slithy-toves = Slithy Toves Explained
snicker-snack = Snicker-Snack!
beamish-hero = Beamish Hero
queen-alice = Queen Alice
two-queens = The Two Queens
long-live-the-queen = Long Live the Queen
living-backwards = Living Backwards
red-queens-race = The Red Queen’s Race
mirror-writing = Mirror Writing
un-birthday = Un-Birthday Treat
long-ears = Long Ears
one-side-other-side = One Side and the Other

## Keepers

alice = Alice
white-rabbit = The White Rabbit
mad-hatter = The Mad Hatter
march-hare = The March Hare
dormouse = The Dormouse
cheshire-cat = The Cheshire Cat
caterpillar = The Caterpillar
queen-of-hearts = The Queen of Hearts
duchess = The Duchess
gryphon = The Gryphon
mock-turtle = The Mock Turtle
humpty-dumpty = Humpty Dumpty
tweedledum = Tweedledum
tweedledee = Tweedledee
walrus = The Walrus
carpenter = The Carpenter
red-queen = The Red Queen
white-queen = The White Queen
crown = The Crown
vorpal-sword = The Vorpal Sword
cake-eat-me = Cake Labeled “Eat Me”
bottle-drink-me = Bottle Labeled “Drink Me”
looking-glass = The Looking-Glass

## Creepers

jabberwock = The Jabberwock

## Actions

steal-a-keeper = Steal a Keeper
draw-2-and-use-em = Draw 2 and Use ’Em
draw-3-play-2 = Draw 3, Play 2 of Them
lets-simplify = Let’s Simplify
trade-hands = Trade Hands
use-what-you-take = Use What You Take
clean-cup = Clean Cup! Everyone Move Down
un-birthday-presents = Un-Birthday Presents
royal-tax = Royal Tax
curiouser = Curiouser and Curiouser!
off-with-their-heads = Off With Their Heads!
rules-reset = Rules Reset
trash-a-new-rule = Trash a New Rule
trash-something = Trash Something
exchange-keepers = Exchange Keepers
lets-do-that-again = Let’s Do That Again!
take-another-turn = Take Another Turn
everybody-gets-1 = Everybody Gets 1
rotate-hands = Rotate Hands
discard-and-draw = Discard & Draw
jackpot = Jackpot!

## Surprises

stop-that = Stop That!
canceled-plans = Canceled Plans
thats-mine = That’s Mine!
veto = Veto!
