# Начало игры, приход и уход: кто ходит первым, домашние правила, места.

## Название смеси изданий

edition-short-fluxx-4 = Fluxx 4.0
edition-short-star = Star Fluxx
edition-short-star-wars = Звёздные Войны
edition-short-wonderland = Страна чудес
edition-short-comets = Ночь кометы

## Кто ходит первым

seats-first = Кто ходит первым?
seats-first-chance = По жребию
seats-first-call = Кто первым вызовется
seats-first-chair = Место { $number }
seats-first-set = Сохранить
seats-call = Начинаю я!
seats-call-how = Всё готово. Кто первым нажмёт кнопку, тот и ходит первым. Если никто не нажмёт, решит жребий.
seats-call-wait = Всё готово. Игроки решают, кто ходит первым.

## Домашние правила

seats-house-rules = Домашние правила
seats-house-rules-how = Эти правила действуют, только если согласны все игроки.
seats-house-rules-never = Не нравится правило — выйди из-за стола или попроси хозяина его убрать.
seats-agree = Согласиться
seats-agreed = Согласны: { $names }.
seats-agree-awaited = Ещё не согласились: { $names }.
seats-drop-rule = Убрать это правило
seats-start-awaits = Игра начнётся, когда все согласятся с домашними правилами.

## Сколько игроков

seats-printed = { $fewest }–{ $most } игроков
seats-number-fluxx = { $number } (только Fluxx)
seats-number-more = { $number } (только Fluxx, больше, чем указано на коробке)
seats-more-how = На коробке указано, на сколько игроков рассчитана игра. Во Fluxx можно играть и ввосьмером, но тогда приходится долго ждать своего хода.
seats-more-now = На коробке указано не больше { $most } игроков: ждать своего хода придётся долго.

## Терминал

terminal-how-seats = join: в игру входит ещё один игрок, с тремя картами. leave: ты выходишь из игры, твоя рука и всё, что лежит перед тобой, идёт в сброс.
terminal-house-rules = Домашние правила:
terminal-joined = Теперь играет и { $name }.
terminal-nobody-left = Играть больше некому.

## Отказы

refusal-not-agreed = Начать пока нельзя. Эти игроки ещё не согласились с домашними правилами: { $who }. Они могут согласиться или выйти, а хозяин стола может убрать правила.
refusal-settings-changed = Настройки только что изменились. Прочитай домашние правила ещё раз, прежде чем соглашаться.
refusal-not-calling = Сейчас вызываться нельзя, или кто-то успел раньше.

# Ready to start, and the number of chairs

seats-ready = Можно начинать
seats-not-ready = Ещё минуту
seats-is-ready = всё готово
seats-is-not-ready = ещё нет
seats-start-with = Начать: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
seats-add-chair = Добавить место (не больше { $most })
seats-remove-chair = Убрать место
