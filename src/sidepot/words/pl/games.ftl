### Co jest nie tak z plikiem domu i jego tabelą [game]
own-house-yours = twój plik domu
own-house-texts = name i about to teksty
own-house-limits = limits zawiera tabelę dla każdego limitu, jak [limits.pot]
own-house-games = games zawiera tabelę dla każdej gry, jak [games.razz] albo [games."no:holdem"]
own-house-base = based_on = { $given } to nie dom: jeden z { $houses }
own-house-no-game = [games.{ $given }] to nie gra: { $games }
own-house-own-dials = [games.{ $game }] ma { $given }: gra może mieć własne { $dials }
own-game-step = [game] krok { $at }
own-game-ranking = [game] ranking { $at }
own-game-missing = { $where } nie ma { $key }
own-game-no-key = { $where } nie ma { $key }, dozwolone: { $keys }
own-game-no-key-meant = { $where } nie ma { $key }: chodziło o { $meant }?
own-game-list = [game] { $key } to lista od 1 do { $most }
own-game-verbs = { $where } to jedno z: { $verbs }, jak { $example }
own-game-verb-table = { $where }: { $key } = { $value } jest niemożliwe: tabela, jak { $example }
own-game-table = { $where } to tabela, jak { $example }
own-game-choice = { $where }: { $key } = { $value } jest niemożliwe: jedno z { $choices }
own-game-whole = { $where }: { $key } = { $value } jest niemożliwe: liczba całkowita
own-game-flag = { $where }: { $key } = { $value } jest niemożliwe: true albo false
own-game-text = { $where }: { $key } = { $value } jest niemożliwe: tekst
own-game-deck = [game] deck = { $value } jest niemożliwe: 52, 36, 20 albo karty, jak 'JsQsKs'
own-game-unplayable = w grę { $name } nie da się grać: { $why }
own-game-name = jej nazwa ma od 1 do { $most } liter
own-game-players = most = { $value } graczy: od 2 do { $most }
own-game-first = pierwszy krok rozdaje karty graczom
own-game-no-betting = nie ma w niej licytacji
own-game-deck-cards = talia ma karty od 0 (2c) do 51 (As), każdą raz
own-game-larger-decks = larger_decks: najwyżej { $most }, po jednej na każdą liczbę graczy od trzech
own-game-deals-nothing = krok { $at } nic nie rozdaje: down, up albo board to co najmniej 1
own-game-exchange = krok { $at }: kart { $count }, ma być co najmniej 1
own-game-street = krok { $at }: nazwa ulicy ma najwyżej { $most } liter
own-game-common = krok { $at }: common = true należy do kroku, który daje każdemu jedną kartę
own-game-draw = krok { $at }: wymiana kart: { $count }, ale gracze mają { $held }
own-game-throw = krok { $at }: gracze odrzucają { $count } z { $held } kart
own-game-held = krok { $at }: gracze mają kart { $held }, najwyżej { $most }
own-game-board = krok { $at }: kart na boardzie { $count }, najwyżej { $most }, { $once } naraz
own-game-ranking-own = ranking, w którym własnych kart musi grać { $must }, a może { $may }: gracze mają { $held }
own-game-ranking-few = układy { $order } mają kart { $needs }, a grać może { $count }
own-game-opens-up = krok { $at }: opens = { $value } wymaga kart rozdanych wcześniej odkrytych
own-game-bring-in-first = krok { $at }: bring-in jest tylko w pierwszej licytacji
own-game-bring-in-blinds = krok { $at }: gra z bring-in nie ma ciemnych; ustaw blinds = false
own-game-opens-blinds = krok { $at }: pierwsza licytacja zaczyna się od ciemnych: opens = 'house' albo ustaw blinds = false
own-game-rankings-first = pierwszy ranking nie może być low8: pula musi mieć zwycięzcę
own-game-many = { $key }: { $count }, a może być od 1 do { $most }
own-game-deck-few = kart w talii jest { $count }: nie wystarcza dla dwóch graczy
