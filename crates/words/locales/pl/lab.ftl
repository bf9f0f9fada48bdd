# Laboratorium i liczby na stronach talii.

lab-title = Laboratorium
lab-lead = Rozegraj wiele gier z jedną różnicą i zobacz, co zmienia. Oba warianty mają te same rozdania.
lab-questions = Pytania na początek
lab-question-strong = Czy { $card } to za silna karta?
lab-question-number = A gdyby na karcie { $card } było { $number }?
lab-question-seat = Czy pierwsze miejsce wygrywa częściej?
lab-question-option = Co zmienia „{ $option }”?

## Formularz

lab-yours = Twój eksperyment
lab-decks = Talie
lab-change = Co jest inaczej?
lab-change-none = Nic: zbadaj talię taką, jaka jest
lab-change-without = Bez jednej karty
lab-change-number = Inna liczba na karcie
lab-change-option = Zasada domowa
lab-card = Karta
lab-number = Liczba
lab-option = Zasada domowa
lab-choose = Wybierz…
lab-play = Jak się gra
lab-players = Gracze
lab-agents = Kto gra
lab-agents-sensible = Proste boty, szybko
lab-agents-uniform = Losowe ruchy
lab-agents-regular = Zwykłe boty, wolno
lab-games = Gry każdego wariantu
lab-seed = Ziarno
lab-seed-how = To samo ziarno daje te same rozdania.
lab-impact = Zmierz, ile warta jest każda karta (trwa około 40 razy dłużej)
lab-run = Uruchom
lab-check = Sprawdź
lab-quota = Czas obliczeń, który został w tej godzinie: { $minutes } min.
lab-wrong-players = Wybierz od 2 do 8 graczy.
lab-wrong-card = Wybierz kartę z tych talii.
lab-wrong-no-number = Na tej karcie nie ma jednej liczby, którą można zmienić. Wybierz inną.
lab-wrong-number = Wybierz liczbę od 0 do 20, inną niż wydrukowana.
lab-wrong-option = Wybierz zasadę domową tej gry.

## Wynik

lab-about = Pytanie
lab-variant = Wariant
lab-variant-printed = jak wydrukowano
lab-variant-without = bez karty { $card }
lab-variant-number = z liczbą { $number }
lab-deals = Rozdania
lab-deals-same = te same dla A i B
lab-new = Nowy eksperyment
lab-edit = Zmień kopię
lab-print = Drukuj
lab-charts = Wykresy
lab-progress = Postęp
lab-done-of = Gry każdego wariantu: { $done } z { $all }
lab-left-seconds = zostało około { $count } s
lab-left-minutes = zostało około { $count } min
lab-not-run = Tego eksperymentu jeszcze tu nie uruchomiono. Pod tym samym adresem wynik jest zawsze ten sam.
lab-stage-preparing = Przygotowujemy talie…
lab-stage-running = W toku. Wykresy rosną razem z grami.
lab-stage-done = Gotowe
lab-stage-stopped = Zatrzymano
lab-stage-quota = Zatrzymano: czas obliczeń tej godziny się skończył.
lab-stage-failed = Nie udało się uruchomić.
lab-stop = Zatrzymaj i zachowaj
lab-continue = Kontynuuj
lab-so-far = Na razie
lab-differs = Co się różni
lab-not-sure = jeszcze nie wiadomo
lab-none-seen = nie widać różnicy
lab-looked = Na pewno różni się { $sure } z { $count } porównań, z poprawką na ich liczbę. Udziały w punktach; ± to przedział 95 %.
lab-take = Zabierz ze sobą
lab-link = Kopiuj link
lab-take-how = Ten sam plik i ziarno dają te same liczby na każdym komputerze:
lab-foot = Asterism { $version } · ziarno { $seed } · gry każdego wariantu: { $games }

## Wykresy

lab-as-table = Pokaż jako tabelę
lab-value = Wartość
lab-low = Od
lab-high = Do
lab-rows = W tabeli są wszystkie ({ $count }).
lab-turns = tury w grze
lab-length-title = Jak długo trwa gra?
lab-length-tab = Długość
lab-length-one = Połowa gier kończy się do { $turn }. tury.
lab-length-differs = Gry wariantu { $variant } są { $longer ->
    [yes] dłuższe
   *[no] krótsze
} o { $turns } ± { $interval } tury.
lab-not-yet = Jeszcze nie wiadomo, czy { $variant } coś zmienia.
lab-no-difference = Z wariantem { $variant } nie widać różnicy.
lab-goal = Cel
lab-goals-title = Które Cele wygrywają?
lab-goals-tab = Cele
lab-goals-most = Najczęściej wygrywa Cel { $card }: { $share } wszystkich gier.
lab-goals-differ = Z wariantem { $variant } Cel { $card } wygrywa o { $points } punktu { $more ->
    [yes] częściej
   *[no] rzadziej
}.
lab-worth-title = Ile warta jest każda karta?
lab-worth-tab = Karty
lab-worth-how = Punkty szansy na wygraną dla tych, którzy ją dobrali, w porównaniu z tymi samymi rozdaniami bez niej.
lab-worth-one = Karta { $card } zmienia szanse właściciela o { $points } punktu.
lab-worth-most = Najważniejsza jest karta { $card }: { $points } punktu dla właściciela.
lab-worth-unsure = Żadnej karty nie da się jeszcze odróżnić od zera.
lab-helps = pomaga
lab-harms = szkodzi
lab-unsure = nie do odróżnienia od zera
lab-seats-title = Czy miejsce ma znaczenie?
lab-seats-tab = Miejsca
lab-seats-not-yet = Jeszcze nie wiadomo: żadne miejsce nie odbiega wyraźnie od { $fair }.
lab-seats-fair = Nie: żadne miejsce nie odbiega wyraźnie od { $fair }.
lab-seats-differ = Miejsce { $seat } wygrywa { $more ->
    [yes] więcej
   *[no] mniej
} niż swoją część: { $share } zamiast { $fair }.
lab-seat = Miejsce { $seat }
lab-seat-head = Miejsce
lab-fair = { $fair }: po równo
lab-pair = Para
lab-synergy-title = Które karty pasują do siebie?
lab-synergy-tab = Pary
lab-synergy-how = Punkty szansy na wygraną dla tych, którzy dobrali obie, ponad to, co tłumaczą obie karty osobno.
lab-synergy-most = { $card } i { $other } pasują do siebie: { $points } punktu.
lab-synergy-none = Żadna z par ({ $count }) nie różni się na pewno od dwóch osobnych kart.
lab-skill-title = Ile zależy od umiejętności?
lab-skill-tab = Umiejętność
lab-skill-how = Jeden gracz „{ $better }” wśród graczy „{ $worse }”, po kolei na każdym miejscu. 0 % to samo szczęście, 100 % sama umiejętność.
lab-skill-most = Najwięcej: { $variant }. Lepszy gracz wygrywa { $share } zamiast { $luck }, więc umiejętność to { $skill }.
lab-besides = Inne liczby
lab-besides-how = Minuty zakładają 10 sekund na każdą decyzję z kilkoma możliwymi ruchami. Szanse oceniają boty na początku każdej tury. Powrót: zwycięzca miał kiedyś mniej niż połowę równej szansy.
lab-measure = Miara
lab-difference = Różnica
lab-measure-minutes = minuty w tempie ludzi
lab-measure-decisions = decyzje
lab-measure-lead-changes = zmiany prowadzącego
lab-measure-swing = szanse, które przechodzą w turze
lab-measure-comebacks = powroty
lab-measure-unwon = utknęły: nikt nie wygrał
lab-measure-shine = blask, który został, wszyscy gracze
lab-measure-collected = karty w kolekcjach, wszyscy gracze
lab-measure-gems = klejnoty, wszyscy gracze
lab-measure-score = punkty, wszyscy gracze
lab-measure-winning-score = punkty zwycięzcy
lab-ending = koniec: { $ending }
lab-ending-goal = Cel
lab-ending-turn-limit = limit tur
lab-ending-cut-off = przerwanie
lab-ending-shine = ostatni żeton blasku
lab-ending-collection = pełna kolekcja
lab-compared-wins = Wygrane Celu { $card }
lab-compared-seat = Wygrane miejsca { $seat }
lab-compared-played = Gry, w których zagrano kartę { $card }

## Liczby talii

figures-show = Liczby
figures-how = Gry: { $games }, proste boty: { $players }, ziarno { $seed }, wersja { $version }. Przedziały 95 %.
figures-measured = Jak to zmierzono
figures-measured-how = Warta: o ile punktów częściej wygrywają ci, którzy dobrali kartę, niż te same miejsca w tych samych rozdaniach bez niej. Na próżno: dobrana, ale niezagrana i nieużyta. Umiejętność: ile zwykły bot wśród losowych graczy wygrywa ponad szczęście; 100 % to sama umiejętność.
figures-study = Zbadaj w laboratorium
figures-median = gra trwa { $turns } tur (mediana)
figures-minutes = około { $minutes } min we czworo
figures-first = pierwsze miejsce: { $points } punktu
figures-skill = umiejętność: { $skill }
figures-sort = Kolejność
figures-sort-name = jak wydrukowano
figures-sort-wins = według wygranych
figures-sort-played = według zagrań
figures-sort-worth = według wartości
figures-wins = wygrywa
figures-of-games = w { $share } gier
figures-played = zagrana
figures-dead = na próżno
figures-dead-of = w { $share } gier z nią
figures-worth = warta
figures-points = { $points } punktu
figures-taken = zabrana
figures-best-goal = wygrywa najczęściej ze wszystkich Celów
figures-least-goal = wygrywa najrzadziej ze wszystkich Celów
figures-table = Wszystkie w tabeli
