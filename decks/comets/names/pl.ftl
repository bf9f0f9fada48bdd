# Polskie nazwy kart.

## Nowe Zasady

draw-2 = Dobierz 2
draw-3 = Dobierz 3
draw-4 = Dobierz 4
play-2 = Zagraj 2
play-3 = Zagraj 3
play-4 = Zagraj 4
hand-limit-3 = Limit Kart 3
keeper-limit-4 = Limit Fantów 4
two-telescopes = Dwa teleskopy
meteor-shower = Deszcz meteorów
five-more-minutes = Jeszcze pięć minut!
a-gap-in-the-clouds = Przejaśnienie
ooh-aah = Och! Ach!
midnight-snack = Nocna przekąska
animals-take-over = Zwierzęta przejmują władzę
the-little-ones-first = Najpierw najmniejsi
pass-the-thermos = Podaj termos
second-look = Spójrz jeszcze raz
meteorite-insurance = Polisa od meteorytów
heads-or-tails = Głowa czy ogon?

## Cele

moon-cheese = Księżyc jest z sera
night-owl = Nocny marek
bear-north = Na północ od niedźwiedzia
make-a-wish = Pomyśl życzenie
cat-in-orbit = Kot na orbicie
midnight-breakfast = Śniadanie o północy
milk-for-the-cat = Mleko dla kota
no-crow-fable = Bajka bez kruka
ladder-to-the-moon = Drabina na Księżyc
fluffy-tails = Najpuszystsze ogony
first-light = Pierwsze światło
duck-launch = Trzy, dwa, jeden, kwa!
anybody-out-there = Jest tam kto?
the-way-home = Droga do domu
upside-down = Mapa do góry nogami
prickly-night = Kłująca noc
new-star-discovered = Odkryto nową gwiazdę!
animal-chorus = Chór zwierząt
clear-sky = Czyste niebo
night-picnic = Nocny piknik
bright-night = Jasna noc
empty-pockets = Gwiazdy w pustych kieszeniach
i-can-see-it-from-here = Widzę ją stąd
mission-control = Kontrola lotów
forest-council = Leśna narada
cosmic-spaghetti = Kosmiczne spaghetti
flying-saucer = Latający talerz!
everyone-fell-asleep = Wszyscy zasnęli
head-on-collision = Zderzenie czołowe
nobody-saw-a-thing = Nikt nic nie widział

## Fanty

the-owl = Profesor Sowa
the-cat = Kot, który odchodzi
the-hedgehog = Jeż
the-firefly = Świetlik
the-great-bear = Wielka Niedźwiedzica
the-fox = Głodny lis
the-bat = Nietoperz
the-duck = Dzielna kaczka
the-comet = Kometa
the-moon = Księżyc
the-falling-star = Spadająca gwiazda
the-north-star = Gwiazda Polarna
the-milky-way = Droga Mleczna
the-cocoa = Gorące kakao
the-cheese = Ser z dziurami
the-crescent-roll = Rogalik
the-telescope = Teleskop
the-blanket = Ciepły koc
the-star-map = Mapa nieba
the-radio = Trzeszczące radio
the-rocket = Rakieta domowej roboty
the-ladder = Bardzo długa drabina

## Zonki

the-cloud = Chmura
the-streetlamp = Latarnia
the-yawn = Zaraźliwe ziewanie
the-mosquito = Komar
the-black-hole = Czarna dziura

## Akcje

star-census = Spis gwiazd
mercury-in-retrograde = Merkury w retrogradacji
gravity = Grawitacja
lullaby = Kołysanka
astronomer-of-the-year = Astronom roku
cosmic-dice = Kosmiczna kość
deja-vu = Déjà vu
eclipse = Zaćmienie
found-in-the-grass = Znalezione w trawie
big-bang = Wielki Wybuch
full-moon = Jasno jak w dzień
round-orbit = Okrążenie po orbicie
gust-of-wind = Podmuch wiatru
tidy-the-attic = Porządki na strychu
plutos-revenge = Zemsta Plutona
loophole = Kruczek
standing-ovation = Owacja na stojąco
fireworks = Fajerwerki!

## Niespodzianki

lens-cap = Zdejmij osłonę z obiektywu!
i-saw-it-first = Pierwszy zobaczyłem!
night-watchman = Nocny stróż
power-cut = Awaria prądu
hands-off-my-star = Ręce precz od mojej gwiazdy!
