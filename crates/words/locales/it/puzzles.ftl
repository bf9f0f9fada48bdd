# Puzzles.

puzzle-title = Problemi
puzzle-title-of = Problemi: { $title }
puzzle-lead = { $count } posizioni in cui puoi vincere subito, dimostrate al computer. Niente fortuna, niente carte nascoste, una sola prima mossa giusta.
puzzle-of-the-day = Problema del giorno
puzzle-solve = Risolvi
puzzle-earlier-days = Giorni precedenti
puzzle-by-title = Tutti i problemi
puzzle-number = Problema { $number }
puzzle-easy = Facile
puzzle-medium = Medio
puzzle-hard = Difficile
puzzle-all = Tutti i problemi
puzzle-subtitle = Problema
puzzle-task = Il compito
puzzle-task-turn = Vinci in questo turno. La vittoria è certa: non servono né fortuna né carte che non vedi.
puzzle-task-round = Vinci la partita con questa presa. La vittoria è certa: non servono né fortuna né carte che non vedi.
puzzle-no-surprises = Nessuno può rispondere: tutte le Sorprese che non hai in mano sono nella pila degli scarti.
puzzle-hint = Suggerimento
puzzle-hint-moves = { $count ->
    [one] Basta ancora una mossa.
   *[other] Bastano ancora { $count } mosse.
}
puzzle-hint-kind = Guarda le carte di questo tipo: { $kind }.
puzzle-hint-elsewhere = Da qui non c’è una vittoria certa. Ricomincia e chiedi di nuovo.
puzzle-solution = Soluzione
puzzle-solution-how = Ecco la soluzione, mossa per mossa.
puzzle-try-yourself = Prova senza aiuti
puzzle-try-again = Riprova
puzzle-solved = Risolto
puzzle-turn-over = Non ancora
puzzle-not-won = Ecco dove portano queste mosse, e non si vince.
puzzle-still-missing = Manca ancora:
puzzle-the-way = La soluzione:
puzzle-near-miss = Quasi: { $move }. Con le carte giuste al posto giusto vince anche così, in circa { $percent } casi su 100. La soluzione vince sempre.
puzzle-next = Prossimo problema
puzzle-nothing-counts = Senza orologio, tutti i tentativi che vuoi.
