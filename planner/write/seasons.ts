import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { isInSeason } from './dates.ts';
import { formatDay } from './slots.ts';
import { type Scope, type Step, sum, taskMinutes, type WeekTask } from './stage.ts';
import { list, nameTask } from './text.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const MOST_NAMED = 2;

type Weeks = readonly (readonly WeekTask[])[];

/** Moves a task into its season, with everything after it, if all of it still fits into the weeks. */
export function moveIntoSeason(planned: Weeks, weeks: readonly PlanWeek[], capacities: readonly number[]): Weeks {
  let result = planned;
  for (const task of planned.flat()) {
    const from = result.findIndex((tasks) => tasks.includes(task));
    if (isInSeason(task.step.months, weeks[from]!)) continue;
    const missed = findMissed(result, weeks).length;
    const later = [...weeks.keys()].filter((to) => to > from && isInSeason(task.step.months, weeks[to]!));
    const moved = later.map((to) => delay(result, task, to - from, capacities));
    result = moved.find((some) => some && findMissed(some, weeks).length < missed) ?? result;
  }
  return result;
}

/** Moves what belongs to the end, with everything after it, behind the spare weeks. */
export function moveLateToEnd(planned: Weeks, capacities: readonly number[]): Weeks {
  const late = planned.flat().find(({ step }) => step.late);
  const spare = planned.length - 1 - planned.findLastIndex((tasks) => tasks.length > 0);
  return (late && delay(planned, late, spare, capacities)) ?? planned;
}

/** Null if the task and those after it do not fit so many weeks later. */
function delay(planned: Weeks, first: WeekTask, by: number, capacities: readonly number[]): Weeks | null {
  const all = planned.flat();
  const later = new Set(all.slice(all.indexOf(first)));
  const moved = planned.map((tasks, n) => [
    ...tasks.filter((task) => !later.has(task)),
    ...(planned[n - by] ?? []).filter((task) => later.has(task)),
  ]);
  const fits = moved.every((tasks, n) => sum(tasks.map(taskMinutes)) <= capacities[n]!);
  return fits && moved.flat().length === all.length ? moved : null;
}

/** Steps that the plan has outside their months. */
const findMissed = (planned: Weeks, weeks: readonly PlanWeek[]): Step[] => [
  ...new Set(
    planned.flatMap((tasks, n) => tasks.map(({ step }) => step).filter(({ months }) => !isInSeason(months, weeks[n]!))),
  ),
];

/** What has to be done in which months, and when to start instead. Empty if the plan has everything in its season. */
export function seasonNote(planned: Weeks, { weeks, fields, clock }: Scope): string {
  const missed = findMissed(planned, weeks);
  if (missed.length === 0) return '';
  const named = missed.slice(0, MOST_NAMED).map((step) => `${nameTask(step)} is for ${inWords(step.months)}`);
  const others = missed.length > MOST_NAMED ? ['other tasks have their months, too'] : [];
  const advice = `${list([...named, ...others])}: ${missed.length === 1 ? 'do it then' : 'do each of them then'}`;
  const week = planned.findIndex((tasks) => tasks.some(({ step }) => step === missed[0]));
  const start = firstStart(weeks[0]!, weeks[week]!, missed[0]!.months);
  return fields.deadline !== null
    ? `${advice}.`
    : `${advice}, or start this plan in the week of ${formatDay(start, clock.today)}.`;
}

/** The first Monday to start from, so that a week of the plan falls into the months. */
function firstStart({ to }: PlanWeek, week: PlanWeek, months: readonly number[]): string {
  const later = (day: string, n: number) => addDays(day, 7 * n);
  let n = 1;
  while (!isInSeason(months, { from: later(week.from, n), to: later(week.to, n) })) n += 1;
  return weekStartForDay(later(to, n));
}

/** 'March to May', 'March to May and September to October' */
function inWords(months: readonly number[]): string {
  const ends = months.filter((month, n) => months[n + 1] !== (month % 12) + 1);
  const starts = months.filter((month, n) => n === 0 || months[n - 1]! % 12 !== month - 1);
  return list(
    starts.map((from, n) => [...new Set([from, ends[n]!])].map((month) => monthNames[month - 1]).join(' to ')),
  );
}
