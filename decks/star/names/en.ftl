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
hand-limit-3 = Hand Limit 3
hand-limit-4 = Hand Limit 4
keeper-limit-3 = Keeper Limit 3
keeper-limit-4 = Keeper Limit 4
double-agenda = Double Agenda
get-on-with-it = Get On With It!
wormhole = Wormhole

## Goals

forty-two = Forty-Two
artificial-intelligence = Artificial Intelligence
alien-artifacts = Alien Artifacts
alien-life-forms = Alien Life Forms
city-of-monsters = City of Monsters
city-of-robots = City of Robots
the-power-of-the-dark-side = The Power of the Dark Side
im-depressed = I’m Depressed
computer-controls-life-support = That Computer Controls the Life Support System!
evil-brain-parasites = Evil Brain Parasites
its-full-of-stars = It’s Full of Stars!
hes-dead-captain = He’s Dead, Captain
imperial-star-destroyer = Imperial Star Destroyer
landing-party = Landing Party
laser-weapons = Laser Weapons
lasers-on-stun = Lasers on Stun!
what-doctor-where = What Doctor? Where?
were-lost-in-space = We’re Lost in Space
lunar-archaeology = Lunar Archaeology
we-need-more-power = We Need More Power!
seeking-new-civilizations = Seeking New Civilizations
these-arent-the-droids = These Aren’t the Droids…
planetary-system = Planetary System
no-trouble-at-all = No Trouble at All
the-robots-have-turned-against-us = The Robots Have Turned Against Us
space-dock = Space Dock
star-warriors = Star Warriors
starship-captain = Starship Captain
starship-fuel = Starship Fuel
strange-powers = Strange Powers
thats-no-moon = That’s No Moon
my-time-machine-works = My Time Machine Works!
to-the-stars = To the Stars!

## Keepers

alien-city = Alien City
bug-eyed-monster = Bug-Eyed Monster
the-computer = The Computer
distant-planet = Distant Planet
energy-being = Energy Being
energy-crystals = Energy Crystals
cute-fuzzy-alien-creature = Cute Fuzzy Alien Creature
holographic-projection = Holographic Projection
laser-pistol = Laser Pistol
laser-sword = Laser Sword
monolith = Monolith
expendable-crewman = Expendable Crewman
space-station = Space Station
the-stars = The Stars
starship = Starship
teleporter = Teleporter
the-captain = The Captain
the-doctor = The Doctor
the-engineer = The Engineer
the-scientist = The Scientist
time-traveler = Time Traveler
intergalactic-travel-guide = Intergalactic Travel Guide
unseen-force = Unseen Force
the-robot = The Robot
small-moon = Small Moon

## Creepers

brain-parasites = Brain Parasites
evil = Evil
malfunction = Malfunction

## Actions

space-jackpot = Space Jackpot!
time-portal = Time Portal
what-do-you-want = What Do You Want?
draw-2-and-use-em = Draw 2 and Use ’Em
draw-3-play-2 = Draw 3, Play 2 of Them
exchange-keepers = Exchange Keepers
lets-simplify = Let’s Simplify
steal-a-keeper = Steal a Keeper
trade-hands = Trade Hands
trash-a-new-rule = Trash a New Rule
beam-us-up = Beam Us Up!
brain-transference = Brain Transference
sonic-sledgehammer = Sonic Sledgehammer
rules-reset = Rules Reset
distress-call = Distress Call
creeper-reassignment = Creeper Reassignment

## Surprises

its-a-trap = It’s a Trap!
thats-mine = That’s Mine!
veto = Veto!
belay-that = Belay That!
canceled-plans = Canceled Plans
