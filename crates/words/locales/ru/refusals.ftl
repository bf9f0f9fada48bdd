# Почему чего-то нельзя и что делать вместо этого.

refusal-game-over = Игра окончена; чтобы играть дальше, начни новую.
refusal-no-such-seat = За этим столом нет места { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Сейчас вопрос не к тебе; дождись своей очереди.
   *[third] Сейчас от { FORM($player, "genitive") } ответа не ждут.
}
refusal-unreadable = «{ $text }» — не ход этой игры; выбери один из предложенных.
refusal-ambiguous = «{ $text }» может означать разные ходы: { $candidates }. Напиши ход целиком.
refusal-not-offered = «{ $text }» сейчас нельзя: { $reason }
refusal-seats-fixed = После начала этой игры нельзя ни сесть за стол, ни выйти из-за него.
refusal-seat-taken = Это место занято; выбери свободное.
refusal-table-full = За столом нет мест.
refusal-other = Сейчас это невозможно.

rule-other = правила этого сейчас не разрешают.
rule-not-in-hand = этой карты нет на руке.
rule-not-in-mini-hand = сейчас можно играть только взятые для этого карты.
rule-draw-first = сначала тяни карты.
rule-no-plays-left = в этот ход всё уже сыграно; соверши свободное действие или заверши ход.
rule-question-open = сначала ответь на открытый вопрос.
rule-inside-an-effect = свободные действия совершаются только между розыгрышами карт.
rule-not-yours = эта карта на тебя не действует.
rule-not-usable = у этой карты сейчас нет доступного свободного действия.
rule-draw-is-done = карты на этот ход уже взяты.
rule-must-play = в этот ход нужно сыграть ещё.
rule-not-your-keeper = сейчас можно сбросить только свою { -keeper(case: "accusative") }.
rule-no-discard-due = сбрасывать ничего не нужно, а просто так выбрасывать карты нельзя.
rule-not-a-choice = такого ответа на открытый вопрос нет.
rule-wrong-stage = сейчас вопрос о другом.
rule-too-little-light = платить можно, только имея хотя бы 2 фишки сияния: последнюю не отдают.
rule-hand-full = рука полна.
rule-deck-empty = карт больше нет.
rule-must-follow = играй карту ведущего цвета или карту отдыха.
rule-rest-not-taken = карту отдыха забрать нельзя; возьми карту эмоции.
rule-not-in-trick = этой карты нет среди лежащих на столе.
rule-rest-on-top = сыграна карта отдыха, значит, сверху должна лежать карта отдыха.
