import { minutesLeft } from './minutes-left.ts';
import { effectiveWeeks } from './schedule/task-weeks.ts';
import { type SizedTask, weeklyTaskMinutes } from './task-size.ts';

/** How long something takes. */
export interface PlannedTime {
  readonly minutes: number;
  /** What repeating tasks without an end take each week, which cannot be part of a total. */
  readonly weeklyMinutes: number;
}

/** A task of a goal, with its size and its own weeks. */
export interface PlannedTask extends Omit<SizedTask, 'title'> {
  readonly week: number | null;
  readonly untilWeek: number | null;
  readonly isSetAside: boolean;
}

export interface GoalWeeks {
  readonly goalWeek: number | null;
  readonly lastWeek: number | null;
}

/** The time that the tasks of a goal take, all repetitions included. Tasks without a size count as 0. */
export function plannedTime(tasks: readonly PlannedTask[], goal: GoalWeeks): PlannedTime {
  return sumTimes(
    tasks
      .filter(({ isSetAside }) => !isSetAside)
      .map((task) => {
        const minutes = weeklyTaskMinutes(task);
        if (task.timesPerWeek === null) return once(minutes);
        const weeks = repeatingWeeks(task, goal);
        return weeks ? once(minutes * (weeks.last - weeks.first + 1)) : weekly(minutes);
      }),
  );
}

interface StartedTask extends PlannedTask {
  readonly completed: boolean;
  readonly trackedSec: number;
  readonly ticks: readonly string[];
}

interface CurrentWeek {
  /** The week that the plan is in, at least 1. Without a plan that was started, nothing lies in the past. */
  readonly planWeek: number;
  /** Its Monday. */
  readonly weekStart: string;
}

/** What is left of the planned time. Repetitions of earlier weeks are over, whether they were done or not. */
export function timeLeft(
  tasks: readonly StartedTask[],
  goal: GoalWeeks,
  { planWeek, weekStart }: CurrentWeek,
): PlannedTime {
  return sumTimes(
    tasks
      .filter(({ isSetAside, completed }) => !isSetAside && !completed)
      .map((task) => {
        if (task.timesPerWeek === null) return once(minutesLeft(task, weekStart));
        const weeks = repeatingWeeks(task, goal);
        if (!weeks) return weekly(weeklyTaskMinutes(task));
        const ahead = weeks.last - Math.max(weeks.first - 1, planWeek);
        const isOn = weeks.first <= planWeek && planWeek <= weeks.last;
        return once((isOn ? minutesLeft(task, weekStart) : 0) + Math.max(0, ahead) * weeklyTaskMinutes(task));
      }),
  );
}

/** Undefined without an end. */
function repeatingWeeks(task: PlannedTask, { goalWeek, lastWeek }: GoalWeeks) {
  const { week, untilWeek } = effectiveWeeks(task, goalWeek);
  const first = week ?? 1;
  const last = untilWeek ?? lastWeek;
  return last === null ? undefined : { first, last: Math.max(first, last) };
}

const once = (minutes: number): PlannedTime => ({ minutes, weeklyMinutes: 0 });
const weekly = (weeklyMinutes: number): PlannedTime => ({ minutes: 0, weeklyMinutes });

export function sumTimes(times: readonly PlannedTime[]): PlannedTime {
  return times.reduce(
    (sum, { minutes, weeklyMinutes }) => ({
      minutes: sum.minutes + minutes,
      weeklyMinutes: sum.weeklyMinutes + weeklyMinutes,
    }),
    once(0),
  );
}

export function isZero({ minutes, weeklyMinutes }: PlannedTime): boolean {
  return minutes === 0 && weeklyMinutes === 0;
}

interface Estimated {
  readonly estimatedMinutes: number | null;
}

/** The time of a goal: that of its tasks or, if none of them has a size, that of its resources. */
export function goalTime(tasks: PlannedTime, resources: readonly Estimated[]): PlannedTime {
  return isZero(tasks) ? once(resourceMinutes(resources)) : tasks;
}

export function resourceMinutes(resources: readonly Estimated[]): number {
  return resources.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
}
