import { limits } from '#domain/limits.ts';
import type { Found } from '../plan-fields.ts';
import { findSpans } from './spans.ts';
import { found, type Source } from './tokens.ts';

const weeksIn: Readonly<Record<string, number>> = { day: 1 / 7, week: 1, fortnight: 2, month: 52 / 12, quarter: 13, year: 52 };
/** More is a slip of the keyboard. */
const MAX_WEEKS = 520;

/** How many weeks the plan has, if the text names one duration for it. */
export function readWeeks(source: Source, isAnswer: boolean): Found<number> | null {
  const spans = findSpans(source, isAnswer).flatMap(({ count, unit, first, end }) => {
    const weeks = Math.max(1, Math.round(count * weeksIn[unit]!));
    return weeks > MAX_WEEKS ? [] : [found(source, Math.min(weeks, limits.planWeeks), first, end)];
  });
  return new Set(spans.map(({ value }) => value)).size === 1 ? spans[0]! : null;
}
