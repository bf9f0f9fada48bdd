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
keeper-limit-3 = Limit Fantów 3
keeper-limit-4 = Limit Fantów 4
double-agenda = Podwójny Cel
no-hand-bonus = Bonus za Pustą Rękę
mystery-play = Zagadkowe Zagranie
rhyme-time = Czas na Rymy
royal-bonus = Bonus Królewski
get-on-with-it = Do Roboty!
callooh-callay = O, Radosny Dniu!

## Cele

down-the-rabbit-hole = W Króliczej Norze
through-the-looking-glass = Po Drugiej Stronie Lustra
mad-tea-party = Zwariowany Podwieczorek
twinkle-little-bat = Migocz, Migocz, Nietoperzu
all-mad-here = Wszyscy Tu Mamy Bzika
croquet-quarrel = Awantura przy Krokiecie
advice-from-a-caterpillar = Rady Gąsienicy
eat-me-drink-me = Zjedz Mnie, Wypij Mnie
curious-feeling = Cóż za Dziwne Uczucie
rabbits-house = W Domu Królika
off-with-her-head = Ściąć Jej Głowę!
royal-herald = Królewski Herold
pig-and-pepper = Prosię i Pieprz
lobster-quadrille = Kadryl z Homarami
beautiful-soup = Zupa Cudowna
walrus-and-carpenter = Mors i Cieśla
the-tweedles = Tweedledum i Tweedledee
repeat-a-poem = Najdłuższy Wiersz
talk-on-the-wall = Rozmowa pod Murem
slithy-toves = Słowa nie z Tej Ziemi
snicker-snack = Ciach-Ciach!
beamish-hero = Promienny Bohater
queen-alice = Królowa Alicja
two-queens = Dwie Królowe
long-live-the-queen = Niech Żyje Królowa!
living-backwards = Życie na Wspak
red-queens-race = Wyścig Czerwonej Królowej
mirror-writing = Lustrzane Pismo
un-birthday = Nieurodzinowy Poczęstunek
long-ears = Długie Uszy
one-side-other-side = Z Jednej i z Drugiej Strony

## Fanty

alice = Alicja
white-rabbit = Biały Królik
mad-hatter = Szalony Kapelusznik
march-hare = Marcowy Zając
dormouse = Suseł
cheshire-cat = Kot z Cheshire
caterpillar = Gąsienica
queen-of-hearts = Królowa Kier
duchess = Księżna
gryphon = Gryf
mock-turtle = Niby Żółw
humpty-dumpty = Humpty Dumpty
tweedledum = Tweedledum
tweedledee = Tweedledee
walrus = Mors
carpenter = Cieśla
red-queen = Czerwona Królowa
white-queen = Biała Królowa
crown = Korona
vorpal-sword = Miecz Migbłystalny
cake-eat-me = Ciastko „Zjedz Mnie”
bottle-drink-me = Butelka „Wypij Mnie”
looking-glass = Lustro

## Zonki

jabberwock = Dziaberlak

## Akcje

steal-a-keeper = Kradzież Fantu
draw-2-and-use-em = Dobierz 2 i Zagraj Je
draw-3-play-2 = Dobierz 3, Zagraj 2 z Nich
lets-simplify = Uprośćmy To
trade-hands = Zamiana Kart
use-what-you-take = Zagraj, Co Zabierzesz
clean-cup = Czysta Filiżanka! Przesiadamy Się
un-birthday-presents = Prezenty Nieurodzinowe
royal-tax = Podatek Królewski
curiouser = Coraz Dziwniej i Dziwniej!
off-with-their-heads = Ściąć Im Głowy!
rules-reset = Reset Zasad
trash-a-new-rule = Wyrzuć Nową Zasadę
trash-something = Wyrzuć Coś
exchange-keepers = Wymiana Fantów
lets-do-that-again = Zróbmy To Jeszcze Raz!
take-another-turn = Jeszcze Jedna Tura
everybody-gets-1 = Każdy Dostaje 1
rotate-hands = Karty w Obieg
discard-and-draw = Odrzuć i Dobierz
jackpot = Jackpot!

## Niespodzianki

stop-that = Przestań!
canceled-plans = Zmiana Planów
thats-mine = To Moje!
veto = Weto!
