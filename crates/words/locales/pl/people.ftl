# Ludzie: imiona, konta, inne urządzenia, poczekalnia, widzowie.

## Gry na listach

people-in-progress = Gra w toku
people-your-turn = { $game }: twój ruch
people-their-turn = { $game }: czekamy na graczy: { $names }
people-goes-on = { $game }: gra trwa
people-in-lobby = { $game }: jeszcze się nie zaczęła
people-with = grają: { $names }
people-more-games = { $count ->
    [one] Trwa jeszcze { $count } gra
    [few] Trwają jeszcze { $count } gry
   *[many] Trwa jeszcze { $count } gier
}
people-won-you = Twoje zwycięstwo
people-won = { $count ->
    [one] Zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
people-won-nobody = Bez zwycięzcy
people-over-unknown = Zakończona
people-just-now = przed chwilą
people-minutes-ago = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
people-hours-ago = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
people-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
people-no-games = Tu pojawią się twoje gry.
people-your-games = Twoje gry
people-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## Imię i kolor

people-name-optional = Twoje imię, jeśli chcesz
people-name-how = Widzą je inni przy stole.
people-save = Zapisz
people-name-color = Imię, kolor
people-profile = Imię i kolor

## Konta

people-guest = W tej przeglądarce grasz jako gość. Do gry nie potrzeba konta.
people-account = Konto
people-signed-in = Zalogowano jako { $login }.
people-account-how = Bez konta twoje gry przepadną, gdy przeglądarka usunie swoje dane. Konto wymaga tylko nazwy i hasła, bez adresu e-mail. Twoje gry zostaną z tobą.
people-account-new-how = Imię, kolor i gry zostaną z tobą.
people-create-account = Załóż konto
people-have-account = Mam już konto
people-no-account = Nie mam jeszcze konta
people-sign-in = Zaloguj się
people-sign-in-loses = W tej przeglądarce grasz teraz jako { $name }, bez konta. Po zalogowaniu stracisz dostęp do tych gier. Aby je zachować, załóż konto.
people-sign-out = Wyloguj się
people-login = Nazwa konta
people-login-how = Od 2 do 64 znaków. Służy do logowania; inni jej nie widzą.
people-password = Hasło
people-password-how = Co najmniej 8 znaków.
people-password-change = Zmień hasło
people-password-present = Obecne hasło
people-password-new = Nowe hasło
people-password-changed = Hasło zostało zmienione.

## Inne urządzenie

people-device = Graj dalej na innym urządzeniu
people-device-how = Utwórz link i otwórz go na telefonie lub komputerze albo zeskanuj kod QR. Tam masz to samo imię i te same gry.
people-device-make = Utwórz jednorazowy link
people-device-scan = Otwórz ten link na innym urządzeniu albo zeskanuj kod. Działa jeden raz, przez { $minutes } minut. Nikomu go nie pokazuj: kto go otworzy, gra jako ty.
people-device-qr = Kod QR linku
people-device-title = Grać dalej jako { $name }?
people-device-confirm = Od teraz w tej przeglądarce gra { $name }, z tymi samymi grami co na drugim urządzeniu.
people-device-loses = Do tej pory w tej przeglądarce gra { $name }, bez konta. Do tych gier nie da się wrócić. Aby je zachować, najpierw załóż dla nich konto.
people-device-accept = Graj dalej jako { $name }

## Poczekalnia

people-host = gospodarz
people-taken = zajęte { $taken } z { $all }
people-also-here = Są też: { $names }.
people-leave-table = Odejdź
people-no-messages = Nie ma jeszcze wiadomości.
people-watch-link = Link dla widzów
people-watch-how = Kto go otworzy, może oglądać grę, ale nie grać.
people-watch-public = To publiczny stół: każdy może go oglądać pod tym adresem.
people-watch-make = Utwórz link dla widzów
people-watch-copy = Skopiuj link dla widzów
people-watch-tag = dla widzów

## Zaproszenie

people-join-host = Gospodarz: { $name }
people-join-players = Gracze: { $names }
people-join-free = { $count ->
    [one] { $count } miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
people-join-bots = Zajmiesz miejsce bota.
people-join-started = Gra już trwa. Można jeszcze dołączyć.
people-join-full = Wszystkie miejsca są zajęte, więc będziesz widzem.
people-join-closed = Gra już trwa i nie można teraz do niej dołączyć, więc będziesz widzem.
people-join-over = Gra się skończyła. Możesz zobaczyć, jak.
people-join-refused = Wszystkie miejsca są zajęte, a przy tym stole nie ma widzów. Poproś gospodarza o wolne miejsce.
people-join-watch-link = To link dla widzów: można oglądać, ale nie grać. Aby grać, poproś gospodarza o zaproszenie.
people-join-seated = Masz już miejsce przy tym stole.
people-to-table = Do stołu
people-spectate = Oglądaj

## Przy stole

people-spectator = { $why ->
    [link] Jesteś widzem, bo twój link jest dla widzów.
    [full] Jesteś widzem, bo wszystkie miejsca są zajęte.
    [free] Jesteś widzem. Możesz zająć miejsce.
   *[closed] Jesteś widzem, bo do gry nie można teraz dołączyć.
}
people-bot-in = bot za
people-time-left = pozostały czas
people-time-bank = zapas czasu
people-stood-in = { $you ->
    [yes] { $why ->
        [asked] Na razie gra za ciebie bot.
        [time] Twój czas minął; na razie gra za ciebie bot.
       *[away] Nie było cię; na razie gra za ciebie bot.
    }
   *[no] { $why ->
        [asked] { $name }: na razie gra bot.
        [time] { $name }: czas minął, na razie gra bot.
       *[away] { $name }: nieobecność, na razie gra bot.
    }
}
people-returned = { $you ->
    [yes] Znowu grasz.
   *[no] { $name } znowu gra.
}

## Odmowy

refusal-no-such-device-link = Ten link został już użyty lub wygasł. Utwórz nowy na pierwszym urządzeniu.
refusal-watch-only = Twój link jest dla widzów. Aby grać, poproś gospodarza o zaproszenie.
refusal-name-empty = Wpisz imię, w którym jest przynajmniej jeden widoczny znak.
refusal-name-too-long = Imię może mieć najwyżej { $most } znaków.
