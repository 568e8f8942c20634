import { overlaps, type Piece, type Source, type Span } from '../source.ts';
import { isInterjection } from './interjections.ts';
import { listAhead } from './list-ahead.ts';
import { reasonAt, tidy } from './tidy-goal.ts';
import { withoutDates } from './without-dates.ts';

/** The words that were read as a date, and those that were read as time to spend. */
export interface TimeWords {
  readonly dates: readonly Span[];
  readonly times: readonly Span[];
}

/** As many letters of a clause tell whether its end is still there. */
const MIN_END = 3;

/** The first clause that is more than a date or a time, without those at its edges. */
export function firstClause(
  source: Source,
  rest: Span,
  time: TimeWords,
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
    const to = reasonAt(source, from, end + listAhead(source, { from, to: end }, rest.to, time));
    const inside = asides.filter((aside) => overlaps(aside, { from, to }));
    const without = withoutDates(source, { from, to }, time, inside);
    const isCut = to < end || !without.trimEnd().endsWith(source.text.slice(to - MIN_END, to));
    const text = tidy(without, source.language, isCut);
    if (isInterjection(text)) continue;
    if (/[a-zA-ZÀ-ɏ]{3}|\p{Script=Han}|\p{Script=Katakana}/u.test(text)) return { text, span: { from, to } };
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
