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
      'compor compost* escrev* escrit* traduz* transcrit*',
    ].join(' '),
    make: [
      regular('bordar construir converter costurar criar crochetar decorar desenhar encadernar'),
      regular('envernizar esculpir estampar fabricar forrar imprimir instalar lixar moldar montar'),
      regular('pendurar pintar rebocar recortar soldar talhar tecer transformar tricotar'),
      'constrói impress*',
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
      regular('assinar autenticar cancelar certificar inscrever legalizar matricular reclamar recorrer'),
      regular('registar registrar requerer rescindir solicitar'),
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
      regular('analisar avaliar castrar conferir esterilizar examinar inspecionar medir pesar testar'),
      regular('vacinar verificar'),
      'mede medem revis* vistori*',
    ].join(' '),
    repair: [
      regular('afinar consertar desentupir funcionar impermeabilizar isolar recuperar reformar remendar'),
      regular('remodelar reparar restaurar selar substituir vedar'),
      'arranjad* pinga vaza',
    ].join(' '),
    change: [
      regular('acordar almoçar caminhar comer correr descansar dormir levantar malhar meditar treinar'),
      'acorda ando corro durm* mant*',
    ].join(' '),
    digital: [
      regular('apagar baixar configurar copiar digitalizar formatar hospedar migrar programar publicar'),
      regular('sincronizar transferir'),
      'carregad* carregar online',
    ].join(' '),
    food: [regular('assar congelar cozer cozinhar fermentar grelhar servir'), 'fritar sirv*'].join(' '),
    travel: [regular('acampar conhecer percorrer peregrinar viajar visitar voar'), 'ir vai vou'].join(' '),
    clear: [
      regular('arrumar descartar desmontar desocupar despachar doar embalar empacotar esvaziar reciclar'),
      regular('separar vender'),
      'fora vazi* vend*',
    ].join(' '),
    clean: [
      regular('aspirar capinar desinfetar encerar escovar esfregar faxinar lavar limpar polir varrer'),
      'limp*',
    ].join(' '),
    photo: regular('fotografar'),
    reach: [regular('alcançar atingir aumentar chegar duplicar emagrecer ganhar melhorar perder'), 'perc*'].join(' '),
    teach: regular('adestrar capacitar educar ensinar explicar mostrar'),
    decide: regular('acertar combinar comparar decidir definir esclarecer escolher negociar selecionar'),
    stop: [regular('deixar eliminar evitar largar parar reduzir'), 'reduz'].join(' '),
    grow: [
      regular('adubar colher cultivar enxertar germinar plantar podar regar semear transplantar'),
      'brot* floresc* floriu',
    ].join(' '),
    have: [
      regular('pedir precisar receber trazer'),
      'consegu* dá dad* dão dar deu falta faltam há haver obt* peç* tem têm tenho ter traz',
    ].join(' '),
    do: [
      regular('abrir acabar alterar atualizar começar completar concluir encerrar entregar enviar fazer'),
      regular('fechar finalizar iniciar mandar mudar organizar planear planejar preparar renovar'),
      regular('resolver terminar tratar trocar'),
      'abert* entregue entregues faz feit* fiz pront* regularizad*',
    ].join(' '),
  },
  nouns: {
    permission: 'alvará alvarás aprovação autorização autorizações consentimento licença* permissão',
    check: [
      'análises avaliação check-up ecografia ensaio ensaios inspeção inventário perícia raio-x revisão',
      'simulado simulados teste testes vacina* vistoria',
    ].join(' '),
    exam: 'certificação cnh concurso condução enem exame* habilitação oab prova provas vestibular',
    paper: [
      'adoção apólice aposentadoria assinatura* ata atestado* baixa candidatura* cartório certidão',
      'certidões certificado* cidadania comprovante* contrato* cpf currículos declaração dependência',
      'divórcio documentação documento* escritura* formulário* herança homologação identidade imi imposto',
      'impostos inscrição inscrições inss iptu irs matrícula mei morada naturalização papéis papelada',
      'passaporte* pensão processo procuração procurações reclamação recurso registo registro requerimento*',
      'rescisão rg seguro seguros separação subsídio testamento título tutela usucapião vaga visto vistos',
    ].join(' '),
    notice: 'anúncio* aviso* cartaz cartazes convite* faixa* folheto* lembrete* panfleto* regras regulamento',
    write: [
      'artigo* biografia capítulo* carta* conto* crónica currículo currículum cv diário discurso*',
      'dissertação elogio guião letra livro manuscrito monografia poema* programa redação relato relatório*',
      'resenha resumo romance roteiro sermão tcc tese texto* votos',
    ].join(' '),
    photo: 'foto* imagens retrato*',
    record: 'depoimento* documentário entrevista* filme* gravação gravações podcast video* vídeo*',
    food: [
      'almoço bebida* biscoitos bolo* brigadeiro* broa café caldo cardápio churrasco comida compota* doces',
      'ementa feijoada geleia jantar lanche lanches marmita* merenda pães pão petiscos pizza* pudim',
      'quitutes receita* refeição refeições salgadinhos salgados sopa torta*',
    ].join(' '),
    book: [
      'airbnb alojamento bilhete* cabeleireiro caçamba capela carrinha cirurgia consulta consultas data',
      'dentista fisioterapia frete horário hospedagem hotel igreja local mudança oftalmologista operação',
      'passagem passagens pousada quadra reserva* restaurante sala salão salas voo voos',
    ].join(' '),
    money: [
      'aluguel aluguer bolsa cartão caução crédito custo* despesa despesas dinheiro dívida* dízimo doação',
      'doações empréstimo* euros financiamento fundo fundos hipoteca mesada multa* orçamento* parcelas',
      'patrocinador* patrocínio poupança prestações propinas reais renda salário subvenção taxa* vaquinha',
      'verba',
    ].join(' '),
    collect: 'coleção comprovativos extratos faturas lista listas recibos',
    event: [
      'abertura aniversário arraial assembleia baile batizado bazar bingo campeonato casamento cerimónia',
      'cerimônia concerto* conferência cremação desfile despedida enterro espetáculo estreia evento',
      'exposição feira festa* festival formatura funeral homenagem inauguração jornada leilão missa mutirão',
      'noivado palestra procissão quermesse rifa sarau sepultamento sessão show torneio velório workshop',
    ].join(' '),
    person: [
      'advogad* ajudante* alguém aluna* aluno* ama amig* aprendiz arquiteto ator atriz avó avô avós babá',
      'banda canalizador* carpinteiro chaveiro chefe colega* contabilista contador* convidad* coro',
      'cozinheir* criança crianças cuidador cuidadora cuidadores cunhada cunhado diarista educador*',
      'eletricista* empreiteiro encanador* enfermeir* esposa explicador* família* faxineira filh*',
      'fisioterapeuta formador* fotógraf* genro guia inquilin* instrutor* irmã irmão irmãos jardineir*',
      'madrinha* mãe marceneiro marido mecânico médic* motorista* músic* namorad* neta* neto* nora notário',
      'organizador* orientador* padre padrinho* pai pais parceir* parente* pedreiro* pessoas pintor*',
      'prefeito* prima* primo* professor* psicólog* síndico sobrinha* sobrinho* sócia* sócio* sogra sogro',
      'solista* substitut* sucessor técnico* terapeuta tesoureir* testemunha* tia tio tios tradutor*',
      'treinador* tutor* vereador* veterinári* vizinh* voluntári*',
    ].join(' '),
    digital: [
      'aplicativo app arquivos backup blog computador* conta dados disco e-mail e-mails email emails',
      'facebook fibra ficheiros impressora instagram internet notebook nuvem pc perfil roteador router',
      'senha* servidor site sites smartphone tablet whatsapp wi-fi wifi',
    ].join(' '),
    repair: [
      'aquecedor autoclismo bolor caldeira cano* chuveiro descarga embraiagem embreagem encanamento',
      'esquentador fechadura freio* fuga* goteira* humidade infiltração infiltrações mofo motor rachadura*',
      'telhado teto tomada* torneira* travões umidade vazamento*',
    ].join(' '),
    clear: [
      'arrecadação bagunça cave entulho garagem guarda-fatos guarda-roupa lixo porão quartinho roupeiro',
      'sótão tralha tralhas',
    ].join(' '),
    clean: 'faxina limpeza louça',
    travel: 'cruzeiro escapadinha excursão férias itinerário passeio percurso rota trilha viagem viagens',
    make: [
      'álbum almofada* banco bonec* caixa* canteiro* casinha cenário* cerca colcha decoração enfeite*',
      'escultura estante* estufa fantasia* fantoche* figurino* galinheiro maquete marionete* máscara*',
      'moldura* mosaico mural palco pérgola placa* prateleira* presépio',
    ].join(' '),
    skill: 'acorde* baliza canção canções coreografia dança melodia música músicas partitura pronúncia',
    learn: 'abecedário alfabeto apostila bases conceitos gramática matéria matérias noções tabuada vocabulário',
    reach: 'clientes inscritos kg km maratona passos pontos quilómetros quilômetros quilos seguidores',
    grow: [
      'abelhas árvore* colheita colmeia* composteira couves galinhas gramado horta hortaliças mudas plantas',
      'pomar relva roseiras sebe tomateiros',
    ].join(' '),
    decide: 'custódia decisão guarda lar nome nomes',
    stop: 'açúcar álcool cafeína cigarro cigarros refrigerante tabaco vape',
    change: 'hábito* postura rotina*',
    buy: [
      'agulhas alianças andaime* andarilho azulejo azulejos bateria* berço bicicleta cabo* cadeira*',
      'carrinho chave* cimento colchão corda* cortina* equipamento escada ferramenta* flores fralda*',
      'frigorífico furadeira geladeira lã lâmpada* lanterna* lápide madeira mala materiais material mesa*',
      'microfone* mochila móveis óculos parafusos presente* projetor roupa* sapatos semente* tábuas tecido*',
      'tela telhas tenda terno tinta* uniforme* urna vestido',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:e|depois|também|primeiro|enfim|que|(?:eu )?(?:quero|queria|queremos|preciso de|preciso|precisamos de|precisamos|devo|devemos|vou|vamos|tenho que|tenho de|temos que|é preciso|falta|faltam|há|temos|tenho))\s+)+/i,
  copula: /^(?:é|está|estão|são|foi|fica|ficam|seja|esteja|ser|estar|ficou|continua|foram)$/i,
  ability: /^(?:posso|pode|podem|podemos|sabe|sabem|sei|sabemos|consigo|consegue|conseguem)$/i,
  less: /\b(?:menos|não .+ mais|nunca mais)\b/i,
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
