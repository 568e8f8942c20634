import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { limits } from '#domain/limits.ts';
import { placeOwnLines } from './own-lines.ts';
import { type Packed, packEvenly, packWeeks } from './pack-weeks.ts';
import { type FittedItems, fitItems, type Item, projectItems, projectWeight } from './sizes.ts';
import { growNumbers } from './slots.ts';
import { type Stage, type Step, sum, taskMinutes, type WeekTask } from './stage.ts';

export interface ProjectScope {
  readonly weeks: readonly PlanWeek[];
  readonly capacities: readonly number[];
  /** Whether the last week ends on the day of the deadline. */
  readonly endsOnDay: boolean;
  /** Whether there is a playbook. The user's own lines alone are spread over the weeks. */
  readonly hasPlaybook: boolean;
}

export interface PlannedWeeks extends Omit<FittedItems, 'items'> {
  readonly weeks: readonly (readonly WeekTask[])[];
}

export const MAX_TASKS = 6;
const MOST_TASKS = 12;
/** So that parts of tasks, which are whole 5 minutes, fit into the weeks. */
const ROUNDS = 80;
const SMALLER = 0.98;

/** Every task once, in order, over the weeks. */
export function planProject(stages: readonly Stage[], scope: ProjectScope): PlannedWeeks {
  const { weeks, capacities } = scope;
  const pinned = placeOwnLines(stages, scope, () => null);
  const open = capacities.map((minutes, n) => Math.max(0, minutes - sum(pinned[n]!.map(taskMinutes))));
  const rest = stages
    .map((stage) => ({ ...stage, steps: stage.steps.filter((step) => !isPinned(step)) }))
    .filter(({ steps }) => steps.length > 0);
  const nothing = { weeks: weeks.map(() => []), dropped: [], factor: 1 };
  const planned = rest.length === 0 ? nothing : planOpen(rest, { ...scope, capacities: open });
  const joined = planned.weeks.map((tasks, n) => inOrder([...pinned[n]!, ...tasks], stages));
  return { ...planned, weeks: repeatWeekly(joined, capacities) };
}

function planOpen(stages: readonly Stage[], scope: ProjectScope): PlannedWeeks {
  const { capacities } = scope;
  const longest = scope.endsOnDay ? capacities.at(-1)! : Infinity;
  const all = projectItems(stages).map((item) =>
    item.step.isDay ? { ...item, unitMinutes: Math.min(item.unitMinutes, longest) } : item,
  );
  const usualMost = Math.min(MOST_TASKS, Math.max(MAX_TASKS, Math.floor(Math.max(...capacities) / 30)));
  // None of the user's own lines is left out for its number.
  const most = scope.hasPlaybook ? usualMost : limits.draftTasks;
  let budget = sum(capacities);
  for (let round = 1; ; round += 1) {
    const { items, dropped, factor } = fitItems(
      all,
      { minutes: budget, tasks: most * capacities.length },
      projectWeight,
    );
    const few = pack(items, scope, MAX_TASKS);
    const packed = few.isComplete || most === MAX_TASKS ? few : pack(items, scope, most);
    if (packed.isComplete || round === ROUNDS) return { weeks: packed.weeks, dropped, factor };
    budget *= SMALLER;
  }
}

function pack(items: readonly Item[], { capacities, endsOnDay, hasPlaybook }: ProjectScope, perWeek: number): Packed {
  if (endsOnDay) return packWithDay(items, capacities, perWeek);
  if (hasPlaybook) return packEvenly(items, capacities, perWeek);
  // The user's own lines are spread over the weeks, so many in each.
  for (let most = Math.ceil(items.length / capacities.length); most <= perWeek; most += 1) {
    const packed = packWeeks(items, capacities, most);
    if (packed.isComplete) return packed;
  }
  return packWeeks(items, capacities, perWeek);
}

/** What is done on the day of the deadline or just before it, and what follows, comes in the last week. */
function packWithDay(items: readonly Item[], capacities: readonly number[], perWeek: number): Packed {
  const room = capacities.at(-1)!;
  const first = items.findIndex(({ step }) => step.late);
  if (first === -1 || capacities.length === 1) return packEvenly(items, capacities, perWeek);
  let tail = items.slice(first);
  const sizeOf = (some: readonly Item[]) => sum(some.map(({ units, unitMinutes }) => units * unitMinutes));
  // What does not fit beside the day itself comes a week earlier, except what follows it.
  const day = tail.findIndex(({ step }) => step.isDay);
  const before = day === -1 ? tail.filter(({ step }) => !step.late) : tail.slice(0, day);
  for (const item of before) {
    if (sizeOf(tail) > room || tail.length > perWeek) tail = tail.filter((other) => other !== item);
  }
  const scale = Math.min(1, room / sizeOf(tail));
  const shortened = tail.map((item) => ({ ...item, unitMinutes: item.unitMinutes * scale }));
  const last = packWeeks(shortened, [room], MOST_TASKS);
  const head = items.filter((item) => !tail.includes(item));
  const week = capacities.length - 1;
  const left = tail.length < MAX_TASKS ? room - sum(last.weeks[0]!.map(taskMinutes)) : 0;
  const early = capacities.with(week, Math.max(0, left));
  const packed = packEvenly(head, early, perWeek, true);
  return {
    weeks: packed.weeks.with(week, [...packed.weeks[week]!, ...last.weeks[0]!]),
    isComplete: packed.isComplete && last.isComplete,
  };
}

/** Lines with a day of their own, or for every week. */
const isPinned = (step: Step) => step.isOwn && (step.weekly || step.day !== null);

function inOrder(tasks: readonly WeekTask[], stages: readonly Stage[]): WeekTask[] {
  const place = ({ step }: WeekTask) => stages.findIndex(({ steps }) => steps.includes(step));
  return tasks.toSorted((one, other) => place(one) - place(other));
}

/** What is done each week of a milestone appears in all of them, as far as there is time. */
function repeatWeekly(weeks: readonly (readonly WeekTask[])[], capacities: readonly number[]): WeekTask[][] {
  const result = weeks.map((tasks) => [...tasks]);
  const repeated = weeks.flat().filter(({ step }) => step.weekly && !step.isOwn);
  for (const task of repeated) {
    const stageWeeks = [...weeks.keys()].filter((n) => weeks[n]!.some(({ stage }) => stage === task.stage));
    for (const [index, n] of stageWeeks.entries()) {
      const own = result[n]!;
      const isThere = own.some(({ step }) => step === task.step);
      const left = capacities[n]! - sum(own.map(taskMinutes));
      if (isThere || own.length >= MAX_TASKS || taskMinutes(task) > left) continue;
      own.push({ ...task, text: growNumbers(task.step.text, (index + 1) / stageWeeks.length) });
    }
  }
  return result;
}
