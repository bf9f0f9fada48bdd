# Gra w terminalu: stół w słowach i to, co mówi się wokół gry.

## Wokół gry

terminal-hint = ? – pomoc, hint – rada, q – koniec
terminal-pass = Przekaż ekran: teraz { $name }. { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
terminal-input-ended = Koniec danych wejściowych, a z nimi i gry.
terminal-no-option = Nie ma opcji { $number }; wybierz od 1 do { $most }.
terminal-several = „{ $text }” pasuje do kilku opcji: { $candidates }. Napisz więcej albo podaj numer.
terminal-no-card = W tej talii nie ma karty „{ $text }”.
terminal-no-text = O tej opcji nie ma nic więcej do powiedzenia.
terminal-how = Wpisz numer opcji albo fragment jej tekstu.
    ?: ta pomoc. hint: co zrobiłby mistrz i dlaczego. ? NUMER lub ? KARTA: co mówi karta. d: karty odrzucone. t: stół jeszcze raz. q: koniec.
terminal-how-plain = Wpisz numer opcji albo fragment jej tekstu.
    ?: ta pomoc. hint: co zrobiłby mistrz i dlaczego. d: karty odrzucone. t: stół jeszcze raz. q: koniec.
terminal-stopped = Gra przerwana.
terminal-seed = Rozdanie tej gry ma numer { $seed }; --seed { $seed } rozda tak samo.
terminal-saved = Gra jest zapisana w { $file }; asterism replay { $file } ją pokaże.
terminal-unfinished = Tu zapis się urywa: gra nie została dokończona.
terminal-discard = Stos kart odrzuconych, od wierzchu
terminal-discard-empty = Stos kart odrzuconych jest pusty.

## Stół Fluxx

fluxx-board-goals = { -goal(number: "many") }
fluxx-board-no-goal = Nie ma jeszcze { -goal(case: "genitive") }.
fluxx-board-nobody = nikt
fluxx-board-holder = { $seat }
fluxx-board-rules = Zasady w tej chwili
fluxx-board-players = Gracze
fluxx-board-player = { FORM($seat, "subject") }: na ręce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}; na stole: { $cards }.
fluxx-board-nothing = nic
fluxx-board-mini-hand = { FORM($seat, "person") ->
    [second] Odłożone do zagrania
   *[third] { $seat } ma odłożone do zagrania
}: { $cards }.
fluxx-board-hidden = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
fluxx-board-piles = Stosy
fluxx-board-draw-pile = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
fluxx-board-discard-pile = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, na wierzchu: { $card }.
fluxx-board-resolving = Właśnie działa: { $cards }.
fluxx-board-turn = Tura
fluxx-board-drawn = Dobrane: { $count }.
fluxx-board-drawn-of = Dobrane: { $count } z { $all }.
fluxx-board-played-of = Zagrane: { $count } z { $all }.
fluxx-board-played-all = Zagrane: { $count }; trzeba zagrać wszystkie karty z ręki.
fluxx-board-hand = Karty na twojej ręce
fluxx-board-no-hand = Nie masz kart na ręce.
fluxx-in-short = W swojej turze dobierasz karty, a potem je zagrywasz: tyle, ile każą obowiązujące zasady, na początku po jednej.
    Zagrany { -keeper } zostaje przed tobą. { -goal } mówi, co trzeba mieć, żeby wygrać; nowy zastępuje stary.
    { -rule } od razu zmienia zasady dla wszystkich. Akcja działa i zostaje odrzucona.
    { -creeper } nie zostaje na ręce: trafia przed tego, kto go dobierze, i nie pozwala mu wygrać, chyba że wymaga go { -goal }.
    Kto jako jedyny spełnia { -goal(case: "accusative") }, od razu wygrywa, także w turze innego gracza.

## Stół Stella Quest

stella-discard = Karty na stosie kart odrzuconych
stella-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
stella-board-pile = Stos kart odrzuconych: { stella-board-cards }, na wierzchu: { FORM($card, "nominative") }; { $trump ->
    [none] bez atutu
   *[other] atut: { $trump-text }
}.
stella-board-deck = Talia: { stella-board-cards }; { $top ->
    [none] nie ma już czego dobierać
   *[other] następny rewers: { FORM($back, "nominative") }
}.
stella-board-seat = { FORM($seat, "subject") }: { stella-board-light }{ $marker ->
    [yes] , czarna gwiazda
   *[no] { "" }
}{ $first ->
    [yes] { FORM($seat, "person") ->
        [second] , zaczynasz
       *[third] , zaczyna
    }
   *[no] { "" }
}; ręka: { $hand }; kolekcja: { $collection }.
stella-board-light = blask { $light }
stella-board-nothing = nic
stella-board-rival = rywal
stella-board-played = { $who }: { FORM($card, "nominative") }
stella-board-trick = Na stole: { $cards }.
stella-board-lead = { $lead ->
    [none] Nie ma jeszcze koloru wiodącego.
   *[other] Kolor wiodący: { $lead-text }.
}
stella-board-ahead = Prowadzi { $who }, karta: { FORM($card, "nominative") }.
stella-board-hand = Karty na twojej ręce: { $cards }.
stella-color = { $color ->
    [red] czerwony
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}
stella-mean-draw = gaśnie 1 żeton blasku, nowe karty: do { $count }
stella-mean-rest = nie może wygrać
stella-mean-super-trump = superatut
stella-mean-trump = atut
stella-mean-ahead = obejmie prowadzenie
stella-mean-repeated = masz już tę wartość: kosztuje { stella-light }
stella-mean-new = nowa wartość
stella-mean-top = { $trump ->
    [none] wtedy nie ma atutu
   *[other] wtedy atut: { $trump-text }
}
stella-mean-end = gra następna osoba
stella-in-short = Karta ma kolor (czerwony, żółty, zielony, niebieski) i wartość od 1 do 6, każda jest dwa razy; karta odpoczynku nie ma ani koloru, ani wartości.
    Odpowiadać można też krótko: R1, Y2, G3, B4 od pierwszych liter angielskich nazw kolorów, Z to karta odpoczynku; na przykład play R1.
    Dokładaj do koloru wiodącego, jeśli możesz; kartę odpoczynku można zagrać zawsze.
    Rundę wygrywa superatut, czyli taka sama karta jak wierzchnia odrzucona albo zagrana wcześniej (ostatni, jeśli jest ich kilka), inaczej najwyższy atut (kolor wierzchniej odrzuconej karty), inaczej najwyższa karta koloru wiodącego.
    Kto wygrywa rundę, zabiera do kolekcji jedną z jej kart. Kto zbierze sześć różnych wartości, wygrywa grę.
    Blask traci się za wygraną dwa razy z rzędu (1) i za wzięcie wartości, którą już się ma (3 za 1 i 2, 2 za 3 i 4, 1 za 5 i 6). Gdy komuś zgaśnie ostatni żeton, gra się kończy, a pozostali liczą blask i kolekcje.
    Za 1 żeton blasku można dobrać trzy karty; ostatniego żetonu nie wolno wydać.

## Lista kart

deck-card-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-kind = { $kind }: { $count }
deck-reconstructed = odtworzona
deck-reconstructed-in-part = częściowo odtworzona
deck-reconstructed-note = „Odtworzona” oznacza kartę wymyśloną przez nas, bo oryginalna nie jest znana; „częściowo” – kartę znaną, ale nie w każdym szczególe.
