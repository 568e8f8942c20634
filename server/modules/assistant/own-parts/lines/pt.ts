import type { Lexicon } from './lexicon.ts';

const participles = ['do', 'da', 'dos', 'das'];

/** 'marcar' → 'marquei' */
const beforeE = (stem: string) => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c');

/** The forms of regular verbs: infinitive, present, past and participle. */
const regular = (infinitives: string) =>
  infinitives
    .split(' ')
    .flatMap((verb) => {
      const stem = verb.slice(0, -2);
      const forms = verb.endsWith('ar')
        ? [
            ...['o', 'a', 'am', 'amos', 'ou', 'aram', 'ando'].map((ending) => stem + ending),
            ...['ei', 'e', 'em'].map((ending) => beforeE(stem) + ending),
            ...participles.map((ending) => `${stem}a${ending}`),
          ]
        : [
            ...['o', 'e', 'em', 'emos', 'imos', 'i', 'iu', 'eu', 'eram', 'iram', 'endo', 'indo', 'a'].map(
              (ending) => stem + ending,
            ),
            ...participles.map((ending) => `${stem}i${ending}`),
          ];
      return [verb, `${verb}-me`, `${verb}-se`, ...forms];
    })
    .join(' ');

export const portuguese: Lexicon = {
  verbs: {
    permission: [regular('aprovar autorizar conceder consentir permitir'), 'acordo'].join(' '),
    person: [
      regular('aceitar acompanhar agradecer ajudar apoiar avisar chamar contactar contatar contratar'),
      regular('convencer conversar convidar cuidar desculpar envolver indicar participar perdoar'),
      regular('perguntar recomendar reconciliar telefonar'),
      'fala falam falar falei liga ligar liguei veio vem vêm venha vir',
    ].join(' '),
    perform: [regular('atuar cantar dançar recitar tocar'), 'lê leem ler toca tocam'].join(' '),
    record: regular('documentar entrevistar filmar gravar'),
    write: [
      regular('anotar corrigir redigir reescrever resumir traduzir transcrever'),
      'compor composta composto escrev* escrita escritas escrito escritos traduz* transcrit*',
    ].join(' '),
    make: [
      regular('bordar construir converter cortar costurar criar crochetar decorar desenhar emoldurar'),
      regular('encadernar envernizar esculpir estampar fabricar fiar forjar forrar imprimir instalar'),
      regular('lixar moldar moldurar montar parafusar pendurar pintar plastificar rebocar recortar'),
      regular('serrar soldar talhar tecer tingir trançar transformar tricotar'),
      'constrói impressa impressas impresso impressos',
    ].join(' '),
    buy: [
      regular('adquirir alugar buscar comprar emprestar encomendar encontrar'),
      'arranjar arranjei chega chegado chegam chegou procurar',
    ].join(' '),
    book: [regular('agendar marcar reservar'), 'programada programadas programado programados'].join(' '),
    money: [
      regular('amortizar angariar arrecadar custar economizar financiar liquidar pagar poupar quitar'),
      regular('reembolsar saldar'),
      'devolvid* paga pagas pago pagos',
    ].join(' '),
    paper: [
      regular('assinar autenticar averbar cancelar certificar contestar homologar impugnar inscrever'),
      regular('legalizar matricular notificar reclamar reconhecer recorrer registar registrar requerer'),
      regular('rescindir solicitar'),
      'declarad* declarar inscrit*',
    ].join(' '),
    skill: [
      regular('conduzir dirigir dominar ensaiar escalar estacionar nadar patinar praticar pronunciar'),
      'conduz',
    ].join(' '),
    learn: [regular('aprender compreender estudar memorizar pesquisar'), 'entend* sabe* sei'].join(' '),
    exam: [regular('passar'), 'formei passei'].join(' '),
    event: [
      regular('acontecer batizar celebrar comemorar cremar festejar inaugurar realizar'),
      'despedid* despedir* enterr* lugar',
    ].join(' '),
    collect: regular('compilar identificar juntar listar localizar recolher reunir'),
    check: [
      regular('analisar avaliar castrar conferir esterilizar examinar inspecionar medir pesar revisar'),
      regular('testar vacinar verificar'),
      'mede medem revisto vistori*',
    ].join(' '),
    repair: [
      regular('afiar afinar calafetar consertar desentupir funcionar impermeabilizar isolar lubrificar'),
      regular('pregar reformar remendar remodelar remontar reparar restaurar selar substituir vedar'),
      'arranjad* pinga vaza',
    ].join(' '),
    change: [
      regular('acordar almoçar alongar caminhar comer correr descansar dormir exercitar levantar malhar'),
      regular('meditar passear respirar treinar'),
      'acorda ando corro durm* mantém manter mantida mantido',
    ].join(' '),
    digital: [
      regular('baixar configurar copiar digitalizar formatar hospedar migrar programar publicar'),
      regular('sincronizar transferir'),
      'carregad* carregar online',
    ].join(' '),
    food: [regular('assar congelar cozer cozinhar fermentar grelhar servir'), 'fritar sirv*'].join(' '),
    travel: [regular('acampar conhecer percorrer peregrinar viajar visitar voar'), 'ir vai vou'].join(' '),
    clear: [
      regular('arrumar descartar desmontar desocupar despachar doar embalar empacotar esvaziar reciclar'),
      regular('remover separar vender'),
      'fora vazi*',
    ].join(' '),
    clean: [
      regular('aspirar capinar descongelar desinfetar encerar escovar esfregar faxinar lavar limpar'),
      regular('polir varrer'),
      'limpa limpas limpo limpos',
    ].join(' '),
    photo: regular('fotografar'),
    reach: [regular('alcançar atingir aumentar chegar duplicar emagrecer ganhar melhorar perder'), 'perco'].join(' '),
    teach: regular('adestrar capacitar educar ensinar explicar mostrar'),
    decide: regular('acertar combinar comparar decidir definir esclarecer escolher negociar selecionar'),
    stop: [regular('deixar eliminar evitar largar parar reduzir'), 'reduz'].join(' '),
    grow: [
      regular('adubar colher cultivar enxertar germinar plantar podar regar semear transplantar'),
      'brot* floresc* floriu',
    ].join(' '),
    have: [
      regular('pedir precisar receber trazer'),
      'consegu* dá dada dado dão dar deu falta faltam há haver obtém obter obtida obtido peço tem têm tenho',
      'ter traz',
    ].join(' '),
    do: [
      regular('abrir acabar alterar apagar atualizar começar completar concluir encerrar entregar'),
      regular('enviar fazer fechar finalizar iniciar mandar mudar organizar planear planejar preparar'),
      regular('recuperar renovar resolver terminar tratar trocar'),
      'aberta abertas aberto abertos entregue entregues faz feit* fiz pronta prontas pronto prontos',
      'regularizad*',
    ].join(' '),
  },
  nouns: {
    permission: 'alvará alvarás aprovação autorização autorizações consentimento licença* permissão',
    check: [
      'análises avaliação biópsia check-up colonoscopia ecografia ensaio ensaios inspeção inventário',
      'mamografia perícia pressão raio-x ressonância revisão simulado simulados tensão teste testes',
      'ultrassom vacina* vistoria vistorias',
    ].join(' '),
    exam: 'b1 b2 c1 c2 certificação cnh concurso condução enem exame* habilitação oab prova provas vestibular',
    paper: [
      'abono adoção apólice aposentadoria assinatura* ata atestado* autenticação candidatura* cartório',
      'certidão certidões certificado* cidadania comprovante* contrato* cpf currículos declaração',
      'dependência divórcio documentação documento* escritura* formulário* garantia herança homologação',
      'identidade imi imposto impostos incapacidade inscrição inscrições inss iptu irs licenciamento',
      'matrícula mei morada naturalização papéis papelada partilha partilhas passaporte* pensão processo',
      'procuração procurações reclamação recurso registo registro requerimento* rescisão rg seguro seguros',
      'separação subscrição subsídio testamento título tutela usucapião vaga visto vistos',
    ].join(' '),
    notice: 'anúncio* aviso* cartaz cartazes convite* faixa* folheto* lembrete* panfleto* regras regulamento',
    write: [
      'artigo* biografia capítulo* carta* conto contos crónica currículo currículum cv discurso*',
      'dissertação elogio guião letra manuscrito monografia poema* programa redação relato relatório*',
      'resenha resumo romance roteiro sermão tcc tese texto* votos',
    ].join(' '),
    photo: 'foto* imagens retrato*',
    record: [
      'depoimento* documentário entrevista entrevistas filme* gravação gravações podcast video vídeo videos',
      'vídeos',
    ].join(' '),
    food: [
      'almoço bebida* biscoitos bolo bolos brigadeiro* broa café caldo cardápio churrasco comida compota*',
      'doces ementa feijoada geleia jantar lanche lanches marmita* merenda pães pão petiscos pizza pizzas',
      'pudim quitutes receita* refeição refeições salgadinhos salgados sopa torta*',
    ].join(' '),
    book: [
      'airbnb alojamento aula aulas autocaravana bilhete* cabana cabeleireiro caçamba capela carrinha chalé',
      'cirurgia consulta consultas data dentista dermatologista fisioterapia frete horário hospedagem hotel',
      'igreja local mediação mudança oftalmologista operação ortodontista passagem passagens pousada quadra',
      'reserva* restaurante sala salão salas táxi terapia trailer voo voos',
    ].join(' '),
    money: [
      'aluguel aluguer bolsa cartão caução crédito custo* despesa despesas dinheiro dívida* dízimo doação',
      'doações empréstimo* euros financiamento fundo fundos hipoteca mesada multa* orçamento* parcelas',
      'patrocinador* patrocínio poupança prestações propinas reais renda salário subvenção taxa* vaquinha',
      'verba',
    ].join(' '),
    collect: 'coleção comprovativos contactos contatos endereços extratos faturas lista listas moradas recibos',
    event: [
      'abertura acampamento aniversário arraial assembleia baile batizado bazar bingo bodas campeonato',
      'casamento cerimónia cerimônia comunhão concerto* conferência confraternização convívio cremação',
      'desfile despedida encontro enterro espetáculo estreia evento exposição feira festa* festival',
      'formatura funeral gincana homenagem inauguração jogo jornada jubileu lançamento leilão magusto',
      'matiné missa mutirão noivado palestra parada piquenique procissão quermesse reunião réveillon rifa',
      'romaria sarau sepultamento sessão show torneio velório workshop',
    ].join(' '),
    person: [
      'advogad* ajudante* alguém aluna* aluno* amiga amigas amigo amigos aprendiz árbitro arquiteto',
      'assistente* ator atriz avó avô avós babá babysitter banda baterista bisavó bisavô bombeiro*',
      'canalizador* cantor* carpinteiro caseiro chaveiro chefe colega* contabilista contador* convidad*',
      'coro costureira* cozinheir* criança crianças cuidador cuidadora cuidadores cunhada cunhado',
      'dançarino* diarista doutor doutora educador* eletricista* empreiteiro encanador* enfermeir* enteada',
      'enteado esposa explicador* família* faxineira filha filhas filho filhos fisioterapeuta formador*',
      'fotógraf* gémeos gêmeos genro ginecologista guitarrista inquilin* instrutor* irmã irmão irmãos',
      'jardineir* madrinha* mãe marceneiro marido mecânico motorista* músico músicos namorad* neta* neto*',
      'noiva noivo nora notário nutricionista organista organizador* orientador* padre padrinho* pai pais',
      'parceir* parente* pediatra pedreiro* personal pessoas pianista pintor* prefeito* prima primas primo',
      'primos professor* psicólog* revisor* serralheiro síndico sobrinha* sobrinho* sócia* sócio* sogra',
      'sogro solista* substitut* sucessor terapeuta tesoureir* testemunha* tia tio tios tradutor*',
      'treinador* tutor tutora vendedor* vereador* veterinári* vizinha vizinhas vizinho vizinhos voluntária',
      'voluntárias voluntário voluntários zelador*',
    ].join(' '),
    digital: [
      'aplicativo app arquivos backup blog computador* conta dados disco domínio e-mail e-mails email',
      'emails facebook fibra ficheiros google impressora instagram internet linkedin newsletter notebook',
      'nuvem pc perfil planilha* roteador router senha* servidor site sites smartphone software tablet usb',
      'whatsapp wi-fi wifi',
    ].join(' '),
    repair: [
      'aquecedor autoclismo avaria avarias bolor caldeira cano canos chuveiro descarga disjuntor dobradiça*',
      'embraiagem embreagem encanamento esquentador fechadura freio* fuga* fusível goteira* humidade',
      'infiltração infiltrações interruptor* mofo motor persiana* pia pneu pneus rachadura* ralo sifão',
      'telhado teto tomada* torneira* travões umidade vazamento*',
    ].join(' '),
    clear: [
      'arrecadação bagunça cacarecos cave entulho garagem guarda-fatos guarda-roupa lixo porão quartinho',
      'roupeiro sótão sucata tralha tralhas velharias',
    ].join(' '),
    clean: 'faxina limpeza louça',
    travel: 'cruzeiro escapadinha excursão férias itinerário passeio percurso rota trilha viagem viagens',
    make: [
      'álbum almofada* bonec* caixa* canteiro* casinha cenário* cerca colcha decoração enfeite* escultura',
      'estante* estufa fantasia* fantoche* figurino* galinheiro maquete marionete* máscara* moldura*',
      'mosaico mural palco pérgola placa* prateleira* presépio',
    ].join(' '),
    skill: 'acorde acordes baliza canção canções coreografia dança melodia música músicas partitura pronúncia',
    learn: 'abecedário alfabeto apostila bases conceitos gramática matéria matérias noções tabuada vocabulário',
    reach: 'clientes inscritos kg km maratona passos pontos quilómetros quilômetros quilos seguidores',
    grow: [
      'abelhas alfaces aromáticas árvore* batateiras colheita colmeia* composteira couve couves galinhas',
      'gramado horta hortaliças limoeiro macieira mudas oliveiras plantas pomar relva roseira roseiras sebe',
      'suculentas tomateiros',
    ].join(' '),
    decide: 'custódia decisão guarda lar nome nomes',
    stop: 'açúcar álcool cafeína cigarro cigarros ecrãs refrigerante tabaco telas vape',
    change: 'academia alongamentos exercício hábito* ioga meditação pilates postura rotina* treino treinos yoga',
    buy: [
      'agulhas alianças andaime* andarilho aquário areia aspirador azulejo azulejos balões barras bateria*',
      'berbequim berço bicicleta brita buchas cabo* cadeira* cadeirinha caixote carrinho chave* cimento',
      'colchão colchões coleira corda* cortina* detector* detetor* equipamento escada espelho extensão fato',
      'ferramenta* flores fralda* frigorífico furadeira gaiola geladeira lã lâmpada* lanterna* lápide',
      'lençóis madeira mala materiais material mesa* microfone* mochila mochilas móveis muletas óculos',
      'parafusos piso pratos presente* projetor ração roupa* sapatilhas sapatos semente* tábuas talheres',
      'tecido* tela telhas tenda ténis tênis terno tijolos tinta* toalhas transportadora trela uniforme*',
      'urna velas verniz vestido',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:e|depois|também|primeiro|enfim|que|(?:eu )?(?:quero|queria|queremos|preciso de|preciso|precisamos de|precisamos|devo|devemos|vou|vamos|tenho que|tenho de|temos que|é preciso|falta|faltam|há|temos|tenho))\s+)+/i,
  copula: /^(?:é|está|estão|são|foi|fica|ficam|seja|esteja|ser|estar|ficou|continua|foram)$/i,
  ability: /^(?:posso|pode|podem|podemos|sabe|sabem|sei|sabemos|consigo|consegue|conseguem)$/i,
  less: /(?<!\b(?:ao|em|pelo) )\bmenos\b|\b(?:não .+ mais|nunca mais)\b/i,
  hedge: /^(?:pelo menos|no mínimo|no máximo|cerca de|uns|umas|aproximadamente|todos|todas|só|mais de) /i,
  beforeNoun:
    /^(?:[oa]s?|uma?|uns|umas|meus?|minhas?|seus?|suas?|noss[oa]s?|de|d[oa]s?|em|n[oa]s?|com|por|pel[oa]s?|para|sem|ao?s?|à|cada|tod[oa]s|\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)$/i,
  detail:
    /,|[;:(–]| (?:em|n[oa]s?|para|com|sem|por|pra|que|porque|antes|até|desde|ao|à|a|e (?:o|a|os|as|que|é|está)|quando|onde|está|é|bem|já|juntos|d[oa] prefeitura|d[oa] câmara|do meu|da minha) /i,
  self: /^(?:eu|nós|me|nos)$/i,
  anybody: /^(?:alguém|todos|todas|ninguém|eles|elas|ele|ela|gente)$/i,
  source: / ((?:d[oa]s?|do meu|da minha|pel[oa]|com [oa]) .+|de \p{Lu}.+)$/u,
  infinitive: /^\p{L}+[aeiôo]r(?:-me|-se)?$/u,
  definite: (noun) =>
    noun
      .replace(/^um (?=\p{L})/iu, 'o ')
      .replace(/^uma (?=\p{L})/iu, 'a ')
      .replace(
        /^(?=\p{Ll}{3,}(?:ção|dade|a)(?!\p{L}))(?!programa|problema|tema |sistema|mapa|dia|uma |minha |sua |nossa |cada |meia )/u,
        'a ',
      )
      .replace(/^(?=\p{Ll}{3,}o(?!\p{L}))(?!\p{L}*ção |quatro |cinco |oito |outro )/u, 'o '),
};
