import { planOwnLines } from './own-lines.ts';
import { packEvenly } from './pack-weeks.ts';
import { moveIntoSeason, moveLateToEnd } from './seasons.ts';
import { fitItems, type Item, projectItems, projectWeight } from './sizes.ts';
import { type Scope, type Stage, sum, taskMinutes, type Visit, type WeekTask } from './stage.ts';

export const MAX_TASKS = 6;
const MOST_TASKS = 12;
/** So that parts of tasks, which are whole 5 minutes, fit into the weeks. */
const ROUNDS = 80;
const SMALLER = 0.98;

/** Every task of the playbook once, in order, over the weeks, in the time that the user's own lines leave. */
export function planProject(stages: readonly Stage[], scope: Scope) {
  const { fields, weeks, capacities } = scope;
  const items = projectItems(stages.filter(({ line }) => !line));
  // Whether the last week ends on the day of the deadline.
  const endsOnDay = fields.deadline !== null && fields.deadline <= fields.weeks.at(-1)!.to;
  const own = planOwnLines(stages, scope, planItems(items, capacities, endsOnDay).weeks);
  const open = capacities.map((minutes, n) => Math.max(0, minutes - sum(own[n]!.map(taskMinutes))));
  const planned = planItems(items, open, endsOnDay);
  const arranged = moveLateToEnd(moveIntoSeason(planned.weeks, weeks, open), open);
  return { ...planned, weeks: repeatWeekly(arranged, open), own, visits: null };
}

/** Up to a deadline, the day itself and what follows it come in the last week. */
function planItems(items: readonly Item[], capacities: readonly number[], endsOnDay: boolean) {
  const day = endsOnDay ? items.findIndex(({ step }) => step.isDay) : -1;
  if (day < 1 || capacities.length === 1) return fitWeeks(items, capacities, endsOnDay);
  const week = capacities.length - 1;
  const last = fitWeeks(items.slice(day), capacities.slice(week), false);
  const left = Math.max(0, capacities[week]! - sum(last.weeks[0]!.map(taskMinutes)));
  const head = fitWeeks(items.slice(0, day), capacities.with(week, left), true);
  const weeks = head.weeks.with(week, [...head.weeks[week]!, ...last.weeks[0]!]);
  return { weeks, dropped: [...head.dropped, ...last.dropped], factor: head.factor };
}

/** Makes the items smaller until the weeks can hold them. */
function fitWeeks(items: readonly Item[], capacities: readonly number[], toEnd: boolean) {
  const longest = Math.max(...capacities);
  const most = Math.min(MOST_TASKS, Math.max(MAX_TASKS, Math.floor(longest / 30)));
  let minutes = sum(capacities);
  for (let round = 1; ; round += 1) {
    const room = { minutes, longest, tasks: most * capacities.length };
    const { items: fitted, dropped, factor } = fitItems(items, room, projectWeight);
    const packed = packEvenly(fitted, capacities, most, toEnd);
    if (packed.isComplete || round === ROUNDS) return { weeks: packed.weeks, dropped, factor };
    minutes *= SMALLER;
  }
}

/** In which weeks a project works on which milestones. */
export function visitsOf(weeks: readonly (readonly WeekTask[])[]): Visit[][] {
  const stages = [...new Set(weeks.flat().map(({ stage }) => stage))];
  const weeksOf = (stage: Stage) => [...weeks.keys()].filter((n) => weeks[n]!.some((task) => task.stage === stage));
  const all = stages.map((stage) => ({ stage, own: weeksOf(stage), isLast: stage === stages.at(-1) }));
  return weeks.map((_, n) =>
    all
      .map(({ own, ...visit }) => ({ ...visit, index: own.indexOf(n), of: own.length }))
      .filter(({ index }) => index !== -1),
  );
}

/** What is done each week of a milestone appears in all of them, as far as there is time. */
function repeatWeekly(weeks: readonly (readonly WeekTask[])[], capacities: readonly number[]): WeekTask[][] {
  const result = weeks.map((tasks) => [...tasks]);
  for (const task of weeks.flat().filter(({ step }) => step.weekly)) {
    const isWorkedOn = (n: number) => weeks[n]!.some(({ stage }) => stage === task.stage);
    for (const [n, own] of result.entries()) {
      const isThere = own.some(({ step }) => step === task.step);
      const left = capacities[n]! - sum(own.map(taskMinutes));
      if (isWorkedOn(n) && !isThere && own.length < MAX_TASKS && taskMinutes(task) <= left) own.push(task);
    }
  }
  return result;
}
