import type { AreaOfWeek, ProductivityScore, Underperformer } from '#contract/reports.ts';
import { addDays, dayOf, weekSpan } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { paceOf } from '#domain/pace.ts';

type Planned = Pick<AreaOfWeek, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const isAskedFor = ({ focusAreaClass, isResting }: Planned) => focusAreaClass !== 'chill_zone' && !isResting;

/** What is to be reached in the week, without limits and what rests. */
export function plannedMinOf(areas: readonly Planned[]): number {
  return areas.filter(isAskedFor).reduce((sum, { goalMin }) => sum + goalMin, 0);
}

/** What is still missing of it; more of one area is not less of another. */
export function missingMinOf(areas: readonly Planned[]): number {
  return areas.filter(isAskedFor).reduce((sum, { goalMin, usedSec }) => sum + Math.max(0, goalMin - usedSec / 60), 0);
}

const paceWords = {
  ahead: 'Ahead of your plan',
  'on pace': 'On pace',
  behind: 'Behind your plan',
} as const;

/** How the present week stands; undefined where there is nothing to be on pace with. */
export function paceInWords(score: ProductivityScore, timeZone: string, now: number) {
  const pace = score.isCounted ? paceOf(score.rating, weekSpan(score.weekStart, timeZone), now) : undefined;
  if (!pace) return undefined;
  const missing = missingMinOf(score.areas);
  const lastDay = addDays(score.weekStart, 6);
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(dayOf(now, timeZone))) / 86_400_000) + 1;
  return { ...pace, title: paceWords[pace.state], text: restInWords(missing, daysLeft) };
}

/** What became of the plan of a week that is over. */
export function outcomeInWords({ areas, rating }: ProductivityScore): string {
  const missing = Math.ceil(missingMinOf(areas));
  if (missing === 0) return 'Everything you planned was done.';
  return rating === 0 ? 'Nothing of your plan was done.' : `${minutesInWords(missing)} of your plan stayed open.`;
}

function restInWords(missingMin: number, daysLeft: number): string {
  if (missingMin < 1) return 'Everything you planned is done.';
  if (daysLeft === 1) return `${minutesInWords(Math.ceil(missingMin))} today would fill your plan.`;
  return `${minutesInWords(Math.ceil(missingMin / daysLeft))} a day would fill your plan.`;
}

/** '60 min of Chores: +0.28' */
export function boostInWords({ focusArea, boost, tracked, planned, stars }: Underperformer): string {
  if (boost?.stars === 0) return `${focusArea.name}: made up for by other areas`;
  if (boost) return `${boost.minutes} min of ${focusArea.name}: +${boost.stars.toFixed(2)}`;
  return `${minutesInWords(tracked - planned)} over the limit of ${focusArea.name}: −${stars.toFixed(2)}`;
}
