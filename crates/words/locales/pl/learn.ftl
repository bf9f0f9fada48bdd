# Lekcje: to, co wokół nich.

guide-this-one = ta karta
guide-taken-back = ruch cofnięty
guide-side = Przewodnik
guide-in-hand = { $move } – karta { $number } na ręce.
guide-elsewhere = Szukaj: { $move }.

## Lekcje

learn-title = Nauka
learn-lead = Krótkie gry z przygotowanymi kartami, każda poniżej trzech minut.
learn-in-three-minutes = Naucz się w trzy minuty
learn-newcomer = Pierwszy raz tutaj? Lekcja to prawdziwa gra z przygotowanymi kartami.
learn-tile = Lekcja
learn-step = Krok { $step } z { $all }
learn-done = ukończona
learn-minutes = { $count } min
learn-go-on-where = Kontynuuj od tego miejsca
learn-go-on = Kontynuuj
learn-group-fluxx = Fluxx, podstawy
learn-group-editions = Co dodają edycje
learn-group-stella-quest = Stella Quest
learn-of = { $done } z { $all }
learn-you = Ty
learn-effect = Co robi karta: { $effect } Tu to nie pomoże.
learn-no-help = Tak można, ale tu to nie pomoże.
learn-taken-back = Ruch cofnięty: { $move }
learn-show = Pokaż
learn-now-you = Teraz ty
learn-next = Dalej
learn-subtitle = Przy prawdziwym stole, z przygotowanymi kartami
learn-success = Udało się!
learn-shown = Oto ten ruch
learn-shown-how = Tak to wygląda. Teraz ruch zostaje cofnięty i wykonasz go samodzielnie.
learn-leave = Wyjdź, kontynuuj później
learn-all = Wszystkie lekcje
learn-nothing-counts = Bez zegara i punktów, próbuj, ile chcesz.
learn-next-lesson = Następna lekcja: { $title }
learn-real-game = Zagraj prawdziwą grę
learn-again = Zacznij od nowa

## Postępy

progress-title = Nauka i wyniki
progress-lessons = Lekcje
progress-puzzles = Rozwiązane zagadki
progress-games = Gry
progress-game = Gra
progress-against = Przeciwnicy
progress-people = ludzie
progress-played = Zagrane
progress-won = Wygrane
progress-best = Najlepszy wynik w Stella Quest: { $points }
progress-none = Jeszcze nic. Ukończ lekcję lub grę, a pojawi się tutaj.
progress-erase = Usuń naukę i wyniki
progress-erase-how = Zostaną usunięte: ukończone i rozpoczęte lekcje, zagadki, pokazane wskazówki i liczby gier. Zostaną: imię, gry i ich zapisy. Nie można tego cofnąć.
progress-download = Najpierw pobierz
progress-erase-really = Tak, usuń

## Wskazówki w pierwszej grze

tips-none = Bez wskazówek
tips-on = Pokazuj wskazówki
tips-off = Bez wskazówek
tips-label = Wskazówka

tip-first-draw = Karty dobierają się same na początku twojej tury. Co zostało do zrobienia, widać u góry.
tip-first-keeper = Fant zostaje przed graczem i może się przydać do każdego Celu.
tip-first-goal = Cel liczy się dla wszystkich. Znaczki na nim pokazują, kto co ma.
tip-first-replaced = Nowa Zasada zastąpiła starą tego samego rodzaju. Działa od razu.
tip-first-creeper = Zonk nie pozwala wygrać, chyba że wymaga go Cel.
tip-first-limit = Innych limit obowiązuje od razu, a ciebie na końcu twojej tury.
tip-first-question = Pytanie do ciebie, choć to nie twoja tura. Inni czekają na odpowiedź.
tip-near-win = Komuś brakuje jednej karty do Celu. Możesz go zastąpić.
tip-stella-lead = Zaczynasz rundę. Kolor twojej karty jest wiodący i kto może, musi do niego dołożyć.
tip-stella-follow = Jeśli masz kartę koloru wiodącego, zagraj ją. Karty odpoczynku można zagrać zawsze.
tip-stella-trump = Wierzchnia karta stosu kart odrzuconych wskazuje kolor atutowy. Atut bije każdą kartę innego koloru.
tip-stella-take = Wygrywasz rundę. Weź wartość, której jeszcze nie masz: powtórzona kosztuje blask.
tip-stella-top = Wybierasz kartę na wierzch stosu kart odrzuconych. Jej kolor będzie atutem w następnej rundzie.
tip-stella-star = Masz czarną gwiazdę. Kolejna wygrana kosztuje teraz 1 żeton blasku.
tip-stella-shine = Zostało ci mało blasku. Gdy ktoś traci ostatni żeton, gra się kończy.

## Rulings that are shown

rulings-ruling = Wyjaśnienie
rulings-steps = Kroki
rulings-before = Przedtem
rulings-before-you = Twoja tura. Wszystkie karty są tu odkryte, żeby łatwo było śledzić grę.
rulings-before-other = Teraz gra { $name }. Wszystkie karty są tu odkryte, żeby łatwo było śledzić grę.
rulings-you-choose = Twój wybór: { $move }.
rulings-chooses = { $name } wybiera: { $move }.
rulings-new = nowe
rulings-on = na karcie: { $card }
rulings-nothing = nic
rulings-won = wygrana
rulings-in-front = Na stole
rulings-hand = Na ręce
rulings-aside = Odłożone do zagrania
rulings-tested = Te karty i ruchy to test, który jest uruchamiany przy każdej zmianie programu.
rulings-try = Wypróbuj
