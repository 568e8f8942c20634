import type { Language } from '../detect-language.ts';
import { limits } from '#domain/limits.ts';
import { overlaps, type Piece, type Source, type Span } from '../source.ts';
import { clip, countWords } from '../situation/phrases.ts';
import { othersPatterns, statePatterns, wishes } from './wishes.ts';

export interface Goal {
  /** What is to be achieved, without dates, times and reasons. */
  readonly text: string;
  readonly sentence: Piece | undefined;
  /** The words that it was read from. */
  readonly span: Span | undefined;
}

const reasons: Readonly<Record<Language, RegExp>> = {
  en: /\s(?:because|so that|in order to|so i can|but|though|and (?:i|we) (?:have|only|keep|get|can))(?:\s|$)/i,
  de: /\s(?:weil|damit|aber|und (?:ich|habe))(?:\s|$)/i,
  es: /\s(?:porque|para que|pero|y (?:me|no|tengo))(?:\s|$)/i,
  fr: /\s(?:parce|car|afin|mais|pour que|et (?:je|j'ai))(?:\s|$)/i,
  pt: /\s(?:porque|para que|mas|e (?:fico|me|não|tenho|só))(?:\s|$)/i,
  ja: /けど|が、/u,
};
const DANGLING_END =
  /(?<![\s,:–-])[\s,:–-]+(?:by|on|in|before|until|till|for|at|this|the|within|over|and|due|is|bis|zum|bis zum|am|im|vor|ab|und|ist|para|el|antes|antes de|antes del|hasta|en|de|y|avant|le|pour|d'ici|au|et|du|en|até|ao|dia|no|na|e|em|a|o|per|each|only|about|around|roughly|with|mit|con|avec|com)$/i;
const DANGLING_START =
  /^(?:by|on|in|before|until|within|to|for|bis|bis zum|am|im|vor|ab|dass|para|antes de|hasta|pour|avant|d'ici|até|de|zu|that|,|:|-|–)\s+/i;
/** Names or things with an article, up to the one after 'and'. */
const LIST_AHEAD =
  /^(?:, (?:[A-ZÀ-Þ]|(?:an?|the|my|some|somewhere|something|eine?n?|den|die|das|una?|el|la|los|las|une?|le|les|des|uma?|o|os|as) )[^,.;:!?\n]{1,30}){0,6},? (?:and|und|y|et|e|or|oder|o|ou) (?=[A-ZÀ-Þ]|(?:an?|the|my|some|somewhere|something|eine?n?|den|die|das|una?|el|la|los|las|une?|le|les|des|uma?|o|os|as) )[^,.;:!?\n]{1,40}/u;
const LABELLED = /^: [^,.;:!?\n]{3,60}/u;
const VAGUE =
  /^(?:(?:be|get|feel) (?:ready|prepared|better|good)|(?:do|finish|manage|get) (?:it|this)(?: done)?|it done|(?:gut )?vorbereitet sein|bereit sein|estar (?:list[oa]|preparad[oa]|pront[oa])|être prête?)(?: for it)?$/i;
/** What refers to a date or an event in another clause. */
const BACK_REFERENCE =
  /\s(?:by the time .*|by then|until then|before then|when (?:we|i) (?:go|leave|move|get there)|bis dahin|para entonces|d'ici là|até lá)$/i;
const JAPANESE_END = /(?:です|ます|が|。|！)+$/u;
const JAPANESE_START = /^(?:来年の|今年の|の|それまでに|までに|まで|には|に|で|は|、)+/u;

/** The goal phrase. `facts` are the words that were read as dates and times. */
export function findGoal(source: Source, facts: readonly Span[]): Goal {
  const sentence = findGoalSentence(source);
  if (!sentence) return { text: clip(source.text, limits.prompt), sentence, span: undefined };
  const wish = findWish(source, sentence);
  const found = firstClause(source, { from: wish.to, to: sentence.to }, facts);
  // 'I start as an assistant and want to be ready': what they get ready for comes first.
  const isVague = wish.from > sentence.from && VAGUE.test(found.text);
  const { text: phrase, span } = isVague ? firstClause(source, { from: sentence.from, to: wish.from }, facts) : found;
  // 'I want the council to clear the drains'
  const isOthers = /(?:want|like|love) $/i.test(source.text.slice(wish.from, wish.to)) && OTHERS_TO.test(phrase);
  const text = isOthers ? `get ${phrase}` : phrase;
  return { text: clip(text === '' ? sentence.text : text, limits.prompt), sentence, span };
}

/** The first sentence that says what is wanted, or else the first that is not about the starting point. */
function findGoalSentence({ sentences, language }: Source): Piece | undefined {
  if (language === 'ja') return sentences.find(({ text }) => /たい|目標/u.test(text)) ?? sentences[0];
  const [first] = sentences;
  const isWish = ({ text }: Piece) => wishes[language].test(text);
  const isOther = first && (VAGUE_SENTENCE.test(first.text) || othersPatterns[language].test(first.text));
  const own = isOther && !isWish(first) ? sentences.find((sentence) => isOwnWish(sentence, language)) : undefined;
  if (own) return own;
  if (first && (!statePatterns[language].test(first.text) || isWish(first))) return first;
  return (
    sentences.find(isWish) ??
    sentences.find(({ text }) => !statePatterns[language].test(text) && countWords(text) > 1) ??
    first
  );
}

/** 'Be in something' says less than 'I'd love to be cast in a local production'. */
const VAGUE_SENTENCE =
  /^(?:[a-zA-ZÀ-ɏ']+ ){0,3}(?:something|anything|somewhere|stuff|things|it|this|help|etwas|es|hilfe|algo|ayuda|quelque chose|ça|aide|ajuda)$/i;
const OTHERS_TO = /^(?:the|my|our|his|her|all|everyone|every) (?:[a-zA-ZÀ-ɏ\d'-]+ ){0,3}to [a-z]/i;
/** Without the thing it points to, a wish cannot be the goal. */
const POINTS =
  /^(?:it|this|that|them|those|her|him|to be|es|das|eso|esto|ello|qu'(?:ils?|elles?)|ça|cela|le faire|isso|isto)(?![a-zA-ZÀ-ɏ])|^que (?:l[oea]s? )?[a-zà-ɏ]+(?: antes|$)/i;

/** A sentence in which the user says what they want themselves. */
function isOwnWish({ text }: Piece, language: Exclude<Language, 'ja'>): boolean {
  const match = wishes[language].exec(text);
  return match !== null && match.index < 60 && !POINTS.test(text.slice(match.index + match[0].length));
}

const OBLIGED = /have to|need to|must|muss|müssen|tengo que|tenemos que|dois|tenho (?:de|que)/i;

/** Words such as 'I want to'. The goal follows. */
function findWish({ language }: Source, sentence: Piece): Span {
  const match = language === 'ja' ? null : wishes[language].exec(sentence.text);
  // 'Get better at speaking, I have to give a talk': the beginning is the goal.
  const isLater =
    match &&
    match.index > 10 &&
    OBLIGED.test(match[0]) &&
    !statePatterns[language as Exclude<Language, 'ja'>].test(sentence.text);
  const [from, length] = match && match.index < 150 && !isLater ? [match.index, match[0].length] : [0, 0];
  return { from: sentence.from + from, to: sentence.from + from + length };
}

/** The first clause that is more than a date or a time, without them. */
function firstClause(
  source: Source,
  rest: Span,
  facts: readonly Span[],
): { readonly text: string; readonly span: Span } {
  const asides = findAsides(source, rest);
  const clauses = joinAround(
    source.clauses.filter((clause) => clause.to > rest.from && clause.from < rest.to),
    asides,
  );
  // In Japanese, the verb ends the sentence.
  for (const clause of source.language === 'ja' ? clauses.toReversed() : clauses) {
    const from = Math.max(clause.from, rest.from);
    const end = Math.min(clause.to, rest.to);
    const to = end + (continuation(source, from, end, rest.to) ?? 0);
    const without = removeSpans(source.text, { from, to }, [...facts, ...asides]);
    const length = reasons[source.language].exec(without)?.index ?? without.length;
    const cut = without.slice(0, length);
    // 'On Friday, 4 December': the comma ended the clause.
    const isDateNext = facts.some((fact) => fact.from >= to && fact.from <= to + 2);
    const text = tidy(isDateNext ? `${cut} `.replace(BEFORE_DATE, ' ') : cut);
    if (/[a-zA-ZÀ-ɏ]{3}|\p{Script=Han}|\p{Script=Katakana}/u.test(text))
      return { text, span: { from, to: from + length } };
  }
  return { text: tidy(source.text.slice(rest.from, rest.to)), span: rest };
}

/** 'My mother (88, stubborn)', 'my dad, who is 79, …' */
const ASIDE = /\s?[(（][^()（）\n]{0,120}[)）]|, (?:who|whose|qui|quien)\s[^,.;:!?\n]{2,80},(?=\s)/gu;

function findAsides({ text }: Source, { from, to }: Span): Span[] {
  return Array.from(text.slice(from, to).matchAll(ASIDE), ({ 0: aside, index }) => ({
    from: from + index,
    to: from + index + aside.length,
  }));
}

/** An aside does not end a clause. */
function joinAround(clauses: readonly Piece[], asides: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of clauses) {
    const last = joined.at(-1);
    const isAround = asides.some(
      (aside) => last && last.to >= aside.from - 1 && from <= aside.to + 1 && to > aside.from,
    );
    const isWithin = asides.some((aside) => from >= aside.from && to <= aside.to);
    if (last && (isAround || isWithin)) joined[joined.length - 1] = { from: last.from, to };
    else joined.push({ from, to });
  }
  return joined;
}

/** How much further the goal goes: 'see Vienna, Ljubljana and Venice', 'interview: product manager'. */
function continuation(source: Source, from: number, to: number, end: number): number | undefined {
  const rest = source.text.slice(to, Math.min(end, to + 160));
  const list = LIST_AHEAD.exec(rest)?.[0];
  if (list !== undefined) return list.length;
  const isStart = source.sentences.some((sentence) => sentence.from === from);
  const isLabel = isStart && rest.startsWith(':') && countWords(source.text.slice(from, to)) <= 2;
  return isLabel ? LABELLED.exec(rest)?.[0].length : undefined;
}

/** What only made sense with the date that follows it. */
const BEFORE_DATE =
  /\s(?:(?:on|by|until|before|from|this|next|am|vom|bis|bis zum|ab|zum|el|del|para el|le|du|pour le|avant le|no|na|até)\s+)?(?:(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?),?\s+(?:(?:the|den|dem|le|dia)\s+)?$|\s(?:on|by|until|before|from|this|am|vom|bis|bis zum|ab|zum|el|del|para el|le|du|pour le|avant le|em|no dia|até|dia)\s+$/i;

function removeSpans(text: string, { from, to }: Span, spans: readonly Span[]): string {
  let result = '';
  let at = from;
  const inside = spans.filter((span) => overlaps(span, { from, to })).toSorted((a, b) => a.from - b.from);
  for (const span of inside) {
    if (span.from > at) result += text.slice(at, span.from).replace(BEFORE_DATE, ' ');
    at = Math.max(at, span.to);
  }
  return (result + text.slice(at, Math.max(at, to))).replace(/(?<=[をはに])の/u, '');
}

const LEAD =
  /^(?:(?:so|well|ok(?:ay)?|hi|hello|basically|finally|endlich|also|por fin|bueno|enfin|bon|então|finalmente),? |(?:i(?: am|'m)|we(?: are|'re)) (?=[a-zA-ZÀ-ɏ]+ing )|i (?=start )|us to |que (?:primero )?(?=[a-zà-ɏ]+emos |[a-zà-ɏ]+amos )|(?:d'abord|primero|zuerst|first) |(?:i|we)(?:'ll| will)? need (?!to ))+/i;

function tidy(text: string): string {
  let result = text.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '');
  for (let count = 0; count < 4; count++) {
    result = result
      .replace(DANGLING_END, '')
      .replace(DANGLING_START, '')
      .replace(BACK_REFERENCE, '')
      .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
      .trim();
  }
  return result
    .replace(JAPANESE_END, '')
    .replace(JAPANESE_START, '')
    .replace(/ ends$/u, '');
}
