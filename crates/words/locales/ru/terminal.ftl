# Игра в терминале: стол словами и всё, что говорится вокруг игры.

## Вокруг игры

terminal-hint = ? — справка, hint — совет, q — выход
terminal-pass = Передай экран: теперь { $name }. { $name }, нажми Enter, когда никто больше не смотрит.
terminal-input-ended = Ввод закончился, а с ним и игра.
terminal-no-option = Варианта { $number } нет; выбери от 1 до { $most }.
terminal-several = «{ $text }» подходит к нескольким вариантам: { $candidates }. Напиши больше или укажи номер.
terminal-no-card = В этой колоде нет карты «{ $text }».
terminal-no-text = Об этом варианте больше нечего сказать.
terminal-how = Ответь номером варианта или частью его текста, которая есть только у него.
    ?: эта справка. hint: что сделал бы мастер и почему. ? НОМЕР или ? КАРТА: что написано на карте. d: сброс. t: стол ещё раз. q: выход.
terminal-how-plain = Ответь номером варианта или частью его текста, которая есть только у него.
    ?: эта справка. hint: что сделал бы мастер и почему. d: сброс. t: стол ещё раз. q: выход.
terminal-stopped = Игра остановлена.
terminal-seed = Номер расклада — { $seed }; повторить его: --seed { $seed }
terminal-saved = Игра записана в { $file }; asterism replay { $file } покажет её.
terminal-unfinished = Здесь запись обрывается: игра не доиграна.
terminal-discard = Сброс, верхняя карта первая
terminal-discard-empty = Сброс пуст.

## Стол Fluxx

fluxx-board-goals = Цели
fluxx-board-no-goal = Цели пока нет.
fluxx-board-nobody = ни у кого
fluxx-board-holder = у { FORM($seat, "genitive") }
fluxx-board-rules = Правила прямо сейчас
fluxx-board-players = Игроки
fluxx-board-player = { FORM($seat, "subject") }: на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}; на столе: { $cards }.
fluxx-board-nothing = ничего
fluxx-board-mini-hand = { FORM($seat, "person") ->
    [second] Отложено, чтобы сыграть
   *[third] { $seat } откладывает, чтобы сыграть
}: { $cards }.
fluxx-board-hidden = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fluxx-board-piles = Колода и сброс
fluxx-board-draw-pile = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
fluxx-board-discard-pile = В сбросе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху: { $card }.
fluxx-board-resolving = Выполняется: { $cards }.
fluxx-board-turn = Ход
fluxx-board-drawn = Взято карт: { $count }.
fluxx-board-drawn-of = Взято карт: { $count } из { $all }.
fluxx-board-played-of = Сыграно карт: { $count } из { $all }.
fluxx-board-played-all = Сыграно карт: { $count }; нужно сыграть все карты с руки.
fluxx-board-hand = Карты у тебя на руке
fluxx-board-no-hand = На руке нет карт.
fluxx-in-short = В свой ход тяни карты, потом играй карты — сколько велят текущие правила: сначала по одной.
    Сыгранная тема остаётся перед тобой. Цель говорит, что нужно для победы; новая цель заменяет прежнюю.
    Новое правило сразу меняет правила для всех. Действие выполняется и уходит в сброс.
    Проблему нельзя держать на руке: она ложится перед тем, кто её вытянул, и мешает победить, если цель не требует именно её.
    Кто один выполняет условия цели, тот сразу побеждает, даже в чужой ход.

## Стол «Карты звёзд»

stella-discard = Карты в стопке сброса
stella-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
stella-board-pile = Стопка сброса: { stella-board-cards }, сверху: { FORM($card, "nominative") }; { $trump ->
    [none] козырного цвета нет
   *[other] козырный цвет: { $trump-text }
}.
stella-board-deck = Общая колода: { stella-board-cards }; { $top ->
    [none] брать больше нечего
   *[other] оборот следующей карты: { FORM($back, "nominative") }
}.
stella-board-seat = { FORM($seat, "subject") }: { stella-board-light }{ $marker ->
    [yes] , чёрная звезда
   *[no] { "" }
}{ $first ->
    [yes] , первый ход
   *[no] { "" }
}; на руке: { $hand }; коллекция: { $collection }.
stella-board-light = сияние { $light }
stella-board-nothing = ничего
stella-board-rival = искусственный соперник
stella-board-played = { $who }: { FORM($card, "nominative") }
stella-board-trick = На столе: { $cards }.
stella-board-lead = { $lead ->
    [none] Ведущего цвета пока нет.
   *[other] Ведущий цвет: { $lead-text }.
}
stella-board-ahead = Впереди { $who }, карта: { FORM($card, "nominative") }.
stella-board-hand = Карты у тебя на руке: { $cards }.
stella-color = { $color ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
   *[blue] синий
}
stella-mean-draw = теряешь 1 сияние, новых карт до { $count }
stella-mean-rest = не может победить
stella-mean-super-trump = суперкозырная
stella-mean-trump = козырная
stella-mean-ahead = выйдет вперёд
stella-mean-repeated = такое значение уже есть: стоит { stella-light }
stella-mean-new = новое значение
stella-mean-top = { $trump ->
    [none] тогда козырного цвета нет
   *[other] тогда козырный цвет: { $trump-text }
}
stella-mean-end = играет следующий
stella-in-short = У карты есть цвет (красный, жёлтый, зелёный, синий) и значение от 1 до 6, каждая встречается дважды; у карты отдыха нет ни цвета, ни значения.
    Отвечать можно и короткой записью: R1, Y2, G3, B4 по первым буквам английских названий цветов, Z — карта отдыха; например, play R1.
    Выкладывай карту ведущего цвета, если она есть; карту отдыха можно выложить всегда.
    В раунде побеждает суперкозырная карта — такая же, как верхняя в стопке сброса или выложенная раньше (последняя, если их несколько), иначе старшая карта козырного цвета (цвета верхней карты сброса), иначе старшая карта ведущего цвета.
    Победитель раунда забирает одну карту в коллекцию. Кто соберёт шесть разных значений, победит.
    Сияние теряет тот, кто побеждает дважды подряд (1) или забирает значение, которое уже есть (3 за 1 и 2, 2 за 3 и 4, 1 за 5 и 6). Когда у кого-то гаснет последнее сияние, игра заканчивается, и остальные считают сияние и коллекции.
    Можно потерять 1 сияние, чтобы добрать 3 карты; последнее сияние отдать нельзя.

## Список карт

deck-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
deck-kind = { $kind }: { $count }
deck-reconstructed = восстановлена
deck-reconstructed-in-part = отчасти восстановлена
deck-reconstructed-note = «Восстановлена» значит: какой была настоящая карта, неизвестно, эту придумали мы; «отчасти» — карта известна, но не во всех подробностях.
