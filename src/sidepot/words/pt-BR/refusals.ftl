### Por que algo é recusado

refusal-not-your-turn = não é a sua vez
refusal-hand-over = a mão terminou
refusal-folded = você desistiu
refusal-all-in = você está all-in
refusal-not-an-action = isso não é uma ação
refusal-not-chips = fichas são números inteiros
refusal-cannot-check = você não pode passar, { $call } para pagar
refusal-nothing-to-call = não há nada para pagar, você pode passar
refusal-not-enough-chips = você não tem fichas suficientes: restam { $stack }, { $call } para pagar
refusal-bet-too-small = menos que a aposta mínima ({ $min })
refusal-below-min = menos que o aumento mínimo ({ $min })
refusal-above-max =
    { $kind ->
        [bet] mais que a aposta máxima ({ $max })
       *[raise] mais que o aumento máximo ({ $max })
    }
refusal-capped = sem mais aumentos nesta rodada, o limite foi atingido
refusal-free-to-check = passar é grátis, e nesta casa ninguém desiste à toa
refusal-raising-closed = você já agiu e ninguém fez um aumento completo desde então: só pagar ou desistir
refusal-no-one-to-call = ninguém mais poderia pagar um aumento
refusal-must-discard = descarte uma carta primeiro
refusal-no-discard-due = não há descarte agora
refusal-not-your-card = essa carta não está na sua mão
refusal-must-draw = troque cartas primeiro, ou fique com as suas
refusal-no-draw-due = não há troca agora
refusal-too-many-cards = mais cartas do que você pode trocar ({ $count })
refusal-must-bring-in = você tem que pagar o bring-in de { $call }, ou completar
refusal-no-bring-in-due = não há bring-in para pagar
refusal-at-showdown = as apostas terminaram, mostre ou não mostre
refusal-no-showdown = não há nada para mostrar agora

refusal-not-a-command = isso não é um comando
refusal-time-goes-on = o tempo é um número inteiro de milissegundos e nunca volta
refusal-tick-first = um prazo passou: chame tick primeiro
refusal-not-seated = você não está nesta mesa
refusal-seated-already = você já está nesta mesa
refusal-no-such-chair = esse lugar não existe
refusal-no-such-chair-of = esse lugar não existe: 0 a { $last }
refusal-chair-taken = alguém está sentado ali
refusal-chair-kept = esse lugar está reservado para um jogador da lista de espera
refusal-bad-name = um nome tem de 1 a 64 caracteres imprimíveis
refusal-bad-name-house = { $name } é a casa, que fica com o rake, não um jogador
refusal-bad-amount = fichas são números inteiros, 1 ou mais
refusal-buy-in-too-small = menos que o buy-in mínimo
refusal-buy-in-too-small-than = menos que o buy-in mínimo ({ $least })
refusal-buy-in-too-large = mais que o buy-in máximo
refusal-buy-in-too-large-than = mais que o buy-in máximo ({ $most })
refusal-top-up-too-large = no máximo mais { $most }
refusal-too-many-chips = mais fichas do que cabem em uma mesa
refusal-ratholing = quem volta logo traz o que levou
refusal-ratholing-least = quem volta logo traz o que levou: pelo menos { $least }
refusal-field-fixed = ninguém entra nem compra fichas depois que este jogo começa
refusal-still-has-chips = você ainda tem fichas: complete-as
refusal-no-chips = você não tem fichas: recompre primeiro
refusal-bad-choice = essa não é uma das opções
refusal-bad-choice-of = essa não é uma das opções: { $choices }
refusal-bad-choice-cards = você não tinha essas cartas nesta mão
refusal-not-offered = esta casa não oferece isso
refusal-not-offered-hurry = ainda há pessoas nesta mão: ela segue no ritmo delas
refusal-not-offered-button = esta casa não vende o botão
refusal-leaving = você está saindo
refusal-not-leaving = você não está saindo
refusal-sitting-out = você já está de fora
refusal-not-sitting-out = você não está de fora
refusal-hand-not-over = a próxima mão está em jogo: cartas são mostradas quando uma mão termina
refusal-shown-already = todos já viram essas cartas
refusal-nothing-to-come = não viria mais nada, ou já está no board
refusal-asking = as apostas terminaram: os jogadores decidem se rodam duas vezes
refusal-no-hand = não há mão em jogo
refusal-not-dealt-in = você não está nesta mão
refusal-not-betting = você não tem aposta a fazer agora
refusal-your-turn = é a sua vez: jogue
refusal-waiting-already = você já está na lista de espera
refusal-not-waiting = você não está na lista de espera
refusal-chairs-free = há um lugar livre: sente-se
refusal-bad-rules = estas regras não servem para esta mesa
refusal-bad-rules-none = isso não são regras: as de uma casa são, como em rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = lugares demais: { $game } é para 2 a { $most } jogadores (X17)
refusal-paused-already = já está em pausa
refusal-not-paused = não está em pausa
refusal-out-of-game = você está fora deste jogo: sente-se de novo para o próximo
refusal-game-running = um jogo está em andamento: o próximo começa depois dele
refusal-no-game = não há jogo em andamento que possa terminar
refusal-nothing-to-see = essa mão não chegou ao showdown: ela não é mostrada
refusal-not-your-pick = não é a sua vez de escolher o jogo
refusal-too-few = são necessários pelo menos dois jogadores para começar

refusal-unknown-player = ninguém com esse nome está inscrito
refusal-registered-already = a inscrição já foi feita
refusal-registration-closed = as inscrições estão encerradas
refusal-full = não há mais vagas
refusal-no-points = a temporada não tem pontos para mais jogadores: as inscrições estão encerradas (L14)
refusal-no-reentry = este jogador não tem mais entradas
refusal-began-already = o torneio já começou
refusal-not-begun = o torneio ainda não começou
refusal-over = o torneio terminou
refusal-player-out = este jogador está fora
refusal-no-rebuy = não é possível recomprar agora
refusal-stack-too-large = quem tem mais que o stack inicial não pode recomprar
refusal-nothing-to-decide = não há nada a decidir
refusal-no-add-on = não é possível fazer add-on agora
refusal-added-already = o add-on já foi feito
refusal-not-scheduled = não há horário marcado para o início
refusal-removed = o anfitrião tirou este jogador: ele não pode entrar de novo
refusal-removed-already = este jogador já foi tirado

refusal-bad-message = essa não é uma mensagem que a sala conhece
refusal-bad-message-body = não é isso que se pede aqui: { $why }
refusal-bad-message-what = a sala não conhece essa mensagem: { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = o corpo terminou antes de estar completo
refusal-bad-message-currency = uma moeda tem de 1 a { $most } letras ou um símbolo, como BRL ou R$
refusal-bad-message-format = format é { $formats }
refusal-bad-message-settings = diga quais ajustes salvar: `settings`, ou a `table` da qual você é anfitrião
refusal-bad-message-passkey = essa não é a chave de acesso pedida: tente de novo
refusal-slow-down = coisas demais de uma vez: espere um momento
refusal-slow-down-bots = você inscreveu muitos bots: espere alguns minutos
refusal-slow-down-chairs = você pediu muitos lugares: espere um minuto
refusal-slow-down-download = um download seu ainda está em andamento: espere terminar
refusal-slow-down-downloads = outros estão baixando: tente de novo em um minuto
refusal-slow-down-reading = a sala tem muito a ler agora: tente de novo daqui a pouco
refusal-slow-down-tables = você abriu muitas mesas e torneios: espere alguns minutos
refusal-slow-down-passwords = senhas demais foram tentadas para este nome: use o seu link, ou espere um pouco
refusal-slow-down-tries = tentativas demais: espere um pouco
refusal-not-watching = este socket não mostra essa mesa: assista a ela primeiro
refusal-no-such-table = essa mesa não existe
refusal-table-closed = esta mesa foi fechada
refusal-table-closed-named = a mesa { $table } foi fechada
refusal-table-closed-ledger = esta mesa foi fechada: só quem jogou nela vê o acerto
refusal-table-closed-by-host = o anfitrião fechou esta mesa
refusal-too-many-watchers = gente demais está assistindo a esta mesa
refusal-too-many-watchers-moved = mais gente quer assistir a esta mesa do que cabe: abra-a de novo para voltar
refusal-old-hand = isso era para outra mão
refusal-old-turn = isso era para outra vez
refusal-banned = o anfitrião não deixa você se sentar nesta mesa
refusal-ask-host = aqui o anfitrião decide quem se senta: peça o lugar, e ele é seu quando o anfitrião deixar
refusal-muted = o anfitrião silenciou você
refusal-nothing-said = não há nada nessa mensagem
refusal-not-host = só o anfitrião da mesa pode fazer isso
refusal-not-host-game = o anfitrião começa o próximo jogo
refusal-no-such-player = ninguém com esse nome está nesta mesa
refusal-no-such-player-ever = ninguém com esse nome esteve nesta mesa
refusal-no-such-player-muted = ninguém com esse nome está no mudo nesta mesa
refusal-no-such-player-banned = ninguém com esse nome está banido desta mesa
refusal-no-such-player-never = { $who } nunca esteve nesta mesa
refusal-no-such-player-banned-already = o banimento de { $who } já existe
refusal-no-such-player-bot = nenhum bot com esse nome está aqui
refusal-no-such-style = não existe esse tipo de jogador automático
refusal-no-free-chair = não há lugar livre
refusal-no-free-chair-people = deixe um lugar para pessoas
refusal-bad-dials = estes ajustes não são possíveis
refusal-bad-dials-why = { $why }
refusal-not-here = isso não pode ser pedido aqui
refusal-not-here-chair = você não pediu um lugar aqui
refusal-not-here-open = aqui não é preciso pedir ao anfitrião: sente-se
refusal-bad-sheet = este torneio não pode ser jogado
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]]: { $count } bots são demais: no máximo { $most }
refusal-bad-sheet-bot = [[bot]] { $name }: { $why }
refusal-bad-sheet-passed = starts_at = { $time } já passou: escolha uma hora futura
refusal-bad-sheet-far = starts_at = { $time } está longe demais: escolha uma hora dentro de um ano
refusal-bad-sheet-name = { $where }: o nome { $name } já existe, ou parece com um que existe
refusal-bad-sheet-alike = { $where }: os nomes { $name } e { $other } se parecem
refusal-bad-sheet-wrong-name = { $where }: { $why }
refusal-bad-bot = este bot não pode ser chamado
refusal-bad-bot-why = { $why }
refusal-storage-failed = a sala não consegue gravar o registro: a mesa está parada, nada confirmado se perde
refusal-storage-failed-broken = um erro na sala: a mesa está parada, nada confirmado se perde
refusal-storage-failed-stuck = isto não pode continuar como o registro conta: nada se perdeu, e quem cuida da sala precisa ver
refusal-storage-failed-stuck-why = isto não pode continuar como o registro conta: nada se perdeu, e quem cuida da sala precisa ver ({ $why })
refusal-storage-failed-closing = a sala está fechando: volte daqui a pouco
refusal-storage-failed-damaged = o que está guardado disto está danificado: avise quem cuida da sala

refusal-no-session = diga primeiro quem você é
refusal-bad-origin = esta página não pode usar a sala
refusal-bad-origin-unknown = esta página não pode usar a sala: o navegador não diz qual página é
refusal-bad-origin-start = esta página não pode usar a sala: se { $origin } é o endereço da sala, inicie-a com --origin { $origin }
refusal-not-json = o corpo tem que ser JSON, com o content type application/json
refusal-too-large = isso é grande demais
refusal-too-large-saved = uma mesa salva tem no máximo { $most } caracteres
refusal-name-taken = esse nome já existe, ou parece com um que existe
refusal-name-taken-name = o nome { $name } já existe, ou parece com um que existe
refusal-name-taken-auto = um jogador automático tem o seu nome aqui: você pode assistir, ou vir com outro nome
refusal-name-taken-saved = você já tem uma mesa salva chamada { $name }
refusal-name-taken-passkey = esta chave de acesso já é conhecida
refusal-bad-name-missing =
    { $what ->
        [table] falta o nome da mesa
        [tournament] falta o nome do torneio
        [bot] falta o nome do bot
       *[person] falta um nome
    }
refusal-bad-name-long =
    { $what ->
        [table] o nome da mesa tem no máximo { $most } caracteres
        [tournament] o nome do torneio tem no máximo { $most } caracteres
        [bot] o nome do bot tem no máximo { $most } caracteres
       *[person] um nome tem no máximo { $most } caracteres
    }
refusal-bad-name-sign = um nome só tem letras, números, espaços e . _ - ', e não { $sign }
refusal-bad-name-empty = um nome precisa de uma letra ou de um número
refusal-bad-name-plain = um nome se escreve com letras e números simples: { $plain } em vez de { $sign }
refusal-bad-name-scripts = um nome tem letras de um só alfabeto, não de { $scripts }: algumas se parecem
refusal-bad-name-script = um nome tem letras dos alfabetos que a maioria lê, e não { $sign }
refusal-bad-name-other = uma nota é sobre outro jogador
refusal-bad-name-confirm = escreva o seu nome como ele é, { $name }: então você abre mão dele
refusal-bad-house = esta casa não pode ser jogada
refusal-bad-house-why = { $why }
refusal-bad-house-line = name e about têm uma linha aqui, sem caracteres de controle
refusal-bad-house-text = um arquivo de casa é enviado como texto, em `toml`
refusal-bad-house-chairs = { $count } lugares não são possíveis: { $game } é para 2 a { $most } jogadores (X17)
refusal-too-many = já há demais
refusal-too-many-sockets = conexões demais de uma conta
refusal-too-many-sockets-address = conexões demais de um endereço
refusal-too-many-room-full = a sala está cheia
refusal-too-many-tables = você já é anfitrião de { $count } mesas: feche uma primeiro
refusal-too-many-tables-room = a sala não tem espaço para outra mesa
refusal-too-many-tournaments = você já é anfitrião de { $count } torneios: termine um primeiro
refusal-too-many-tournaments-room = a sala está cheia de torneios: volte quando um terminar
refusal-too-many-tournaments-over = torneios terminados demais estão sendo vistos: tente mais tarde
refusal-too-many-saved = você já salvou { $count } mesas: apague uma primeiro
refusal-too-many-shared = você já compartilha { $count } mãos: pare de compartilhar uma primeiro
refusal-too-many-passkeys = você já tem { $count } chaves de acesso: tire uma primeiro
refusal-too-many-notes = você já tem notas sobre { $count } jogadores: apague uma primeiro
refusal-too-many-muted = { $count } jogadores já estão no mudo: deixe alguém falar de novo primeiro
refusal-too-many-banned = { $count } jogadores já estão banidos: desfaça um banimento primeiro
refusal-too-many-asking = muita gente espera a resposta do anfitrião: peça de novo mais tarde
refusal-too-many-names = todos os nomes de jogadores automáticos já foram usados nesta mesa: abra outra
refusal-too-many-your-bot = você já tem um bot aqui: retire-o primeiro
refusal-too-many-bots = já há { $count } bots aqui: a sala não aceita mais
refusal-too-many-watched = uma conexão mostra no máximo { $most } mesas
refusal-not-found = não há nada aqui
refusal-not-found-hand = você não estava nessa mão, ou ela não terminou
refusal-not-found-record = a mão { $number } não está no arquivo: não terminou, foi anulada (o registro diz), ou nunca existiu
refusal-not-found-place = não há essa mesa ou esse torneio no arquivo
refusal-not-found-table = a sala não tem essa mesa
refusal-not-found-no-hands-here = você ainda não terminou uma mão aqui
refusal-not-found-no-hands = você ainda não terminou uma mão
refusal-not-found-saved = você não tem essa mesa salva
refusal-not-found-shared = esta mão não é compartilhada, ou não é mais
refusal-not-found-your-share = você não compartilha essa mão
refusal-not-found-passkey = você não tem essa chave de acesso
refusal-not-found-session = não há sessão sua lá
refusal-not-found-bot = você não tem um bot com esse nome
refusal-not-found-store = esta sala não guarda mãos à parte: elas estão nas suas mesas
refusal-not-found-person = ninguém aqui se chama { $name }
refusal-not-found-address = { $name } não está aqui, e endereços de quem saiu não são guardados
refusal-not-found-ban = { $name } não tem banimento na sala
refusal-not-allowed = você não pode fazer isso
refusal-not-allowed-operator = só quem opera a sala pode fazer isso: abra o link do operador
refusal-not-allowed-record = só quem opera a sala pode ler o arquivo: abra o link do operador
refusal-not-allowed-session = diga primeiro quem você é
refusal-not-allowed-advice = só jogadores recebem conselhos: sente-se primeiro
refusal-not-allowed-advice-event = só jogadores recebem conselhos: você não tem lugar aqui
refusal-not-allowed-ledger = esta mesa é mostrada com atraso: só quem está sentado nela vê as contas
refusal-not-allowed-closing = esta mesa não está para fechar
refusal-not-allowed-ban = anfitriões e jogadores automáticos não podem ser banidos
refusal-not-allowed-ban-bot = { $name } é um bot: bana { $owner }, que é o dono
refusal-not-allowed-ban-operator = { $name } opera a sala: ninguém bane um operador
refusal-not-allowed-ban-proxy = o endereço é o desta própria máquina: atrás de um proxy, inicie a sala com --proxy
refusal-not-allowed-reset-bot = { $name } é um bot: { $owner } pode dar outro token a ele
refusal-not-allowed-reset-operator = { $name } opera a sala e cria um novo link em Conta
refusal-not-allowed-bot = um bot não inscreve bots: o dono inscreve
refusal-not-allowed-withdraw = só o anfitrião, e quem o inscreveu, pode retirar um bot
refusal-not-allowed-passkey-name = chaves de acesso pertencem a um nome como club.example ou localhost: abra a sala lá
refusal-wrong-secret = isso não abre nenhuma conta aqui
refusal-wrong-secret-link = este link ou código não abre nenhuma conta aqui, ou um mais novo abre
refusal-wrong-secret-password = este nome e esta senha não combinam
refusal-wrong-secret-needed = você tem uma senha: ela é necessária para isto
refusal-wrong-secret-passkey = esta chave de acesso não abre nenhuma conta aqui
refusal-weak-password = uma senha tem 8 caracteres ou mais, e não é o seu nome
refusal-shut-out = o operador não deixa você entrar nesta sala
refusal-shut-out-why = o operador não deixa você entrar nesta sala: { $why }
refusal-still-here = ainda há algo seu aqui
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] você tem uma ficha em { $table }: saia da mesa e deixe a mão terminar
       *[other] você tem { $count } fichas em { $table }: saia da mesa e deixe a mão terminar
    }
refusal-still-here-seat = você tem um lugar em { $table }: saia da mesa e deixe a mão terminar
refusal-still-here-entered = você se inscreveu em { $table }: espere o fim, ou cancele a inscrição
refusal-still-here-bot-chips =
    { $count ->
        [one] seu bot { $bot } tem uma ficha em { $table }: primeiro ele sai da mesa e a mão termina
       *[other] seu bot { $bot } tem { $count } fichas em { $table }: primeiro ele sai da mesa e a mão termina
    }
refusal-still-here-bot-seat = seu bot { $bot } tem um lugar em { $table }: primeiro ele sai da mesa e a mão termina
refusal-still-here-bot-entered = seu bot { $bot } está inscrito em { $table }: espere o fim, ou retire-o
refusal-still-here-hosts = você é anfitrião da mesa { $table }: feche-a primeiro
refusal-still-here-hosts-event = você é anfitrião de { $table }, que não terminou: espere o fim, ou cancele
refusal-other-people = outras pessoas jogam aqui: peça de novo quando a mão terminar
refusal-other-people-table = há outras pessoas nesta mesa: peça de novo quando a mão terminar
refusal-other-people-event = outras pessoas jogam neste evento: peça de novo quando a mão terminar

refusal-field-empty = { $field } está vazio: precisa de algo
refusal-field-least = { $field } é no mínimo { $least }
refusal-field-most = { $field } é no máximo { $most }
refusal-field-characters-least =
    { $count ->
        [one] { $field } tem pelo menos um caractere
       *[other] { $field } tem pelo menos { $count } caracteres
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } tem no máximo um caractere
       *[other] { $field } tem no máximo { $count } caracteres
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } tem pelo menos um item
       *[other] { $field } tem pelo menos { $count } itens
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } tem no máximo um item
       *[other] { $field } tem no máximo { $count } itens
    }
refusal-field-missing = falta { $field }
refusal-field-unknown = não existe { $field } aqui
refusal-field-value = { $field } não pode ser { $value }
refusal-field-kind = { $field } espera { $kind }, não { $other }
refusal-kind-str = um texto
refusal-kind-int = um número inteiro
refusal-kind-float = um número
refusal-kind-bool = true ou false
refusal-kind-array = uma lista
refusal-kind-object = um objeto
refusal-kind-null = nada
refusal-kind-or = { $kind } ou { $other }
refusal-field-this = isto
refusal-field-cut-short = os dados terminam no meio
refusal-field-malformed = a partir do byte { $byte } não é JSON
