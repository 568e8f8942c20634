import type { Language } from '../detect-language.ts';
import { pieceAt, type Piece, type Source } from '../source.ts';
import { countWords } from '../situation/phrases.ts';

type Latin = Exclude<Language, 'ja'>;

/** What means something only together with an earlier sentence. */
const POINTS: Readonly<Record<Latin, RegExp>> = {
  en: /^(?:(?:to )?[a-z]+(?: up| out| off| down| back| rid of)? )?(?:(?:it|them)(?![a-zA-ZÀ-ɏ'])|everything(?= [a-z]+$|$)|(?:this|that|those|all)(?=$|[,.;]| (?:to|by|before|until|done|gone|fixed|over|and|but|up|off|out|sorted|paid|settled|because|so)(?![a-zA-ZÀ-ɏ])))|^(?:on|in|with|from) (?:it|them)(?![a-zA-ZÀ-ɏ])|^[a-z]+ (?:on|in|with|from|of) (?:it|them)(?![a-zA-ZÀ-ɏ])|^to be(?![a-zA-ZÀ-ɏ])|^(?:have|get) everything(?= [a-z]+$|$)/i,
  // 'das Haus' is no pronoun.
  de: /^(?:[Ee]s|[Dd]as|[Ss]ie|[Ii]hn|[Dd]ies|[Aa]lles)(?: [a-zß-ü]+){1,3}$|^[Dd]a(?:von|raus|mit|rin|für|zu)(?![a-zA-ZÀ-ɏ])/u,
  es: /^[a-zà-ɏ]+[aeiáéí]r(?:lo|la|los|las)(?![a-zA-ZÀ-ɏ])|^(?:[a-zà-ɏ]+[aei]r (?:con |de )?)?(?:eso|esto|ello|todo)(?![a-zA-ZÀ-ɏ])|^que (?:l[oea]s? )?[a-zà-ɏ]+(?: antes|$)/i,
  fr: /^(?:que )?(?:ça|cela)(?![a-zA-ZÀ-ɏ])|^tout(?![a-zA-ZÀ-ɏ])|^(?:le|la|les) [a-zà-ɏ]+(?:er|ir|re)(?![a-zA-ZÀ-ɏ])|^l'[a-zà-ɏ]+(?:er|ir|re)(?![a-zA-ZÀ-ɏ])|^en (?:faire|sortir|finir)(?![a-zA-ZÀ-ɏ])/i,
  pt: /^(?:isso|isto|tudo)(?![a-zA-ZÀ-ɏ])|^(?:o|a|os|as) [a-zà-ɏ]+[aeiô]r(?![a-zA-ZÀ-ɏ])|^[a-zà-ɏ]+-l[oa]s?(?![a-zA-ZÀ-ɏ])|^que (?:isso|isto|tudo)(?![a-zA-ZÀ-ɏ])/i,
};

/** Whether a goal cannot be understood without what was said before. */
export function isPointing(goal: string, language: Language): boolean {
  return language !== 'ja' && POINTS[language].test(goal);
}

const MIN_WORDS: Readonly<Record<Language, number>> = { en: 5, de: 4, es: 3, fr: 3, pt: 3, ja: 1 };
const ONLY_POINTS = /^(?:it|this|that|those|all|das|es|que|ça|cela|tout|isso|isto|tudo|eso|esto|todo)(?![a-zA-ZÀ-ɏ])/i;

/** 'See it played at the summer fete' tells more than the sentence before it. */
export function saysEnough(goal: string, language: Language): boolean {
  return !ONLY_POINTS.test(goal) && countWords(goal) >= MIN_WORDS[language];
}

const WORD = String.raw`[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d'-]{0,20}`;
const ENGLISH_STOP =
  '(?:in|on|at|from|which|that|with|called|and|but|is|was|are|were|has|have|had|for|to|of|it|i|we|who|when|since)';
const ENGLISH_WORDS = String.raw`(?:(?!${ENGLISH_STOP} )${WORD} ){0,4}?(?!${ENGLISH_STOP}(?![a-zA-Z]))${WORD}`;
const ENGLISH_END = String.raw`(?=$|[,.:;(–]| (?:in|on|at|from|which|that|with|called|and|but|for|to|since|when)(?![a-zA-Z]))`;

/** The things that English sentences are about: their subject, or what the user has or describes. */
const english = [
  new RegExp(
    `(?<![a-zA-ZÀ-ɏ])(?:i|we)(?:'ve| have)?(?: got| own| bought| inherited| found| rescued| adopted| have| run)? (?<what>(?:an?|the|my|our|this) ${ENGLISH_WORDS})${ENGLISH_END}`,
    'i',
  ),
  new RegExp(`^(?:it|this|that)(?: was| is|'s) (?<what>(?:an?|the|my|our) ${ENGLISH_WORDS})${ENGLISH_END}`, 'i'),
  new RegExp(`there(?: is|'s) (?<what>(?:an?|the|my|our) ${ENGLISH_WORDS})${ENGLISH_END}`, 'i'),
  new RegExp(
    `^(?:so |well )?(?<what>(?:my|our|the|this|[A-Z][a-z]{2,14}'s) ${ENGLISH_WORDS}) (?:is|was|has|had|needs|leaks|died|broke|fell|closed|[a-z]{3,15}ed)(?![a-zA-Z])`,
    'i',
  ),
];
const GERMAN =
  /(?:hat|habe|haben|gibt(?: es)?|steht|besitzen?|geerbt) (?<what>(?:eine?n?|unsere?n?|meine?n?) (?:[a-zß-ü]{2,15} ){0,2}[A-ZÀ-Þ][a-zA-ZÀ-ɏ-]{2,30})/gu;

/** Noun phrases by gender and number of the pronoun: 'lo' stands for what began with 'el' or 'un'. */
const articles: Readonly<Record<'es' | 'fr' | 'pt', Readonly<Record<string, string>>>> = {
  es: { lo: 'el|un|este|mi|nuestro', la: 'la|una|esta|mi|nuestra', los: 'los|unos|mis', las: 'las|unas|mis' },
  fr: { le: 'le dernier|le|un|mon|notre', la: 'la|une|ma|notre', les: 'les|des|mes|nos' },
  pt: { o: 'o meu|o|um|meu', a: 'a minha|a|uma|minha', os: 'os|uns|os meus', as: 'as|umas|as minhas' },
};
const ROMANCE_STOP =
  '(?:es|está|son|que|y|en|con|para|no|se|nos|me|hay|el|los|qui|est|sont|a|et|dans|avec|pour|ne|dont|au|e|em|com|no|na|é|tem|há|deixou-me)';
const ROMANCE_NOUN = String.raw`${WORD}(?: (?!${ROMANCE_STOP}(?![a-zA-ZÀ-ɏ]))${WORD}){0,4}`;
const romance = Object.fromEntries(
  Object.entries(articles).map(([language, forms]) => [
    language,
    Object.fromEntries(
      Object.entries(forms).map(([pronoun, begin]) => [
        pronoun,
        new RegExp(`(?<![a-zA-ZÀ-ɏ])(?<what>(?:${begin}) ${ROMANCE_NOUN})`, 'gi'),
      ]),
    ),
  ]),
) as Record<'es' | 'fr' | 'pt', Record<string, RegExp>>;

const SOMEBODY =
  /(?<![a-zA-ZÀ-ɏ])(?:wife|husband|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|friend|neighbours?|boss|landlord|doctor|kids|family|marido|mujer|madre|padre|hijo|hija|hermano|hermana|amig[oa]|vecinos?|dueño|mari|femme|mère|père|fils|fille|frère|sœur|copine|copain|avô|avó|pai|mãe|filh[oa]|irmãos?|irmã|vizinho|médico|way|time|day|week|month|year|lot|bit|años?|meses|mes|ans|mois|anos|mês)(?![a-zA-ZÀ-ɏ])/i;

/** How far back one may still speak of 'it'. */
const MAX_SENTENCES = 4;
const MAX_LENGTH = 300;

/** A goal that points back, with the thing it points to. Null if that is not clear. */
export function resolvePronoun(goal: string, at: number, source: Source): string | null {
  const { language } = source;
  if (language === 'ja') return null;
  const owed = findDebt(goal, at, source);
  if (owed !== null) return owed;
  if (language === 'en') {
    const find = (text: string) => english.map((pattern) => pattern.exec(text)?.groups!['what']);
    // 'The middle' is more often a part of the thing than 'my quilt' is.
    const what =
      findBefore(source, at, (text) => find(text).filter((thing) => thing !== undefined && !/^the /i.test(thing))) ??
      findBefore(source, at, find);
    const pronoun = /(?<![a-zA-ZÀ-ɏ])(?:it|this|that)(?![a-zA-ZÀ-ɏ'])/i;
    return what === null || !pronoun.test(goal) || /^(?:this|that|it)(?: to)? be(?![a-z])/i.test(goal)
      ? null
      : goal.replace(pronoun, () => what.replace(/^(?:an?|this) /i, 'the ').replace(/^(?:My|Our|The)/u, lower));
  }
  if (language === 'de') {
    const what = findBefore(source, at, (text) => lastMatches(text, GERMAN));
    return what === null ? null : `${what}: ${goal}`;
  }
  const found = findClitic(goal, language);
  if (found === null) return null;
  const what = findBefore(source, at, (text) => lastMatches(text, romance[language][found.pronoun]!));
  return what === null ? null : `${found.verb} ${what.replace(/^\p{Lu}/u, lower)}${found.rest}`;
}

const lower = (text: string) => text.toLowerCase();

const lastMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern))
    .filter(({ index, groups }) => index === 0 || !DEFINITE.test(groups!['what']!))
    .map(({ groups }) => groups!['what'])
    .toReversed();

/** 'The deck' of 'the hull is fine, the deck less so' is not what the sentence is about. */
const DEFINITE = /^(?:el|la|los|las|le|les|o|a|os|as) (?!meu|minha)/i;

/** The verb of a goal, the pronoun at it, and what follows. */
function findClitic(goal: string, language: 'es' | 'fr' | 'pt') {
  const pattern = {
    es: /^(?<verb>[a-zà-ɏ]+[aeiáéí]r)(?<pronoun>lo|la|los|las)(?<rest>(?![a-zA-ZÀ-ɏ]).*)$/i,
    fr: /^(?<pronoun>le|la|les) (?<verb>[a-zà-ɏ]+(?:er|ir|re))(?<rest>(?![a-zA-ZÀ-ɏ]).*)$/i,
    pt: /^(?<pronoun>o|a|os|as) (?<verb>[a-zà-ɏ]+[aeiô]r)(?<rest>(?![a-zA-ZÀ-ɏ]).*)$/i,
  }[language];
  const groups = pattern.exec(goal)?.groups;
  return groups ? { verb: groups['verb']!, pronoun: groups['pronoun']!.toLowerCase(), rest: groups['rest']! } : null;
}

/** The thing nearest before a position that one of the patterns finds. */
function findBefore(
  { text, sentences }: Source,
  at: number,
  find: (text: string) => readonly (string | undefined)[],
): string | null {
  const own = pieceAt(sentences, at);
  const index = own ? sentences.indexOf(own) : sentences.length;
  for (let n = index; n >= Math.max(0, index - MAX_SENTENCES); n--) {
    const sentence = sentences[n];
    if (!sentence) continue;
    const part = text.slice(sentence.from, Math.min(sentence.to, at, sentence.from + MAX_LENGTH));
    const what = find(part.trim()).find(
      (thing) => thing !== undefined && !SOMEBODY.test(thing) && countWords(thing) > 1,
    );
    if (what !== undefined) return what;
  }
  return null;
}

const OWE =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:we|i|still) owe|debo|debemos|je dois|on doit|nous devons|devo|devemos) (?<what>[^.;!?\n]{0,40}?\d[^.;!?,\n]{0,50}(?:,\d{3}[^.;!?,\n]{0,50})?(?:\.\d{3}[^.;!?,\n]{0,50})?)/i;
const GONE = /gone|paid|done|over|clear|rid|acabar|terminar|pagar|liquidar|fini|régl|rembours|sair|acabar/i;
const payOff: Readonly<Record<Latin, string>> = {
  en: 'pay off',
  de: 'abbezahlen:',
  es: 'pagar',
  fr: 'rembourser',
  pt: 'pagar',
};
const MAX_OWED_WORDS = 9;

/** 'We owe $14,300 on three cards. I want it gone' → pay off $14,300 on three cards */
function findDebt(goal: string, at: number, { text, language }: Source): string | null {
  const what = OWE.exec(text.slice(Math.max(0, at - 2 * MAX_LENGTH), at))?.groups!['what'];
  if (what === undefined || !GONE.test(goal)) return null;
  const end = /\s(?:and|but|y|pero|et|mais|e|mas)\s/i.exec(what)?.index ?? what.length;
  return `${payOff[language as Latin]} ${what.slice(0, end).split(' ').slice(0, MAX_OWED_WORDS).join(' ')}`;
}

/** Who the user is says nothing about the goal. */
const INTRODUCTION =
  /^(?:(?:hi|hello|hola|hallo|salut|bonjour|olá|oi),? )?(?:i(?:'m| am) (?:\d|[a-z]+$)|my name is|ich (?:bin (?:\d|[a-z]+(?:$|,))|heiße)|ich arbeite|(?:yo )?soy |tengo \d|me llamo|j'ai \d|je m'appelle|je suis (?!nul|perdu)|sou |tenho \d|moro em|vivo en|vivo em|i work|i live|we live|trabajo|je travaille|trabalho)/i;

const MAX_START = 30;
/** A sentence that points back itself. */
const POINTS_BACK =
  /(?<![a-zA-ZÀ-ɏ])(?:it|this|that|these|those|das|dies|davon|eso|esto|ça|cela|isso|isto)(?![a-zA-ZÀ-ɏ])/i;

/** The sentence that says what the text is about, if the goal itself only points to it. */
export function subjectSentence(
  sentences: readonly Piece[],
  isUsable: (sentence: Piece) => boolean,
): Piece | undefined {
  const usable = sentences.filter(isUsable);
  const telling = usable.filter(({ text }) => !INTRODUCTION.test(text));
  return telling.find(({ text }) => !POINTS_BACK.test(text.slice(0, MAX_START))) ?? telling[0] ?? usable[0];
}
