# Card names.

## New Rules

draw-2 = Draw 2
draw-3 = Draw 3
draw-4 = Draw 4
play-2 = Play 2
play-3 = Play 3
play-4 = Play 4
hand-limit-3 = Hand Limit 3
keeper-limit-4 = Keeper Limit 4
two-telescopes = Two Telescopes
meteor-shower = Meteor Shower
five-more-minutes = Five More Minutes!
a-gap-in-the-clouds = A Gap in the Clouds
ooh-aah = Ooh! Aah!
midnight-snack = Midnight Snack
animals-take-over = The Animals Take Over
the-little-ones-first = Little Ones First
pass-the-thermos = Pass the Thermos
second-look = A Second Look
meteorite-insurance = Meteorite Insurance
heads-or-tails = Comet: Heads or Tails?

## Goals

moon-cheese = The Moon Is Made of Cheese
night-owl = Night Owl
bear-north = Bear North
make-a-wish = Make a Wish
cat-in-orbit = Cat in Orbit
midnight-breakfast = Breakfast at Midnight
milk-for-the-cat = Milk for the Cat
no-crow-fable = A Fable Without a Crow
ladder-to-the-moon = Ladder to the Moon
fluffy-tails = The Fluffiest Tails
first-light = First Light
duck-launch = Three, Two, One, Quack!
anybody-out-there = Is Anybody Out There?
the-way-home = The Way Home
upside-down = The Map Is Upside Down
prickly-night = A Prickly Night
new-star-discovered = A New Star Discovered!
animal-chorus = Animal Chorus
clear-sky = Clear Sky
night-picnic = Night Picnic
bright-night = Bright Night
empty-pockets = Stars in Empty Pockets
i-can-see-it-from-here = I Can See It from Here
mission-control = Mission Control
forest-council = Forest Council
cosmic-spaghetti = Cosmic Spaghetti
flying-saucer = A Flying Saucer!
everyone-fell-asleep = Everyone Fell Asleep
head-on-collision = Head-on Collision
nobody-saw-a-thing = Nobody Saw a Thing

## Keepers

the-owl = Professor Owl
the-cat = The Cat Who Walks Off
the-hedgehog = The Hedgehog
the-firefly = The Firefly
the-great-bear = The Great Bear
the-fox = The Hungry Fox
the-bat = The Bat
the-duck = The Brave Duck
the-comet = The Comet
the-moon = The Moon
the-falling-star = The Falling Star
the-north-star = The North Star
the-milky-way = The Milky Way
the-cocoa = Hot Cocoa
the-cheese = Cheese with Holes
the-crescent-roll = The Crescent Roll
the-telescope = The Telescope
the-blanket = The Warm Blanket
the-star-map = The Star Map
the-radio = The Crackling Radio
the-rocket = The Homemade Rocket
the-ladder = The Very Long Ladder

## Creepers

the-cloud = The Cloud
the-streetlamp = The Streetlamp
the-yawn = The Contagious Yawn
the-mosquito = The Mosquito
the-black-hole = The Black Hole

## Actions

star-census = Star Census
mercury-in-retrograde = Mercury in Retrograde
gravity = Gravity
lullaby = Lullaby
astronomer-of-the-year = Astronomer of the Year
cosmic-dice = Cosmic Dice
deja-vu = Déjà Vu
eclipse = Eclipse
found-in-the-grass = Found in the Grass
big-bang = The Big Bang
full-moon = Bright as Day
round-orbit = Once Around the Orbit
gust-of-wind = A Gust of Wind
tidy-the-attic = Tidying the Attic
plutos-revenge = Pluto’s Revenge
loophole = Loophole
standing-ovation = Standing Ovation
fireworks = Fireworks!

## Surprises

lens-cap = You Left the Lens Cap On!
i-saw-it-first = I Saw It First!
night-watchman = The Night Watchman
power-cut = Power Cut
hands-off-my-star = Hands Off My Star!
