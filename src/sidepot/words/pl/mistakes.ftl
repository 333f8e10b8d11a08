### Co jest nie tak z tym, co podano: pliki, karty, ręce, zakresy, gracze

mistake-no-file = nie ma pliku { $file }
mistake-device = { $file } to urządzenie albo potok: można czytać tylko zwykły plik
mistake-too-large = { $file } ma ponad { $bytes } bajtów: tyle nikomu nie potrzeba
mistake-not-utf8 = { $file } nie jest tekstem UTF-8 (bajt { $byte }): zapisz go jako UTF-8
mistake-unreadable = nie można odczytać { $file }: { $why }
mistake-not-toml = { $file } to nie TOML: { $why }
mistake-cut-it = { $file } ma ponad { $bytes } bajtów: podziel go na kilka plików
mistake-in-action = akcja { $number }, { $word }

mistake-not-a-card = { $card } na pozycji { $at } w { $text } to nie karta: figura z { $ranks } i kolor z { $suits }, jak As
mistake-card-twice = { $card } występuje dwa razy
mistake-not-in-deck = { $card } nie ma w talii gry { $game }
mistake-in-both = { $card } jest w ręce i na stole
mistake-no-board = { $game } nie ma boardu
mistake-five-cards = board ma najwyżej pięć kart, a { $board } ma { $count }
mistake-ranks =
    { $count ->
        [one] { $game } ocenia { $count } kartę, nie { $held }
        [few] { $game } ocenia { $count } karty, nie { $held }
       *[many] { $game } ocenia { $count } kart, nie { $held }
    }
mistake-ranks-between = { $game } ocenia od { $fewest } do { $count } kart, nie { $held }
mistake-board =
    { $count ->
        [one] { $game } potrzebuje boardu z { $count } karty, nie { $held }
       *[other] { $game } potrzebuje boardu z { $count } kart, nie { $held }
    }
mistake-board-between = { $game } potrzebuje boardu z { $fewest } do { $count } kart, nie { $held }
mistake-no-ranked-game = { $game } to nie gra, w której można ocenić układ: { $games }
mistake-no-game = żadna gra nie nazywa się { $game }: jedna z { $games }

mistake-no-format = nie ma formatu { $format }: { $formats }
mistake-format-to = { $file }: jaki ma to być format? Podaj go przez --to: { $formats }
mistake-format-from = { $file }: jaki to format? Podaj go przez --from: { $formats }
mistake-no-store = { $file }: nie ma takiego zbioru rozdań; `sidepot hands import` go założy
mistake-not-a-store = { $file } to nie zbiór rozdań: { $why }
mistake-other-database = { $file } to inna baza danych, nie zbiór rozdań
mistake-newer-store = { $file } ma format { $format }, nie { $known }: zapisał go nowszy sidepot
mistake-counted-store = { $file } policzył inny sidepot: `sidepot stats` policzy go od nowa
mistake-no-hand = nie ma rozdania { $hand } w { $file }: od 1 do { $last }
mistake-pot-size = { $given } to nie wielkość puli: 25, 25.50 albo 40bb (duże ciemne)
mistake-moment = { $given } to nie dzień ani chwila: 2026-05-01 albo 2026-05-01T20:30
mistake-no-step = nie ma kroku { $step }: rozdanie ma kroki od 0 do { $last }
mistake-hand-over = rozdanie kończy się na kroku { $step }: wybierz wcześniejszy

mistake-players = w { $game } gra od dwóch do { $most }, nie { $count }
mistake-equity-players = equity podaje się dla dwóch do dziesięciu graczy, nie { $count }
mistake-cannot-hold = gracz { $player } nie może mieć żadnej z tych rąk: ich karty są gdzie indziej
mistake-not-at-once = gracze nie mogą mieć wszyscy takich rąk naraz
mistake-no-range = { $given } nie nazywa żadnej ręki: napisz ją jako AsKs, AKs, QQ+, 20% albo random
mistake-weight = { $given } to nie waga: liczba od 0 do 1

mistake-samples = { $count } prób nic nie mówi: co najmniej 2
mistake-icm-empty = ICM potrzebuje co najmniej jednego stacka i jednej wypłaty
mistake-icm-stack = { $given } to nie stack: 0 lub więcej
mistake-icm-payout = { $given } to nie wypłata: 0 lub więcej
mistake-icm-chips = ktoś musi mieć żetony
mistake-icm-order = miejsce { $place } dostaje więcej niż miejsce { $above }: { $less } po { $more }
mistake-icm-unit = { $given } to nie jednostka pieniędzy: więcej niż 0

mistake-bot-here = { $given }: boty przez HTTP grają w turniejach (`sidepot tournament`), nie tutaj
mistake-no-player = nie ma gracza { $given }: { $players }; własny to my_bot.py:MyBot albo package.module:MyBot
mistake-no-choose = { $given } nie ma metody choose(self, view, options, rng)
mistake-does-not-know = { $name } nie zna { $game }; { $players } grają we wszystko
mistake-simulate-players = { $count } graczy być nie może: w { $game } gra od 2 do { $most } (X17)
mistake-no-hands = { $count } rozdań to żadne: co najmniej 1
mistake-simulate-stack = stack { $blinds } dużych ciemnych być nie może: od 1 do { $most } żetonów
mistake-no-luck = szczęście: w { $game } nie wszystkie karty po all-in idą na board z pięciu (gracze dostają lub wymieniają niektóre), więc nie da się powiedzieć, co było szczęściem; pomiń je albo zagraj w hold’em, Omahę lub podobną grę
mistake-rollout-players = { $count } graczy na { $seats } miejsc: podaj jednego na wszystkie albo po jednym na miejsce
mistake-never = { $count } razy to nigdy: co najmniej 1

mistake-damaged-store = { $file } jest uszkodzony ({ $why }): wczytaj jego rozdania z historii do nowego pliku
mistake-unwritable = nie można zapisać { $file }: { $why }
mistake-unopened = nie można otworzyć { $file }: { $why }
mistake-no-folder-to-make = nie można utworzyć { $file }: nie ma folderu { $folder }
mistake-no-folder = nie można zapisać { $file }: nie ma folderu { $folder }
mistake-no-matplotlib = wykres potrzebuje matplotlib: { $command }
mistake-picture = { $file }: nazwa obrazka kończy się na .png, .svg albo .pdf
mistake-database = { $file } to baza danych: zbiory rozdań czytają `sidepot hands`, `stats` i `replay`
mistake-into = { $file }: rozdania trafiają do zbioru rozdań, jak hands.db; { $ending } to końcówka historii
mistake-said = { $why }
mistake-in = { $where }: { $why }
mistake-line-of = { $file }, wiersz { $line }
mistake-by-rule = { $why }: { $rule }
mistake-and = { $first }; { $rest }
mistake-and-line =
    { $first }
    { $rest }
mistake-toml-bytes = więcej niż { $most } bajtów
mistake-toml-lines = więcej niż { $most } wierszy
mistake-toml-parts = więcej niż { $most } części klucza
mistake-toml-keys = więcej niż { $most } kluczy
mistake-toml-items = więcej niż { $most } elementów list i sekcji
mistake-toml-depth = więcej niż { $most } list i tabel jedna w drugiej
mistake-url-long = jest dłuższy niż { $most } znaków
mistake-url-characters = ma znaki, których nie ma żaden URL
mistake-url-unreadable = nie da się odczytać hosta albo portu
mistake-url-scheme = musi zaczynać się od http:// albo https://
mistake-url-user = nie może zawierać nazwy użytkownika ani hasła
mistake-url-query = nie może zawierać ? ani #: na końcu dodaje się /bet
mistake-url-port = port to liczba od 1 do 65535
mistake-url-ipv6 = { $host } to nie adres IPv6
mistake-url-ipv4 = { $host } to nie adres IPv4: cztery liczby, jak 127.0.0.1
mistake-url-host = { $host } to nie nazwa hosta
mistake-url-no-host = nie podaje hosta
mistake-bot-url = to nie URL bota: { $why }
mistake-bot-none = ten pokój nie wywołuje botów przez HTTP: operator może podać hosty w ustawieniu bot_hosts
mistake-bot-host = host { $host } nie należy do tych, na których można wywoływać boty: operator pokoju może go podać w ustawieniu bot_hosts
mistake-bot-private = adres { $ip } jest prywatny: operator pokoju może go podać w ustawieniu bot_hosts
mistake-no-action = { $given } to nie zagranie: f pas, x czekać, c sprawdzić, r600 postawić albo podbić do 600, a all-in, b bring-in, d7c odrzucić, d7c2d wymienić, d- bez wymiany
mistake-stack = miejsce { $seat } ma żetonów { $chips }: liczba całkowita, co najmniej 1
mistake-table-chips = na stole jest żetonów więcej niż { $most }
mistake-button = button = { $given } to nie miejsce: od 0 do { $last }
mistake-not-the-deck = to nie talia ({ $game }): kart ma { $count }, każdą raz
mistake-not-the-deck-more = to nie talia ({ $game }): kart ma { $count }, każdą raz, i najwyżej { $more } dalszych kolejności do przetasowania
mistake-card = { $card } to nie karta: figura z { $ranks } i kolor z { $suits }, jak As
mistake-card-number = { $given } to nie numer karty: od 0 (2c) do 51 (As)
mistake-in-deck-twice = { $card } jest w talii dwa razy
mistake-post-live = miejsce { $seat } stawia { $live } ponad { $wager }: razem najwyżej { $most }
mistake-post-seat = post podaje miejsce { $seat }: od 0 do { $last }
mistake-no-seat = nie ma miejsca { $seat }: od 0 do { $last }
mistake-nothing-to-give-up = miejsce { $seat } nie ma ręki, którą mogłoby oddać
mistake-hole-seats = karty dla miejsc: { $seats }, a graczy jest { $players }
mistake-too-many-cards = { $whose }: kart { $count }, najwyżej { $most }
mistake-at-seat = miejsce { $seat }
mistake-at-player = gracz { $player }
mistake-at-board = board
mistake-at-board-number = board { $board }
mistake-at-dead = martwe karty
mistake-fact = wpis { $place } dziennika nie może tam być
mistake-facts-many = wpisów jest { $count }: więcej, niż ma rozdanie
mistake-facts-end = dziennik nie ma końca: rozdanie nie jest skończone
mistake-facts-chips = w tym dzienniku żetony giną albo powstają
mistake-facts-bytes = dziennik to szeregi po 8 bajtów, a nie { $count } bajtów razem
mistake-without-deck = nieskończone rozdanie toczy się dalej ze swoją talią, a to zapisano bez niej
mistake-line-parts = rozdanie ma pięć części między kreskami ({ $shape }), a nie { $count }
mistake-line-format = { $given } to nieznany tu format: { $mark } albo nazwa domu
mistake-line-stacks = { $given } to nie stacki: liczby całkowite oddzielone spacjami
mistake-line-opening = { $given } to żadne z button=0, no-sb, post=2:100+50
mistake-newer-dial = nie ma tu ustawienia { $dial }: te zasady zapisał nowszy sidepot
mistake-dial-word = { $given } to nie ustawienie z wartością, jak blinds=50/100
mistake-stored-game = game={ $given } to nie gra: { $why }
mistake-board-most = { $where } ma najwyżej { $most } kart, { $cards } to { $count }
mistake-board-sizes = { $where } ma w { $game } kart { $sizes } albo { $last }, a nie { $count }
mistake-elsewhere = { $card } jest już gdzie indziej
mistake-hand-most = { $where } ma w tej chwili gry { $game } najwyżej { $most } kart, a nie { $count }
mistake-range-of-two = { $given } to range z dwóch kart; { $game } oddziela ręce przecinkami
mistake-no-rank-left = nic już nie zostało: { $rank }
mistake-no-suit = { $card } na pozycji { $at } w { $text } nie ma koloru, a w { $game } kolory się liczą: napisz { $example }
mistake-no-draws = { $game } nie ma wymian
mistake-draws = wymian przed nami { $count }: { $game } ma ich tu najwyżej { $most }
mistake-deck-left = graczom ({ $players }) trzeba kart { $count }, a w talii jest { $left }
mistake-board-and-dead = { $cards } jest na boardzie i martwe
mistake-no-weight = { $given } nie zostawia żadnej ręki: każda waga to 0
mistake-hands-apart = rąk jest { $count }, za dużo, by je rozróżnić: najwyżej { $most }
mistake-hold-anything = gracz { $player } może mieć cokolwiek: podaj ręce do rozróżnienia, z przecinkami
mistake-samples-one = liczba prób { $count } nic nie mówi: co najmniej 1
mistake-stderr = { $given } to nie błąd standardowy, do którego można dążyć: więcej niż 0
mistake-range-comma = { $what } na pozycji { $at } w { $text } tam nie pasuje: oddziel ręce przecinkami
mistake-range-size = { $what } na pozycji { $at } w { $text } to nie ręka ({ $count } kart): pisz każdą kartę jak As albo samo "random"
mistake-range-percent = { $what } na pozycji { $at } w { $text } to nie część wszystkich rąk: więcej niż 0%, najwyżej 100%
mistake-range-no-hand = { $what } na pozycji { $at } w { $text } nie daje ręki: napisz AsKs, AKs, AKo, QQ+, A5s-A2s, 20% albo random
mistake-range-twice = { $what } na pozycji { $at } w { $text } jest w jednej ręce dwa razy
mistake-range-deck = { $what } na pozycji { $at } w { $text } nie ma w tej talii
mistake-range-pair = { $what } na pozycji { $at } w { $text } nie może stać po parze: dwie karty jednej rangi mają dwa kolory
mistake-range-count = { $what } na pozycji { $at } w { $text } to kart { $held }, ręka ma ich tu { $count }
mistake-range-no-pair = { $what } na pozycji { $at } w { $text } nie pasuje do pary
mistake-range-only-pair = { $what } na pozycji { $at } w { $text } to para, a drugi koniec nie
mistake-range-suits = { $what } na pozycji { $at } w { $text } nie pasuje do drugiego końca: oba w kolorze (s) albo oba nie (o)
mistake-range-gap = { $what } na pozycji { $at } w { $text } jest nieosiągalne z drugiego końca: zachowaj wyższą kartę albo odstęp między nimi
mistake-stored-hand = to nie zapisane rozdanie: { $why }
mistake-deck-left-more = graczom ({ $players }) trzeba jeszcze kart { $count }, a w talii jest { $left }
mistake-hold-these = gracze nie mogą mieć wszyscy takich rąk naraz: { $hands }
mistake-hold-not = gracz { $player } nie może mieć { $hand }: karty są na boardzie albo martwe
mistake-hold-hard = sprawdzenie, czy gracze mogą mieć wszyscy takie ręce naraz, trwa za długo: podaj mniej graczy albo range z większą liczbą rąk
mistake-no-class = { $where } nie ma { $name }; ma: { $has }
mistake-no-class-choose = { $where } nie ma { $name } ani żadnej klasy z metodą choose
mistake-not-loaded = nie można wczytać { $where }: { $why }
mistake-not-made = nie można utworzyć { $where }: { $why }; nie przyjmuje argumentów
mistake-workers = procesów { $count } to za mało do pracy: co najmniej 1
mistake-runs = prób { $count } nic nie mówi: co najmniej 1
mistake-on = --on { $given }: local, ray, auto albo adres klastra, jak ray://10.0.0.1:10001
mistake-no-results = { $file } to nie plik wyników, od których można iść dalej: podaj nowy albo właściwy
mistake-results-in-use = { $file } jest w użyciu: pisze do niego inny przebieg
mistake-results-version = { $file } zapisała inna wersja sidepot: idź dalej z nią albo zacznij nowy plik
mistake-results-other = { $file } ma wyniki czegoś innego: { $was }; podaj nowy plik albo zapytaj znów o to samo
mistake-differs = { $key } { $value }, a nie { $other }
mistake-another-log = ten dziennik nie jest z turnieju o tej strukturze i tym ziarnie
mistake-log-entry = to nie wpis dziennika turnieju: { $why }
mistake-range-weight = { $what } na pozycji { $at } w { $text } to nie waga: liczba od 0 do 1
