import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { roundSession, trimToCapacity } from '../planner/task-size.ts';
import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { partition } from '../weeks/partition.ts';
import type { Session, WorkItem } from '../weeks/split-items.ts';
import type { ArrangedStep } from './arrange-steps.ts';
import { texts } from './texts.ts';

export interface OwnTask {
  readonly text: string;
  readonly minutes: number;
  readonly milestone: number;
}

/** A task takes at most this share of a week. */
const MAX_SHARE = 0.75;
/** Shorter tasks are done in one go. */
const MIN_DIVIDED = 60;
/** What it costs to end a week within a milestone, relative to an uneven load. */
const SPLIT_MILESTONE = 0.1;

const sum = (list: readonly { readonly minutes: number }[]) => list.reduce((total, { minutes }) => total + minutes, 0);

/** Every step in order, over weeks of at most `capacities` minutes. What belongs to the day itself is the last week. */
export function packOwnWeeks(
  steps: readonly ArrangedStep[],
  capacities: readonly number[],
  wanted: number,
  language: PlaybookLanguage,
): OwnTask[][] {
  const day = steps.filter(({ isOnTheDay }) => isOnTheDay);
  if (day.length === 0 || capacities.length === 1 || day.length === steps.length)
    return packSteps(steps, capacities, wanted, language);
  const before = steps.filter(({ isOnTheDay }) => !isOnTheDay);
  return [
    ...packSteps(before, capacities.slice(0, -1), wanted - day.length, language),
    trimTasks(day, capacities.at(-1)!),
  ];
}

/** Long steps are divided until there are `wanted` tasks. */
function packSteps(
  steps: readonly ArrangedStep[],
  capacities: readonly number[],
  wanted: number,
  language: PlaybookLanguage,
): OwnTask[][] {
  const factor = Math.min(1, sum(capacities.map((minutes) => ({ minutes }))) / sum(steps));
  const usual = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)]!;
  const longest = Math.max(20, usual * MAX_SHARE);
  const items = steps.map(({ text, minutes, milestone }): WorkItem => ({
    title: text,
    minutes: minutes * factor,
    milestone,
  }));
  const counts = countSessions(items, longest, wanted);
  const sessions = items.flatMap((item, n) =>
    Array.from({ length: counts[n]! }, (_, session) => ({ ...toSession(item, n, counts[n]!), session: session + 1 })),
  );
  return partition(sessions, capacities, SPLIT_MILESTONE).map((week, n) =>
    toTasks(week as (Session & { session: number })[], capacities[n]!, counts, language),
  );
}

const toSession = (item: WorkItem, n: number, count: number): Session => ({
  ...item,
  minutes: Math.max(5, roundSession(item.minutes / count)),
  item: n,
});

/** Into how many sessions each item is divided, the longest first. */
function countSessions(items: readonly WorkItem[], longest: number, wanted: number): number[] {
  const counts = items.map(({ minutes }) => Math.max(1, Math.ceil(minutes / longest)));
  for (let total = counts.reduce((a, b) => a + b, 0); total < wanted; total += 1) {
    const length = (n: number) => items[n]!.minutes / counts[n]!;
    const next = items.reduce((best, _, n) => (length(n) > length(best) ? n : best), 0);
    if (items.length === 0 || length(next) < MIN_DIVIDED) break;
    counts[next]! += 1;
  }
  return counts;
}

/** Sessions of one step in the same week are one task, unless there would be fewer than three. */
function toTasks(
  week: readonly (Session & { readonly session: number })[],
  capacity: number,
  counts: readonly number[],
  language: PlaybookLanguage,
): OwnTask[] {
  const { nameSession } = texts[language];
  const distinct = new Set(week.map(({ item }) => item)).size;
  const isJoined = distinct >= tasksPerWeek.min;
  const tasks: (OwnTask & { readonly item: number })[] = [];
  for (const { item, session, title, minutes, milestone } of week) {
    const last = tasks.at(-1);
    const inWeek = week.filter((other) => other.item === item).length;
    const text = counts[item]! > 1 && inWeek < counts[item]! ? nameSession(title, session, counts[item]!) : title;
    const same = tasks.findIndex((task) => task.text === text);
    if (last?.item === item && (isJoined || inWeek === counts[item])) {
      tasks[tasks.length - 1] = { ...last, minutes: last.minutes + minutes };
    } else if (same >= 0) tasks[same] = { ...tasks[same]!, minutes: tasks[same]!.minutes + minutes };
    else tasks.push({ text, minutes, milestone, item });
  }
  return trimTasks(tasks, capacity);
}

function trimTasks(tasks: readonly OwnTask[], capacity: number): OwnTask[] {
  const few = tasks.slice(0, Math.min(tasksPerWeek.max, Math.max(1, Math.floor(capacity / 5))));
  const fitting = trimToCapacity(
    few.map(({ text, minutes }) => ({ text, minutes, sessions: 1 })),
    capacity,
  );
  return fitting.map(({ text, minutes }, n) => ({ text, minutes, milestone: few[n]!.milestone }));
}
