import { type Quantity, quantityAt } from './quantities.ts';
import { says, type Source, tokensAround } from './tokens.ts';

/** A duration in days, weeks, months or years: 'in 12 weeks', 'an 8-week plan'. */
export interface Span {
  readonly count: number;
  readonly unit: string;
  /** The first token, with 'in' or 'within', and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Counted from today. Others are the length of something, which may be the plan. */
  readonly isFromToday: boolean;
}

const units = ['day', 'week', 'fortnight', 'month', 'quarter', 'year'];

/**
 * The durations that can be the length of a plan. In a goal, only those that say so, because most others are those of a
 * journey, an age or the past. In the answer to the question for a time frame, all that do not speak against it.
 */
export function findSpans(source: Source, isAnswer: boolean): Span[] {
  const { tokens } = source;
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const quantity = quantityAt(tokens, at);
    if (!quantity || !units.includes(quantity.unit)) continue;
    const role = roleOf(source, at, quantity, isAnswer);
    if (role) spans.push({ ...quantity, ...role });
    at = quantity.end - 1;
  }
  return spans;
}

type Role = Pick<Span, 'first' | 'end' | 'isFromToday'>;

function roleOf(source: Source, at: number, { count, unit, end }: Quantity, isAnswer: boolean): Role | null {
  const { tokens } = source;
  const before = says(tokens[at - 1], 'about') ? at - 2 : at - 1;
  const previous = tokens[before];
  const next = tokens[end];
  // '3 days a week', '4 hours a week', 'every two weeks', '3 weeks ago', 'a hundred miles in a day'
  const isOther =
    says(next, 'per', 'span', 'not-span') || says(previous, 'each', 'start', 'past', 'unit', 'minutes', 'session');
  if (count === 0 || isOther || says(previous, 'currency') || (unit === 'day' && count < 2)) return null;
  const clause = tokensAround(source, at, 'clause');
  if (clause.some((token) => says(token, 'past', 'away'))) return null;
  if (says(previous, 'within')) {
    return says(tokens[before - 1], 'unit', 'session') ? null : { first: before, end, isFromToday: true };
  }
  const isLast = next === undefined || next.clause !== tokens[at]!.clause || says(next, 'range', 'until');
  if (says(next, 'left')) return { first: at, end: end + 1, isFromToday: true };
  if (says(previous, 'have') && isLast) return { first: at, end, isFromToday: true };
  const own = clause.filter((token) => token.from < tokens[at]!.from || token.from >= tokens[end - 1]!.to);
  const isAlone = own.every((token) => says(token, 'about') || /^[^\p{L}\d]$/u.test(token.text));
  const isJourney = unit === 'day' || tokensAround(source, at, 'sentence').some((token) => says(token, 'other'));
  const isPlan =
    says(tokens[next?.text === '-' ? end + 1 : end], 'plan') ||
    says(tokens[says(previous, 'filler') ? before - 1 : before], 'plan') ||
    (says(previous, 'for') && says(tokens[before - 1], 'per', 'on'));
  return isAnswer || isPlan || (isAlone && !isJourney) ? { first: at, end, isFromToday: false } : null;
}
