### Replays de mãos, minhas mãos, minhas estatísticas

replay-title = Rever uma mão
replay-this = Rever
replay-hand = Mão { $number }
replay-as-everyone-saw-it = Como todos viram

replay-controls = Replay
replay-step = Passo
replay-step-of = Passo { $step } de { $last }
replay-streets = Ruas
replay-first = Para o início
replay-back = Um passo atrás
replay-forth = Um passo adiante
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-what-happened = O que aconteceu
replay-how-it-ended = Como terminou
replay-all-cards = Mostrar cartas abertas depois
replay-keys = Teclas: ← e → passo a passo, ↑ e ↓ de rua em rua, Home e End para o início e o final, P reproduz.

replay-share = Compartilhar esta mão
replay-with-my-cards = Mostrar também minhas cartas
replay-make-link = Criar um link
replay-link = Link desta mão
replay-stop-sharing = Parar de compartilhar
replay-as-text = Como texto
replay-format = Formato
replay-copy = Copiar como texto
replay-lost = Este formato não consegue dizer: { $what }.

replay-what-if = E se…
replay-others = Os outros lugares
replay-by-hand = Eu jogo todos os lugares
replay-against = jogadores automáticos: { $style }
replay-go-on = Continuar daqui
replay-roll-out = Jogar até o fim muitas vezes
replay-as-it-was = De volta à mão como foi
replay-your-options = O que você pode fazer
replay-to-act = vez de { $who }
replay-fold = Desistir
replay-check = Passar
replay-call = Pagar { $amount }
replay-raise = Aumentar para { $to }
replay-all-in = All-in, { $to }
replay-amount = Aumentar para
replay-bring-in = Bring-in { $amount }
replay-show = Mostrar
replay-muck = Não mostrar
replay-discard = Descartar
replay-tap-to-draw = Toque nas cartas a descartar:
replay-stand-pat = Não trocar
replay-draw = Trocar { $count }
replay-rolling = Jogando até o fim…
replay-rolled =
    { $count ->
        [one] Jogada uma vez até o fim a partir do passo { $step }: fichas ganhas em média
       *[other] Jogada { $count } vezes até o fim a partir do passo { $step }: fichas ganhas em média
    }
replay-between = { $low } a { $high }

replay-which = Quais mãos
replay-all = Todas
replay-won = Ganhas
replay-lost-hands = Perdidas
replay-showdown = Showdown
replay-big = Potes grandes
replay-none = Ainda não há mãos assim.
replay-none-yet = Você ainda não tem mãos: cada mão que você jogar aparece aqui quando termina.
replay-pot = pote { $amount }

replay-files = Rever arquivos de mãos
replay-drop = Solte aqui arquivos de mãos, ou escolha alguns: texto do PokerStars, PHH, Open Hand History, ACPC ou o do próprio sidepot.
replay-reading = Lendo…
replay-find = Procurar mãos
replay-find-hint = Um jogador, um número, um jogo: todas as palavras devem estar lá.
replay-more = Mais mãos
replay-listed =
    { $count ->
        [0] Nenhuma mão
        [one] Uma mão
       *[other] { $count } mãos
    }
replay-found =
    { $count ->
        [0] Nenhuma mão
        [one] { $found } de uma mão
       *[other] { $found } de { $count } mãos
    }
replay-at-line = Mão na linha { $line }
replay-too-long = Longa demais para uma mão: não é lida.
replay-file-hands = Mãos dos arquivos
replay-to-the-list = Voltar à lista
replay-hand-before = Mão anterior
replay-hand-after = Próxima mão
replay-hand-of = { $at } de { $count }
replay-no-text = { $file } não é um texto: escolha o arquivo que o seu programa de pôquer gravou, descompactado.
replay-no-format = O formato de { $file } não é conhecido aqui. São conhecidos: texto do PokerStars (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) e o do próprio sidepot (.jsonl).
replay-no-hands = Não há mãos em { $file }.
replay-too-wide = { $file } é grande demais para um texto em UTF-16: salve-o em UTF-8 ou divida-o em vários arquivos.

replay-my-statistics = Minhas estatísticas
replay-every-house = Todas as casas
replay-every-game = Todos os jogos
replay-house = Casa
replay-game = Jogo
replay-hands-counted =
    { $count ->
        [0] Nenhuma mão contada, de { $total }.
        [one] Uma mão contada, de { $total }.
       *[other] { $count } mãos contadas, de { $total }.
    }
replay-bb100 = BB por 100 mãos
replay-bb100-luckless = Sem a sorte
replay-interval = { $mean } ({ $low } a { $high })
replay-vpip = VPIP
replay-pfr = Aumentos pré-flop
replay-three-bet = 3-bets
replay-fold-to-three-bet = Desiste contra 3-bets
replay-steal = Roubos de blinds
replay-fold-to-steal = Desiste contra roubos
replay-cbet = Apostas de continuação
replay-fold-to-cbet = Desiste contra elas
replay-wtsd = Vai ao showdown
replay-wsd = Ganha no showdown
replay-aggression = Agressividade
replay-graph = Resultados
replay-graph-says =
    { $count ->
        [0] Sem mãos: { $net } big blinds, { $luckless } sem a sorte
        [one] Depois de uma mão: { $net } big blinds, { $luckless } sem a sorte
       *[other] Depois de { $count } mãos: { $net } big blinds, { $luckless } sem a sorte
    }
replay-by-position = Por posição
replay-position = Posição
replay-hands = Mãos
replay-sessions = Sessões
replay-began = Início
replay-bb = Big blinds
