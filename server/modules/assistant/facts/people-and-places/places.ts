import type { Language } from '../detect-language.ts';
import { type Piece, pieceAt, type Source } from '../source.ts';
import { clip } from '../situation/phrases.ts';
import { isKnownPlace, isNoPlace, isPlaceName } from './gazetteer.ts';

/** A name as it is written, where the words before it end. */
const NAME =
  /[A-ZÀ-Þ][a-zA-ZÀ-ɏ'-]+(?: (?:(?:of|of the|on|upon|on the|de|del|de la|de los|des|du|di|la|le|les|am|an der|ob der|do|da|dos|das) )?[A-ZÀ-Þ][a-zA-ZÀ-ɏ'-]+){0,4}/uy;

interface PlaceWords {
  /** Moving and travelling: the name that follows is a place. */
  readonly to: string;
  /** 'in': the name that follows is a place if nothing else is known about it. */
  readonly in: string;
  /** Places around the house and village, with their article. */
  readonly common: string;
  readonly inCommon: string;
  /** 'marathon de': an event whose place follows. */
  readonly event: string;
  /** Walking or climbing something with a name: 'climb '. */
  readonly climb: string;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, PlaceWords>> = {
  en: {
    to: '(?:move|moving|moved|relocat(?:e|ing)|emigrat(?:e|ing)|travel|travelling|trip|road trip|fly|flying|flight|drive|driving|cycle|cycling|walk|walking|hike|hiking|ride|riding|sail|sailing|holiday|honeymoon|journey|visit|pilgrimage|expedition|interrail(?:ing)?|backpack(?:ing)?|go|going|return|retire|get|ferry|train)(?: (?:back|home|from [a-zA-ZÀ-ɏ]+|over|there|alone|solo|together|with [a-zA-ZÀ-ɏ]+ [a-zA-ZÀ-ɏ]+))* (?:to|around|round|across|through|into) (?:the )?',
    in: '(?:in|near|around|outside|at|on) (?:the )?(?:(?:north|south|east|west|central|rural|downtown|northern|southern|eastern|western) )?',
    common:
      '(?:back |front |side )?(?:garden|yard)|cellar|basement|garage|attic|loft|village hall|town hall|community centre|community center|balcony|shed|spare room|backyard|greenhouse|allotment|local park|park|church hall|conservatory|school hall|(?:local |school )?library|community garden|church|barn|cabin|beach|sports hall|town square|market square|scout hut|community hall',
    inCommon: '(?:in|on|at|into) (?<name>(?:the|our|my) (?:local |old |new )?',
    event: '(?:marathon|half[- ]marathon|triathlon|parkrun|festival|fair|fete|market|concert|retreat) (?:in|of) ',
    climb:
      '(?:climb|climbing|summit|hike|hiking|trek|trekking|scale|walk|cycle|kayak|row|sail|explore|tour)(?: (?:all|part|the whole) of| along| up| down| around)? (?:the )?',
  },
  de: {
    to: '(?:nach|richtung) ',
    in: '(?:in|bei|um|an|auf|durch)(?: der| die| den| dem)? |(?:die|den) ',
    common:
      'garten|keller|garage|dachboden|balkon|hof|schuppen|gewächshaus|wohnzimmer|gemeindehaus|schrebergarten|park|wald',
    inCommon: '(?:in|im|auf|ins) (?<name>(?:dem |der |den |meinem |unserem |meiner |unserer )?',
    event:
      '(?:marathon|halbmarathon|lauf|wohnung|haus|laden|café|markt|stand|konzert|hochzeit|zimmer|urlaub|studium|freunde|garten|schrebergarten|chor|verein|halle|kirche|ferienhaus|festival) (?:in|von|auf) ',
    climb: '(?:auf|über|durch|quer durch|rund um|entlang) (?:die |den |das |der )?',
  },
  es: {
    to: '(?:mudarme|mudarnos|viajar|viaje|ir|irme|emigrar|volver|vuelta|excursión|llegar|trasladarme|mudanza|escapada)(?: solo| sola| a vivir| a estudiar| a trabajar)* (?:a|al|hacia|por) ',
    in: '(?:en|desde|cerca de|por)(?: la| el| los| las)? ',
    common: 'jardín|sótano|garaje|balcón|terraza|patio|trastero|azotea|huerto|parque',
    inCommon: '(?:en) (?<name>(?:el|la|mi|nuestro|nuestra) ',
    event:
      '(?:maratón|media maratón|carrera|triatlón|piscina|barrio|pueblo|ciudad|playa|mercado|club|centro|plaza|feria|festival|puerto|costa|sierra|universidad|escuela|biblioteca)(?: municipal)? de(?: la|l)? ',
    climb: '(?:subir|hacer|escalar|recorrer|visitar|conocer|cruzar|atravesar)(?: a| al| el| la| los| las| por)* ',
  },
  fr: {
    to: "(?:déménager|partir|aller|voyager?|voyage|voyage en famille|m'installer|emménager|retourner|séjour|week-end|vacances|randonnée)(?: vivre| habiter)? (?:à|au|aux|en|vers) ",
    in: '(?:à|au|aux|en|dans|près de)(?: la| le| les)? ',
    common: 'jardin|cave|garage|grenier|balcon|terrasse|cour|salle des fêtes|véranda|serre|parc',
    inCommon: '(?:dans|sur|à) (?<name>(?:le|la|mon|ma|notre) ',
    event:
      "(?:marathon|semi-marathon|semi|course|triathlon|trail|piscine|quartier|village|ville|plage|marché|port|université|salle|foire|festival|bibliothèque|école|tour) (?:de la |de l'|de |d'|du |des )",
    climb:
      "(?:gravir|escalader|monter|parcourir|visiter|découvrir|traverser|randonnée|sentier|sur)(?: au| à| en| dans| sur)?(?: le| la| les)? (?:l')?",
  },
  pt: {
    to: '(?:mudar(?:-me|-nos)?|viajar|viagem|ir|emigrar|voltar|regressar|excursão|mudança|passeio)(?: sozinh[oa]| viver| morar| estudar| trabalhar)* (?:para|a|ao|à|aos|às)(?: o| a| os| as)? ',
    in: '(?:em|n[oa]s?|perto d[eoa]) ',
    common: 'jardim|cave|porão|garagem|sótão|varanda|terraço|quintal|horta|parque|salão de festas',
    inCommon: '(?:n)(?<name>(?:o|a) (?:meu |minha |nosso |nossa )?',
    event:
      '(?:maratona|meia maratona|corrida|triatlo|triatlão|piscina|bairro|praia|mercado|feira|festival|cidade|universidade|escola|biblioteca) d[eoa]s? ',
    climb:
      '(?:subir|fazer|escalar|percorrer|visitar|conhecer|atravessar|pela|pelo|pelas|pelos)(?: ao| à| o| a| os| as)* ',
  },
};

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, each]) => {
    const pattern = (source: string, flags = 'gi') => new RegExp(`(?<![a-zA-ZÀ-ɏ\\d])(?:${source})`, flags);
    return [
      language,
      {
        to: pattern(each.to),
        event: pattern(each.event),
        climb: pattern(each.climb),
        in: pattern(each.in),
        common: pattern(`${each.inCommon}(?:${each.common}))(?![a-zA-ZÀ-ɏ])`, 'i'),
      },
    ];
  }),
) as Record<Exclude<Language, 'ja'>, Record<keyof PlaceWords & ('to' | 'event' | 'climb' | 'in' | 'common'), RegExp>>;

const TRAIL =
  /(?<name>(?:[Tt]he )(?:[A-ZÀ-Þ][a-zA-ZÀ-ɏ'-]+ ){1,4}(?:Path|Way|Trail|Wall|Canal|Valley|Mountains|Alps|Islands|Coast|District|Highlands|Forest|Peninsula|Park|Route|Loop))/u;
/** 'at Frome market' */
const VENUE =
  /^ (?:farmers'? )?(?:market|hall|church|school|station|park|beach|library|university|castle|harbour|marina|cathedral|leisure centre|community centre|festival)(?![a-zA-ZÀ-ɏ])/i;
const NAMED_VENUE =
  / (?:Market|Hall|Park|Church|School|Castle|Beach|Library|Cathedral|Centre|Center|Festival|Square|Arena|Theatre|Museum)$/;
/** 'the London marathon' */
const RACE = /(?<name>[A-ZÀ-Þ][a-zß-ɏ]+(?: [A-ZÀ-Þ][a-zß-ɏ]+)?)[ -](?:[Hh]al[fb][ -]?)?(?:[Mm]arathon|[Tt]riathlon)/u;
const PLURAL_OR_LONG = /s$| [A-ZÀ-Þ]/u;
const JAPANESE =
  /(?<name>(?<![\p{Script=Katakana}ー])(?!フル|ハーフ|リモート|パート|アルバイト|バイト|在宅|自宅|一人|独学)[\p{Script=Han}\p{Script=Katakana}ー]{2,10}?)(?:に(?:引っ越|移住|旅行|行|留学|登)|へ(?:引っ越|移住|旅行|行|留学|の旅行)|(?:旅行|マラソン|一周)(?=[をにがの、。]|$)|で(?:暮ら|働|開|登|泳|結婚式|店))/u;
const NOT_BEFORE =
  /\b(?:from|live|lives|lived|born|grew up|work|works|worked|aus|wohne|arbeite|lebe|vivo|vive|nací|trabajo|habite|vit|né|née|travaille|moro|mora|nasci|famille|family|aunt|friend|cousin|brother|sister)\s*$/i;
/** German nouns that follow 'in' or 'nach' without an article. */
const GERMAN_NOUN =
  /^(?:Hause|Feierabend|Plan|Noten|Teilzeit|Vollzeit|Elternzeit|Rente|Arbeit|Betrieb|Form|Ruhe|Zukunft|Gefahr|Mathe|Wunsch|Bedarf|Belieben|Möglichkeit|Anleitung|Eigenregie|Gruppen|Etappen|Raten|Urlaub|Gang|Ordnung|Stand|Weihnachten|Ostern|Pfingsten|Neujahr|Feiertagen|Essen)$/;
const MOVING = /umzug|umzieh|zieh|reis|flieg|fahr|radel|wander|auswander|urlaub|ausflug|trip|flug|tour|pilger/i;

/** Where people met or grew up is not the place of the plan. */
const HISTORY =
  /(?<![a-zA-ZÀ-ɏ])(?:met|grew up|was born|were born|studied|used to|came from|kennengelernt|aufgewachsen|geboren|se conoci\S+|nos conocimos|nac(?:ió|í|ieron)|creci\S+|crecí|estudié|(?:se sont|nous sommes) rencontr\S+|a grandi|j'ai grandi|née?s?|conheceram-se|se conheceram|nos conhecemos|nasceu|nasci|cresci|cresceu)(?![a-zA-ZÀ-ɏ])/i;
/** '7.0 in Reading', 'beat Phil in Monopoly' */
const RESULT_BEFORE = /(?:\d(?:[.,]\d+)?%?|(?:points|marks|grade|band|score|level|beat|win|won) ?(?:[a-zA-Z]+ )?)\s?$/i;
/** 'From Leeds to Rome': the second one is where it goes. */
const FROM_TO =
  /(?<![a-zA-ZÀ-ɏ])(?:from|von|desde|de|depuis) [A-ZÀ-Þ][a-zA-ZÀ-ɏ'-]+(?: [A-ZÀ-Þ][a-zA-ZÀ-ɏ'-]+)? (?:to|nach|a|à|hasta|até|para|jusqu'à) /gu;

/** Where. A name counts only if it is the goal of a journey, a known place, or follows 'in'. */
export function findPlace({ text, sentences, clauses, language }: Source): string | null {
  if (language === 'ja')
    return JAPANESE.exec(text)?.groups!['name']!.replace(/^(?:再来年|来年|今年|来月)の?(?=.{2})/u, '') ?? null;
  const { to, event, climb, in: inside, common } = compiled[language];
  const isPlace = (name: string) => !isNoPlace(name, language) && !(language === 'de' && GERMAN_NOUN.test(name));
  for (const { name, from } of findNames(text, to)) {
    const clause = pieceAt(clauses, from)?.text ?? '';
    const isJourney = language !== 'de' || isKnownPlace(name, language) || MOVING.test(clause);
    if (isPlace(name) && isJourney) return clip(name);
  }
  for (const { name, before } of findNames(text, FROM_TO)) {
    const start = before.split(' ')[1]!;
    if ((isKnownPlace(name, language) || isKnownPlace(start, language)) && isPlace(name)) return clip(name);
  }
  for (const { name } of findNames(text, event)) if (isPlace(name)) return clip(name);
  const race = RACE.exec(text)?.groups!['name'];
  if (race !== undefined && isKnownPlace(race, language)) return clip(race);
  const trail = language === 'en' ? TRAIL.exec(text)?.groups!['name'] : undefined;
  if (trail !== undefined) return clip(trail);
  for (const { name, before } of findNames(text, climb)) {
    const isNamed =
      isKnownPlace(name, language) ||
      (language === 'en' && (/^(?:climb|summit|hik|trek|scale)/i.test(before) || PLURAL_OR_LONG.test(name)));
    // 'Hacer el Camino desde Sarria': only a full name says where.
    const isPart = /^(?:hacer|fazer)/i.test(before) && !name.includes(' ');
    if (isPlace(name) && isNamed && !isPart) return clip(name);
  }
  const inName = findInside(text, { sentences, clauses }, inside, language);
  if (inName !== undefined) return clip(inName);
  return findCommon(text, sentences, common, [to, inside], language);
}

function findInside(
  text: string,
  { sentences, clauses }: Pick<Source, 'sentences' | 'clauses'>,
  inside: RegExp,
  language: Exclude<Language, 'ja'>,
): string | undefined {
  for (const { name, from, to, before } of findNames(text, inside)) {
    const told = text.slice(pieceAt(clauses, from)?.from ?? from, from);
    if (
      HISTORY.test(language === 'de' ? (pieceAt(clauses, from)?.text ?? '') : told) ||
      (!isKnownPlace(name, language) &&
        (/ing$|^[A-Z]{2,}s?$/u.test(name) || RESULT_BEFORE.test(text.slice(Math.max(0, from - 24), from)))) ||
      NOT_BEFORE.test(text.slice(Math.max(0, from - 20), from)) ||
      isNoPlace(name, language) ||
      /^(?:die|den) Essen$/.test(before + name)
    )
      continue;
    const venue = VENUE.exec(text.slice(to, to + 20))?.[0];
    if (language === 'en' && venue !== undefined) return name + venue;
    if (language === 'en' && NAMED_VENUE.test(name)) return name;
    if (isKnownPlace(name, language))
      return /\bthe $/i.test(before) && PLURAL_OR_LONG.test(name) ? `the ${name}` : name;
    const isStart = sentences.some((sentence) => sentence.from === from);
    const isName = !isStart && !/^[A-ZÀ-Þ\d]+$/u.test(name);
    const isClear =
      language === 'en'
        ? /^(?:in|near|outside|around) (?:(?:north|south|east|west|central|rural|downtown|northern|southern|eastern|western) )?$/i.test(
            before,
          )
        : /^(?:en|à|em|près de|cerca de|perto de) $/i.test(before);
    const isNoun =
      /^ [a-zß-ɏ]{4,}/u.test(text.slice(to, to + 8)) &&
      !/^ (?:with|from|this|next|before|after|until|when|where|that|because|within|over|into|avec|pour|avant|dans|pendant|para|antes|desde|hasta|cuando|cada|depois|durante|entre|again|alone|together|only|every|last|about|without|while|since|than|which|who's|together|tomorrow|tonight)(?![a-zA-ZÀ-ɏ])/u.test(
        text.slice(to, to + 12),
      );
    if (isName && !isNoun && isClear && language !== 'de') return name;
  }
  return undefined;
}

/** A place around the house or village, or a known one in small letters. */
function findCommon(
  text: string,
  sentences: readonly Piece[],
  common: RegExp,
  before: readonly RegExp[],
  language: Exclude<Language, 'ja'>,
): string | null {
  const place = common.exec(sentences[0]?.text ?? '')?.groups!['name'];
  if (place !== undefined) return clip(place);
  for (const pattern of before) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const [, first = '', second = ''] = /^([a-zß-ɏ]+)(?: ([a-zß-ɏ]+))?/u.exec(text.slice(from, from + 40)) ?? [];
      const name = second !== '' && isPlaceName(`${first} ${second}`, language) ? `${first} ${second}` : first;
      if (name !== '' && isPlaceName(name, language))
        return clip(name.replaceAll(/(?<![a-zß-ɏ])[a-zß-ɏ]/gu, (letter) => letter.toUpperCase()));
    }
  }
  return null;
}

function findNames(
  text: string,
  pattern: RegExp,
): { readonly name: string; readonly from: number; readonly to: number; readonly before: string }[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    NAME.lastIndex = match.index + match[0].length;
    const name = NAME.exec(text)?.[0];
    return name === undefined ? [] : [{ name, from: match.index, to: NAME.lastIndex, before: match[0] }];
  });
}
