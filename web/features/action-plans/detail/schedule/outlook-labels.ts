import type { Outlook } from '#contract/plans/replans.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { MIN_FINISHED_TASKS } from '#domain/plan/schedule/projection.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { formatWeeks, weeksAfter } from './schedule-labels.ts';

type Projection = NonNullable<Outlook['projection']>;

/** Instead of a projection, as long as there are too few finished tasks. */
export const notProjectedText = `After ${MIN_FINISHED_TASKS} finished tasks with a size and tracked time, you see here when you are likely to finish.`;

/** 'Likely finish: 14 March, almost certainly by 4 April' */
export function projectionText({ likely, latest }: Projection, { today, formats }: WeekContext): string {
  const text = `Likely finish: ${formatNearDate(likely, today, formats)}`;
  return latest === likely ? text : `${text}, almost certainly by ${formatNearDate(latest, today, formats)}`;
}

/** Compares the projected finish with the planned end. */
export function comparisonText({ likely, latest }: Projection, plannedEnd: string): string {
  if (latest <= plannedEnd) return 'That is comfortably before the planned end.';
  if (likely <= plannedEnd) return 'That is probably in time for the planned end.';
  const weeks = weeksAfter(likely, plannedEnd);
  const later = weeks === 0 ? 'A few days' : weeks === 1 ? 'About a week' : `About ${formatWeeks(weeks)}`;
  return `${later} after the planned end. Many plans take longer than planned.`;
}

export function taskCountText({ taskCount }: Projection): string {
  return `Based on ${taskCount.toLocaleString('en')} finished tasks`;
}

export function explanationText({ usualWeeklyMinutes, usualWeeks }: Outlook): string {
  const hours = formatDuration(usualWeeklyMinutes);
  const basis =
    usualWeeks > 0 ? `that you usually spend on this plan (${hours} a week)` : `that you planned (${hours} a week)`;
  return `The sizes of the open tasks, adjusted for how long your finished tasks really took, are spread over the hours ${basis}. Nine times out of ten, the plan is finished by the later date.`;
}

/** '3 tasks from earlier weeks are still open, about 2 h 30 min.' */
export function overdueText({ overdueTasks, overdueMinutes }: Outlook): string {
  const tasks = overdueTasks === 1 ? '1 task from an earlier week is' : `${overdueTasks} tasks from earlier weeks are`;
  const size = overdueMinutes > 0 ? `, about ${formatDuration(overdueMinutes)}` : '';
  return `${tasks} still open${size}.`;
}
