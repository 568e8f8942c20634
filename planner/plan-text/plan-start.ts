import { planStart } from '#domain/assistant/plan-weeks.ts';
import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { findDay } from './heading-dates.ts';
import type { FoundPlan } from './read-plan.ts';

/** The first day of the plan: in the week that the text names, unless it has passed, or in the next possible one. */
export function findStart({ scope, goals }: Pick<FoundPlan, 'scope' | 'goals'>, today: string): string {
  const first = goals.find(({ period }) => period?.unit === 'week');
  const named = scope?.startsOn ?? (first && findDay(first.title, today));
  if (named === undefined || addDays(weekStartForDay(named), 6) < today) return planStart(today, null);
  const start = scope?.startsOn ?? weekStartForDay(named);
  return start < today ? today : start;
}
