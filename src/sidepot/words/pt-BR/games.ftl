### O que está errado no arquivo de uma casa e na sua tabela [game]
own-house-yours = seu arquivo de casa
own-house-texts = name e about são textos
own-house-limits = limits contém uma tabela para cada limite, como [limits.pot]
own-house-games = games contém uma tabela para cada jogo, como [games.razz] ou [games."no:holdem"]
own-house-base = based_on = { $given } não é uma casa: uma de { $houses }
own-house-no-game = [games.{ $given }] não é um jogo: { $games }
own-house-own-dials = [games.{ $game }] tem { $given }: um jogo pode ter só para si { $dials }
own-game-step = [game] passo { $at }
own-game-ranking = [game] classificação { $at }
own-game-missing = { $where } não tem { $key }
own-game-no-key = { $where } não tem { $key }: aceita { $keys }
own-game-no-key-meant = { $where } não tem { $key }: você quis dizer { $meant }?
own-game-list = [game] { $key } é uma lista de 1 a { $most }
own-game-verbs = { $where } é um de { $verbs }, como { $example }
own-game-verb-table = { $where }: { $key } = { $value } não é possível: uma tabela, como { $example }
own-game-table = { $where } é uma tabela, como { $example }
own-game-choice = { $where }: { $key } = { $value } não é possível: um de { $choices }
own-game-whole = { $where }: { $key } = { $value } não é possível: um número inteiro
own-game-flag = { $where }: { $key } = { $value } não é possível: true ou false
own-game-text = { $where }: { $key } = { $value } não é possível: um texto
own-game-deck = [game] deck = { $value } não é possível: 52, 36, 20, ou cartas como 'JsQsKs'
own-game-unplayable = o jogo { $name } não pode ser jogado: { $why }
own-game-name = o nome tem de 1 a { $most } letras
own-game-players = most = { $value } jogadores: de 2 a { $most }
own-game-first = o primeiro passo dá cartas aos jogadores
own-game-no-betting = não tem apostas
own-game-deck-cards = um baralho tem as cartas de 0 (2c) a 51 (As), cada uma uma vez
own-game-larger-decks = larger_decks: no máximo { $most }, um para cada número de jogadores a partir de três
own-game-deals-nothing = o passo { $at } não dá nada: down, up ou board é 1 ou mais
own-game-exchange = passo { $at }: { $count } cartas, é 1 ou mais
own-game-street = passo { $at }: o nome de uma rua tem no máximo { $most } letras
own-game-common = passo { $at }: common = true é de um passo que dá uma carta a cada um
own-game-draw = passo { $at }: uma troca de { $count } cartas, mas os jogadores têm { $held }
own-game-throw = passo { $at }: os jogadores descartam { $count } de { $held } cartas
own-game-held = passo { $at }: os jogadores têm { $held } cartas, no máximo { $most }
own-game-board = passo { $at }: { $count } cartas no board, no máximo { $most }, { $once } de cada vez
own-game-ranking-own = uma classificação em que { $must } cartas próprias têm que jogar e { $may } podem: os jogadores têm { $held }
own-game-ranking-few = mãos { $order } têm { $needs } cartas, mas { $count } podem jogar
own-game-opens-up = passo { $at }: opens = { $value } precisa de cartas abertas dadas antes
own-game-bring-in-first = passo { $at }: só a primeira rodada de apostas tem bring-in
own-game-bring-in-blinds = passo { $at }: um jogo com bring-in não tem blinds; defina blinds = false
own-game-opens-blinds = passo { $at }: a primeira rodada de apostas segue dos blinds: opens = 'house', ou defina blinds = false
own-game-rankings-first = a primeira classificação não pode ser low8: um pote tem que achar um vencedor
own-game-many = { $key }: { $count }, mas são possíveis de 1 a { $most }
own-game-deck-few = o baralho de { $count } cartas não dá para dois jogadores
