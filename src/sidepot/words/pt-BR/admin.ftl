### A página de quem cuida da sala

admin-now = Agora
admin-people = Pessoas
admin-log = Registro
admin-10-minutes = 10 minutos
admin-an-hour = uma hora
admin-8-hours = 8 horas
admin-sidepot-the-room = sidepot – a sala
admin-the-room = A sala
admin-parts = seções
admin-this-page-is-for-whoever = Esta página é de quem cuida da sala: abra o link que a sala imprimiu ao iniciar. Ele também está em operator.key, na pasta da sala.
admin-here-now = Aqui agora
admin-nobody-is-connected = Ninguém está conectado.
admin-tables = Mesas
admin-no-table-is-open = Nenhuma mesa está aberta.
admin-tournaments-seasons-and-timed-games = Torneios, temporadas e jogos por mãos
admin-none-is-open = Nenhum está aberto.
admin-banned-from-the-room = Banidos da sala
admin-nobody-is-banned = Ninguém está banido.
admin-how-full-the-room-is = Ocupação da sala
admin-refused-since-the-room-was = Recusas desde que a sala iniciou
admin-nobody-met-a-limit = Ninguém atingiu um limite.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [0] Quem chega ainda lê por menos de um minuto: “{ $text }”
        [one] Quem chega lê por mais um minuto: “{ $text }”
       *[other] Quem chega lê por mais { $minutes } minutos: “{ $text }”
    }
admin-since = desde { $time }
admin-at = em { $names }
admin-in-the-lobby = no lobby
admin-connections =
    { $count ->
        [one] { $count } conexão
       *[other] { $count } conexões
    }
admin-ban = Banir…
admin-ban-name = banir { $name }
admin-operator = operador
admin-by = por { $who }
admin-with = com { $names }
admin-let-in-again = deixar { $name } entrar de novo
admin-the-room-restarts-at-eleven = A sala reinicia às onze
admin-take-it-back = Retirar o aviso
admin-announce = Avisar
admin-tell-everyone = Avisar todos
admin-what = O quê
admin-newcomers-read-it-for = Quem chega lê por
admin-nothing = nada
admin-ban-from-the-room = Banir { $name } da sala?
admin-they-are-thrown-out-with = A pessoa sai com os seus bots e deixa as mesas; as fichas ficam nas contas. Você pode desfazer a qualquer momento.
admin-what-they-are-told = O que será dito
admin-let-nobody-new-in-from = Também não deixar entrar ninguém novo do mesmo endereço (uma casa inteira pode dividi-lo)
admin-the-link-password-passkeys-and = O link, a senha, as chaves de acesso e as sessões de { $name } deixam de valer. Quem tem o novo link tem o nome: entregue-o só a { $name }.
admin-it-is-shown-only-now = Só é mostrado uma vez:
admin-the-link-of = o link de { $name }
admin-a-new-link-for = Um novo link para { $name }?
admin-name = nome…
admin-find-somebody = buscar alguém
admin-nobody-is-called-like-that = Ninguém tem esse nome.
admin-of-look-for-some-by = { $count } de { $found }: busque por nome para ver os outros.
admin-bot-of = bot de { $who }
admin-last-seen = última visita { $time }
admin-comes-back-by = volta por { $names }
admin-has-no-way-back-but = só volta por este navegador
admin-new-link = Novo link…
admin-a-new-link-for-name = um novo link para { $name }
admin-banned = banido
admin-anybody = qualquer pessoa
admin-only-about-this-player = só sobre este jogador
admin-nothing-of-that-kind-has = Nada desse tipo aconteceu.
admin-show = Mostrar
admin-the-rooms-own = da própria sala
admin-banned-names = banidos: { $names }
admin-level = nível { $level }
admin-registered =
    { $count ->
        [one] { $count } inscrito
       *[other] { $count } inscritos
    }
admin-of = { $used } de { $most }
admin-last = última { $time }

admin-here = aqui
admin-nameless = alguém sem nome
admin-about-log = Quem chegou, o que foi aberto e fechado, quem foi banido ou recusado, o que deu errado. O que aconteceu em uma mesa está no registro dela, em { $record }.
