### Lobby: stoły, turnieje, otwieranie stołu

lobby-your-own = własny
lobby-create-a-table = Nowy stół
lobby-friday-night = Piątkowy wieczór
lobby-in-words = słowami
lobby-our-friday-game = Nasza piątkowa gra
lobby-house-file-toml = Plik domu (TOML)
    .hint = Sprawdzany, gdy opuszczasz pole.
lobby-a-house-file-of-yours = Twój własny plik domu, jako tekst.
lobby-preset-friends = No limit wśród znajomych
    .hint = Wieczór wśród znajomych: osiem miejsc, czas na myślenie, all-iny można rozdać dwa razy, bez graczy automatycznych.
lobby-preset-short-deck = Short deck
    .hint = Od szóstki w górę, kolor bije fulla: wszyscy dają ante, jedyną ciemną wpłaca button.
lobby-preset-bomb-pots = Wieczór bomb potów
    .hint = Każde rozdanie to bomb pot: wszyscy dają pięć dużych ciemnych, a licytacja zaczyna się na flopie.
lobby-begin-with = Zacznij od
lobby-or-by-the-rules-of = Albo według zasad domu
lobby-name = Nazwa
    .hint = Zostaw puste, a stół dostanie twoją nazwę.
lobby-chairs = Miejsca
    .hint = Ile osób może usiąść.
lobby-auto-players = Gracze automatyczni
    .hint = Siadają od razu; później można dodać więcej.
lobby-seconds-to-act = Sekundy na ruch
    .hint = Potem rusza bank czasu.
lobby-spectators-see-it = Widzowie widzą
    .hint = Ci, którzy tylko oglądają.
lobby-private-only-people-with-the = Prywatny: znajdzie go tylko ten, kto ma link
lobby-ask-me-before-somebody-sits = Pytaj mnie, zanim ktoś usiądzie
lobby-every-dial-with-what-it = Wszystkie ustawienia i ich działanie
lobby-save-these-settings = Zapisz te ustawienia
lobby-saved-as = Zapisz jako
    .hint = Znajdziesz je w „Moje stoły”, na każdym urządzeniu.
lobby-open-the-table = Otwórz stół
lobby-in-words-label = Słowami

lobby-any-house = Każdy dom
lobby-any-game = Każda gra
lobby-any-limit = Każdy limit
lobby-sidepot-the-lobby = sidepot – lobby
lobby-name-of-a-table-or = Nazwa stołu lub gospodarza
lobby-name-of-a-table-or-label = nazwa stołu lub gospodarza
lobby-deal-me-in = Gram
lobby-welcome = Witaj, { $name }
lobby-pick-a-table-and-play = Wybierz stół i graj albo otwórz własny i wyślij znajomym link.
lobby-filters = filtry
lobby-with-a-free-chair = Z wolnym miejscem
lobby-tables =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
lobby-of-tables =
    { $all ->
        [one] { $count } z { $all } stołu
        [few] { $count } z { $all } stołów
       *[many] { $count } z { $all } stołów
    }
lobby-more-tables =
    { $count ->
        [one] jeszcze { $count } stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
lobby-game-of = gra { $number } z { $games }
lobby-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
lobby-season = Sezon
lobby-stack = Stack
lobby-players = Gracze
lobby-watch = Oglądaj
lobby-watch-name = oglądaj: { $name }
lobby-join = Dołącz
lobby-join-name = dołącz: { $name }
lobby-stakes = Stawki
lobby-seats = Miejsca
lobby-house = dom { $house }
lobby-waiting =
    { $count ->
        [one] { $count } czeka
        [few] { $count } czekają
       *[many] { $count } czeka
    }

lobby-the-host-has-removed-you = gospodarz cię usuwa
lobby-the-host-has-banned-you = masz bana od gospodarza
lobby-the-host-is-asked-to = czekasz na zgodę gospodarza
lobby-the-host-lets-you-in = gospodarz cię wpuszcza
lobby-closed-tables = Zamknięte stoły
lobby-asking-for-a-chair =
    { $count ->
        [one] { $count } prosi o miejsce
        [few] { $count } proszą o miejsce
       *[many] { $count } prosi o miejsce
    }
lobby-you-have = masz { $chips }
lobby-you-sit-here = siedzisz tu
lobby-you-take-part = bierzesz udział
lobby-you-sat-here = twój dawny stół
lobby-you-host = twój stół
lobby-you-hosted = twój stół, zamknięty

lobby-any-stakes = Każde stawki
lobby-any-size = Każda wielkość
lobby-nobody-sits-here-yet = Nikt tu jeszcze nie siedzi.
lobby-playing = w grze: { $count }
lobby-buy-in-the-game-starts = Buy-in { $chips }. Gra zaczyna się, gdy usiądzie dwóch graczy.
lobby-observe = Obserwuj

lobby-like-my-last-table = Jak mój ostatni stół: { $name }
lobby-use = Użyj
lobby-use-the-settings-of-my = użyj ustawień mojego ostatniego stołu
lobby-delete = usuń: { $name }
lobby-use-name = użyj: { $name }
lobby-rename = Zmień nazwę
lobby-rename-name = zmień nazwę: { $name }
lobby-new-name-of = nowa nazwa: { $name }
lobby-sure = Na pewno?

lobby-none-yet = Jeszcze nic.
lobby-finished = Zakończone
lobby-tournaments-and-leagues = Turnieje i ligi
lobby-level-of-left = poziom { $level }, zostało { $left } z { $entrants }
lobby-removed-no-entry = Gospodarz cię usuwa: nie możesz wejść ponownie.

lobby-seat-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
lobby-season-how = gra za grą, punkty za miejsca
lobby-season-full = komplet: miejsce zwolni się, gdy ktoś odejdzie
lobby-season-begins = zaczyna się sam
lobby-filter-house = Dom
lobby-filter-game = Gra
lobby-filter-limit = Limit
lobby-over-won-by = koniec, wygrana: { $names }
lobby-registering = zapisy, na razie { $count }
lobby-registering-of = zapisy, { $count } z { $most }
lobby-begins-at = Początek: { $time }, { $left }
lobby-begins-waiting = Początek: { $time }, czekamy na graczy
lobby-will-have-chairs =
    { $count ->
        [one] { $name } ma { $count } miejsce.
        [few] { $name } ma { $count } miejsca.
       *[many] { $name } ma { $count } miejsc.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Twój stół ma { $count } miejsce.
        [few] Twój stół ma { $count } miejsca.
       *[many] Twój stół ma { $count } miejsc.
    }
lobby-will-be-private = Znajdzie go tylko ten, kto ma link.
lobby-will-be-seen = W lobby widzą go wszyscy w sali.
lobby-will-ask-you = Pytamy cię, zanim ktokolwiek usiądzie.
lobby-will-have-autos =
    { $count ->
        [one] Od początku gra jeden gracz automatyczny ({ $style }).
        [few] Od początku grają { $count } gracze automatyczni ({ $style }).
       *[many] Od początku gra { $count } graczy automatycznych ({ $style }).
    }
lobby-will-have-no-autos = Bez graczy automatycznych: pierwsze rozdanie, gdy usiądą dwie osoby.
lobby-will-give-seconds =
    { $count ->
        [one] Na decyzję jest { $count } sekunda, potem rusza bank czasu.
        [few] Na decyzję są { $count } sekundy, potem rusza bank czasu.
       *[many] Na decyzję jest { $count } sekund, potem rusza bank czasu.
    }
lobby-will-be-delayed = Widzowie widzą wszystko: { $delay }.
lobby-will-be-worth = 100 żetonów jest warte { $money }.
