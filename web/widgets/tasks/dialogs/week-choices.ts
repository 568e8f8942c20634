import type { Task } from '#contract/goals/tasks.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { limits } from '#domain/limits.ts';
import type { PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { planWeekLabel } from '#web/widgets/plan/schedule-labels.ts';

/** The weeks of the plan; those of a plan that was not started have no dates. */
interface PlanWeeks {
  readonly lastWeek: number | null;
  readonly dates: PlanDates | undefined;
}

/** A task can be moved beyond the end of its plan, by this many weeks at once. */
const EXTRA_WEEKS = 4;
const MIN_WEEKS = 12;

export const repeatChoices = [
  { value: '', label: 'No' },
  ...Array.from({ length: limits.timesPerWeek }, (_, n) => ({
    value: String(n + 1),
    label: n === 0 ? 'Once a week' : `${n + 1} times a week`,
  })),
];

export function weekChoices(task: Task, weekOfGoal: number | null, weeks: PlanWeeks, formats: Formats) {
  const none = weekOfGoal === null ? 'None' : `Week of the goal (week ${weekOfGoal})`;
  return [{ value: '', label: none }, ...listWeeks(task, weeks, formats)];
}

/** Earlier weeks than the first are included; the server says that the last week must not be before it. */
export function untilChoices(task: Task, weeks: PlanWeeks, formats: Formats) {
  return [{ value: '', label: 'The end of the plan' }, ...listWeeks(task, weeks, formats)];
}

function listWeeks({ week, untilWeek }: Task, { lastWeek, dates }: PlanWeeks, formats: Formats) {
  const last = Math.max(MIN_WEEKS, (lastWeek ?? 0) + EXTRA_WEEKS, week ?? 0, untilWeek ?? 0);
  return Array.from({ length: Math.min(limits.taskWeek, last) }, (_, n) => ({
    value: String(n + 1),
    label: planWeekLabel(n + 1, dates, formats),
  }));
}
