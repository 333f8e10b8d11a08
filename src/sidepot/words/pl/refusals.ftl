### Dlaczego coś jest odrzucone

refusal-not-your-turn = to nie twoja kolej
refusal-hand-over = rozdanie się skończyło
refusal-folded = masz już pas
refusal-all-in = jesteś all-in
refusal-not-an-action = to nie jest zagranie
refusal-not-chips = żetony to liczby całkowite
refusal-cannot-check = nie możesz czekać, do sprawdzenia { $call }
refusal-nothing-to-call = nie ma czego sprawdzać, możesz czekać
refusal-not-enough-chips = nie masz tylu żetonów: zostało { $stack }, do sprawdzenia { $call }
refusal-bet-too-small = mniej niż najmniejszy dozwolony zakład ({ $min })
refusal-below-min = mniej niż najmniejsze dozwolone podbicie ({ $min })
refusal-above-max =
    { $kind ->
        [bet] więcej niż największy dozwolony zakład ({ $max })
       *[raise] więcej niż największe dozwolone podbicie ({ $max })
    }
refusal-capped = bez dalszych podbić w tej rundzie, osiągnięto limit
refusal-free-to-check = czekanie nic nie kosztuje, a w tym domu nikt nie pasuje bez powodu
refusal-raising-closed = po twoim zagraniu nikt nie podbił w pełni: możesz tylko sprawdzić lub spasować
refusal-no-one-to-call = nikt inny nie mógłby sprawdzić podbicia
refusal-must-discard = najpierw odrzuć kartę
refusal-no-discard-due = teraz nie odrzuca się kart
refusal-not-your-card = tej karty nie masz na ręce
refusal-must-draw = najpierw wymień karty albo zostaw wszystkie
refusal-no-draw-due = teraz nie wymienia się kart
refusal-too-many-cards = więcej kart, niż możesz wymienić ({ $count })
refusal-must-bring-in = musisz wpłacić bring-in { $call } albo dopełnić
refusal-no-bring-in-due = nie ma bring-in do wpłacenia
refusal-at-showdown = licytacja się skończyła, pokaż karty albo nie pokazuj
refusal-no-showdown = nie ma teraz nic do pokazania

refusal-not-a-command = to nie jest komenda
refusal-time-goes-on = czas to całkowita liczba milisekund i nigdy się nie cofa
refusal-tick-first = termin minął: najpierw wywołaj tick
refusal-not-seated = nie siedzisz przy tym stole
refusal-seated-already = siedzisz już przy tym stole
refusal-no-such-chair = nie ma takiego miejsca
refusal-no-such-chair-of = nie ma takiego miejsca: od 0 do { $last }
refusal-chair-taken = ktoś tam siedzi
refusal-chair-kept = to miejsce czeka na gracza z listy oczekujących
refusal-bad-name = nazwa ma od 1 do 64 znaków drukowalnych
refusal-bad-name-house = { $name } to dom, który pobiera rake, a nie gracz
refusal-bad-amount = żetony to liczby całkowite, co najmniej 1
refusal-buy-in-too-small = mniej niż najmniejszy buy-in
refusal-buy-in-too-small-than = mniej niż najmniejszy buy-in ({ $least })
refusal-buy-in-too-large = więcej niż największy buy-in
refusal-buy-in-too-large-than = więcej niż największy buy-in ({ $most })
refusal-top-up-too-large = najwyżej { $most } więcej
refusal-too-many-chips = więcej żetonów, niż mieści stół
refusal-ratholing = kto szybko wraca, wnosi tyle, ile zabiera ze stołu
refusal-ratholing-least = kto szybko wraca, wnosi tyle, ile zabiera ze stołu: co najmniej { $least }
refusal-field-fixed = po rozpoczęciu tej gry nikt nie dołącza ani nie kupuje żetonów
refusal-still-has-chips = masz jeszcze żetony: dokup ich
refusal-no-chips = nie masz żetonów: najpierw rebuy
refusal-bad-choice = nie ma takiego wyboru
refusal-bad-choice-of = nie ma takiego wyboru, możliwe: { $choices }
refusal-bad-choice-cards = to nie są twoje karty z tego rozdania
refusal-not-offered = ten dom tego nie oferuje
refusal-not-offered-hurry = w tym rozdaniu grają jeszcze ludzie: toczy się w ich tempie
refusal-not-offered-button = ten dom nie sprzedaje buttona
refusal-leaving = odchodzisz
refusal-not-leaving = nie odchodzisz
refusal-sitting-out = masz już przerwę
refusal-not-sitting-out = nie masz przerwy
refusal-hand-not-over = trwa następne rozdanie: karty pokazuje się po jego końcu
refusal-shown-already = wszyscy już widzieli te karty
refusal-nothing-to-come = nic więcej by nie przyszło albo leży już na stole
refusal-asking = koniec licytacji: gracze decydują, czy rozdać dwa razy
refusal-no-hand = nie trwa żadne rozdanie
refusal-not-dealt-in = nie grasz w tym rozdaniu
refusal-not-betting = nie masz teraz nic do postawienia
refusal-your-turn = to twoja kolej: zagraj
refusal-waiting-already = jesteś już na liście oczekujących
refusal-not-waiting = nie ma cię na liście oczekujących
refusal-chairs-free = jest wolne miejsce: usiądź
refusal-bad-rules = te zasady nie pasują do tego stołu
refusal-bad-rules-none = to nie są zasady: zasady domu to na przykład rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = za dużo miejsc: { $game } jest dla 2 do { $most } graczy (X17)
refusal-paused-already = jest już pauza
refusal-not-paused = nie ma pauzy
refusal-out-of-game = nie grasz już w tej grze: usiądź ponownie na następną
refusal-game-running = trwa gra: następna zacznie się po niej
refusal-no-game = nie trwa gra, którą można zakończyć
refusal-nothing-to-see = to rozdanie nie doszło do showdownu: nie jest pokazywane
refusal-not-your-pick = to nie twoja kolej na wybór gry
refusal-too-few = do rozpoczęcia potrzeba co najmniej dwóch graczy

refusal-unknown-player = nikt o tej nazwie nie jest zapisany
refusal-registered-already = ten zapis już jest
refusal-registration-closed = zapisy są zamknięte
refusal-full = nie ma już miejsc
refusal-no-points = sezon nie ma punktów dla większej liczby graczy: zapisy są zamknięte (L14)
refusal-no-reentry = ten gracz nie ma już wejść
refusal-began-already = turniej już się zaczął
refusal-not-begun = turniej jeszcze się nie zaczął
refusal-over = turniej się skończył
refusal-player-out = ten gracz już odpadł
refusal-no-rebuy = rebuy nie jest teraz możliwy
refusal-stack-too-large = gracz z większym stackiem niż początkowy nie może zrobić rebuya
refusal-nothing-to-decide = nie ma nic do decyzji
refusal-no-add-on = add-on nie jest teraz możliwy
refusal-added-already = add-on jest już wzięty
refusal-not-scheduled = nie ma ustalonej godziny początku
refusal-removed = gracz usunięty przez gospodarza: nie może wejść ponownie
refusal-removed-already = ten gracz jest już usunięty

refusal-bad-message = sala nie zna takiej wiadomości
refusal-bad-message-body = nie o to tu chodzi: { $why }
refusal-bad-message-what = pokój nie zna takiej wiadomości: { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = treść urwała się przed końcem
refusal-bad-message-currency = waluta ma od 1 do { $most } liter albo znak, jak PLN czy €
refusal-bad-message-format = format to { $formats }
refusal-bad-message-settings = powiedz, które ustawienia zapisać: `settings` albo `table`, którego jesteś gospodarzem
refusal-bad-message-passkey = to nie ten klucz dostępu: spróbuj ponownie
refusal-slow-down = za dużo naraz: poczekaj chwilę
refusal-slow-down-bots = masz już wiele zapisów botów: poczekaj kilka minut
refusal-slow-down-chairs = za dużo próśb o miejsce: poczekaj minutę
refusal-slow-down-download = twoje pobieranie jeszcze trwa: poczekaj na koniec
refusal-slow-down-downloads = inni teraz pobierają: spróbuj za minutę
refusal-slow-down-reading = sala ma teraz dużo do czytania: spróbuj za chwilę
refusal-slow-down-tables = za dużo nowych stołów i turniejów naraz: poczekaj kilka minut
refusal-slow-down-passwords = za dużo prób hasła dla tej nazwy: użyj swojego linku albo poczekaj
refusal-slow-down-tries = za dużo prób: poczekaj
refusal-not-watching = to połączenie nie pokazuje tego stołu: najpierw zacznij go oglądać
refusal-no-such-table = nie ma takiego stołu
refusal-table-closed = ten stół jest zamknięty
refusal-table-closed-named = stół { $table } jest zamknięty
refusal-table-closed-ledger = ten stół jest zamknięty: rozliczenie widzą tylko jego gracze
refusal-table-closed-by-host = gospodarz zamyka ten stół
refusal-too-many-watchers = za dużo osób ogląda ten stół
refusal-too-many-watchers-moved = więcej osób chce oglądać ten stół, niż się mieści: otwórz go ponownie, by wrócić
refusal-old-hand = to dotyczyło innego rozdania
refusal-old-turn = to dotyczyło innej kolejki
refusal-banned = gospodarz nie pozwala ci usiąść przy tym stole
refusal-ask-host = tu gospodarz decyduje, kto siada: poproś o miejsce, a dostaniesz je, gdy cię wpuści
refusal-muted = gospodarz cię wyciszył
refusal-nothing-said = ta wiadomość jest pusta
refusal-not-host = może to zrobić tylko gospodarz stołu
refusal-not-host-game = następną grę zaczyna gospodarz
refusal-no-such-player = nikt o tej nazwie nie siedzi przy tym stole
refusal-no-such-player-ever = nikogo o tej nazwie nigdy nie było przy tym stole
refusal-no-such-player-muted = nikt o tej nazwie nie jest wyciszony przy tym stole
refusal-no-such-player-banned = nikt o tej nazwie nie ma bana przy tym stole
refusal-no-such-player-never = { $who }: brak takiej osoby przy tym stole, dziś i dawniej
refusal-no-such-player-banned-already = { $who } ma już bana
refusal-no-such-player-bot = nie ma tu bota o tej nazwie
refusal-no-such-style = nie ma takiego rodzaju gracza automatycznego
refusal-no-free-chair = nie ma wolnego miejsca
refusal-no-free-chair-people = zostaw miejsce dla ludzi
refusal-bad-dials = takich ustawień nie można wybrać
refusal-bad-dials-why = { $why }
refusal-not-here = tu nie można o to prosić
refusal-not-here-chair = nie ma tu twojej prośby o miejsce
refusal-not-here-open = tu nie trzeba pytać gospodarza: siadaj
refusal-bad-sheet = tego turnieju nie da się rozegrać
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]]: za dużo botów ({ $count }): najwyżej { $most }
refusal-bad-sheet-bot = [[bot]] { $name }: { $why }
refusal-bad-sheet-passed = starts_at = { $time } już minęło: wybierz porę w przyszłości
refusal-bad-sheet-far = starts_at = { $time } jest zbyt odległe: wybierz porę w ciągu roku
refusal-bad-sheet-name = { $where }: nazwa { $name } jest zajęta albo wygląda jak zajęta
refusal-bad-sheet-alike = { $where }: nazwy { $name } i { $other } wyglądają podobnie
refusal-bad-sheet-wrong-name = { $where }: { $why }
refusal-bad-bot = tego bota nie da się wywołać
refusal-bad-bot-why = { $why }
refusal-storage-failed = sala nie może zapisać dziennika: stół stoi, nic potwierdzonego nie ginie
refusal-storage-failed-broken = błąd w sali: stół stoi, nic potwierdzonego nie ginie
refusal-storage-failed-stuck = nie da się kontynuować według dziennika: nic nie zginęło, osoba prowadząca salę musi się tym zająć
refusal-storage-failed-stuck-why = nie da się kontynuować według dziennika: nic nie zginęło, osoba prowadząca salę musi się tym zająć ({ $why })
refusal-storage-failed-closing = sala się zamyka: wróć za chwilę
refusal-storage-failed-damaged = zapis jest uszkodzony: powiadom osobę prowadzącą salę

refusal-no-session = najpierw powiedz, kim jesteś
refusal-bad-origin = ta strona nie może korzystać z sali
refusal-bad-origin-unknown = ta strona nie może korzystać z sali: przeglądarka nie mówi, jaka to strona
refusal-bad-origin-start = ta strona nie może korzystać z sali: jeśli { $origin } to adres sali, uruchom ją z --origin { $origin }
refusal-not-json = treść musi być w formacie JSON, z typem application/json
refusal-too-large = to jest za duże
refusal-too-large-saved = zapisany stół ma najwyżej { $most } znaków
refusal-name-taken = ta nazwa jest zajęta albo wygląda jak zajęta
refusal-name-taken-name = nazwa { $name } jest zajęta albo wygląda jak zajęta
refusal-name-taken-auto = gracz automatyczny ma tu twoją nazwę: możesz oglądać albo przyjść z inną nazwą
refusal-name-taken-saved = masz już zapisany stół o nazwie { $name }
refusal-name-taken-passkey = ten klucz dostępu jest już znany
refusal-bad-name-missing =
    { $what ->
        [table] brakuje nazwy stołu
        [tournament] brakuje nazwy turnieju
        [bot] brakuje nazwy bota
       *[person] brakuje nazwy
    }
refusal-bad-name-long =
    { $what ->
        [table] nazwa stołu ma najwyżej { $most } znaków
        [tournament] nazwa turnieju ma najwyżej { $most } znaków
        [bot] nazwa bota ma najwyżej { $most } znaków
       *[person] nazwa ma najwyżej { $most } znaków
    }
refusal-bad-name-sign = nazwa ma tylko litery, cyfry, odstępy i . _ - ', a nie { $sign }
refusal-bad-name-empty = nazwa musi mieć literę lub cyfrę
refusal-bad-name-plain = nazwę pisze się zwykłymi literami i cyframi: { $plain } zamiast { $sign }
refusal-bad-name-scripts = nazwa ma litery jednego pisma, nie kilku ({ $scripts }): niektóre wyglądają podobnie
refusal-bad-name-script = nazwa ma litery pism, które czyta większość ludzi, a nie { $sign }
refusal-bad-name-other = notatka dotyczy innego gracza
refusal-bad-name-confirm = napisz swoją nazwę dokładnie, { $name }: wtedy zostanie oddana
refusal-bad-house = w tym domu nie da się grać
refusal-bad-house-why = { $why }
refusal-bad-house-line = name i about mają tu jeden wiersz, bez znaków sterujących
refusal-bad-house-text = plik domu wysyła się jako tekst, w `toml`
refusal-bad-house-chairs = liczba miejsc { $count } jest niemożliwa: { $game } jest dla 2 do { $most } graczy (X17)
refusal-too-many = jest już za dużo
refusal-too-many-sockets = za dużo połączeń z jednego konta
refusal-too-many-sockets-address = za dużo połączeń z jednego adresu
refusal-too-many-room-full = sala jest pełna
refusal-too-many-tables = liczba twoich stołów to już { $count }: najpierw jeden zamknij
refusal-too-many-tables-room = w sali nie ma miejsca na kolejny stół
refusal-too-many-tournaments = liczba twoich turniejów to już { $count }: najpierw jeden zakończ
refusal-too-many-tournaments-room = sala jest pełna turniejów: wróć, gdy któryś się skończy
refusal-too-many-tournaments-over = za dużo zakończonych turniejów jest oglądanych: spróbuj później
refusal-too-many-saved = liczba twoich zapisanych stołów to już { $count }: najpierw jeden usuń
refusal-too-many-shared = liczba twoich udostępnionych rozdań to już { $count }: najpierw jedno wycofaj
refusal-too-many-passkeys = liczba twoich kluczy dostępu to już { $count }: najpierw jeden usuń
refusal-too-many-notes = liczba twoich notatek o graczach to już { $count }: najpierw jedną usuń
refusal-too-many-muted = liczba wyciszonych graczy to już { $count }: najpierw komuś oddaj głos
refusal-too-many-banned = liczba banów to już { $count }: najpierw jakiś cofnij
refusal-too-many-asking = wiele osób czeka na odpowiedź gospodarza: poproś później
refusal-too-many-names = wszystkie nazwy graczy automatycznych są przy tym stole wykorzystane: otwórz inny
refusal-too-many-your-bot = masz tu już bota: najpierw go wycofaj
refusal-too-many-bots = liczba botów to już { $count }: sala nie przyjmuje więcej
refusal-too-many-watched = jedno połączenie pokazuje najwyżej { $most } stołów
refusal-not-found = tu nic nie ma
refusal-not-found-hand = to rozdanie nie jest twoje albo się nie skończyło
refusal-not-found-record = rozdania { $number } nie ma w archiwum: nie skończyło się, jest unieważnione (mówi o tym dziennik) albo nigdy go nie było
refusal-not-found-place = w archiwum nie ma takiego stołu ani turnieju
refusal-not-found-table = w sali nie ma takiego stołu
refusal-not-found-no-hands-here = nie masz tu jeszcze zakończonego rozdania
refusal-not-found-no-hands = nie masz jeszcze zakończonego rozdania
refusal-not-found-saved = nie masz takiego zapisanego stołu
refusal-not-found-shared = to rozdanie nie jest udostępnione albo już nie jest
refusal-not-found-your-share = nie udostępniasz takiego rozdania
refusal-not-found-passkey = nie masz takiego klucza dostępu
refusal-not-found-session = nie ma tam twojej sesji
refusal-not-found-bot = nie masz bota o tej nazwie
refusal-not-found-store = ta sala nie ma osobnego zbioru rozdań: są przy swoich stołach
refusal-not-found-person = nikt tu nie nazywa się { $name }
refusal-not-found-address = { $name }: tej osoby tu nie ma, a adresów tych, którzy wyszli, się nie zapisuje
refusal-not-found-ban = { $name } nie ma bana w sali
refusal-not-allowed = nie możesz tego zrobić
refusal-not-allowed-operator = może to zrobić tylko operator sali: otwórz link operatora
refusal-not-allowed-record = archiwum czyta tylko operator sali: otwórz link operatora
refusal-not-allowed-session = najpierw powiedz, kim jesteś
refusal-not-allowed-advice = rady są tylko dla graczy: najpierw usiądź
refusal-not-allowed-advice-event = rady są tylko dla graczy: nie masz tu miejsca
refusal-not-allowed-ledger = ten stół jest pokazywany z opóźnieniem: księgę widzą tylko ci, którzy przy nim siedzą
refusal-not-allowed-closing = ten stół nie ma być zamknięty
refusal-not-allowed-ban = gospodarza i graczy automatycznych nie można zbanować
refusal-not-allowed-ban-bot = { $name } to bot: zbanuj właściciela ({ $owner })
refusal-not-allowed-ban-operator = { $name } jest tu operatorem: operatora nikt nie banuje
refusal-not-allowed-ban-proxy = ten adres to adres tego komputera: za serwerem proxy uruchom salę z --proxy
refusal-not-allowed-reset-bot = { $name } to bot: nowy token może mu dać { $owner }
refusal-not-allowed-reset-operator = { $name } jest tu operatorem i tworzy nowy link w „Konto”
refusal-not-allowed-bot = bot nie zapisuje botów: robi to właściciel
refusal-not-allowed-withdraw = bota może wycofać tylko gospodarz i osoba, która go zapisała
refusal-not-allowed-passkey-name = klucze dostępu należą do nazwy, jak club.example czy localhost: otwórz salę pod taką
refusal-wrong-secret = to nie otwiera tu żadnego konta
refusal-wrong-secret-link = ten link lub kod nie otwiera tu żadnego konta albo robi to nowszy
refusal-wrong-secret-password = ta nazwa i to hasło nie pasują do siebie
refusal-wrong-secret-needed = masz hasło: jest tu potrzebne
refusal-wrong-secret-passkey = ten klucz dostępu nie otwiera tu żadnego konta
refusal-weak-password = hasło ma co najmniej 8 znaków i nie jest twoją nazwą
refusal-shut-out = operator nie wpuszcza cię do tej sali
refusal-shut-out-why = operator nie wpuszcza cię do tej sali: { $why }
refusal-still-here = coś twojego jest jeszcze tutaj
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] masz żeton przy stole { $table }: odejdź od stołu i poczekaj na koniec rozdania
        [few] masz { $count } żetony przy stole { $table }: odejdź od stołu i poczekaj na koniec rozdania
       *[many] masz { $count } żetonów przy stole { $table }: odejdź od stołu i poczekaj na koniec rozdania
    }
refusal-still-here-seat = masz miejsce przy stole { $table }: odejdź od stołu i poczekaj na koniec rozdania
refusal-still-here-entered = bierzesz udział w { $table }: poczekaj na koniec albo się wypisz
refusal-still-here-bot-chips =
    { $count ->
        [one] twój bot { $bot } ma żeton przy stole { $table }: najpierw odejdzie i rozdanie się skończy
        [few] twój bot { $bot } ma { $count } żetony przy stole { $table }: najpierw odejdzie i rozdanie się skończy
       *[many] twój bot { $bot } ma { $count } żetonów przy stole { $table }: najpierw odejdzie i rozdanie się skończy
    }
refusal-still-here-bot-seat = twój bot { $bot } ma miejsce przy stole { $table }: najpierw odejdzie i rozdanie się skończy
refusal-still-here-bot-entered = twój bot { $bot } bierze udział w { $table }: poczekaj na koniec albo go wycofaj
refusal-still-here-hosts = jesteś gospodarzem stołu { $table }: najpierw go zamknij
refusal-still-here-hosts-event = jesteś gospodarzem, a { $table } jeszcze trwa: poczekaj na koniec albo odwołaj
refusal-other-people = grają tu inni ludzie: zapytaj ponownie po rozdaniu
refusal-other-people-table = przy tym stole są inni ludzie: zapytaj ponownie po rozdaniu
refusal-other-people-event = w tym turnieju grają inni ludzie: zapytaj ponownie po rozdaniu

refusal-field-empty = { $field } jest puste: czegoś tu brakuje
refusal-field-least = { $field } to co najmniej { $least }
refusal-field-most = { $field } to najwyżej { $most }
refusal-field-characters-least =
    { $count ->
        [one] { $field } ma co najmniej jeden znak
        [few] { $field } ma co najmniej { $count } znaki
       *[many] { $field } ma co najmniej { $count } znaków
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } ma najwyżej jeden znak
        [few] { $field } ma najwyżej { $count } znaki
       *[many] { $field } ma najwyżej { $count } znaków
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } ma co najmniej jedną pozycję
        [few] { $field } ma co najmniej { $count } pozycje
       *[many] { $field } ma co najmniej { $count } pozycji
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } ma najwyżej jedną pozycję
        [few] { $field } ma najwyżej { $count } pozycje
       *[many] { $field } ma najwyżej { $count } pozycji
    }
refusal-field-missing = brakuje { $field }
refusal-field-unknown = nie ma tu { $field }
refusal-field-value = { $field } nie może mieć wartości { $value }
refusal-field-kind = { $field }: potrzeba { $kind }, a nie { $other }
refusal-kind-str = tekstu
refusal-kind-int = liczby całkowitej
refusal-kind-float = liczby
refusal-kind-bool = true lub false
refusal-kind-array = listy
refusal-kind-object = obiektu
refusal-kind-null = niczego
refusal-kind-or = { $kind } lub { $other }
refusal-field-this = to
refusal-field-cut-short = dane urywają się w środku
refusal-field-malformed = od bajtu { $byte } to nie JSON
