### Palavras que todas as páginas da sala usam

shared-close = Fechar
shared-cancel = Cancelar
shared-save = Salvar

shared-one-moment = Um momento…
shared-my-hands = Minhas mãos
shared-remove = Tirar
shared-make-a-new-link = Criar um novo link
shared-name = Nome
shared-name-of-a-bot = Nome de um bot
shared-your-account = Sua conta
shared-to-the-lobby = Para o lobby
shared-undo = Desfazer
shared-ban = Banir
shared-find = Buscar
shared-record = Arquivo
shared-auto =
    { $count ->
        [one] { $count } jogador automático
       *[other] { $count } jogadores automáticos
    }
shared-watching = { $count } assistindo
shared-host = anfitrião: { $who }
shared-private = privada
shared-create-a-tournament = Criar um torneio
shared-their-style = Estilo deles
shared-stack = stack { $stack }
shared-player = Jogador
shared-what-chips-are-worth = Quanto valem as fichas
shared-saved-as = Salvo como { $name }.
shared-buy-in = Buy-in
shared-my-tables = Minhas mesas
shared-older = Mais antigas
shared-your-turn = Sua vez
shared-empty = vazio
shared-delete = Apagar
shared-keep = Manter
shared-let-in = Deixar entrar
shared-let-in-who = Deixar { $who } entrar
shared-no-do-not-let-in = Não, não deixar { $who } entrar
shared-take-a-seat = Sentar
shared-folded = desistiu
shared-your-turn-at-n-takes = Sua vez em { $name }. N leva você até lá.
shared-title-your-turn = ● Sua vez – { $plain }
shared-copy = Copiar
shared-copied = Copiado
shared-selected-copy-it = Selecionado: copie
shared-the-room-answered = a sala respondeu { $status }
shared-time-is-running-out = O tempo está acabando
shared-cards = Cartas
shared-chips-and-checks = Fichas e passes
shared-a-pot-you-win = Um pote que você ganha
shared-throw-a-card-away = descartar uma carta
shared-the-host-has-paused-the = O anfitrião pausou a mesa
shared-the-game-has-not-begun = O jogo não começou
shared-hands-best-first = Mãos, da melhor à pior
shared-invite-friends = Convidar amigos
shared-check-or-call = passar ou pagar
shared-chat = chat

shared-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
shared-hands =
    { $count ->
        [one] { $count } mão
       *[other] { $count } mãos
    }
shared-bot = bot
shared-over = terminado
shared-cancelled = cancelado
shared-title = { $name } – sidepot
shared-range = { $low } a { $high }
shared-seconds-short = { $seconds } s
shared-big-blinds = { $blinds } BB
shared-leaving = saindo
shared-badge-auto = auto
shared-badge-bot = bot
shared-hand-number = Mão { $number }
shared-call-turn = Sua vez. O pote é de { $pot }.
shared-you-have = Você tem { $cards }.
shared-call-can = Você pode { $can }.
shared-call-throw = Sua vez: descarte uma carta. Você tem { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] Sua vez: descarte { $count } carta. Você tem { $cards }.
       *[other] Sua vez: descarte { $count } cartas. Você tem { $cards }.
    }
shared-call-draw =
    { $count ->
        [one] Sua vez: troque { $count } carta, ou não troque. Você tem { $cards }.
       *[other] Sua vez: troque até { $count } cartas, ou não troque. Você tem { $cards }.
    }
shared-call-show = Mostrar a sua mão, ou não?
shared-may-bet = apostar entre { $low } e { $high }
shared-may-raise = aumentar para entre { $low } e { $high }
shared-may-complete = completar para entre { $low } e { $high }
shared-may-cap = aumentar até o limite, entre { $low } e { $high }
