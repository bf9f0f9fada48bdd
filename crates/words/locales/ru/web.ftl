# Страницы: всё вокруг игры.

## Everywhere

web-home = Главная
web-navigation = Основные страницы
web-skip = К содержанию
web-new-table = Новый стол
web-decks = Карты
web-help = Справка
web-credits = Авторы
web-api = Для программ
web-language = Язык
web-theme = Цвета
web-theme-system = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-apply = Применить
web-back = Назад
web-sorry = Не получилось

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Star Fluxx
web-edition-star-wars = Star Wars Fluxx
web-edition-wonderland = Wonderland Fluxx
web-edition-stella-quest = Stella Quest
web-about-fluxx-4 = Классика: правила — это карты, и каждая карта их меняет.
web-about-star = Космические экипажи, поломки и ответы вне очереди.
web-about-star-wars = Галактика героев, злодеев и мест.
web-about-wonderland = Вниз по кроличьей норе, со стихами и невоспитанными цветами.
web-about-stella-quest = Взятки под звёздами: собери шесть разных чисел, пока не погасло твоё сияние.

## Home

web-home-title = Карточные игры для всех
web-title = Пять карточных игр за одним столом
web-lead = Играй сразу с ботами или с друзьями по ссылке. В браузере, на телефоне, без регистрации.
web-play-now = Играть: { $game }
web-play-bots = Играть с ботами
web-all-games = Все игры
web-continue = Продолжить игру
web-go-on = Дальше
web-finished = Законченные игры
web-look = Смотреть
web-with-friends = С друзьями
web-with-friends-how = Создай стол и отправь ссылку: кто её откроет, тот и сядет.
web-join-link = Присланный тебе код или ссылка
web-join = Войти
web-open-tables = Открытые столы
web-no-open-tables = Сейчас открытых столов нет.
web-me = Ты
web-name = Твоё имя

## A new table

web-which-game = Какая игра?
web-mix-how = Издания Fluxx можно смешивать: выбери несколько. В Stella Quest играют отдельно.
web-who-plays = Кто играет?
web-seats = Места
web-bots = Из них ботов
web-level = Как играют боты
web-how-fast = Как быстро?
web-pace-casual = Спокойно: никого не торопят.
web-pace-live = Вживую: полминуты на решение и две минуты в запасе.
web-pace-slow = Медленно: два дня на решение.
web-public = Стол виден всем в списке.
web-spectators = Другие могут смотреть.
web-take-bots = Те, кто придёт во время игры, могут занять место бота.
web-options = Домашние правила
web-make-table = Создать стол
web-option-usual = Как обычно
web-option-pay-after = Stella Quest: платить за карты можно и после хода
web-option-fewest-rules-discarded = Сколько правил самое меньшее надо сбросить, когда можно до половины
web-option-blocked-leader = Лидеру мешает проблема
web-option-blocked-leader-nobody-wins = тогда не побеждает никто
web-option-parting = Две карты не могут быть вместе: какая уходит
web-option-parting-keeper = тема
web-option-payment = Две карты уничтожают друг друга
web-option-payment-optional = когда сбросить, решает владелец
web-option-cured = Какие проблемы можно вылечить
web-option-cured-loose-too = и свободные
web-option-collecting = Все темы одного рода идут одному игроку
web-option-collecting-stealing = это считается кражей
web-option-day = Какой сегодня день
web-option-day-birthday = чей-то день рождения
web-option-day-holiday = праздник
web-option-day-ordinary = обычный день
web-option-rhyme = Кто решает, есть ли рифма
web-option-rhyme-consent = остальные
web-option-rhyme-waived = никто: рифма не нужна
web-option-meta-rule = Правило на всю игру
web-option-meta-rule-rules-escalation = каждая перетасовка повышает основные числа
web-option-meta-rule-no-creepers = без проблем
web-check-mix = Проверить смесь
web-mix-checked = Что стоит знать об этой смеси
web-mix-size = Всего карт: { $count }. Чем больше изданий, тем реже выпадают карты, которых требует цель: такие партии длятся в два-четыре раза дольше.
web-mix-same = Новые правила об одном и том же, из которых остаётся только последнее: { $names }.
web-mix-twice = Карты, которые входят по одной от каждого издания: { $names }.
web-mix-nearly = Правила, различающиеся только числами, но остающиеся рядом: { $names }.
web-mix-unused = Карты, которых здесь ничто не требует: { $names }.
web-mix-impossible = Эти цели здесь выполнить невозможно: { $names }.
web-mix-other = На эти карты тоже стоит взглянуть: { $names }.
web-mix-fine = Ничего особенного.
web-mix-fixed-deck = «{ $game }» нельзя смешивать: играются только издания Fluxx.
web-options-how = Всё можно оставить как есть: так задуманы правила.
web-option-pay-after-how = Обычно за карты платят до того, как сыграть свою. С этим правилом — и после, последним делом в ход.
web-option-fewest-rules-discarded-how = Некоторые карты сбрасывают до половины новых правил. Обычно карта сама говорит, можно ли не сбросить ни одного. 0: можно оставить все; 1: хотя бы одно должно уйти.
web-option-blocked-leader-how = Некоторые цели — для того, у кого чего-то больше всех. Обычно игрок с проблемой не в счёт, и побеждает следующий. С этим правилом не побеждает никто, пока впереди тот, кому мешает проблема.
web-option-parting-how = Некоторые карты не могут лежать у одного игрока, например Война и Мир. Обычно другому отдают проблему; с этим правилом — тему.
web-option-payment-how = Некоторые карты уничтожают друг друга, например Налоги и Деньги. Обычно обе сразу идут в сброс; с этим правилом владелец решает, сбрасывать ли их и когда.
web-option-cured-how = Некоторые темы лечат или чинят. Обычно — только проблему, прикреплённую к теме; с этим правилом — и ту, что лежит отдельно.
web-option-collecting-how = Некоторые карты собирают все темы одного рода у одного игрока. Обычно это не кража; с этим правилом на это можно ответить сюрпризом против кражи.
web-option-day-how = Некоторые карты в день рождения или в праздник дают больше. Обычно того, кто их играет, спрашивают, какой сегодня день; с этим правилом день для всех один.
web-option-rhyme-how = Некоторые карты Wonderland Fluxx просят двустишие. Обычно о рифме судит тот, кто его произнёс; с этим правилом — остальные, или двустишие вовсе не нужно.
web-option-meta-rule-how = Действует от первого хода до последнего, ни одна карта его не отменяет. Либо после каждой перетасовки все берут и играют на одну карту больше, либо проблемы убирают из колоды до раздачи.

## Before the start

web-invited = Тебя приглашают: { $game }
web-sit-down = Сесть за стол
web-lobby-lead = Стол заполняется; начинай, когда все соберутся.
web-chairs = Места
web-free-chair = свободно
web-add-bot = Посадить бота
web-free-it = Освободить место: { $name }
web-start = Начать игру
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
web-luck-words = Твои слова для тасовки
web-code-how = Скажи друзьям этот код; он действует час:
web-colour = Твой цвет
web-colour-0 = янтарный
web-colour-1 = коралловый
web-colour-2 = голубой
web-colour-3 = фиолетовый
web-colour-4 = зелёный
web-colour-5 = розовый
web-colour-6 = бирюзовый
web-colour-7 = песочный

## At the table

web-you = ты
web-yours = Твои карты
web-bot = бот, { $level }
web-stand-in = пока играет бот
web-away = отсутствует
web-plays-now = ходит
web-plays-next = ходит следующим
web-your-turn = Твой ход
web-asked = Вопрос тебе
web-over = Игра окончена
web-moment = Секунду…
web-waiting = Ждём: { $names }
web-paused = Стол на паузе
web-how-to-pick = Коснись карты, чтобы прочесть её; сыграть её можно только кнопкой.
web-choose = Выбери карту
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
web-basic-rules = Возьми 1, сыграй 1.
web-deck = Колода
web-discard = Сброс
web-browse-discard = Посмотреть сброс:
web-taking-effect = Выполняется
web-step-draw = Взять
web-step-play = Сыграть
web-step-limits = Пределы
web-rules-now = Правила прямо сейчас
web-new = новое
web-can = Можно выбрать сейчас; решает только кнопка.
web-just-look = Сейчас её нельзя выбрать, можно только рассмотреть.
web-show-kinds = Какие карты руки показать
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
web-now-numbers = Сколько брать, играть и держать
web-now-bonuses = Бонусы
web-now-actions = Свободные действия
web-now-others = Другие правила
web-now-gone = Только что ушло
web-really = Да, точно
web-reactions = Реакции
web-mute = Скрыть сообщения: { $name }
web-unmute = Показывать сообщения: { $name }
web-rules-short = Правила
web-log-short = Журнал
web-log = Что произошло
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
web-pass-until-asked = Пропускать, пока не спросят о другом
web-pass-always = Всегда пропускать в этой игре
web-pass-ask = Снова спрашивать меня об ответах
web-undo = Отменить ход
web-undo-ask = Попросить отменить ход
web-take-back = Я снова здесь: верните мне место
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
web-leave = Уйти насовсем
web-quick-on = Играть одним касанием
web-quick-off = Спрашивать перед ходом
web-sound = Звук, когда спрашивают тебя
web-offline = Связь потеряна; восстанавливаем…

## Stella Quest

web-rest = Отдых
web-rest-text = Отдыхает: подходит к любому цвету и ничего не берёт.
web-gems = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}
web-trump = Козырь
web-lead-colour = Ведущий цвет
web-trick = Взятка
web-your-card = твоя карта
web-winning = впереди
web-why = Почему
web-why-nobody = Пока никто не впереди.
web-why-ahead = Впереди { $name }, карта: { $card }; { $by ->
    [super-trump] вторая такая же карта бьёт всё
    [trump] старший козырь
   *[lead] старшая карта ведущего цвета, козырей нет
}.
web-lights = { $count ->
    [one] { $count } фишка сияния
    [few] { $count } фишки сияния
   *[other] { $count } фишек сияния
}
web-marker = с чёрной звездой
web-no-cards = карт нет
web-collection = Коллекция
web-no-collection = пока ничего
web-rival-plays = ходит вторым и не выбирает
web-rival-played = карта сыграна
web-rival-now = покажет
web-rival-next = покажет следующим

## The end

web-over-nobody = Никто не победил
web-over-you = Победа за тобой!
web-over-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
web-winning-cards = Цель и карты, которые её выполнили
web-winner = победа
web-over-conceded = Остальные сдались.
web-over-agreed = Решено закончить без победителя.
web-over-abandoned = За столом никого не осталось.
web-over-ended-by-operator = Игру завершил администратор сервера.
web-over-ended-by-limit = Игра стала слишком длинной для этого сервера.
web-fair-mine = Твой браузер проверил: число сервера то самое, что было обещано до начала, и твоё случайное число участвовало.
web-fair-good = Твой браузер проверил: число сервера то самое, что было обещано до начала.
web-fair-left = Число сервера то самое, что было обещано, но случайное число твоего браузера не участвовало.
web-fair-bad = Тасовка не та, что была обещана до начала. Не доверяй ей.
web-fair-nothing = Твой браузер ничего не записал об этом столе до начала игры, поэтому сравнить не с чем.
web-statistics = Игра в числах
web-player = Игрок
web-turns = Ходы
web-played = Сыграно
web-drawn = Взято
web-points = Очки
web-rematch = Сыграть ещё раз
web-rematch-waits = Ждём, пока захотят и остальные.
web-to-rematch = К новому столу
web-replay = Повтор
web-first = К началу
web-previous = На шаг назад
web-next = На шаг вперёд
web-last = К концу
web-step = Шаг
web-eyes = Чьими глазами
web-step-of = Шаг { $count } из { $all }
web-play = Воспроизвести
web-stop = Остановить
web-share = Скопировать ссылку на этот момент
web-watcher = зритель
web-fork = Играть отсюда
web-fork-how = С этого момента начинается новый стол: ты садишься на место того, чьими глазами смотришь, на остальные садятся боты. Дальше случай решает заново, по собственному тайному числу того стола.
web-fork-over = Здесь игра кончается; вернись на шаг раньше, чтобы играть дальше.
web-fork-seat = Сначала выбери, чьими глазами смотреть.
web-shuffle = Проверка тасовки
web-shuffle-how = До начала все видели отпечаток. Теперь показано тайное число: его SHA-256 и есть отпечаток, значит, число не меняли, а каждая тасовка следует из него и из слов игроков.
web-shuffle-commitment = Отпечаток
web-shuffle-seed = Тайное число
web-shuffle-words = Слова игроков
web-shuffle-none = нет
web-shuffle-check = Проверить сейчас
web-shuffle-good = { $count ->
    [one] Вычислено заново: { $count } тасовка или взятие, всё верно.
    [few] Вычислено заново: { $count } тасовки и взятия, всё верно.
   *[other] Вычислено заново: { $count } тасовок и взятий, всё верно.
}
web-shuffle-bad = Не сходится: запись изменена.
web-shuffle-record = Вся запись, чтобы проверить самому

## Help and credits

web-print-how = Распечатай эту страницу, чтобы получить карты на бумаге.
web-at-the-table = За столом
web-help-windows = Когда на что-то можно ответить, у всех одинаковое время, могут они ответить или нет: по ожиданию ничего не узнать.
web-help-back = После обрыва связи, перезапуска или на другом устройстве ты вернёшься к тому же вопросу.
web-keys = Клавиши
web-key = Клавиша
web-key-does = Что делает
web-key-hand = К твоей руке
web-key-table = К картам перед тобой
web-key-question = К вопросу
web-key-goals = К целям
web-key-rules = К правилам прямо сейчас
web-key-log = К журналу
web-key-arrows = От карты к карте; каждая показана крупно
web-key-enter = К кнопке, которая играет карту
web-key-escape = Ничего не выбирать
web-credits-icons = Значки
web-credits-changes = Координаты округлены.
web-credits-icon = Значок
web-credits-by = Кто нарисовал
web-credits-fonts = Шрифты и скрипты
web-keys-replay = В повторе: шаг назад, шаг вперёд; пробел запускает и останавливает
web-help-fluxx-more = Сюрприз можно сыграть и не в свой ход, в ответ на только что объявленное; на него тоже можно ответить. Прикреплённая карта идёт туда же, куда та, к которой она прикреплена.
web-help-stella-1 = У карт есть цвет и число от 1 до 6, каждая дважды; у карт отдыха нет ни того, ни другого. Рубашка показывает цвет.
web-help-stella-2 = Ходи в цвет первой карты, если можешь; карту отдыха можно сыграть всегда. Взятку берёт последняя карта, равная верхней карте стопки или сыгранной раньше, иначе старшая цвета стопки, иначе старшая цвета первой карты.
web-help-stella-3 = Кто взял взятку, забирает из неё одну карту. Шесть разных чисел выигрывают игру.
web-help-stella-4 = Выиграть дважды подряд и взять число, которое уже есть, стоит сияния. Кто остался без сияния, заканчивает игру; тогда считают сияние и коллекции. Одну фишку сияния можно отдать за три карты, но не последнюю.
web-key-space = Выбрать карту в фокусе
web-key-tab = К следующему элементу

