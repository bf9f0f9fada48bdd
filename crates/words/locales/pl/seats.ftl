# Początek gry, dołączanie i odchodzenie: kto zaczyna, zasady domowe, miejsca.

## Tytuł mieszanki edycji

edition-short-fluxx-4 = Fluxx 4.0
edition-short-star = Gwiezdny Fluxx
edition-short-star-wars = Star Wars
edition-short-wonderland = Wonderland
edition-short-comets = Noc komety

## Kto zaczyna

seats-first = Kto zaczyna?
seats-first-chance = Losowo
seats-first-call = Kto pierwszy się zgłosi
seats-first-chair = Miejsce { $number }
seats-first-set = Zapisz
seats-call = Ja zaczynam!
seats-call-how = Wszystko gotowe. Zaczyna ten, kto pierwszy naciśnie przycisk. Jeśli nikt tego nie zrobi, zdecyduje los.
seats-call-wait = Wszystko gotowe. Gracze decydują, kto zaczyna.

## Zasady domowe

seats-house-rules = Zasady domowe
seats-house-rules-how = Te zasady obowiązują tylko wtedy, gdy zgodzą się wszyscy gracze.
seats-house-rules-never = Jeśli się nie zgadzasz, odejdź od stołu albo poproś gospodarza o usunięcie zasady.
seats-agree = Zgadzam się
seats-agreed = Zgoda: { $names }.
seats-agree-awaited = Jeszcze bez zgody: { $names }.
seats-drop-rule = Usuń tę zasadę
seats-start-awaits = Gra może się zacząć, gdy wszyscy zgodzą się na zasady domowe.

## Ilu graczy

seats-printed = { $fewest }–{ $most } graczy
seats-number-fluxx = { $number } (tylko Fluxx)
seats-number-more = { $number } (tylko Fluxx, więcej niż na pudełku)
seats-more-how = Na pudełku podano, dla ilu graczy jest gra. We Fluxx można grać nawet w ośmioro, ale wtedy długo czeka się na swoją turę.
seats-more-now = Na pudełku podano najwyżej { $most } graczy: na swoją turę trzeba będzie długo czekać.

## Terminal

terminal-how-seats = join: do gry dołącza jeszcze jeden gracz, z trzema kartami. leave: odchodzisz z gry, a twoja ręka i wszystko, co leży przed tobą, trafia na stos kart odrzuconych.
terminal-house-rules = Zasady domowe:
terminal-joined = Od teraz gra też { $name }.
terminal-nobody-left = Nie ma już kto grać.

## Odmowy

refusal-not-agreed = Jeszcze nie można zacząć. Na zasady domowe nie zgodzili się jeszcze: { $who }. Mogą się zgodzić albo odejść, a gospodarz może usunąć te zasady.
refusal-settings-changed = Ustawienia właśnie się zmieniły. Zanim się zgodzisz, przeczytaj zasady domowe jeszcze raz.
refusal-not-calling = Teraz nie można się zgłosić albo ktoś zrobił to wcześniej.

# Ready to start, and the number of chairs

seats-ready = Można zaczynać
seats-not-ready = Jeszcze chwila
seats-is-ready = gotowe
seats-is-not-ready = jeszcze nie
seats-start-with = Zacznij: { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
seats-add-chair = Dodaj miejsce (najwyżej { $most })
seats-remove-chair = Usuń miejsce
