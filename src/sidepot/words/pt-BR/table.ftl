### A mesa e suas janelas

table-this-table-is-closed = Esta mesa foi fechada
table-nobody-plays-here-any-more = Ninguém joga mais aqui.
table-there-is-no-table-here = Não há mesa aqui
table-the-link-may-be-incomplete = O link pode estar incompleto ou ser de outra sala: peça um novo a quem o enviou.
table-there-is-nothing-here = Não há nada aqui
table-the-address-may-be-mistyped = O endereço pode estar errado ou incompleto.
table-this-table-is-not-shown = Esta mesa não é mais mostrada
table-open-it-again = Abrir de novo
table-is-closed = { $name } foi fechada

table-the-host-has-removed-you = O anfitrião tirou você da mesa
table-the-host-has-banned-you = O anfitrião baniu você da mesa
table-settle-up = Acerto
table-you-have-left-the-table = Você saiu da mesa
table-you-may-take-a-seat = Você pode se sentar de novo.
table-you-can-watch-but-not = Você pode assistir, mas não se sentar aqui.
table-you-get-up-when-this = Você sai quando esta mão terminar.

table-start-the-next-game = Começar o próximo jogo
table-the-end-of-the-game = o fim do jogo
table-start-the-game = Começar o jogo
table-out = fora
table-everyone-who-plays-takes-a = Quem quer jogar se senta; são necessários dois.
table-it-starts-by-itself-in = Começa sozinho em { $time }.
table-are-seated-each-buys-in = { $count } na mesa; cada um paga o buy-in.
table-starts-it = Quem começa o jogo: { $who }.
table-mixed-now = { $now }
table-mixed-next = { $now } · depois: { $next }
table-mixed-hands = { $now }, mão { $number } de { $last } · depois: { $next }
table-hand-of = mão { $number } de { $last }
table-left = restam { $left }
table-next-hand = próxima mão { $blinds }
table-from-the-next-hand = A partir da próxima mão: { $names }

table-why-cant-i-raise = Por que não posso aumentar?
table-where-a-raise-is-not = Quando você não pode aumentar, o motivo da casa aparece no lugar dos valores, com o número da regra no livro de regras. O comando “why” também diz.
table-what-if-i-lose-the = E se eu perder a conexão?
table-come-back-by-the-same = Abra o mesmo link no mesmo navegador: seu lugar, suas cartas e seu tempo continuam lá. A mesa espera um pouco por você.
table-how-do-i-come-back = Como volto em outro aparelho?
table-by-your-own-link-under = Com o seu próprio link, em “Conta”, no alto: ele entra com o seu nome, lugar e fichas em qualquer lugar. Uma senha ou chave de acesso também serve, se você criou uma.
table-what-is-the-time-bank = O que é o banco de tempo?
table-when-your-time-to-act = Quando acaba o seu tempo para agir, corre o seu banco de tempo, que se enche aos poucos a cada mão. Quando ele acaba, você passa ou desiste.
table-what-are-side-pots = O que são potes laterais?
table-who-is-all-in-can = Quem está all-in só pode ganhar de cada adversário o mesmo que colocou. O resto é um pote lateral para os outros.
table-help = Ajuda
table-close-help = fechar a ajuda
table-keys = Teclas
table-text-commands = Comandos de texto
table-asked-often = Perguntas frequentes
table-the-house = A casa: { $house }

table-this-room-listens-on-this = Esta sala só atende nesta máquina, então o link só funciona aqui. Para os amigos da sua rede, inicie com --host 0.0.0.0 (ou SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = Esta máquina não está em nenhuma rede agora, então o link só funciona aqui.
table-qr-code-of = código QR de { $link }
table-put-the-invite-away = fechar o convite
table-invite-friends = convidar amigos
table-link-to-this-table = link desta mesa
table-qr-code = Código QR
table-address = Endereço
    .hint = Esta máquina está em várias redes: escolha a dos seus amigos.
table-whoever-opens-this-link-comes = Quem abre este link chega à mesa: basta um nome.
table-share = Compartilhar…

table-fold-twice-where-a-check = desistir (duas vezes se passar é grátis)
table-bet-or-raise-write-the = apostar ou aumentar: digite o valor, Enter confirma
table-a-size-or-the-card = um valor (ou a carta a descartar)
table-more-less = mais, menos
table-enter = Enter
table-confirm-the-amount-or-the = confirmar o valor ou a carta
table-what-should-i-do-among = o que devo fazer? (entre jogadores automáticos, ou depois da mão)
table-space = Espaço
table-on-to-the-end-of = pular para o fim de um all-in
table-sit-out-or-come-back = ficar de fora ou voltar
table-text-commands-label = comandos de texto
table-the-dealers-log = o registro do dealer
table-chips-or-big-blinds = fichas ou big blinds
table-sound = som
table-the-next-table-where-it = a próxima mesa em que é a sua vez
table-page = Page ↑ ↓
table-the-table-before-the-table = a mesa anterior, a mesa seguinte
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = uma das suas mesas
table-help-label = ajuda

table-my-note-on = Minha nota sobre { $who }
table-colour = Cor
table-note = Nota
    .hint = Só você vê isto, em todo aparelho em que você entrou.

table-slowly = devagar
table-at-the-usual-pace = normal
table-fast = rápido
table-at-once = na hora
table-run-it-twice-when-all = Rodar duas vezes no all-in
table-straddle-when-i-may = Straddle quando eu puder
table-straddle-on-the-button = Straddle no botão
table-bomb-pot-next-hand = Bomb pot na próxima mão
table-my-seat = meu lugar
table-sit-out-from-the-next = Ficar de fora a partir da próxima mão
table-post-my-blinds-automatically = Pagar meus blinds automaticamente
table-fast-forward-when-i-have = Acelerar depois que eu desistir
table-pace-of-the-auto-players = ritmo dos jogadores automáticos
table-auto-players-play = Jogadores automáticos jogam
table-chips-to-add = fichas a completar
table-top-up = Completar fichas
table-move-to = Mudar de lugar
table-stay-in-seat = ficar no lugar { $number }
table-to-seat = lugar { $number }
table-top-up-after-each-hand = Completar depois de cada mão até
table-chips-to-top-up-to = fichas até onde completar
table-rebuy-without-chips = Rebuy quando eu ficar sem fichas, de
table-chips-to-rebuy = fichas do rebuy
table-leave-the-table = Sair da mesa
table-stay = Ficar
table-my-seat-label = Lugar
table-at-most = no máximo { $most }
table-if-you-leave-now = Se você sair agora: { $says }
table-you-are-leaving = Você está saindo
table-fold-and-leave = Desistir e sair

table-you-asked = você pediu
table-kept = reservado
table-next-seat = o seu próximo

table-what-you-can-do = o que você pode fazer
table-amounts = valores
table-deck = baralho
table-log-chat-rules = registro, chat, regras
table-table = mesa
table-log-chat-rules-somebody-said = registro, chat, regras: alguém disse algo
table-is-shown-with-a-delay = { $name } é mostrada com atraso: o que acontece agora aparece aqui daqui a pouco.
table-this-is-the-last-hand = Esta é a última mão: o anfitrião fecha a mesa quando ela terminar.
table-use-it-here = Usar aqui

table-the-table-before = a mesa anterior
table-the-table-after = a mesa seguinte
table-the-table-you-watch = a mesa que você assiste
table-table-players =
    { $count ->
        [one] Mesa { $number } · { $count } jogador
       *[other] Mesa { $number } · { $count } jogadores
    }

table-closed-after =
    { $count ->
        [one] { $count } mão, até { $time }. Você encontra isto de novo em “Minhas mesas”, no lobby.
       *[other] { $count } mãos, até { $time }. Você encontra isto de novo em “Minhas mesas”, no lobby.
    }
table-title-settle-up = { $name }, acerto – sidepot
table-sound-on = com som
table-sound-off = sem som
table-help-tool = ajuda
table-hand-number = mão { $number }
table-unit-chips = Fichas
    .label = valores em fichas
table-unit-bb = BB
    .label = valores em big blinds
table-deck-two = baralho de duas cores
table-deck-four = baralho de quatro cores
table-shown-elsewhere = Esta mesa está aberta em outra janela sua.
table-you-leave-with = Você comprou { $bought } e sai com { $took }: { $score }
table-if-it-ended-now = Se o jogo terminasse agora: { $debts }.
table-you-pay = você paga { $money } a { $who }
table-pays-you = { $who } paga { $money } a você
table-wins-game =
    { $count ->
        [one] { $names } vence o jogo { $game }
       *[other] { $names } dividem o jogo { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } em { $count } mão
       *[other] { $blinds } em { $count } mãos
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } em { $count } volta
       *[other] { $blinds } em { $count } voltas
    }
table-game-number = Jogo { $number }
table-ends-after-this-hand = termina depois desta mão
table-up-after-hand = Você sai quando esta mão terminar.
table-up-all-in = Você está all-in, e a sua mão vai até o fim. Você sai quando ela terminar.
table-up-folds = Você desiste da mão. Você sai quando ela terminar.
table-wins-with = { $who } ganha { $amount } com { $hand }
table-wins = { $who } ganha { $amount }
table-half-won =
    { $count ->
        [one] { $half }: { $names } ganha { $amount }
       *[other] { $half }: { $names } dividem { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half }: { $names } ganha { $amount } com { $hand }
       *[other] { $half }: { $names } dividem { $amount } com { $hand }
    }
table-half-with = { $half }: { $hand }
table-half-on-board = { $board }, { $half }
table-scoops = { $who } leva tudo: { $amount }
table-half-high = High
table-half-low8 = Low
table-half-low = Low
table-half-deuce = Low 2-7
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = Com o board
table-half-hand = Cinco cartas da mão
table-board-first = Primeiro board
table-board-second = Segundo board
table-from-pot = { $chips }: { $pot }
table-colour-none = sem cor
table-colour-red = vermelho
table-colour-orange = laranja
table-colour-yellow = amarelo
table-colour-green = verde
table-colour-blue = azul
table-colour-purple = roxo
