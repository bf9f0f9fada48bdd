# English names of the cards.

## Basic Rules and Meta Rules

basic-rules = Basic Rules
rules-escalation = Rules Escalation
no-creepers = No Creepers

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
double-agenda = Double Agenda
first-play-random = First Play Random
no-hand-bonus = No-Hand Bonus
poor-bonus = Poor Bonus
rich-bonus = Rich Bonus
party-bonus = Party Bonus
inflation = Inflation
get-on-with-it = Get On With It!
silver-lining = Silver Lining
you-also-need-a-baked-potato = You Also Need a Baked Potato

## Goals

ten-cards-in-hand = 10 Cards in Hand
five-keepers = 5 Keepers
all-you-need-is-love = All You Need is Love
the-appliances = The Appliances
baked-goods = Baked Goods
bed-time = Bed Time
the-brain-no-tv = The Brain (no TV)
chocolate-cookies = Chocolate Cookies
chocolate-milk = Chocolate Milk
death-by-chocolate = Death by Chocolate
dough = Dough
dreamland = Dreamland
hearts-and-minds = Hearts and Minds
hippyism = Hippyism
interstellar-spacecraft = Interstellar Spacecraft
milk-and-cookies = Milk and Cookies
the-minds-eye = The Mind’s Eye
night-and-day = Night and Day
party-snacks = Party Snacks
peace-no-war = Peace (no War)
rocket-science = Rocket Science
rocket-to-the-moon = Rocket to the Moon
squishy-chocolate = Squishy Chocolate
star-gazing = Star Gazing
time-is-money = Time is Money
toast = Toast
war-is-death = War = Death
all-that-is-certain = All That Is Certain
winning-the-lottery = Winning the Lottery

## Keepers

the-brain = The Brain
bread = Bread
chocolate = Chocolate
cookies = Cookies
the-cosmos = The Cosmos
dreams = Dreams
the-eye = The Eye
love = Love
milk = Milk
money = Money
the-moon = The Moon
the-party = The Party
peace = Peace
the-rocket = The Rocket
sleep = Sleep
the-sun = The Sun
television = Television
time = Time
the-toaster = The Toaster

## Creepers

war = War
death = Death
taxes = Taxes
radioactive-potato = Radioactive Potato

## Actions

jackpot = Jackpot!
discard-and-draw = Discard & Draw
draw-2-and-use-em = Draw 2 and Use ’Em
draw-3-play-2 = Draw 3, Play 2 of Them
everybody-gets-1 = Everybody Gets 1
exchange-keepers = Exchange Keepers
lets-do-that-again = Let’s Do That Again!
lets-simplify = Let’s Simplify
no-limits = No Limits
rotate-hands = Rotate Hands
rules-reset = Rules Reset
take-another-turn = Take Another Turn
taxation = Taxation!
trade-hands = Trade Hands
trash-a-new-rule = Trash a New Rule
use-what-you-take = Use What You Take
creeper-sweeper = Creeper Sweeper
trash-something = Trash Something
steal-something = Steal Something
mix-it-all-up = Mix It All Up
todays-special = Today’s Special!
its-trash-day = It’s Trash Day
