# Страницы: всё вокруг игры.

## Everywhere

web-home = Главная
web-navigation = Основные страницы
web-skip = К содержанию
web-new-table = Новый стол
web-decks = Карты
web-help = Справка
web-credits = Авторы
web-api = API
web-language = Язык
web-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-apply = Применить
web-back = Назад
web-sorry = Что-то пошло не так

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Star Fluxx
web-edition-star-wars = Fluxx Звёздные Войны
web-edition-wonderland = Fluxx в Стране чудес
web-edition-comets = Ночь кометы
web-edition-stella-quest = Карта звёзд
web-about-fluxx-4 = Классика: правила — это карты, и каждая карта их меняет.
web-about-star = Космические экипажи, поломки и сюрпризы в чужой ход.
web-about-star-wars = Герои и злодеи далёкой-далёкой галактики.
web-about-wonderland = Вниз по кроличьей норе, со стихами и чаепитиями.
web-about-comets = Звери, обсерватория и ночь, когда прилетает комета: колода, придуманная нами.
web-about-stella-quest = Игра на взятки под звёздами: собери шесть разных значений, пока не погасло твоё сияние.

## Home

web-home-title = Карточные игры для всех
web-title = Пять карточных игр за одним столом
web-lead = Играй сразу с ботами или с друзьями по ссылке. В браузере, на телефоне, без регистрации.
web-play-now = Играть в { $game }
web-play-bots = Играть с ботами
web-all-games = Все игры
web-continue = Продолжить игру
web-go-on = Продолжить
web-finished = Законченные игры
web-look = Смотреть
web-with-friends = С друзьями
web-with-friends-how = Создай стол и отправь ссылку: кто её откроет, сможет сесть за стол.
web-join-link = Присланный тебе код или ссылка
web-join = Войти
web-open-tables = Открытые столы
web-no-open-tables = Сейчас открытых столов нет.
web-me = Ты
web-name = Твоё имя

## A new table

web-which-game = Какая игра?
web-mix-how = Издания Fluxx можно смешивать: выбери несколько. «Карта звёзд» — отдельная игра.
web-who-plays = Кто играет?
web-seats = Места
web-bots = Из них ботов
web-level = Уровень ботов
web-how-fast = Как быстро?
web-pace-casual = Спокойно: никого не торопят.
web-pace-live = Вживую: полминуты на решение и две минуты в запасе.
web-pace-slow = Медленно: два дня на решение.
web-public = Показывать стол в общем списке
web-spectators = Пускать зрителей
web-take-bots = Те, кто придёт во время игры, могут занять место бота.
web-options = Домашние правила
web-make-table = Создать стол
web-option-usual = По правилам
web-option-pay-after = «Карта звёзд»: платить за карты можно и после хода
web-option-fewest-rules-discarded = Сколько правил сбросить самое меньшее, когда карта позволяет сбросить до половины
web-option-blocked-leader = Лидеру мешает проблема
web-option-blocked-leader-nobody-wins = не побеждает никто
web-option-parting = Две карты не могут быть вместе: какую отдать
web-option-parting-keeper = тему
web-option-payment = Две карты уничтожают друг друга
web-option-payment-optional = когда — решает владелец
web-option-cured = Какие проблемы можно вылечить
web-option-cured-loose-too = и лежащие отдельно
web-option-collecting = Все темы одного рода уходят к одному игроку
web-option-collecting-stealing = это считается кражей
web-option-day = Какой сегодня день
web-option-day-birthday = чей-то день рождения
web-option-day-holiday = праздник
web-option-day-ordinary = обычный день
web-option-rhyme = Кто решает, есть ли рифма
web-option-rhyme-consent = остальные
web-option-rhyme-waived = никто: рифма не нужна
web-option-meta-rule = Высшее правило
web-option-meta-rule-rules-escalation = каждая перетасовка увеличивает базовые правила
web-option-meta-rule-no-creepers = без проблем
web-check-mix = Проверить сочетание
web-mix-same = Новые правила об одном и том же, из которых остаётся только последнее: { $names }.
web-mix-twice = Карты, которые входят по одной от каждого издания: { $names }.
web-mix-nearly = Правила, которые различаются только числами и не заменяют друг друга: { $names }.
web-mix-unused = Карты, которые здесь не нужны ни одной цели: { $names }.
web-mix-impossible = Эти цели здесь выполнить невозможно: { $names }.
web-mix-other = На эти карты тоже стоит взглянуть: { $names }.
web-mix-fine = Ничего особенного.
web-mix-fixed-deck = Игру «{ $game }» нельзя смешивать: смешиваются только издания Fluxx.
web-options-how = Всё можно оставить как есть: так предусмотрено правилами.
web-option-pay-after-how = Обычно за карты платят до того, как выложить свою. С этим правилом — и после, в самом конце хода.
web-option-fewest-rules-discarded-how = Некоторые карты сбрасывают до половины новых правил. Обычно карта сама говорит, можно ли не сбрасывать ни одного. 0: можно оставить все; 1: нужно сбросить хотя бы одно.
web-option-blocked-leader-how = Некоторые цели — для того, у кого чего-то больше всех. Обычно игрок с проблемой пропускается, и побеждает следующий за ним. С этим правилом не побеждает никто, пока впереди тот, кому мешает проблема.
web-option-parting-how = Некоторые карты не могут лежать у одного игрока, например «Война» и «Мир». Обычно другому отдают проблему; с этим правилом — тему.
web-option-payment-how = Некоторые карты уничтожают друг друга, например «Налоги» и «Деньги». Обычно обе сразу идут в сброс; с этим правилом владелец решает, сбрасывать ли их и когда.
web-option-cured-how = Некоторые темы лечат или чинят. Обычно — только проблему, прикреплённую к теме; с этим правилом — и ту, что лежит отдельно.
web-option-collecting-how = Некоторые карты собирают все темы одного рода у одного игрока. Обычно это не кража; с этим правилом на это можно ответить сюрпризом против кражи.
web-option-day-how = Некоторые карты в день рождения или в праздник дают больше. Обычно того, кто их играет, спрашивают, какой сегодня день; с этим правилом день для всех один.
web-option-rhyme-how = Некоторые карты «Fluxx в Стране чудес» просят двустишие. Обычно о рифме судит тот, кто его прочёл; с этим правилом — остальные, или двустишие вовсе не нужно.
web-option-meta-rule-how = Действует от первого хода до последнего, ни одна карта его не отменяет. Либо после каждой перетасовки все тянут и играют на одну карту больше, либо проблемы убирают из колоды до раздачи.

## Before the start

web-invited = Приглашение в игру «{ $game }»
web-sit-down = Сесть за стол
web-lobby-lead = Ждём игроков. Начинай, когда все соберутся.
web-chairs = Места
web-free-chair = свободно
web-add-bot = Добавить бота
web-free-it = Убрать: { $name }
web-start-needs = Чтобы начать, должны быть заняты два места.
web-start-waits = Игру начинает тот, кто создал стол.
web-invite = Приглашение
web-invite-how = По ссылке к этому столу смогут прийти другие.
web-invite-owner = Ссылку для других может дать тот, кто создал стол.
web-make-link = Создать ссылку
web-copy = Скопировать ссылку
web-copied = Скопировано
web-luck = Тасовка, которую можно проверить
web-luck-how = Карты перемешивают три вещи: секретное число сервера, отпечаток которого показан здесь, случайные числа из браузеров игроков и слова, которые можно добавить. Никто не управляет этим в одиночку, а после игры каждый может всё проверить.
web-shuffle-who = Свои случайные числа добавляют: { $names }.
web-shuffle-nobody = В этой тасовке есть только случайное число сервера.
web-shuffle-left-out = Не участвуют, потому что не раскрыли своё число вовремя: { $names }.
web-starting = Карты перемешиваются…
web-manage = Управление столом
web-lock = Закрыть стол
web-unlock = Открыть стол
web-locked = Стол закрыт: новые люди не могут войти.
web-not-locked = Стол открыт для тех, кто приходит по ссылке или из списка.
web-remove = Удалить: { $name }
web-remove-how = Место займёт бот. Вернуться можно будет только по новой ссылке.
web-reserve = Оставить для приглашённых
web-unreserve = Открыть для всех
web-reserved = оставлено для тех, кто придёт по ссылке
web-links = Действующие ссылки
web-link-days = { $count ->
    [one] действует ещё { $count } день
    [few] действует ещё { $count } дня
   *[many] действует ещё { $count } дней
}
web-withdraw = Отозвать
web-link-lasts = Новая ссылка действует
web-link-24 = день
web-link-168 = неделю
web-link-720 = месяц
web-luck-words = Добавь свои слова в тасовку
web-code-how = Сообщи этот код друзьям; он действует час:
web-color = Твой цвет
web-color-0 = янтарный
web-color-1 = коралловый
web-color-2 = голубой
web-color-3 = фиолетовый
web-color-4 = зелёный
web-color-5 = розовый
web-color-6 = бирюзовый
web-color-7 = песочный

## At the table

web-you = ты
web-yours = Твои карты
web-bot = бот, { $level }
web-stand-in = пока играет бот
web-away = отсутствует
web-plays-now = ходит
web-plays-next = ходит следующим
web-your-turn = Твой ход
web-asked = Твоя очередь отвечать
web-over = Игра окончена
web-moment = Секунду…
web-waiting = Ждём: { $names }
web-paused = Стол на паузе
web-how-to-pick = Коснись карты, чтобы прочесть её, и подтверди выбор кнопкой.
web-choose = Выбери карту
web-choose-several = { $count ->
    [one] Выбрать эту { $count } карту
    [few] Выбрать эти { $count } карты
   *[other] Выбрать эти { $count } карт
}
web-choose-progress = { $chosen } из { $count }
web-choose-swap = Наоборот
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-in-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
web-rules-in-force = Действующие правила
web-basic-draw = тяни { $number }
web-basic-play = сыграй { $number }
web-deck = Колода
web-discard = Сброс
web-browse-discard = Посмотреть сброс:
web-taking-effect = Выполняется
web-step-draw = Тянуть
web-step-play = Сыграть
web-step-limits = Пределы
web-rules-now = Правила прямо сейчас
web-new = { $kind ->
    [goal] новая
   *[other] новое
}
web-can = Можно выбрать; подтверди кнопкой.
web-just-look = Сейчас её нельзя выбрать, можно только рассмотреть.
web-show-kinds = Какие карты на руке показать
web-show-all = Все
web-discard-order = Сначала сброшенные последними
web-now-close = Близко к победе
web-now-nobody-close = Пока никто не близок.
web-now-steps = { $count ->
    [0] уже всё есть
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[other] осталось { $count } шагов
}
web-now-numbers = Сколько тянуть, играть и держать
web-now-bonuses = Бонусы
web-now-actions = Свободные действия
web-now-others = Другие правила
web-now-gone = Только что сброшены
web-really = Да, точно
web-reactions = Реакции
web-mute = Скрыть сообщения: { $name }
web-unmute = Показывать сообщения: { $name }
web-rules-short = Правила
web-log-short = Журнал
web-log = Что произошло
web-log-earlier = Более ранние записи
web-back-to-table = Назад к столу
web-recap = С твоего прошлого хода
web-recap-count = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}, сыграно карт: { $plays }
web-recap-close = Понятно
web-recap-different = Что изменилось
web-held = Карта другого игрока
web-held-hold = Задержать
web-held-next = Дальше
web-held-now = К игре
web-held-then = Затем
web-show-plays = Показывать карты других
web-show-plays-off = Не останавливаться
web-show-plays-fast = Недолго
web-show-plays-normal = Чтобы успеть прочесть
web-show-plays-slow = Подольше
web-side = Правила, журнал и чат
web-chat = Чат
web-say = Скажи что-нибудь
web-send = Отправить
web-react-hello = Привет!
web-react-well-played = Отлично сыграно!
web-react-thanks = Спасибо!
web-react-oops = Ой!
web-react-wow = Ого!
web-react-your-turn = Твой ход!
web-react-good-game = Хорошая игра!
web-seconds = { $count ->
    [one] осталась { $count } секунда
    [few] осталось { $count } секунды
   *[other] осталось { $count } секунд
}
web-beat = Пауза для ответов
web-wait = Подождите
web-waits = Ждём: { $names }
web-always-wait = Всегда ждать моего ответа
web-always-wait-off = Не ждать моего ответа
web-never-ask = { $about ->
    [rule] Не спрашивать про Новые правила
    [goal] Не спрашивать про Цели
    [keeper] Не спрашивать про Темы
    [creeper] Не спрашивать про Проблемы
    [action] Не спрашивать про Действия
    [surprise] Не спрашивать про Сюрпризы
    [steal] Не спрашивать про кражи
   *[other] Не спрашивать про это
}
web-ask-again = { $about ->
    [rule] Снова спрашивать про Новые правила
    [goal] Снова спрашивать про Цели
    [keeper] Снова спрашивать про Темы
    [creeper] Снова спрашивать про Проблемы
    [action] Снова спрашивать про Действия
    [surprise] Снова спрашивать про Сюрпризы
    [steal] Снова спрашивать про кражи
   *[other] Снова спрашивать обо всём
}
web-responses = Ответы не в свой ход
web-responses-beat = { $count ->
    [one] Стол ждёт { $count } секунду
    [few] Стол ждёт { $count } секунды
   *[other] Стол ждёт { $count } секунд
}
web-responses-sealed = Каждый раз спрашивать всех (для турниров)
web-pass-until-asked = Пропускать, пока не будет другого вопроса
web-pass-always = Всегда пропускать в этой игре
web-pass-ask = Снова спрашивать меня об ответах
web-undo = Отменить ход
web-undo-ask = Попросить отменить ход
web-take-back = Я снова здесь
web-resume = Продолжить
web-asks-back = Запрос на возвращение в игру: { $name }. Это будет новый игрок с новыми картами.
web-ask-back = Попроситься обратно
web-sit-in-game = Сесть за стол
web-proposes = { $name } предлагает { $what ->
    [pause] сделать паузу
    [resume] продолжить
    [undo] отменить ход
   *[end] закончить без победителя
}.
web-menu = Меню
web-pause = Пауза
web-step-away = Пусть пока играет бот
web-concede = Сдаться
web-end = Закончить без победителя
web-leave = Выйти из игры
web-step-away-how = Место остаётся за тобой: вернуться можно в любой момент.
web-end-how = Игра закончится без результата. Если играют и другие люди, все они должны согласиться.
web-concede-how = Эта партия проиграна, но можно смотреть, чем она закончится.
web-leave-how = Место освобождается. Во Fluxx твои карты уходят в сброс, а вернуться можно только с согласия всех.
web-withdraw-vote = Отозвать
web-notify = Сообщать, когда мой ход
web-quick-on = Играть одним касанием
web-quick-off = Спрашивать перед ходом
web-sound = Звук, когда твоя очередь
web-offline = Связь потеряна; восстанавливаем…

## Stella Quest

web-rest = Отдых
web-rest-text = Подходит к любому цвету, но победить не может.
web-gems = { $count ->
    [one] { $count } самоцвет
    [few] { $count } самоцвета
   *[other] { $count } самоцветов
}
web-trump = Козырный цвет
web-lead-color = Ведущий цвет
web-trick = Раунд
web-your-card = твоя карта
web-winning = впереди
web-why = Почему
web-why-nobody = Пока никто не впереди.
web-why-ahead = Впереди { $name }, карта: { $card }; { $by ->
    [super-trump] суперкозырная карта бьёт все остальные
    [trump] старшая карта козырного цвета
   *[lead] старшая карта ведущего цвета, козырных карт нет
}.
web-lights = { $count } { $count ->
    [one] сияние
    [few] сияния
   *[other] сияний
}
web-marker = с чёрной звездой
web-no-cards = карт нет
web-collection = Коллекция
web-no-collection = пока ничего
web-rival-plays = всегда ходит вторым, картой из колоды
web-rival-played = карта сыграна
web-rival-now = следующая карта
web-rival-next = карта после неё

## The end

web-over-nobody = Никто не победил
web-over-you = Победа за тобой!
web-over-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
web-winning-cards = Цель и карты, которые её выполнили
web-winner = победа
web-over-conceded = { $you ->
    [yes] Ты сдаёшься.
   *[no] { $name } сдаётся.
}
web-over-agreed = Решено закончить без победителя.
web-over-abandoned = За столом никого не осталось.
web-over-ended-by-operator = Игру завершил администратор сервера.
web-over-ended-by-limit = Игра стала слишком длинной для этого сервера.
web-fair-mine = Твой браузер проверил: число сервера то самое, что было обещано до начала, и твоё случайное число участвовало.
web-fair-good = Твой браузер проверил: число сервера то самое, что было обещано до начала.
web-fair-left = Число сервера то самое, что было обещано, но случайное число твоего браузера не участвовало.
web-fair-bad = Тасовка не та, что была обещана до начала. Не доверяй ей.
web-fair-nothing = Твой браузер ничего не записал об этом столе до начала игры, поэтому сравнить не с чем.
web-statistics = Статистика
web-player = Игрок
web-turns = Ходы
web-played = Сыграно
web-drawn = Взято
web-points = Очки
web-rematch = Сыграть ещё раз
web-share-game = Поделиться
web-look-at-table = Посмотреть на стол
web-back-to-end = Назад к итогу
web-rematch-invites = { $names } { $count ->
    [one] хочет
   *[other] хотят
} сыграть ещё раз.
stella-score-light = Сияние
stella-score-out = сияния не осталось
stella-score-how = Каждое оставшееся сияние даёт 1 очко. Значение, которое есть у тебя ровно один раз, даёт свои самоцветы: 3 за 1 и 2, 2 за 3 и 4, 1 за 5 и 6. Значение, которое повторяется, не даёт ничего.
web-rematch-waits = Ждём остальных игроков.
web-to-rematch = К новому столу
web-replay = Повтор
web-first = В начало
web-previous = На шаг назад
web-next = На шаг вперёд
web-last = В конец
web-step = Шаг
web-eyes = Смотреть за игрока
web-step-of = Шаг { $count } из { $all }
web-play = Воспроизвести
web-stop = Остановить
web-share = Скопировать ссылку на этот момент
web-watcher = зритель
web-fork = Играть отсюда
web-fork-how = С этого момента начинается новый стол: ты садишься на место того, за кого смотришь, на остальные садятся боты. Дальше случай решает заново, по собственному секретному числу того стола.
web-fork-over = Здесь игра кончается; вернись на шаг раньше, чтобы играть дальше.
web-fork-seat = Сначала выбери, за какого игрока смотреть.
web-shuffle = Проверка тасовки
web-shuffle-how = До начала все видели отпечаток. Теперь показано секретное число: его SHA-256 и есть отпечаток, значит, число не меняли, а каждая тасовка следует из него и из слов игроков.
web-shuffle-commitment = Отпечаток
web-shuffle-seed = Секретное число
web-shuffle-words = Слова игроков
web-shuffle-none = нет
web-shuffle-check = Проверить сейчас
web-shuffle-good = Проверено тасовок и раздач: { $count } — всё сходится.
web-shuffle-bad = Не сходится: запись изменена.
web-shuffle-record = Вся запись для самостоятельной проверки

## Help and credits

web-print-how = Печатай в натуральную величину (100 %) без полей, на бумаге A4 или Letter.
web-print = Напечатать карты
web-print-backs = С оборотной стороной
web-print-no-backs = Без оборотной стороны
web-at-the-table = За столом
web-help-windows = Время на ответ никогда не зависит от карт на руках: по ожиданию ничего не узнать.
web-help-back = После обрыва связи, перезапуска или на другом устройстве ты вернёшься к тому же вопросу.
web-keys = Клавиши
web-key = Клавиша
web-key-does = Что делает
web-key-hand = К картам на руке
web-key-table = К картам перед тобой
web-key-question = К вопросу
web-key-goals = К целям
web-key-rules = К правилам прямо сейчас
web-key-log = К журналу
web-key-arrows = От карты к карте; каждая показана крупно
web-key-enter = К кнопке, которая подтверждает выбор
web-key-escape = Снять выбор
web-credits-icons = Значки
web-credits-changes = Координаты округлены.
web-credits-icon = Значок
web-credits-by = Кто нарисовал
web-credits-fonts = Шрифты и скрипты
web-keys-replay = В повторе: шаг назад, шаг вперёд; пробел запускает и останавливает
web-help-fluxx-more = Сюрприз можно сыграть и не в свой ход, в ответ на только что объявленное; на него тоже можно ответить. Прикреплённая карта переходит вместе с той, к которой она прикреплена.
web-help-stella-1 = У карт есть цвет и значение от 1 до 6, каждая встречается дважды; у карт отдыха нет ни того, ни другого. Оборот карты показывает цвет.
web-help-stella-2 = Выкладывай карту ведущего цвета, если она есть; карту отдыха можно выложить всегда. В раунде побеждает суперкозырная карта — такая же, как верхняя в стопке сброса или выложенная раньше (последняя, если их несколько), иначе старшая карта козырного цвета, то есть цвета верхней карты сброса, иначе старшая карта ведущего цвета.
web-help-stella-3 = Победитель раунда забирает одну из выложенных карт в коллекцию. Кто соберёт шесть разных значений, победит.
web-help-stella-4 = Сияние теряет тот, кто побеждает дважды подряд или забирает значение, которое уже есть. Когда у кого-то гаснет последнее сияние, игра заканчивается; тогда считают сияние и коллекции. Можно потерять 1 сияние, чтобы добрать 3 карты, но последнее отдать нельзя.
web-key-space = Выбрать карту в фокусе
web-key-tab = К следующему элементу

## Rules

web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-contents = Содержание
web-rules-facts = Игроков: { $players } · от { $age } лет · { $minutes } минут
web-close = Закрыть
