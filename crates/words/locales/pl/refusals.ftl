# Dlaczego czegoś nie można i co zrobić zamiast tego.

refusal-game-over = Gra jest skończona; zacznij nową, by grać dalej.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Teraz pytanie nie jest do ciebie; poczekaj na swoją kolej.
   *[third] Teraz pytanie nie jest do { FORM($player, "genitive") }.
}
refusal-unreadable-move = Nie ma ruchu „{ $text }”; wybierz jeden z proponowanych.
refusal-ambiguous-move = „{ $text }” może oznaczać kilka ruchów: { $candidates }. Napisz cały ruch.
refusal-not-offered = „{ $text }” – teraz nie można: { $reason }
refusal-seats-fixed = Po rozpoczęciu tej gry nie można do niej dołączyć ani jej opuścić.
refusal-seat-taken = To miejsce jest zajęte; wybierz wolne.
refusal-table-full = Przy stole nie ma miejsc.
refusal-other = Teraz to niemożliwe.

# Stoły, konta i żądania.

refusal-empty = Najpierw coś wybierz.
refusal-stale = Pytanie się tymczasem zmieniło; spójrz jeszcze raz.
refusal-no-such-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty: poproś o link.
refusal-no-such-page = Nie znaleziono strony.
refusal-no-token = Najpierw załóż stół albo dołącz do stołu.
refusal-stranger = Nie ma cię przy tym stole; najpierw otwórz jego link.
refusal-not-invited = Ten link nie otwiera tego stołu; poproś o nowy.
refusal-not-a-link = To nie jest link do stołu.
refusal-not-owner = Może to zrobić tylko osoba, która założyła stół.
refusal-begun = Gra się zaczęła; tego nie można już zmienić.
refusal-chair-taken = To miejsce jest zajęte; wybierz wolne.
refusal-no-free-chair = Nie ma wolnego miejsca, ale możesz oglądać grę.
refusal-seated-already = Już siedzisz przy tym stole.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-paused = Gra jest wstrzymana; najpierw zgódźcie się grać dalej.
refusal-stood-in = Gra za ciebie bot; najpierw odbierz swoje miejsce.
refusal-nothing-to-undo = Nie można cofnąć żadnego twojego ruchu: coś już ujawniono.
refusal-too-fast = Nie tak szybko: poczekaj chwilę.
refusal-too-many-requests = Za dużo naraz; poczekaj trochę.
refusal-quota-tables = Masz za dużo stołów. Najpierw zakończ lub opuść jeden z nich.
refusal-quota-bot-tables = Masz za dużo stołów, przy których grają same boty. Najpierw zakończ jeden z nich.
refusal-quota-bytes = Twoje stoły zajmują za dużo miejsca. Zwróć się do administratora serwera.
refusal-quota-hints = W ciągu ostatniej godziny było dużo podpowiedzi. Spróbuj później.
refusal-quota-analyses = W ciągu ostatniej godziny było dużo analiz. Spróbuj później.
refusal-quota-experiments = Czas obliczeń w laboratorium na tę godzinę się skończył. Spróbuj później.
refusal-experiment-running = Inny twój eksperyment jeszcze trwa. Zatrzymaj go albo poczekaj, aż się skończy.
refusal-no-such-experiment = Nie masz takiego eksperymentu.
refusal-hints-off = Przy tym stole podpowiedzi nie są dozwolone.
refusal-nothing-to-advise = Nie masz teraz nic do wyboru.
refusal-quarantined = Ten stół jest wyłączony. Zwróć się do administratora serwera.
refusal-banned = To konto jest zablokowane. Zwróć się do administratora serwera.
refusal-bad-address = Na tej stronie nie ma takiego adresu.
refusal-wrong-method = Tej strony nie można użyć w ten sposób.
refusal-too-large = To za dużo danych. Wyślij mniej naraz.
refusal-wrong-media-type = Serwer nie odczytuje treści tego rodzaju.
refusal-cards-too-slow = Praca z tymi kartami trwa zbyt długo; użyj mniejszej liczby kart albo prostszych.
refusal-too-many-changes = Ustawienia tego stołu zmieniano zbyt często; utwórz nowy stół.
refusal-not-over = Gra jeszcze trwa; jej karty są tajne do końca.
refusal-no-such-code = Żaden stół nie ma teraz takiego kodu; poproś o nowy.
refusal-nothing-left = W tym momencie gra jest już skończona; wybierz wcześniejszy.
refusal-no-such-chair = W tym momencie nie ma takiego miejsca.
refusal-removed = Właściciel stołu cię usunął; wrócisz tylko przez nowy link.
refusal-locked = Ten stół jest zamknięty; poproś właściciela o wpuszczenie.
refusal-reserved = To miejsce czeka na zaproszonych; wybierz inne.
refusal-own-chair-only = W tej grze możesz zająć tylko swoje poprzednie miejsce.
refusal-bots-stay = Przy tym stole nikt nie zajmuje miejsca bota w trakcie gry.
refusal-not-let-back = Pozostali nie zgodzili się na twój powrót do tej gry.
refusal-starting = Gra zaraz się zacznie; spróbuj za kilka sekund.
refusal-vote-open = Trwa inne głosowanie; poczekaj na wynik.
refusal-crowded = Przy tym stole jest za dużo osób; przyjdź później.
refusal-wrong-password = To nie jest właściwe hasło.
refusal-chairs = W tej grze jest od { $fewest } do { $most } miejsc.
refusal-times = Takich limitów czasu lub takiego pierwszego miejsca nie można użyć; wybierz mniejsze liczby.
refusal-too-long = { $what ->
    [answer] Odpowiedź może
    [words] To, co dodajesz do tasowania, może
    [card-files] Wszystkie pliki kart razem mogą
    [never-ask] Lista zapowiedzi może
   *[message] Wiadomość może
} mieć najwyżej tyle znaków: { $most }.
refusal-too-few = Gra może się zacząć, gdy zajętych miejsc jest co najmniej: { $fewest }.
refusal-not-revealing = Sekrety ujawnia się tuż przed rozpoczęciem gry, nie teraz.
refusal-wrong-secret = Ten sekret nie zgadza się z tym, do czego się zobowiązano.
refusal-left-out = Sekret nie został ujawniony na czas, więc nie bierzesz udziału w tasowaniu.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-over = Gra jest skończona. Zaproponuj rewanż, żeby zagrać jeszcze raz.
refusal-no-such-person = Nie ma tu takiej osoby.
refusal-too-early = Ta odpowiedź przyszła za wcześnie; wyślij ją później.
refusal-nothing-to-respond-to = Nie ma teraz nic, na co można odpowiedzieć.
refusal-no-bot-asked = Tam nie czeka się na odpowiedź bota.
refusal-not-paused = Gra nie jest wstrzymana.
refusal-no-vote = Nie masz nad czym głosować.
refusal-no-spectators = Przy tym stole nie można być widzem.
refusal-chair-not-offered = Tego miejsca nikt ci nie proponował.
refusal-clock = Zegar serwera się cofnął; spróbuj ponownie.
refusal-which-link = Podaj, który link: jego token albo skrót.
refusal-unprepared = Serwer nie przygotował tej czynności. Zgłoś to jako błąd.
refusal-unknown-game = Nie ma gry „{ $name }”; są: { $known }.
refusal-unknown-option = { $game } nie ma opcji „{ $option }”; są: { $known }.
refusal-option-value = Opcja { $option } nie może mieć wartości { $value }; dozwolone: { $allowed }.
refusal-no-decks = W tej grze są tylko jej własne karty; nie wybieraj talii.
refusal-players = Liczba graczy w tej grze: od { $fewest } do { $most }, a nie { $players }.
refusal-stella-players = Liczba graczy w tej grze: od { $fewest } do { $most }, a nie { $players }.
refusal-first-seat = Miejsce { $first } nie może zaczynać; miejsca: od 0 do { $last }.
refusal-stella-first = Miejsce { $first } nie może zaczynać; miejsca: od 0 do { $last }.
refusal-unknown-edition = Nie ma talii „{ $name }”; są: { $known }.
refusal-empty-deck = Wybierz co najmniej jedną talię albo dodaj plik kart.
refusal-unknown-card = Nie ma karty „{ $name }”, nie można jej dodać ani usunąć.{ $like ->
    [none] {""}
   *[other] {" "}Może chodzi o „{ $like }”?
}
refusal-ambiguous-card = Kilka kart nazywa się „{ $name }”; wpisz jedną z nich: { $candidates }.
refusal-card-needs-edition = Podaj, z której talii jest karta „{ $name }”: wpisz TALIA/{ $name }.
refusal-card-there-already = Karta „{ $name }” już jest w talii.
refusal-card-file-mistakes = Plik z kartami { $name } zawiera błędy; najpierw je popraw. { $report }
refusal-unplayable-deck = Tymi kartami nie da się grać jako jedną talią. { $report }
refusal-names-file-mistakes = Plik z nazwami kart zawiera błędy; najpierw je popraw. { $reason }
refusal-unreadable = Nie można odczytać żądania. { $reason }
refusal-busy = Serwer jest zajęty; spróbuj za chwilę.
refusal-stopping = Serwer się wyłącza; spróbuj za chwilę.
refusal-no-randomness = Serwer nie ma liczb losowych; zwróć się do administratora.
refusal-later-format = Ten stół utworzyła nowsza wersja programu; nie można go otworzyć.
refusal-later-rules = Ten stół utworzyła nowsza wersja programu; nie można go otworzyć.
refusal-other-rules = Ta gra toczyła się według zasad, które od tego czasu się zmieniły; nie można jej otworzyć.
refusal-missing-definition = Brakuje kart tego stołu; zwróć się do administratora serwera.
refusal-corrupt-log = Dziennik tego stołu jest uszkodzony; zwróć się do administratora serwera.
refusal-storage = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj za kilka minut.
refusal-login-taken = Ta nazwa konta jest zajęta; wybierz inną.
refusal-bad-credentials = { $what ->
    [login] Nazwa konta ma od 2 do 64 znaków.
   *[password] Hasło ma co najmniej 8 znaków.
}
refusal-not-a-name = To nie jest poprawny identyfikator.
refusal-bad-input = Tego nie można zapisać. { $reason }
refusal-cross-site = To żądanie pochodzi z innej strony.
refusal-wrong-host = Serwer nie odpowiada na tę nazwę; uruchom go z --hostname.
refusal-timeout = Żądanie trwało zbyt długo; spróbuj ponownie.
refusal-upgrade-required = Połącz się przez WebSocket.
refusal-never-begun = Gra nigdy się nie zaczęła.

rule-other = zasady teraz na to nie pozwalają.
rule-not-in-hand = tej karty nie ma na ręce.
rule-not-in-mini-hand = teraz można zagrać tylko właśnie dobrane karty.
rule-draw-first = najpierw dobierz karty.
rule-no-plays-left = w tej turze wszystko już zagrano; wykonaj darmową akcję albo zakończ turę.
rule-blind-first-play = pierwsza karta w tej turze jest losowana.
rule-question-open = najpierw odpowiedz na bieżące pytanie.
rule-inside-an-effect = darmowe akcje wykonuje się tylko między zagrywanymi kartami.
rule-not-yours = ta karta nie działa na ciebie.
rule-not-usable = ta karta nie ma teraz dostępnej darmowej akcji.
rule-no-answer = tą kartą nie można na to odpowiedzieć.
rule-not-your-turn = to nie twoja tura.
rule-answer-open = ogłoszono kartę; odpowiedz na nią albo spasuj.
rule-no-window = nie ma teraz na co odpowiadać.
rule-draw-is-done = karty w tej turze są już dobrane.
rule-must-play = w tej turze trzeba zagrać jeszcze kartę.
rule-not-your-keeper = teraz można odrzucić tylko własny { -keeper }.
rule-no-discard-due = nic nie trzeba odrzucać, a wyrzucać kart ot tak nie można.
rule-not-a-choice = nie ma takiej odpowiedzi na bieżące pytanie.
rule-wrong-stage = teraz chodzi o co innego.
rule-too-little-light = płacić można, mając co najmniej 2 żetony blasku, bo ostatniego się nie oddaje.
rule-hand-full = masz już 10 kart.
rule-deck-empty = nie ma już kart.
rule-must-follow = zagraj kartę koloru wiodącego albo kartę odpoczynku.
rule-rest-not-taken = karty odpoczynku nie można zabrać; weź kartę emocji.
rule-not-in-trick = tej karty nie ma wśród leżących na stole.
rule-rest-on-top = zagrano kartę odpoczynku, więc na wierzchu musi leżeć karta odpoczynku.

# Gry w liczbach.

refusal-batch-games = Zestaw może mieć od 1 do { $most } gier, a nie { $games }.
refusal-batch-no-caller = Na wszystkich miejscach grają boty. Zostaw przynajmniej jedno miejsce dla siebie.
refusal-batch-threads = Nie udało się uruchomić wątków. Poproś o mniejszą liczbę.
refusal-array-length = Tablica „{ $array }” ma długość { $found }, a potrzebna jest { $wanted }.
refusal-action-not-legal = Akcja { $action } jest niedozwolona w grze { $game }. Wybierz jedną z dozwolonych przez maskę.
refusal-no-such-action = Nie ma akcji { $action }. Akcje mają numery od 0 do { $last }.
refusal-not-this-action = Akcja { $action } („{ $text }”) jest teraz niedozwolona. Wybierz jedną z dozwolonych przez maskę.
refusal-other-game = To należy do różnych gier. Używaj razem tylko tego, co należy do jednej gry.
refusal-not-a-saved-game = To nie jest zapisana gra: { $report }
