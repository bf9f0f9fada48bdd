# Analiza rozegranej partii.

analysis-title = Analiza
analysis-story = Historia w trzech zdaniach
analysis-chances = Szanse na zwycięstwo
analysis-figures = To samo w tabeli
analysis-chart-how = Linia kropkowana to równe szanse. Numery prowadzą do chwil.
analysis-chart-alt = Szanse wszystkich graczy na zwycięstwo, od 0 do 100 procent. Te same liczby są w tabeli poniżej.
analysis-balance = Szczęście i decyzje
analysis-balance-how = W punktach na sto. Skąd wzięła się różnica:
analysis-start = Początek
analysis-luck = Szczęście
analysis-luck-how = co przyszło ze stosu
analysis-own = Własne decyzje
analysis-own-how = w porównaniu z najlepszym ruchem
analysis-others = Decyzje innych
analysis-others-how = ich pomoc i szkody
analysis-end = Koniec
analysis-moments = Co rozstrzygnęło partię
analysis-no-moments = Żadna pojedyncza tura niewiele zmieniła.
analysis-kind = { $kind ->
    [luck] szczęście
   *[decision] decyzja
}
analysis-turn = { $unit ->
    [round] Runda { $turn }
   *[turn] Tura { $turn }
}
analysis-change = { $name } { $before } → { $after }%
analysis-better = Lepiej: { $move } ({ $percent }%).
analysis-watch = Zobacz
analysis-fork = Graj od tego miejsca
analysis-judged = Ocena bota mistrza: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, po { $count } dalszych przebiegów, zawsze tych samych, więc każdy dostaje ten sam wynik.
analysis-how = Jak to jest oceniane
analysis-how-chances = Szanse liczą się dla prawdziwych kart, średnio z wielu dalszych przebiegów z nieznaną kolejnością stosu.
analysis-how-decisions = Decyzja jest porównywana z najlepszym ruchem według tego, co gracz mógł wiedzieć. Jeśli różnica jest za mała, by mieć pewność, decyzja nic nie kosztuje.
analysis-how-luck = Reszta każdej zmiany to szczęście: co dobrano, potasowano lub wylosowano i czego nikt nie mógł wiedzieć.
analysis-progress = { $unit ->
    [round] Runda { $turn } z { $turns }
   *[turn] Tura { $turn } z { $turns }
}
analysis-reading = Wczytywanie partii…
analysis-leave = Możesz opuścić tę stronę, analiza będzie trwać dalej.
analysis-begin = Przeanalizuj partię
analysis-begin-how = Bot rozgrywa wiele dalszych przebiegów każdej chwili. Trwa to do pół minuty.
analysis-you = { $name } (ty)
analysis-fair = równe szanse

## Historia: jak było, co to zmieniło, jak się skończyło.

story-led = { $unit ->
    [round] Od rundy { $from } do rundy { $to }
   *[turn] Od tury { $from } do tury { $to }
} { FORM($seat, "person") ->
    [second] prowadzisz ty.
   *[third] prowadzi { $seat }.
}
story-even = Nikt na długo nie wychodzi daleko na prowadzenie.
story-decision = { $unit ->
    [round] Runda { $turn }:
   *[turn] Tura { $turn }:
} { FORM($seat, "person") ->
    [second] twój wybór ({ $played }) kosztuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, najwięcej ze wszystkich ważnych decyzji.
   *[third] wybór { FORM($seat, "genitive") } ({ $played }) kosztuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, najwięcej ze wszystkich ważnych decyzji.
}
story-luck-good = { $unit ->
    [round] Runda { $turn }:
   *[turn] Tura { $turn }:
} szczęście daje { FORM($seat, "dative") } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-luck-bad = { $unit ->
    [round] Runda { $turn }:
   *[turn] Tura { $turn }:
} szczęście zabiera { FORM($seat, "dative") } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-steady = Żaden pojedynczy ruch niewiele zmienia.
story-won = { $you ->
    [yes] Wygrywasz
   *[no] { $count ->
        [one] Wygrywa
       *[other] Wygrywają
    } { $names }
} { $unit ->
    [round] w rundzie { $turn }
   *[turn] w turze { $turn }
}{ $luck ->
    [yes] , a szczęście przeważa nad wszystkimi decyzjami.
   *[no] .
}
story-nobody = Partia kończy się bez zwycięzcy.
