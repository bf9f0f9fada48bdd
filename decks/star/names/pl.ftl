# Polskie nazwy kart; tam, gdzie instrukcja ich nie podaje, są nasze.

## Nowe Zasady

draw-2 = Dobierz 2
draw-3 = Dobierz 3
draw-4 = Dobierz 4
draw-5 = Dobierz 5
play-2 = Zagraj 2
play-3 = Zagraj 3
play-4 = Zagraj 4
play-all = Zagraj Wszystkie
hand-limit-1 = Limit Kart 1
hand-limit-2 = Limit Kart 2
hand-limit-3 = Limit Kart 3
hand-limit-4 = Limit Kart 4
keeper-limit-3 = Limit Fantów 3
keeper-limit-4 = Limit Fantów 4
double-agenda = Podwójny Cel
get-on-with-it = Do Roboty!
wormhole = Tunel Czasoprzestrzenny

## Cele

forty-two = Czterdzieści Dwa
artificial-intelligence = Sztuczna Inteligencja
alien-artifacts = Artefakty Obcych
alien-life-forms = Obce Formy Życia
city-of-monsters = Miasto Potworów
city-of-robots = Miasto Robotów
the-power-of-the-dark-side = Potęga Ciemnej Strony
im-depressed = Mam Depresję
computer-controls-life-support = Ten Komputer Steruje Podtrzymywaniem Życia!
evil-brain-parasites = Złe Pasożyty Mózgowe
its-full-of-stars = Pełno Tu Gwiazd!
hes-dead-captain = On Nie Żyje, Kapitanie
imperial-star-destroyer = Imperialny Niszczyciel
landing-party = Oddział Zwiadowczy
laser-weapons = Broń Laserowa
lasers-on-stun = Lasery na Ogłuszanie!
what-doctor-where = Jaki Doktor? Gdzie?
were-lost-in-space = Zagubieni w Kosmosie
lunar-archaeology = Księżycowa Archeologia
we-need-more-power = Potrzebujemy Więcej Mocy!
seeking-new-civilizations = W Poszukiwaniu Nowych Cywilizacji
these-arent-the-droids = To Nie Te Droidy…
planetary-system = Układ Planetarny
no-trouble-at-all = Żaden Kłopot
the-robots-have-turned-against-us = Roboty Zwróciły Się Przeciw Nam
space-dock = Dok Kosmiczny
star-warriors = Gwiezdni Wojownicy
starship-captain = Kapitan Statku Kosmicznego
starship-fuel = Paliwo do Statku Kosmicznego
strange-powers = Dziwne Moce
thats-no-moon = To Nie Księżyc
my-time-machine-works = Mój Wehikuł Czasu Działa!
to-the-stars = Do Gwiazd!

## Fanty

alien-city = Miasto Obcych
bug-eyed-monster = Wyłupiastooki Potwór
the-computer = Komputer
distant-planet = Odległa Planeta
energy-being = Istota Energetyczna
energy-crystals = Kryształy Energii
cute-fuzzy-alien-creature = Uroczy, Puchaty, Kosmiczny Stworek
holographic-projection = Hologram
laser-pistol = Pistolet Laserowy
laser-sword = Miecz Laserowy
monolith = Monolit
expendable-crewman = Członek Załogi na Straty
space-station = Stacja Kosmiczna
the-stars = Gwiazdy
starship = Statek Kosmiczny
teleporter = Teleport
the-captain = Kapitan
the-doctor = Doktor
the-engineer = Inżynier
the-scientist = Naukowiec
time-traveler = Podróżnik w Czasie
intergalactic-travel-guide = Międzygalaktyczny Przewodnik
unseen-force = Moc
the-robot = Robot
small-moon = Mały Księżyc

## Zonki

brain-parasites = Pasożyty Mózgowe
evil = Zło
malfunction = Usterka

## Akcje

space-jackpot = Kosmiczny Jackpot!
time-portal = Portal Czasu
what-do-you-want = Czego Chcesz?
draw-2-and-use-em = Dobierz 2 i Zagraj Je
draw-3-play-2 = Dobierz 3, Zagraj 2 z Nich
exchange-keepers = Wymiana Fantów
lets-simplify = Uprośćmy To
steal-a-keeper = Kradzież Fantu
trade-hands = Zamiana Kart
trash-a-new-rule = Wyrzuć Nową Zasadę
beam-us-up = Teleportuj Nas
brain-transference = Transfer Mózgów
sonic-sledgehammer = Soniczny Młot
rules-reset = Reset Zasad
distress-call = Wezwanie Pomocy
creeper-reassignment = Przydział Zonka

## Niespodzianki

its-a-trap = To Pułapka!
thats-mine = To Moje!
veto = Weto!
belay-that = Olej To!
canceled-plans = Zmiana Planów
