# Насколько сильна карта из студии.

strength-title = Насколько сильна эта карта?
strength-studio = Студия
strength-back = Назад к карте
strength-answer = Ответ
strength-weak = Слабая
strength-weak-too = слабая
strength-little-weak = Слабовата
strength-little-weak-too = слабовата
strength-fair = В самый раз
strength-fair-too = в самый раз
strength-strong = Сильная, но честная
strength-strong-too = сильная
strength-too-strong = Слишком сильная
strength-too-strong-too = слишком сильная
strength-one = { $first }
strength-two = { $first } или { $second }
strength-many = Пока неясно, возможно всё: { $from } – { $second }
strength-measuring = Идёт измерение …
strength-later = Ещё не измерена
strength-not-playable = Измерение начнётся, когда картой можно будет сыграть.
strength-never-drawn = Никто ни разу её не взял.
strength-never-played = Никто её не сыграл. Всего игр: { $games }.
strength-never-used = Её играли, но никто не воспользовался. Всего игр: { $games }.
strength-rarely-played = В { $share } игр, где её кто-то берёт, никто её не играет.
strength-stuck = С этой картой застревает { $share } игр, без неё { $other }.
strength-wins-often = Она выигрывает { $share } всех игр, в несколько раз больше другой темы.
strength-drew = Кто её берёт, выигрывает { $with } игр; те же игроки при той же раздаче без неё { $without }. Разница в пунктах: { $points }, от { $low } до { $high }.
strength-like = В колоде «{ $deck }» примерно столько же даёт { $card }.
strength-games = Игр с картой: { $games }; столько же без неё
strength-more = Все цифры
strength-points = { $points } п.
strength-range = от { $low } до { $high }
strength-tile-wins = Шансы того, кто её взял
strength-tile-played = Сыграна в
strength-tile-drawn = игр; взята в { $share }
strength-tile-used = Использована в
strength-tile-length = Ходов за игру
strength-tile-instead = { $with } вместо { $without }
strength-tile-stuck = Игры, которые застряли
strength-tile-most = не больше { $share }
strength-choices = Измерить ещё раз
strength-deck = Колода
strength-measure = Измерить
strength-many-games = Сыграть 100 000 игр
strength-with = с картой
strength-without = без неё, та же раздача
strength-group = Кто
strength-not-yet = Пока сказать нельзя.
strength-no-difference = Разницы не видно.
strength-who-title = Кто с ней выигрывает?
strength-who-tab = Кто выигрывает
strength-who-sure = { $played ->
    [yes] Сыграть
   *[no] Взять
  } её – это { $points } п.
strength-who-drew = кто её взял
strength-who-played = кто её сыграл
strength-who-held = кто только держал
strength-who-others = все остальные
strength-whom-title = Кому она помогает?
strength-whom-tab = Кому помогает
strength-whom-sure = Больше всего меняется: { $who }, { $points } п.
strength-standing-far = далеко позади
strength-standing-behind = на 1 карту меньше
strength-standing-level = наравне
strength-standing-ahead = впереди
strength-length-title = Становятся ли игры длиннее?
strength-length-tab = Длина
strength-length-sure = Игры { $longer ->
    [yes] длиннее
   *[no] короче
  } на { $turns } хода: половина кончается к ходу { $with } вместо { $without }.
strength-comes-title = Входит ли она в игру?
strength-comes-tab = В игре
strength-comes-answer = Её берут в { $drawn } игр и играют в { $played }.
strength-comes-drawn = попадает в руку
strength-comes-played = сыграна
strength-comes-used = использована
strength-comes-won = выигрывает как тема
