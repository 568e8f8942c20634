import { daysIn } from './dates.ts';
import { planOwnLines } from './own-lines.ts';
import { MAX_TASKS } from './project.ts';
import { fitItems, type Item, itemTask, onceItem, resize, toItem, totalMinutes } from './sizes.ts';
import { growNumbers, numberThings } from './slots.ts';
import { type Scope, type Stage, type Step, sum, taskMinutes, type Visit } from './stage.ts';

/** The number of one-off tasks that start in a week, so that there is time for practice from the first week on. */
const ONCE_A_WEEK = 2;

/** Weeks that repeat and grow, up to the last one. A week may hold `maxGrowth` times what the playbook asks for. */
export function planPractice(stages: readonly Stage[], scope: Scope, maxGrowth: number) {
  const { weeks, capacities } = scope;
  const known = stages.filter(({ line }) => !line);
  const visits = visitsByWeek(known, weeks.length);
  const own = planOwnLines(stages, scope, visits);
  const done = new Map<Step, number>();
  const timesDone = ({ step }: Item) => done.get(step) ?? 0;
  const weigh = (item: Item) => (item.rank === 'must' ? Number(item.stage !== known.at(-1)) : timesDone(item));
  const factors: number[] = [];
  let waiting: Item[] = [];
  const planned = visits.map((visited, n) => {
    const minutes = Math.max(0, capacities[n]! - sum(own[n]!.map(taskMinutes)));
    for (const { stage } of visited.filter(({ index }) => index === 0)) {
      waiting.push(...stage.steps.filter(isOnce).map((step) => onceItem(stage, step, rankOf(stage, step))));
    }
    const weeksLeft = Math.max(...visited.map(({ index, of }) => of - index));
    const once = waiting.slice(0, Math.max(ONCE_A_WEEK, Math.ceil(waiting.length / weeksLeft)));
    const items = [...once, ...visited.flatMap(itemsOf)];
    const fitted = fitItems(items, { minutes, longest: minutes, tasks: MAX_TASKS }, weigh);
    const tasks = grow(fitted.items, minutes, maxGrowth).map((item) =>
      itemTask(item, Math.min(item.units, daysIn(weeks[n]!))),
    );
    for (const item of fitted.items) done.set(item.step, timesDone(item) + 1);
    factors.push(fitted.factor);
    waiting = waiting.filter((item) => !done.has(item.step) && (!item.step.optional || !once.includes(item)));
    return tasks;
  });
  const dropped = known.flatMap(({ steps }) => steps.filter((step) => !step.optional && !done.has(step)));
  return { weeks: planned, own, dropped, factor: sum(factors) / factors.length, visits };
}

/** With more time, what is practised again and again is done more often, or else a little longer. */
function grow(items: readonly Item[], minutes: number, maxGrowth: number): readonly Item[] {
  const weekly = items.filter(({ step }) => step.weekly);
  const scale = Math.min(maxGrowth, 1 + (minutes - totalMinutes(items)) / Math.max(1, totalMinutes(weekly)));
  return scale <= 1 ? items : items.map((item) => (item.step.weekly ? resize(item, scale) : item));
}

/** Divides the weeks by the shares of the milestones. One with less than half a week shares it with the next. */
function visitsByWeek(stages: readonly Stage[], weeks: number): Visit[][] {
  const byWeek = Array.from({ length: weeks }, (): Visit[] => []);
  const shares = stages.map(({ share }) => share ?? 100 / stages.length);
  const startOf = (n: number) => Math.round((sum(shares.slice(0, n)) / sum(shares)) * weeks);
  for (const [n, stage] of stages.entries()) {
    const first = Math.min(startOf(n), weeks - 1);
    const of = Math.max(1, startOf(n + 1) - first);
    for (let index = 0; index < of; index += 1) {
      byWeek[first + index]!.push({ stage, index, of, isLast: n === stages.length - 1 });
    }
  }
  return byWeek;
}

const isOnce = ({ weekly, count, late }: Step) => !weekly && count === null && !late;

const rankOf = ({ steps }: Stage, step: Step) => (step === steps[0] ? 'must' : step.optional ? 'optional' : 'spare');

/** What else is due in one of the weeks of a milestone. */
function itemsOf({ stage, index, of, isLast }: Visit): Item[] {
  const progress = of > 1 ? index / (of - 1) : 1;
  return stage.steps.flatMap((step): Item[] => {
    const { minutes, sessions, count, late } = step;
    if (isOnce(step) || (late && index < of - 1)) return [];
    const unitMinutes = minutes.from + (minutes.to - minutes.from) * progress;
    const rank = isLast && late ? 'must' : rankOf(stage, step);
    const item = { stage, step, text: growNumbers(step.text, progress), units: sessions, unitMinutes, rank } as const;
    if (count === null) return [toItem(item)];
    const [first, last] = [Math.ceil((index * count) / of) + 1, Math.ceil(((index + 1) * count) / of)];
    const things = { units: 1, unitMinutes: unitMinutes * sessions * (last - first + 1), rank: 'must' } as const;
    return first > last ? [] : [toItem({ ...item, ...things, text: numberThings(item.text, first, last) })];
  });
}
