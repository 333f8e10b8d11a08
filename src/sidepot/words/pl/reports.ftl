### O czym donoszą polecenia: postęp, sidepot check, convert, doctor, simulate, equity, tournament

reports-progress-check = sprawdzanie
reports-progress-convert = zamiana
reports-progress-copying = kopiowanie
reports-progress-equity = obliczanie
reports-progress-hand-by-hand = ręka po ręce
reports-progress-import = wczytywanie
reports-progress-moving = przenoszenie
reports-progress-plan = planowanie
reports-progress-read = czytanie
reports-progress-replaying = odtwarzanie
reports-progress-roll-out = rozgrywanie
reports-progress-simulate = symulacja
reports-progress-stats = analiza
reports-progress-writing = zapisywanie
reports-enough = Ctrl-C: wystarczy
reports-rate-hands = { $rate } rozdań/s
reports-rate-tournaments = { $rate } turniejów/s
reports-nothing-for = nic od { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } proces
        [few] { $count } procesy
       *[many] { $count } procesów
    }

reports-chips =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
reports-chairs =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
reports-tables =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
reports-tournaments =
    { $count ->
        [one] { $count } turniej
        [few] { $count } turnieje
       *[many] { $count } turniejów
    }
reports-summaries =
    { $count ->
        [one] { $count } podsumowanie turnieju
        [few] { $count } podsumowania turniejów
       *[many] { $count } podsumowań turniejów
    }
reports-seed = seed { $seed }
reports-stopped = przerwano wcześniej: { $told }

reports-column-player = gracz
reports-column-chips = żetony
reports-column-hands = rozdania
reports-column-game = gra
reports-column-limit = limit
reports-column-interval = przedział 95%
reports-column-without-luck = bez szczęścia
reports-column-three-bet = 3-bet
reports-column-aggression-short = agr.

reports-no-histories = { $folder }: w tym folderze nie ma historii rozdań ({ $endings })
reports-and-more = … i jeszcze { $count }
reports-check-legal = przeczytano: { $what }; wszystko zgodne z zasadami
reports-check-in-order = przeczytano: { $what }; wszystko w porządku
reports-check-failed = przeczytano: { $what }; błędnych: { $count }
reports-more-hands =
    { $count ->
        [one] … i jeszcze { $count } rozdanie
        [few] … i jeszcze { $count } rozdania
       *[many] … i jeszcze { $count } rozdań
    }
reports-convert-what = podaj, co przeczytać i co zapisać, jak w: sidepot convert session.txt session.phhs
reports-convert-no-hands = w podsumowaniach turniejów nie ma rozdań: zapisz je do pliku, którego nazwa kończy się na .ots
reports-convert-exists = { $file } już istnieje: podaj inny plik albo nadpisz go z --force
reports-convert-as = podsumowanie mówi, co widzieli wszyscy: --as jest do rozdań
reports-summaries-format = podsumowaniach turniejów
reports-convert-lost = brak w { $format }: { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] pominięto { $count } rozdanie, w którym nie gra { $who }
        [few] pominięto { $count } rozdania, w których nie gra { $who }
       *[many] pominięto { $count } rozdań, w których nie gra { $who }
    }
reports-convert-written = zapisano: { $what }
reports-convert-written-not = zapisano: { $what }; nie zapisano: { $count }
reports-convert-cash =
    { $count ->
        [one] { $count } rozdanie z gry na pieniądze: podsumowania mają tylko turnieje
        [few] { $count } rozdania z gier na pieniądze: podsumowania mają tylko turnieje
       *[many] { $count } rozdań z gier na pieniądze: podsumowania mają tylko turnieje
    }

reports-doctor-not-installed = nie zainstalowano, działa ze źródeł
reports-doctor-build = kompilacja
reports-doctor-data = dane
reports-doctor-stale =
    { $count ->
        [one] { $count } moduł skompilowano ze starszych źródeł ({ $module }): make compiled
        [few] { $count } moduły skompilowano ze starszych źródeł ({ $module }): make compiled
       *[many] { $count } modułów skompilowano ze starszych źródeł ({ $module }): make compiled
    }
reports-doctor-plain = czysty Python, wolniejszy: zainstaluj sidepot ponownie albo make compiled w źródłach
reports-doctor-plain-compiler = czysty Python, wolniejszy: apt-get install gcc python3-dev, potem zainstaluj sidepot ponownie albo make compiled w źródłach
reports-doctor-partly =
    { $count ->
        [one] skompilowano tylko { $compiled } z { $count } modułu: zainstaluj sidepot ponownie albo make compiled
       *[other] skompilowano tylko { $compiled } z { $count } modułów: zainstaluj sidepot ponownie albo make compiled
    }
reports-doctor-compiled =
    { $count ->
        [one] skompilowano { $count } moduł; układy ocenia jądro { $kernel }
        [few] skompilowano { $count } moduły; układy ocenia jądro { $kernel }
       *[many] skompilowano { $count } modułów; układy ocenia jądro { $kernel }
    }
reports-doctor-missing = brakuje { $packages }: { $command }
reports-doctor-unknown = nie wiadomo, bo sidepot nie jest zainstalowany: { $command }
reports-doctor-installed = zainstalowano
reports-doctor-use-room = pokój pokerowy: sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = wykresy: --plot
reports-doctor-use-postgres = pokój na PostgreSQL: --database
reports-doctor-use-cluster = praca na wielu maszynach: --on ray
reports-doctor-use-testing = sidepot.testing do własnych testów
reports-doctor-tests = testy
reports-doctor-not-made = brak dla tego systemu lub tego Pythona
reports-doctor-test-programs = wszystkie programy, których używa make test
reports-doctor-programs-missing = brakuje niektórych programów: { $command }
reports-doctor-tests-skipped = make test pomija testy, które ich używają
reports-doctor-locked = w { $folder } nie można zapisywać: wybierz inny folder przez SIDEPOT_DATA=/jakiś/folder
reports-doctor-coming = { $folder } (powstanie z pierwszym pokojem)
reports-needs-packages = do tego potrzeba pakietów, których nie zainstalowano ({ $module }): { $command }
reports-no-output = nie można zapisać wyjścia

reports-equity-plot = { $hand } – equity ręka po ręce
reports-equity-plot-board = { $hand } – equity ręka po ręce przy { $board }
reports-part-high = wysoka
reports-part-low = niska
reports-part-badugi = badugi
reports-part-ace-to-five = as do piątki
reports-part-deuce-to-seven = dwójka do siódemki
reports-part-with-the-board = z boardem
reports-part-without-the-board = bez boardu
reports-part-board = board { $number } { $part }

reports-mixed = Gry mieszane
reports-simulate-hands =
    { $count ->
        [one] { $count } rozdanie: układów kart { $deals }, każdy z każdym na każdym miejscu
        [few] { $count } rozdania: układów kart { $deals }, każdy z każdym na każdym miejscu
       *[many] { $count } rozdań: układów kart { $deals }, każdy z każdym na każdym miejscu
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } rozdanie (zamówiono { $asked }): układów kart { $deals }, każdy z każdym na każdym miejscu
        [few] { $count } rozdania (zamówiono { $asked }): układów kart { $deals }, każdy z każdym na każdym miejscu
       *[many] { $count } rozdań (zamówiono { $asked }): układów kart { $deals }, każdy z każdym na każdym miejscu
    }
reports-simulate-rake = rake { $amount }
reports-simulate-dropped =
    { $count ->
        [one] zabrano { $count } nieparzysty żeton
        [few] zabrano { $count } nieparzyste żetony
       *[many] zabrano { $count } nieparzystych żetonów
    }
reports-simulate-no-luck = { $games }: wyników bez szczęścia tu nie ma: będąc all-in, dostaje się lub wymienia jeszcze karty
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (raz; wtedy pasuje albo odrzuca najmniej przydatną kartę). Pierwsze takie rozdanie:
       *[other] { $who } { $what } ({ $count } razy; wtedy pasuje albo odrzuca najmniej przydatną kartę). Pierwsze takie rozdanie:
    }
reports-resume-hands = Rozegrane dotąd rozdania są w { $file }: to samo polecenie ruszy od tego miejsca.
reports-resume-played = To, co dotąd rozegrano, jest w { $file }: to samo polecenie ruszy od tego miejsca.

reports-log-or-continue = --log zaczyna nowy dziennik, --continue kontynuuje istniejący: nie oba naraz
reports-continue-alone = --continue bierze seed, tempo, graczy i boty z dziennika
reports-stop-after-season = --stop-after N jest do sezonów
reports-to-go-on = Aby grać dalej: { $command }
reports-bot-form = --bot { $given }: nazwa i URL, jak --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given }: są dwa boty o nazwie { $name }
reports-by-form = --by { $given }: godziny i minuty, jak 3:30, albo minuty, jak 210
reports-log-stopped = nie można zapisać { $file }: { $why }; --continue { $file } ruszy dalej, gdy to się naprawi
reports-log-exists = { $file } już istnieje: --continue { $file } go kontynuuje
reports-log-locked = nie można zapisać { $file }: { $why }
reports-log-changed = { $file } zmienił się od początku { $log }: graj dalej z plikiem, jaki był
reports-log-no-log = { $file } nie jest dziennikiem turnieju
reports-format-tournament = turniej
reports-format-season = sezon
reports-format-timed = gra na rozdania
reports-sheet = { $name }: { $format }, dom { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name }: { $format }, dom { $house }, { $players }, w tym { $count } bot przez HTTP
        [few] { $name }: { $format }, dom { $house }, { $players }, w tym { $count } boty przez HTTP
       *[many] { $name }: { $format }, dom { $house }, { $players }, w tym { $count } botów przez HTTP
    }
reports-levels-by-hands =
    { $count ->
        [one] { $count } poziom według rozdań
        [few] { $count } poziomy według rozdań
       *[many] { $count } poziomów według rozdań
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } poziom według okrążeń
        [few] { $count } poziomy według okrążeń
       *[many] { $count } poziomów według okrążeń
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } poziom według czasu
        [few] { $count } poziomy według czasu
       *[many] { $count } poziomów według czasu
    }

reports-money-reached = są już miejsca płatne: koniec hand for hand
reports-may-rebuy = { $who } nie ma żetonów i może zrobić rebuy
reports-rebought = { $who } robi rebuy: { $chips } za { $cost }
reports-added-on = { $who } bierze add-on: { $chips } za { $cost }
reports-went-out = { $who } odpada na { $place }. miejscu
reports-went-out-shared = { $who } odpada na { $place }. miejscu (graczy na nim: { $shared })
reports-game-began = zaczyna się gra { $game }, button na miejscu { $seat }
reports-stood-still =
    { $count ->
        [one] nikt nie odpadł przez { $count } rozdanie ostatniego poziomu: decydują żetony
        [few] nikt nie odpadł przez { $count } rozdania ostatniego poziomu: decydują żetony
       *[many] nikt nie odpadł przez { $count } rozdań ostatniego poziomu: decydują żetony
    }
reports-ended-by-chips = { $names } wygrywa na żetony
reports-ended-by-chips-shared = { $names } wygrywają na żetony
reports-season-ended =
    { $count ->
        [one] koniec sezonu po { $count } grze
       *[other] koniec sezonu po { $count } grach
    }

reports-more-tables =
    { $count ->
        [one] i jeszcze { $count } stół
        [few] i jeszcze { $count } stoły
       *[many] i jeszcze { $count } stołów
    }
reports-game-of = gra { $game } z { $last }
reports-level = poziom { $level }
reports-time-left = zostało { $time }
reports-progress-of-hands =
    { $count ->
        [one] { $done } z { $count } rozdania
       *[other] { $done } z { $count } rozdań
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } z { $count } okrążenia
       *[other] { $done } z { $count } okrążeń
    }
reports-state-break = przerwa
reports-state-paused = wstrzymany
reports-state-hand-for-hand = hand for hand
reports-field =
    { $count ->
        [one] { $left } z { $count } gracza
       *[other] { $left } z { $count } graczy
    }
reports-average = średnio { $chips } ({ $blinds } BB)
reports-table = stół { $table }
reports-most-chips = najwięcej żetonów

reports-plan-about =
    { $entrants ->
        [one] { $entrants } uczestnik, symulacji { $runs }, seed { $seed }
       *[other] { $entrants } uczestników, symulacji { $runs }, seed { $seed }
    }
reports-plan-assumed = Założono: rozdanie trwa średnio { $seconds } s; gracze jak w pliku.
reports-plan-takes =
    { $count ->
        [one] Trwa średnio { $mean }, najczęściej od { $low } do { $high } (8 na 10); { $count } rozdanie.
        [few] Trwa średnio { $mean }, najczęściej od { $low } do { $high } (8 na 10); { $count } rozdania.
       *[many] Trwa średnio { $mean }, najczęściej od { $low } do { $high } (8 na 10); { $count } rozdań.
    }
reports-plan-over-by = Koniec do { $time }: { $chance }
reports-plan-ends = Kończy się na poziomie { $levels }.
reports-plan-column-level = poziom
reports-plan-column-blinds = ciemne
reports-plan-column-ante = ante
reports-plan-column-begins = od
reports-plan-column-reached = dotrwa
reports-plan-column-players = gracze
reports-plan-column-bb-each = BB każdy

reports-bots-silent = { $name } nie odpowiada pod { $url }: { $problem }
reports-bots-silent-yet = { $name } nie odpowiada pod { $url }: { $problem }; dopóki nie odpowie, czeka i pasuje
reports-bots-strict = uruchom go i spróbuj ponownie; bez --strict zamiast tego czeka i pasuje
reports-bots-there = { $name } jest: { $url }
reports-bots-there-version = { $name } jest: { $url }, wersja { $version }
reports-bots-last = { $name }, ostatnia zła odpowiedź: { $answer }
reports-bots-column-asked = pytań
reports-bots-column-bad = złych
reports-bots-column-repairs = co trzeba było zrobić z odpowiedzi
reports-bots-nothing = nic
reports-repair-timeout = brak odpowiedzi na czas
reports-repair-unreachable = brak połączenia
reports-repair-broken = uszkodzona odpowiedź
reports-repair-http-error = błąd HTTP
reports-repair-redirect = przekierowanie gdzie indziej
reports-repair-too-long = za długa odpowiedź
reports-repair-not-an-amount = to nie kwota
reports-repair-negative = kwota ujemna
reports-repair-error = błąd
reports-repair-illegal = wbrew zasadom
reports-repair-busy = nie zapytano: wywoływano zbyt wiele botów
reports-repair-below-call = mniej niż do sprawdzenia: pas
reports-repair-below-raise = mniej niż najmniejsze podbicie: sprawdza lub czeka
reports-repair-raising-closed = podbicie, gdy nie można już podbić: sprawdza lub czeka
reports-repair-above-stack = więcej niż stack: all-in
reports-repair-above-limit = więcej niż limit: największe podbicie

reports-form-own = własnych wierszach JSON
reports-form-phh = PHH
reports-form-pokerstars = tekście PokerStars
reports-form-ohh = Open Hand History
reports-form-acpc = logach konkursu pokera komputerowego
