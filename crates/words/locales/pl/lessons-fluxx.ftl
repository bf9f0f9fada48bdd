# Lekcje Fluxx. Nazwa karty jest argumentem, który nazywa się jak karta.

## Dobierz i zagraj

lesson-turn = Dobierz i zagraj
    .about = Czym jest tura
lesson-turn-hello = Każda tura ma dwie części: najpierw dobierasz karty, potem je zagrywasz. Karta { $dreams } właśnie trafiła na twoją rękę.
lesson-turn-play = Zasady Podstawowe mówią: dobierz 1, zagraj 1. Karta jest dobrana, zostało jedno zagranie.
    .do = Zagraj dowolną kartę z ręki.
lesson-turn-altair = Fant zostaje na stole przed graczem, który go zagrał. Potem { $altair } robi to samo: dobiera jedną kartę i zagrywa jedną kartę.
lesson-turn-again = Znowu twoja tura, nowa karta jest już na ręce. Którą zagrać, decydujesz ty: na tym polega gra.
    .do = Zagraj kolejną kartę.
lesson-turn-both = Teraz oboje macie Fanty na stole. Tak toczy się gra, tura za turą, aż ktoś wygra.
lesson-turn-success = Już wiesz, czym jest tura: dobierz, potem zagraj. Następna lekcja pokaże, jak wygrać.

## Fanty i Cele

lesson-goals = Fanty i Cele
    .about = Co daje zwycięstwo
lesson-goals-goal = Cel na środku stołu mówi, co daje zwycięstwo, i jest jeden dla wszystkich. Cel { $dreamland } wymaga dwóch Fantów, których nie masz.
lesson-goals-new = Nowy Cel zastępuje stary. Cel { $toast } wymaga Fantów { $bread } i { $the-toaster }, a oba masz na ręce.
    .do = Zagraj Cel, który ci pasuje.
lesson-goals-first = Obowiązuje Cel { $toast }. Oba potrzebne Fanty masz na ręce, ale w turze zagrywa się tylko jedną kartę.
    .do = Zagraj jeden z dwóch Fantów.
lesson-goals-missing = Jeden Fant już leży na stole, brakuje tylko drugiego. Wygrasz, gdy tylko oba znajdą się przed tobą.
    .do = Zagraj kartę, która dopełnia Cel.
lesson-goals-no-keeper-first = Ten Fant się przyda, ale obowiązujący Cel go jeszcze nie wymaga. Poszukaj Celu na ręce.
lesson-goals-no-replaces = Zastąpiłaby Cel { $toast }, bo jest miejsce tylko na jeden. A właśnie Cel { $toast } możesz zrealizować.
lesson-goals-no-cookies = Fant { $cookies } leżałby przed tobą, ale Cel go nie wymaga.
lesson-goals-no-rule = Zasada { $draw-2 } pozwoliłaby wszystkim dobierać więcej kart. Do Celu cię teraz nie zbliży.
lesson-goals-success = Masz oba Fanty z Celu, więc wygrywasz natychmiast. Ktoś inny też mógł to zrobić: Cel jest jeden dla wszystkich.

## Nowe Zasady

lesson-rules = Nowe Zasady
    .about = Jedna zastępuje drugą
lesson-rules-in-force = W tej grze karty zmieniają zasady. Obowiązuje zasada { $draw-2 }: każdy dobiera w turze dwie karty, a ty swoje już masz.
lesson-rules-replace = O dobieraniu mówi naraz tylko jedna zasada, więc { $draw-4 } odeśle na stos kart odrzuconych zasadę { $draw-2 }. Działa od razu: dobierzesz dwie brakujące karty.
    .do = Zagraj zasadę { $draw-4 }.
lesson-rules-four = { $altair } też dobiera cztery karty: Nowa Zasada jest dla wszystkich. Do ciebie też przyszły cztery, a trzy z nich pasują do siebie.
lesson-rules-more = W turze zagrywa się jedną kartę, a ty potrzebujesz dwóch. Zasada { $play-3 } od razu to zmieni.
    .do = Zagraj zasadę, która daje więcej zagrań.
lesson-rules-two = Jedno z trzech zagrań za tobą. Cel { $night-and-day } wymaga Fantu { $the-sun }, który leży przed tobą, i Fantu { $the-moon }.
    .do = Zagraj { $the-moon } albo { $night-and-day }, kolejność nie ma znaczenia.
lesson-rules-win = Brakuje jeszcze jednej karty.
    .do = Zagraj ją i wygraj.
lesson-rules-no-keeper = Sam Fant jeszcze nie pomoże. Poszukaj Nowej Zasady o dobieraniu.
lesson-rules-no-one-play = To byłoby jedyne zagranie w tej turze, a do Celu trzeba dwóch kart. Najpierw zasada: wtedy zostaną ci dwa zagrania.
lesson-rules-success = Dwa razy zmieniasz zasady i dzięki nim wygrywasz. Nowe Zasady to często najsilniejsze karty na ręce.

## Limity

lesson-limits = Limity
    .about = Gdy kart i Fantów jest za dużo
lesson-limits-play-two = Obowiązuje zasada { $play-2 }, więc w turze zagrywasz dwie karty. { $altair } ma na ręce cztery karty i coś z tym zrobimy.
lesson-limits-hand = Limit kart mówi, ile kart można mieć na ręce. Kto nie ma teraz tury, odrzuca nadmiar od razu.
    .do = Zagraj zasadę { $hand-limit-1 }.
lesson-limits-go-on = { $altair } od razu odrzuca trzy z czterech kart. To twoja tura, więc ciebie limit obejmie dopiero na jej końcu: masz jeszcze jedno zagranie.
    .do = Zagraj Fant { $love }.
lesson-limits-discard = Tura się kończy i teraz limit dotyczy ciebie: może zostać jedna karta. Zostaw { $keeper-limit-2 }, będzie potrzebna.
    .do = Wybierz dwie pozostałe karty i odrzuć je.
lesson-limits-keepers = Limit Fantów działa tak samo, tylko na Fanty na stole. Przed tobą leżą trzy.
    .do = Zagraj zasadę { $keeper-limit-2 }.
lesson-limits-last = { $altair } od razu odrzuca Fant. Masz jeszcze jedno zagranie.
    .do = Zagraj zasadę { $hand-limit-2 }.
lesson-limits-choose = Tura się kończy: mogą zostać dwa Fanty, a wybierasz ty. Cel { $chocolate-milk } wymaga Fantu { $chocolate }.
    .do = Odrzuć Fant, którego nie potrzebujesz.
lesson-limits-no-later = Jeszcze nie: najpierw limit kart, potem limit Fantów.
lesson-limits-no-keep-rule = Wtedy przepadnie karta { $keeper-limit-2 }, a w następnym kroku jest potrzebna.
lesson-limits-no-needed = Fant { $chocolate } to połowa Celu. Łatwiej obejść się bez innego.
lesson-limits-success = Przeciwnik odrzuca pierwszy, ty na końcu. Limity bolą tych, którzy nie mają tury.

## Akcje

lesson-actions = Akcje i osobna ręka
    .about = Karty, które zagrywają karty
lesson-actions-kinds = Akcja robi raz to, co na niej napisano, i trafia na stos kart odrzuconych. { $draw-3-play-2 } to jedna z najlepszych.
lesson-actions-action = Przed tobą leży Fant { $sleep }, a Celu jeszcze nie ma. Zobacz, co kryje talia.
    .do = Zagraj Akcję { $draw-3-play-2 }.
lesson-actions-aside = Twoja ręka jest na chwilę odłożona, a trzy nowe karty tworzą osobną rękę. Dwie z nich zagrasz, trzecia zostanie odrzucona.
lesson-actions-first = Cel { $bed-time } wymaga Fantów { $sleep } i { $time }. Pierwszy leży na stole, a dwie pozostałe karty są tutaj.
    .do = Zagraj { $time } albo { $bed-time }.
lesson-actions-second = Z osobnej ręki możesz zagrać jeszcze jedną kartę.
    .do = Zagraj kartę, która wygrywa.
lesson-actions-no-keeper = Fant byłby jedynym zagraniem. Akcja pozwala zagrać dwie karty zamiast jednej.
lesson-actions-no-jackpot = Akcja { $jackpot } dałaby trzy karty, ale tu zostałoby tylko jedno zagranie. Dwie z tych trzech kart już wygrywają.
lesson-actions-success = Jedna Akcja dała dwa zagrania i to wystarczyło.

## Zonki

lesson-creepers = Zonki
    .about = Co nie pozwala wygrać
lesson-creepers-came = Przyszedł Zonk { $war }. Zonk od razu ląduje na stole przed tobą, a zamiast niego dobierasz inną kartę.
lesson-creepers-toaster = Cel { $toast } wymaga Fantów { $bread } i { $the-toaster }. Zobaczmy, co robi Zonk.
    .do = Zagraj Fant { $the-toaster }.
lesson-creepers-blocked = Masz oba Fanty, ale nie wygrywasz: z Zonkiem przed sobą nikt nie wygrywa, chyba że wymaga go sam Cel. Przeczytaj kartę { $war }: można ją przekazać.
lesson-creepers-peace = Kto ma Fant { $peace }, oddaje Zonka { $war } innemu graczowi. Fant { $peace } właśnie przyszedł.
    .do = Zagraj Fant { $peace }.
lesson-creepers-no-other = Nie zmieni to nic ani z Zonkiem, ani z Celem.
lesson-creepers-success = Zonk { $war } przeszedł do przeciwnika i w tej samej chwili twój Cel się liczy.

## Darmowe akcje

lesson-free-actions = Darmowe akcje
    .about = W twojej turze, ale to nie zagranie
lesson-free-actions-stuck = Do Celu potrzebujesz Fantu { $cookies }, a na ręce nic nie pomaga. Obowiązuje jednak zasada { $get-on-with-it }, która daje darmową akcję.
lesson-free-actions-use = Darmowa akcja nie jest zagraniem: w swojej turze używasz jej, dopóki spełniony jest jej warunek. Ta odrzuca rękę, daje trzy karty i kończy turę.
    .do = Użyj: { $get-on-with-it }.
lesson-free-actions-new-hand = Masz trzy nowe karty, a { $altair } już ma turę za sobą. Teraz możesz znowu użyć darmowej akcji albo po prostu dobrać.
    .do = Dobierz.
lesson-free-actions-win = Potrzebna karta już jest.
    .do = Zagraj ją.
lesson-free-actions-no-replaces = Zastąpiłaby Cel { $milk-and-cookies }, a Fant { $milk } już masz.
lesson-free-actions-no-gives = Ręce wszystkich powędrują dalej, a ty dostaniesz nieznaną. Jest pewniejszy sposób.
lesson-free-actions-no-not-now = Wtedy przepadnie potrzebna karta.
lesson-free-actions-success = Bezużyteczna ręka to jeszcze nie stracona tura, jeśli darmowa akcja ją wymienia.

## Niespodzianki

lesson-surprises = Niespodzianki
    .about = Odpowiedź poza swoją turą
lesson-surprises-danger = Trwa tura gracza { $altair }, na stole leżą Fanty { $the-stars } i { $starship }. Ty masz na ręce Niespodzianki: można nimi odpowiedzieć poza swoją turą.
lesson-surprises-answer = { $altair } zagrywa Cel { $to-the-stars } i mógłby nim wygrać. Zanim zadziała, pytani są wszyscy, którzy mogliby odpowiedzieć.
    .do = Odpowiedz Niespodzianką { $canceled-plans }.
lesson-surprises-again = { $altair } odpowiada na twoją Niespodziankę kartą { $belay-that }: każda Niespodzianka anuluje Niespodziankę. Na to też możesz odpowiedzieć.
    .do = Odpowiedz Niespodzianką { $veto }.
lesson-surprises-saved = Ostatnia Niespodzianka działa pierwsza: twoja anuluje { $belay-that }, więc { $canceled-plans } jednak działa i Celu już nie ma. Zaczyna się twoja tura.
lesson-surprises-no-pass = Wtedy Cel wejdzie w życie i { $altair } wygra.
lesson-surprises-success = Pewne zwycięstwo przeciwnika zatrzymane w jego turze. Trzymaj Niespodziankę na takie chwile.

## Zasady teraz

lesson-rules-now = Zasady w tej chwili
    .about = Jak czytać zatłoczony stół
lesson-rules-now-where = Obowiązują cztery Nowe Zasady i każda mówi o czymś innym. W razie wątpliwości otwórz obok planszy „Zasady w tej chwili”: tam jest napisane, co dotyczy ciebie.
lesson-rules-now-draws = Zasada { $draw-3 } daje trzy karty. { $poor-bonus } dodaje jedną temu, kto ma najmniej Fantów: to ty, więc przyszły cztery karty.
lesson-rules-now-one = Zasada { $play-2 } każe zagrać dwie karty. Ile zostało, widać na pasku u góry.
    .do = Zagraj kartę.
lesson-rules-now-two = Zostało jedno zagranie. Nie możesz przestać: zagrywasz tyle kart, ile każą zasady.
    .do = Zagraj kolejną kartę.
lesson-rules-now-keep = Zagrania za tobą, teraz działa { $hand-limit-2 }: masz trzy karty, a mogą zostać dwie.
    .do = Odrzuć kartę.
lesson-rules-now-success = Dobrać cztery, zagrać dwie, zostawić dwie: cały stół zasad odczytany bez pudła.

## Star Fluxx

lesson-star = Gwiezdny Fluxx: co przykleja się do Fantu
    .about = Przyklejone Zonki
lesson-star-sticks = Przyszedł Zonk { $malfunction } i przykleił się do Fantu { $starship }. Trzyma się urządzeń mechanicznych, więc Fantowi { $the-engineer } nic nie grozi.
lesson-star-free = Fant z przyklejonym Zonkiem { $malfunction } nie liczy się do żadnego Celu. { $the-engineer } umie go naprawić i jest to darmowa akcja.
    .do = Użyj Fantu { $the-engineer }.
lesson-star-counts = Zonka { $malfunction } już nie ma, a Fant { $starship } znów się liczy. Nie kosztowało to zagrania.
lesson-star-win = Cel { $starship-captain } wymaga Fantów { $starship } i { $the-captain }.
    .do = Zagraj Fant { $the-captain }.
lesson-star-no-disabled = Oba Fanty leżałyby przed tobą, ale { $starship } się nie liczy, dopóki przyklejony jest Zonk { $malfunction }.
lesson-star-no-other = Karta leżałaby przed tobą, ale Cel jej nie wymaga.
lesson-star-success = Najpierw napraw, potem zagraj: niektóre Fanty robią więcej, niż tylko leżą na stole.

## Star Wars Fluxx

lesson-star-wars = Star Wars: Zonki z mocą
    .about = Dziesięć Zonków, a niektóre działają
lesson-star-wars-many = Cel { $red-five } wymaga Fantów { $luke-skywalker } i { $x-wing }. Ale przed tobą leży Zonk { $stormtroopers }, a z Zonkiem się nie wygrywa.
lesson-star-wars-stopped = Mimo to dopełnij Cel: liczy się w każdej chwili, także w cudzej turze.
    .do = Zagraj Fant { $x-wing }.
lesson-star-wars-vader = Masz oba Fanty. Teraz trwa tura gracza { $altair }, a { $darth-vader } może zabrać Zonka { $stormtroopers } każdemu. Idź dalej i patrz.
lesson-star-wars-no-other = To dobry Fant, ale Cel go nie wymaga.
lesson-star-wars-success = { $altair } zabiera Zonka { $stormtroopers }, a ty wygrywasz w cudzej turze.

## Wonderland Fluxx

lesson-wonderland = Wonderland: Dżabersmok, korona, rymy
    .about = Trzy własne pomysły
lesson-wonderland-three = Cel { $queen-alice } wymaga Fantów { $alice } i { $crown }. Fantu { $crown } jeszcze nie masz, a Zonk { $jabberwock } nie pozwala wygrać.
lesson-wonderland-rhyme = Obowiązuje zasada { $rhyme-time }: raz w turze za dwuwiersz należy się nagroda. To nie jest zagranie.
    .do = Użyj: { $rhyme-time }.
lesson-wonderland-said = Powiedz dwa rymujące się wersy, na głos albo w myślach. Na przykład: „Kot zobaczył w oknie ptaka, więc udawał tam wieszaka”.
    .do = Potwierdź, że padł dwuwiersz.
lesson-wonderland-draw = Nagrodą jest karta albo dodatkowe zagranie. Ty potrzebujesz karty.
    .do = Wybierz dobranie.
lesson-wonderland-hand-on = Przyszedł Fant { $crown }. Najpierw pozbądź się Zonka { $jabberwock }: odrzuć Fant, a przejdzie do innego gracza.
    .do = Użyj: { $jabberwock }.
lesson-wonderland-pay = Kosztuje to Fant, który leży przed tobą.
    .do = Wybierz Fant, którego nie potrzebujesz.
lesson-wonderland-crown = Zonka { $jabberwock } ma teraz przeciwnik i nic ci nie przeszkadza.
    .do = Zagraj Fant { $crown }.
lesson-wonderland-no-rhyme-first = Zrobisz to za chwilę. Najpierw rym przyniesie kartę.
lesson-wonderland-no-other = Cel tej karty nie wymaga.
lesson-wonderland-no-no-rhyme = Bez dwuwiersza nie ma nagrody. Spróbuj.
lesson-wonderland-no-play-more = Bez Fantu { $crown } dodatkowe zagranie nie pomoże. Dobierz kartę.
lesson-wonderland-no-blocked = Oba Fanty leżałyby przed tobą, ale Zonk { $jabberwock } wciąż nie pozwala wygrać.
lesson-wonderland-no-needed = Fant { $alice } to połowa Celu. Zapłać innym.
lesson-wonderland-success = Rym, zapłata, korona: królowa Alicja wygrywa.

## Comet Night

lesson-comets = Noc Komety: znaczniki, zastępstwa i Antycele
    .about = Fanty, które liczą się jako inne
lesson-comets-marks = Cel { $moon-cheese } wymaga Fantów { $the-moon } i { $the-cheese }. Fanty tej edycji mają znaczniki, a Fant { $the-cheese } to jedzenie.
lesson-comets-fox = Fant { $the-fox } raz na turę zabiera innemu graczowi Fant ze znacznikiem jedzenia. To nie jest zagranie karty.
    .do = Użyj Fanta { $the-fox }.
lesson-comets-everybody = Drugi Cel to Antycel: gdy tylko jeden gracz ma Fanty { $the-comet }, { $the-rocket } i { $the-duck }, gra się kończy i wszyscy przegrywają.
lesson-comets-roll = Nie masz Fanta { $the-moon }, ale dla Celów liczy się jako on { $the-crescent-roll }.
    .do = Zagraj Fant { $the-crescent-roll }.
lesson-comets-no-ungoal = Masz wtedy wszystko, co wymienia Cel { $head-on-collision }, i wszyscy przegrywają. Zostaw Fant { $the-duck } na ręce.
lesson-comets-no-cheese-first = Leży wtedy przed tobą i liczy się jako { $the-moon }, ale to twoje jedyne zagranie. Najpierw zdobądź Fant { $the-cheese }.
lesson-comets-no-later = To daje jeszcze jedną turę, ale tylko raz w grze. Teraz da się wygrać i bez niej.
lesson-comets-success = Rogalik zamiast księżyca i cudzy ser: patrz, jako co liczy się Fant i którego Celu lepiej nie spełniać.
