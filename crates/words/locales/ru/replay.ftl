# Записи игр: как быстро и от хода к ходу.

replay-speed = Скорость
replay-speed-slow = медленно
replay-speed-normal = обычно
replay-speed-fast = быстро
replay-turn = Перейти к ходу
replay-turn-step = Шаг { $count }: { $text }
