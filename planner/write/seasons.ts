import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { isInSeason } from './dates.ts';
import { type Stage, type Step, stepMinutes, sum, taskMinutes, type WeekTask } from './stage.ts';
import { list, nameTask } from './text.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const MOST_NAMED = 3;

/** If more than this share of the work belongs to another season, so does the plan, and all of it stays. */
const MOST_LEFT = 0.3;

export interface Season {
  /** Without what is left for another season. */
  readonly stages: readonly Stage[];
  readonly notes: readonly string[];
}

/** Leaves out the tasks whose months are not in the weeks, unless that is most of the plan. */
export function fitSeason(stages: readonly Stage[], weeks: readonly PlanWeek[]): Season {
  const seasonal = stages.flatMap(({ steps }) => steps.filter(({ months }) => months.length > 0));
  const isLater = ({ months }: Step) => !weeks.some((week) => isInSeason(months, week));
  const later = seasonal.filter(isLater);
  if (later.length === 0) return { stages, notes: [] };
  const minutesOf = (steps: readonly Step[]) => sum(steps.map(stepMinutes));
  const isMost = minutesOf(later) > minutesOf(stages.flatMap(({ steps }) => steps)) * MOST_LEFT;
  if (isMost || stages.every(({ steps }) => isLater(steps[0]!))) {
    const start = monthNames[seasonal[0]!.months[0]! - 1]!;
    const note = `Much of this work belongs to another season: the plan keeps its order, but it is best started in ${start}.`;
    return { stages, notes: [note] };
  }
  // A milestone that cannot begin is left as a whole.
  const wholes = stages.filter(({ steps }) => isLater(steps[0]!));
  const single = stages.filter((stage) => !wholes.includes(stage)).flatMap(({ steps }) => steps.filter(isLater));
  const named = [
    ...wholes.map(({ title, steps }) => `“${title}” in ${monthsInWords(steps[0]!.months)}`),
    ...single.map((step) => `${nameTask(step)} in ${monthsInWords(step.months)}`),
  ];
  const others = named.length - MOST_NAMED;
  const shown = others > 0 ? [...named.slice(0, MOST_NAMED), `${others} more`] : named;
  return {
    stages: stages
      .filter((stage) => !wholes.includes(stage))
      .map((stage) => ({ ...stage, steps: stage.steps.filter((step) => !later.includes(step)) })),
    notes: [`Left for its season: ${list(shown)}.`],
  };
}

/** 'March to May', 'March to May or September to October' */
function monthsInWords(months: readonly number[]): string {
  const runs: number[][] = [];
  for (const month of months) {
    const last = runs.at(-1);
    if (last && last.at(-1)! % 12 === month - 1) last.push(month);
    else runs.push([month]);
  }
  const name = (month: number) => monthNames[month - 1]!;
  return runs
    .map((run) => (run.length === 1 ? name(run[0]!) : `${name(run[0]!)} to ${name(run.at(-1)!)}`))
    .join(' or ');
}

/** Moves tasks into the nearest week of their season that has time for them. */
export function moveIntoSeason(
  planned: readonly (readonly WeekTask[])[],
  weeks: readonly PlanWeek[],
  capacities: readonly number[],
): WeekTask[][] {
  const result = planned.map((tasks) => [...tasks]);
  const fits = (task: WeekTask, n: number) =>
    isInSeason(task.step.months, weeks[n]!) &&
    sum(result[n]!.map(taskMinutes)) + taskMinutes(task) <= capacities[n]! &&
    result[n]!.every(({ step }) => step !== task.step);
  for (const [from, tasks] of planned.entries()) {
    for (const task of tasks.filter(({ step }) => !isInSeason(step.months, weeks[from]!))) {
      const [target] = [...weeks.keys()]
        .filter((n) => fits(task, n))
        .toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from));
      if (target === undefined) continue;
      result[from]!.splice(result[from]!.indexOf(task), 1);
      result[target]!.push(task);
    }
  }
  return result;
}
