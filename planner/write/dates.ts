import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { PlanFields } from '../plan-fields.ts';

/** The share of the time that is planned; the rest is for what comes up. */
const plannedShare = { light: 0.75, medium: 0.9, strong: 1 } as const;
/** A week with this many days has all its hours. */
const FULL_WEEK_DAYS = 5;
const MIN_MINUTES = 15;
const DAY_MS = 86_400_000;

/** The weeks in which work can be done: those up to the deadline, but at least the first. */
export function workingWeeks({ weeks, deadline, structure }: PlanFields): PlanWeek[] {
  if (deadline === null || structure === 'backlog') return [...weeks];
  const open = weeks.filter(({ from }) => from <= deadline);
  return (open.length > 0 ? open : weeks.slice(0, 1)).map(({ from, to }) => ({
    from,
    to: to > deadline && deadline >= from ? deadline : to,
  }));
}

/** How many minutes each week can hold. A week that is cut off by the start or the deadline has its share. */
export function weekCapacities(weeks: readonly PlanWeek[], { weeklyMinutes, effort }: PlanFields): number[] {
  const full = weeklyMinutes * plannedShare[effort];
  return weeks.map((week) => {
    const share = Math.min(1, daysIn(week) / FULL_WEEK_DAYS);
    return Math.min(weeklyMinutes, Math.max(MIN_MINUTES, Math.floor(full * share)));
  });
}

export const daysIn = ({ from, to }: PlanWeek) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The week in which a day falls; the first or last one if it is before or after them. */
export function weekOf(day: string, weeks: readonly PlanWeek[]): number {
  return Math.max(
    0,
    weeks.findLastIndex(({ from }) => from <= day),
  );
}

const monthOf = (day: string) => Number(day.slice(5, 7));

/** Whether at least one end of the week falls into the months. */
export const isInSeason = (months: readonly number[], { from, to }: PlanWeek) =>
  months.length === 0 || months.includes(monthOf(from)) || months.includes(monthOf(to));
