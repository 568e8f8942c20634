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

/** Leaves out what cannot be done in the weeks, and milestones that cannot begin, unless that is most of the plan. */
export function fitSeason(stages: readonly Stage[], weeks: readonly PlanWeek[]): Season {
  const isLater = ({ months }: Step) => !weeks.some((week) => isInSeason(months, week));
  const all = stages.flatMap(({ steps }) => steps);
  const out = all.filter(isLater);
  if (out.length === 0) return { stages, notes: [] };
  const begun = stages.filter(({ steps }) => !isLater(steps[0]!));
  const minutesOf = (steps: readonly Step[]) => sum(steps.map(stepMinutes));
  if (begun.length === 0 || minutesOf(out) > minutesOf(all) * MOST_LEFT) {
    const start = monthName(all.find(({ months }) => months.length > 0)!.months[0]!);
    const note = `Much of this work belongs to another season: the plan keeps its order, but it is best started in ${start}.`;
    const kept = stages.map((stage) => ({
      ...stage,
      steps: stage.steps.map((step) => (isLater(step) ? { ...step, months: [] } : step)),
    }));
    return { stages: kept, notes: [note] };
  }
  const named = [
    ...stages.filter((stage) => !begun.includes(stage)).map(({ title, steps }) => `“${title}” in ${season(steps[0]!)}`),
    ...begun.flatMap(({ steps }) => steps.filter(isLater)).map((step) => `${nameTask(step)} in ${season(step)}`),
  ];
  const others = named.length - MOST_NAMED;
  const shown = others > 0 ? [...named.slice(0, MOST_NAMED), `${others} more`] : named;
  return {
    stages: begun.map((stage) => ({ ...stage, steps: stage.steps.filter((step) => !isLater(step)) })),
    notes: [`Left for its season: ${list(shown)}.`],
  };
}

const monthName = (month: number) => monthNames[month - 1]!;

/** 'March to May'. Of 'March to May and September to October', the first is enough to say when to start. */
function season({ months }: Step): string {
  const last = months.find((month, n) => months[n + 1] !== (month % 12) + 1)!;
  return [...new Set([months[0]!, last])].map(monthName).join(' to ');
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
