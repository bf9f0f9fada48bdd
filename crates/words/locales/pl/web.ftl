# Strony: wszystko wokół gry.

## Everywhere

web-home = Start
web-navigation = Główne strony
web-skip = Przejdź do treści
web-new-table = Nowy stół
web-decks = Karty
web-help = Pomoc
web-credits = Autorzy
web-api = API
web-language = Język
web-theme = Motyw
web-theme-system = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-apply = Zastosuj
web-back = Wróć
web-sorry = Coś poszło nie tak

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Gwiezdny Fluxx
web-edition-star-wars = Star Wars Fluxx
web-edition-wonderland = Wonderland Fluxx
web-edition-comets = Noc komety
web-edition-stella-quest = Stella Quest
web-about-fluxx-4 = Klasyka: zasady są kartami i każda karta je zmienia.
web-about-star = Kosmiczne załogi, usterki i Niespodzianki poza kolejnością.
web-about-star-wars = Bohaterowie i łotry z odległej galaktyki.
web-about-wonderland = W głąb króliczej nory, z rymami i herbatkami.
web-about-comets = Zwierzęta, obserwatorium i noc, w którą przylatuje kometa: talia naszego pomysłu.
web-about-stella-quest = Gra w zbieranie lew pod gwiazdami: zbierz sześć wartości, zanim zgaśnie twój blask.

## Home

web-home-title = Gry karciane dla wszystkich
web-title = Pięć gier karcianych, jeden stół
web-lead = Zagraj od razu z botami albo ze znajomymi przez link. W przeglądarce, na telefonie, bez rejestracji.
web-play-now = Zagraj w { $game }
web-play-bots = Zagraj z botami
web-all-games = Wszystkie gry
web-continue = Graj dalej
web-go-on = Wznów
web-finished = Zakończone gry
web-look = Zobacz
web-with-friends = Ze znajomymi
web-with-friends-how = Załóż stół i wyślij link: kto go otworzy, dołącza do gry.
web-join-link = Kod lub link od znajomych
web-join = Dołącz
web-open-tables = Otwarte stoły
web-no-open-tables = Teraz nie ma otwartych stołów.
web-me = Ty
web-name = Twoje imię

## A new table

web-which-game = Która gra?
web-mix-how = Wydania Fluxxa można mieszać: wybierz kilka. Stella Quest to osobna gra.
web-who-plays = Kto gra?
web-seats = Miejsca
web-bots = W tym boty
web-level = Poziom botów
web-how-fast = Jak szybko?
web-pace-casual = Spokojnie: nikogo nie popędzamy.
web-pace-live = Na żywo: pół minuty na decyzję i dwie minuty zapasu.
web-pace-slow = Powoli: dwa dni na decyzję.
web-public = Pokazuj stół na publicznej liście
web-spectators = Wpuszczaj widzów
web-take-bots = Kto przyjdzie w trakcie gry, może zająć miejsce bota.
web-options = Zasady domowe
web-make-table = Załóż stół
web-option-usual = Domyślnie
web-option-pay-after = Stella Quest: za karty można płacić także po zagraniu
web-option-fewest-rules-discarded = Ile zasad trzeba odrzucić co najmniej, gdy karta pozwala odrzucić do połowy
web-option-blocked-leader = Prowadzącego zatrzymuje Zonk
web-option-blocked-leader-nobody-wins = nikt nie wygrywa
web-option-parting = Dwie karty nie mogą być razem: którą się oddaje
web-option-parting-keeper = Fant
web-option-payment = Dwie karty się znoszą
web-option-payment-optional = kiedy – decyduje właściciel
web-option-cured = Które Zonki można uleczyć
web-option-cured-loose-too = leżące osobno też
web-option-collecting = Wszystkie Fanty jednego rodzaju trafiają do jednego gracza
web-option-collecting-stealing = to liczy się jako kradzież
web-option-day = Jaki jest dzień
web-option-day-birthday = czyjeś urodziny
web-option-day-holiday = święto
web-option-day-ordinary = zwykły dzień
web-option-rhyme = Kto decyduje, czy był rym
web-option-rhyme-consent = pozostali
web-option-rhyme-waived = nikt: rym nie jest potrzebny
web-option-meta-rule = Zasada Nadrzędna
web-option-meta-rule-rules-escalation = każde tasowanie podnosi Zasady Podstawowe
web-option-meta-rule-no-creepers = bez Zonków
web-check-mix = Sprawdź mieszankę
web-mix-same = Nowe Zasady o tym samym, z których zostaje tylko najnowsza: { $names }.
web-mix-twice = Karty, które występują po jednej z każdego wydania: { $names }.
web-mix-nearly = Zasady różniące się tylko liczbami, które się nie zastępują: { $names }.
web-mix-unused = Karty, których nie wymaga tu żaden Cel: { $names }.
web-mix-impossible = Cele, których nikt tu nie spełni: { $names }.
web-mix-other = Warto też spojrzeć na karty: { $names }.
web-mix-fine = Nic szczególnego.
web-mix-fixed-deck = Gry { $game } nie można mieszać; mieszać można tylko wydania Fluxxa.
web-options-how = Wszystko może zostać, jak jest: tak przewidują zasady.
web-option-pay-after-how = Zwykle za karty płaci się przed zagraniem swojej. Z tą zasadą także po niej, na sam koniec tury.
web-option-fewest-rules-discarded-how = Niektóre karty odrzucają do połowy Nowych Zasad. Zwykle karta sama mówi, czy można nie odrzucić żadnej. 0: wolno zostawić wszystkie; 1: trzeba odrzucić co najmniej jedną.
web-option-blocked-leader-how = Niektóre Cele są dla tego, kto ma czegoś najwięcej. Zwykle gracza z Zonkiem się pomija i wygrywa następny po nim. Z tą zasadą nikt nie wygrywa, dopóki prowadzi ktoś, komu przeszkadza Zonk.
web-option-parting-how = Niektóre karty nie mogą leżeć u jednego gracza, na przykład „Wojna” i „Pokój”. Zwykle oddaje się Zonka; z tą zasadą – Fant.
web-option-payment-how = Niektóre karty się znoszą, na przykład „Podatki” i „Pieniądze”. Zwykle obie od razu się odrzuca; z tą zasadą ich właściciel decyduje, czy i kiedy.
web-option-cured-how = Niektóre Fanty leczą albo naprawiają. Zwykle tylko Zonka przyklejonego do Fantu; z tą zasadą także takiego, który leży osobno.
web-option-collecting-how = Niektóre karty zbierają wszystkie Fanty jednego rodzaju u jednego gracza. Zwykle to nie kradzież; z tą zasadą można na to odpowiedzieć Niespodzianką przeciw kradzieży.
web-option-day-how = Niektóre karty dają więcej w urodziny albo w święto. Zwykle ten, kto je zagrywa, mówi, jaki jest dzień; z tą zasadą dzień jest dla wszystkich ten sam.
web-option-rhyme-how = Niektóre karty Wonderland Fluxx proszą o dwuwiersz. Zwykle o rymie rozstrzyga ten, kto go powiedział; z tą zasadą pozostali, albo dwuwiersz nie jest potrzebny.
web-option-meta-rule-how = Obowiązuje od pierwszej tury do ostatniej i żadna karta jej nie usunie. Albo po każdym tasowaniu wszyscy dobierają i zagrywają o jedną kartę więcej, albo Zonki wyjmuje się przed rozdaniem.

## Before the start

web-invited = Zaproszenie do gry { $game }
web-sit-down = Dołącz
web-lobby-lead = Czekamy na graczy. Zacznij, gdy wszyscy będą.
web-chairs = Miejsca
web-free-chair = wolne
web-add-bot = Dodaj bota
web-free-it = Usuń: { $name }
web-start-needs = Aby zacząć, dwa miejsca muszą być zajęte.
web-start-waits = Grę zaczyna osoba, która założyła stół.
web-invite = Zaproszenie
web-invite-how = Przez link inni mogą przyjść do tego stołu.
web-invite-owner = Link dla innych może dać osoba, która założyła stół.
web-make-link = Utwórz link
web-copy = Skopiuj link
web-copied = Skopiowano
web-luck = Tasowanie, które można sprawdzić
web-luck-how = Karty tasują trzy rzeczy: tajna liczba serwera, której skrót jest tutaj, losowe liczby z przeglądarek graczy i słowa, które możesz dodać. Nikt nie może sterować tym sam, a po grze każdy może wszystko sprawdzić.
web-shuffle-who = Własne losowe liczby dodają: { $names }.
web-shuffle-nobody = W tym tasowaniu jest tylko losowa liczba serwera.
web-shuffle-left-out = Pominięci, bo ich liczba nie została ujawniona na czas: { $names }.
web-starting = Karty są tasowane…
web-manage = Zarządzanie stołem
web-lock = Zamknij stół
web-unlock = Otwórz stół
web-locked = Stół jest zamknięty: nikt nowy nie może wejść.
web-not-locked = Stół jest otwarty dla osób z linkiem albo z listy.
web-remove = Usuń: { $name }
web-remove-how = Miejsce zajmie bot. Wrócić można tylko przez nowy link.
web-reserve = Zachowaj dla zaproszonych
web-unreserve = Otwórz dla wszystkich
web-reserved = dla osób, które przyjdą przez link
web-links = Działające linki
web-link-days = { $count ->
    [one] wygasa w ciągu jednego dnia
   *[other] wygasa za { $count } dni
}
web-withdraw = Wycofaj
web-link-lasts = Nowy link działa przez
web-link-24 = dzień
web-link-168 = tydzień
web-link-720 = miesiąc
web-luck-words = Dodaj do tasowania własne słowa
web-code-how = Podaj znajomym ten kod; jest ważny przez godzinę:
web-color = Twój kolor
web-color-0 = bursztynowy
web-color-1 = koralowy
web-color-2 = błękitny
web-color-3 = fioletowy
web-color-4 = zielony
web-color-5 = różowy
web-color-6 = morski
web-color-7 = piaskowy

## At the table

web-you = ty
web-yours = Twoje karty
web-bot = bot, { $level }
web-stand-in = na razie gra bot
web-away = nieobecny/a
web-plays-now = gra teraz
web-plays-next = następna kolej
web-your-turn = Twoja tura
web-asked = Twoja decyzja
web-over = Koniec gry
web-moment = Chwileczkę…
web-waiting = Czekamy na: { $names }
web-paused = Gra jest wstrzymana
web-how-to-pick = Dotknij karty, aby ją przeczytać, i potwierdź wybór przyciskiem.
web-choose = Wybierz kartę
web-choose-several = { $count ->
    [one] Wybierz tę { $count } kartę
    [few] Wybierz te { $count } karty
   *[other] Wybierz te { $count } kart
}
web-choose-progress = { $chosen } z { $count }
web-choose-swap = Odwróć
web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
web-rules-in-force = Obowiązujące zasady
web-basic-draw = dobierz { $number }
web-basic-play = zagraj { $number }
web-deck = Talia
web-discard = Karty odrzucone
web-browse-discard = Przejrzyj karty odrzucone:
web-taking-effect = Właśnie działa
web-step-draw = Dobierz
web-step-play = Zagraj
web-step-limits = Limity
web-rules-now = Zasady w tej chwili
web-new = { $kind ->
    [goal] nowy
   *[other] nowa
}
web-can = Można wybrać; potwierdź przyciskiem.
web-just-look = Teraz nie można jej wybrać; można ją tylko obejrzeć.
web-show-kinds = Które karty z ręki pokazać
web-show-all = Wszystkie
web-discard-order = Od ostatnio odrzuconej
web-now-close = Blisko wygranej
web-now-nobody-close = Na razie nikt nie jest blisko.
web-now-steps = { $count ->
    [0] już wszystko jest
    [one] brakuje { $count } kroku
   *[other] brakuje { $count } kroków
}
web-now-numbers = Dobieranie, zagrywanie i limity
web-now-bonuses = Bonusy
web-now-actions = Darmowe akcje
web-now-others = Inne zasady
web-now-gone = Właśnie zniknęły
web-really = Tak, na pewno
web-reactions = Reakcje
web-mute = Ukryj wiadomości: { $name }
web-unmute = Pokazuj wiadomości: { $name }
web-rules-short = Zasady
web-log-short = Dziennik
web-log = Co się stało
web-log-earlier = Wcześniejsze wpisy
web-back-to-table = Wróć do stołu
web-recap = Od twojej ostatniej tury
web-recap-count = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}, { $plays ->
    [one] { $plays } zagranie
    [few] { $plays } zagrania
   *[other] { $plays } zagrań
}
web-recap-close = Jasne
web-recap-different = Co się zmieniło
web-held = Karta innego gracza
web-held-hold = Zatrzymaj
web-held-next = Dalej
web-held-now = Do gry
web-held-then = Potem
web-show-plays = Pokazuj karty innych graczy
web-show-plays-off = Bez zatrzymywania
web-show-plays-fast = Krótko
web-show-plays-normal = Tak, by zdążyć przeczytać
web-show-plays-slow = Dłużej
web-side = Zasady, dziennik i czat
web-chat = Czat
web-say = Powiedz coś
web-send = Wyślij
web-react-hello = Cześć!
web-react-well-played = Dobrze zagrane!
web-react-thanks = Dzięki!
web-react-oops = Ojej!
web-react-wow = Wow!
web-react-your-turn = Twoja tura!
web-react-good-game = Dobra gra!
web-seconds = { $count ->
    [one] została { $count } sekunda
    [few] zostały { $count } sekundy
   *[other] zostało { $count } sekund
}
web-beat = Chwila na odpowiedzi
web-wait = Czekajcie
web-waits = Czekamy: { $names }
web-always-wait = Zawsze czekaj na moją odpowiedź
web-always-wait-off = Nie czekaj na moją odpowiedź
web-never-ask = { $about ->
    [rule] Nie pytaj mnie o Nowe Zasady
    [goal] Nie pytaj mnie o Cele
    [keeper] Nie pytaj mnie o Fanty
    [creeper] Nie pytaj mnie o Zonki
    [action] Nie pytaj mnie o Akcje
    [surprise] Nie pytaj mnie o Niespodzianki
    [steal] Nie pytaj mnie o kradzieże
   *[other] Nie pytaj mnie o to
}
web-ask-again = { $about ->
    [rule] Znów pytaj mnie o Nowe Zasady
    [goal] Znów pytaj mnie o Cele
    [keeper] Znów pytaj mnie o Fanty
    [creeper] Znów pytaj mnie o Zonki
    [action] Znów pytaj mnie o Akcje
    [surprise] Znów pytaj mnie o Niespodzianki
    [steal] Znów pytaj mnie o kradzieże
   *[other] Znów pytaj mnie o wszystko
}
web-responses = Odpowiedzi poza swoją turą
web-responses-beat = { $count ->
    [one] Stół czeka { $count } sekundę
    [few] Stół czeka { $count } sekundy
   *[other] Stół czeka { $count } sekund
}
web-responses-sealed = Wszyscy są pytani za każdym razem (na turnieje)
web-pass-until-asked = Pasuj, dopóki nie padnie inne pytanie
web-pass-always = Zawsze pasuj w tej grze
web-pass-ask = Znów pytaj mnie o odpowiedzi
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-take-back = Już jestem
web-resume = Wznów
web-asks-back = { $name } chce wrócić do gry jako nowy gracz, z nowymi kartami.
web-ask-back = Poproś o powrót do gry
web-sit-in-game = Dołącz do stołu
web-proposes = { $name } proponuje { $what ->
    [pause] przerwę
    [resume] grać dalej
    [undo] cofnąć ruch
   *[end] zakończyć bez zwycięzcy
}.
web-menu = Menu
web-pause = Przerwa
web-step-away = Niech zastąpi mnie bot
web-concede = Poddaj się
web-end = Zakończ bez zwycięzcy
web-leave = Opuść grę
web-step-away-how = Miejsce pozostaje twoje: możesz wrócić w każdej chwili.
web-end-how = Gra skończy się bez wyniku. Jeśli grają inni ludzie, wszyscy muszą się zgodzić.
web-concede-how = Przegrywasz tę grę i możesz oglądać dalszy ciąg.
web-leave-how = Zwalniasz miejsce. We Fluxxie twoje karty zostają odrzucone, a powrót wymaga zgody wszystkich.
web-withdraw-vote = Wycofaj
web-notify = Powiadamiaj mnie o mojej turze
web-quick-on = Graj jednym dotknięciem
web-quick-off = Pytaj przed zagraniem
web-sound = Dźwięk, gdy kolej na ciebie
web-offline = Utracono połączenie; przywracamy je…

## Stella Quest

web-rest = Odpoczynek
web-rest-text = Pasuje do każdego koloru, ale nigdy nie wygrywa.
web-gems = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}
web-trump = Atut
web-lead-color = Kolor wiodący
web-trick = Lewa
web-your-card = twoja karta
web-winning = prowadzi
web-why = Dlaczego
web-why-nobody = Na razie nikt nie prowadzi.
web-why-ahead = Prowadzi { $name }, karta: { $card }; { $by ->
    [super-trump] superatut bije wszystko
    [trump] najwyższy atut
   *[lead] najwyższa karta koloru wiodącego, bez atutów
}.
web-lights = { $count ->
    [one] { $count } żeton blasku
    [few] { $count } żetony blasku
   *[other] { $count } żetonów blasku
}
web-marker = ma czarną gwiazdę
web-no-cards = bez kart
web-collection = Kolekcja
web-no-collection = jeszcze nic
web-rival-plays = zawsze gra jako drugi, kartą z talii
web-rival-played = już zagrał
web-rival-now = następna karta
web-rival-next = karta po niej

## The end

web-over-nobody = Nikt nie wygrał
web-over-you = Wygrywasz!
web-over-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
}
web-winning-cards = Cel i karty, które go spełniły
web-winner = wygrana
web-over-conceded = { $you ->
    [yes] Poddajesz się.
   *[no] { $name } poddaje się.
}
web-over-agreed = Zgodzono się zakończyć bez zwycięzcy.
web-over-abandoned = Przy stole nikogo nie ma.
web-over-ended-by-operator = Grę zakończył administrator serwera.
web-over-ended-by-limit = Gra stała się zbyt długa dla tego serwera.
web-fair-mine = Twoja przeglądarka sprawdziła: liczba serwera jest tą, którą obiecano przed startem, a twoja losowa liczba brała udział.
web-fair-good = Twoja przeglądarka sprawdziła: liczba serwera jest tą, którą obiecano przed startem.
web-fair-left = Liczba serwera jest tą obiecaną, ale losowa liczba twojej przeglądarki nie brała udziału.
web-fair-bad = Tasowanie nie jest tym, które obiecano przed startem. Nie ufaj mu.
web-fair-nothing = Twoja przeglądarka niczego nie zapisała o tym stole przed startem, więc nie ma czego porównać.
web-statistics = Statystyki
web-player = Gracz
web-turns = Tury
web-played = Zagrane
web-drawn = Dobrane
web-points = Punkty
web-rematch = Zagraj ponownie
web-share-game = Udostępnij
web-look-at-table = Zobacz stół
web-back-to-end = Wróć do wyniku
web-rematch-invites = { $names } { $count ->
    [one] chce
   *[other] chcą
} zagrać jeszcze raz.
stella-score-light = Blask
stella-score-out = bez blasku
stella-score-how = Każdy pozostały żeton blasku daje 1 punkt. Wartość, którą masz dokładnie raz, daje swoje klejnoty: 3 za 1 i 2, 2 za 3 i 4, 1 za 5 i 6. Wartość, która się powtarza, nie daje nic.
web-rematch-waits = Czekamy na pozostałych graczy.
web-to-rematch = Do nowego stołu
web-replay = Powtórka
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Na koniec
web-step = Krok
web-eyes = Widok gracza
web-step-of = Krok { $count } z { $all }
web-play = Odtwarzaj
web-stop = Zatrzymaj
web-share = Kopiuj link do tej chwili
web-watcher = widz
web-fork = Graj od tego miejsca
web-fork-how = Od tego miejsca zaczyna się nowy stół: zajmujesz miejsce gracza, którego widok oglądasz, resztę zajmują boty. O dalszym ciągu los rozstrzyga od nowa, według tajnej liczby tamtego stołu.
web-fork-over = Tu gra się kończy; cofnij się, aby grać dalej.
web-fork-seat = Najpierw wybierz, którego gracza widok oglądać.
web-shuffle = Sprawdzenie tasowania
web-shuffle-how = Przed startem wszyscy widzieli skrót. Teraz widać tajną liczbę: jej SHA-256 to ten skrót, więc jej nie zmieniono, a każde tasowanie wynika z niej i ze słów graczy.
web-shuffle-commitment = Skrót
web-shuffle-seed = Tajna liczba
web-shuffle-words = Słowa graczy
web-shuffle-none = brak
web-shuffle-check = Sprawdź teraz
web-shuffle-good = { $count ->
    [one] Przeliczono ponownie: { $count } tasowanie lub dobranie, zgadza się.
    [few] Przeliczono ponownie: { $count } tasowania i dobrania, wszystko się zgadza.
   *[other] Przeliczono ponownie: { $count } tasowań i dobrań, wszystko się zgadza.
}
web-shuffle-bad = Nie zgadza się: zapis zmieniono.
web-shuffle-record = Cały zapis, do własnego sprawdzenia

## Help and credits

web-print-how = Drukuj w skali 100 % bez marginesów, na papierze A4 lub Letter.
web-print = Wydrukuj karty
web-print-backs = Z rewersami
web-print-no-backs = Bez rewersów
web-at-the-table = Przy stole
web-help-windows = Czas na odpowiedź nigdy nie zależy od kart na ręce, więc czekanie niczego nie zdradza.
web-help-back = Po utracie połączenia, ponownym uruchomieniu albo na innym urządzeniu wracasz do tego samego pytania.
web-keys = Klawisze
web-key = Klawisz
web-key-does = Co robi
web-key-hand = Do kart na ręce
web-key-table = Do kart przed tobą
web-key-question = Do pytania
web-key-goals = Do Celów
web-key-rules = Do zasad w tej chwili
web-key-log = Do dziennika
web-key-arrows = Od karty do karty; każda pokazana w powiększeniu
web-key-enter = Do przycisku, który potwierdza wybór
web-key-escape = Cofnij wybór
web-credits-icons = Ikony
web-credits-changes = Współrzędne są zaokrąglone.
web-credits-icon = Ikona
web-credits-by = Kto narysował
web-credits-fonts = Kroje pisma i skrypty
web-keys-replay = W powtórce: krok wstecz, krok dalej; spacja odtwarza i zatrzymuje
web-help-fluxx-more = Niespodziankę można zagrać poza swoją turą, w odpowiedzi na to, co ktoś właśnie ogłosił; na nią też można odpowiedzieć. Karta przyklejona do innej jest przenoszona razem z nią.
web-help-stella-1 = Karty mają kolor i wartość od 1 do 6, każda dwa razy; karty odpoczynku nie mają żadnego z nich. Rewersy pokazują kolor.
web-help-stella-2 = Dokładaj do koloru wiodącego, jeśli możesz; kartę odpoczynku wolno zagrać zawsze. Lewę bierze superatut, czyli taka sama karta jak wierzchnia karta stosu odrzuconych albo zagrana wcześniej (ostatni, jeśli jest ich kilka), inaczej najwyższy atut, czyli karta w kolorze wierzchniej karty stosu, inaczej najwyższa karta koloru wiodącego.
web-help-stella-3 = Kto wziął lewę, zabiera z niej jedną kartę. Kto zbierze sześć różnych wartości, wygrywa.
web-help-stella-4 = Blask traci się za dwie wygrane z rzędu i za wartość, którą już się ma. Gdy komuś zgaśnie ostatni żeton blasku, gra się kończy; wtedy liczy się blask i kolekcje. Za jeden żeton blasku można dobrać trzy karty, ale nigdy za ostatni.
web-key-space = Wybierz podświetloną kartę
web-key-tab = Następny element

## Rules

web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-contents = Spis treści
web-rules-facts = Gracze: { $players } · od { $age } lat · { $minutes } minut
web-close = Zamknij
