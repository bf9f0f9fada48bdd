# Nomi italiani delle carte. Dal regolamento: Regole Base, Pesca 2, Pesca 4,
# Pesca 2 e Usale, Pesca 3 e Gioca 2. Gli altri sono nostri.

## Regole Base e Aggiuntive

basic-rules = Regole Base
rules-escalation = Escalation delle Regole
no-creepers = Niente Dolori

## Regole

draw-2 = Pesca 2
draw-3 = Pesca 3
draw-4 = Pesca 4
draw-5 = Pesca 5
play-2 = Gioca 2
play-3 = Gioca 3
play-4 = Gioca 4
play-all = Gioca Tutto
hand-limit-0 = Limite di Carte in Mano 0
hand-limit-1 = Limite di Carte in Mano 1
hand-limit-2 = Limite di Carte in Mano 2
keeper-limit-2 = Limite di Gioie 2
keeper-limit-3 = Limite di Gioie 3
keeper-limit-4 = Limite di Gioie 4
double-agenda = Doppio Scopo
first-play-random = Prima Giocata a Caso
no-hand-bonus = Bonus Mano Vuota
poor-bonus = Bonus del Povero
rich-bonus = Bonus del Ricco
party-bonus = Bonus Festa
inflation = Inflazione
get-on-with-it = Datti una Mossa!
silver-lining = Non Tutto il Male…
you-also-need-a-baked-potato = Ti Serve Anche una Patata al Forno

## Scopi

ten-cards-in-hand = 10 Carte in Mano
five-keepers = 5 Gioie
all-you-need-is-love = Tutto Ciò di Cui Hai Bisogno È l’Amore
the-appliances = Gli Elettrodomestici
baked-goods = Prodotti da Forno
bed-time = Ora di Dormire
the-brain-no-tv = Il Cervello (senza TV)
chocolate-cookies = Biscotti al Cioccolato
chocolate-milk = Latte al Cioccolato
death-by-chocolate = Morte per Cioccolato
dough = La Grana
dreamland = Il Paese dei Sogni
hearts-and-minds = Cuori e Menti
hippyism = Filosofia Hippy
interstellar-spacecraft = Astronave Interstellare
milk-and-cookies = Latte e Biscotti
the-minds-eye = L’Occhio della Mente
night-and-day = Notte e Giorno
party-snacks = Spuntini da Festa
peace-no-war = Pace (senza Guerra)
rocket-science = Scienza Missilistica
rocket-to-the-moon = Razzo verso la Luna
squishy-chocolate = Cioccolato Sciolto
star-gazing = Guardare le Stelle
time-is-money = Il Tempo È Denaro
toast = Toast
war-is-death = Guerra = Morte
all-that-is-certain = Tutto Ciò che È Certo
winning-the-lottery = Vincere alla Lotteria

## Gioie

the-brain = Il Cervello
bread = Il Pane
chocolate = Il Cioccolato
cookies = I Biscotti
the-cosmos = Il Cosmo
dreams = I Sogni
the-eye = L’Occhio
love = L’Amore
milk = Il Latte
money = Il Denaro
the-moon = La Luna
the-party = La Festa
peace = La Pace
the-rocket = Il Razzo
sleep = Il Sonno
the-sun = Il Sole
television = La Televisione
time = Il Tempo
the-toaster = Il Tostapane

## Dolori

war = La Guerra
death = La Morte
taxes = Le Tasse
radioactive-potato = La Patata Radioattiva

## Azioni

jackpot = Jackpot!
discard-and-draw = Scarta e Pesca
draw-2-and-use-em = Pesca 2 e Usale
draw-3-play-2 = Pesca 3 e Gioca 2
everybody-gets-1 = Una a Testa
exchange-keepers = Scambio di Gioie
lets-do-that-again = Rifacciamolo!
lets-simplify = Semplifichiamo
no-limits = Nessun Limite
rotate-hands = Mani in Rotazione
rules-reset = Reset delle Regole
take-another-turn = Fai un Altro Turno
taxation = Tassazione!
trade-hands = Scambio di Mani
trash-a-new-rule = Butta una Regola
use-what-you-take = Usa Ciò che Prendi
creeper-sweeper = Spazza Dolori
trash-something = Butta Qualcosa
steal-something = Ruba Qualcosa
mix-it-all-up = Mischia Tutto
todays-special = Oggi È Speciale!
its-trash-day = Giorno della Spazzatura
