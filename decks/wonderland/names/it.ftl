# Nomi italiani delle carte, nostri.

## Regole

draw-2 = Pesca 2
draw-3 = Pesca 3
draw-4 = Pesca 4
draw-5 = Pesca 5
play-2 = Gioca 2
play-3 = Gioca 3
play-4 = Gioca 4
play-all = Gioca Tutto
hand-limit-1 = Limite di Carte in Mano 1
hand-limit-2 = Limite di Carte in Mano 2
keeper-limit-3 = Limite di Gioie 3
keeper-limit-4 = Limite di Gioie 4
double-agenda = Doppio Scopo
no-hand-bonus = Bonus Mano Vuota
mystery-play = Giocata Misteriosa
rhyme-time = L’Ora delle Rime
royal-bonus = Bonus Reale
get-on-with-it = Datti una Mossa!
callooh-callay = Che Giorno Gioioso!

## Scopi

down-the-rabbit-hole = Nella Tana del Bianconiglio
through-the-looking-glass = Attraverso lo Specchio
mad-tea-party = Un Tè di Matti
twinkle-little-bat = Brilla, Brilla, Pipistrello
all-mad-here = Qui Siamo Tutti Matti
croquet-quarrel = Scompiglio al Croquet
advice-from-a-caterpillar = I Consigli del Brucaliffo
eat-me-drink-me = Mangiami, Bevimi
curious-feeling = Che Strana Sensazione
rabbits-house = In Casa del Bianconiglio
off-with-her-head = Tagliatele la Testa!
royal-herald = L’Araldo Reale
pig-and-pepper = Porco e Pepe
lobster-quadrille = La Quadriglia delle Aragoste
beautiful-soup = Bella Zuppa
walrus-and-carpenter = Il Tricheco e il Carpentiere
the-tweedles = Pincopanco e Pancopinco
repeat-a-poem = La Poesia Più Lunga
talk-on-the-wall = Chiacchiere sul Muro
slithy-toves = Parole Strampalate
snicker-snack = Zic-Zac!
beamish-hero = Eroe Raggiante
queen-alice = Regina Alice
two-queens = Le Due Regine
long-live-the-queen = Lunga Vita alla Regina!
living-backwards = Vivere all’Indietro
red-queens-race = La Corsa della Regina Rossa
mirror-writing = Scrittura Speculare
un-birthday = Dolcetto di Non Compleanno
long-ears = Orecchie Lunghe
one-side-other-side = Da una Parte e dall’Altra

## Gioie

alice = Alice
white-rabbit = Il Bianconiglio
mad-hatter = Il Cappellaio Matto
march-hare = La Lepre Marzolina
dormouse = Il Ghiro
cheshire-cat = Lo Stregatto
caterpillar = Il Brucaliffo
queen-of-hearts = La Regina di Cuori
duchess = La Duchessa
gryphon = Il Grifone
mock-turtle = La Finta Tartaruga
humpty-dumpty = Humpty Dumpty
tweedledum = Pincopanco
tweedledee = Pancopinco
walrus = Il Tricheco
carpenter = Il Carpentiere
red-queen = La Regina Rossa
white-queen = La Regina Bianca
crown = La Corona
vorpal-sword = La Spada Vorpal
cake-eat-me = La Torta «Mangiami»
bottle-drink-me = La Bottiglia «Bevimi»
looking-glass = Lo Specchio

## Dolori

jabberwock = Il Ciciarampa

## Azioni

steal-a-keeper = Ruba una Gioia
draw-2-and-use-em = Pesca 2 e Usale
draw-3-play-2 = Pesca 3 e Gioca 2
lets-simplify = Semplifichiamo
trade-hands = Scambio di Mani
use-what-you-take = Usa Ciò che Prendi
clean-cup = Tazza Pulita! Tutti Più in Là
un-birthday-presents = Regali di Non Compleanno
royal-tax = Tassa Reale
curiouser = Sempre Più Strano!
off-with-their-heads = Tagliate le Teste!
rules-reset = Reset delle Regole
trash-a-new-rule = Butta una Regola
trash-something = Butta Qualcosa
exchange-keepers = Scambio di Gioie
lets-do-that-again = Rifacciamolo!
take-another-turn = Fai un Altro Turno
everybody-gets-1 = Una a Testa
rotate-hands = Mani in Rotazione
discard-and-draw = Scarta e Pesca
jackpot = Jackpot!

## Sorprese

stop-that = Smettila!
canceled-plans = Piani Annullati
thats-mine = È Mia!
veto = Veto!
