# The sentence builder of the card studio.

## The words of the language that stand around others

builder-word-once-per-turn = Darmowa akcja, raz w turze
builder-word-free-action = Darmowa akcja, dowolną liczbę razy w turze
builder-word-start-of-turn = Na początku twojej tury
builder-word-end-of-turn = Na końcu twojej tury
builder-word-once-per-game = Darmowa akcja, raz w grze
builder-word-together-with = Gdy tylko masz też inną kartę
builder-word-alone = Gdy nie masz przed sobą innych kart
builder-word-goals-change = Za każdym razem, gdy zmienia się cel
builder-word-after = Za każdym razem, gdy coś się stanie
builder-word-when = Tylko jeśli …
builder-word-any-of = Wystarczy jeden z warunków
builder-word-all-of = Wszystko to razem
builder-word-wins-if = Inny sposób na wygraną
builder-word-your-turn = W twojej turze
builder-word-answer = W odpowiedzi innemu graczowi
builder-word-cancel = To nie działa
builder-word-redirect = Trafia do ciebie
builder-word-steal-back = Zabierasz coś w zamian
builder-word-then = A potem
builder-word-option = Jedna z możliwości
builder-word-choose-one = Wybierz jeden z kilku efektów
builder-word-by-chance = Los wybiera jeden z kilku efektów
builder-word-for = Robią to wybrani gracze
builder-word-if = Tylko jeśli …, zrób to
builder-word-otherwise = W przeciwnym razie
builder-word-repeat = Zrób to kilka razy
builder-word-act = Własnymi słowami

## Choices of short lists

builder-value-all = wszystkie
builder-value-one = jedna
builder-value-half = do połowy
builder-value-limits = wszystkie limity
builder-value-yours = przed tobą
builder-value-others = u innych graczy
builder-value-anyones = u dowolnego gracza
builder-value-owner = wybiera właściciel
builder-value-discard = stos kart odrzuconych
builder-value-deck = talia
builder-value-top = wierzch talii
builder-value-bottom = spód talii
builder-value-hand = ręka
builder-value-table = przed graczem
builder-value-rules = zasady w grze
builder-value-goals = cele w grze
builder-value-play = zagrano kartę
builder-value-gain = karta trafia przed gracza
builder-value-lose = gracz traci kartę
builder-value-draw = dobrano kartę
builder-value-reshuffle = przetasowano stos kart odrzuconych
builder-value-turn = ta tura
builder-value-round = jedna kolejka
builder-value-nobody = nikt
builder-value-steal = kradzież
builder-value-this = ta karta
builder-value-either = jednego z obu rodzajów
builder-value-card-in-hand = karta na ręce
builder-value-player = gracz
builder-value-other-player = inny gracz
builder-value-true = tak
builder-value-false = nie
builder-value-or-random = { $kinds } albo losowa karta
builder-number-word = { $count }, także przy inflacji

## What parts ask

builder-ask-word = Co się dzieje?
builder-ask-occasion = Kiedy?
builder-ask-demand = Czego potrzeba?
builder-ask-number = Ile?
builder-ask-count = Ile?
builder-ask-card = Która karta?
builder-ask-kind = Jakiego rodzaju?
builder-ask-pile = Który stos?
builder-ask-players = Kto?
builder-ask-condition = Pod jakim warunkiem?
builder-ask-event = Po czym?
builder-ask-which = Które?
builder-ask-what = Co?
builder-ask-text = Co robią gracze?
builder-ask-mark = Jaki symbol?
builder-ask-name = Nazwa
builder-ask-icon = Jaki obrazek?
builder-ask-subject = O czym?
builder-ask-lasts = Jak długo?
builder-ask-reconstructed = Czy to rekonstrukcja?
builder-ask-reconstructed-in-part = Czy to częściowa rekonstrukcja?
builder-ask-ungoal = Czy wszyscy przegrywają?
builder-ask-marks = Jakie ma symbole?
builder-ask-value = Ile punktów?
builder-ask-birthday = Ile w urodziny?
builder-ask-holiday = Ile w święto?
builder-ask-ordinary = Ile w zwykły dzień?
builder-ask-draw = Ile dobrać?
builder-ask-play = Ile zagrać?
builder-ask-hand-limit = O ile więcej na ręce?
builder-ask-keeper-limit = O ile więcej przed tobą?
builder-ask-to = Komu?
builder-ask-everyone-while = Dopóki która karta jest w grze?
builder-ask-holder-of = Kto ma którą kartę?
builder-ask-only = Tylko która karta?
builder-ask-may-decline = Czy można odmówić?
builder-ask-by = Kto to robi?
builder-ask-of = Czyja albo jakiego rodzaju?
builder-ask-of-holder = Od gracza z którą kartą?
builder-ask-have = Którą kartę masz?
builder-ask-lack = Której karty nie masz?
builder-ask-nobody-has = Której karty nikt nie ma?
builder-ask-other-has = Którą kartę ma inny gracz?
builder-ask-in-play = Która karta jest w grze?
builder-ask-keepers = { -keeper }: co najmniej ile?
builder-ask-creepers = { -creeper }: co najmniej ile?
builder-ask-cards-in-hand = Co najmniej ile kart na ręce?
builder-ask-who = Kto?
builder-ask-pick = Kto wybiera?
builder-ask-from = Skąd albo od kogo?
builder-ask-except-holder = Kogo to omija: gracza z którą kartą?
builder-ask-holder-chooses = Kto wybiera: gracz z którą kartą?
builder-ask-whose = Od kogo?
builder-ask-except = Oprócz której?
builder-ask-with = Tylko z czym?
builder-ask-hand-instead = Zamiast tego karta z ręki?
builder-ask-collector = Na czyją rękę: gracza z którą kartą?
builder-ask-up-to = Najwyżej ile?
builder-ask-at-least = Co najmniej ile?
builder-ask-per = Za każde co?
builder-ask-named = Tylko która karta?
builder-ask-to-player = Któremu graczowi?
builder-ask-to-holder = Graczowi z którą kartą?
builder-ask-openly = Czy widzą to wszyscy?
builder-ask-unknown = Słowo, którego nie ma

## Groups of menus, and why a choice makes no sense

builder-group-holds = Dopóki jest w grze
builder-group-occasions = Kiedy
builder-group-demands = Czego potrzeba
builder-group-hands = Dobieranie i ręka
builder-group-tables = Karty przed graczami
builder-group-plays = Zagrywanie kart
builder-group-rules = Zasady i cele
builder-group-turns = Tury i koniec gry
builder-group-combining = Połączyć
builder-group-answers = Odpowiedzi
builder-group-words = Możliwości
builder-group-numerals = Liczby
builder-group-number-words = Liczby, które się nie zmieniają
builder-group-details = Więcej szczegółów
builder-refused-only-on = tylko na kartach: { $kinds }
builder-refused-follows-condition = tylko po warunku
builder-refused-already-there = już jest
builder-add-value = jeszcze jedna

## The state of a part

builder-open = jeszcze nie wybrano
builder-kind = Rodzaj
