import type { Weekday } from '#domain/assistant/facts.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { WeekTask } from './plan-stages.ts';
import { taskMinutes } from './task-size.ts';
import { daysOf, weekdayOf } from './week-capacity.ts';

/** With more days, the user chooses themselves. */
const MAX_DAYS = 4;
/** A longer session is better on a weekend. */
const LONG_SESSION = 60;

interface DayPlan {
  readonly days: readonly Weekday[];
  readonly week: PlanWeek | undefined;
  /** Whether the tasks of a week can be done in any order. */
  readonly inAnyOrder: boolean;
}

/** Puts the tasks of a week on the user's days, evenly: 'Tue, Thu: …'. */
export function assignDays(tasks: readonly WeekTask[], { days, week, inAnyOrder }: DayPlan): WeekTask[] {
  const open = week
    ? daysOf(week)
        .map(weekdayOf)
        .filter((day) => days.includes(day))
    : [];
  if (open.length < 2 || days.length > MAX_DAYS) return [...tasks];
  return inAnyOrder ? spread(tasks, open) : inOrder(tasks, open);
}

/** The later a task, the later its day. */
function inOrder(tasks: readonly WeekTask[], open: readonly Weekday[]): WeekTask[] {
  const isPlaced = ({ sessions, fixed }: WeekTask) => sessions === 1 && !fixed;
  const total = tasks.filter(isPlaced).reduce((sum, { minutes }) => sum + minutes, 0);
  let before = 0;
  return tasks.map((task) => {
    if (task.fixed || task.sessions >= open.length) return task;
    if (task.sessions > 1) return onDays(task, open.slice(0, task.sessions));
    const day = open[Math.min(open.length - 1, Math.floor(((before + task.minutes / 2) / total) * open.length))]!;
    before += task.minutes;
    return onDays(task, [day]);
  });
}

/** The longest session on a weekend, the others on the days that have least. */
function spread(tasks: readonly WeekTask[], open: readonly Weekday[]): WeekTask[] {
  const load = new Map(open.map((day) => [day, 0]));
  const chosen = new Map<WeekTask, readonly Weekday[]>();
  const place = (task: WeekTask, days: readonly Weekday[]) => {
    chosen.set(task, days);
    for (const day of days) load.set(day, load.get(day)! + task.minutes);
  };
  const movable = tasks.filter(({ fixed, sessions }) => !fixed && sessions < open.length);
  for (const task of tasks.filter(({ fixed, sessions }) => !fixed && sessions >= open.length)) {
    for (const day of open) load.set(day, load.get(day)! + task.minutes);
  }
  const [longest, ...others] = movable.toSorted((a, b) => b.minutes - a.minutes || taskMinutes(b) - taskMinutes(a));
  const weekend = open.findLast((day) => day === 'sat' || day === 'sun');
  if (longest) {
    const isLong = longest.sessions === 1 && longest.minutes >= LONG_SESSION;
    place(longest, isLong && weekend ? [weekend] : open.slice(0, longest.sessions));
  }
  for (const task of others) {
    const free = new Set(open.toSorted((a, b) => load.get(a)! - load.get(b)!).slice(0, task.sessions));
    place(
      task,
      open.filter((day) => free.has(day)),
    );
  }
  return tasks.map((task) => (chosen.has(task) ? onDays(task, chosen.get(task)!) : task));
}

const onDays = (task: WeekTask, days: readonly Weekday[]): WeekTask => ({
  ...task,
  text: `${days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)).join(', ')}: ${task.text}`,
});
