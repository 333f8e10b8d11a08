### As regras de uma casa em palavras

rules-house-standard = Hold’em no-limit como se joga hoje em toda parte. O que o seu documento deixa em aberto segue os diretores de torneio.
rules-house-cardroom = Uma sala de mesas cash: no-limit, pot-limit e limit, cada uma com quatro apostas por rua.
rules-house-pineapple = Crazy Pineapple: três cartas na mão, uma delas descartada depois das apostas no flop. Limite de apostas, pot-limit ou no-limit.
rules-house-league = Freezeouts entre bots: blinds que sobem, antes no fim do jogo, colocações e pontos.
rules-house-kitchen = Um jogo entre amigos: todos pagam ante, o lugar à esquerda do dealer abre, jogadores automáticos ocupam os lugares.
rules-house-tda = Hold’em pelas regras dos diretores de torneio de 2024: all-ins curtos se somam, o botão pode ficar morto.
rules-house-roberts = Hold’em pelas Robert’s Rules of Poker, versão 11: um cash game em uma sala de pôquer.
rules-house-online = Hold’em como nos grandes sites: um botão que sempre avança, 40 a 100 big blinds, e all-ins podem rodar duas vezes.
rules-house-horse = Cinco jogos limit em sequência, uma volta de cada: hold’em, Omaha hi-lo, razz, stud e stud hi-lo.
rules-house-hose = Quatro jogos limit em sequência, uma volta de cada: hold’em, Omaha hi-lo, stud e stud hi-lo.
rules-house-eight-game = Oito jogos em sequência, seis mãos de cada: seis jogos limit, hold’em no-limit e Omaha pot-limit.
rules-house-dealers-choice = O jogador no botão escolhe o jogo da mão em uma lista de dezesseis: limit, pot-limit e no-limit.

rules-game-holdem = { $game }: duas cartas na mão e cinco no board; valem as melhores cinco das sete.
rules-game-crazy-pineapple = { $game }: três cartas na mão; depois das apostas no flop todos descartam uma.
rules-game-pineapple = { $game }: três cartas na mão; antes do flop todos descartam uma.
rules-game-lazy-pineapple = { $game }: três cartas na mão; nenhuma é descartada, e valem no máximo duas delas.
rules-game-irish = { $game }: quatro cartas na mão; depois das apostas no flop todos descartam duas.
rules-game-omaha = { $game }: quatro cartas na mão; valem exatamente duas delas, com exatamente três do board.
rules-game-omaha5 = { $game }: cinco cartas na mão; valem exatamente duas delas, com exatamente três do board.
rules-game-omaha6 = { $game }: seis cartas na mão; valem exatamente duas delas, com exatamente três do board.
rules-game-omaha8 = { $game }: quatro cartas na mão, das quais duas valem com três do board; o melhor low, oito ou menor, ganha a metade.
rules-game-omaha5-8 = { $game }: cinco cartas na mão, das quais duas valem com três do board; o melhor low, oito ou menor, ganha a metade.
rules-game-omaha6-8 = { $game }: seis cartas na mão, das quais duas valem com três do board; o melhor low, oito ou menor, ganha a metade.
rules-game-courchevel = { $game }: cinco cartas na mão, das quais duas valem com três do board; a primeira carta do flop é dada antes de qualquer aposta.
rules-game-courchevel8 = { $game }: cinco cartas na mão, das quais duas valem com três do board, cuja primeira carta é dada antes de qualquer aposta; o melhor low, oito ou menor, ganha a metade.
rules-game-short-deck = { $game }: duas cartas na mão de um baralho de 36, de seis para cima; flush ganha de full house.
rules-game-royal = { $game }: hold’em com vinte cartas, de dez para cima.
rules-game-stud = { $game }: sete cartas na mão, quatro delas abertas; valem as melhores cinco.
rules-game-stud8 = { $game }: sete cartas na mão, quatro delas abertas; o melhor low, oito ou menor, ganha a metade.
rules-game-razz = { $game }: sete cartas na mão, quatro delas abertas; ganha a mão mais baixa, ases são baixos, e sequências e flushes não contam.
rules-game-draw = { $game }: cinco cartas na mão e uma troca; ganha a melhor mão.
rules-game-draw27 = { $game }: cinco cartas na mão e uma troca; ganha a mão mais baixa, ases são altos, e sequências e flushes contam contra você.
rules-game-triple27 = { $game }: cinco cartas na mão e três trocas; ganha a mão mais baixa, ases são altos, e sequências e flushes contam contra você.
rules-game-triple-a5 = { $game }: cinco cartas na mão e três trocas; ganha a mão mais baixa, ases são baixos, e sequências e flushes não contam.
rules-game-badugi = { $game }: quatro cartas na mão e três trocas; ganha a mão com mais cartas de naipes e valores diferentes, depois a mais baixa.
rules-game-badacey = { $game }: cinco cartas na mão e três trocas; metade do pote para o melhor badugi, metade para a mão mais baixa com ases baixos.
rules-game-badeucey = { $game }: cinco cartas na mão e três trocas; metade do pote para o melhor badugi com ases altos, metade para o melhor low 2-7.
rules-game-drawmaha = { $game }: cinco cartas na mão e uma troca depois do flop; metade do pote para a melhor mão de Omaha, metade para as cinco da mão.
rules-game-mit2026 = { $game }: três cartas na mão; depois de um flop de duas todos descartam uma delas aberta no board.
rules-game-kuhn = { $game }: uma carta para cada um de um baralho de três; ganha a mais alta.
rules-game-leduc = { $game }: uma carta para cada um de um baralho de seis e uma no board; um par com ela ganha, senão a carta mais alta.
rules-game-rhode-island = { $game }: uma carta para cada um e duas no board; ganha a melhor mão de três cartas.
rules-game-own = { $game }: { $streets }. As mãos valem por { $orders }.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] uma carta para cada jogador
       *[other] { $count } cartas para cada jogador
    }
rules-street-board =
    { $count ->
        [one] uma carta no board
       *[other] { $count } cartas no board
    }
rules-street-draw = uma troca
rules-street-thrown =
    { $count ->
        [one] uma carta descartada
       *[other] { $count } cartas descartadas
    }
rules-order-high = melhores cinco cartas
rules-order-short-deck = melhores cinco cartas de um short deck
rules-order-low8 = melhor low, oito ou menor
rules-order-low = cinco cartas mais baixas, ases baixos
rules-order-deuce = cinco cartas mais baixas, ases altos
rules-order-badugi = badugi
rules-order-badugi-high = badugi com ases altos
rules-order-card = carta mais alta
rules-order-paired = par com o board, depois a carta mais alta
rules-order-three = melhores três cartas

rules-limit-no = No-limit quer dizer que você pode apostar tudo o que tem.
rules-limit-pot = Pot-limit quer dizer que um aumento é no máximo o pote.
rules-limit-fixed = Limit quer dizer que apostas e aumentos têm tamanho fixo: { $small }, mais tarde { $big }.
rules-limit-spread = Spread limit quer dizer que apostas e aumentos ficam entre { $small } e { $big }.

rules-mixed =
    { $every ->
        [orbit] Jogos mistos nesta ordem, uma volta de cada: { $games }.
        [level] Jogos mistos nesta ordem, um nível de blinds de cada: { $games }.
       *[hands]
            { $count ->
                [one] Jogos mistos nesta ordem, uma mão de cada: { $games }.
               *[other] Jogos mistos nesta ordem, { $count } mãos de cada: { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Dealer’s choice, uma volta de cada: o jogador no botão escolhe entre { $games }.
        [level] Dealer’s choice, um nível de blinds de cada: o jogador no botão escolhe entre { $games }.
       *[hands]
            { $count ->
                [one] Dealer’s choice, uma mão de cada: o jogador no botão escolhe entre { $games }.
               *[other] Dealer’s choice, { $count } mãos de cada: o jogador no botão escolhe entre { $games }.
            }
    }
rules-mixed-stud = Nos jogos stud todos pagam ante, e o botão não anda.
rules-dealers-choice-stud = Nos jogos stud todos pagam ante.
rules-own-amounts = { $game } tem valores próprios: { $amounts }.

rules-raise-last = A aposta mínima é { $bet }; um aumento é pelo menos igual ao último.
rules-raise-double = A aposta mínima é { $bet }; o primeiro aumento é pelo menos igual à aposta, cada um depois pelo menos o dobro do último.
rules-raise-flat = A aposta mínima é { $bet }; um aumento é pelo menos a aposta mínima.
rules-raise-any = A aposta mínima é { $bet }; um aumento pode ser de qualquer valor.
rules-cap =
    { $count ->
        [one] Uma rua tem no máximo uma aposta.
       *[other] Uma rua tem no máximo { $count } apostas.
    }
rules-cap-with-blind =
    { $count ->
        [one] Uma rua tem no máximo uma aposta; o big blind conta como uma.
       *[other] Uma rua tem no máximo { $count } apostas; o big blind conta como a primeira.
    }
rules-completion-free = Completar o bring-in não conta.
rules-reopen-full = Um all-in menor que um aumento completo não deixa quem já agiu aumentar de novo.
rules-reopen-sum = All-ins que somam um aumento completo deixam todos aumentar de novo.
rules-reopen-any = Qualquer aumento, até um all-in menor que um aumento completo, deixa todos aumentar de novo.

rules-no-blinds = Não há blinds.
rules-bring-in-lowest = O jogador com a carta aberta mais baixa paga o bring-in de { $amount }, ou aposta mais.
rules-bring-in-highest = O jogador com a carta aberta mais alta paga o bring-in de { $amount }, ou aposta mais.
rules-antes-for-blinds = Não há blinds: todos pagam ante de { $amount }.
rules-antes-for-blinds-less = Não há blinds: todos pagam ante de { $amount }, o primeiro lugar { $first }.
rules-button-blind = Só o botão paga um blind: { $amount }.
rules-blinds = Os blinds são { $small } e { $big }.
rules-straddle-after = Depois deles vem um straddle de { $amount }.
rules-heads-up-button-big = No heads-up, o botão é o big blind.
rules-heads-up-antes = No heads-up não há blinds: cada jogador paga ante de { $amount }.
rules-ante = Todos pagam ante de { $amount } antes das cartas.
rules-ante-more = Todos pagam mais { $amount } de ante antes das cartas.
rules-big-blind-ante = O big blind paga um ante de { $amount } pela mesa toda.
rules-button-ante = O botão paga um ante de { $amount } pela mesa toda.
rules-no-first-betting = Não há apostas antes do flop.
rules-rise-orbits =
    { $count ->
        [one] Os blinds sobem a cada volta.
       *[other] Os blinds sobem a cada { $count } voltas.
    }
rules-rise-hands =
    { $count ->
        [one] Os blinds sobem a cada mão.
       *[other] Os blinds sobem a cada { $count } mãos.
    }

rules-show-all = Todos que chegam ao showdown mostram.
rules-show-losers-muck = Mãos perdedoras não precisam ser mostradas no showdown.
rules-showdown-ask = Cada jogador decide se mostra.
rules-odd-chip-left-of-button = Uma ficha ímpar vai para o primeiro jogador à esquerda do botão.
rules-odd-chip-dropped = Uma ficha ímpar não vai para ninguém.
rules-board-twice = Com todos all-in, o resto do board é dado duas vezes, cada vez por metade do pote.
rules-double-board = Cada mão tem dois boards, cada um por metade de cada pote.
rules-rake = A casa fica com { $percent }% de cada pote.
rules-rake-capped = A casa fica com { $percent }% de cada pote, no máximo { $most }.

rules-ends-one-left = O jogo termina quando resta um jogador. Ninguém compra fichas durante o jogo, e o próximo começa do zero.
rules-ends-hands =
    { $count ->
        [one] O jogo termina quando resta um jogador, ou depois de uma mão, quando vence o maior stack. Ninguém compra fichas durante o jogo, e o próximo começa do zero.
       *[other] O jogo termina quando resta um jogador, ou depois de { $count } mãos, quando vence o maior stack. Ninguém compra fichas durante o jogo, e o próximo começa do zero.
    }
rules-buy-in = O buy-in é { $amount }.
rules-buy-in-between = O buy-in é de { $least } a { $most }.
rules-entry-choose = Quem chega espera o big blind ou paga um.
rules-entry-antes = Quem entra joga a partir da próxima mão.
rules-entry-fixed = Ninguém entra depois que o jogo começa; quem fica sem fichas está fora.
rules-entry-between-hands = Os jogadores entram entre as mãos; quem fica sem fichas se levanta.
rules-rathole =
    { $count ->
        [one] Quem volta dentro de um minuto traz pelo menos o que levou.
       *[other] Quem volta dentro de { $count } minutos traz pelo menos o que levou.
    }
rules-may-straddle = O jogador à esquerda do big blind pode fazer straddle.
rules-bomb-pot = Se todos toparem, há um bomb pot: todos pagam ante de { $amount }, e as apostas começam no flop.
rules-run-twice = Jogadores all-in podem combinar de rodar duas vezes.
rules-rabbit = Terminada a mão, quem jogou pode ver o que viria.
rules-stack = Todos começam com { $chips } fichas; blinds e antes são os do primeiro nível.

rules-change-house = { $house }, { $limit }, { $blinds }
rules-change = { $dial }: { $value }
rules-value-none = nenhum
rules-value-true = sim
rules-value-false = não

rules-unusual-button-blind = Só o botão paga um blind, { $amount }; não há small blind.
rules-unusual-no-small-blind = Não há small blind; só o big blind paga, { $amount }.
rules-unusual-equal-blinds = Os dois blinds pagam { $amount }, então sem aumento o small blind pode passar.
rules-unusual-blinds-not-double = O big blind não é o dobro do small blind.
rules-unusual-straddle-called = O último straddle é o que todos têm que pagar, e quem o faz age por último.
rules-unusual-straddle-heads-up = No heads-up ninguém faz straddle.
rules-unusual-short-big-blind = Quando o big blind tem poucas fichas, todos pagam menos.
rules-unusual-high-ante = O ante não é menor que o big blind ({ $amount }): a maior parte de um pote é dinheiro morto.
rules-unusual-high-big-blind-ante = O ante do big blind é maior que o big blind ({ $amount }): um lugar paga tudo.
rules-unusual-several-antes = { $dials } são pagos todos, em cada mão.
rules-unusual-dead-antes = Os blinds são dinheiro morto: não se deve nada, e o primeiro a agir pode passar.
rules-unusual-small-blind-first = O small blind age primeiro e o botão por último, também antes do flop.
rules-unusual-big-blind-last = A partir da segunda rodada de apostas o big blind age por último.
rules-unusual-heads-up-button-big = No heads-up, o botão paga o big blind e sempre age por último.
rules-unusual-heads-up-antes = No heads-up não há blinds; cada jogador paga ante de { $amount }, morto.
rules-unusual-heads-up-button-opens = No heads-up, o botão sempre age primeiro.
rules-unusual-bets-over-blind = Sobre um big blind de { $amount }, aumenta-se de { $bet } em { $bet }.
rules-unusual-bets-below-blind = Um aumento pode ser menor que o big blind de { $amount }.
rules-unusual-any-raise = Um aumento de uma única ficha é legal e deixa todos aumentar de novo.
rules-unusual-any-raise-pot = Um aumento vai de uma ficha até o pote.
rules-unusual-flat-raise = Depois de um aumento de qualquer tamanho, o próximo só precisa ser de { $amount }.
rules-unusual-double-raise = Cada aumento é pelo menos o dobro do último, e logo todos estão all-in.
rules-unusual-small-bet = A partir do flop basta uma aposta de { $amount }, menos que um big blind.
rules-unusual-reopen-any = Um all-in de uma ficha a mais deixa todos que já agiram aumentar de novo.
rules-unusual-checked-short = Quem passou pode aumentar quando vem um all-in menor que a aposta mínima.
rules-unusual-no-cap = Os aumentos em uma rua só acabam quando ninguém quer mais.
rules-unusual-cap-one = Uma aposta por rua e nenhum aumento.
rules-unusual-cap-one-blind = Uma aposta por rua e nenhum aumento; antes do flop ninguém pode aumentar o big blind.
rules-unusual-cap-all-in = No limite de apostas, até um aumento all-in é recusado.
rules-unusual-odd-chips-dropped = O que sobra de uma divisão some, então o jogo perde fichas aos poucos.
rules-unusual-odd-chips-halves = Cada metade de um pote é dividida por si e perde as próprias fichas ímpares.
rules-unusual-show-all = No showdown as mãos perdedoras também são vistas.
rules-unusual-orphan-main = Um pote lateral que ninguém mais pode ganhar vai para quem nunca pagou nele.
rules-unusual-double-board = Cada mão tem dois boards; quem não ganha nenhum não recebe nada de volta.
rules-unusual-see-hands = Uma mão não mostrada no showdown é aberta quando alguém que recebeu cartas pede.
rules-unusual-boards = Com todos all-in, o resto do board é dado duas vezes, cada vez por metade do pote.
rules-unusual-hand-cap = Quem colocou { $amount } em um pote está all-in.
rules-unusual-kill = Quem ganha dois potes seguidos paga { $amount }, e as apostas são maiores.
rules-unusual-straddles = O último straddle pode ser de { $amount }, que são muitos big blinds.
rules-unusual-no-free-fold = Quem quer desistir tem que esperar uma aposta.
rules-unusual-rake-no-cap = O rake sai de cada pote, por maior que seja.
rules-unusual-rake-high = O rake é mais de um décimo de cada pote: as fichas somem rápido da mesa.
rules-unusual-rake-no-flop = A casa leva a sua parte mesmo quando todos desistem para os blinds.
rules-unusual-no-burn = A carta de cima do baralho é a próxima a sair; quem reconhece o verso já a conhece.
rules-unusual-few-players = O baralho dá para no máximo { $count } jogadores, não 10.
rules-unusual-buy-in-small = O buy-in máximo é menor que dez big blinds, então a maioria das mãos acaba em all-in.
rules-unusual-rotation-players = No máximo { $count } jogadores podem jogar todos estes jogos.
rules-unusual-level-never = Fora de torneios os blinds não sobem aqui, então fica o primeiro jogo.
rules-unusual-level-picked = Um jogador escolhe o jogo de um nível inteiro.
rules-unusual-reshuffle = Quando { $count } ou mais jogadores trocam tudo o que podem, os descartes são embaralhados e dados de novo.
rules-unusual-common-card = Quando { $count } ou mais jogadores continuam, a última carta é dada uma vez só, para todos.
rules-unusual-dead-button = Nenhum lugar escapa de um blind, mas quem se senta logo depois dos blinds joga uma volta sem pagá-los.
rules-unusual-never-one-left = O jogo continua enquanto novos jogadores se sentarem.
rules-unusual-endless-rise = Os blinds dobram a cada vez, sem fim.
rules-unusual-late-buy-in = Quem entra tarde compra menos big blinds.
rules-unusual-own-unused = Esse jogo não está na rotação, então isto não tem efeito.
rules-unusual-own-amounts = { $amounts } em vez de { $usual }.
rules-unusual-own-cut = { $dial }: reduzido ao buy-in mínimo, { $amount }.
rules-unusual-idle = “{ $dial }” não tem efeito: { $why }.
