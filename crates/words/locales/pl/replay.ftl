# Powtórki: jak szybko i od tury do tury.

replay-speed = Tempo
replay-speed-slow = wolno
replay-speed-normal = zwykle
replay-speed-fast = szybko
replay-turn = Przejdź do tury
replay-turn-step = Krok { $count }: { $text }
