# Le partite riviste: a che velocità, e di turno in turno.

replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-turn = Vai a un turno
replay-turn-step = Passo { $count }: { $text }
