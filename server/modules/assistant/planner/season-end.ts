import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { Stage, WeekPlan } from './plan-stages.ts';
import { isInMonths, monthsOf } from './season-of-task.ts';

interface SeasonEnd {
  readonly weeks: readonly WeekPlan[];
  /** The milestones that begin in a season after the last week. */
  readonly later: readonly string[];
  readonly lastStage: string | null;
}

const MIN_BEGINNING = 12;
const BEGINNING = 25;
/** So many weeks before its season, a milestone may have its place. */
const MAX_WEEKS_EARLY = 4;
/** What can be done in half of the year can be done in the other half, too. */
const MAX_MONTHS = 5;

/**
 * A milestone that begins with a task of a season ends a plan in which its turn would come long before, because what comes after builds on it:
 * no honey without a summer.
 */
export function endBeforeSeason(
  weeks: readonly WeekPlan[],
  stages: readonly Stage[],
  dates: readonly PlanWeek[],
): SeasonEnd {
  const isOutside = (stage: Stage, n: number) => {
    const first = stage.steps.find(({ weekly }) => !weekly);
    const months = first && n > 0 ? monthsOf(first.text) : null;
    if (!months || months.size > MAX_MONTHS) return false;
    const week = weeks.findIndex(({ tasks }) => tasks.some(({ text }) => isOf(text, first!.text)));
    const near = dates.slice(week, Math.min(week + MAX_WEEKS_EARLY, weeks.length));
    return week !== -1 && !near.some((date) => isInMonths(months, date));
  };
  const end = stages.findIndex(isOutside);
  if (end === -1) return { weeks, later: [], lastStage: null };
  const after = stages.slice(end).flatMap(({ steps }) => steps.map(({ text }) => text));
  const isBefore = ({ text }: { text: string }) => !after.some((step) => isOf(text, step));
  const kept = weeks
    .map((week) => ({ ...week, tasks: week.tasks.filter(isBefore) }))
    .filter(({ tasks }) => tasks.length > 0);
  const isWhole = kept.every(({ title }, n) => title === weeks[n]!.title);
  if (kept.length === 0 || !isWhole) return { weeks, later: [], lastStage: null };
  return { weeks: kept, later: stages.slice(end).map(({ title }) => title), lastStage: stages[end - 1]!.title };
}

/** Whether a task is a step or its second half; numbers may have grown. */
function isOf(task: string, step: string): boolean {
  const grown = step.split('{')[0]!.slice(0, BEGINNING);
  return (
    step.toLowerCase().includes(task.slice(0, BEGINNING).toLowerCase()) ||
    (grown.length >= MIN_BEGINNING && task.startsWith(grown))
  );
}
