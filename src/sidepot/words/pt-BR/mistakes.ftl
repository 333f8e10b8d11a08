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
