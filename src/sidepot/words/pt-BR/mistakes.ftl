### O que há de errado no que foi dado: arquivos, cartas, mãos, ranges, jogadores

mistake-no-file = não há arquivo { $file }
mistake-device = { $file } é um dispositivo ou um pipe: só um arquivo comum pode ser lido
mistake-too-large = { $file } tem mais de { $bytes } bytes: ninguém precisa de tanto
mistake-not-utf8 = { $file } não é texto UTF-8 (byte { $byte }): salve-o como UTF-8
mistake-unreadable = não é possível ler { $file }: { $why }
mistake-not-toml = { $file } não é TOML: { $why }
mistake-cut-it = { $file } tem mais de { $bytes } bytes: divida-o em vários arquivos
mistake-in-action = ação { $number }, { $word }

mistake-not-a-card = { $card } no caractere { $at } de { $text } não é uma carta: um valor de { $ranks } e um naipe de { $suits }, como As
mistake-card-twice = { $card } aparece duas vezes
mistake-not-in-deck = { $card } não está no baralho de { $game }
mistake-in-both = { $card } está na mão e na mesa
mistake-no-board = { $game } não tem cartas na mesa
mistake-five-cards = a mesa tem no máximo cinco cartas, { $board } tem { $count }
mistake-ranks =
    { $count ->
        [one] { $game } avalia { $count } carta, não { $held }
       *[other] { $game } avalia { $count } cartas, não { $held }
    }
mistake-ranks-between = { $game } avalia de { $fewest } a { $count } cartas, não { $held }
mistake-board =
    { $count ->
        [one] { $game } precisa de { $count } carta na mesa, não { $held }
       *[other] { $game } precisa de { $count } cartas na mesa, não { $held }
    }
mistake-board-between = { $game } precisa de { $fewest } a { $count } cartas na mesa, não { $held }
mistake-no-ranked-game = { $game } não é um jogo que possa ser avaliado: { $games }
mistake-no-game = nenhum jogo se chama { $game }: um de { $games }

mistake-no-format = não há formato { $format }: { $formats }
mistake-format-to = { $file }: qual formato deve ser? Diga com --to: { $formats }
mistake-format-from = { $file }: qual formato é? Diga com --from: { $formats }
mistake-no-store = { $file }: não há esse arquivo de mãos; `sidepot hands import` cria um
mistake-not-a-store = { $file } não é um arquivo de mãos: { $why }
mistake-other-database = { $file } é outro banco de dados, não um arquivo de mãos
mistake-newer-store = { $file } tem o formato { $format }, não { $known }: um sidepot mais novo o gravou
mistake-counted-store = { $file } foi contado por outro sidepot: `sidepot stats` com ele conta de novo
mistake-no-hand = não há mão { $hand } em { $file }: de 1 a { $last }
mistake-pot-size = { $given } não é tamanho de pote: 25, 25.50 ou 40bb (big blinds)
mistake-moment = { $given } não é dia nem momento: 2026-05-01 ou 2026-05-01T20:30
mistake-no-step = não há passo { $step }: a mão tem os passos 0 a { $last }
mistake-hand-over = a mão acabou no passo { $step }: escolha um anterior

mistake-players = { $game } é jogado por dois a { $most }, não por { $count }
mistake-equity-players = a equity é dada para dois a dez jogadores, não { $count }
mistake-cannot-hold = o jogador { $player } não pode ter nenhuma dessas mãos: as cartas estão em outro lugar
mistake-not-at-once = os jogadores não podem ter todos essas mãos ao mesmo tempo
mistake-no-range = { $given } não nomeia nenhuma mão: escreva AsKs, AKs, QQ+, 20% ou random
mistake-weight = { $given } não é um peso: um número de 0 a 1

mistake-samples = { $count } amostras não dizem nada: pelo menos 2
mistake-icm-empty = ICM precisa de pelo menos um stack e um prêmio
mistake-icm-stack = { $given } não é um stack: 0 ou mais
mistake-icm-payout = { $given } não é um prêmio: 0 ou mais
mistake-icm-chips = alguém precisa ter fichas
mistake-icm-order = o lugar { $place } paga mais que o lugar { $above }: { $less } depois de { $more }
mistake-icm-unit = { $given } não é uma unidade de dinheiro: mais que 0

mistake-bot-here = { $given }: bots por HTTP jogam torneios (`sidepot tournament`), não aqui
mistake-no-player = não há jogador { $given }: { $players }; o seu é my_bot.py:MyBot ou package.module:MyBot
mistake-no-choose = { $given } não tem o método choose(self, view, options, rng)
mistake-does-not-know = { $name } não conhece { $game }; { $players } jogam tudo
mistake-simulate-players = { $count } jogadores não são possíveis: { $game } aceita de 2 a { $most } (X17)
mistake-no-hands = { $count } mãos não são nenhuma: pelo menos 1
mistake-simulate-stack = um stack de { $blinds } big blinds não pode ser: de 1 a { $most } fichas
mistake-no-luck = sorte: em { $game } nem todas as cartas depois de um all-in vão para uma mesa de cinco (os jogadores recebem ou trocam algumas), então não dá para dizer o que foi sorte; deixe isso de fora, ou jogue hold’em, Omaha ou um jogo parecido
mistake-rollout-players = { $count } jogadores para { $seats } lugares: diga um para todos, ou um para cada lugar
mistake-never = { $count } vezes é nunca: pelo menos 1

mistake-damaged-store = { $file } está danificado ({ $why }): ponha as mãos em um arquivo novo a partir dos históricos
mistake-unwritable = não é possível gravar { $file }: { $why }
mistake-unopened = não é possível abrir { $file }: { $why }
mistake-no-folder-to-make = não é possível criar { $file }: não há pasta { $folder }
mistake-no-folder = não é possível gravar { $file }: não há pasta { $folder }
mistake-no-matplotlib = um gráfico precisa de matplotlib: { $command }
mistake-picture = { $file }: o nome de uma imagem termina em .png, .svg ou .pdf
mistake-database = { $file } é um banco de dados: arquivos de mãos são lidos por `sidepot hands`, `stats` e `replay`
mistake-into = { $file }: as mãos vão para um arquivo de mãos, como hands.db; { $ending } é a terminação de um histórico
mistake-said = { $why }
mistake-in = { $where }: { $why }
mistake-line-of = { $file }, linha { $line }
mistake-by-rule = { $why }: { $rule }
mistake-and = { $first }; { $rest }
mistake-and-line =
    { $first }
    { $rest }
mistake-toml-bytes = maior que { $most } bytes
mistake-toml-lines = mais de { $most } linhas
mistake-toml-parts = mais de { $most } partes de uma chave
mistake-toml-keys = mais de { $most } chaves
mistake-toml-items = mais de { $most } itens de listas e seções
mistake-toml-depth = mais de { $most } listas e tabelas umas dentro das outras
mistake-url-long = tem mais de { $most } caracteres
mistake-url-characters = tem caracteres que não cabem em uma URL
mistake-url-unreadable = não dá para ler o host ou a porta
mistake-url-scheme = tem que começar com http:// ou https://
mistake-url-user = não pode ter nome de usuário nem senha
mistake-url-query = não pode ter ? nem #: /bet é acrescentado no fim
mistake-url-port = a porta é um número de 1 a 65535
mistake-url-ipv6 = { $host } não é um endereço IPv6
mistake-url-ipv4 = { $host } não é um endereço IPv4: quatro números, como 127.0.0.1
mistake-url-host = { $host } não é um nome de host
mistake-url-no-host = não diz nenhum host
mistake-bot-url = isso não é a URL de um bot: { $why }
mistake-bot-none = esta sala não chama bots por HTTP: o operador pode indicar hosts no ajuste bot_hosts
mistake-bot-host = o host { $host } não está entre os que podem ter bots chamados: o operador da sala pode indicá-lo no ajuste bot_hosts
mistake-bot-private = o endereço { $ip } é privado: o operador da sala pode indicá-lo no ajuste bot_hosts
mistake-no-action = { $given } não é uma ação: f desistir, x passar, c pagar, r600 apostar ou aumentar para 600, a all-in, b bring-in, d7c descartar, d7c2d trocar, d- não trocar
mistake-stack = o lugar { $seat } tem { $chips } fichas: um número inteiro, 1 ou mais
mistake-table-chips = mais de { $most } fichas na mesa
mistake-button = button = { $given } não é um lugar: de 0 a { $last }
mistake-not-the-deck = não é o baralho de { $game }: ele tem { $count } cartas, cada uma uma vez
mistake-not-the-deck-more = não é o baralho de { $game }: ele tem { $count } cartas, cada uma uma vez, e até { $more } ordens a mais para embaralhar de novo
mistake-card = { $card } não é uma carta: um valor de { $ranks } e um naipe de { $suits }, como As
mistake-card-number = { $given } não é um número de carta: de 0 (2c) a 51 (As)
mistake-in-deck-twice = { $card } está duas vezes no baralho
mistake-post-live = o lugar { $seat } coloca { $live } além de { $wager }: no máximo { $most } ao todo
mistake-post-seat = post indica o lugar { $seat }: de 0 a { $last }
mistake-no-seat = não existe o lugar { $seat }: de 0 a { $last }
mistake-nothing-to-give-up = o lugar { $seat } não tem mão para abandonar
mistake-hole-seats = cartas para { $seats } lugares, mas { $players } jogadores
mistake-too-many-cards = { $count } cartas para { $whose }: no máximo { $most }
mistake-at-seat = o lugar { $seat }
mistake-at-player = jogador { $player }
mistake-at-board = o board
mistake-at-board-number = board { $board }
mistake-at-dead = cartas mortas
mistake-fact = o dado { $place } do registro não pode estar ali
mistake-facts-many = { $count } dados são mais do que tem uma mão
mistake-facts-end = o registro não tem fim: a mão não acabou
mistake-facts-chips = neste registro fichas se perdem ou surgem
mistake-facts-bytes = um registro são filas de 8 bytes, não { $count } bytes ao todo
mistake-without-deck = uma mão que não acabou continua com o seu baralho, e esta foi guardada sem ele
mistake-line-parts = uma mão tem cinco partes entre barras ({ $shape }), não { $count }
mistake-line-format = { $given } não é um formato conhecido aqui: { $mark }, ou o nome de uma casa
mistake-line-stacks = { $given } não são stacks: números inteiros separados por espaços
mistake-line-opening = { $given } não é um de button=0, no-sb, post=2:100+50
mistake-newer-dial = aqui não existe o ajuste { $dial }: estas regras foram guardadas por um sidepot mais novo
mistake-dial-word = { $given } não é um ajuste e o seu valor, como blinds=50/100
mistake-stored-game = game={ $given } não é um jogo: { $why }
mistake-board-most = { $where } tem no máximo { $most } cartas, { $cards } tem { $count }
mistake-board-sizes = { $where } tem { $sizes } ou { $last } cartas em { $game }, não { $count }
mistake-elsewhere = { $card } já está em outro lugar
mistake-hand-most = { $where } tem no máximo { $most } cartas neste ponto de { $game }, não { $count }
mistake-range-of-two = { $given } é um range de duas cartas; { $game } separa as mãos por vírgulas
mistake-no-rank-left = não sobrou nenhuma: { $rank }
mistake-no-suit = { $card } no caractere { $at } de { $text } não tem naipe, e naipes contam em { $game }: escreva { $example }
mistake-no-draws = { $game } não tem trocas
mistake-draws = { $count } trocas por vir: { $game } tem no máximo { $most } neste ponto
mistake-deck-left = { $players } jogadores precisam de { $count } cartas, o baralho tem { $left }
mistake-board-and-dead = { $cards } está no board e morta
mistake-no-weight = { $given } não deixa nenhuma mão: todos os pesos são 0
mistake-hands-apart = { $count } mãos são demais para ver uma a uma: no máximo { $most }
mistake-hold-anything = o jogador { $player } pode ter qualquer coisa: diga as mãos a separar, com vírgulas
mistake-samples-one = { $count } amostras não dizem nada: pelo menos 1
mistake-stderr = { $given } não é um erro padrão a buscar: mais que 0
mistake-range-comma = { $what } no caractere { $at } de { $text } não cabe ali: separe as mãos com vírgulas
mistake-range-size = { $what } no caractere { $at } de { $text } não é uma mão de { $count } cartas: escreva cada carta como As, ou só "random"
mistake-range-percent = { $what } no caractere { $at } de { $text } não é uma parte de todas as mãos: mais que 0%, no máximo 100%
mistake-range-no-hand = { $what } no caractere { $at } de { $text } não forma uma mão: escreva AsKs, AKs, AKo, QQ+, A5s-A2s, 20% ou random
mistake-range-twice = { $what } no caractere { $at } de { $text } aparece duas vezes em uma mão
mistake-range-deck = { $what } no caractere { $at } de { $text } não está neste baralho
mistake-range-pair = { $what } no caractere { $at } de { $text } não pode seguir um par: duas cartas de um valor têm dois naipes
mistake-range-count = { $what } no caractere { $at } de { $text } tem { $held ->
    [one] uma carta
   *[other] { $held } cartas
}, uma mão aqui tem { $count }
mistake-range-no-pair = { $what } no caractere { $at } de { $text } não combina com um par
mistake-range-only-pair = { $what } no caractere { $at } de { $text } é um par, a outra ponta não
mistake-range-suits = { $what } no caractere { $at } de { $text } não combina com a outra ponta: as duas do mesmo naipe (s), ou nenhuma (o)
mistake-range-gap = { $what } no caractere { $at } de { $text } não é alcançado da outra ponta: mantenha a carta mais alta, ou a distância entre as duas
mistake-stored-hand = não é uma mão guardada: { $why }
mistake-deck-left-more = { $players } jogadores precisam de mais { $count } cartas, o baralho tem { $left }
mistake-hold-these = os jogadores não podem ter todos essas mãos ao mesmo tempo: { $hands }
mistake-hold-not = o jogador { $player } não pode ter { $hand }: há cartas no board ou mortas
mistake-hold-hard = demora demais saber se os jogadores podem ter todos essas mãos ao mesmo tempo: dê menos jogadores, ou ranges com mais mãos
mistake-no-class = { $where } não tem { $name }; tem { $has }
mistake-no-class-choose = { $where } não tem { $name }, nem uma classe com um método choose
mistake-not-loaded = não é possível carregar { $where }: { $why }
mistake-not-made = não é possível criar { $where }: { $why }; não recebe argumentos
mistake-workers = { $count } processos não podem trabalhar: pelo menos 1
mistake-runs = { $count } rodadas não dizem nada: pelo menos 1
mistake-on = --on { $given }: local, ray, auto, ou o endereço de um cluster, como ray://10.0.0.1:10001
mistake-no-results = { $file } não é um arquivo de resultados de onde continuar: indique um novo, ou o certo
mistake-results-in-use = { $file } está em uso: outra execução escreve nele
mistake-results-version = { $file } foi escrito por outra versão do sidepot: continue com ela, ou comece um arquivo novo
mistake-results-other = { $file } tem resultados de outra coisa: { $was }; indique um arquivo novo, ou peça o mesmo de novo
mistake-differs = { $key } { $value } e não { $other }
mistake-another-log = este registro não é de um torneio com esta estrutura e esta semente
mistake-log-entry = não é uma entrada do registro de um torneio: { $why }
mistake-range-weight = { $what } no caractere { $at } de { $text } não é um peso: um número de 0 a 1
