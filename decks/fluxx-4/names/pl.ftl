# Polskie nazwy kart. Z instrukcji innego wydania: Zasady Podstawowe, Dobierz 2,
# Dobierz 4, Zagraj 2, Zagraj 3, Zagraj Wszystkie, Limit Kart, Limit Fantów,
# Dobierz 2 i Zagraj Je, Dobierz 3, Zagraj 2 z Nich, Każdy Dostaje 1.
# Pozostałe są nasze.

## Zasady Podstawowe i Nadrzędne

basic-rules = Zasady Podstawowe
rules-escalation = Eskalacja Zasad
no-creepers = Bez Zonków

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
double-agenda = Podwójny Cel
first-play-random = Pierwsza na Chybił Trafił
no-hand-bonus = Bonus za Pustą Rękę
poor-bonus = Bonus Biedaka
rich-bonus = Bonus Bogacza
party-bonus = Bonus Imprezowy
inflation = Inflacja
get-on-with-it = Do Roboty!
silver-lining = Nie Ma Tego Złego…
you-also-need-a-baked-potato = Potrzebny Też Pieczony Ziemniak

## Cele

ten-cards-in-hand = 10 Kart na Ręce
five-keepers = 5 Fantów
all-you-need-is-love = Potrzeba Ci Tylko Miłości
the-appliances = Domowe Sprzęty
baked-goods = Wypieki
bed-time = Pora Spać
the-brain-no-tv = Mózg (bez Telewizora)
chocolate-cookies = Ciastka Czekoladowe
chocolate-milk = Mleko Czekoladowe
death-by-chocolate = Śmierć przez Czekoladę
dough = Zarobić na Chleb
dreamland = Kraina Snów
hearts-and-minds = Serca i Umysły
hippyism = Hipisi
interstellar-spacecraft = Statek Międzygwiezdny
milk-and-cookies = Mleko i Ciastka
the-minds-eye = Oczyma Duszy
night-and-day = Dzień i Noc
party-snacks = Przekąski na Imprezę
peace-no-war = Pokój (bez Wojny)
rocket-science = Inżynieria Rakietowa
rocket-to-the-moon = Rakieta na Księżyc
squishy-chocolate = Roztopiona Czekolada
star-gazing = Patrząc w Gwiazdy
time-is-money = Czas to Pieniądz
toast = Tost
war-is-death = Wojna = Śmierć
all-that-is-certain = Tylko To Jest Pewne
winning-the-lottery = Wygrana na Loterii

## Fanty

the-brain = Mózg
bread = Chleb
chocolate = Czekolada
cookies = Ciastka
the-cosmos = Kosmos
dreams = Marzenia
the-eye = Oko
love = Miłość
milk = Mleko
money = Pieniądze
the-moon = Księżyc
the-party = Impreza
peace = Pokój
the-rocket = Rakieta
sleep = Sen
the-sun = Słońce
television = Telewizor
time = Czas
the-toaster = Toster

## Zonki

war = Wojna
death = Śmierć
taxes = Podatki
radioactive-potato = Radioaktywny Ziemniak

## Akcje

jackpot = Jackpot!
discard-and-draw = Odrzuć i Dobierz
draw-2-and-use-em = Dobierz 2 i Zagraj Je
draw-3-play-2 = Dobierz 3, Zagraj 2 z Nich
everybody-gets-1 = Każdy Dostaje 1
exchange-keepers = Wymiana Fantów
lets-do-that-again = Zróbmy To Jeszcze Raz!
lets-simplify = Uprośćmy To
no-limits = Żadnych Limitów
rotate-hands = Karty w Obieg
rules-reset = Reset Zasad
take-another-turn = Jeszcze Jedna Tura
taxation = Opodatkowanie!
trade-hands = Zamiana Kart
trash-a-new-rule = Wyrzuć Nową Zasadę
use-what-you-take = Zagraj, Co Zabierzesz
creeper-sweeper = Zamiatanie Zonków
trash-something = Wyrzuć Coś
steal-something = Ukradnij Coś
mix-it-all-up = Wszystko Wymieszaj
todays-special = Dziś Jest Wyjątkowy Dzień!
its-trash-day = Dzień Wywozu Śmieci
