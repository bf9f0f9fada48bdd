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
hand-limit-0 = Limit Kart 0
hand-limit-1 = Limit Kart 1
hand-limit-2 = Limit Kart 2
keeper-limit-2 = Limit Fantów 2
keeper-limit-3 = Limit Fantów 3
keeper-limit-4 = Limit Fantów 4
rule-of-two = Zasada Dwóch
no-hand-bonus = Bonus za Pustą Rękę
get-on-with-it = Do Roboty!
hyperspace-jump = Skok w Nadprzestrzeń
dark-side = Ciemna Strona Mocy
jettison = Zrzut Ładunku

## Cele

falcon-pilot = Pilot Sokoła Millennium
scoundrels = Szumowiny i Łotry
death-star-plans = Plany Gwiazdy Śmierci
the-droids = Te Właśnie Droidy
master-and-pupil = Mistrz i Uczeń
training-on-dagobah = Szkolenie na Dagobah
fathers-weapon = Broń Twojego Ojca
twins = Bliźnięta
i-love-you-i-know = Kocham Cię – Wiem
smugglers = Przemytnicy
co-pilot = Drugi Pilot
old-friends = Starzy Przyjaciele
red-five = Czerwony Pięć
astromech = Astromech na Pokładzie
only-hope = Jesteś Moją Jedyną Nadzieją
not-the-droids = To Nie Te Droidy
force-ghosts = Duchy Mocy
elegant-weapon = Elegancka Broń
i-am-your-father = Jestem Twoim Ojcem
last-duel = Ostatni Pojedynek
trench-run = Atak na Gwiazdę Śmierci
dogfight = Kosmiczna Bitwa
thats-no-moon = To Nie Księżyc
han-shot-first = Kto Strzelił Pierwszy?
bounty-collected = Nagroda Odebrana
jabbas-palace = Pałac Jabby
droid-sale = Wyprzedaż Droidów
sith-master = Władcy Ciemnej Strony
imperial-guard = Marsz Imperialny
battle-of-hoth = Bitwa o Hoth
imperial-fleet = Flota Imperium
hired-hunter = Wynajęty Łowca
let-the-wookiee-win = Daj Wygrać Wookieemu

## Fanty

luke-skywalker = Luke Skywalker
leia-organa = Leia Organa
han-solo = Han Solo
chewbacca = Chewbacca
lando-calrissian = Lando Calrissian
r2-d2 = R2-D2
c-3po = C-3PO
obi-wan-kenobi = Obi-Wan Kenobi
yoda = Yoda
millennium-falcon = Sokół Millennium
x-wing = X-wing
lightsaber = Miecz Świetlny

## Zonki

darth-vader = Darth Vader
the-emperor = Imperator
stormtroopers = Szturmowcy
boba-fett = Boba Fett
jabba-the-hutt = Jabba Hutt
greedo = Greedo
jawas = Jawowie
death-star = Gwiazda Śmierci
tie-fighters = Myśliwce TIE
at-at = Maszyna AT-AT

## Akcje

steal-a-keeper = Kradzież Fantu
trash-a-keeper = Wyrzuć Fant
draw-2-and-use-em = Dobierz 2 i Zagraj Je
draw-3-play-2 = Dobierz 3, Zagraj 2 z Nich
lets-simplify = Uprośćmy To
use-what-you-take = Zagraj, Co Zabierzesz
space-jackpot = Kosmiczny Jackpot!
rules-reset = Reset Zasad
trade-hands = Zamiana Kart
exchange-keepers = Wymiana Fantów
trash-a-new-rule = Wyrzuć Nową Zasadę
lets-do-that-again = Zróbmy To Jeszcze Raz!
take-another-turn = Jeszcze Jedna Tura
everybody-gets-1 = Każdy Dostaje 1
random-tax = Losowy Podatek
rotate-hands = Karty w Obieg
discard-and-draw = Odrzuć i Dobierz
creeper-reassignment = Przydział Zonka
creeper-sweeper = Zamiatanie Zonków

## Niespodzianki

belay-that = Olej To!
canceled-plans = Zmiana Planów
thats-mine = To Moje!
veto = Weto!
its-a-trap = To Pułapka!
