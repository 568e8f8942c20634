import type { Facts } from '#domain/assistant/facts.ts';
import type { Language } from '../detect-language.ts';
import { isPast } from '../dates/past-words.ts';
import { numberPattern, parseNumber } from '../numbers.ts';
import { overlaps, type Piece, pieceAt, type Source, type Span } from '../source.ts';

type Latin = Exclude<Language, 'ja'>;

interface CountWords {
  /** Words that end the name of what is counted. */
  readonly stop: string;
  /** What is never the goal: times, units, family, pets, body. */
  readonly not: string;
  /** Before a number that counts something else: 'my', 'the last'. */
  readonly notBefore: RegExp;
  /** A clause about what the user has or has done. */
  readonly state: RegExp;
  /** The name may have several words. */
  readonly maxWords: number;
}

const words: Readonly<Record<Latin, CountWords>> = {
  en: {
    stop: 'by|before|in|on|at|for|with|without|from|until|per|a|an|the|and|or|to|this|next|each|every|that|which|who|about|so|but|is|are|was|i|we|my|our|together|max|maximum|altogether|total|instead|when|while|again|off|out|over|as|than|it|back|myself|long|away|ago|old|because|non-stop|unbroken|straight|without',
    not: "h|min|m|km|kg|friends|mates|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|yrs?|times|evenings?|mornings?|nights?|afternoons?|weekends?|sessions?|o'clock|am|pm|kids?|children|sons?|daughters?|cats?|dogs?|siblings|of|pounds?|euros?|dollars?|bucks|quid|left|devs|more|other|others|different|parents|jobs at|months'|sizes|stars|metres?|meters?|miles?|km|kg|percent|things|adults?|vegans?|vegetarians?|toddlers?|grandkids|year[- ]olds?|year old|minute|hour|second|storey|piece|part|course|bedrooms?",
    notBefore:
      /(?:\b(?:my|our|her|his|their|last|past|previous|grade|level|chapter|version|number|no\.|bus|line|v|age|aged|turn(?:s|ing)?|at|since|class|route|than|under|over|every|page|unit|year|are|is|was|were|room|type|these|those|first|about to turn|size|top|within|in|from|after|before|since|because of|with|using|each of the|all of the|have|has|had|got|own|did|done|only|work|live with|raising|and|between|only got|of our|of my)|[#/:–.-]|\d) ?$/i,
    state:
      /^(?:i'?ve|i have|we have|we'?ve|i own|i'?m|i am|there (?:are|were|is)|we are|we'?re|my |she|he |they|it'?s|kids|married|been|already|currently|so far|got |have |with two|i already|i did|i used to|last )/i,
    maxWords: 3,
  },
  de: {
    stop: 'bis|vor|in|im|am|an|auf|für|mit|ohne|von|zu|zum|zur|pro|und|oder|die|der|das|den|dem|ein|eine|nach|aus|bei|als|ich|wir|hintereinander|stück|lesen|schreiben|machen|schaffen|backen|nähen|lernen|am stück|insgesamt|maximal',
    not: 'h|min|m|km|kg|freunden?|stunden?|std|minuten?|tage?n?|wochen?|monate?n?|jahre?n?|mal|abende?n?|uhr|kinder|kindern|kleine|söhne|töchter|katzen?|hunde?n?|euro|prozent|linke|geschwister|kilo|kilometer|meter|sekunden|nächte|prozent',
    notBefore:
      /(?:(?:^|\s)(?:meine[nr]?|unsere[nr]?|letzten|vergangenen|klasse|stufe|kapitel|seit|mit|über|als|bin|ist|sind|alle|um|habe|haben|hab|hatte|schon|bereits|ersten|nur|noch nur)|[#/:–.,-]|\d) ?$/i,
    state: /^(?:ich habe|wir haben|ich bin|wir sind|habe |hab |meine |es gibt|schon|bereits|bisher|zurzeit)/i,
    maxWords: 2,
  },
  es: {
    stop: 'en|para|antes|hasta|con|sin|de|del|por|y|o|a|al|que|el|la|los|las|un|una|cada|este|esta|se|seguid[oa]s|máximo|como|desde|me|mi',
    not: 'h|min|m|km|kg|amig[oa]s|horas?|minutos?|días?|semanas?|mes(?:es)?|años?|veces|noches?|tardes?|mañanas?|hij[oa]s|niñ[oa]s|cumpleaños|aniversarios?|gat[oa]s?|perr[oa]s?|euros?|pesos|dólares|kilos?|kilómetros|metros|segundos|herman[oa]s|sesiones|fines|palabras',
    notBefore:
      /(?:(?:^|\s)(?:mis|nuestr[oa]s|últim[oa]s|nivel|capítulo|desde|hace|más de|menos de|tengo|tiene|tenemos|hay|son|con|grado|clase|somos|página|hice|he)|[#/:–.,-]|\d) ?$/i,
    state: /^(?:tengo|tenemos|soy|somos|he |ya |llevo|hay |mis |mi |trabajo|vivo|actualmente)/i,
    maxWords: 1,
  },
  fr: {
    stop: "en|pour|avant|avec|sans|de|d'|du|par|et|ou|à|au|que|le|la|les|un|une|des|chaque|dans|sur|qui|max|maximum|depuis|mon|ma",
    not: 'h|min|m|km|kg|amie?s|copains|heures?|minutes?|jours?|semaines?|mois|ans|années?|fois|soirs?|matins?|enfants?|fils|filles?|chats?|chiens?|euros?|kilos?|kilomètres?|mètres?|secondes?|frères?|sœurs?|séances?|week-ends?|mots|soirées?|dollars',
    notBefore:
      /(?:(?:^|\s|')(?:mes|nos|derni(?:ers|ères)|niveau|chapitre|depuis|plus de|moins de|ai|a|avons|sont|avec|classe|page|couru|fait|sommes|tous les|toutes les|les \d+ ans)|[#/:–.,-]|\d) ?$/i,
    state: /^(?:j'ai|nous avons|je suis|on est|on a |déjà|mes |mon |ma |il y a|actuellement|je travaille)/i,
    maxWords: 1,
  },
  pt: {
    stop: 'em|para|antes|até|com|sem|de|do|da|por|e|ou|a|ao|à|que|o|os|as|um|uma|cada|este|esta|seguid[oa]s|no|na|máximo|desde|me|meu',
    not: 'h|min|m|km|kg|amig[oa]s|horas?|minutos?|dias?|semanas?|mês|meses|anos?|vezes|noites?|tardes?|manhãs?|filh[oa]s|crianças|gat[oa]s?|cachorr[oa]s?|cã(?:o|es)|euros?|reais|dólares|quilos?|quil[ôó]metros|metros|segundos|irmã[os]?s?|sessões|fins|mil|palavras',
    notBefore:
      /(?:(?:^|\s)(?:meus|minhas|noss[oa]s|últim[oa]s|nível|capítulo|desde|há|mais de|menos de|tenho|tem|temos|são|classe|somos|página|fiz|já)|[#/:–.,-]|\d) ?$/i,
    state: /^(?:tenho|temos|sou|somos|já |há |meus |minhas |meu |minha |trabalho|moro|atualmente)/i,
    maxWords: 1,
  },
};

/** Units, sums and people who only live somewhere: in no language the goal. */
const MEASURES =
  "(?:d'|de )?(?:w|kw|kwp|wp|v|qm|m²|sqm|sq|ha|cm|mm|ml|cl|dl|l|g|kg|km|kcal|gb|mb|tb|watt|volt|hektar|hectares?|hectáreas|quadratmeter|quilos?|kilos?|grams?|gramm|gramos|grammes|heures?|horas|stunden|hours|habitants|inhabitants|residents|einwohner[n]?|habitantes|moradores|vecinos|volts?|watts?|credit cards|grad|degrees|grados|degrés|graus|prozent|percent|pts|points|punkte|puntos|pontos|etappen)";

const WISH =
  /\b(?:want|need|must|have to|would like|goal|aim|hope)\b|möchte|will |muss|soll|ziel|quiero|tengo que|necesito|objetivo|veux|je dois|voudrais|objectif|quero|preciso|tenho de|tenho que/i;
const GUESTS =
  /^(?:guests?|people|gäste?n?|personen|leute|invitad[oa]s|personas|invités|personnes|convidad[oa]s|pessoas)$/i;
/** Written small, where the nouns are small as well. */
const GERMAN_VERB = /^(?:auf|an|ab|aus|ein|vor|zu|nach|mit|durch|um|fertig|be|ver|er)[a-zß-ɏ]{3,}en$/u;
const IRREGULAR_PLURAL = /^(?:people|children|men|women|feet|sheep|fish|mice|geese)$/i;
const JAPANESE = new RegExp(
  `(?<number>${numberPattern.ja})(?<of>曲|冊|本|個|枚|社|件|品|作品|話|章|ページ|都市|カ国|か国|匹|着|台|人|種類|単語|問|試合|記事|回(?!落|失敗|目|受け|挑戦し))`,
  'gu',
);
const MAX_COUNT = 100_000;
const JAPANESE_NOT_BEFORE = /(?:週に?|月に?|年に?|日に?|子供|子ども|家族|夫婦|毎日|第|もう|すでに|は|が)$/u;

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, { not }]) => [
    language,
    new RegExp(
      `(?<![a-zA-ZÀ-ɏ\\d])(?<number>${numberPattern[language as Language]}) (?!(?:${not}|${MEASURES})(?![a-zA-ZÀ-ɏ]))(?=(?<rest>[a-zA-ZÀ-ɏ][^.,;:!?()\\n]{0,50}))`,
      'gi',
    ),
  ]),
) as Record<Latin, RegExp>;

/** A number of things to make, read or visit: five songs. `taken` are the numbers that have another meaning. */
export function findCount(source: Source, taken: readonly Span[]): Facts['count'] {
  if (source.language === 'ja') return findJapaneseCount(source.text, taken);
  const { language } = source;
  const { stop, notBefore, state, maxWords } = words[language];
  const stops = new RegExp(`^(?:${stop})$`, 'i');
  for (const clause of source.clauses) {
    const sentence = pieceAt(source.sentences, clause.from);
    if (sentence) {
      const wish = WISH.exec(clause.text)?.index ?? -1;
      if (
        (wish === -1 && (state.test(clause.text) || (state.test(sentence.text) && !WISH.test(sentence.text)))) ||
        (sentence !== source.sentences[0] && !isAboutGoal(clause, sentence))
      )
        continue;
      for (const match of clause.text.matchAll(compiled[language])) {
        const span = {
          from: clause.from + match.index,
          to: clause.from + match.index + match.groups!['number']!.length,
        };
        const before = source.text.slice(clause.from, span.from).slice(-30);
        const n = parseNumber(match.groups!['number']!, language);
        const of = readName(match.groups!['rest']!, stops, maxWords, language);
        const isHost = GUESTS.test(of ?? '') && /(?<![a-zA-ZÀ-ɏ])with $/i.test(before);
        const isYear = /^(?:19|20)\d\d$/u.test(match.groups!['number']!);
        if (
          isYear ||
          match.index < wish ||
          (wish === -1 && isPast(clause.text.slice(0, match.index), language)) ||
          source.text[clause.from - 1] === '(' ||
          (notBefore.test(before) && !isHost) ||
          taken.some((other) => overlaps(other, span))
        )
          continue;
        if (Number.isInteger(n) && n >= 2 && n <= MAX_COUNT && of !== undefined) return { n, of };
      }
    }
  }
  return findPieces(source);
}

/** Later sentences count only if they say what is wanted, how many guests there are, or nothing but the number. */
function isAboutGoal(clause: Piece, sentence: Piece): boolean {
  return (
    WISH.test(sentence.text) ||
    BARE_COUNT.test(clause.text) ||
    /^(?:about |around |ca\.? |etwa |unos |unas |environ |cerca de )?\d+ (?:guests|people|gäste|invitad|personas|invités|personnes|convidad|pessoas)/i.test(
      clause.text,
    )
  );
}

/** '340 posts', as a clause of its own. */
const BARE_COUNT =
  /^(?:about |around |roughly |some |ca\.? |etwa |rund |unos |unas |environ |cerca de |all |alle )?\d{2,4} [a-zA-ZÀ-ɏ]+(?: [a-zA-ZÀ-ɏ]+)?$/i;

function readName(rest: string, stops: RegExp, maxWords: number, language: Latin): string | undefined {
  const tokens = rest.split(/\s+/);
  const name: string[] = [];
  for (const token of tokens) {
    const isLink = language === 'en' && token === 'of' && name.length > 0 && tokens.length > name.length + 1;
    const isVerb = language === 'de' && GERMAN_VERB.test(token);
    if ((!isLink && stops.test(token)) || isVerb || !/^[a-zA-ZÀ-ɏ'-]+$/u.test(token)) break;
    if (name.length >= maxWords + (name.includes('of') ? 1 : 0)) break;
    name.push(token);
    // In German, the noun ends the phrase; before it come adjectives.
    if (language === 'de' && (/^[A-ZÀ-Þ]/u.test(token) || !/e[nrs]?$/u.test(token))) break;
  }
  if (name.length === 0) return undefined;
  const head = name[name.indexOf('of') > 0 ? name.indexOf('of') - 1 : name.length - 1]!;
  if (GUESTS.test(head)) return name.join(' ');
  if (language === 'en') {
    const last = name.findLastIndex(
      (word, at) => word.endsWith('s') || IRREGULAR_PLURAL.test(word) || name[at - 1] === 'of',
    );
    return last === -1 ? undefined : name.slice(0, last + 1).join(' ');
  }
  if (language === 'de') return /^[A-ZÀ-Þ]/u.test(head) ? name.join(' ') : undefined;
  const isPlural = /[sx]$/u.test(head);
  return isPlural ? name.join(' ') : undefined;
}

/** 'Bewerbungen: 20 Stück' */
function findPieces({ text, language }: Source): Facts['count'] {
  const match = language === 'de' ? /(?<of>[A-ZÀ-Þ][a-zA-ZÀ-ɏ]{2,30}): ?(?<n>\d{1,4}) Stück/u.exec(text) : null;
  const n = Number(match?.groups!['n']);
  return match && n >= 2 ? { n, of: match.groups!['of']! } : null;
}

function findJapaneseCount(text: string, taken: readonly Span[]): Facts['count'] {
  for (const match of text.matchAll(JAPANESE)) {
    const n = parseNumber(match.groups!['number']!, 'ja');
    const span = { from: match.index, to: match.index + match[0].length };
    const isOther = JAPANESE_NOT_BEFORE.test(text.slice(Math.max(0, match.index - 4), match.index));
    if (n >= 2 && n <= 10_000 && !isOther && !taken.some((other) => overlaps(other, span))) {
      return { n, of: match.groups!['of']! };
    }
  }
  return null;
}
