# The sentence builder of the card studio.

## The words of the language that stand around others

builder-word-once-per-turn = Свободное действие, один раз за ход
builder-word-free-action = Свободное действие, сколько угодно раз за ход
builder-word-start-of-turn = В начале твоего хода
builder-word-end-of-turn = В конце твоего хода
builder-word-once-per-game = Свободное действие, один раз за игру
builder-word-together-with = Как только у тебя есть и другая карта
builder-word-alone = Пока перед тобой нет других карт
builder-word-goals-change = Каждый раз, когда меняется цель
builder-word-after = Каждый раз, когда что-то происходит
builder-word-when = Только если …
builder-word-any-of = Достаточно одного из условий
builder-word-all-of = Всё это вместе
builder-word-wins-if = Другой способ победить
builder-word-your-turn = В твой ход
builder-word-answer = В ответ другому игроку
builder-word-cancel = Это не срабатывает
builder-word-redirect = Это достаётся тебе
builder-word-steal-back = Взамен ты забираешь что-то себе
builder-word-then = А потом
builder-word-option = Один из вариантов
builder-word-choose-one = Выбери одно из нескольких действий
builder-word-by-chance = Случай выбирает одно из нескольких действий
builder-word-for = Это делают определённые игроки
builder-word-if = Только если …, сделай это
builder-word-otherwise = Иначе
builder-word-repeat = Сделай это несколько раз
builder-word-act = Своими словами

## Choices of short lists

builder-value-all = все
builder-value-one = одна
builder-value-half = до половины
builder-value-limits = все ограничения
builder-value-yours = перед тобой
builder-value-others = у других игроков
builder-value-anyones = у любого игрока
builder-value-owner = выбирает владелец
builder-value-discard = сброс
builder-value-deck = колода
builder-value-top = верх колоды
builder-value-bottom = низ колоды
builder-value-hand = рука
builder-value-table = перед игроком
builder-value-rules = правила в игре
builder-value-goals = цели в игре
builder-value-play = сыграна карта
builder-value-gain = карта ложится перед игроком
builder-value-lose = игрок теряет карту
builder-value-draw = взята карта
builder-value-reshuffle = сброс перетасован
builder-value-turn = этот ход
builder-value-round = один круг
builder-value-nobody = никто
builder-value-steal = кража
builder-value-this = эта карта
builder-value-either = любого из двух видов
builder-value-card-in-hand = карта на руке
builder-value-player = игрок
builder-value-other-player = другой игрок
builder-value-true = да
builder-value-false = нет
builder-value-or-random = { $kinds } или случайная карта
builder-number-word = { $count }, даже при инфляции

## What parts ask

builder-ask-word = Что происходит?
builder-ask-occasion = Когда?
builder-ask-demand = Что нужно?
builder-ask-number = Сколько?
builder-ask-count = Сколько?
builder-ask-card = Какая карта?
builder-ask-kind = Какого вида?
builder-ask-pile = Какая стопка?
builder-ask-players = Кто?
builder-ask-condition = При каком условии?
builder-ask-event = После чего?
builder-ask-which = Какие?
builder-ask-what = Что?
builder-ask-text = Что делают игроки?
builder-ask-mark = Какой значок?
builder-ask-name = Имя
builder-ask-icon = Какая картинка?
builder-ask-subject = О чём?
builder-ask-lasts = Как долго?
builder-ask-reconstructed = Это реконструкция?
builder-ask-reconstructed-in-part = Это частично реконструкция?
builder-ask-ungoal = Проигрывают все?
builder-ask-marks = Какие на ней значки?
builder-ask-value = Сколько очков?
builder-ask-birthday = Сколько в день рождения?
builder-ask-holiday = Сколько в праздник?
builder-ask-ordinary = Сколько в обычный день?
builder-ask-draw = Сколько взять?
builder-ask-play = Сколько сыграть?
builder-ask-hand-limit = На сколько больше на руке?
builder-ask-keeper-limit = На сколько больше перед тобой?
builder-ask-to = Кому?
builder-ask-everyone-while = Пока какая карта в игре?
builder-ask-holder-of = У кого какая карта?
builder-ask-only = Только какая карта?
builder-ask-may-decline = Можно ли отказаться?
builder-ask-by = Кто это делает?
builder-ask-of = Чья или какого вида?
builder-ask-of-holder = У игрока с какой картой?
builder-ask-have = Какая карта есть у тебя?
builder-ask-lack = Какой карты нет у тебя?
builder-ask-nobody-has = Какой карты нет ни у кого?
builder-ask-other-has = Какая карта есть у другого игрока?
builder-ask-in-play = Какая карта в игре?
builder-ask-keepers = { -keeper }: не меньше скольких?
builder-ask-creepers = { -creeper }: не меньше скольких?
builder-ask-cards-in-hand = Не меньше скольких карт на руке?
builder-ask-who = Кто?
builder-ask-pick = Кто выбирает?
builder-ask-from = Откуда или от кого?
builder-ask-except-holder = Кого не касается: игрока с какой картой?
builder-ask-holder-chooses = Кто выбирает: игрок с какой картой?
builder-ask-whose = У кого?
builder-ask-except = Кроме какой?
builder-ask-with = Только с чем?
builder-ask-hand-instead = Вместо этого карта с руки?
builder-ask-collector = В чью руку: игрока с какой картой?
builder-ask-up-to = Не больше скольких?
builder-ask-at-least = Не меньше скольких?
builder-ask-per = За каждое что?
builder-ask-named = Только какая карта?
builder-ask-to-player = Какому игроку?
builder-ask-to-holder = Игроку с какой картой?
builder-ask-openly = Видят ли это все?
builder-ask-unknown = Слово, которого нет

## Groups of menus, and why a choice makes no sense

builder-group-holds = Пока карта в игре
builder-group-occasions = Когда
builder-group-demands = Что нужно
builder-group-hands = Карты на руке
builder-group-tables = Карты перед игроками
builder-group-plays = Сыграть карты
builder-group-rules = Правила и цели
builder-group-turns = Ходы и конец игры
builder-group-combining = Соединить
builder-group-answers = Ответы
builder-group-words = Варианты
builder-group-numerals = Числа
builder-group-number-words = Числа, которые не меняются
builder-group-details = Подробнее
builder-refused-only-on = только на картах: { $kinds }
builder-refused-follows-condition = только после условия
builder-refused-already-there = уже есть
builder-add-value = ещё одна

## The state of a part

builder-open = ещё не выбрано
builder-kind = Вид
