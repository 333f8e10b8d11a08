### O arquivo da sala, para quem cuida dela, e arquivos para salvar

record-text = Texto
record-save-as = salvar { $what } como { $label }

record-sidepot-the-record = sidepot – o arquivo
record-the-record = O arquivo
record-only-the-rooms-operator-reads = Só quem cuida da sala lê o arquivo: abra o link que a sala imprimiu ao iniciar. Suas próprias mãos estão em “Minhas mãos” em uma mesa, e em Conta.
record-name-id-host = nome, id, anfitrião…
record-find-a-table-or-tournament = buscar uma mesa ou um torneio
record-nothing-is-called-like-that = Nada tem esse nome.
record-every-table-and-tournament-of = Todas as mesas e torneios desta sala, abertos ou fechados. As mãos aparecem como todos as viram: o que foi desistido ou não mostrado continua escondido.
record-any-player = qualquer jogador
record-only-with-this-player = só com este jogador
record-no-hand-is-over-here = Nenhuma mão terminou aqui ainda, ou nenhuma com esse jogador.
record-nothing-of-that-kind-has = Nada desse tipo aconteceu aqui.
record-all-tables = Todas as mesas
record-hands-or-log = mãos ou registro
record-hands = Mãos
record-log = Registro
record-show = Mostrar
record-the-whole-log = O registro inteiro
record-all-hands = Todas as mãos
record-table = mesa { $table }
record-opened = aberta { $time }
record-id = id { $id }
record-nobody-wins = ninguém ganha
record-pot = pote { $pot }

record-open = aberta
record-closed = fechada
record-seat = Lugar { $number }: { $who }
record-seat-button = Lugar { $number }: { $who }, botão
record-this-hand = Esta mão
