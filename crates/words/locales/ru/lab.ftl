# Лаборатория и числа на страницах колод.

lab-title = Лаборатория
lab-lead = Сыграй много партий с одним отличием и посмотри, что изменится. Раздачи у обоих вариантов одинаковые.
lab-questions = Вопросы для начала
lab-question-strong = Не слишком ли сильна карта { $card }?
lab-question-number = А если на карте { $card } будет { $number }?
lab-question-seat = Первое место выигрывает чаще?
lab-question-option = Что меняет «{ $option }»?

## Форма

lab-yours = Твой эксперимент
lab-decks = Колоды
lab-change = Что отличается?
lab-change-none = Ничего: изучить колоду как есть
lab-change-without = Нет одной карты
lab-change-number = Другое число на карте
lab-change-option = Домашнее правило
lab-card = Карта
lab-number = Число
lab-option = Домашнее правило
lab-choose = Выбери…
lab-play = Как играют
lab-players = Игроков
lab-agents = Кто играет
lab-agents-sensible = Простые боты, быстро
lab-agents-uniform = Случайные ходы
lab-agents-regular = Обычные боты, медленно
lab-games = Партий каждого варианта
lab-seed = Начальное число
lab-seed-how = Одно и то же начальное число даёт одни и те же раздачи.
lab-impact = Измерить, сколько стоит каждая карта (примерно в 40 раз дольше)
lab-run = Начать
lab-check = Проверить
lab-quota = Осталось времени вычислений в этом часу: { $minutes } мин.
lab-wrong-players = Выбери от 2 до 8 игроков.
lab-wrong-card = Выбери карту из этих колод.
lab-wrong-no-number = На этой карте нет единственного числа, которое можно изменить. Выбери другую.
lab-wrong-number = Выбери число от 0 до 20, отличное от напечатанного.
lab-wrong-option = Выбери домашнее правило этой игры.

## Результат

lab-about = Вопрос
lab-variant = Вариант
lab-variant-printed = как напечатано
lab-variant-without = без карты { $card }
lab-variant-number = с числом { $number }
lab-deals = Раздачи
lab-deals-same = одинаковые для A и B
lab-new = Новый эксперимент
lab-edit = Изменить копию
lab-print = Напечатать
lab-charts = Графики
lab-progress = Ход эксперимента
lab-done-of = Партий каждого варианта: { $done } из { $all }
lab-left-seconds = осталось около { $count } с
lab-left-minutes = осталось около { $count } мин
lab-not-run = Этот эксперимент здесь ещё не проводили. По одному и тому же адресу всегда один и тот же результат.
lab-stage-preparing = Готовим колоды…
lab-stage-running = Идёт. Графики растут вместе с партиями.
lab-stage-done = Готово
lab-stage-stopped = Остановлено
lab-stage-quota = Остановлено: время вычислений этого часа кончилось.
lab-stage-failed = Не удалось провести.
lab-stop = Остановить и сохранить
lab-continue = Продолжить
lab-so-far = Пока
lab-differs = Что отличается
lab-not-sure = пока неясно
lab-none-seen = разницы не видно
lab-looked = Точно отличаются: { $sure } из { $count } сравнений, с поправкой на их число. Доли в пунктах; ± — интервал 95 %.
lab-take = Забрать с собой
lab-link = Скопировать ссылку
lab-take-how = Тот же файл и то же начальное число дают те же числа на любом компьютере:
lab-foot = Asterism { $version } · начальное число { $seed } · партий каждого варианта: { $games }

## Графики

lab-as-table = Показать таблицей
lab-value = Значение
lab-low = От
lab-high = До
lab-rows = В таблице все { $count }.
lab-turns = ходов в партии
lab-length-title = Сколько длится партия?
lab-length-tab = Длина
lab-length-one = Половина партий кончается к ходу { $turn }.
lab-length-differs = Партии варианта { $variant } { $longer ->
    [yes] длиннее
   *[no] короче
} на { $turns } ± { $interval } хода.
lab-not-yet = Пока неясно, меняет ли что-нибудь { $variant }.
lab-no-difference = Разницы с вариантом { $variant } не видно.
lab-goal = Цель
lab-goals-title = Какие цели выигрывают?
lab-goals-tab = Цели
lab-goals-most = Чаще всего выигрывает цель { $card }: { $share } всех партий.
lab-goals-differ = С вариантом { $variant } цель { $card } выигрывает на { $points } пункта { $more ->
    [yes] чаще
   *[no] реже
}.
lab-worth-title = Сколько стоит каждая карта?
lab-worth-tab = Карты
lab-worth-how = Пункты вероятности победы для того, кто её взял, по сравнению с теми же раздачами без неё.
lab-worth-one = Карта { $card } меняет шансы владельца на { $points } пункта.
lab-worth-most = Важнее всего карта { $card }: { $points } пункта для владельца.
lab-worth-unsure = Ни одну карту пока не отличить от нуля.
lab-helps = помогает
lab-harms = вредит
lab-unsure = не отличить от нуля
lab-seats-title = Важно ли место?
lab-seats-tab = Места
lab-seats-not-yet = Пока неясно: ни одно место заметно не отличается от { $fair }.
lab-seats-fair = Нет: ни одно место заметно не отличается от { $fair }.
lab-seats-differ = Место { $seat } выигрывает { $more ->
    [yes] чаще
   *[no] реже
} своей доли: { $share } вместо { $fair }.
lab-seat = Место { $seat }
lab-seat-head = Место
lab-fair = { $fair }: поровну
lab-pair = Пара
lab-synergy-title = Какие карты хороши вместе?
lab-synergy-tab = Пары
lab-synergy-how = Пункты вероятности победы для того, кто взял обе, сверх того, что объясняют две карты по отдельности.
lab-synergy-most = { $card } и { $other } хороши вместе: { $points } пункта.
lab-synergy-none = Ни одна из пар ({ $count }) точно не отличается от двух отдельных карт.
lab-skill-title = Сколько в игре умения?
lab-skill-tab = Умение
lab-skill-how = Один игрок «{ $better }» среди игроков «{ $worse }», по очереди на каждом месте. 0 % — одна удача, 100 % — одно умение.
lab-skill-most = Больше всего: { $variant }. Лучший игрок выигрывает { $share } вместо { $luck }, значит, умение — { $skill }.
lab-besides = Другие числа
lab-besides-how = Минуты считаются по 10 секунд на каждое решение с выбором. Шансы боты оценивают в начале каждого хода. Камбэк: у победителя когда-то было меньше половины равного шанса.
lab-measure = Показатель
lab-difference = Разница
lab-measure-minutes = минут в темпе людей
lab-measure-decisions = решений
lab-measure-lead-changes = смен лидера
lab-measure-swing = сколько шансов переходит за ход
lab-measure-comebacks = камбэки
lab-measure-unwon = застряли: никто не победил
lab-measure-shine = осталось сияния у всех
lab-measure-collected = карт в коллекциях у всех
lab-measure-gems = самоцветов у всех
lab-measure-score = очков у всех
lab-measure-winning-score = очков у победителя
lab-ending = конец: { $ending }
lab-ending-goal = цель
lab-ending-turn-limit = предел ходов
lab-ending-cut-off = прервано
lab-ending-shine = последнее сияние
lab-ending-collection = полная коллекция
lab-compared-wins = Победы цели { $card }
lab-compared-seat = Победы места { $seat }
lab-compared-played = Партии, где сыграна карта { $card }

## Числа колоды

figures-show = Числа
figures-how = Партий: { $games }, простых ботов: { $players }, начальное число { $seed }, версия { $version }. Интервалы — 95 %.
figures-measured = Как это измерено
figures-measured-how = Стоит: на сколько пунктов чаще побеждает тот, кто взял карту, чем то же место в тех же раздачах без неё. Впустую: карту взяли, но не сыграли и не использовали. Умение: сколько обычный бот среди случайных игроков выигрывает сверх удачи; 100 % — одно умение.
figures-study = Изучить в лаборатории
figures-median = партия длится { $turns } ходов (медиана)
figures-minutes = около { $minutes } мин вчетвером
figures-first = первое место: { $points } пункта
figures-skill = умение: { $skill }
figures-sort = Порядок
figures-sort-name = как напечатано
figures-sort-wins = по победам
figures-sort-played = по частоте
figures-sort-worth = по ценности
figures-wins = побеждает
figures-of-games = в { $share } партий
figures-played = сыграна
figures-dead = впустую
figures-dead-of = в { $share } партий с ней
figures-worth = стоит
figures-points = { $points } пункта
figures-taken = забрана
figures-best-goal = побеждает чаще всех целей
figures-least-goal = побеждает реже всех целей
figures-table = Все в таблице
