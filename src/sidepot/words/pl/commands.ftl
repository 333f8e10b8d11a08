### Co inne komendy wypisują dla graczy

commands-room-open = Sala pokerowa jest otwarta: { $address }
commands-room-networks = W innych sieciach: { $addresses }
commands-room-yours = Twój link, z prawami gospodarza przy każdym stole: { $link }
commands-room-friends = Dla znajomych w twojej sieci: { $command }
commands-room-kept = Zapisana w { $folder }. Ctrl-C zamyka salę; potem ruszy od tego samego miejsca.
commands-room-closed = Sala pokerowa jest zamknięta.
commands-room-ports = porty od { $first } do { $last } są zajęte: wybierz inny przez { $command }

commands-house-every-dial = Wszystkie ustawienia domu: sidepot house show NAZWA (--toml: jako plik do zmiany)
commands-house-fine = { $name } jest w porządku.
commands-house-fine-unusual = { $name } jest w porządku, ale nietypowo:
commands-house-defaults = Nie ustawia niczego własnego: wszędzie wartości domyślne.
commands-house-toml-or-json = --toml albo --json, nie oba
commands-house-not-a-file = { $file } to nie plik domu: nazwa musi kończyć się na .toml
commands-house-column-dial = ustawienie
commands-house-column-value = wartość
commands-house-column-decides = o czym decyduje
commands-house-standard = (standard: { $value })
commands-house-in-limit = w { $limit }: { $dials }
commands-house-not-standard = * inaczej niż w standard
commands-house-unknown = nie ma domu { $name }: { $houses } albo ścieżka pliku .toml

commands-rank-board = board
commands-rank-hand = układ
commands-rank-plays = gra
commands-rank-number = numer
commands-rank-half-high = połowa high
commands-rank-half-low = połowa low
commands-rank-half-badugi = połowa badugi
commands-rank-half-board = połowa z boardem
commands-rank-half-alone = połowa za samą rękę

commands-equity-hand = ręka
commands-equity-equity = equity
commands-equity-win = wygrana
commands-equity-tie = remis
commands-equity-scoop = scoop
commands-equity-split = podział
commands-equity-weight = waga
commands-equity-exact =
    { $count ->
        [one] dokładnie: jedyne rozdanie
        [few] dokładnie: wszystkie { $count } rozdania
       *[many] dokładnie: wszystkie { $count } rozdań
    }
commands-equity-sampled =
    { $count ->
        [one] { $count } rozdanie, seed { $seed }; ± to błąd standardowy
        [few] { $count } rozdania, seed { $seed }; ± to błąd standardowy
       *[many] { $count } rozdań, seed { $seed }; ± to błąd standardowy
    }
commands-equity-stopped =
    { $count ->
        [one] przerwano wcześniej: { $count } rozdanie, seed { $seed }; ± to błąd standardowy
        [few] przerwano wcześniej: { $count } rozdania, seed { $seed }; ± to błąd standardowy
       *[many] przerwano wcześniej: { $count } rozdań, seed { $seed }; ± to błąd standardowy
    }
commands-equity-parts = equity to { $parts }
commands-equity-assumed = założenie: { $what }
commands-equity-of = --of { $given }: są gracze od 1 do { $count }

commands-icm-stack = stack
commands-icm-chips = żetony
commands-icm-icm = ICM
commands-icm-icm-chop = deal ICM
commands-icm-chip-chop = deal żetonowy
commands-icm-exact = dokładnie
commands-icm-sampled = z losowych zakończeń, seed { $seed }; ± to błąd standardowy
commands-icm-numbers = { $option } { $given }: liczby po przecinkach, jak w 1500,1200,975

commands-hands-put-in =
    { $count ->
        [one] Dodano jedno rozdanie; { $store } ma ich razem { $whole }.
        [few] Dodano { $count } rozdania; { $store } ma ich razem { $whole }.
       *[many] Dodano { $count } rozdań; { $store } ma ich razem { $whole }.
    }
commands-hands-put-in-known =
    { $count ->
        [one] Dodano jedno rozdanie, znanych wcześniej: { $known }; { $store } ma ich razem { $whole }.
        [few] Dodano { $count } rozdania, znanych wcześniej: { $known }; { $store } ma ich razem { $whole }.
       *[many] Dodano { $count } rozdań, znanych wcześniej: { $known }; { $store } ma ich razem { $whole }.
    }
commands-hands-none = Nie ma takiego rozdania.
commands-hands-latest = ostatnie { $shown } z { $count }
commands-hands-count =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
commands-hands-hand = rozdanie
commands-hands-time = czas (UTC)
commands-hands-game = gra
commands-hands-player = gracz
commands-hands-cards = karty
commands-hands-won = wygrana
commands-hands-pot = pula
commands-hands-more-failed =
    { $count ->
        [one] … i jeszcze jedno rozdanie: wszystkie wypisze sidepot check
        [few] … i jeszcze { $count } rozdania: wszystkie wypisze sidepot check
       *[many] … i jeszcze { $count } rozdań: wszystkie wypisze sidepot check
    }

commands-stats-none = Brak rozdań.
commands-stats-nobody = nie ma rozdań gracza { $who }; bez --player liczą się wszyscy
commands-stats-more-players =
    { $count ->
        [one] … i jeszcze jeden gracz: --player NAZWA albo --json
        [few] … i jeszcze { $count } graczy: --player NAZWA albo --json
       *[many] … i jeszcze { $count } graczy: --player NAZWA albo --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] szczęście jednego showdownu jest nieznane: niepokazane karty albo gra bez equity
        [few] szczęście { $count } showdownów jest nieznane: niepokazane karty albo gra bez equity
       *[many] szczęście { $count } showdownów jest nieznane: niepokazane karty albo gra bez equity
    }
commands-stats-player = gracz
commands-stats-hands = rozdania
commands-stats-interval = przedział 95%
commands-stats-without-luck = bez szczęścia
commands-stats-3-bet = 3-bet
commands-stats-c-bet = c-bet
commands-stats-fold-to-3bet = pas na 3-bet
commands-stats-steal = kradzież
commands-stats-fold-to-steal = pas na kradzież
commands-stats-fold-to-cbet = pas na c-bet
commands-stats-aggression = agresja
commands-stats-street = ulica
commands-stats-folded = pas
commands-stats-position = pozycja
commands-stats-last-street = ostatnia

commands-tournament-title =
    { $count ->
        [one] { $name }: jeden gracz, dom { $house }, seed { $seed }; rozdanie trwa średnio { $seconds } s
        [few] { $name }: { $count } gracze, dom { $house }, seed { $seed }; rozdanie trwa średnio { $seconds } s
       *[many] { $name }: { $count } graczy, dom { $house }, seed { $seed }; rozdanie trwa średnio { $seconds } s
    }
commands-tournament-cost = wejście kosztuje { $amount }
commands-tournament-cost-fee = wejście kosztuje { $amount } + { $fee } = { $whole }
commands-tournament-place = miejsce
commands-tournament-player = gracz
commands-tournament-prize = nagroda
commands-tournament-more =
    { $count ->
        [one] i jeszcze jeden
        [few] i jeszcze { $count }
       *[many] i jeszcze { $count }
    }
commands-tournament-rank = pozycja
commands-tournament-points = punkty
commands-tournament-games = gry
commands-tournament-won = wygrane
commands-tournament-places = miejsca, od pierwszego
commands-tournament-end =
    { $count ->
        [one] jedno rozdanie, graczy: { $players }, { $time }
        [few] { $count } rozdania, graczy: { $players }, { $time }
       *[many] { $count } rozdań, graczy: { $players }, { $time }
    }
commands-tournament-pool = pula nagród { $amount }
commands-tournament-fees = opłaty { $amount }

commands-room-operator = Jako operator: { $link }
commands-no-room = w { $folder } nie ma pokoju: brakuje room.db
commands-nobody = nikt
commands-some-of = { $shown } z { $count }: --limit pokazuje więcej, --find szuka niektórych.

commands-backup-no-key = nie ma { $file }: bez --with-key kopiuje się samą bazę danych
commands-backup-other-key = { $file } to inny klucz: kopia niczego nie nadpisuje
commands-backup-bytes =
    { $count ->
        [one] { $file }: { $count } bajt
        [few] { $file }: { $count } bajty
       *[many] { $file }: { $count } bajtów
    }
commands-backup-check = Sprawdź ją: { $command }
commands-key-unreadable = nie można odczytać klucza w { $folder }: { $why }
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } w grze.
commands-verify-records =
    { $count ->
        [one] { $count } wpis w { $streams ->
            [one] { $streams } dzienniku
           *[other] { $streams } dziennikach
        }
        [few] { $count } wpisy w { $streams ->
            [one] { $streams } dzienniku
           *[other] { $streams } dziennikach
        }
       *[many] { $count } wpisów w { $streams ->
            [one] { $streams } dzienniku
           *[other] { $streams } dziennikach
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } rozdanie (w toku { $running })
        [few] { $count } rozdania (w toku { $running })
       *[many] { $count } rozdań (w toku { $running })
    }
commands-verify-movements =
    { $count ->
        [one] { $count } przepływ żetonów na { $accounts ->
            [one] { $accounts } koncie
           *[other] { $accounts } kontach
        }
        [few] { $count } przepływy żetonów na { $accounts ->
            [one] { $accounts } koncie
           *[other] { $accounts } kontach
        }
       *[many] { $count } przepływów żetonów na { $accounts ->
            [one] { $accounts } koncie
           *[other] { $accounts } kontach
        }
    }
commands-verify-note = Uwaga: { $note }.
commands-verify-wrong = ŹLE: { $problem }
commands-verify-fine = Wszystko jest i się zgadza.
commands-void-hand = { $name }: rozdanie { $hand } jest nieważne.
commands-void-cancelled = { $name }: turniej jest odwołany.
commands-void-table-closed = { $name }: stół jest zamknięty.
commands-void-back = { $who } odzyskuje { $chips }
commands-void-nothing = Wszystko może trwać dalej: nic nie jest nieważne.
commands-move-rows =
    { $count ->
        [one] przeniesiono { $count } wiersz i zastano tam ten sam.
        [few] przeniesiono { $count } wiersze i zastano tam te same.
       *[many] przeniesiono { $count } wierszy i zastano tam te same.
    }
commands-move-start = Uruchom go: { $command }
commands-move-left = Stara baza danych zostaje jako { $file }: usuń ją, gdy wszystko będzie dobrze.
commands-move-keys = Najpierw połóż obok { $keys } pokoju: trwające rozdania potrzebują klucza.
commands-move-postgres = Baza PostgreSQL jest, jaka była: usuń ją, gdy wszystko będzie dobrze, i nie uruchamiaj na niej pokoju.

commands-users-none = Nikt jeszcze nie przyszedł.
commands-users-none-like = Nikt nie ma „{ $find }” w nazwie.
commands-users-column-name = nazwa
commands-users-column-since = od (UTC)
commands-users-column-seen = ostatnio
commands-users-column-ways = wraca przez
commands-users-way-link = odnośnik
commands-users-way-password = hasło
commands-users-way-passkey = klucz dostępu
commands-users-bot-of = bot: { $who }
commands-users-banned = z zakazem
commands-users-here = jest
commands-ban-undo-alone = --undo nie łączy się z --why ani --with-address: znosi cały zakaz
commands-ban-done = { $who } nie może już wejść.
commands-ban-done-address = { $who } nie może już wejść, ani nikt nowy z { $addresses }.
commands-ban-lifted = { $who } może znów wejść.
commands-reset-done = { $who } wraca przez adres pokoju i { $link } (albo samym kodem): { $code }
commands-announce-no-room = w { $folder } nie działa żaden pokój: nie ma kto tego przeczytać
commands-announce-done =
    { $count ->
        [one] Czytają to wszyscy, i kto przyjdzie w ciągu minuty.
       *[other] Czytają to wszyscy, i kto przyjdzie w ciągu { $count } minut.
    }
commands-announce-back = Ogłoszenie cofnięto.

commands-tables-none = Nie ma żadnego: nikt nie otworzył tu stołu.
commands-tables-none-like = Żaden nie ma „{ $find }”.
commands-tables-last = Ostatnie { $shown } z { $count }: --limit pokazuje więcej, --find szuka niektórych.
commands-tables-column-name = nazwa
commands-tables-column-id = ID
commands-tables-column-opened = otwarto (UTC)
commands-place-table = stół
commands-place-tournament = turniej
commands-place-closed = zamknięty
commands-place-over = skończony
commands-place-cancelled = odwołany
commands-played-none = Nie ma takiego skończonego rozdania. Bez filtrów widać wszystkie.
commands-played-older = Starsze: to samo z { $option }
commands-played-column-ended = koniec (UTC)
commands-played-column-table = stół
commands-played-column-hand = rozdanie
commands-played-column-players = gracze
commands-played-column-pot = pula
commands-played-column-who-won = kto wygrał
commands-log-nothing = Niczego takiego nie ma w dzienniku: { $name }.
commands-log-earlier = Wcześniej: to samo z { $option }
commands-export-exists = { $file } już istnieje: wybierz inną nazwę, eksport niczego nie nadpisuje
commands-export-draft = { $file } przeszkadza: pisze tam inny eksport albo jakiś przerwano; usuń ten plik
commands-export-nothing = nie ma nic takiego: { $file } nie zapisano
commands-export-hands =
    { $count ->
        [one] { $file }: { $count } rozdanie
        [few] { $file }: { $count } rozdania
       *[many] { $file }: { $count } rozdań
    }
commands-export-lines =
    { $count ->
        [one] { $file }: { $count } wiersz
        [few] { $file }: { $count } wiersze
       *[many] { $file }: { $count } wierszy
    }
commands-database-unreadable = nie można odczytać bazy danych pokoju: { $why }; `sidepot room verify` powie więcej
commands-since-until = --since { $since } nie jest przed --until { $until }: nic między nimi nie leży
commands-table-or-tournament = --table albo --tournament, nie oba naraz
commands-which-table = którego stołu? Dodaj --table NAME albo --tournament NAME; `sidepot room tables` je wymienia
commands-no-hand-yet = { $name }: nie ma skończonego rozdania { $hand }: żadne się tam jeszcze nie skończyło
commands-no-such-hand = { $name }: nie ma skończonego rozdania { $hand }: ostatnie skończone to { $last }
