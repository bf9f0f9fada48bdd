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
hand-limit-3 = Limite di Carte in Mano 3
hand-limit-4 = Limite di Carte in Mano 4
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
bug-eyed-monster = Il Mostro dagli Occhi a Palla
the-computer = Il Computer
distant-planet = Il Pianeta Lontano
energy-being = L’Essere di Energia
energy-crystals = I Cristalli Energetici
cute-fuzzy-alien-creature = La Tenera Creaturina Aliena
holographic-projection = L’Ologramma
laser-pistol = La Pistola Laser
laser-sword = La Spada Laser
monolith = Il Monolito
expendable-crewman = Il Membro dell’Equipaggio Sacrificabile
space-station = La Stazione Spaziale
the-stars = Le Stelle
starship = L’Astronave
teleporter = Il Teletrasporto
the-captain = Il Capitano
the-doctor = Il Dottore
the-engineer = L’Ingegnere
the-scientist = Lo Scienziato
time-traveler = Il Viaggiatore nel Tempo
intergalactic-travel-guide = La Guida Intergalattica
unseen-force = La Forza Invisibile
the-robot = Il Robot
small-moon = La Piccola Luna

## Dolori

brain-parasites = I Parassiti Cerebrali
evil = Il Male
malfunction = Il Guasto

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
thats-mine = È Mia!
veto = Veto!
belay-that = Lascia Perdere!
canceled-plans = Piani Annullati
