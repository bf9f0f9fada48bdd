# Почему чего-то нельзя и что делать вместо этого.

refusal-game-over = Игра окончена; чтобы играть дальше, начни новую.
refusal-no-such-seat = За этим столом нет места { $seat }.
refusal-not-asked = { FORM($player, "person") ->
    [second] Сейчас отвечать не тебе; дождись своей очереди.
   *[third] Сейчас отвечать не { FORM($player, "dative") }.
}
refusal-unreadable-move = Хода «{ $text }» нет; выбери один из предложенных.
refusal-ambiguous-move = «{ $text }» может означать разные ходы: { $candidates }. Напиши ход целиком.
refusal-not-offered = «{ $text }» сейчас нельзя: { $reason }
refusal-seats-fixed = После начала этой игры нельзя ни сесть за стол, ни выйти из-за него.
refusal-seat-taken = Это место занято; выбери свободное.
refusal-table-full = За столом нет мест.
refusal-other = Сейчас это невозможно.

# Столы, учётные записи и запросы.

refusal-empty = Сначала выбери что-нибудь.
refusal-stale = Вопрос тем временем изменился; посмотри ещё раз.
refusal-no-such-table = Такого стола нет, или он для тебя закрыт: попроси ссылку.
refusal-no-such-page = Страница не найдена.
refusal-no-token = Сначала создай стол или сядь за чужой.
refusal-stranger = Тебя нет за этим столом; сначала открой его ссылку.
refusal-not-invited = Эта ссылка не открывает этот стол; попроси новую.
refusal-not-a-link = Это не ссылка на стол.
refusal-not-owner = Это может только тот, кто создал стол.
refusal-begun = Игра началась; изменить это уже нельзя.
refusal-chair-taken = Это место занято; выбери свободное.
refusal-no-free-chair = Свободных мест нет, но можно смотреть игру.
refusal-seated-already = Ты уже сидишь за этим столом.
refusal-not-seated = Ты не сидишь за этим столом.
refusal-paused = Стол на паузе; сначала договоритесь продолжить.
refusal-stood-in = За тебя играет бот; сначала верни себе место.
refusal-nothing-to-undo = Ни один твой ход нельзя отменить: с тех пор что-то открылось.
refusal-too-fast = Не так быстро: подожди немного.
refusal-too-many-requests = Слишком много сразу; подожди немного.
refusal-quota-tables = У тебя слишком много столов. Сначала заверши или покинь один из них.
refusal-quota-bot-tables = У тебя слишком много столов, где играют только боты. Сначала заверши один из них.
refusal-quota-bytes = Твои столы занимают слишком много места. Обратись к администратору сервера.
refusal-quota-hints = За последний час было много подсказок. Попробуй позже.
refusal-quota-analyses = За последний час было много разборов. Попробуй позже.
refusal-quota-experiments = Время вычислений этого часа в лаборатории кончилось. Попробуй позже.
refusal-experiment-running = Другой твой эксперимент ещё идёт. Останови его или дождись конца.
refusal-no-such-experiment = Такого твоего эксперимента нет.
refusal-hints-off = За этим столом подсказки не разрешены.
refusal-nothing-to-advise = Сейчас решать нечего.
refusal-quarantined = Этот стол временно закрыт. Обратись к администратору сервера.
refusal-banned = Эта учётная запись заблокирована. Обратись к администратору сервера.
refusal-bad-address = На этом сайте нет страницы с таким адресом.
refusal-wrong-method = Этой страницей нельзя воспользоваться таким способом.
refusal-too-large = Слишком много данных. Отправь меньше за один раз.
refusal-wrong-media-type = Сервер не понимает содержимое такого типа.
refusal-cards-too-slow = Работа с этими картами занимает слишком много времени; возьми меньше карт или карты попроще.
refusal-too-many-changes = Настройки этого стола меняли слишком часто; создай новый стол.
refusal-not-over = Игра ещё идёт; до её конца карты скрыты.
refusal-no-such-code = Сейчас ни у одного стола нет такого кода; попроси новый.
refusal-nothing-left = В этот момент игра уже окончена; выбери более ранний.
refusal-no-such-chair = В этот момент такого места нет.
refusal-removed = Владелец стола удалил тебя; вернуться можно только по новой ссылке.
refusal-locked = Этот стол закрыт; попроси владельца впустить тебя.
refusal-reserved = Это место оставлено для приглашённых; выбери другое.
refusal-own-chair-only = В этой игре ты можешь занять только своё прежнее место.
refusal-bots-stay = За этим столом во время игры никто не занимает место бота.
refusal-not-let-back = Остальные не согласились на твоё возвращение в эту игру.
refusal-starting = Игра вот-вот начнётся; попробуй через несколько секунд.
refusal-vote-open = Сейчас идёт другое голосование; дождись результата.
refusal-crowded = За этим столом слишком много людей; приходи позже.
refusal-wrong-password = Пароль неверный.
refusal-chairs = В этой игре от { $fewest } до { $most } мест.
refusal-times = Такое время или такое первое место не подходит; выбери числа поменьше.
refusal-too-long = { $what ->
    [answer] В ответе
    [words] В добавке к тасованию
    [card-files] Во всех файлах карт вместе
    [never-ask] В списке объявлений
   *[message] В сообщении
} может быть не больше знаков, чем { $most }.
refusal-too-few = Игра может начаться, когда занято мест не меньше, чем { $fewest }.
refusal-not-revealing = Секреты раскрываются перед самым началом игры, не сейчас.
refusal-wrong-secret = Этот секрет не совпадает с тем, что было обещано.
refusal-left-out = Секрет не был раскрыт вовремя, поэтому ты не участвуешь в тасовании.
refusal-not-begun = Игра ещё не началась.
refusal-over = Игра окончена. Предложи реванш, чтобы сыграть ещё раз.
refusal-no-such-person = Здесь нет такого человека.
refusal-too-early = Этот ответ пришёл слишком рано; отправь его позже.
refusal-nothing-to-respond-to = Сейчас нет ничего, на что можно ответить.
refusal-no-bot-asked = Там не ждут ответа бота.
refusal-not-paused = Стол не на паузе.
refusal-no-vote = Тебе не о чем голосовать.
refusal-no-spectators = За этим столом нельзя быть зрителем.
refusal-chair-not-offered = Это место тебе не предлагали.
refusal-clock = Часы сервера пошли назад; попробуй ещё раз.
refusal-which-link = Укажи, какая ссылка: дай её токен или дайджест.
refusal-unprepared = Сервер не подготовил это действие. Сообщи об ошибке.
refusal-unknown-game = Игры «{ $name }» нет; есть: { $known }.
refusal-unknown-option = В { $game } нет настройки «{ $option }»; есть: { $known }.
refusal-option-value = У настройки { $option } не может быть значения { $value }; допустимы: { $allowed }.
refusal-no-decks = В этой игре только свои карты; не выбирай колоду.
refusal-players = Число игроков в этой игре: от { $fewest } до { $most }, а не { $players }.
refusal-stella-players = Число игроков в этой игре: от { $fewest } до { $most }, а не { $players }.
refusal-first-seat = Место { $first } не может начинать; места: от 0 до { $last }.
refusal-stella-first = Место { $first } не может начинать; места: от 0 до { $last }.
refusal-unknown-edition = Колоды «{ $name }» нет; есть: { $known }.
refusal-empty-deck = Выбери хотя бы одну колоду или добавь файл карт.
refusal-unknown-card = Карты «{ $name }» нет, её нельзя добавить или убрать.{ $like ->
    [none] {""}
   *[other] {" "}Может быть, «{ $like }»?
}
refusal-ambiguous-card = «{ $name }» — название нескольких карт; напиши одно из: { $candidates }.
refusal-card-needs-edition = Укажи, из какой колоды карта «{ $name }»: напиши КОЛОДА/{ $name }.
refusal-card-there-already = Карта «{ $name }» уже есть в колоде.
refusal-card-file-mistakes = В файле с картами { $name } есть ошибки; сначала исправь их. { $report }
refusal-unplayable-deck = Этими картами нельзя играть как одной колодой. { $report }
refusal-names-file-mistakes = В файле с названиями карт есть ошибки; сначала исправь их. { $reason }
refusal-unreadable = Запрос не удалось прочитать. { $reason }
refusal-busy = Сервер занят; попробуй через минуту.
refusal-stopping = Сервер останавливается; попробуй через минуту.
refusal-no-randomness = У сервера нет случайных чисел; обратись к администратору.
refusal-later-format = Этот стол создан более новой версией программы; открыть его нельзя.
refusal-later-rules = Этот стол создан более новой версией программы; открыть его нельзя.
refusal-other-rules = Эта игра шла по правилам, которые с тех пор изменились; открыть её нельзя.
refusal-missing-definition = Карты этого стола потеряны; обратись к администратору сервера.
refusal-corrupt-log = Журнал этого стола повреждён; обратись к администратору сервера.
refusal-storage = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуй через несколько минут.
refusal-login-taken = Это имя учётной записи занято; выбери другое.
refusal-bad-credentials = { $what ->
    [login] В имени учётной записи от 2 до 64 знаков.
   *[password] В пароле не меньше 8 знаков.
}
refusal-not-a-name = Такого идентификатора быть не может.
refusal-bad-input = Это нельзя сохранить. { $reason }
refusal-cross-site = Этот запрос пришёл с другого сайта.
refusal-wrong-host = Сервер не отвечает на это имя; запусти его с --hostname.
refusal-timeout = Запрос длился слишком долго; попробуй ещё раз.
refusal-upgrade-required = Подключись через WebSocket.
refusal-never-begun = Игра так и не началась.

rule-other = правила этого сейчас не разрешают.
rule-not-in-hand = этой карты нет на руке.
rule-not-in-mini-hand = сейчас можно играть только взятые для этого карты.
rule-draw-first = сначала тяни карты.
rule-no-plays-left = в этот ход всё уже сыграно; соверши свободное действие или заверши ход.
rule-blind-first-play = первая карта этого хода выбирается наугад.
rule-question-open = сначала ответь на текущий вопрос.
rule-inside-an-effect = свободные действия совершаются только между сыгранными картами.
rule-not-yours = эта карта на тебя не действует.
rule-not-usable = у этой карты сейчас нет доступного свободного действия.
rule-no-answer = этой картой на это ответить нельзя.
rule-not-your-turn = сейчас не твой ход.
rule-answer-open = объявлена карта; ответь на неё или пропусти.
rule-no-window = сейчас не на что отвечать.
rule-draw-is-done = карты на этот ход уже взяты.
rule-must-play = в этот ход нужно сыграть ещё.
rule-not-your-keeper = сейчас можно сбросить только свою { -keeper(case: "accusative") }.
rule-no-discard-due = сбрасывать ничего не нужно, а просто так выбрасывать карты нельзя.
rule-not-a-choice = такого ответа на текущий вопрос нет.
rule-wrong-stage = сейчас вопрос о другом.
rule-too-little-light = платить можно, только если у тебя хотя бы 2 сияния (последнее отдать нельзя).
rule-hand-full = у тебя уже 10 карт.
rule-deck-empty = карт больше нет.
rule-must-follow = сыграй карту ведущего цвета или карту отдыха.
rule-rest-not-taken = карту отдыха забрать нельзя; возьми карту эмоции.
rule-not-in-trick = этой карты нет среди лежащих на столе.
rule-rest-on-top = сыграна карта отдыха, значит, сверху должна лежать карта отдыха.

# Игры в числах.

refusal-batch-games = В наборе может быть от 1 до { $most } игр, а не { $games }.
refusal-batch-no-caller = За всех играют боты. Оставь хотя бы одно место себе.
refusal-batch-threads = Не удалось запустить потоки. Запроси меньше.
refusal-array-length = Длина массива «{ $array }» — { $found }, а нужна { $wanted }.
refusal-action-not-legal = Действие { $action } недопустимо в игре { $game }. Выбери одно из разрешённых маской.
refusal-no-such-action = Действия { $action } нет. Действия пронумерованы от 0 до { $last }.
refusal-not-this-action = Действие { $action } («{ $text }») сейчас недопустимо. Выбери одно из разрешённых маской.
refusal-other-game = Это относится к разным играм. Используй вместе только то, что относится к одной игре.
refusal-not-a-saved-game = Это не сохранённая игра: { $report }
