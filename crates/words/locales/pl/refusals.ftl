# Dlaczego czegoś nie można i co zrobić zamiast tego.

refusal-game-over = Gra jest skończona; zacznij nową, by grać dalej.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Teraz pytanie nie jest do ciebie; poczekaj na swoją kolej.
   *[third] Teraz pytanie nie jest do { FORM($player, "genitive") }.
}
refusal-unreadable = „{ $text }” to nie ruch w tej grze; wybierz jeden z proponowanych.
refusal-ambiguous = „{ $text }” może oznaczać kilka ruchów: { $candidates }. Napisz cały ruch.
refusal-not-offered = „{ $text }” – teraz nie można: { $reason }
refusal-seats-fixed = Po rozpoczęciu tej gry nie można do niej dołączyć ani jej opuścić.
refusal-seat-taken = To miejsce jest zajęte; wybierz wolne.
refusal-table-full = Przy stole nie ma miejsc.
refusal-other = Teraz to niemożliwe.

rule-other = zasady teraz na to nie pozwalają.
rule-not-in-hand = tej karty nie ma na ręce.
rule-not-in-mini-hand = teraz można zagrać tylko właśnie dobrane karty.
rule-draw-first = najpierw dobierz karty.
rule-no-plays-left = w tej turze wszystko już zagrano; wykonaj darmową akcję albo zakończ turę.
rule-blind-first-play = pierwszą kartę w tej turze losuje się na ślepo; niech zdecyduje los.
rule-question-open = najpierw odpowiedz na otwarte pytanie.
rule-inside-an-effect = darmowe akcje wykonuje się tylko między zagraniami.
rule-not-yours = ta karta nie działa na ciebie.
rule-not-usable = ta karta nie ma teraz dostępnej darmowej akcji.
rule-no-answer = ta karta nie odpowiada na to, co ogłoszono.
rule-not-your-turn = to nie twoja tura.
rule-answer-open = coś ogłoszono: odpowiedz albo spasuj.
rule-no-window = nie ma teraz na co odpowiadać.
rule-draw-is-done = karty w tej turze są już dobrane.
rule-must-play = w tej turze trzeba zagrać jeszcze kartę.
rule-not-your-keeper = teraz można odrzucić tylko własny { -keeper }.
rule-no-discard-due = nic nie trzeba odrzucać, a wyrzucać kart ot tak nie można.
rule-not-a-choice = nie ma takiej odpowiedzi na otwarte pytanie.
rule-wrong-stage = teraz chodzi o co innego.
rule-too-little-light = płacić można, mając co najmniej 2 żetony blasku, bo ostatniego się nie oddaje.
rule-hand-full = ręka jest pełna.
rule-deck-empty = nie ma już kart.
rule-must-follow = zagraj kartę wiodącego koloru albo kartę odpoczynku.
rule-rest-not-taken = karty odpoczynku nie można zabrać; weź kartę emocji.
rule-not-in-trick = tej karty nie ma wśród leżących na stole.
rule-rest-on-top = zagrano kartę odpoczynku, więc na wierzchu musi leżeć karta odpoczynku.
