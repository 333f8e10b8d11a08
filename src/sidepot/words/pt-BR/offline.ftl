### A página enquanto a sala está fora de alcance

offline-title = sidepot – fora de alcance
offline-heading = Não foi possível acessar a sala
offline-text = Sua conexão caiu ou a sala está fechada neste momento. Seu lugar e suas fichas estão seguros; esta página volta sozinha.
offline-again = Tentar de novo
