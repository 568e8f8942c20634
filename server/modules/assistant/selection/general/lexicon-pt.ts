import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  organise:
    'organiz*, celebrar, festejar, montar, preparar, fazer uma (?:festa|feira|cerimonia|exposicao), planear, planejar, dar uma festa, realizar, promover',
  learn: 'aprender, aprender a, dominar, saber fazer, ser capaz de, conseguir fazer, praticar, treinar',
  learnTo: 'aprender a, ser capaz de, saber fazer',
  use: 'usar, utilizar, mexer, manusear, trabalhar com',
  understand:
    'perceber, entender, compreender, aprender sobre, saber mais, conhecer melhor, estudar, nocoes de, as bases, reconhecer, identificar, aprender (?:historia|astronomia|botanica)',
  fix: 'arranjar(?! os primeir| emprego| casa| client| trabalho| amig), consertar, reparar, remendar, restaurar, vedar, desentupir, por a funcionar, por a trabalhar, voltar a funcionar, colar',
  train:
    'ensinar, adestrar, treinar, habituar, acostumar, educar, que o meu, que a minha, fazer com que, domar, apresentar',
  apply:
    'pedir, solicitar, requerer, tratar d, tirar o visto, renovar, inscrever, candidatar, legalizar, recorrer, contestar, dar entrada',
  pass: 'passar, passar no, fazer o exame, preparar, preparar-me, concluir, ser aprovad[oa]',
  retake:
    'repetir (?:so )?a parte, a segunda, a terceira, segunda tentativa, terceira tentativa, segunda vez, recurso, repetir o exame, voltar a fazer, refazer, desta vez, outra vez o exame',
  convert: 'transformar … (?:em|num|numa), converter … (?:em|num|numa), reconverter, fazer d[oea] … um, adaptar … para',
  save: 'poupar, juntar, por de lado, economizar, guardar dinheiro, amealhar',
  pay: 'pagar, devolver, saldar, liquidar, devo, divida*, quitar',
  perform: 'cantar, recitar, interpretar, tocar, atuar, representar, dancar, declamar, apresentar uma peca',
  visit:
    'visitar, percorrer, ver, caminhar, fotografar, provar, comer em, subir, conhecer, nadar em, correr, desenhar, ir a, completar, experimentar',
  make: 'fazer, montar, desenhar, criar, croche',
  craft: 'construir, fabricar, costurar, coser, esculpir, talhar, tricotar, forjar, bordar, confecionar, soldar',
  create: 'desenhar, pintar, fotografar, compor, ilustrar, filmar, gravar, criar, fazer, escrever',
  write: 'escrever, redigir, acabar de escrever, compor, traduzir',
  publish: 'imprimir, publicar, autopublicar, editar, lancar, expor, por online',
  decide:
    'escolher (?:um|uma|o|a) (?:escola|curso|universidade|nome), decidir*, escolher o curso, que curso, escolher entre, decisao, se devo, se quero, escolher se, saber se, tomar uma decisao',
  buy: 'comprar, adquirir, escolher um, escolher uma, em segunda mao, usad[oa]',
  clear:
    'arrumar, esvaziar, classificar, catalogar, separar, desocupar, limpar, desfazer-me, triar, por em ordem, selecionar',
  record:
    'gravar, recolher, documentar, registar, registrar, entrevistar, preservar, anotar, arquivar, coletar, reunir',
  found: 'criar, fundar, montar, formar, iniciar, comecar, lancar, abrir',
  care: 'ajudar, apoiar, cuidar, acompanhar, tomar conta, dar apoio, estar presente',
  win: 'conseguir, vender, angariar, atrair, arranjar, encontrar, conquistar, ganhar, captar',
  quit: 'deixar de, deixar o, deixar a, deixar os, deixar as, parar de, menos, largar, reduzir, abandonar, cortar, eliminar, evitar, acabar com, sem mais',
  setUp:
    'montar, instalar, configurar, automatizar, migrar, passar, tirar, programar, mudar, exportar, criar, transferir, mover',
  grow: 'plantar, cultivar, recuperar, restaurar, semear, limpar, rocar, podar, regenerar, reabilitar, desbravar, cuidar d[oa]',
  move: 'mudar, mudar-me, mudar-nos, mudar de casa, ir viver, ir morar, emigrar, me mudar, mudanca, nos mudar, mudar para, mudar com, mudar o nosso',
  cook: 'dar de comer, cozinhar, assar, preparar (?:um|o|uma) (?:jantar|almoco|menu|bolo|feijoada|refeicao), fazer (?:um|o|uma) (?:bolo|jantar|almoco|feijoada|churrasco)',
  travel:
    'campa, tumulo, viajar, viagem, excursao, peregrin*, levar … a, levar a minha, levar o meu, ir de comboio, ir de trem, passeio, fim de semana em, ferias, roteiro',
  return: 'voltar a, voltar, retomar, regressar, recuperar, outra vez, de novo, novamente',
  research:
    'origem d[oa], descobrir (?:quem|o que|onde|porque|por que|de onde), investigar, pesquisar, averiguar, saber quem, quem (?:era|foi|construiu), o que aconteceu, rastrear, de onde vem, apurar',
  campaign:
    'convencer a camara, convencer (?:a prefeitura|o presidente), que a camara, que a prefeitura, peticao, abaixo-assinado, campanha, salvar (?:o|a|a nossa|o nosso), impedir, proibir, lutar, que ponham, mobilizar',
  reconcile:
    'as coisas com, discutir, brigar, discutir menos, brigar menos, reconciliar*, dar-me melhor, me dar melhor, relacao com, relacionamento, confianca, fazer as pazes, aproximar-me, me aproximar, passar mais tempo com, perdoar, pedir desculpa, ser (?:um|uma) melhor (?:pai|mae|marido|mulher|filho|filha), casamento melhor, ter mais paciencia, falar mais com',
  change: 'baixar, subir, melhorar, aumentar, reduzir, diminuir, de \\d+ para, abaixo de, duplicar, elevar',
  end: 'deixar de ser, passar o cargo, transmitir, passar o negocio, passar a pasta, fechar, ceder, demitir-me, me demitir, dissolver, encerrar, deixar o (?:cargo|emprego|posto), cancelar, entregar, trespassar, passar o testemunho, terminar com',
  find: 'contratar, tirar, encontrar, procurar, arranjar, conhecer, fazer amigos, conseguir, obter, achar',
  teach:
    'ensinar, explicar, dar aulas, ajudar … (?:a ler|a estudar|a aprender|com a matematica), dar explicacoes, formar',
  exercise:
    'correr, nadar, escalar, subir, caminhar, remar, pedalar, esquiar, dancar, jogar, andar de bicicleta, fazer \\d+, levantar, atravessar, surfar, mergulhar, patinar, tocar',
  handle: 'alongar, beber, tomar, ler, desenhar, praticar, escrever, regar, caminhar, meditar, fazer',

  recurring: 'cada mes, mensal, todos os meses, uma vez por mes, todas as semanas, semanal',
  subject:
    '*logia, *nomia, fisica, quimica, historia, geografia, matematica, filosofia, direito, teoria, botanica, vinho, estrelas, politica, estatistica, genetica, ciencia*, eletronica, logica, etica, religiao, cultura',
  event:
    'festa, feira, festival, torneio, cerimonia, exposicao, aniversario, celebracao, casamento, batizado, batismo, comunhao, encontro, jornada, workshop, mercado, concerto, inauguracao, homenagem, funeral, despedida, piquenique, concurso, arraial, desfile, procissao, rifa, corrida solidaria, jantar solidario, bodas de, troca de, noite de, convivio, quermesse, cha de bebe, acampamento, baile, leilao, dia aberto, sarau',
  hand: 'nos?, nos de, assobiar, esculpir, malabarismo, afiar, tricotar, croche, origami, monociclo, atirar, soldar, caligrafia, tiro com arco, entrancar, bordar, cerzir, costurar, forjar, cestaria, encadernar, truques? de (?:cartas|magia), magia, cubo de rubik, fazer fogo, fazer lume, patinar, fazer o pino, ceifar, lingua gestual, libras, olaria, ceramica, cortar cabelo, bumerangue, ioio, tecer, fiar, estalar',
  animal:
    'cao, caes, cadela, cachorr[oa]s?, gat[oa]s?, gatinh[oa]s?, cavalo, egua, papagaio, periquito, coelhos?, galinhas?, cabras?, ovelhas?, burro, furao, hamster, galgo, potro, porquinho-da-india, vaca, passaro',
  misbehaviour:
    'conviverem, puxar, puxe, puxa, ladr*, latir, late, morder, morde, arranh*, salt*, pular, ficar sozinh[oa], sozinh[oa], habituar, transportadora, trela, coleira, vir quando, medo, conviver, dar-se bem, foguetes, veterinario, sentar, truque, visitas, carro, caixa de areia',
  exam: 'exam*, prova, concurso, carta de conducao, carta de, codigo, carteira, a minha licenca, licenca de (?:caca|pesca|piloto), teste, b1, b2, c1, diploma, vestibular, enem, certificacao, cnh, oab',
  failed: 'chumbei, chumbado, reprovei, reprovad[oa], nao passei, falhei, levei pau, chumbar, repeti',
  document:
    'nacionalidade, cidadania, autorizacao, licenca, certidao, certificado, visto, residencia, passaporte, bolsa, subsidio, apoio, pensao, registo, registro, alvara, alvara de, processo, multa, patente, horta comunitaria, indemnizacao, reembolso, equivalencia, aposentadoria, beneficio, atestado',
  money:
    '\\d[\\d.,]*\\s?(?:€|euros?|eur|reais|dolares|mil), (?:€|r\\$|\\$)\\s?\\d[\\d.,]*, dinheiro, divida*, emprestimo, hipoteca, cartao de credito, fatura, conta da, caucao, prestacao',
  piece:
    'cancao, cancoes, poema, poemas, peca, musica, aria, dueto, sketch, monologo, danca, valsa, balada, sonata, fantoches, tango, salmo, preludio, solo, fado, hino',
  audience:
    'no casamento, no aniversario, na festa, em publico, para o publico, a frente de, diante d, no palco, no funeral, na cerimonia, no concerto, na igreja, para (?:a minha|o meu) (?:avo|mae|pai), na escola',
  everyOne:
    'tod[oa]s [oa]s (?!dias|noites|manhas|tardes|semanas|meses|anos|domingos|sabados|segundas)[a-z]+, [oa]s \\d+ [a-z]+ (?:de|do|da), cada (?!dia|noite|manha|tarde|semana|mes|ano|domingo|vez)[a-z]+ (?:de|do|da)',
  daily:
    'cada (?:dia|noite|manha|semana), todos os (?:dias|domingos), todas as (?:noites|manhas|tardes|semanas), diari[oa], diariamente, por dia, habito, regularmente, (?:duas|tres|quatro|\\d) vezes por (?:semana|dia), rotina, antes de dormir',
  series:
    'serie, ciclo, colecao de, (?:\\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem) (?:[a-z]+ )?(?:retratos|desenhos|poemas|fotos|fotografias|gravuras|linogravuras|quadros|aguarelas|aquarelas|ilustracoes|colagens|contos|cancoes|episodios|haikus|postais|portas|janelas|mascaras|esbocos)',
  art: 'retratos, desenhos, poemas, fotos, gravuras, quadros, aguarelas, aquarelas, ilustracoes, colagens, contos, haikus, postais, cancoes',
  item: 'maquete, casa de bonecas, cavalo de (?:baloico|pau|madeira), cavalinho, berco, brinquedos?, marionetas?, fantoches?, lampada, luminaria, candeeiro, lanterna, escultura, casinha, comedouro, joias, colar, pulseira, brincos, velas?, sabonetes?, sabao, mascara, pipa, papagaio de papel, mosaico, cesto, tigela, caneca, banquinho, cadeira, estante, prateleira, bau, tabuleiro, bandeira, tapete, almofada, chapeu, vestido, camisa, cachecol, manta, presepio, tambor, flauta, remo, canoa, jangada, treno, de (?:madeira|couro|barro|feltro|papel)',
  digital:
    'servidor, google, icloud, nuvem, site, website, base de dados, banco de dados, folha de calculo, planilha, linux, windows, e-?mails?, gmail, raspberry*, backup, copia de seguranca, dominio, app, aplicacao, aplicativo, script, online, digital, faturas, iphone, android, wifi, blog, whatsapp, disco rigido',
  transition:
    'dias sem trabalho, aos meus dias, reforma, reformar-me, reformei-me, aposentad[oa], aposentadoria, viver sozinh[oa], nova vida, nova etapa, recomecar, comecar do zero, depois do divorcio, apos o divorcio, depois da separacao, ninho vazio, adaptar-me, me adaptar, habituar-me a viver, os filhos sairam, refazer a minha vida, novo ritmo',
  work: 'trabalho, escritorio, reunioes, reuniao, chefe, colegas, equipa, equipe, emails, horas extra, empresa',
  conduct:
    'dizer nao, dizer que nao, falar em, intervir, interromper, limites, feedback, pontual, procrastin*, pedir ajuda, delegar, desligar, a horas, participar, responder, concentr*, criticas, assertiv*, opinar',
  illness:
    'avc, cancro, cancer, quimio*, demencia, alzheimer, parkinson, depressao, operacao, operad[oa], cirurgia, acidente, doente, doenca, hospital, deficiencia, ceg[oa], enfarte, infarto, anca, quadril, diagnostic*, viuv[oa]',
  person:
    '(?:o meu|a minha|os meus|as minhas|meu|minha|meus|minhas|ao meu|nosso|nossa|uma|um|da minha|do meu|dos meus|das minhas) (?:[a-z]+ )?(?:mae|pai|pais|avo|avos|irma|irmao|filh[oa]s?|marido|mulher|esposa|esposo|companheir[oa]|namorad[oa]|amig[oa]s?|ti[oa]|prim[oa]|vizinh[oa]s?|sobrinh[oa]s?|net[oa]s?|afilhad[oa]|chefe|sogr[oa]s?|crianca|ex)',
  collection:
    'arrecadacao, despensa, colecao, caixas, arquivo, papeis, oficina, arrecadacao, sotao, cave, garagem, porao, slides, cartas, discos, livros, biblioteca, selos, heranca, coisas, roupa, armario, ferramentas, documentos, moedas, fotos, cozinha, escritorio, brinquedos, partituras, casa, apartamento, quarto, despensa',
  heritage:
    'historias, cancoes, receitas, dialeto, memorias, recordacoes, proverbios, lendas, tradicoes, oficio, jogos, cantigas, testemunhos, contos, costumes, remedios, palavras',
  friends:
    'novos vizinhos, conhecer os vizinhos, outros pais, outras familias, pessoas para, gente para, amigos, amigas, amizades, pessoas novas, gente, nao conheco ninguem, conhecer pessoas, parceiro de, companhia para, conhecer gente, vizinhos novos',
  ground:
    'horta, jardim, sebe, lago, charco, prado, relvado, gramado, pomar, silvas, parcela, terreno, vinha, canteiro, fruteiras, oliveiras, olival, patio, mato, estufa, varanda, quinta, arvores, quintal, talhao',
  injury:
    'lesao, operacao, fratura, rotura, ruptura, parti o, parti a, quebrei, hernia, covid, pneumonia, enfarte, infarto, avc, entorse, tendin*, menisco, ligamento*, cirurgia, doenca, acidente, queda, quimio*, protese',
  group:
    'clube, grupo, circulo, coro, coral, banda, associacao, tertulia, coletivo, cooperativa, equipa, rede de, orquestra, rancho, liga, roda de',
  customers:
    'os meus primeiros, as minhas primeiras, clientes, clientela, compradores, encomendas, reservas, alunos para, subscritores, assinantes, vendas, primeiros clientes',
  broken:
    'ping*, partid[oa]s?, quebrad[oa]s?, avariad[oa]s?, estragad[oa]s?, fuga, vazamento, entupid[oa]s?, nao funciona, nao fecha, nao abre, nao liga, nao pega, ranger?, range, rachad[oa]s?, solt[oa], infiltra*, humidade, ferrugem, desafinad[oa]s?, mete agua, encravad[oa]',
  text: 'homenagem, discurso, prefacio, carta, artigo, ensaio, conto, relato, guiao, roteiro de, obituario, relatorio, romance, livro, memorias, poema, letra, manual, guia, tese, votos, cronica, biografia, sermao, texto, dissertacao, capitulo, tcc, peca de teatro, elogio funebre',
  tool: 'programa de, torno, leitor de ecra, excel, blender, photoshop, lightroom, gimp, figma, autocad, cad, sketchup, premiere, davinci, illustrator, indesign, notion, ableton, maquina de costura, impressora 3d, camara, camera, drone, telescopio, motosserra, microscopio, sintetizador, power bi, latex, git, sql, folhas de calculo, sap, tear, telemovel, tablet, tabelas dinamicas',
  meal: 'bufe, bolos, compota, frascos de, doce, sopa, jantar, almoco, menu, banquete, bolo, cabrito, feijoada, churrasco, bacalhau, ceia, buffet, pratos, refeicao, lanche, assado',
  guests:
    'convidados, \\d+ pessoas, (?:seis|oito|dez|doze|quinze|vinte|trinta|quarenta|cinquenta) pessoas, para (?:seis|oito|dez|doze|vinte|trinta|\\d+), sogros, para o (?:casamento|batizado|aniversario), para a (?:familia|festa), de natal, no natal, para toda, do casamento',
  community:
    'condominio, regra, rampa, camara municipal, camara, prefeitura, junta, presidente da, bairro, nossa rua, minha rua, nossa aldeia, passadeira, ciclovia, parque infantil, paragem, transito, semaforo, lixo, barulho, biblioteca, escola, praca, iluminacao, bancos, piscina municipal, velocidade',
  challenge:
    '\\d+ ?(?:km|quilometros|m|metros|piscinas|kg|flexoes|elevacoes), maratona, meia maratona, triatlo, triatlon, cume, travessia, sem parar, elevacoes, barras, flexoes, pino, prancha, corrida, caminho de santiago, aguas abertas, ultra, seguidas, pico',
  measure:
    'excesso de peso, sobrepeso, emagrecer, gordo demais, por minuto, taxa, pulso, respiracao, colesterol, tensao, pressao arterial, glicemia, acucar no sangue, peso, gordura corporal, pulsacao, elo, handicap, media, notas, conta da luz, consumo, pegada, tempo de ecra, tempo de tela, recorde, velocidade de leitura, ferro, triglicerideos, desperdicio, residuos',
  place:
    'para o interior, para o campo, para a costa, para o estrangeiro, para o exterior, para a cidade, para um, para uma, perto d, para (?:lisboa|porto|o brasil|portugal|madrid|londres|berlim|espanha|franca|o canada|[a-z]+)',
  job: 'faxineira, empregada, diarista, jardineir[oa], canalizador, encanador, eletricista, pedreiro, advogad[oa], professora? de, baba, cuidadora?, trabalho, emprego, estagio, apartamento, casa para, quarto, vaga, creche, posto, terapeuta, psicolog[oa], dentista, lar para, aluguer, aluguel, sala de ensaio, editora, ama, alojamento, atelie partilhado, medico de familia, cargo',
  business: 'negocio, empresa, startup, autonom[oa], rendimento, renda, carreira, loja',
  language:
    'ingles, espanhol, frances, alemao, italiano, portugues, japones, chines, mandarim, coreano, arabe, russo, latim, idioma, lingua',
};
