### A conta de uma pessoa: o caminho de volta a um nome, senhas, chaves de acesso, sessões, bots

account-account = Conta
account-password = Senha
    .hint = Se você criou uma.
account-give-my-name-back = Abrir mão do nome
account-press-again-the-name-is = De novo: qualquer um pode usar o nome
account-your-name-is-free-again = Seu nome está livre de novo.
account-add-a-passkey = Criar chave de acesso
account-your-way-back = Seu caminho de volta
account-this-link-logs-you-in = Com este link você entra em outro aparelho, ou aqui se este navegador esquecer você. Quem o tem pode entrar no seu lugar: guarde-o só para você.
account-passkeys = Chaves de acesso
account-log-in-with-a-fingerprint = Entre com a digital, o rosto ou uma chave em vez de um link.
account-where-you-are-logged-in = Onde você entrou
account-my-bots = Meus bots
account-every-hand-you-have-finished = Todas as mãos que você terminou em qualquer mesa ou torneio, com as suas cartas e o que todos viram.
account-log-out-or-give-the = Sair, ou abrir mão do nome
account-logging-out-keeps-your-name = Ao sair você mantém o nome, o lugar e as fichas: você volta por link, senha ou chave de acesso.
account-log-out-here = Sair aqui
account-press-again-do-you-have = De novo: você tem o seu link?
account-you-have-logged-out = Você saiu.
account-giving-the-name-back-ends = Abrir mão do nome encerra a conta e os seus bots de vez. As mãos que você jogou e os saldos nas mesas ficam lá com o nome; ninguém recebe as suas mãos.
account-you-have-one-a-new = Você tem uma. Uma nova a substitui.
account-you-have-none-with-one = Você não tem. Com uma senha você entra pelo nome.
account-make-a-link = Criar um link
account-the-link-you-were-given = O link que você recebeu vale até você criar um novo.
account-you-have-none-yet = Você ainda não tem.
account-link-to-come-back = link para voltar
account-it-is-shown-only-now = Só é mostrado uma vez. Um novo o substitui.
account-password-until-now = Senha atual
account-new-password = Nova senha

account-come-back = Voltar
account-use-a-passkey = Usar chave de acesso
account-your-link-or-code = Seu link ou código
    .hint = Da página em que você entrou pela primeira vez, ou de “Conta” em um aparelho em que você entrou.
account-log-in = Entrar
account-is-yours = { $name } é você?

account-robo = Robo
account-a-program-of-yours-that = Um programa seu que joga com nome próprio e um emblema. Ele entra com um token.
account-make-a-bot = Criar um bot
account-connected = conectado
account-not-connected = não conectado
account-stopped = parado
account-since = { $how }, desde { $date }
account-new-token = Novo token
account-the-token-of-it-is = O token de { $name }. Só é mostrado uma vez:
account-token-of = token de { $name }
account-an-example-in-python = um exemplo em Python
account-has-no-token-any-more = { $name } não tem mais token e está saindo das suas mesas. Depois disso, tire de novo: { $says }.

account-passkeys-need-https = Chaves de acesso precisam de https.
account-passkeys-need-a-name-in = Chaves de acesso precisam de um nome no endereço, como localhost, em vez de um número.
account-this-browser-has-no-passkeys = Este navegador não tem chaves de acesso.
account-no-passkey-was-used = Nenhuma chave de acesso foi usada.
account-this-device-has-a-passkey = Este aparelho já tem uma chave de acesso sua.

account-your-way-back-label = seu caminho de volta
account-on-another-device-or-when = Em outro aparelho, ou se este navegador esquecer você, este link leva você de volta ao seu nome e às suas fichas. Guarde-o só para você.
account-put-the-link-away = fechar o link

account-log-out-everywhere-else = Sair em todos os outros
account-this-one = este
account-in-use-now = em uso agora
account-used = usado em { $date }
account-a-browser = Um navegador
account-since-when = { $when }, desde { $date }
account-log-out-there = Sair lá

account-in-python-after = Em Python, depois de { $code }:
account-all-my-hands = Todas as minhas mãos
