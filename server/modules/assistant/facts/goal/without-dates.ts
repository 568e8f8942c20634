import type { Source, Span } from '../source.ts';
import type { TimeWords } from './goal-phrase.ts';

/** What only made sense with the date that follows it. */
const BEFORE_DATE =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:on|by|until|before|from|this|next|am|vom|bis|bis zum|ab|zum|el|del|para el|le|du|pour le|avant le|no|na|até)\s+)?(?:(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?),?\s+(?:(?:the|den|dem|le|dia)\s+)?$|(?<![a-zA-ZÀ-ɏ])(?:(?:by|before|until|till|at|from) )?(?:the )?(?:end|middle|start|beginning) of(?: the)?\s+$|(?<![a-zA-ZÀ-ɏ])(?:on|by|until|till|before|in|from|this|am|im|vom|bis|bis zum|bis zur|vor|ab|zum|en|el|del|para|para el|antes de|antes del|hasta|hasta el|le|du|pour|pour le|avant|avant le|d'ici|em|no|no dia|até|até ao|dia)\s+$/i;
/** Left over where only a part of a date was read: 'Noël prochain'. */
const AFTER_DATE =
  /^\s+(?:next year|of next year|this year|prochaine?|qui vient|que viene|próxim[oa]|que vem|nächsten jahres|des nächsten jahres|del año que viene)(?![a-zA-ZÀ-ɏ])/i;
/** A date with such a word at its beginning can be left out of the middle of a sentence. */
const PREPOSITION =
  /^(?:on|by|until|till|before|in|within|am|im|bis|vor|ab|zum|innerhalb|en|el|para|antes|hasta|dentro|avant|pour|d'ici|le|en|até|antes|em|no|dentro)(?![a-zA-ZÀ-ɏ])/i;
/** What would lose its end without the time: 'down to two hours a day'. */
const NEEDS_END =
  /(?:^|\s)(?:to|of|than|from|over|under|about|only|is|it's|takes?|spend|least|most|auf|zu|von|als|nur|sind|a|de|que|à|où|são|is)$/i;
/** 'Mondays are chaos' */
const FINITE_AHEAD =
  /^\s*(?:is|are|was|were|will|has|have|ist|sind|war|es|son|era|est|sont|était|é|são|era)(?![a-zA-ZÀ-ɏ])/i;
const LEADING = /^[\s,:–-]*$/u;
const SURE_END = /^(?:\s*(?:[,;.:!?–)-]|$))/u;

/**
 * A text without the asides, and without the dates and times at its edges. In the middle of a sentence, only a date with its
 * preposition can go: without any other words, the rest would not be a sentence any more.
 */
export function withoutDates(source: Source, span: Span, time: TimeWords, asides: readonly Span[]): string {
  const cuts = [...asides];
  const isDate = new Set(time.dates);
  const facts = [...time.dates, ...time.times]
    .filter((fact) => fact.from < span.to && fact.to > span.from)
    .toSorted((a, b) => a.from - b.from)
    .map((fact) => ({ ...widen(source.text, fact, span), isDate: isDate.has(fact) }));
  let from = span.from;
  let to = span.to;
  for (const fact of facts) {
    if (fact.from <= from || LEADING.test(source.text.slice(from, fact.from))) {
      // 'ten minutes of stretching', '10分の発表'
      const isAttribute = !fact.isDate && /^\s*(?:of|de|の)/u.test(source.text.slice(fact.to, fact.to + 4));
      const isSubject = FINITE_AHEAD.test(source.text.slice(fact.to, fact.to + MAX_LEAD));
      if (!isAttribute && !isSubject) from = Math.max(from, fact.to);
    }
  }
  for (const fact of facts.toReversed()) {
    const before = source.text.slice(from, fact.from).trimEnd();
    const isLast =
      fact.to >= to || SURE_END.test(source.text.slice(fact.to, to)) || isCovered(source.text, fact.to, to);
    if (isLast && fact.from > from && before.includes(' ') && !NEEDS_END.test(before)) to = fact.from;
  }
  for (const fact of facts) {
    const isInside = fact.from > from && fact.to < to;
    const isRemovable = source.language === 'ja' || PREPOSITION.test(source.text.slice(fact.from, fact.to));
    if (isInside && fact.isDate && isRemovable) cuts.push(fact);
  }
  const text = withoutSpans(source.text, { from, to: Math.max(from, to) }, cuts);
  // 'On Friday, 4 December': the comma ended the clause.
  const isDateNext = to === span.to && time.dates.some((fact) => fact.from >= to && fact.from <= to + 2);
  return isDateNext ? `${text} `.replace(BEFORE_DATE, '') : text;
}

const isCovered = (text: string, from: number, to: number) => LEADING.test(text.slice(from, to));

function widen(text: string, fact: Span, { from, to }: Span): Span {
  const start = Math.max(from, fact.from - MAX_LEAD);
  const before = BEFORE_DATE.exec(text.slice(start, Math.max(start, fact.from)));
  const after = AFTER_DATE.exec(text.slice(fact.to, Math.min(to, fact.to + MAX_LEAD)));
  return {
    from: before ? start + before.index : fact.from,
    to: fact.to + (after?.[0].length ?? 0),
  };
}

const MAX_LEAD = 40;

function withoutSpans(text: string, { from, to }: Span, spans: readonly Span[]): string {
  let result = '';
  let at = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > at) result += text.slice(at, Math.min(span.from, to));
    at = Math.max(at, span.to);
  }
  return (result + text.slice(at, Math.max(at, to))).replace(/(?<=[をはに])の/u, '');
}
