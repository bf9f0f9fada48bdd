# Polskie nazwy kart. Z instrukcji innego wydania: Zasady Podstawowe, Dobierz 2,
# Dobierz 4, Zagraj 2, Zagraj 3, Zagraj Wszystkie, Limit Kart, Limit Fantów,
# Dobierz 2 karty i Zagraj Je, Dobierz 3, Zagraj 2 z Nich, Każdy Dostaje 1.
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
    .genitive = Mózgu
    .dative = Mózgowi
    .accusative = Mózg
    .instrumental = Mózgiem
    .agreement = masculine
bread = Chleb
    .genitive = Chleba
    .dative = Chlebowi
    .accusative = Chleb
    .instrumental = Chlebem
    .agreement = masculine
chocolate = Czekolada
    .genitive = Czekolady
    .dative = Czekoladzie
    .accusative = Czekoladę
    .instrumental = Czekoladą
    .agreement = feminine
cookies = Ciastka
    .genitive = Ciastek
    .dative = Ciastkom
    .accusative = Ciastka
    .instrumental = Ciastkami
    .agreement = plural
the-cosmos = Kosmos
    .genitive = Kosmosu
    .dative = Kosmosowi
    .accusative = Kosmos
    .instrumental = Kosmosem
    .agreement = masculine
dreams = Marzenia
    .genitive = Marzeń
    .dative = Marzeniom
    .accusative = Marzenia
    .instrumental = Marzeniami
    .agreement = plural
the-eye = Oko
    .genitive = Oka
    .dative = Oku
    .accusative = Oko
    .instrumental = Okiem
    .agreement = neuter
love = Miłość
    .genitive = Miłości
    .dative = Miłości
    .accusative = Miłość
    .instrumental = Miłością
    .agreement = feminine
milk = Mleko
    .genitive = Mleka
    .dative = Mleku
    .accusative = Mleko
    .instrumental = Mlekiem
    .agreement = neuter
money = Pieniądze
    .genitive = Pieniędzy
    .dative = Pieniądzom
    .accusative = Pieniądze
    .instrumental = Pieniędzmi
    .agreement = plural
the-moon = Księżyc
    .genitive = Księżyca
    .dative = Księżycowi
    .accusative = Księżyc
    .instrumental = Księżycem
    .agreement = masculine
the-party = Impreza
    .genitive = Imprezy
    .dative = Imprezie
    .accusative = Imprezę
    .instrumental = Imprezą
    .agreement = feminine
peace = Pokój
    .genitive = Pokoju
    .dative = Pokojowi
    .accusative = Pokój
    .instrumental = Pokojem
    .agreement = masculine
the-rocket = Rakieta
    .genitive = Rakiety
    .dative = Rakiecie
    .accusative = Rakietę
    .instrumental = Rakietą
    .agreement = feminine
sleep = Sen
    .genitive = Snu
    .dative = Snowi
    .accusative = Sen
    .instrumental = Snem
    .agreement = masculine
the-sun = Słońce
    .genitive = Słońca
    .dative = Słońcu
    .accusative = Słońce
    .instrumental = Słońcem
    .agreement = neuter
television = Telewizor
    .genitive = Telewizora
    .dative = Telewizorowi
    .accusative = Telewizor
    .instrumental = Telewizorem
    .agreement = masculine
time = Czas
    .genitive = Czasu
    .dative = Czasowi
    .accusative = Czas
    .instrumental = Czasem
    .agreement = masculine
the-toaster = Toster
    .genitive = Tostera
    .dative = Tosterowi
    .accusative = Toster
    .instrumental = Tosterem
    .agreement = masculine

## Zonki

war = Wojna
    .genitive = Wojny
    .dative = Wojnie
    .accusative = Wojnę
    .instrumental = Wojną
    .agreement = feminine
death = Śmierć
    .genitive = Śmierci
    .dative = Śmierci
    .accusative = Śmierć
    .instrumental = Śmiercią
    .agreement = feminine
taxes = Podatki
    .genitive = Podatków
    .dative = Podatkom
    .accusative = Podatki
    .instrumental = Podatkami
    .agreement = plural
radioactive-potato = Radioaktywny Ziemniak
    .genitive = Radioaktywnego Ziemniaka
    .dative = Radioaktywnemu Ziemniakowi
    .accusative = Radioaktywnego Ziemniaka
    .instrumental = Radioaktywnym Ziemniakiem
    .agreement = masculine

## Akcje

jackpot = Jackpot!
discard-and-draw = Odrzuć i Dobierz
draw-2-and-use-em = Dobierz 2 karty i Zagraj Je
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
