# Nomi italiani delle carte.

## Regole

draw-2 = Pesca 2
draw-3 = Pesca 3
draw-4 = Pesca 4
play-2 = Gioca 2
play-3 = Gioca 3
play-4 = Gioca 4
hand-limit-3 = Limite di Carte in Mano 3
keeper-limit-4 = Limite di Gioie 4
two-telescopes = Due telescopi
meteor-shower = Pioggia di meteore
five-more-minutes = Ancora cinque minuti!
a-gap-in-the-clouds = Uno squarcio tra le nuvole
ooh-aah = Oooh! Aaah!
midnight-snack = Spuntino di mezzanotte
animals-take-over = Comandano gli animali
the-little-ones-first = Prima i più piccoli
pass-the-thermos = Passa il thermos
second-look = Guarda meglio
meteorite-insurance = Polizza antimeteorite
heads-or-tails = Testa o coda?

## Scopi

moon-cheese = La Luna è di formaggio
night-owl = Nottambula
bear-north = L’Orsa non si perde
make-a-wish = Esprimi un desiderio
cat-in-orbit = Gatto in orbita
midnight-breakfast = Colazione a mezzanotte
milk-for-the-cat = Latte per il gatto
no-crow-fable = Una favola senza corvo
ladder-to-the-moon = Una scala per la Luna
fluffy-tails = Le code più folte
first-light = Prima luce
duck-launch = Tre, due, uno, qua!
anybody-out-there = C’è qualcuno lassù?
the-way-home = La strada di casa
upside-down = La mappa al contrario
prickly-night = Una notte pungente
new-star-discovered = Scoperta una nuova stella!
animal-chorus = Coro di animali
clear-sky = Cielo sereno
night-picnic = Picnic notturno
bright-night = Notte luminosa
empty-pockets = Stelle nelle tasche vuote
i-can-see-it-from-here = La vedo anche da qui
mission-control = Controllo missione
forest-council = Consiglio del bosco
cosmic-spaghetti = Spaghetti cosmici
flying-saucer = Un disco volante!
everyone-fell-asleep = Si sono addormentati tutti
head-on-collision = Scontro frontale
nobody-saw-a-thing = Nessuno ha visto niente

## Gioie

the-owl = La professoressa Civetta
the-cat = Il gatto che se ne va
the-hedgehog = Il riccio
the-firefly = La lucciola
the-great-bear = L’Orsa Maggiore
the-fox = La volpe affamata
the-bat = Il pipistrello
the-duck = La papera coraggiosa
the-comet = La cometa
the-moon = La Luna
the-falling-star = La stella cadente
the-north-star = La Stella Polare
the-milky-way = La Via Lattea
the-cocoa = La cioccolata calda
the-cheese = Il formaggio coi buchi
the-crescent-roll = Il cornetto
the-telescope = Il telescopio
the-blanket = La coperta calda
the-star-map = La mappa stellare
the-radio = La radio gracchiante
the-rocket = Il razzo fatto in casa
the-ladder = La scala lunghissima

## Dolori

the-cloud = Il nuvolone
the-streetlamp = Il lampione
the-yawn = Lo sbadiglio contagioso
the-mosquito = La zanzara
the-black-hole = Il buco nero

## Azioni

star-census = Censimento delle stelle
mercury-in-retrograde = Mercurio retrogrado
gravity = Gravità
lullaby = Ninna nanna
astronomer-of-the-year = Astronomo dell’anno
cosmic-dice = Dado cosmico
deja-vu = Déjà vu
eclipse = Eclissi
found-in-the-grass = Trovato nell’erba
big-bang = Il Big Bang
full-moon = Chiaro come di giorno
round-orbit = Un giro in orbita
gust-of-wind = Folata di vento
tidy-the-attic = Pulizie in soffitta
plutos-revenge = La vendetta di Plutone
loophole = Cavillo
standing-ovation = Standing ovation
fireworks = Fuochi d’artificio!

## Sorprese

lens-cap = Togli il tappo dall’obiettivo!
i-saw-it-first = L’ho vista prima io!
night-watchman = Il guardiano notturno
power-cut = È saltata la corrente
hands-off-my-star = Giù le mani dalla mia stella!
