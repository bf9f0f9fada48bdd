# Люди: имена, учётные записи, другие устройства, сбор за столом, зрители.

## Игры в списках

people-in-progress = Игра идёт
people-your-turn = { $game }: твой ход
people-their-turn = { $game } (ждём ответа: { $names })
people-goes-on = { $game }: игра продолжается
people-in-lobby = { $game }: ещё не началась
people-with = играют: { $names }
people-more-games = { $count ->
    [one] Идёт ещё { $count } игра
    [few] Идут ещё { $count } игры
   *[many] Идёт ещё { $count } игр
}
people-won-you = Победа за тобой
people-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
people-won-nobody = Без победителя
people-over-unknown = Игра окончена
people-just-now = только что
people-minutes-ago = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
people-hours-ago = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
people-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
people-no-games = Здесь появятся твои игры.
people-your-games = Твои игры
people-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
}

## Имя и цвет

people-name-optional = Твоё имя, если хочешь
people-name-how = Его видят остальные за столом.
people-save = Сохранить
people-name-color = Имя, цвет
people-profile = Имя и цвет

## Учётные записи

people-guest = В этом браузере ты гость. Для игры учётная запись не нужна.
people-account = Учётная запись
people-signed-in = Вход выполнен: { $login }.
people-account-how = Без учётной записи игры пропадут, если браузер удалит свои данные. Для неё нужны только имя и пароль, без почты. Твои игры останутся с тобой.
people-account-new-how = Имя, цвет и игры останутся с тобой.
people-create-account = Создать учётную запись
people-have-account = У меня есть учётная запись
people-no-account = У меня ещё нет учётной записи
people-sign-in = Войти
people-sign-in-loses = Сейчас в этом браузере играет { $name } без учётной записи. После входа эти игры будут недоступны. Чтобы их сохранить, лучше создай учётную запись.
people-sign-out = Выйти
people-login = Имя учётной записи
people-login-how = От 2 до 64 символов. Нужно для входа; остальные его не видят.
people-password = Пароль
people-password-how = Не меньше 8 символов.
people-password-change = Изменить пароль
people-password-present = Нынешний пароль
people-password-new = Новый пароль
people-password-changed = Пароль изменён.

## Другое устройство

people-device = Продолжить на другом устройстве
people-device-how = Создай ссылку и открой её на телефоне или компьютере либо отсканируй QR-код. Там у тебя будут то же имя и те же игры.
people-device-make = Создать одноразовую ссылку
people-device-scan = Открой эту ссылку на другом устройстве или отсканируй код. Она сработает один раз в течение { $minutes } минут. Никому её не показывай: кто её откроет, будет играть за тебя.
people-device-qr = QR-код ссылки
people-device-title = Продолжить как { $name }?
people-device-confirm = С этого момента в этом браузере играет { $name }, с теми же играми, что и на другом устройстве.
people-device-loses = До сих пор в этом браузере играет { $name } без учётной записи. К этим играм нельзя будет вернуться. Чтобы их сохранить, сначала создай для них учётную запись.
people-device-accept = Продолжить как { $name }

## Сбор за столом

people-host = хозяин стола
people-taken = занято { $taken } из { $all }
people-also-here = Ещё здесь: { $names }.
people-leave-table = Уйти
people-no-messages = Сообщений пока нет.
people-watch-link = Ссылка для зрителей
people-watch-how = По ней можно смотреть игру, но не играть.
people-watch-public = Это открытый стол: по этому адресу его может смотреть каждый.
people-watch-make = Создать ссылку для зрителей
people-watch-copy = Скопировать ссылку для зрителей
people-watch-tag = для зрителей

## Приглашение

people-join-host = Хозяин стола: { $name }
people-join-players = Игроки: { $names }
people-join-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
people-join-bots = Ты займёшь место бота.
people-join-started = Игра уже идёт. К ней ещё можно присоединиться.
people-join-full = Все места заняты, поэтому ты будешь зрителем.
people-join-closed = Игра уже идёт, и сейчас к ней нельзя присоединиться, поэтому ты будешь зрителем.
people-join-over = Игра окончена. Можно посмотреть, чем она закончилась.
people-join-refused = Все места заняты, а зрителей за этим столом нет. Попроси хозяина стола освободить место.
people-join-watch-link = Это ссылка для зрителей: можно смотреть, но не играть. Чтобы играть, попроси у хозяина стола приглашение.
people-join-seated = У тебя уже есть место за этим столом.
people-to-table = К столу
people-spectate = Смотреть

## За столом

people-spectator = { $why ->
    [link] Ты зритель, потому что твоя ссылка — для зрителей.
    [full] Ты зритель, потому что все места заняты.
    [free] Ты зритель. Можно сесть за стол.
   *[closed] Ты зритель, потому что к игре сейчас нельзя присоединиться.
}
people-bot-in = бот через
people-time-left = осталось времени
people-time-bank = запас времени
people-stood-in = { $you ->
    [yes] { $why ->
        [asked] За тебя пока играет бот.
        [time] Твоё время вышло, за тебя пока играет бот.
       *[away] Тебя не было, за тебя пока играет бот.
    }
   *[no] { $why ->
        [asked] { $name }: пока играет бот.
        [time] { $name }: время вышло, пока играет бот.
       *[away] { $name } отсутствует, пока играет бот.
    }
}
people-returned = { $you ->
    [yes] Ты снова играешь.
   *[no] { $name } снова играет.
}

## Отказы

refusal-no-such-device-link = Ссылка уже использована, или её срок истёк. Создай новую на первом устройстве.
refusal-watch-only = Твоя ссылка — для зрителей. Чтобы играть, попроси у хозяина стола приглашение.
refusal-name-empty = Введи имя, в котором есть хотя бы один видимый символ.
refusal-name-too-long = В имени может быть не больше { $most } символов.
