/** A subject that people name in so many ways that phrases cannot list them. All patterns are for texts without accents. */
interface Subject {
  readonly id: string;
  /** What the goal says. */
  readonly goal: RegExp;
  /** What the goal or its surroundings have to say besides. */
  readonly text?: RegExp;
  /** What makes it another goal. */
  readonly not?: RegExp;
  /** Whether it is more specific than what phrases say. */
  readonly isDecisive?: true;
}

const languages: Readonly<Record<string, string>> = {
  'conversational-spanish': 'spanish|spanisch|espanol|castellano|espagnol|espanhol|スペイン語',
  'conversational-french': 'french|franzosisch|frances|francais|フランス語',
  'conversational-german': 'german|deutsch|aleman|allemand|alemao|ドイツ語',
  'conversational-italian': 'italian|italienisch|italiano|italien|イタリア語',
  'conversational-portuguese': 'portuguese|portugiesisch|portugues|portugais|ポルトガル語',
  'a-slavic-language':
    'polish|russian|ukrainian|czech|polnisch|russisch|ukrainisch|tschechisch|polaco|ruso|ucraniano|checo|polonais|russe|ukrainien|tcheque|polones|russo|tcheco|ポーランド語|ロシア語|ウクライナ語|チェコ語',
  'dutch-or-a-scandinavian-language':
    'dutch|swedish|norwegian|danish|niederlandisch|hollandisch|schwedisch|norwegisch|danisch|neerlandes|holandes|sueco|noruego|danes|neerlandais|suedois|norvegien|danois|noruegues|dinamarques|オランダ語|スウェーデン語|ノルウェー語|デンマーク語',
  'learning-arabic': 'arabic|arabisch|arabe|アラビア語',
  mandarin: 'mandarin|chinese|chinesisch|mandarim|chino|chinois|chines|中国語',
  korean: 'korean|koreanisch|coreano|coreen|韓国語|ハングル',
  'japanese-to-jlpt-n5-or-n4': 'japanese|japanisch|japones|japonais|日本語',
};
const languageName = String.raw`(?<![a-z])(?:english|englisch|ingles|anglais|英語|${Object.values(languages).join('|')})(?![a-z])`;
const speaking =
  /\b(?:learn\w*|improve|verbessern|mejorar|ameliorer|melhorar|speak\w*|fluent|fluency|conversations?|conversational|chat|talk|lernen|sprechen|reden|mitreden|konnen|unterhalten|aprender|hablar|conversar|soltura|apprendre|parler|discuter|falar|fluente)\b|学|話|習/u;
const examLevel =
  /\b(?:exam\w*|test|certificate|certificado|certificat|prufung|zertifikat|(?:el|examen|exam) dele|delf|dalf|goethe|telc|testdaf|toefl|ielts|toeic|celpe\w*|hsk|topik|jlpt|cambridge)(?![a-z])|\b(?:pass|get (?:my|the|an?)|sit|sacar\w*|aprobar|bestehen|machen|schaffen|passer|obtenir|valider|tirar|obter)\b(?!.*\bto [abc]).*\b[abc][12]\b|\b[abc][12]\b.*\b(?:machen|bestehen|schaffen)\b|試験|検定|合格/u;
const notSpeaking =
  /\b(?:cook\w*|kitchen|cuisine|recipes?|novel|book|livro|libro|livre|buch|read|ler|leer|lire|lesen|films?|movies?|series|subtitles|news|accent|pronunciation|write|translat\w*|teach|daughter|son|child|kids?|children|baby|bilingual|zweisprachig|office|restaurant|history|citizen\w*|visa|sign language|exchange|tandem|vocabulary|horn|knot|revolution|groups?|club|meetup|speakers|learners|table|stammtisch|nouns|words|regularly|stay|keep|once a week|holiday|order food|to polish|hijos|filhos|enfants|semaine|after the exam)\b|字幕|小説|料理|復習/u;
const instruments: Readonly<Record<string, string>> = {
  'first-songs-on-guitar': 'guitar|gitarre|guitarra|guitare|violao|ギター',
  'piano-from-zero': 'piano|klavier|e-piano|keyboard|ピアノ',
  'learning-the-violin': 'violin|fiddle|geige|violine|violon|violino|バイオリン|ヴァイオリン',
  'learning-drums': 'drums|drum kit|drumming|schlagzeug|bateria|batterie|ドラム',
  'learning-the-ukulele': 'ukulele|ウクレレ',
  'learning-a-wind-instrument':
    'saxophone|sax|flute|clarinet|trumpet|trombone|oboe|saxophon|querflote|klarinette|trompete|saxofon|flauta|clarinete|trompeta|clarinette|trompette|trompete|サックス|フルート|トランペット',
};
const playing =
  /\b(?:learn|lernen|aprender|apprendre|aprendre)\b.*\b(?:it|play|playing|spielen|tocar|tocarlo|jouer)\b|\b(?:play it|spielen lernen|spielen konnen|da?rauf spielen)\b|弾けるように|吹けるように|を始めたい/u;
const notPlaying =
  /\b(?:build|make|repair|fix|restore|sell|buy|move|tune|teach|record|again|exam|grade|audition|bass|bajo|baixo|bauen|reparieren|verkaufen|construir|vender|fabriquer|fingerstyle|flamenco|jazz|blues|improvis\w*|perform|concert|wieder|als kind)\b|試験|もう一度|一曲/u;
const animals =
  /\b(?:cats?|dogs?|pup\w*|horse|pony|rabbit|hund\w*|katze\w*|kater|perr[oa]|gat[oa]|chien|chat(?:te)?|cachorr[oa]|cao|vet|tierarzt)\b|犬|猫/u;

const subjects: readonly Subject[] = [
  {
    id: 'passing-a-language-exam',
    goal: new RegExp(languageName, 'u'),
    text: examLevel,
    not: /\b(?:citizen\w*|n[45]|work|history|driving|reach|about [abc][12] level)\b|日本国籍/u,
  },
  {
    id: 'passing-a-language-exam',
    goal: /\b(?:toefl|ielts|toeic|delf|dalf|testdaf|celpe-bras)\b|英検/u,
    not: /\bcoaching|tutor/u,
  },
  {
    id: 'reading-a-novel-in-a-foreign-language',
    goal: /\b(?:read|lesen|leer|lire|ler)\b.*\b(?:books?|novels?|buch|bucher|roman|libros?|novelas?|livres?|romans?|livros?|romances?)\b|\b(?:buch|roman)\b.*\blesen\b|(?:小説|本).*読/u,
    text: new RegExp(languageName, 'u'),
    not: /\b(?:\d+|write|children|child|kids?|history|more)\b/u,
    isDecisive: true,
  },
  ...Object.entries(languages).map(([id, names]) => ({
    id,
    goal: new RegExp(String.raw`(?<![a-z])(?:${names})(?![a-z])`, 'u'),
    text: speaking,
    not: notSpeaking,
  })),
  ...Object.entries(instruments).map(([id, names]) => ({
    id,
    goal: playing,
    text: new RegExp(String.raw`(?<![a-z])(?:${names})(?![a-z])`, 'u'),
    not: notPlaying,
  })),
  {
    id: 'running-a-half-marathon',
    goal: /\bhalf[ -]?marathon|\bhalbmarathon|\bmedi[ao] marat|\bsemi-?marathon|\bmeia[ -]maratona|ハーフマラソン/u,
    not: /\b(?:organi[sz]e|volunteer|photograph|after (?:the|a|my) half|done|ran|run two)\b/u,
  },
  {
    id: 'running-a-marathon',
    goal: /\b(?:marathon|maraton|maratona)\b|フルマラソン|(?<!ハーフ)マラソン(?:を|に|で|完走)/u,
    text: /\b(?:run\w*|ran|train\w*|finish\w*|first|under|lauf\w*|gelaufen|corr\w*|cour\w*|entren\w*|terminar|complet\w*|schaffen|place)\b|走/u,
    not: /\b(?:halber|haf|mitad|swim\w*|bike|cycl\w*|dolomit\w*|inline|beyond|further|pledges|sables|mas alla|aquatica|half|ultra\w*|semi|media|meia|reading|film|movie|watch|organi[sz]e|volunteer|relay|support)\b|ハーフマラソンを|ウルトラ|10(?:キロ|km)/u,
  },
  {
    id: 'swimming-in-open-water',
    goal: /\b(?:swim|swimming|schwimmen|durchschwimmen|nadar|nager|traverser)\b(?=.*\b(?:lake|channel|strait|bosphorus|bosporus|open water|bodensee|lago|lac|estrecho|aguas abiertas|detroit)\b)|(?:海峡|湖|海)を泳/u,
    not: /\b(?:learn|lernen|aprender|apprendre|every|all|each|winter|cold|ice)\b/u,
  },
  {
    id: 'paying-off-debts',
    goal: /\b(?:debt[ -]?free|(?:out of|off|clear|my|our|these|the) (?:[a-z]+ ){0,2}debts?|schuldenfrei|schulden (?:los|abbezahlen|abbauen|tilgen)|(?:las|mis|esas|nuestras) deudas|(?:mes|nos|les) dettes|surendettement|(?:das|minhas|as) dividas|endividad[oa])\b|借金/u,
    not: /\b(?:sleep debt|technical|refinanc\w*)\b/u,
  },
  {
    id: 'paying-off-debts',
    goal: /./u,
    text: /(?:\b(?:credit cards?|store cards?|loans?|overdraft|owe|kreditkarte\w*|dispo\w*|kredite?|raten|schulde\w*|tarjetas?|prestamos?|deudas?|debo|credits? a la consommation|credits?|decouvert|cartao|cheque especial|emprestimos?|dividas?|devo)\b.*){2}/su,
    not: /\b(?:mortgage|student visa|business|house|library|baufinanzierung|kindergeld|course|studies|universit\w*|credit score)\b/u,
  },
  {
    id: 'a-balcony-garden',
    goal: /\b(?:balcon\w*|balkon|terrace|dachterrasse|terraza|azotea|terrasse|varanda|sacada)\b|ベランダ|バルコニー/u,
    text: /\b(?:grow\w*|plants?|tomato\w*|vegetables?|veg|herbs?|lettuces?|strawberries|anbauen|pflanzen|gemuse|tomaten|huert[oa]\w*|cultivar|plantar|tomates?|lechugas?|fresas|hierbas|potager|legumes|horta|hortinha|temperos|morangos)\b|野菜|育て|トマト|菜園/u,
    not: /\b(?:build a|pave|lay|laying|tile|repair|fix|anmelden|solar|pigeons?|furniture)\b/u,
  },
  {
    id: 'building-raised-beds',
    goal: /\braised (?:[a-z]+ )?beds?\b|\bhochbeete?\b|\bbancal(?:es)? elevados?\b|\bcarres? potagers?\b/u,
  },
  {
    id: 'growing-a-vegetable-garden',
    goal: /\b(?:vegetable|veg|veggie|kitchen) (?:garden|patch|plot)\b|\bgrow (?:our|my|some) own (?:veg\w*|food|potatoes|beans|tomatoes)\b|\bgemuse\w* (?:selbst )?anbauen\b|\bgemusegarten\b|\bgemusebeet\w*\b|\bhuert[oa]s?\b|\bpotager\b|\bhorta\b|家庭菜園/u,
    not: /\b(?:balcon\w*|balkon|terra[csz]\w*|azotea|varanda|sacada|community|barrio|escolar|solar|urban[oa]|urbain|loggia|vasos|hierbas|ervas|temperos|elevado|cajones|cintura|sureleve|frutal\w*|frutales|autour|estate|saison|cobertura|raised|vecinal|comunitari[oa]|partage|association|water)\b|ベランダ/u,
  },
  {
    id: 'passing-a-civil-service-exam',
    goal: /\boposicion(?:es)?\b|\bconcurso (?:publico|da|do|para)\b|\bconcours (?:d'attache|de la fonction|de categorie|externe|interne|administrat\w*|territorial)|\bbeamtenprufung\b|\bcivil service exam|公務員試験/u,
    not: /\b(?:respond\w*|proposta|fornecimento|relatos|contos|judicatura|juez|fotografia|culinari[oa]|beleza|poesia|baile|musica|infirmi\w*|medecine|medicina)\b/u,
  },
  {
    id: 'getting-a-motorcycle-licence',
    goal: /\bpermis (?:moto|a2)|\bmotorradfuhrerschein|\bcarnet de moto|\bcarta de mota|\bhabilitacao a\b|\bmotor(?:cycle|bike) licen[cs]e|バイクの免許|二輪免許/u,
  },
  {
    id: 'getting-a-driving-licence',
    goal: /\bfuhrerschein\b|\bpermis de conduire\b|\b(?:carnet|carne) de conducir\b|\bcarta de conducao\b|\btirar (?:a )?(?:carteira|cnh|carta)\b|運転免許|車の免許|\bdriving (?:test|licen[cs]e)\b|\blearn to drive\b/u,
    not: /\b(?:chang\w*|exchang\w*|international\w*|a[12]|verloren|lost|ersetzen|renovar|caducado|motociclo|identidade|marinheiro|bezahlen|address|motor\w*|moto|truck|lorry|lkw|forklift|bus|exchange|umschreiben|umtauschen|canjear|foreign|stick|manual|lost|renew|train|boat)\b|返納|更新/u,
  },
  {
    id: 'quitting-smoking',
    goal: /\b(?:quit|stop|give up|giving up|off the|kick) (?:smoking|cigarettes|fags)\b|\bdejar(?:lo)?(?: de fumar)?\b|\b(?:arreter|cesser) (?:de fumer|la cigarette)|\b(?:parar|deixar) de fumar|\brauchen auf\w*|\baufhoren zu rauchen|禁煙|タバコをやめ/u,
    text: /smok|cigar|fags|fum[aeo]|rauch|煙|タバコ/u,
    not: /\bbrisket|vap(?:e|ing)\b/u,
  },
  {
    id: 'losing-weight-gently',
    goal: /\b(?:lose|shed|drop) (?:about |around |at least )?(?:\d+|some|a few|ten|twenty) ?(?:kg|kilos?|pounds|lbs?|stone)\b|\b\d+ ?(?:kg|kilo) abnehmen\b|\b(?:bajar|perder|adelgazar) (?:\w+ )?\d+ ?(?:kg|kilos?|quilos)\b|\bperdre \d+ ?(?:kg|kilos?)|\bemagrecer\b|痩せたい|(?:キロ|kg)(?:痩せ|減)/u,
    not: animals,
  },
  {
    id: 'finding-a-flat',
    goal: /\b(?:find|looking for|rent|need)\b.*\b(?:flat|apartment)\b|\b(?:suche\w*|finden|brauchen?)\b.*\bwohnung\b|\bwohnung (?:suchen|finden)|\bwohnung raus\b|\bbus(?:co|car|camos)\b.*\bpiso\b|\bencontrar\b.*\b(?:piso|apartamento)\b|\b(?:cherche\w*|trouver)\b.*\bappartement\b|部屋探し|賃貸を探/u,
    not: /\b(?:buy|sell|let|rent out|kaufen|verkaufen|vermieten|comprar|vender|acheter|vendre|together|couple|companer[oa]|whether|decide|entscheid\w*|tenant|ferienwohnung|company|job)\b/u,
  },
  {
    id: 'finding-a-flat',
    goal: /\bwohnung\b/u,
    text: /\beigenbedarf\b/u,
    not: /\b(?:widersprechen|wehren|klagen|anwalt|kaufen)\b/u,
  },
  {
    id: 'sleeping-better',
    goal: /\b(?:sleep (?:better|through|well|at least)|better sleep|besser schlafen|durchschlafen|dormir (?:mieux|mejor|melhor)|sommeil (?:correct|reparateur))\b|\bhours in one go\b|よく眠|ぐっすり|不眠/u,
    not: /\b(?:hot|menopaus\w*|baby|babys?|toddler|daughter|son|child|bebe|kind|sohn|tochter|enfant|hij[oa]|filh[oa])\b|赤ちゃん|更年期/u,
  },
  {
    id: 'getting-solar-panels',
    goal: /\bbalkonkraftwerk|\bphotovoltaik|\bpv-anlage|\bsolar panels?\b|\b(?:placas|paneles) solares\b|\bpanneaux (?:solaires|photovolt)|\bpaineis solares\b|太陽光/u,
    not: /\b(?:remove|clean|camper\w*|van|boat|sell|entfernen|reinigen|model)\b/u,
  },
  {
    id: 'settling-an-estate',
    goal: /./u,
    text: /\b(?:i'?m the executor|named me executor|as executor|probate|erbschein|nachlass (?:regeln|abwickeln)|albacea|sortir de la succession|fazer o inventario)\b|遺産分割|相続手続/u,
  },
  {
    id: 'preparing-meals-for-the-week',
    goal: /\b(?:eat (?:better|healthier|well)|(?:besser|gesunder) essen|comer (?:mejor|melhor|mas sano)|(?:mieux|bien) manger|manger mieux)\b/u,
    text: /\b(?:at work|at the office|lunch\w*|auf der arbeit|bei der arbeit|im buro|en el trabajo|en la oficina|au travail|au bureau|no trabalho)\b/u,
  },
  {
    id: 'preparing-for-a-job-interview',
    goal: /\b(?:prepared?|preparation|interview|vorbereite\w*|preparar\w*|preparer)\b/u,
    text: /\b(?:(?:got|have) an interview|job interview|vorstellungsgesprach|entrevista de (?:trabajo|emprego)|entretien d'embauche)\b|面接/u,
    not: /\b(?:coding|developer|abroad|case|record|podcast|oral history|grand\w*)\b/u,
  },
  {
    id: 'planning-a-wedding',
    goal: /\b(?:wedding|hochzeit|boda|mariage|casamento)\b|guests/u,
    text: /\b(?:engaged|our wedding|unsere hochzeit|nuestra boda|notre mariage|nosso casamento|we're getting married|verlobt)\b|結婚式を挙げ/u,
    not: /\b(?:rings|guest book|cake|speech|dress|guest at|anniversary|small|elope|song|dance|fit into|torte|rede|discurso|tarta|bolo|robe)\b/u,
  },
  {
    id: 'sorting-digital-photos',
    goal: /\b(?:sort\w*|one place|duplicates|in order|organi[sz]e\w*|ordnen|sortieren|ordenar|organizar|trier|ranger)\b|整理/u,
    text: /\b\d[\d.,]* (?:digital )?(?:photos|pictures|fotos|bilder)\b|枚の写真/u,
  },
  {
    id: 'english-for-work',
    goal: /\b(?:speak\w*|talk|falar|hablar|parler|sprechen|reden|mitreden|english|englisch|ingles|anglais)\b|英語|話/u,
    text: /^(?=.*(?:\b(?:english|englisch|ingles|anglais)\b|英語))(?=.*(?:\b(?:meetings?|calls|clients?|customers|colleagues|reunioes|reuniones|reunions|clientes?|kunden|kollegen|besprechungen|collegues)\b|会議|仕事))/su,
    not: /\b(?:exam\w*|test|teach|[abc][12]|toefl|ielts|toeic|child|kids?|son|daughter)\b|試験/u,
    isDecisive: true,
  },
  {
    id: 'a-two-week-trip-abroad',
    goal: /^(?:(?:spend|travel|go) )?(?:two|three|2|3) weeks (?:in|around|through|across) (?!bed|hospital|a row|total|advance)|\b(?:dos|tres) semanas (?:en|por)\b|\b(?:zwei|drei) wochen (?:nach|durch)\b|\b(?:deux|trois) semaines (?:en|au)\b|\b(?:duas|tres) semanas (?:em|no|na|pel[oa])\b/u,
    not: /\b(?:learn|language|work|course|save|ahorrar|sparen|economiser|poupar|juntar)\b/u,
  },
  {
    id: 'drinking-less-alcohol',
    goal: /\b(?:less|cut (?:down|back)|get down to|only|weekends|weniger|nur|reduzieren|menos|solo|reducir|moins|reduire|so)\b|減ら|控え/u,
    text: /\b(?:bottles? of wine|glass(?:es)? of wine|beers?|vodka|whisky|alcohol|flasche wein|bier|alkohol|cervezas?|vino|copas|bieres?|vin|alcool|cervejas?|vinho)\b|お酒|ビール|飲酒/u,
    not: /\b(?:brew\w*|make|sugar|sell|brauen|elaborar|coffee|waste|meat)\b/u,
  },
  {
    id: 'less-screen-time',
    goal: /\b(?:less|under|below|cut|reduce|weniger|unter|reduzieren|menos|reducir|sous|moins|reduire|diminuir)\b|減ら/u,
    text: /\b(?:hours|stunden|horas|heures|hrs)\b.*\b(?:my phone|handy|smartphone|telephone|movil|celular|telemovel|tiktok|instagram)\b|スマホ/su,
    not: /\b(?:daughter|son|kids?|child\w*|kinder|sohn|tochter|hij[oa]s?|enfants|filh[oa]s?|bill|work)\b|子ども|子供/u,
  },
];

/** The playbook of a subject that the goal names. If another one is certain, only a decisive subject counts. */
export function namedPlaybook(goal: string, text: string, isOtherCertain: boolean): string | undefined {
  const [wanted, all] = [plain(goal), plain(text)];
  return subjects.find(
    (subject) =>
      (!isOtherCertain || subject.isDecisive) &&
      subject.goal.test(wanted) &&
      (subject.text?.test(all) ?? true) &&
      !(subject.not?.test(wanted) ?? false),
  )?.id;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[À-ÿ]/gu, (letter) => letter.normalize('NFD')[0]!);
}
