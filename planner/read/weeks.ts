import { limits } from '#domain/limits.ts';
import type { Found } from '../plan-fields.ts';
import { type Quantity, quantityAt } from './quantities.ts';
import { found, onlyOne, type Placed, readAll, says, type Source, tokensAround } from './tokens.ts';

/** A duration in days, weeks, months or years: 'in 12 weeks', 'an 8-week plan'. */
export interface Span extends Placed<Quantity> {
  /** Others are the length of something, which may be the plan. */
  readonly isFromToday: boolean;
}

const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, fortnight: 2, month: 52 / 12, quarter: 13, year: 52 };
/** More is a slip of the keyboard. */
const MAX_WEEKS = 520;

/** How many weeks the plan has, if the text names one duration for it. */
export function readWeeks(source: Source, isAnswer: boolean): Found<number> | null {
  const all = findSpans(source, isAnswer).map(({ count, unit, at, end }) => {
    const weeks = Math.max(1, Math.round(count * weeksIn[unit]!));
    return found(source, Math.min(weeks, limits.planWeeks), at, end);
  });
  return onlyOne(all);
}

/**
 * The durations that can be the length of a plan. In a goal, only those that say so, because most others are those of a
 * journey, an age or the past. In the answer to the question for a time frame, all that do not speak against it.
 */
export function findSpans(source: Source, isAnswer: boolean): Span[] {
  const quantities = readAll(source, (at) => quantityAt(source.tokens, at));
  return quantities.flatMap((quantity) => toSpan(source, quantity, isAnswer) ?? []);
}

function toSpan(source: Source, quantity: Placed<Quantity>, isAnswer: boolean): Span | null {
  const { tokens } = source;
  const { at, count, unit, end } = quantity;
  const weeks = count * (weeksIn[unit] ?? 0);
  if (weeks === 0 || weeks > MAX_WEEKS) return null;
  const before = says(tokens[at - 1], 'about') ? at - 2 : at - 1;
  const previous = tokens[before];
  const next = tokens[end];
  // '3 days a week', '4 hours a week', 'every two weeks', '3 weeks ago', 'a hundred miles in a day'
  if (says(next, 'per', 'span', 'not-span') || (unit === 'day' && count < 2)) return null;
  if (says(previous, 'each', 'start', 'past', 'unit', 'minutes', 'session', 'currency')) return null;
  const clause = tokensAround(source, at, 'clause');
  if (clause.some((token) => says(token, 'past', 'away'))) return null;
  const isWithin = says(previous, 'within');
  if (isWithin && says(tokens[before - 1], 'unit', 'session')) return null;
  const isLast = next?.clause !== tokens[at]!.clause || says(next, 'range', 'until');
  const isLeft = says(next, 'left');
  if (isWithin || isLeft || (says(previous, 'have') && isLast)) {
    return { ...quantity, at: isWithin ? before : at, end: isLeft ? end + 1 : end, isFromToday: true };
  }
  const others = clause.filter(({ from }) => from < tokens[at]!.from || from >= tokens[end - 1]!.to);
  const isAlone = others.every((token) => says(token, 'about') || /^[^\p{L}\d]$/u.test(token.text));
  const isJourney = unit === 'day' || tokensAround(source, at, 'sentence').some((token) => says(token, 'other'));
  const isPlan =
    says(tokens[next?.text === '-' ? end + 1 : end], 'plan') ||
    says(tokens[says(previous, 'filler') ? before - 1 : before], 'plan') ||
    (says(previous, 'for') && says(tokens[before - 1], 'per', 'on'));
  return isAnswer || isPlan || (isAlone && !isJourney) ? { ...quantity, isFromToday: false } : null;
}
