import { de, en, es, fr, ja, pt } from 'chrono-node';
import { planStart } from '#domain/assistant/plan-weeks.ts';
import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { findDates } from './heading-dates.ts';
import type { FoundPlan } from './read-plan.ts';

const parsers = [en.GB, de.strict, es.strict, fr.strict, pt.strict, ja.strict];

const rangeSeparator = /\s*[–—〜]\s*|\s+(?:-|to|bis|al?|au|até)\s+/u;

/** The first day of the plan's first week: the week that the text itself names if it has not passed, or the next possible one. */
export function findStart({ scope, goals }: FoundPlan, today: string): string {
  const named = scope?.startsOn ?? findNamedDay(goals, today);
  if (named === undefined || addDays(weekStartForDay(named), 6) < today) return planStart(today, null);
  const start = scope?.startsOn ?? weekStartForDay(named);
  return start < today ? today : start;
}

/** A day of the first week, from its heading. */
function findNamedDay(goals: FoundPlan['goals'], today: string): string | undefined {
  const first = goals.find(({ period }) => period?.unit === 'week');
  const dates = first && findDates(first.title);
  if (dates === undefined) return undefined;
  // '7 – 13 Dec' names the month only once.
  const [from = '', to = from] = dates.split(rangeSeparator);
  const named = /\p{L}{3}|\d\D\d/u.test(from) ? from : to;
  const noon = new Date(`${today}T12:00:00Z`);
  for (const parser of parsers) {
    const [result] = parser.parse(named, { instant: noon, timezone: 0 }, { forwardDate: true });
    if (!result?.start.isCertain('day') || !result.start.isCertain('month')) continue;
    const day = result.start.date().toISOString().slice(0, 10);
    if (isSupportedDay(day)) return day;
  }
  return undefined;
}
