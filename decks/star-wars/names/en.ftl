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
hand-limit-0 = Hand Limit 0
hand-limit-1 = Hand Limit 1
hand-limit-2 = Hand Limit 2
keeper-limit-2 = Keeper Limit 2
keeper-limit-3 = Keeper Limit 3
keeper-limit-4 = Keeper Limit 4
rule-of-two = Rule of Two
no-hand-bonus = No-Hand Bonus
get-on-with-it = Get On With It!
hyperspace-jump = Hyperspace Jump
dark-side = Power of the Dark Side
jettison = Jettison the Cargo

## Goals

falcon-pilot = Pilot of the Millennium Falcon
scoundrels = Scum and Villainy
death-star-plans = Death Star Plans
the-droids = The Droids You’re Looking For
master-and-pupil = Master and Pupil
training-on-dagobah = Training on Dagobah
fathers-weapon = Your Father’s Weapon
twins = The Twins
i-love-you-i-know = I Love You – I Know
smugglers = Smugglers
co-pilot = Co-Pilot
old-friends = Old Friends
red-five = Red Five
astromech = Astromech Aboard
only-hope = You’re My Only Hope
not-the-droids = Not the Droids You’re Looking For
force-ghosts = Force Ghosts
elegant-weapon = An Elegant Weapon
i-am-your-father = I Am Your Father
last-duel = The Last Duel
trench-run = Trench Run
dogfight = Dogfight
thats-no-moon = That’s No Moon
han-shot-first = Who Shot First?
bounty-collected = Bounty Collected
jabbas-palace = Jabba’s Palace
droid-sale = Droids for Sale
sith-master = Master and Apprentice of the Dark Side
imperial-guard = Imperial March
battle-of-hoth = Battle of Hoth
imperial-fleet = Imperial Fleet
hired-hunter = Hired Hunter
let-the-wookiee-win = Let the Wookiee Win

## Keepers

luke-skywalker = Luke Skywalker
leia-organa = Leia Organa
han-solo = Han Solo
chewbacca = Chewbacca
lando-calrissian = Lando Calrissian
r2-d2 = R2-D2
c-3po = C-3PO
obi-wan-kenobi = Obi-Wan Kenobi
yoda = Yoda
millennium-falcon = The Millennium Falcon
x-wing = X-wing
lightsaber = Lightsaber

## Creepers

darth-vader = Darth Vader
the-emperor = The Emperor
stormtroopers = Stormtroopers
boba-fett = Boba Fett
jabba-the-hutt = Jabba the Hutt
greedo = Greedo
jawas = Jawas
death-star = The Death Star
tie-fighters = TIE Fighters
at-at = AT-AT Walker

## Actions

steal-a-keeper = Steal a Keeper
trash-a-keeper = Trash a Keeper
draw-2-and-use-em = Draw 2 and Use ’Em
draw-3-play-2 = Draw 3, Play 2 of Them
lets-simplify = Let’s Simplify
use-what-you-take = Use What You Take
space-jackpot = Space Jackpot!
rules-reset = Rules Reset
trade-hands = Trade Hands
exchange-keepers = Exchange Keepers
trash-a-new-rule = Trash a New Rule
lets-do-that-again = Let’s Do That Again!
take-another-turn = Take Another Turn
everybody-gets-1 = Everybody Gets 1
random-tax = Random Tax
rotate-hands = Rotate Hands
discard-and-draw = Discard & Draw
creeper-reassignment = Creeper Reassignment
creeper-sweeper = Creeper Sweeper

## Surprises

belay-that = Belay That!
canceled-plans = Canceled Plans
thats-mine = That’s Mine!
veto = Veto!
its-a-trap = It’s a Trap!
