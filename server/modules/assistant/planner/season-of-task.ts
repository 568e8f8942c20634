import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { headClause } from './user-words.ts';

const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};
const monthNames = 'January February March April May June July August September October November December'.split(' ');

const time = `((?:early |late |mid[ -]|high )?(?:spring|summer|autumn|winter|${monthNames.join('|')}))(?! (?:\\d|mount|hanger))\\b`;
const rangePattern = new RegExp(`\\b(?:from|between) ${time} (?:to|and|until|till) ${time}`);
const endPattern = new RegExp(`\\b(by|until|till) ${time}`);
const withinPattern = new RegExp(`\\b(?:in|during|over|each|every) ${time}(?: (?:and|or) ${time})?`);
/** What is prepared long before, or only mentions the season. */
const otherPattern =
  /^(?:Order|Book|Note|Enter|Plan|Check|Set|Buy|Read|Choose|Compare|Decide|Describe|Mark|List|Fix|Draw|Leave|Reserve|Visit|Learn|Find|Look up)\b/;
/** How many months before the end something may be done. */
const MONTHS_BEFORE: Readonly<Record<string, number>> = { by: 2, until: 4, till: 4 };

/** In which months a task can be done, if its text names them: 'Open the hives from late spring to July'. */
export function monthsOf(task: string): ReadonlySet<number> | null {
  if (otherPattern.test(task)) return null;
  // 'Fell the tree, and keep logs for winter' names no season of the felling.
  const text = headClause(task);
  const [, start, end] = rangePattern.exec(text) ?? [];
  if (start && end) return between(monthsNamed(start)[0]!, monthsNamed(end).at(-1)!);
  const [, word, last] = endPattern.exec(text) ?? [];
  if (word && last) {
    const month = monthsNamed(last).at(-1)!;
    return between(((month - 1 - MONTHS_BEFORE[word]! + 12) % 12) + 1, month);
  }
  const [, first, second] = withinPattern.exec(text) ?? [];
  return first ? new Set([first, second].flatMap((name) => (name ? monthsNamed(name) : []))) : null;
}

function monthsNamed(name: string): readonly number[] {
  const [word, qualifier = ''] = name.split(/[ -]/).toReversed() as [string, string?];
  const season = seasons[word];
  if (!season) return [monthNames.indexOf(word) + 1];
  return qualifier === 'late' ? season.slice(1) : qualifier === 'early' ? season.slice(0, 2) : season;
}

function between(from: number, to: number): Set<number> {
  const result = new Set([from]);
  for (let month = from; month !== to; result.add(month)) month = (month % 12) + 1;
  return result;
}

export const isInMonths = (months: ReadonlySet<number>, { from, to }: PlanWeek) =>
  [from, to].some((day) => months.has(Number(day.slice(5, 7))));
