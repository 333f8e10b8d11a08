### Co jest nie tak z plikiem turnieju, jego strukturą
sheet-the-sheet = struktura
sheet-takes-number = liczba całkowita, od { $least } do { $most }
sheet-takes-number-from = liczba całkowita, co najmniej { $least }
sheet-takes-one-of = jedno z: { $choices }
sheet-takes-text = tekst
sheet-takes-flag = true albo false
sheet-takes-numbers = liczby całkowite, jak [4, 8]
sheet-takes-texts = teksty, jak ["rock", "caller"]
sheet-takes-points = liczby całkowite, jak [2, 0, -1], żadna ponad { $beyond }
sheet-takes-blinds = mała i duża ciemna (i ante) każdego poziomu, jak [[25, 50], [50, 100, 10]], albo same małe; poziomów najwyżej { $levels }
sheet-takes-every = liczba całkowita do { $most } albo po jednej na poziom
sheet-takes-moment = data i godzina ze strefą, jak 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", procenty jak [50, 30, 20] albo takie według liczby graczy
sheet-impossible = { $key } = { $value } jest niemożliwe, dozwolone: { $takes }
sheet-no-key = nie ma klucza { $key }, są: { $keys }
sheet-no-key-meant = nie ma klucza { $key }: chodziło o { $meant }?
sheet-no-key-in = nie ma klucza { $key } w { $section }, są: { $keys }
sheet-no-key-in-meant = nie ma klucza { $key } w { $section }: chodziło o { $meant }?
sheet-needs = { $section } wymaga { $key }
sheet-belongs = { $key } należy do format = "{ $format }"
sheet-section = { $key } to sekcja, jak [{ $key }]
sheet-dials = dials to sekcja z ustawieniami domu, jak [dials]
sheet-house = house to jedno z: { $houses }
sheet-format = wydarzenie to jedno z: { $formats }
sheet-field = field to sekcja z liczbą graczy każdego rodzaju, jak [field] rock = 4
sheet-named = field.named ma rodzaj gracza dla każdej nazwy, jak ada = "rock"
sheet-named-name = field.named: nazwa ma od 1 do { $most } drukowalnych znaków: { $name }
sheet-field-count = field.{ $kind } = { $value } jest niemożliwe: ilu graczy { $kind }, do { $most }
sheet-field-kind = field: { $kind } to nie rodzaj gracza
sheet-field-no-player = field: nie ma gracza { $kind }; są: { $players }
sheet-field-crowd = field: graczy jest za dużo ({ $players }): najwyżej { $most }
sheet-field-twice = jest dwóch graczy o nazwie { $name }: nazwij ich w [field.named]
sheet-field-two = field: potrzeba co najmniej dwóch graczy, jak [field] z rock = 4, caller = 2
sheet-field-absent = field: ktoś musi być przy stole
sheet-field-most = field: graczy jest { $players }, a może wejść { $most }
sheet-field-late = field.late = { $late }: nikt nie może się spóźnić bez późnej rejestracji (late)
sheet-field-late-many = field.late = { $late } z { $players }: dwóch musi być na początku
sheet-field-points = field: nie ma punktów, gdy graczy jest { $players }: od 2 do { $most }
sheet-percent = { $key } = { $value }: szansa od 0 do 100%
sheet-guests = field.guests jest puste: ktoś musi zająć wolne miejsca
sheet-bots = bot to sekcja dla każdego bota, najwyżej { $most }, jak [[bot]] name = …, url = …
sheet-bot-name = nazwa bota, name = { $name }, jest niemożliwa: od 1 do { $most } drukowalnych znaków
sheet-bot-twice = są dwa boty o nazwie { $name }
sheet-bot-and-player = jest dwóch graczy o nazwie { $name }: bot i ktoś jeszcze
sheet-bot-url-text = URL bota, url = { $url }, jest niemożliwy: ma to być tekst, jak http://127.0.0.1:8001
sheet-bot-url = URL bota, url = { $url }, jest niemożliwy: { $why }
sheet-bots-not-here = boty przez HTTP nie mogą tu grać: tylko gracze automatyczni
sheet-chairs-deck = { $key } = { $value }: talia ({ $game }) wystarcza najwyżej dla { $most } graczy (X17)
sheet-chairs-two = { $key } = { $value } to nie stół: co najmniej 2 miejsca
sheet-rake = dom { $house } pobiera rake = { $rake } z pul: w turnieju użyj fee
sheet-entrants-two = max_entrants = { $value }: do gry trzeba dwojga
sheet-starts-with = starts_with = { $value } nigdy nie nastąpi: od 2 do tylu, ilu może wejść
sheet-starts-with-most = starts_with = { $value } nigdy nie nastąpi: od 2 do { $most }
sheet-chips = { $key } = { $value }: od 1 do { $most } żetonów
sheet-at-least-one = { $key } = { $value }: co najmniej 1
sheet-levels = brakuje poziomów, a dom { $house } ich nie ma: dodaj [levels] z by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every: czasów jest { $lengths }, a poziomów { $levels }
sheet-breaks-both = levels.breaks mówi, po których poziomach, a break_minutes, jak długo: podaj oba
sheet-breaks-level = levels.breaks: nie ma poziomu { $level }: od 1 do { $last }
sheet-break-last = po przerwie, która następuje po poziomie { $level }, nie ma już poziomu
sheet-blinds-empty = levels.blinds jest puste: co najmniej jeden poziom
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds }, ante { $ante }
sheet-level-falls = poziom { $level } maleje: { $blinds } po { $before }
sheet-level-lasts = poziom { $level } trwa { $value }: co najmniej 1
sheet-level-high = poziom { $level }: { $blinds } to za dużo: ciemne i ante to najwyżej { $most }
sheet-level-rules = poziom { $level }: { $why }
sheet-level-after = { $key } = { $value } jest po końcu: poziomy, po których jest następny, to od 1 do { $last }
sheet-level-from = { $key } = { $value }: poziom, od 1
sheet-late = late = { $value }: poziom, od 1, albo 0, gdy nie ma późnej rejestracji
sheet-late-full = late = { $value }: zaczyna się, gdy jest komplet, więc nikt się nie spóźni
sheet-reentries = reentries = { $value } wymaga późnej rejestracji: ustaw late
sheet-payouts-empty = payouts jest puste: płatne jest co najmniej jedno miejsce
sheet-payouts-least = payouts = { $value }: każde płatne miejsce dostaje co najmniej 1%
sheet-payouts-whole = payouts = { $value } dają { $sum }%: wszystkie miejsca razem dostają 100%
sheet-payouts-order = payouts = { $value }: lepsze miejsce nie dostaje mniej
sheet-payouts-entrants = payouts: „od { $entrants } graczy” jest po „od { $before }”
sheet-timed-table = gra na rozdania ma jeden stół: max_entrants to najwyżej chairs = { $chairs }
sheet-timed-not = { $key } jest niemożliwe w grze na rozdania
sheet-season-starts-at = starts_at jest niemożliwe w sezonie, do którego gracze dołączają: zaczyna się, gdy przyjdą
sheet-season-joining = joining jest niemożliwe, gdy wejście coś kosztuje: buy_in i fee to wtedy 0
sheet-season-not = { $key } jest niemożliwe w sezonie: jego skład jest stały
sheet-season-points = max_entrants = { $value }: punkty są najwyżej dla { $most } graczy (L14)
sheet-points = points to sekcja z wierszem dla każdej liczby graczy, jak 3 = [2, 0, -1]
sheet-points-players = points.{ $given }: liczba graczy, od 2 do 10
sheet-points-places = punkty przy { $players } graczach: liczb jest { $numbers }, a miejsc { $players }
sheet-points-rise = punkty przy { $players } graczach rosną: lepsze miejsce nie dostaje mniej
