import { daysIn, isInSeason } from './dates.ts';
import { placeOwnLines } from './own-lines.ts';
import { MAX_TASKS, type PlannedWeeks, type ProjectScope } from './project.ts';
import { fitItems, type Item } from './sizes.ts';
import { growNumbers, numberThings } from './slots.ts';
import { roundDown, type Stage, type Step, sum, taskMinutes, type Visit, type WeekTask } from './stage.ts';

/** Tasks that had no room come first in the next week. */
const MAX_POSTPONED = 2;
const MAX_SESSION = 1.25;
const DAILY = 7;

/** Weeks that repeat and grow, up to the last one. A week may hold `maxGrowth` times what the playbook asks for. */
export function planPractice(
  stages: readonly Stage[],
  scope: ProjectScope,
  maxGrowth: number,
): PlannedWeeks & { visits: Visit[][] } {
  const { weeks, capacities } = scope;
  const known = stages.filter(({ isOwn }) => !isOwn);
  const visits = visitsByWeek(known, weeks.length);
  const lastWeek = (stage: Stage) => visits.findLastIndex((week) => week.some((visit) => visit.stage === stage));
  const own = placeOwnLines(stages, scope, (n) => {
    const before = stages.slice(0, n).findLast(({ isOwn }) => !isOwn);
    return before ? lastWeek(before) : 0;
  });
  const done = new Map<Step, number>();
  const timesDone = ({ step }: Item) => done.get(step) ?? 0;
  const weigh = (item: Item) => (item.rank === 'must' ? Number(item.stage !== known.at(-1)) : timesDone(item));
  const factors: number[] = [];
  let postponed: Item[] = [];
  const planned = visits.map((visited, n) => {
    const due = visited.flatMap((visit) => itemsOf(visit, visited.length > 1));
    const items = [...postponed, ...due].filter(({ step }) => isInSeason(step.months, weeks[n]!));
    const minutes = capacities[n]! - sum(own[n]!.map(taskMinutes));
    const fitted = fitWeek(items, minutes, weigh);
    const tasks = grow(fitted.items, minutes, maxGrowth).map((item) => toTask(item, daysIn(weeks[n]!)));
    for (const item of fitted.items) done.set(item.step, timesDone(item) + 1);
    factors.push(fitted.factor);
    const isOver = ({ step }: Item) => step.weekly || step.optional || !fitted.dropped.includes(step);
    postponed = items.filter((item) => !isOver(item)).slice(0, MAX_POSTPONED);
    return [...own[n]!, ...tasks];
  });
  const dropped = known.flatMap(({ steps }) => steps.filter((step) => !step.optional && !done.has(step)));
  return { weeks: planned, dropped, factor: sum(factors) / factors.length, visits };
}

const total = (items: readonly Item[]) => sum(items.map(({ units, unitMinutes }) => units * roundDown(unitMinutes)));

function fitWeek(items: readonly Item[], minutes: number, weigh: (item: Item) => number) {
  const fit = (budget: number) => fitItems(items, { minutes: budget, tasks: MAX_TASKS }, weigh);
  let fitted = fit(minutes);
  for (let budget = minutes; total(fitted.items) > minutes && budget > 1; fitted = fit(budget)) budget *= 0.9;
  return fitted;
}

/** With more time, what is practised again and again is done more often, or else a little longer. */
function grow(items: readonly Item[], minutes: number, maxGrowth: number): Item[] {
  const weekly = items.filter(({ step }) => step.weekly);
  const scale = Math.min(maxGrowth, 1 + (minutes - total(items)) / Math.max(1, total(weekly)));
  if (scale <= 1) return [...items];
  return items.map((item) => {
    const { step, units, unitMinutes } = item;
    if (!step.weekly) return item;
    const more = units === 1 ? 1 : Math.min(DAILY, Math.floor(units * scale));
    if (more > units) return { ...item, units: more };
    return { ...item, unitMinutes: roundDown(unitMinutes) * Math.min(scale, MAX_SESSION) };
  });
}

function toTask({ stage, step, text, units, unitMinutes }: Item, days: number): WeekTask {
  return { stage, step, text, sessions: Math.min(units, Math.max(days, 1)), minutes: roundDown(unitMinutes) };
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

/** What is due in one of the weeks of a milestone. */
function itemsOf({ stage, index, of, isLast }: Visit, isShared: boolean): Item[] {
  const progress = of > 1 ? index / (of - 1) : 1;
  const once = stage.steps.filter(({ weekly, count, late }) => !weekly && count === null && !late);
  const weekOfOnce = (step: Step) => Math.floor((once.indexOf(step) * of) / once.length);
  return stage.steps.flatMap((step): Item[] => {
    const { minutes, sessions, count, late, weekly, isFirst } = step;
    const unitMinutes = minutes.from + (minutes.to - minutes.from) * progress;
    const isEnd = isLast && late;
    const rank = isFirst || isEnd ? 'must' : step.optional || isShared ? 'optional' : 'spare';
    const item = { stage, step, text: growNumbers(step.text, progress), units: sessions, unitMinutes, rank } as const;
    if (count === null) {
      const isDue = weekly || (late ? index === of - 1 : weekOfOnce(step) === index);
      return isDue ? [item] : [];
    }
    const [first, last] = [Math.ceil((index * count) / of) + 1, Math.ceil(((index + 1) * count) / of)];
    const things = { units: 1, unitMinutes: unitMinutes * sessions * (last - first + 1), rank: 'must' } as const;
    return first > last ? [] : [{ ...item, ...things, text: numberThings(item.text, first, last) }];
  });
}
