import { addDays } from '#domain/calendar/calendar.ts';
import type { GoalKey } from './goals.ts';
import { plans } from './plans.ts';
import { portalTasks } from './portal-tasks.ts';
import type { ResourceKey } from './resources.ts';
import { type SeedCalendar, MINUTE_MS, momentInstant, PORTAL_START_WEEK, SPANISH_START_WEEK } from './seed-calendar.ts';
import type { SeedTask } from './seed-task.ts';
import { portalPause } from './special-weeks.ts';
import { cardsTask, tasks } from './tasks.ts';
import type { TrackedSession } from './tracked-sessions.ts';

export interface SeedStep {
  readonly task?: SeedTask;
  readonly resource?: ResourceKey;
}

/** What time was tracked on, and what was done because of it. */
export interface SeedSteps {
  readonly stepOf: ReadonlyMap<TrackedSession, SeedStep>;
  readonly completedAt: ReadonlyMap<SeedTask, number>;
  /** The days on which the repeating task was done. */
  readonly ticks: readonly string[];
}

/** A task is completed if no further session would bring it closer to the time that it takes. */
const HALF_SESSION_MIN = 40;
/** From this week on, Fridays are for reading, until that is done. */
const READING_WEEK = 48;
const READING_MIN = 150;
const FRIDAY = 4;

const spanishGoals: ReadonlySet<GoalKey> = new Set(plans[0]!.goals.map(([goal]) => goal));

/** Expects the sessions in chronological order. Earlier ones have the same steps at any later time. */
export function assignSteps(sessions: readonly TrackedSession[], calendar: SeedCalendar): SeedSteps {
  const stepOf = new Map<TrackedSession, SeedStep>();
  const completedAt = new Map<SeedTask, number>();
  const ticks: string[] = [];
  const minutesOn = new Map<SeedTask, number>();
  let [readMin, cardsWeek, cardsInWeek] = [0, 0, 0];
  const pause = portalPause(calendar);
  const minutesOf = ({ startAt, endAt }: TrackedSession) => ((endAt ?? calendar.now) - startAt) / MINUTE_MS;

  /** The oldest task that waits for nobody. */
  const portalStep = (session: TrackedSession): SeedStep | undefined => {
    const isFriday = session.day === addDays(calendar.weeks[session.week]!, FRIDAY);
    if (isFriday && session.week >= READING_WEEK && readMin < READING_MIN && session.endAt !== null) {
      readMin += minutesOf(session);
      return { resource: 'accessibility' };
    }
    const task = portalTasks.find((each) => each.ratio !== undefined && !completedAt.has(each));
    if (!task || task.week! > portalWeek(session.week, pause)) return undefined;
    const total = (minutesOn.get(task) ?? 0) + minutesOf(session);
    minutesOn.set(task, total);
    if (session.endAt !== null && total >= task.minutes! * task.ratio! - HALF_SESSION_MIN) {
      completedAt.set(task, session.endAt);
    }
    return { task };
  };

  /** Often enough for the week, and then just for fun. */
  const cardsStep = ({ week, day, endAt }: TrackedSession): SeedStep | undefined => {
    if (week !== cardsWeek) [cardsWeek, cardsInWeek] = [week, 0];
    if (week < SPANISH_START_WEEK || endAt === null || cardsInWeek === cardsTask.timesPerWeek) return undefined;
    if (ticks.at(-1) === day) return undefined;
    cardsInWeek++;
    ticks.push(day);
    return { task: cardsTask };
  };

  for (const session of sessions) {
    const { goal } = session;
    const step =
      goal === 'portal' ? portalStep(session) : goal === 'cards' ? cardsStep(session) : spanishStep(session, calendar);
    if (step) stepOf.set(session, step);
  }
  return { stepOf, completedAt, ticks };
}

/** The task of the goal that is completed next. */
function spanishStep({ goal, startAt, endAt }: TrackedSession, calendar: SeedCalendar): SeedStep | undefined {
  if (!spanishGoals.has(goal)) return undefined;
  const task = tasks
    .filter((each) => each.goal === goal)
    .map((each) => ({ each, at: each.completed ? momentInstant(each.completed, calendar) : Infinity }))
    .toSorted((a, b) => a.at - b.at)
    .find(({ at }) => at >= (endAt ?? startAt));
  return task && { task: task.each };
}

/** The week of the plan in a week of the seed calendar. */
function portalWeek(week: number, [from, to]: readonly [number, number]): number {
  return week - PORTAL_START_WEEK + 1 - (week >= to ? to - from : 0);
}
