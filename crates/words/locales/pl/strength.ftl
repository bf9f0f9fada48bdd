# Jak silna jest karta ze studia.

strength-title = Jak silna jest ta karta?
strength-studio = Studio
strength-back = Wróć do karty
strength-answer = Odpowiedź
strength-weak = Słaba
strength-weak-too = słaba
strength-little-weak = Trochę słaba
strength-little-weak-too = trochę słaba
strength-fair = W sam raz
strength-fair-too = w sam raz
strength-strong = Silna, ale w porządku
strength-strong-too = silna
strength-too-strong = Za silna
strength-too-strong-too = za silna
strength-one = { $first }
strength-two = { $first } lub { $second }
strength-many = Jeszcze nie wiadomo: wszystko możliwe, { $from } – { $second }
strength-measuring = Trwa pomiar …
strength-later = Jeszcze niezmierzona
strength-not-playable = Pomiar zacznie się, gdy kartą da się zagrać.
strength-never-drawn = Nikt jej nigdy nie dobrał.
strength-never-played = Nikt jej nie zagrał. Liczba gier: { $games }.
strength-never-used = Zagrano ją, ale nikt jej nie użył. Liczba gier: { $games }.
strength-rarely-played = W { $share } gier, w których ktoś ją dobiera, nikt jej nie zagrywa.
strength-stuck = Z tą kartą utyka { $share } gier, bez niej { $other }.
strength-wins-often = Wygrywa { $share } wszystkich gier, kilka razy więcej niż inny Cel.
strength-drew = Kto ją dobierze, wygrywa { $with } gier; ci sami gracze w tych samych rozdaniach bez niej { $without }. Różnica w punktach: { $points }, od { $low } do { $high }.
strength-like = W talii { $deck } mniej więcej tyle samo warta jest karta { $card }.
strength-games = Gry z kartą: { $games }; tyle samo bez niej
strength-more = Wszystkie liczby
strength-points = { $points } pkt
strength-range = od { $low } do { $high }
strength-tile-wins = Szansa wygranej po dobraniu
strength-tile-played = Zagrana w
strength-tile-drawn = gier; dobrana w { $share }
strength-tile-used = Użyta w
strength-tile-length = Liczba tur w grze
strength-tile-instead = { $with } zamiast { $without }
strength-tile-stuck = Gry, które utknęły
strength-tile-most = najwyżej { $share }
strength-choices = Zmierz jeszcze raz
strength-deck = Talia
strength-measure = Zmierz
strength-many-games = Rozegraj 100 000 gier
strength-with = z kartą
strength-without = bez niej, te same rozdania
strength-group = Kto
strength-not-yet = Jeszcze nie da się tego powiedzieć.
strength-no-difference = Nie widać różnicy.
strength-who-title = Kto z nią wygrywa?
strength-who-tab = Kto wygrywa
strength-who-sure = { $played ->
    [yes] Zagranie
   *[no] Dobranie
  } tej karty daje { $points } pkt.
strength-who-drew = kto ją dobrał
strength-who-played = kto ją zagrał
strength-who-held = kto ją tylko trzymał
strength-who-others = wszyscy inni
strength-whom-title = Komu sprzyja?
strength-whom-tab = Komu sprzyja
strength-whom-sure = Największa zmiana: { $who }, { $points } pkt.
strength-standing-far = daleko z tyłu
strength-standing-behind = o 1 kartę mniej
strength-standing-level = po równo
strength-standing-ahead = na prowadzeniu
strength-length-title = Czy gry się wydłużają?
strength-length-tab = Długość
strength-length-sure = Gry są { $longer ->
    [yes] dłuższe
   *[no] krótsze
  } o { $turns } tury: połowa kończy się do tury { $with } zamiast { $without }.
strength-comes-title = Czy wchodzi do gry?
strength-comes-tab = W grze
strength-comes-answer = Dobrano ją w { $drawn } gier, zagrano w { $played }.
strength-comes-drawn = trafia do ręki
strength-comes-played = jest zagrana
strength-comes-used = jest użyta
strength-comes-won = wygrywa jako Cel
