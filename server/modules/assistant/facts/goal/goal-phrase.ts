import type { Language } from '../detect-language.ts';
import { overlaps, type Piece, type Source, type Span } from '../source.ts';
import { countWords } from '../situation/phrases.ts';
import { isInterjection } from './interjections.ts';

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
/** What refers to a date or an event in another clause. */
const BACK_REFERENCE =
  /\s(?:by the time .*|by then|until then|before then|when (?:we|i) (?:go|leave|move|get there)|bis dahin|para entonces|d'ici là|até lá)$/i;
const JAPANESE_END = /(?:です|ます|が|。|！)+$/u;
const JAPANESE_START = /^(?:来年の|今年の|の|それまでに|までに|まで|には|に|で|は|、)+/u;

/** The first clause that is more than a date or a time, without them. */
export function firstClause(
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
    const text = tidy(isDateNext ? `${cut} `.replace(BEFORE_DATE, ' ') : cut, source.language);
    if (isInterjection(text)) continue;
    if (/[a-zA-ZÀ-ɏ]{3}|\p{Script=Han}|\p{Script=Katakana}/u.test(text))
      return { text, span: { from, to: from + length } };
  }
  return { text: tidy(source.text.slice(rest.from, rest.to), source.language), span: rest };
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
  return (result + text.slice(at, Math.max(at, to)))
    .replace(/(?<=[をはに])の/u, '')
    .replaceAll(/(?<![a-zA-ZÀ-ɏ])(de|en|in|of|em) +(?=\1 )/gi, '');
}

const LEAD =
  /^(?:(?:so|well|ok(?:ay)?|hi|hello|basically|anyway|finally|endlich|also|por fin|bueno|enfin|bon|então|finalmente),? |(?:i(?: am|'m)|we(?: are|'re)) (?=[a-zA-ZÀ-ɏ]+ing )|i (?=start )|us to |que (?:primero )?(?=[a-zà-ɏ]+emos |[a-zà-ɏ]+amos )|(?:d'abord|primero|zuerst|first) |(?:i|we)(?:'ll| will)? need (?!to ))+/i;

/** A pronoun in French. */
const FRENCH_ON = /^on /i;

function tidy(text: string, language: Language): string {
  let result = text.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '');
  const isSubject = language === 'fr' && FRENCH_ON.test(result);
  for (let count = 0; count < 4; count++) {
    result = result
      .replace(DANGLING_END, '')
      .replace(isSubject ? /^$/u : DANGLING_START, '')
      .replace(BACK_REFERENCE, '')
      .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
      .trim();
  }
  return result
    .replace(JAPANESE_END, '')
    .replace(JAPANESE_START, '')
    .replace(/ ends$/u, '');
}
