import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { fitWeek, type WeekEntry } from './fit-week.ts';
import type { SlotFiller } from './fill-slots.ts';
import {
  numbered,
  type PracticeScope,
  type Stage,
  type Step,
  stepMinutes,
  type WeekPlan,
  type WeekTask,
} from './plan-stages.ts';
import { type Visit, visitsByWeek } from './practice-visits.ts';
import { resultsOf } from './week-results.ts';
import { overlap } from './user-words.ts';
import { createWeekTitles } from './week-titles.ts';

const MAX_POSTPONED = 2;
/** A task with so many words of a result leads to it. */
const MOST_WORDS = 0.6;

/** Weeks that repeat and grow. */
export function planPractice(stages: readonly Stage[], scope: PracticeScope, filler: SlotFiller): WeekPlan[] {
  const titleOf = createWeekTitles();
  const done = new Set<string>();
  let postponed: WeekEntry[] = [];
  return visitsByWeek(stages, scope.capacities.length).map((visits, week): WeekPlan => {
    const entries = [...postponed, ...visits.flatMap((visit) => entriesOf(visit, visits.length > 1, filler))];
    if (entries.length < tasksPerWeek.min) entries.push(...keepUp(stages, visits[0]!, entries, filler));
    const tasks = fitWeek(entries, week, scope);
    postponed = leftOver(entries, tasks);
    for (const { text, step } of entries) if (tasks.some((task) => task.text === text)) done.add(step.text);
    return {
      title: titleOf({
        ...(visits.length > 1 ? sharedResults(visits) : ownResults(visits[0]!, tasks, done)),
        count: countAfter(week + 1, scope),
      }),
      tasks,
      resources: visits.filter(({ index }) => index === 0).flatMap(({ stage }) => stage.resources),
    };
  });
}

/** What is done once and had no room; the next week begins with it. */
const leftOver = (entries: readonly WeekEntry[], tasks: readonly WeekTask[]) =>
  entries
    .filter(({ step }) => !step.weekly && !step.optional && !step.fixed && step.each === undefined)
    .filter(({ text }) => tasks.every((task) => task.text !== text))
    .slice(0, MAX_POSTPONED);

const sumMinutes = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + stepMinutes(step), 0);

function entriesOf({ stage, index, of, isLastStage }: Visit, isShared: boolean, filler: SlotFiller): WeekEntry[] {
  const progress = of > 1 ? index / (of - 1) : 1;
  const single = stage.steps.filter(({ weekly, each }) => !weekly && each === undefined);
  const allMinutes = Math.max(1, sumMinutes(single));
  const minutesBefore = (n: number) => sumMinutes(single.slice(0, n));
  const weekOf = (n: number) => {
    if (single[n]!.late && isLastStage) return of - 1;
    if (!isLastStage) return Math.min(of - 1, Math.floor((minutesBefore(n) * of) / allMinutes));
    return single.length > 1 ? Math.round((n * (of - 1)) / (single.length - 1)) : of - 1;
  };
  const dueSteps = (step: Step): Step[] => {
    if (step.each !== undefined) return shareOf(step, step.each, index, of);
    return step.weekly || weekOf(single.indexOf(step)) === index ? [step] : [];
  };
  return stage.steps.flatMap(dueSteps).map((step) => ({
    step: isShared ? { ...step, optional: step.optional || !step.essential } : step,
    text: filler.grow(step.text, progress),
    minutes: step.minutes.from + (step.minutes.to - step.minutes.from) * progress,
  }));
}

/** The things that are due in one of the weeks, if any. */
function shareOf(step: Step, count: number, index: number, of: number): Step[] {
  const passed = (week: number) => Math.ceil((week * count) / of);
  const [first, last] = [passed(index) + 1, passed(index + 1)];
  return first > last ? [] : [numbered(step, first, last)];
}

/** Where a milestone has few tasks of its own, those of the one before go on; at the end no harder than they began. */
function keepUp(
  stages: readonly Stage[],
  visit: Visit,
  entries: readonly WeekEntry[],
  filler: SlotFiller,
): WeekEntry[] {
  const before = stages[stages.indexOf(visit.stage) - 1];
  const lasting = before?.steps.filter(({ weekly }) => weekly) ?? [];
  const more = lasting.length > 0 || entries.length > 0 ? lasting : visit.stage.steps.slice(-1);
  const isNew = ({ text }: Step) => entries.every((entry) => entry.step.text !== text);
  return more
    .filter(isNew)
    .slice(0, tasksPerWeek.min - entries.length)
    .map((step) => ({
      step: { ...step, essential: false },
      text: filler.grow(step.text, visit.isLastStage ? 0 : 1),
      minutes: visit.isLastStage ? step.minutes.from : step.minutes.to,
    }));
}

/** '12 of 40 books' */
function countAfter(weeks: number, { target, capacities }: PracticeScope): string | null {
  const n = target === null ? 0 : Math.floor((target.n * weeks) / capacities.length);
  return target === null || n === 0 ? null : `${n} of ${target.n} ${target.of}`;
}

/** The result of a week, unless what leads to it comes later, or it says the same as a task. */
function ownResults({ stage, index, of }: Visit, tasks: readonly WeekTask[], done: ReadonlySet<string>) {
  const results = resultsOf(stage, index, of);
  const named = results.reached[0] ?? results.towards;
  if (named === stage.title) return results;
  const leading = stage.steps.filter(({ weekly, text }) => !weekly && overlap(text, named) >= MOST_WORDS);
  const isLater = leading.length > 0 && leading.every(({ text }) => !done.has(text));
  const isTask = tasks.some(({ text }) => text.toLowerCase().startsWith(named.toLowerCase()));
  return isLater || isTask ? { reached: [], towards: stage.title, part: index + 1, of } : results;
}

const sharedResults = (visits: readonly Visit[]) => ({
  reached: visits.map(({ stage }) => stage.title),
  towards: '',
  part: 1,
  of: 1,
});
