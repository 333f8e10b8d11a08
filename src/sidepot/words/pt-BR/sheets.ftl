### O que está errado no arquivo de um torneio, a sua estrutura
sheet-the-sheet = a estrutura
sheet-takes-number = um número inteiro, de { $least } a { $most }
sheet-takes-number-from = um número inteiro, { $least } ou mais
sheet-takes-one-of = um de { $choices }
sheet-takes-text = um texto
sheet-takes-flag = true ou false
sheet-takes-numbers = números inteiros, como [4, 8]
sheet-takes-texts = textos, como ["rock", "caller"]
sheet-takes-points = números inteiros, como [2, 0, -1], nenhum além de { $beyond }
sheet-takes-blinds = small e big blind (e ante) de cada nível, como [[25, 50], [50, 100, 10]], ou só os small blinds; no máximo { $levels } níveis
sheet-takes-every = um número inteiro até { $most }, ou um para cada nível
sheet-takes-moment = uma data e hora com fuso, como 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", porcentagens como [50, 30, 20], ou estas conforme os inscritos
sheet-impossible = { $key } = { $value } não é possível: aceita { $takes }
sheet-no-key = não existe a chave { $key }: existem { $keys }
sheet-no-key-meant = não existe a chave { $key }: você quis dizer { $meant }?
sheet-no-key-in = não existe a chave { $key } em { $section }: existem { $keys }
sheet-no-key-in-meant = não existe a chave { $key } em { $section }: você quis dizer { $meant }?
sheet-needs = { $section } precisa de { $key }
sheet-belongs = { $key } é de format = "{ $format }"
sheet-section = { $key } é uma seção, como [{ $key }]
sheet-dials = dials é uma seção com ajustes da casa, como [dials]
sheet-house = house é uma de { $houses }
sheet-format = um evento é um de { $formats }
sheet-field = field é uma seção com o número de cada tipo de jogador, como [field] rock = 4
sheet-named = field.named tem um tipo de jogador para cada nome, como ada = "rock"
sheet-named-name = field.named: um nome tem de 1 a { $most } caracteres imprimíveis: { $name }
sheet-field-count = field.{ $kind } = { $value } não é possível: quantos jogadores { $kind }, até { $most }
sheet-field-kind = field: { $kind } não é um tipo de jogador
sheet-field-no-player = field: não existe o jogador { $kind }; existem { $players }
sheet-field-crowd = field: { $players } jogadores são demais: no máximo { $most }
sheet-field-twice = há dois jogadores com o nome { $name }: dê nomes a eles em [field.named]
sheet-field-two = field: é preciso ter pelo menos dois jogadores, como [field] com rock = 4, caller = 2
sheet-field-absent = field: alguém tem que estar presente
sheet-field-most = field: { $players } jogadores, mas só { $most } podem entrar
sheet-field-late = field.late = { $late }: ninguém pode chegar atrasado sem registro tardio (late)
sheet-field-late-many = field.late = { $late } de { $players }: dois têm que estar lá no início
sheet-field-points = field: não há pontos para { $players } jogadores: de 2 a { $most }
sheet-percent = { $key } = { $value }: uma chance de 0 a 100%
sheet-guests = field.guests está vazio: alguém tem que ocupar os lugares vazios
sheet-bots = bot é uma seção para cada bot, no máximo { $most }, como [[bot]] name = …, url = …
sheet-bot-name = o nome de um bot, name = { $name }, não é possível: aceita de 1 a { $most } caracteres imprimíveis
sheet-bot-twice = há dois bots com o nome { $name }
sheet-bot-and-player = há dois jogadores com o nome { $name }: um bot e outro
sheet-bot-url-text = a URL de um bot, url = { $url }, não é possível: aceita um texto, como http://127.0.0.1:8001
sheet-bot-url = a URL de um bot, url = { $url }, não é possível: { $why }
sheet-bots-not-here = bots por HTTP não podem jogar aqui: só jogadores automáticos
sheet-chairs-deck = { $key } = { $value }: o baralho de { $game } dá para no máximo { $most } jogadores (X17)
sheet-chairs-two = { $key } = { $value } não é uma mesa: pelo menos 2 lugares
sheet-rake = a casa { $house } tira rake = { $rake } dos potes: em um torneio, use fee
sheet-entrants-two = max_entrants = { $value }: para jogar são precisos dois
sheet-starts-with = starts_with = { $value } nunca acontece: de 2 até quantos puderem entrar
sheet-starts-with-most = starts_with = { $value } nunca acontece: de 2 a { $most }
sheet-chips = { $key } = { $value }: de 1 a { $most } fichas
sheet-at-least-one = { $key } = { $value }: pelo menos 1
sheet-levels = faltam os níveis, e a casa { $house } não tem: acrescente [levels] com by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every tem { $lengths } durações para { $levels } níveis
sheet-breaks-both = levels.breaks diz depois de quais níveis, break_minutes por quanto tempo: informe os dois
sheet-breaks-level = levels.breaks: não existe o nível { $level }: de 1 a { $last }
sheet-break-last = nenhum nível vem depois do intervalo que segue o nível { $level }
sheet-blinds-empty = levels.blinds está vazio: pelo menos um nível
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds }, ante { $ante }
sheet-level-falls = o nível { $level } diminui: { $blinds } depois de { $before }
sheet-level-lasts = o nível { $level } dura { $value }: pelo menos 1
sheet-level-high = nível { $level }: { $blinds } é alto demais: blinds e antes são no máximo { $most }
sheet-level-rules = nível { $level }: { $why }
sheet-level-after = { $key } = { $value } é depois do fim: os níveis seguidos de outro são de 1 a { $last }
sheet-level-from = { $key } = { $value }: um nível, a partir de 1
sheet-late = late = { $value }: um nível, a partir de 1, ou 0 para não haver registro tardio
sheet-late-full = late = { $value }: começa quando está cheio, então ninguém chega atrasado
sheet-reentries = reentries = { $value } precisa de registro tardio: defina late
sheet-payouts-empty = payouts está vazio: pelo menos uma posição é paga
sheet-payouts-least = payouts = { $value }: cada posição paga recebe 1% ou mais
sheet-payouts-whole = payouts = { $value } somam { $sum }%: todas as posições juntas recebem 100%
sheet-payouts-order = payouts = { $value }: uma posição melhor não recebe menos
sheet-payouts-entrants = payouts: “a partir de { $entrants } inscritos” vem depois de “a partir de { $before }”
sheet-timed-table = um jogo por mãos tem uma mesa: max_entrants é no máximo chairs = { $chairs }
sheet-timed-not = { $key } não é possível em um jogo por mãos
sheet-season-starts-at = starts_at não é possível em uma temporada em que jogadores entram: ela começa quando eles chegam
sheet-season-joining = joining não é possível onde a entrada custa algo: buy_in e fee são 0 nesse caso
sheet-season-not = { $key } não é possível em uma temporada: os participantes são fixos
sheet-season-points = max_entrants = { $value }: há pontos para no máximo { $most } jogadores (L14)
sheet-points = points é uma seção com uma linha para cada número de jogadores, como 3 = [2, 0, -1]
sheet-points-players = points.{ $given }: um número de jogadores, de 2 a 10
sheet-points-places = os pontos de { $players } jogadores são { $numbers } números: { $players } posições
sheet-points-rise = os pontos de { $players } jogadores aumentam: uma posição melhor não recebe menos
