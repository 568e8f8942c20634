import type { Lexicon } from './lexicon.ts';

export const portuguese: Lexicon = {
  verbs: {
    permission: 'acordo autoriz* permit* aprov* consent*',
    person:
      'pergunt* convid* ligar liga chamar convenc* falar fala falam contat* contact* pedir aceit* acompanh* ajud* agradec* vir vem vêm particip* conversar reunir*',
    perform: 'toca tocam tocar cant* danç* atua* ler lê leem recit*',
    record: 'grav* film* entrevist* document*',
    write: 'escrev* escrit* redig* traduz* comp* corrig*',
    make: 'transform* convert* constru* fazer faz feit* costur* tricot* desenh* criar mont* instal* pint* esculp* imprim* decor* fabric* recort*',
    buy: 'compr* alug* encontr* arranj* emprest* adquir* encomend* cheg*',
    book: 'reserv* marc* agend*',
    money: 'pag* poup* economiz* financi* arrecad* cust* ganh*',
    paper: 'solicit* registr* regist* renov* inscrev* inscrit* assin* entregar cancel* segur* matricul* requer*',
    skill: 'pratic* nad* ensai* domin* conduz* dirig* escal*',
    learn: 'aprend* estud* entend* memoriz* pesquis* saber sabe* sei',
    exam: 'passar',
    event: 'celebr* comemor* inaugur* acontec* realiz* despedir* enterr*',
    collect: 'reun* recolh* junt* complet* list* identific* localiz*',
    check: 'verific* testar testa* test* medir med* inspe* confer*',
    repair: 'consert* repar* restaur* renov* substitu* troc* ved* isol* funcion* arrum*',
    change: 'mud* com* dorm* trein* medit* acord* caminh* mant*',
    digital: 'carreg* digitaliz* public* program* configur* transfer* migr* enviar',
    food: 'cozinh* assar ass* serv* ferment* prepar*',
    travel: 'visit* viaj* voar voa* percorr* conhec* ir vai',
    clean: 'limp* lav* esfreg*',
    photo: 'fotogra*',
    clear: 'esvazi* vazi* organiz* vend* vende do* deit* empacot* separ*',
    reach: 'alcanç* ating* perd* aument* melhor* cheg* baix*',
    teach: 'ensin* explic* form* trein* mostr*',
    decide: 'decid* escolh* compar* defin* combin*',
    stop: 'parar deix* reduz* evit* larg*',
    grow: 'plant* cultiv* seme* colh* cri*',
    have: 'ter tem têm haver há precis* dar dá dão dad* obter obt* receb* traz* falta faltam consegu*',
    do: 'termin* acab* organiz* prepar* pront* conclu* fazer',
  },
  nouns: {
    permission: 'permissão autorização autorizações aprovação consentimento licença* alvará',
    check: 'teste testes ensaio inspeção vistoria inventário perícia',
    exam: 'exame* prova concurso',
    paper:
      'formulário* certificado* contrato* seguro passaporte visto documento* certidão papéis assinatura* requerimento inscrição cidadania',
    notice: 'cartaz cartazes convite* folheto aviso* regras',
    write: 'discurso* carta* texto* conto* poema* letra relatório* artigo* capítulo* roteiro guião programa romance',
    record: 'gravação gravações entrevista* vídeo* filme* depoimento*',
    photo: 'foto* imagens',
    food: 'comida jantar café bolo* torta* sopa pão bebida* cardápio ementa receita* lanche almoço doces',
    book: 'consulta reserva* bilhete* passagem passagens sala* salão igreja data hotel voo local horário',
    money: 'dinheiro orçamento custo* taxa* doação doações fundos euros reais verba poupança',
    collect: 'lista coleção',
    event:
      'abertura inauguração sessão estreia jornada cerimónia cerimônia festa concerto espetáculo exposição funeral enterro casamento desfile procissão missa homenagem',
    person:
      'prefeito* vereador* pessoas família* atriz ator voluntári* pais mãe pai irmão irmã tia tio avô avó filh* aluno* aluna* alunos colega* crianças primo* prima* ajudante* músic* banda coro vizinh* padre professor* alguém amig* convidad* testemunha* eletricista pedreiro advogad* médic*',
    digital: 'site aplicativo arquivos ficheiros conta dados blog',
    repair: 'telhado teto motor caldeira freio* travões goteira* cano*',
    clear: 'tralha lixo sótão porão cave',
    travel: 'viagem roteiro rota percurso',
    make: 'fantasia* palco boneco* marionete* fantoche* prateleira* banco caixa* moldura* decoração placa* maquete',
    skill: 'canção canções dança',
    learn: 'vocabulário gramática bases',
    reach: 'quilos quilómetros quilômetros clientes pontos km kg seguidores',
    grow: 'plantas árvore* horta',
    decide: 'decisão',
    buy: 'projetor tela corda* tinta tecido cabo* bateria* microfone* lanterna* tenda parafusos cortina* telhas tábuas bicicleta semente* cadeira* mesa* ferramenta* material materiais equipamento lâmpada* madeira roupa* chave* flores',
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
