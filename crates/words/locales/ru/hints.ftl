# Как сыграл бы мастер?

hint-button = Как сыграл бы мастер?
hint-best = лучше всего
hint-chances = Твой шанс на победу, если выбрать…
hint-others = { $count ->
    [one] Ещё { $count } вариант, меньше { $percent } %
    [few] Ещё { $count } варианта, меньше { $percent } %
   *[many] Ещё { $count } вариантов, меньше { $percent } %
}
hint-percent = { $percent } %
hint-bar = шанс на победу { $percent } %, плюс-минус { $margin }
hint-opponents = Если не ты, то вероятнее всего
hint-judged = Просчитано { $count ->
    [one] { $count } продолжение
    [few] { $count } продолжения
   *[many] { $count } продолжений
} по тому, что видишь и ты. Тонкая черта показывает, насколько это точно.
hint-marked = Отмечен выбор мастера. Это только совет.
hint-spoken = Выбор мастера: { $move }.
hint-thinking = Идёт расчёт…

## Разрешены ли подсказки за столом.

hints-label = Подсказки («Как сыграл бы мастер?»)
hints-alone = Только для одного человека среди ботов
hints-on = Для всех
hints-off = Ни для кого
hints-allowed = Подсказки разрешены: каждый может спросить, как сыграл бы мастер.
hints-not-allowed = За этим столом подсказок нет.

## Что даёт ход во Fluxx.

note-fluxx-wins = Цель { $goal } приносит тебе победу.
note-fluxx-loses = По цели { $goal } победит { $seat }.
note-fluxx-goal-in-hand = Тогда у тебя есть всё для цели { $goal } с твоей руки.
note-fluxx-stops = Для цели { $goal } у { FORM($seat, "genitive") } не хватает одной карты. Этот ход мешает победе.
note-fluxx-one-away = Тогда для цели { $goal } тебе не хватает одной карты.
note-fluxx-one-away-card = Тогда для цели { $goal } не хватает только карты { $missing }.
note-fluxx-one-away-in-hand = Тогда для цели { $goal } с твоей руки не хватает одной карты.
note-fluxx-one-away-in-hand-card = Тогда для цели { $goal } с твоей руки не хватает только карты { $missing }.
note-fluxx-helps = Тогда у { FORM($seat, "genitive") } для цели { $goal } не хватает одной карты.
note-fluxx-sheds-creeper = Проблема { $card } больше не мешает тебе.
note-fluxx-gets-creeper = К тебе попадает проблема { $card }.
note-fluxx-loses-keeper = Карта { $card } уходит от тебя.
note-fluxx-takes = Карта { $card } уходит от { FORM($seat, "genitive") }.
note-fluxx-serves = Карта { $card } нужна для цели { $goal } с твоей руки.
note-fluxx-lays = Тогда перед тобой лежит карта { $card }.
note-fluxx-discards = Карта { $card } ещё может пригодиться.

## Что даёт ход в Stella Quest.

note-stella-completes = Твоя коллекция становится полной: это победа.
note-stella-wins-round = Раунд точно твой.
note-stella-leads = Пока эта карта старшая в раунде.
note-stella-stays-out = Раунд выиграет кто-то другой.
note-stella-new-value = Тебе ещё не хватает значения { $value }.
note-stella-nothing-to-take = Все значения этого раунда у тебя уже есть.
note-stella-black-star = Вторая победа подряд из-за чёрной звезды стоит 1 сияние.
note-stella-last-shine = Это может стоить последнего сияния.
note-stella-repeats = Значение { $value } у тебя уже есть. Цена в сияниях: { $shine }.
note-stella-pays = Это стоит 1 сияние.
