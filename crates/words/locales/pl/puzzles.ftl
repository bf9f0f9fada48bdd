# Puzzles.

puzzle-title = Zagadki
puzzle-title-of = Zagadki: { $title }
puzzle-lead = Liczba pozycji, w których można od razu wygrać: { $count }. Wszystkie są udowodnione komputerowo: bez szczęścia, bez ukrytych kart, z jednym właściwym pierwszym ruchem.
puzzle-of-the-day = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-earlier-days = Poprzednie dni
puzzle-by-title = Wszystkie zagadki
puzzle-number = Zagadka { $number }
puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-all = Wszystkie zagadki
puzzle-subtitle = Zagadka
puzzle-task = Zadanie
puzzle-task-turn = Wygraj w tej turze. Wygrana jest pewna: nie trzeba szczęścia ani kart, których nie widać.
puzzle-task-round = Wygraj grę w tej rundzie. Wygrana jest pewna: nie trzeba szczęścia ani kart, których nie widać.
puzzle-no-surprises = Nikt nie może odpowiedzieć: wszystkie Niespodzianki, których nie masz na ręce, leżą na stosie kart odrzuconych.
puzzle-hint = Podpowiedź
puzzle-hint-moves = { $count ->
    [one] Wystarczy jeszcze jeden ruch.
    [few] Wystarczą jeszcze { $count } ruchy.
   *[other] Wystarczy jeszcze { $count } ruchów.
}
puzzle-hint-kind = Przyjrzyj się kartom tego rodzaju: { $kind }.
puzzle-hint-elsewhere = Stąd nie ma pewnej wygranej. Zacznij od początku i zapytaj jeszcze raz.
puzzle-solution = Rozwiązanie
puzzle-solution-how = Oto rozwiązanie, ruch po ruchu.
puzzle-try-yourself = Spróbuj bez pomocy
puzzle-try-again = Jeszcze raz
puzzle-solved = Rozwiązane
puzzle-turn-over = Jeszcze nie
puzzle-not-won = Do tego prowadzą te ruchy i nie ma tu wygranej.
puzzle-still-missing = Wciąż brakuje:
puzzle-the-way = Rozwiązanie:
puzzle-near-miss = Blisko: { $move }. Jeśli karty dobrze leżą, tak też można wygrać, mniej więcej w { $percent } przypadkach na 100. Rozwiązanie wygrywa zawsze.
puzzle-next = Następna zagadka
puzzle-nothing-counts = Bez zegara, prób jest tyle, ile chcesz.
