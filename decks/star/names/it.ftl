# Nomi italiani delle carte, nostri. "mention" è il nome con l’articolo
# minuscolo, "of" con la preposizione.

## Regole

draw-2 = Pesca 2
draw-3 = Pesca 3
draw-4 = Pesca 4
draw-5 = Pesca 5
play-2 = Gioca 2
play-3 = Gioca 3
play-4 = Gioca 4
play-all = Gioca Tutto
hand-limit-1 = Limite Carte in Mano 1
hand-limit-2 = Limite Carte in Mano 2
hand-limit-3 = Limite Carte in Mano 3
hand-limit-4 = Limite Carte in Mano 4
keeper-limit-3 = Limite di Gioie 3
keeper-limit-4 = Limite di Gioie 4
double-agenda = Doppio Scopo
get-on-with-it = Datti una Mossa!
wormhole = Cunicolo Spaziale

## Scopi

forty-two = Quarantadue
artificial-intelligence = Intelligenza Artificiale
alien-artifacts = Manufatti Alieni
alien-life-forms = Forme di Vita Aliene
city-of-monsters = Città dei Mostri
city-of-robots = Città dei Robot
the-power-of-the-dark-side = Il Potere del Lato Oscuro
im-depressed = Che Depressione
computer-controls-life-support = Quel Computer Controlla il Supporto Vitale!
evil-brain-parasites = Malvagi Parassiti Cerebrali
its-full-of-stars = È Pieno di Stelle!
hes-dead-captain = È Morto, Capitano
imperial-star-destroyer = Incrociatore Imperiale
landing-party = Squadra di Sbarco
laser-weapons = Armi Laser
lasers-on-stun = Laser su Stordimento!
what-doctor-where = Quale Dottore? Dove?
were-lost-in-space = Dispersi nello Spazio
lunar-archaeology = Archeologia Lunare
we-need-more-power = Ci Serve Più Energia!
seeking-new-civilizations = Alla Ricerca di Nuove Civiltà
these-arent-the-droids = Non Sono Questi i Droidi…
planetary-system = Sistema Planetario
no-trouble-at-all = Nessun Disturbo
the-robots-have-turned-against-us = I Robot Ci Si Sono Rivoltati Contro
space-dock = Bacino Spaziale
star-warriors = Guerrieri delle Stelle
starship-captain = Capitano dell’Astronave
starship-fuel = Carburante per l’Astronave
strange-powers = Strani Poteri
thats-no-moon = Quella Non È una Luna
my-time-machine-works = La Mia Macchina del Tempo Funziona!
to-the-stars = Verso le Stelle!

## Gioie

alien-city = La Città Aliena
    .mention = la Città Aliena
    .of = della Città Aliena
    .agreement = feminine
bug-eyed-monster = Il Mostro dagli Occhi a Palla
    .mention = il Mostro dagli Occhi a Palla
    .of = del Mostro dagli Occhi a Palla
    .agreement = masculine
the-computer = Il Computer
    .mention = il Computer
    .of = del Computer
    .agreement = masculine
distant-planet = Il Pianeta Lontano
    .mention = il Pianeta Lontano
    .of = del Pianeta Lontano
    .agreement = masculine
energy-being = L’Essere di Energia
    .mention = l’Essere di Energia
    .of = dell’Essere di Energia
    .agreement = masculine
energy-crystals = I Cristalli Energetici
    .mention = i Cristalli Energetici
    .of = dei Cristalli Energetici
    .agreement = plural
cute-fuzzy-alien-creature = La Tenera Creaturina Aliena
    .mention = la Tenera Creaturina Aliena
    .of = della Tenera Creaturina Aliena
    .agreement = feminine
holographic-projection = L’Ologramma
    .mention = l’Ologramma
    .of = dell’Ologramma
    .agreement = masculine
laser-pistol = La Pistola Laser
    .mention = la Pistola Laser
    .of = della Pistola Laser
    .agreement = feminine
laser-sword = La Spada Laser
    .mention = la Spada Laser
    .of = della Spada Laser
    .agreement = feminine
monolith = Il Monolito
    .mention = il Monolito
    .of = del Monolito
    .agreement = masculine
expendable-crewman = Il Membro Sacrificabile
    .mention = il Membro Sacrificabile
    .of = del Membro Sacrificabile
    .agreement = masculine
space-station = La Stazione Spaziale
    .mention = la Stazione Spaziale
    .of = della Stazione Spaziale
    .agreement = feminine
the-stars = Le Stelle
    .mention = le Stelle
    .of = delle Stelle
    .agreement = plural
starship = L’Astronave
    .mention = l’Astronave
    .of = dell’Astronave
    .agreement = feminine
teleporter = Il Teletrasporto
    .mention = il Teletrasporto
    .of = del Teletrasporto
    .agreement = masculine
the-captain = Il Capitano
    .mention = il Capitano
    .of = del Capitano
    .agreement = masculine
the-doctor = Il Dottore
    .mention = il Dottore
    .of = del Dottore
    .agreement = masculine
the-engineer = L’Ingegnere
    .mention = l’Ingegnere
    .of = dell’Ingegnere
    .agreement = masculine
the-scientist = Lo Scienziato
    .mention = lo Scienziato
    .of = dello Scienziato
    .agreement = masculine
time-traveler = Il Viaggiatore nel Tempo
    .mention = il Viaggiatore nel Tempo
    .of = del Viaggiatore nel Tempo
    .agreement = masculine
intergalactic-travel-guide = La Guida Intergalattica
    .mention = la Guida Intergalattica
    .of = della Guida Intergalattica
    .agreement = feminine
unseen-force = La Forza Invisibile
    .mention = la Forza Invisibile
    .of = della Forza Invisibile
    .agreement = feminine
the-robot = Il Robot
    .mention = il Robot
    .of = del Robot
    .agreement = masculine
small-moon = La Piccola Luna
    .mention = la Piccola Luna
    .of = della Piccola Luna
    .agreement = feminine

## Dolori

brain-parasites = I Parassiti Cerebrali
    .mention = i Parassiti Cerebrali
    .of = dei Parassiti Cerebrali
    .agreement = plural
evil = Il Male
    .mention = il Male
    .of = del Male
    .agreement = masculine
malfunction = Il Guasto
    .mention = il Guasto
    .of = del Guasto
    .agreement = masculine

## Azioni

space-jackpot = Jackpot Spaziale!
time-portal = Portale Temporale
what-do-you-want = Che Cosa Vuoi?
draw-2-and-use-em = Pesca 2 e Usale
draw-3-play-2 = Pesca 3 e Gioca 2
exchange-keepers = Scambio di Gioie
lets-simplify = Semplifichiamo
steal-a-keeper = Ruba una Gioia
trade-hands = Scambio di Mani
trash-a-new-rule = Butta una Regola
beam-us-up = Teletrasportateci!
brain-transference = Trasferimento Mentale
sonic-sledgehammer = Martello Sonico
rules-reset = Reset delle Regole
distress-call = Richiesta di Soccorso
creeper-reassignment = Passa il Dolore

## Sorprese

its-a-trap = È una Trappola!
thats-mine = È Mio!
veto = Veto!
belay-that = Lascia Perdere!
canceled-plans = Piani Annullati
