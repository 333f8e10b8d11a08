### O lobby: mesas, torneios, abrir uma mesa

lobby-your-own = sua própria
lobby-create-a-table = Criar uma mesa
lobby-friday-night = Noite de sexta
lobby-in-words = em palavras
lobby-our-friday-game = Nosso jogo de sexta
lobby-house-file-toml = Arquivo da casa (TOML)
    .hint = É verificado quando você sai do campo.
lobby-a-house-file-of-yours = Seu próprio arquivo da casa, como texto.
lobby-preset-friends = No-limit entre amigos
    .hint = Uma noite entre amigos: oito lugares, tempo para pensar, all-ins podem rodar duas vezes, sem jogadores automáticos.
lobby-preset-short-deck = Short deck
    .hint = De seis para cima, flush ganha de full house: todos pagam ante, só o botão paga um blind.
lobby-preset-bomb-pots = Noite de bomb pots
    .hint = Cada mão é um bomb pot: todos colocam cinco big blinds, e as apostas começam no flop.
lobby-begin-with = Começar com
lobby-or-by-the-rules-of = Ou pelas regras de uma casa
lobby-name = Nome
    .hint = Deixe vazio para a mesa levar o seu nome.
lobby-chairs = Lugares
    .hint = Quantos podem se sentar.
lobby-auto-players = Jogadores automáticos
    .hint = Sentam-se na hora; dá para adicionar mais depois.
lobby-seconds-to-act = Segundos para agir
    .hint = Depois corre o banco de tempo.
lobby-spectators-see-it = Espectadores veem
    .hint = Quem só assiste.
lobby-private-only-people-with-the = Privada: só quem tem o link a encontra
lobby-ask-me-before-somebody-sits = Perguntar a mim antes que alguém se sente
lobby-every-dial-with-what-it = Todos os ajustes e o que fazem
lobby-save-these-settings = Salvar estes ajustes
lobby-saved-as = Salvo como
    .hint = Fica em “Minhas mesas”, em todo aparelho.
lobby-open-the-table = Abrir a mesa
lobby-in-words-label = Em palavras

lobby-any-house = Qualquer casa
lobby-any-game = Qualquer jogo
lobby-any-limit = Qualquer limite
lobby-sidepot-the-lobby = sidepot – o lobby
lobby-name-of-a-table-or = Nome da mesa ou do anfitrião
lobby-name-of-a-table-or-label = nome da mesa ou do anfitrião
lobby-deal-me-in = Quero jogar
lobby-welcome = Olá, { $name }
lobby-pick-a-table-and-play = Escolha uma mesa e jogue, ou abra a sua e mande o link aos amigos.
lobby-filters = filtros
lobby-with-a-free-chair = Com lugar livre
lobby-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
lobby-of-tables =
    { $all ->
        [one] { $count } de { $all } mesa
       *[other] { $count } de { $all } mesas
    }
lobby-more-tables =
    { $count ->
        [one] mais { $count } mesa
       *[other] mais { $count } mesas
    }
lobby-game-of = jogo { $number } de { $games }
lobby-games =
    { $count ->
        [one] { $count } jogo
       *[other] { $count } jogos
    }
lobby-season = Temporada
lobby-stack = Stack
lobby-players = Jogadores
lobby-watch = Assistir
lobby-watch-name = assistir { $name }
lobby-join = Entrar
lobby-join-name = entrar em { $name }
lobby-stakes = Stakes
lobby-seats = Lugares
lobby-house = casa { $house }
lobby-waiting = { $count } na espera

lobby-the-host-has-removed-you = o anfitrião tirou você
lobby-the-host-has-banned-you = o anfitrião baniu você
lobby-the-host-is-asked-to = esperando o anfitrião deixar você entrar
lobby-the-host-lets-you-in = o anfitrião deixou você entrar
lobby-closed-tables = Mesas fechadas
lobby-asking-for-a-chair =
    { $count ->
        [one] { $count } pede um lugar
       *[other] { $count } pedem um lugar
    }
lobby-you-have = você tem { $chips }
lobby-you-sit-here = você está aqui
lobby-you-take-part = você participa
lobby-you-sat-here = você esteve aqui
lobby-you-host = a mesa é sua
lobby-you-hosted = a mesa era sua

lobby-any-stakes = Quaisquer valores
lobby-any-size = Qualquer tamanho
lobby-nobody-sits-here-yet = Ninguém está sentado aqui ainda.
lobby-playing = { $count } jogando
lobby-buy-in-the-game-starts = Buy-in { $chips }. O jogo começa quando dois jogadores estiverem sentados.
lobby-observe = Observar

lobby-like-my-last-table = Como minha última mesa: { $name }
lobby-use = Usar
lobby-use-the-settings-of-my = usar os ajustes da minha última mesa
lobby-delete = apagar { $name }
lobby-use-name = usar { $name }
lobby-rename = Renomear
lobby-rename-name = renomear { $name }
lobby-new-name-of = novo nome de { $name }
lobby-sure = Tem certeza?

lobby-none-yet = Nenhum ainda.
lobby-finished = Terminados
lobby-tournaments-and-leagues = Torneios e ligas
lobby-level-of-left = nível { $level }, restam { $left } de { $entrants }
lobby-removed-no-entry = O anfitrião tirou você: você não pode entrar de novo.

lobby-seat-count =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
lobby-season-how = um jogo após o outro, pontos por colocação
lobby-season-full = cheia: um lugar abre quando alguém sair
lobby-season-begins = começa sozinha
lobby-filter-house = Casa
lobby-filter-game = Jogo
lobby-filter-limit = Limite
lobby-over-won-by = terminado, vencido por { $names }
lobby-registering = inscrições abertas, { $count } até agora
lobby-registering-of = inscrições abertas, { $count } de { $most }
lobby-begins-at = Início: { $time }, { $left }
lobby-begins-waiting = Início: { $time }, esperando jogadores
lobby-will-have-chairs =
    { $count ->
        [one] { $name } tem { $count } lugar.
       *[other] { $name } tem { $count } lugares.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Sua mesa tem { $count } lugar.
       *[other] Sua mesa tem { $count } lugares.
    }
lobby-will-be-private = Só quem tem o link a encontra.
lobby-will-be-seen = Todos na sala a veem no lobby.
lobby-will-ask-you = Perguntamos a você antes que alguém se sente.
lobby-will-have-autos =
    { $count ->
        [one] Um jogador automático ({ $style }) está lá desde o início.
       *[other] { $count } jogadores automáticos ({ $style }) estão lá desde o início.
    }
lobby-will-have-no-autos = Sem jogadores automáticos: a primeira mão é dada quando duas pessoas se sentarem.
lobby-will-give-seconds =
    { $count ->
        [one] Cada decisão tem { $count } segundo, depois corre o banco de tempo.
       *[other] Cada decisão tem { $count } segundos, depois corre o banco de tempo.
    }
lobby-will-be-delayed = Os espectadores veem tudo: { $delay }.
lobby-will-be-worth = 100 fichas valem { $money }.
