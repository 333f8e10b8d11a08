### Co dzieje się w turnieju lub sezonie

tournament-registered = { $who } zapisuje się
tournament-registered-again = { $who } zapisuje się ponownie
tournament-unregistered = { $who } wypisuje się
tournament-too-few-came =
    { $count ->
        [0] pora zaczynać, a nikogo nie ma: start, gdy liczba graczy wyniesie { $needed } albo gdy zacznie gospodarz
       *[other] pora zaczynać, a jest { $count } z { $needed }: start, gdy liczba graczy wyniesie { $needed } albo gdy zacznie gospodarz
    }
tournament-cancelled = odwołany: wszyscy dostają zwrot wpłat
tournament-cancelled-by = odwołany ({ $who }): wszyscy dostają zwrot wpłat
tournament-cancelled-free = odwołany: nikt nic nie wpłacał
tournament-cancelled-free-by = odwołany ({ $who }): nikt nic nie wpłacał
tournament-began =
    { $count ->
        [one] turniej się zaczyna, gra jeden gracz
        [few] turniej się zaczyna, grają { $count } osoby
       *[many] turniej się zaczyna, gra { $count } osób
    }
tournament-level-began = poziom { $level }: ciemne { $blinds }
tournament-level-began-ante = poziom { $level }: ciemne { $blinds }, ante { $ante }
tournament-moved-balance = { $who } przechodzi do stołu { $table }, miejsce { $seat }, dla wyrównania stołów
tournament-moved-broken = { $who } przechodzi do stołu { $table }, miejsce { $seat }, bo stół jest rozwiązany
tournament-moved-final = { $who } przechodzi do stołu finałowego, miejsce { $seat }
tournament-table-opened = otwiera się stół { $table }
tournament-table-broken = stół { $table } jest rozwiązany
tournament-final-table = stół finałowy: miejsca i button losowane od nowa
tournament-break-began = zaczyna się przerwa
tournament-break-until = przerwa do { $time }
tournament-break-ended = koniec przerwy
tournament-paused = turniej jest wstrzymany
tournament-resumed = turniej toczy się dalej
tournament-stood-still = od dawna nikt nie odpada: decydują żetony
tournament-hand-for-hand = od teraz hand for hand
tournament-no-longer-hand-for-hand = koniec hand for hand
tournament-entries-closed =
    { $count ->
        [one] zapisy zamknięte, jeden gracz
        [few] zapisy zamknięte, { $count } gracze
       *[many] zapisy zamknięte, { $count } graczy
    }
tournament-entries-closed-pool =
    { $places ->
        [one] zapisy zamknięte, liczba graczy: { $count }, pula { $pool } na jedno miejsce
        [few] zapisy zamknięte, liczba graczy: { $count }, pula { $pool } na { $places } miejsca
       *[many] zapisy zamknięte, liczba graczy: { $count }, pula { $pool } na { $places } miejsc
    }
tournament-removed = { $who } opuszcza turniej decyzją gospodarza
tournament-removed-by = { $by } usuwa gracza { $who }
tournament-may-rebuy = { $who } może zrobić rebuy
tournament-rebought = { $who } robi rebuy, { $chips }
tournament-added-on = { $who } bierze add-on, { $chips }
tournament-went-out = { $who } odpada
tournament-went-out-placed = { $who } odpada na miejscu { $place }
tournament-went-out-shared = { $who } odpada na miejscu { $place }, dzielonym przez { $shared }
tournament-ended = { $names } wygrywa turniej
tournament-ended-shared = { $names } wygrywają turniej
tournament-game-began = gra { $game } się zaczyna
tournament-game-ended = koniec gry { $game }: wygrywa { $names }
tournament-game-ended-shared = koniec gry { $game }: wygrywają { $names }
tournament-season-ended = sezon się skończył
tournament-season-ended-led =
    { $games ->
        [one] sezon się skończył po jednej grze: prowadzi { $who }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }
        [few] sezon się skończył po { $games } grach: prowadzi { $who }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }
       *[many] sezon się skończył po { $games } grach: prowadzi { $who }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }
    }
tournament-season-will-stop = sezon kończy się po tej grze
tournament-season-goes-on = sezon toczy się dalej
tournament-next-game-when = następna gra zacznie się, gdy liczba graczy wyniesie { $needed }
