import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { formatDayRange } from '#domain/calendar/format-day-range.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';

interface PlanDates {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** '23–29 Nov' for each week; empty for a plan without dates. Weeks that the user adds follow the last one. */
export function formatWeekDates({ startsOn, endsOn }: PlanDates, count: number, formats: Formats): readonly string[] {
  if (startsOn === null) return [];
  return planWeeks(startsOn, count).map(({ from, to }, n) => {
    // The last week may end before Sunday, because of the deadline.
    const isLast = n === count - 1 && endsOn !== null && from <= endsOn && endsOn < to;
    return formatDayRange(from, isLast ? endsOn : to, formats);
  });
}
