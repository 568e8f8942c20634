import type { Language } from '../detect-language.ts';
import type { Source } from '../source.ts';
import { clip } from '../situation/phrases.ts';
import { isKnownPlace, isNoPlace } from './gazetteer.ts';

interface PersonWords {
  /** People by their relation to the user, without possessive. */
  readonly kin: string;
  readonly my: string;
  /** Called by name: 'for mum'. */
  readonly names: string;
  /** Before the person. */
  readonly before: string;
  /** Before the person, at the beginning of the goal: 'teach'. */
  readonly verbs: string;
  /** A celebration of the person's: 'the wedding of'. */
  readonly eventBefore: string;
  readonly eventAfter: string;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, PersonWords>> = {
  en: {
    kin: '(?:mother|father|sister|brother|son|daughter|parents)-in-law|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids|children|wife|husband|partner|girlfriend|boyfriend|fiancée?|niece|nephew|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|grandsons?|granddaughters?|grandchildren|grandparents|aunts?|aunty|auntie|uncle|cousins?|nieces|nephews|sons|daughters|sisters|brothers|siblings|friends?|girl|boy|little (?:one|girl|boy)|mum in law|tutor|coach|mentor|trainer|fella|best friend|mates?|pals?|budd(?:y|ies)|grandkids|nan|toddler|teenagers?|lads?|girls|boys|hubby|missus|stepdad|stepmum|godchild|groom|bride|teacher|clients?|flatmates|housemates?|colleagues?|neighbou?rs?|team|boss|flatmate|roommate|ex|family|in-laws|mother-in-law|father-in-law|sister-in-law|brother-in-law|stepson|stepdaughter|\\d{1,2}[- ]year[- ]old|twins|godson|goddaughter|baby|choir|band|class|students|pupils',
    my: '(?:my|our|his|her)(?: (?:[a-zA-ZÀ-ɏ]+|\\d{1,2}[- ]year[- ]old)){0,2}? ',
    names:
      'mum|mom|dad|gran|granny|grandma|grandad|grandpa|nan|friends|a friend|(?:\\d|two|three|four|five|six|some|a few|a couple of) (?:friends|mates|colleagues|neighbours|others)|an? (?:friend|mate|neighbou?r|buddy|classmate|colleague)|the kids|the children|the twins|the grandkids|the grandchildren|the family|family|colleagues|a colleague|my mates',
    before: 'with|w/|for|together with|alongside|to',
    verbs:
      'teach|help|visit|see|surprise|support|beat|join|take|train|raise|adopt|tell|give|show|forgive|persuade|convince|call|phone|bring|photograph|thank|coach|marry|propose to|reconnect with|apologi[sz]e to|care for|look after|get on better with|interview|host',
    eventBefore: '',
    eventAfter:
      "'?s (?:(?:\\d+(?:st|nd|rd|th)|surprise|golden|silver|leaving|birthday|wedding|retirement|graduation|anniversary|party|baby shower|christening|funeral)(?: |$|,)|big day)| (?:turns|is turning|will be) \\d+",
  },
  de: {
    kin: 'mutter|mama|vater|papa|eltern|schwester|bruder|sohn|tochter|kinder|kindern|frau|mann|partner(?:in)?|freundin|freund|freunden|verlobten?|nichte|neffen?|oma|großmutter|opa|großvater|enkel(?:in|kinder)?|tante|onkel|cousin|cousine|kolleg(?:e|en|in|innen)|nachbarn?|nachbarin|team|chef|familie|schwager|schwägerin|schwiegersohn|schwiegertochter|kumpels?|schwestern|brüdern?|söhnen?|töchtern?|schwiegermutter|schwiegervater|schwiegereltern|patenkind|zwillinge|chor|band|klasse|schülern?',
    my: 'mein(?:e[nmrs]?)?(?: [a-zA-ZÀ-ɏ]+e[nrs]?)? |unser(?:e[nmrs]?)? ',
    names:
      'mama|papa|oma|opa|(?:den |meinen )?kindern|den kids|(?:zwei |drei |vier |ein paar )?freunden|(?:einem|einer) freund(?:in)?|(?:einem|einer) kolleg(?:en|in)|der (?:ganzen )?familie',
    before: 'mit|für|zusammen mit|gemeinsam mit',
    verbs: 'xxxx',
    eventBefore: '(?:geburtstag|hochzeit|feier|abschied|jubiläum|fest)(?: von|)',
    eventAfter: 's? (?:\\d+\\. )?(?:geburtstag|hochzeit|wird \\d+)',
  },
  es: {
    kin: 'madre|mamá|padre|papá|padres|hermana|hermano|hermanos|hijo|hija|hijos|mujer|esposa|esposo|marido|pareja|novia|novio|prometid[oa]|sobrin[oa]|abuel[oa]s?|niet[oa]s?|tí[oa]|prim[oa]|amig[oa]s?|compañer[oa]s?|vecin[oa]s?|equipo|jef[ea]|familia|cuñad[oa]s?|yerno|nuera|suegr[oa]s?|alumn[oa]s|coro|gemelos',
    my: '(?:mis?|nuestr[oa]s?)(?: mejor)? ',
    names:
      'mamá|papá|los niños|las niñas|los peques|(?:un|una|dos|tres|unos|unas) amig[oa]s?|amig[oa]s|la familia|un compañero|una compañera',
    before: 'con|para|junto a|a',
    verbs: 'enseñar a|ayudar a|visitar a|ver a|sorprender a|cuidar de|cuidar a',
    eventBefore: '(?:boda|cumpleaños|cumple|fiesta|aniversario|despedida|jubilación|bautizo|comunión|\\d+ años) de',
    eventAfter: ' cumple \\d+',
  },
  fr: {
    kin: 'mère|maman|père|papa|parents|sœur|soeur|frère|fils|fille|enfants|femme|mari|conjointe?|compagnon|compagne|copine|copain|fiancée?|nièce|neveu|grand-mère|mamie|grand-père|papi|petit-fils|petite-fille|petits-enfants|tante|oncle|cousine?|amie?s?|meilleure? amie?|collègues?|voisine?s?|équipe|patron|famille|beau-frère|belle-sœur|potes?|belle-mère|beau-père|beaux-parents|élèves|chorale|jumeaux',
    my: '(?:mon|ma|mes|notre|nos)(?: (?:petite?|grande?|meilleure?|vieille|vieux|jeune))? ',
    names:
      'maman|papa|mamie|papi|les enfants|(?:une?|deux|trois|quelques|des) (?:amie?s?|copains?|copines?|potes?|collègues?)|la famille|toute la famille',
    before: 'avec|pour|pour voir',
    verbs: 'apprendre à|aider|rendre visite à|voir|surprendre|accompagner|réconcilier avec',
    eventBefore: '(?:mariage|anniversaire|fête|retraite|baptême|\\d+ ans|départ) de',
    eventAfter: '',
  },
  pt: {
    kin: 'mãe|mamã|pai|papá|pais|irmã|irmão|irmãos|filh[oa]s?|mulher|esposa|esposo|marido|namorad[oa]|noiv[oa]|companheir[oa]|sobrinh[oa]|avó|avô|avós|net[oa]s?|ti[oa]|prim[oa]|amig[oa]s?|colegas?|vizinh[oa]s?|equipa|equipe|chefe|família|cunhad[oa]s?|genro|nora|sogr[oa]s?|alun[oa]s|coro|gémeos|parceir[oa]',
    my: '(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)(?: melhor)? ',
    names:
      'mamã|papá|os miúdos|as crianças|(?:um|uma|dois|duas|três|uns|umas) amig[oa]s?|amig[oa]s|a família|(?:um|uma) colega',
    before: 'com|para',
    verbs: 'ensinar|ajudar|visitar|ver|surpreender|cuidar d[ao]',
    eventBefore: '(?:casamento|aniversário|festa|batizado|formatura|despedida|reforma|\\d+ anos) d[aoe]s?',
    eventAfter: ' faz \\d+',
  },
};

/** 'My husband and I want to …' */
const couples: Readonly<Record<Exclude<Language, 'ja'>, readonly [before: string, after: string]>> = {
  en: ['(?:me and|i and)', "and (?:i|me|myself)(?![a-zA-ZÀ-ɏ'])"],
  de: ['ich und', 'und ich'],
  es: ['yo y', 'y yo'],
  fr: ['moi et', 'et moi'],
  pt: ['eu e', 'e eu'],
};

/** In German, the verb follows: 'meiner Tochter Schwimmen beibringen'. */
const GERMAN_GIVING =
  '(?:beibring|helf|schenk|überrasch|besuch|pfleg|unterstütz|zeig|strick|näh|bau|bastel|back|vorles|versöhn|begleit|verabschied)';

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, { kin, my, names, before, verbs, eventBefore, eventAfter }]) => {
    // In Portuguese, 'do meu avô' contains the article already.
    const person = `(?<person>(?:${my})(?:${kin}))(?![a-zA-ZÀ-ɏ])`;
    const bare = language === 'pt' ? person.replace('(?:(?:o|a|os|as) )?', '') : person;
    const at = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ\\d/])(?:${source})`, 'i');
    return [
      language,
      [
        ...(eventBefore === '' ? [] : [at(`${eventBefore} ${bare}`)]),
        at(
          `(?:${before}) ${person}(?!'(?: |$)|'s (?:house|room|flat|car|garden|old|business|plumbing)| (?:business|car|house|job|project|account))`,
        ),
        at(`(?:${verbs}) ${person}`),
        at(`${couples[language as Exclude<Language, 'ja'>][0]} ${person}`),
        at(`${person} (?:${couples[language as Exclude<Language, 'ja'>][1]})(?![a-zA-ZÀ-ɏ])`),
        ...(language === 'de' ? [at(`${person}(?= (?:[a-zA-ZÀ-ɏ\\d.,-]+ ){0,6}${GERMAN_GIVING})`)] : []),
        ...(eventAfter === '' ? [] : [at(`${person}(?=${eventAfter})`)]),
        ...(names === ''
          ? []
          : [
              at(`(?:${before}) (?<person>${names})(?![a-zA-ZÀ-ɏ]|')`),
              ...(eventAfter === '' ? [] : [at(`(?<person>${names})(?=${eventAfter})`)]),
            ]),
      ],
    ];
  }),
) as Record<Exclude<Language, 'ja'>, RegExp[]>;

const JAPANESE =
  /(?<person>(?:お?母(?:さん)?|お?父(?:さん)?|両親|妹|姉|弟|兄|息子|娘|妻|夫|彼女|彼氏|彼|友達|友人|祖母|祖父|おばあちゃん|おじいちゃん|孫|同僚|家族|子供たち?|子ども|婚約者|姪|甥|いとこ|上司|パートナー))(?:と(?!し)|のため|に(?:手紙|電話|教|会|贈|あげ|プレゼント)|の(?:誕生日|結婚式|還暦|ために)|へ(?:の|プレゼント))/u;

/** People who are mentioned as a reason or a problem, not as company: 'but my partner has hay fever'. */
const SKIP_CLAUSE = /^(?:because|since|but|as |weil|aber|da |porque|pero|parce|car |mais|mas )/i;

/** For or with whom. */
export function findPerson({ clauses, sentences, language, text }: Source): string | null {
  if (language === 'ja') return JAPANESE.exec(text)?.groups!['person'] ?? null;
  // 'and my brother' belongs to a list of what the user has.
  const lines = [...clauses.slice(0, 6), ...sentences.slice(0, 3)].filter((piece) => !SKIP_CLAUSE.test(piece.text));
  for (const pattern of compiled[language]) {
    for (const { text: line } of lines) {
      const match = pattern.exec(line);
      if (match && !/^and /i.test(match[0])) {
        const end = line.indexOf(match.groups!['person']!, match.index) + match.groups!['person']!.length;
        return clip(
          match.groups!['person']! + (RELATIVE_OF.exec(line.slice(end))?.[0] ?? findName(line.slice(end), language)),
        );
      }
    }
  }
  const [goal] = sentences;
  const match = goal && language !== 'de' ? COMPANION.exec(goal.text) : null;
  const name = match?.groups!['name'];
  return name !== undefined && isFirstName(name, language) ? name : null;
}

const COMPANION =
  /(?:^|\s)(?:with|con|avec|com) (?<name>[A-ZÀ-Þ][a-zß-ɏ]{1,14})(?=$|[,.]| (?:and|y|et|e|in|on|by|for|at|en|el|à|em) )/u;
const TOOL =
  /^(?:Duolingo|Babbel|Anki|Coursera|Udemy|Strava|Garmin|Canva|Notion|Chat|Arduino|Blender|Lego|Claude|Procreate|Ableton|Logic|Lightroom|Unity|Unreal|Godot|Django|Flask|Word[Pp]ress|Shopify|Zoom|Teams|Google|Apple|Amazon|Adobe|Linux|Windows|Android|Raspberry|Docker|Git|Peloton|Zwift|Couch|Headspace|Calm|Trello|Stripe|Vue|Angular|Swift|Kotlin|Scratch|Suzuki|Yoga|Pilates)$/;

function isFirstName(name: string, language: Language): boolean {
  return !TOOL.test(name) && !isKnownPlace(name, language) && !isNoPlace(name, language);
}

/** 'my partner's gran' */
const RELATIVE_OF = new RegExp(`^'s (?:[a-zA-ZÀ-ɏ]+ )?(?:${words.en.kin})(?![a-zA-ZÀ-ɏ]|')`, 'i');

/** 'my friend Priya' */
function findName(after: string, language: Language): string {
  const name = /^ (?<name>[A-ZÀ-Þ][a-zß-ɏ]{1,14})(?=$|[\s,.'])/u.exec(after)?.groups!['name'];
  return name !== undefined && language !== 'de' && isFirstName(name, language) ? ` ${name}` : '';
}

/** Whether a phrase begins with somebody close to the user: 'my brother', 'a friend'. */
export function isSomebody(phrase: string, language: Exclude<Language, 'ja'>): boolean {
  return somebody[language].test(phrase);
}

const somebody = Object.fromEntries(
  Object.entries(words).map(([language, { kin, my }]) => [
    language,
    new RegExp(
      `^(?:${my}|(?:an?|the|ein[a-z]*|una?|une?|uma?|le|la|el|der|die|o|a) )?(?:[a-zA-ZÀ-ɏ]+ )?(?:${kin})(?![a-zA-ZÀ-ɏ])`,
      'i',
    ),
  ]),
) as Record<Exclude<Language, 'ja'>, RegExp>;
