### Os ajustes de uma casa

dial-group-game = Jogo e valores
dial-group-antes = Antes e blinds
dial-group-bets = Apostas e aumentos
dial-group-deal = Cartas e ordem
dial-group-showdown = Showdown e potes
dial-group-extras = Extras
dial-group-coming = Chegar e sair
dial-group-rising = Blinds que sobem e o fim
dial-group-share = A parte da casa

dial-game = Jogo
    .hint = Qual jogo é dado
dial-rotate = Jogos mistos
    .hint = Vários jogos um após o outro, cada um no limite da casa ou no seu próprio: T26
dial-rotation = Ordem dos jogos mistos
    .hint = Os jogos vêm na sua ordem, ou o botão escolhe um: T26
    .order = Um após o outro
    .dealers-choice = Dealer’s choice
dial-every = O jogo muda a cada
    .hint = Quando o botão deu a volta, quando os blinds sobem, ou depois de um número de mãos
dial-limit = Limite
    .hint = Quanto se pode apostar
dial-blinds = Blinds
    .hint = Small blind, big blind e, onde houver, um straddle
dial-buy_in = Buy-in
    .hint = Buy-in mínimo e máximo
dial-buy_in_unit = Buy-in contado em
    .hint = Em que o buy-in é contado
    .bb = Big blinds
    .chips = Fichas
dial-double_bb = O big blind é o dobro do small blind
    .hint = O big blind é sempre o dobro do small blind
dial-bets = Tamanhos de aposta
    .hint = Limit: os dois tamanhos de aposta; spread limit: a menor e a maior aposta
dial-unit = Unidade do limit
    .hint = Limit sem tamanhos próprios: BB e depois 2 BB, ou SB e depois BB
    .bb = Big blind, depois o dobro
    .sb = Small blind, depois big blind

dial-forced = Apostas obrigatórias
    .hint = Blinds; ou antes mortos de um big blind de todos (metade do primeiro lugar); ou um blind só do botão
    .blinds = Small e big blind
    .antes = Antes de todos
    .button-blind = Só o botão
dial-ante = Ante
    .hint = Fichas mortas de todos antes das cartas
dial-bb_ante = Ante do big blind
    .hint = Um ante morto pela mesa toda, pago pelo big blind
dial-button_ante = Ante do botão
    .hint = Um ante morto pela mesa toda, pago pelo botão
dial-stud_ante = Ante em jogos sem blinds
    .hint = Jogos sem blinds: se nenhum ante for definido, todos pagam de ante esta porcentagem da aposta menor (pelo menos 1): T1
dial-ante_percent = Ante em porcentagem
    .hint = Um ante desta porcentagem do big blind (pelo menos 1) quando o big blind alcança o buy-in: L5
dial-ante_first = Ante antes do blind
    .hint = Um big blind que não pode pagar os dois paga o ante do big blind antes do blind: V30
dial-heads_up = Heads-up
    .hint = Dois jogadores: quem paga qual blind, ou sem blinds e um ante de um big blind cada
    .button-sb = O botão é o small blind
    .button-bb = O botão é o big blind
    .antes = Os dois pagam ante
dial-short_bb = Big blind curto
    .hint = O que os outros devem quando o big blind tem poucas fichas
    .full = O big blind inteiro
    .posted = O que foi pago
dial-bring_in = Bring-in
    .hint = Stud: quanto paga a carta da porta; 0 é metade da aposta menor: T3
dial-bring_in_all_in = All-in no bring-in
    .hint = Stud: o bring-in está all-in desde o ante; o próximo pode pagar o bring-in, completar ou desistir, ou tem que pagar o bring-in: T8
    .acts = O próximo escolhe
    .forced = O próximo paga o bring-in

dial-min_bet = Aposta mínima
    .hint = A aposta mínima, e o tamanho do primeiro aumento
    .bb = Big blind
    .sb = Small blind
dial-min_raise = Aumento mínimo
    .hint = Um aumento é pelo menos o último; o dobro do último; a aposta mínima; ou qualquer valor a mais
    .last = O último
    .double = O dobro do último
    .flat = A aposta mínima
    .any = Qualquer valor
dial-cap = Apostas por rua
    .hint = Quantas apostas uma rua permite
dial-cap_counts_blind = O big blind conta como aposta
    .hint = O big blind é a primeira das apostas que uma rua permite
dial-cap_counts_short = All-ins curtos contam como apostas
    .hint = Um all-in menor que o aumento mínimo é uma das apostas que uma rua permite
dial-cap_lifted = Sem limite de apostas no heads-up
    .hint = Sem limite quando dois recebem cartas, quando restam dois antes de ele ser atingido, ou quando dois começam as apostas: V21, T5
    .never = Nunca
    .two-dealt = Quando dois recebem cartas
    .two-in = Quando restam dois
    .began-two = Quando dois começam as apostas
dial-reopen = All-ins curtos reabrem os aumentos
    .hint = Os aumentos reabrem depois de um aumento completo; também depois de all-ins curtos que somam um; depois de qualquer aumento
    .full = Não, só um aumento completo
    .sum = Quando somam um aumento
    .any = Sim, cada um deles
dial-checked_short = Um all-in curto depois de passar
    .hint = O que pode quem passou diante de um all-in menor que a aposta mínima: V16
    .closed = Só pode pagar
    .open = Pode aumentar
dial-half_counts = Meia aposta conta como uma
    .hint = Limit: um all-in de meia unidade ou mais é uma aposta completa: S9
dial-short_completes = Um aumento completa um all-in curto
    .hint = Limit: nenhum all-in curto é uma aposta completa, e o próximo aumento o completa
dial-pot_raise = Aumento máximo no pot-limit
    .hint = Pot-limit: o máximo que um aumento pode acrescentar
    .pot-call = O pote depois de pagar
    .pot-last-raise = O pote e o último aumento
dial-pot_counts_table_ante = Ante da mesa conta no pote
    .hint = Pot-limit: antes do big blind e do botão contam nas primeiras apostas: V24
dial-completion = Completar conta como aposta
    .hint = Stud: se completar o bring-in é uma das apostas que uma rua permite: T4
    .free = Não
    .counts = Sim
dial-open_pair = Aposta dobrada com par aberto
    .hint = Stud: um par aberto na quarta rua deixa qualquer um fazer a aposta maior: T7
    .on = Sim
    .off = Não
dial-labels = Como se chamam as apostas
    .hint = A primeira aposta sobre os blinds é um aumento; ou uma aposta: C14; ou uma aposta, e igualar um aumento é passar: P6
    .usual = Toda aposta é um aumento
    .first-bet = A primeira é uma aposta
    .house = A primeira é uma aposta, igualar é passar
dial-free_fold = Desistir quando passar é grátis
    .hint = Um jogador pode desistir onde passar é grátis: X19
dial-hand_cap = Máximo que se perde em uma mão
    .hint = O máximo que um jogador pode perder em uma mão, em big blinds: X20

dial-first_betting = Apostas antes do flop
    .hint = Há uma rodada de apostas antes do flop; um bomb pot não tem
dial-opens_first = Abre as primeiras apostas
    .hint = Quem abre as primeiras apostas
    .left-of-bb = À esquerda do big blind
    .left-of-button = À esquerda do botão
dial-opens_later = Abre as apostas seguintes
    .hint = Quem abre as rodadas de apostas seguintes
    .left-of-bb = À esquerda do big blind
    .left-of-button = À esquerda do botão
dial-deal_first = Primeira carta no heads-up
    .hint = Dois jogadores com o botão no small blind: quem recebe a primeira carta
    .sb = O small blind
    .left-of-button = O jogador à esquerda do botão
dial-burn = Queimar cartas
    .hint = Uma carta é queimada antes de cada rua do board
dial-discard_timeout = Sem descarte a tempo
    .hint = Quem não descarta a tempo perde a carta que menos custa (em uma troca, nenhuma); ou a mão está morta: V69
    .least-harm = Sai a carta que menos custa
    .dead = A mão está morta
dial-showing_tie = Mãos abertas iguais
    .hint = Stud: quem abre quando as cartas abertas são iguais: T6
    .position = Por posição
    .suit = Por naipe
dial-common_opens = Abrir depois de uma carta comum
    .hint = Stud: quem abre a sétima rua quando uma só carta é dada para todos: T11
    .sixth = Como na sexta rua
    .showing = Pelas cartas abertas
dial-fifth_card = Quinta carta de uma troca
    .hint = Draw: quem troca cinco recebe a quinta com os outros, ou por último: T14
    .in-turn = Com os outros
    .last = Por último

dial-show = Quem mostra
    .hint = Quem mostra no showdown
    .losers-muck = Quem perde pode não mostrar
    .all = Todos
dial-showdown = Mãos perdedoras
    .hint = Mãos perdedoras não são mostradas automaticamente, ou cada jogador decide
    .auto = Não mostradas automaticamente
    .ask = Cada jogador decide
dial-odd_chips = Fichas ímpares
    .hint = Fichas que sobram de uma divisão
    .left-of-button = Primeiro à esquerda do botão
    .dropped = Descartadas
dial-orphan = Pote lateral sem ninguém
    .hint = Para onde vai um pote lateral quando não resta ninguém que pagou nele
    .below = Para o pote abaixo
    .main = Para quem ganha o pote principal
dial-boards = Boards com todos all-in
    .hint = Quantas vezes o resto do board é dado com todos all-in
dial-halves = Metades hi-lo
    .hint = Hi-lo: cada metade é dividida por si; ou por igual entre jogadores que ganham as duas do mesmo jeito: T12
    .apart = Cada metade por si
    .even = Por igual entre quem ganha as duas
dial-double_board = Dois boards
    .hint = Dois boards desde a primeira carta, cada um por metade de cada pote: T28
dial-see_hands = Pedir para ver uma mão não mostrada
    .hint = Terminada a mão, quem jogou pode pedir para ver uma que não foi mostrada no showdown

dial-run_twice = Rodar duas vezes
    .hint = Jogadores all-in podem combinar dois boards
dial-straddle = Straddle
    .hint = O jogador à esquerda do big blind pode fazer straddle do dobro
dial-straddles = Straddles seguidos
    .hint = Quantos podem fazer straddle em sequência, cada um o dobro do anterior
dial-button_straddle = Straddle no botão
    .hint = O botão pode fazer straddle de dois big blinds e age por último, se ninguém mais fizer
dial-bomb_pot = Bomb pot
    .hint = Quantos big blinds cada jogador paga de ante em um bomb pot que todos topam
dial-bomb_boards = Boards de um bomb pot
    .hint = Quantos boards tem um bomb pot: T28
dial-buy_button = Comprar o botão
    .hint = Quem chega à esquerda do botão pode pagar os dois blinds e receber o botão em seguida
dial-rabbit = Ver o que viria
    .hint = Terminada a mão, quem jogou pode ver o que viria
dial-kill = Kill pots
    .hint = Depois de dois potes seguidos, ou de um grande scoop hi-lo, quem ganhou paga e as apostas são maiores: T27
    .off = Nenhum
    .half = Half kill
    .full = Full kill

dial-entry = Como se entra
    .hint = Esperar o big blind ou pagar; um grupo fixo; ou entre as mãos
    .choose = Esperar o big blind ou pagar
    .fixed = Não depois que o jogo começa
    .between-hands = Entre as mãos
dial-button = Botão e lugares vazios
    .hint = Como o botão passa por lugares vazios
    .moving = Pula os lugares vazios
    .dead = Pode ficar morto
    .simplified = Simplificado
dial-rathole = Voltar com menos
    .hint = Por quantos minutos quem saiu tem que voltar com pelo menos o mesmo
dial-seat_change = Trocar de lugar
    .hint = Os jogadores podem mudar para um lugar livre entre as mãos
dial-auto_buy = Comprar fichas automaticamente
    .hint = Os jogadores podem ter o stack completado, ou recomprado, automaticamente depois de cada mão

dial-rise = Blinds sobem por
    .hint = Pelo que os blinds sobem em um jogo, torneio ou temporada
    .off = Não sobem
    .orbits = Voltas
    .hands = Mãos
dial-rise_every = Blinds sobem a cada
    .hint = Depois de quantas voltas ou mãos os blinds sobem
dial-levels = Níveis
    .hint = Small blinds dos níveis; sem eles cada nível dobra
dial-ends = O jogo termina
    .hint = Quando o jogo termina
    .open = Nunca sozinho
    .one-left = Quando resta um jogador
    .hands = Depois de um número de mãos
dial-ends_after = Mãos de um jogo
    .hint = Depois de quantas mãos, onde o jogo termina por mãos

dial-rake = Rake
    .hint = A porcentagem de cada pote que fica com a casa
dial-rake_cap = Rake máximo por mão
    .hint = O máximo que a casa leva de uma mão
dial-no_flop_no_drop = Sem flop, sem rake
    .hint = Nada é cobrado de uma mão que termina antes do flop

dial-takes-choice = um de { $choices }
dial-takes-flag = true ou false
dial-takes-chips = um número inteiro de fichas, de 0 a { $most }
dial-takes-count = um número inteiro, 1 ou mais
dial-takes-count-to = um número inteiro, de 1 a { $most }
dial-takes-maybe = um número inteiro, 1 ou mais, ou "none"
dial-takes-maybe-to = um número inteiro, de 1 a { $most }, ou "none"
dial-takes-amounts = números inteiros de fichas, como [50, 100] ou 50/100, no máximo { $most }
dial-takes-percent = uma porcentagem de 0 a 100 com no máximo duas casas decimais
dial-takes-games = jogos na sua ordem, como ["holdem", "razz", "no:holdem"], no máximo { $most }
dial-takes-every = "orbit", "level" ou um número inteiro de mãos

dial-idle-sized = só limit e spread limit usam isto
dial-idle-unit = só limit e spread limit sem tamanhos de aposta próprios usam isto
dial-idle-fixed = só limit usa isto
dial-idle-fixed-unit = no limit aumenta-se pela unidade
dial-idle-pot = só pot-limit usa isto
dial-idle-no-cap = não há limite de apostas
dial-idle-no-bb-ante = não há ante do big blind
dial-idle-no-big-blind = não há big blind
dial-idle-no-blinds = não há blinds
dial-idle-no-straddle = ninguém faz straddle
dial-idle-no-kill = só limit com blinds tem kill pots
dial-idle-no-bomb-pot = não há bomb pots
dial-idle-no-board = não há board
dial-idle-all-show = todos mostram
dial-idle-nobody-asked = todos mostram, então ninguém decide
dial-idle-fixed-field = em um grupo fixo ninguém chega nem sai
dial-idle-button-not-small = no heads-up o botão nunca é o small blind
dial-idle-no-discards = nenhuma carta é descartada
dial-idle-no-stud = só jogos stud usam isto
dial-idle-one-game = só se joga um jogo
dial-idle-all-blinds = todos os jogos aqui têm blinds
dial-idle-no-draw = este jogo não tem troca
dial-idle-one-winner = uma mão leva o pote inteiro
dial-idle-no-rake = não há rake
dial-idle-no-rise = os blinds não sobem
dial-idle-no-hands = só um jogo que termina depois de um número de mãos as conta
dial-idle-ante-asleep = o big blind nunca alcança o buy-in de { $amount }

dial-wrong-value = { $dial } = { $value } não é possível: aceita { $takes }
dial-wrong-name = não existe o ajuste { $dial }: os ajustes são { $dials }
dial-wrong-name-meant = não existe o ajuste { $dial }: você quis dizer { $meant }?
dial-wrong-rotate = rotate = { $value } não é um jogo: { $games }, ou com limite próprio, como em no:holdem
dial-wrong-rotate-one = rotate tem um só jogo: coloque-o em `game`, ou acrescente outro
dial-wrong-boards-deck = boards = { $value } precisa de mais cartas do que tem o baralho de { $game }: 1 ou 2
dial-wrong-boards = boards = { $value } não é possível: 1 ou 2
dial-wrong-double-board = double_board = true precisa de um jogo com board, e { $game } não tem
dial-wrong-double-board-twice = double_board = true já tem dois boards: deixe boards = 1 e run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } não limita nada: defina também rake
dial-wrong-blinds-short = blinds = { $value } é curto demais: um small e um big blind, como em [50, 100]
dial-wrong-blinds-none = blinds = { $value } não tem big blind: ele é pelo menos 1
dial-wrong-blinds-falls = blinds = { $value } diminui: cada um é pelo menos o anterior
dial-wrong-blinds-double = blinds = { $value } não é possível: nesta casa o big blind é o dobro do small blind (double_bb)
dial-wrong-blinds-straddle = blinds = { $value }: um straddle é pelo menos o dobro do que vem antes, como em { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value }: um straddle precisa de forced = 'blinds'
dial-wrong-bets = bets = { $value } não é possível: dois valores, o segundo não menor que o primeiro, como em [10, 20]
dial-wrong-spread = limit = 'spread' precisa de bets, a menor e a maior aposta, como em bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' não tem unidade: o small blind é 0; defina bets ou unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' não é possível com small blind de 0: use 'bb'
dial-wrong-half-counts = half_counts = true é do fixed limit, não de limit = { $value }
dial-wrong-short-completes = short_completes = true é do fixed limit, não de limit = { $value }
dial-wrong-short-completes-half = short_completes = true não acrescenta nada a half_counts = true, que já faz isso: defina um dos dois
dial-wrong-cap-lifted = cap_lifted = { $value } não libera nada: defina também cap, como em cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true não conta para nada: defina também cap, como em cap = 4
dial-wrong-bring-in = bring_in = { $value } é mais que a aposta menor até a qual é completado: no máximo { $most }
dial-wrong-first-betting = first_betting = false precisa de forced = 'antes': os blinds nunca seriam igualados
dial-wrong-straddle = straddle = true precisa de forced = 'blinds' e de nenhum straddle entre os blinds
dial-wrong-buy-button = buy_button = true precisa de forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true precisa de forced = 'blinds'
dial-wrong-kill = kill = { $value } precisa de limit = 'fixed' e forced = 'blinds': as apostas de um kill pot são maiores
dial-wrong-hand-cap = hand_cap = { $value } é pouco: pelo menos 2 big blinds
dial-wrong-bomb-pot-board = bomb_pot = { $value } precisa de um jogo com board, e { $game } não tem
dial-wrong-bomb-pot-min-bet = bomb_pot precisa de min_bet = 'bb': um bomb pot não tem small blind
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } é mais do que dá o buy-in mínimo: no máximo { $most } big blinds
dial-wrong-run-twice = run_twice = true precisa de mais cartas do que tem o baralho de { $game }
dial-wrong-ante = { $dial } = { $value } é mais do que dá o buy-in mínimo: no máximo { $most }
dial-wrong-bb-ante = bb_ante = { $value } precisa de um big blind: forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } não é possível: o mínimo e o máximo, como em [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } é mais que { $most } fichas
dial-wrong-levels = levels = { $value } diminuem: o small blind de cada nível é pelo menos o anterior, e 1 ou mais
dial-wrong-levels-never = levels = { $value } nunca são alcançados: defina rise como 'orbits' ou 'hands'
dial-wrong-in-rotation = rotate: { $game } não pode ser jogado aqui: { $reasons }
dial-wrong-more = e talvez mais
dial-wrong-seats = lugares demais: { $game } é para 2 a { $most } jogadores (X17)
