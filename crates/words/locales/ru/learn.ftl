# Уроки: то, что вокруг них.

guide-this-one = эта карта
guide-taken-back = ход возвращён
guide-side = Подсказчик
guide-in-hand = { $move } — карта { $number } на руке.
guide-elsewhere = Нужный ход: { $move }.

## Уроки

learn-title = Обучение
learn-lead = Короткие партии с подготовленными картами, меньше трёх минут каждая.
learn-in-three-minutes = Научиться за три минуты
learn-newcomer = Впервые здесь? Урок — настоящая игра с подготовленными картами.
learn-tile = Учиться
learn-step = Шаг { $step } из { $all }
learn-done = пройдено
learn-minutes = { $count } мин
learn-go-on-where = Продолжи с того же места
learn-go-on = Продолжить
learn-group-fluxx = Fluxx: основы
learn-group-editions = Что добавляют издания
learn-group-stella-quest = «Карта звёзд»
learn-of = { $done } из { $all }
learn-you = Ты
learn-effect = Что делает карта: { $effect } Здесь это не поможет.
learn-no-help = Так можно, но здесь это не поможет.
learn-taken-back = Ход возвращён: { $move }
learn-show = Покажи
learn-now-you = Теперь ты
learn-next = Дальше
learn-subtitle = На настоящем столе, с подготовленными картами
learn-success = Получилось!
learn-shown = Вот этот ход
learn-shown-how = Вот как это выглядит. Теперь ход возвращается, и его сделаешь ты.
learn-leave = Выйти, продолжить потом
learn-all = Все уроки
learn-nothing-counts = Без часов и очков, пробуй сколько угодно.
learn-next-lesson = Следующий урок: { $title }
learn-real-game = Сыграть настоящую партию
learn-again = Начать заново

## Успехи

progress-title = Обучение и результаты
progress-lessons = Уроки
progress-puzzles = Решено задач
progress-games = Партии
progress-game = Игра
progress-against = Соперники
progress-people = люди
progress-played = Сыграно
progress-won = Побед
progress-best = Лучший результат в «Карте звёзд»: { $points }
progress-none = Пока пусто. Пройди урок или закончи партию, и это появится здесь.
progress-erase = Стереть обучение и результаты
progress-erase-how = Будут стёрты: пройденные и начатые уроки, задачи, показанные советы и счёт партий. Останутся: имя, партии и их записи. Отменить это нельзя.
progress-download = Сначала скачать
progress-erase-really = Да, стереть

## Советы в первой игре

tips-none = Больше не показывать
tips-on = Показывать советы
tips-off = Без советов
tips-label = Совет

tip-first-draw = В начале твоего хода карты берутся сами. Что осталось сделать, видно вверху.
tip-first-keeper = Тема остаётся перед игроком и может пригодиться для любой цели.
tip-first-goal = Цель действует для всех. Отметки на ней показывают, что у кого есть.
tip-first-replaced = Новое правило заменило прежнее того же вида и действует сразу.
tip-first-creeper = Проблема не даёт победить, если её не просит цель.
tip-first-limit = Для других предел действует сразу, для тебя — в конце твоего хода.
tip-first-question = Вопрос к тебе, хотя ход не твой. Остальные ждут ответа.
tip-near-win = Кому-то не хватает для цели одной карты. Её можно заменить.
tip-stella-lead = Раунд начинаешь ты. Цвет твоей карты станет ведущим, и все, кто может, обязаны его поддержать.
tip-stella-follow = Если есть карта ведущего цвета, выложить нужно её. Карты отдыха можно выкладывать всегда.
tip-stella-trump = Верхняя карта стопки сброса показывает козырный цвет. Козырь бьёт любую карту другого цвета.
tip-stella-take = Раунд за тобой. Забирай значение, которого ещё нет: повтор стоит сияния.
tip-stella-top = Выбери, что ляжет на стопку сброса. Цвет этой карты станет козырным в следующем раунде.
tip-stella-star = Чёрная звезда у тебя. Ещё одна победа подряд стоит одного сияния.
tip-stella-shine = Сияния осталось мало. Когда кто-то теряет последнее, игра заканчивается.

## Rulings that are shown

rulings-ruling = Разъяснение
rulings-steps = Шаги
rulings-before = До этого
rulings-before-you = Твой ход. Здесь все карты открыты, чтобы было удобно следить.
rulings-before-other = Сейчас ходит { $name }. Здесь все карты открыты, чтобы было удобно следить.
rulings-you-choose = Твой выбор: { $move }.
rulings-chooses = { $name } выбирает: { $move }.
rulings-new = новое
rulings-on = на карте: { $card }
rulings-nothing = ничего
rulings-won = победа
rulings-in-front = На столе
rulings-hand = На руке
rulings-aside = Отложено, чтобы сыграть
rulings-tested = Эти карты и ходы — проверка, которая запускается при каждом изменении программы.
rulings-try = Сыграть отсюда
