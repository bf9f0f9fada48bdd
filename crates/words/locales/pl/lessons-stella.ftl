# Lekcje Stella Quest.

## Rundy

lesson-tricks = Runda i kolor wiodący
    .about = Dokładaj do koloru
lesson-tricks-round = W każdej rundzie każdy zagrywa jedną kartę. { $altair } zaczyna niebieską, { $mira } też zagrywa niebieską. Ty jesteś na końcu.
lesson-tricks-follow = Kto ma kartę koloru wiodącego, musi ją zagrać. Masz niebieską kartę.
    .do = Zagraj niebieską kartę.
lesson-tricks-free = Najwyższą niebieską miał przeciwnik i { $altair } zaczyna żółtą. Nie masz żółtych kart, więc możesz zagrać dowolną.
    .do = Zagraj czerwoną 3, nie będzie potrzebna.
lesson-tricks-choose = Teraz kolorem wiodącym jest zielony. Masz zieloną kartę, więc innego koloru zagrać nie możesz, ale kartę odpoczynku można zagrać zawsze.
    .do = Zagraj zieloną kartę albo kartę odpoczynku.
lesson-tricks-no-rest-too = Kartę odpoczynku można zagrać zawsze, ale nigdy nie wygrywa. Zachowaj ją na później.
lesson-tricks-no-keep-green = Możesz, ale zielona karta przyda się w następnej rundzie.
lesson-tricks-no-no-need = Nie musisz tu płacić za karty. Zagraj jedną z tych, które masz.
lesson-tricks-success = Już wiesz, co można zagrać: kolor wiodący, jeśli go masz, inaczej dowolną kartę, a kartę odpoczynku zawsze.

## Atut

lesson-trump = Atut
    .about = Kolor stosu kart odrzuconych
lesson-trump-pile = Karta na wierzchu stosu kart odrzuconych wyznacza kolor atutowy. Leży tam czerwona, więc w tej rundzie atutem jest czerwony.
lesson-trump-beat = { $altair } zaczyna niebieską 6, najwyższą kartą koloru wiodącego. Nie masz niebieskich, więc możesz zagrać atut, a nawet atutowa 1 ją bije.
    .do = Zagraj kartę, która wygrywa.
lesson-trump-take = Wygrywasz rundę. Zwycięzca bierze jedną z jej kart do kolekcji.
    .do = Wybierz kartę.
lesson-trump-top = Pozostałe karty trafiają na stos kart odrzuconych, a ty wybierasz wierzchnią: jej kolor będzie atutowy w następnej rundzie.
    .do = Wybierz wierzchnią kartę.
lesson-trump-no-no-trump = Nie jest ani niebieska, ani czerwona, więc nie wygra. Spójrz na kolor stosu kart odrzuconych.
lesson-trump-success = Mały atut bije wysoką kartę, a zwycięzca decyduje, jaki kolor będzie atutem dalej.

## Superatuty

lesson-super-trumps = Superatuty
    .about = Ta sama karta jeszcze raz
lesson-super-trumps-twin = Każda karta występuje dwa razy. Karta tego samego koloru i wartości co wierzchnia karta stosu to superatut: bije wszystko.
lesson-super-trumps-same = Atutem jest niebieski i { $altair } zaczyna niebieską 6. Na stosie leży niebieska 3, a drugą masz ty.
    .do = Zagraj superatut.
lesson-super-trumps-take = Niebieska 3 pobiła najwyższy atut.
    .do = Weź kartę do kolekcji.
lesson-super-trumps-top = Teraz wybierz, co będzie na wierzchu.
    .do = Wybierz wierzchnią kartę.
lesson-super-trumps-lead = Jest też drugi rodzaj superatutu, zaraz go zobaczysz. Zaczynasz ty.
    .do = Zagraj zieloną 6.
lesson-super-trumps-twice = { $altair } zagrywa zieloną 4, a { $mira } drugą zieloną 4. Karta zagrana w rundzie po raz drugi to też superatut, więc bije twoją 6.
lesson-super-trumps-no-five = 6 jest wyższa niż twoja 5. Porównaj kartę na stosie ze swoją ręką.
lesson-super-trumps-no-lead-green = Zacznij od zielonej: zobaczysz, co robią dwie jednakowe karty.
lesson-super-trumps-success = Bliźniak bije wszystko. Śledź, które karty zagrano już raz.

## Kolekcja

lesson-taking = Kolekcja i klejnoty
    .about = Ile warta jest kolekcja
lesson-taking-six = Wygrywa, kto zbierze sześć różnych wartości, od 1 do 6, w dowolnych kolorach. Wartość 6 już masz.
lesson-taking-win = Nie ma atutu: na stosie leży karta odpoczynku. Wygrywa najwyższa karta koloru wiodącego.
    .do = Wygraj rundę.
lesson-taking-take = Możesz wziąć dowolną kartę z rundy. Klejnoty na karcie to jej punkty: 1 ma trzy, a 5 i 6 po jednym.
    .do = Weź wartość, której nie masz.
lesson-taking-top = Dwie wartości z sześciu. Reszta trafia na stos kart odrzuconych.
    .do = Wybierz wierzchnią kartę.
lesson-taking-no-have-six = Wartość 6 już masz. Powtórka kosztowałaby blask i nie dałaby nowej wartości.
lesson-taking-no-no-need = Nie musisz płacić: wygrasz kartą, którą masz.
lesson-taking-success = Masz nową wartość. Małe wartości dają więcej klejnotów, ale na końcu potrzebujesz każdej.

## Blask

lesson-shine = Blask i czarna gwiazda
    .about = Ile może kosztować wygrana
lesson-shine-star = Masz czarną gwiazdę, bo poprzednia runda jest twoja. Kto wygrywa dwa razy z rzędu, traci 1 żeton blasku.
lesson-shine-win = Wygraj jeszcze raz i zobacz: to kosztuje 1 żeton blasku, a masz ich pięć.
    .do = Zagraj kartę, która wygrywa.
lesson-shine-take = Jeden żeton blasku zgasł. Kartę wziąć trzeba, a 5 i 2 już masz: 5 kosztuje 1 żeton blasku, 2 kosztuje 3.
    .do = Weź tę tańszą.
lesson-shine-top = Czarna gwiazda zostaje u ciebie.
    .do = Wybierz wierzchnią kartę.
lesson-shine-no-lose = Ta karta nie wygra. Poszukaj koloru atutowego.
lesson-shine-no-three = Druga 2 kosztuje 3 żetony blasku. Jest coś tańszego.
lesson-shine-success = Kto wygrywa każdą rundę, spala swój blask. Czasem lepiej odpuścić.

## Płacenie

lesson-paying = Płacenie
    .about = Żeton blasku za trzy karty
lesson-paying-weak = Kolorem wiodącym jest zielony, a ty nie masz ani zielonych kart, ani atutu. Z taką ręką rundy nie wygrasz.
lesson-paying-pay = Zanim zagrasz, możesz zapłacić 1 żeton blasku za trzy karty. Ostatniego żetonu oddać nie można.
    .do = Zapłać za trzy karty.
lesson-paying-follow = Przyszła zielona 6. Masz teraz kolor wiodący, więc musisz dołożyć, i bardzo dobrze.
    .do = Zagraj zieloną 6.
lesson-paying-take = To było warte żetonu blasku.
    .do = Weź kartę.
lesson-paying-top = Jak zawsze zwycięzca wybiera wierzchnią kartę.
    .do = Wybierz wierzchnią kartę.
lesson-paying-no-cannot = Możesz, ale ta karta nie wygra. Stać cię na 1 żeton blasku.
lesson-paying-no-enough = Masz już, co trzeba, a blask jest cenny.
lesson-paying-success = Wygrana kupiona. Blask to punkty i czas, więc płać tylko wtedy, gdy się opłaca.

## Rywal

lesson-rival = Rywal
    .about = Gra dla dwojga
lesson-rival-third = W grze dla dwojga gra też rywal: po pierwszej karcie zagrywana jest wierzchnia karta talii. Jej kolor widać, wartości nie.
lesson-rival-lead = Zaczynasz ty. Na wierzchu talii jest zielona karta.
    .do = Zagraj dowolną kartę.
lesson-rival-won = Zielona 6 rywala wygrywa. Nikt nic nie bierze: wszystkie karty trafiają na stos, karta rywala na wierzch, więc atutem jest teraz zielony. Potem zaczyna drugi gracz.
lesson-rival-beat = { $altair } zaczyna czerwoną 5. Nie masz czerwonych kart, ale atutem jest zielony.
    .do = Zagraj kartę, która wygrywa.
lesson-rival-take = Bijesz oboje.
    .do = Weź kartę.
lesson-rival-no-no-need = Nie musisz tu płacić za karty.
lesson-rival-success = Znasz już rywala: gry nie wygra, ale rundę potrafi zepsuć.

## Zwycięstwo

lesson-winning = Zwycięstwo
    .about = Sześć wartości albo najwięcej punktów
lesson-winning-five = Masz wartości 1, 2, 3, 5 i 6. Brakuje tylko 4, a jest w tej rundzie.
lesson-winning-trump = Atutem jest niebieski, a zielonych kart nie masz.
    .do = Wygraj rundę.
lesson-winning-take = Gra kończy się, gdy kolekcja ma wszystkie sześć wartości. Kończy się też, gdy komuś zgaśnie ostatni żeton blasku: wtedy liczy się blask i klejnoty.
    .do = Weź kartę, której ci brakuje.
lesson-winning-no-lose = Ta karta nie wygra, a 4 przepadnie.
lesson-winning-no-have-one = Wartość 1 już masz. Której brakuje?
lesson-winning-success = Sześć wartości: wygrywasz grę. Znasz już całą Stella Quest.

## Ostatni blask

lesson-last-shine = Ostatni żeton blasku
    .about = Koniec gry na punkty
lesson-last-shine-one-left = { $altair } ma jeden żeton blasku i czarną gwiazdę, a tę rundę zaczyna zieloną 6. Ty masz cztery żetony blasku i więcej klejnotów.
lesson-last-shine-let-win = Atutem jest niebieski, więc twoja niebieska 1 wygrałaby. Ale jeśli znowu wygra { $altair }, straci ostatni żeton blasku i gra się skończy.
    .do = Zagraj kartę, która przegrywa.
lesson-last-shine-no-win = Ta karta wygrałaby rundę, a { $altair } ocali ostatni żeton blasku. Oddaj tę rundę.
lesson-last-shine-success = Ostatni żeton blasku zgasł i liczą się punkty: po jednym za każdy żeton blasku i każdy klejnot twoich wartości. Masz najwięcej i wygrywasz.
