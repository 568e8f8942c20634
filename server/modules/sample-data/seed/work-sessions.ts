import { addDays, daysOfWeek } from '#domain/calendar/calendar.ts';
import { type AreaKey, areaSettings } from './areas.ts';
import { randomBetween, type Random, randomElement, createRandom } from './random.ts';
import { type GoalKey, goals, isGoalOpen } from './goals.ts';
import { type Habit, habits } from './habits.ts';
import { type SeedCalendar, MINUTE_MS, minuteOfDay, THIS_WEEK } from './seed-calendar.ts';
import { type DayKind, isDayOff, areasByDayKind, type ActivityLevel, weekActivity } from './seasons.ts';
import { type TargetOverride, listTargetOverrides, portalPause, restWeeks, effectiveTarget } from './special-weeks.ts';

export interface WorkSession {
  readonly goal: GoalKey;
  /** A week of the seed calendar, and a day in it. */
  readonly week: number;
  readonly day: string;
  readonly startAt: number;
  readonly endAt: number;
  /** Whether it was added by hand afterwards, in steps of five minutes, rather than timed. */
  readonly isManual: boolean;
}

interface PlannedSession {
  readonly habit: Habit;
  readonly goal: GoalKey;
  /** In minutes after midnight. */
  readonly from: number;
  readonly minutes: number;
}

/** A session that would start later than this after its usual time is dropped. */
const MAX_DELAY_MIN = 50;
const LATEST_END_MIN = 23 * 60 + 40;
const MANUAL_PROBABILITY = 0.14;
const UNTRACKED_DAY_PROBABILITY = 0.025;

/** All sessions up to the end of the current week, in chronological order. */
export function buildWorkSessions(calendar: SeedCalendar): WorkSession[] {
  const resting = restWeeks(calendar);
  const targets = listTargetOverrides(calendar);
  const pause = portalPause(calendar);
  return calendar.weeks.flatMap((weekStart, week) => {
    const activity = weekActivity(week, weekStart, createDayRandom(weekStart));
    return daysOfWeek(weekStart).flatMap((day, weekday) => {
      // The generator is seeded by the day, so that past days do not change as the week progresses.
      const random = createDayRandom(addDays(day, 1));
      const kind = resting.get(week) ?? (isDayOff(day) ? 'off' : 'usual');
      const planned = habits
        .filter((habit) => habit.weekdays.includes(weekday))
        .flatMap((habit) => planSession(habit, { week, kind, activity, targets, pause, random }) ?? []);
      const sessions = resolveOverlaps(planned, random).map((session) =>
        toWorkSession(session, week, day, calendar, random),
      );
      return week < THIS_WEEK && random() < UNTRACKED_DAY_PROBABILITY ? [] : sessions;
    });
  });
}

interface DayContext {
  readonly week: number;
  readonly kind: DayKind;
  readonly activity: ActivityLevel;
  readonly targets: readonly TargetOverride[];
  /** Of the plan for the portal. */
  readonly pause: readonly [from: number, to: number];
  readonly random: Random;
}

function planSession(
  habit: Habit,
  { week, kind, activity, targets, pause, random }: DayContext,
): PlannedSession | undefined {
  const open = habit.goals.filter((goal) => isGoalOpen(week, goal));
  const [picked, chance, delayMin, durationFactor] = [
    randomElement(open, random),
    random(),
    randomBetween(-9, 16, random),
    randomBetween(0.8, 1.2, random),
  ];
  if (picked === undefined) return undefined;
  const goal = picked === 'portal' && week >= pause[0] && week < pause[1] ? 'writing' : picked;
  const { area } = goals[goal];
  const activityFactor = area === 'evenings' ? activity.leisure : activity.effort;
  if (chance > habit.probability * activityFactor || !areasByDayKind[kind].includes(area)) return undefined;
  const minutes = habit.minutes * durationFactor * Math.sqrt(activityFactor) * targetFactor(area, week, targets);
  return { habit, goal, from: minuteOfDay(habit.time) + delayMin, minutes };
}

/** Sessions are longer or shorter in proportion to the target, compared with the current default. */
function targetFactor(area: AreaKey, week: number, targets: readonly TargetOverride[]): number {
  return effectiveTarget(area, week, targets) / areaSettings(area, THIS_WEEK).defaultWeeklyMin;
}

/** Delays or drops sessions that would overlap, except for parallel ones. */
function resolveOverlaps(planned: readonly PlannedSession[], random: Random): PlannedSession[] {
  let freeFrom = 0;
  return planned
    .toSorted((a, b) => a.from - b.from)
    .flatMap((session) => {
      if (session.habit.isParallel) return [session];
      const from = Math.max(session.from, freeFrom);
      const minutes = Math.min(session.minutes, LATEST_END_MIN - from);
      if (from > session.from + MAX_DELAY_MIN || minutes < 5) return [];
      freeFrom = from + minutes + randomBetween(2, 9, random);
      return [{ ...session, from, minutes }];
    });
}

function toWorkSession(
  { habit, goal, from, minutes }: PlannedSession,
  week: number,
  day: string,
  { toInstant }: SeedCalendar,
  random: Random,
): WorkSession {
  const isManual = !habit.isParallel && random() < MANUAL_PROBABILITY;
  const step = isManual ? 5 : 1 / 60;
  const [first, last] = [Math.ceil(from / step) * step, Math.floor((from + minutes) / step) * step];
  return { goal, week, day, startAt: instantAt(first), endAt: instantAt(Math.max(last, first + 5)), isManual };

  function instantAt(minute: number): number {
    return Math.round(toInstant(day, minute) / 1000) * 1000;
  }
}

function createDayRandom(day: string): Random {
  return createRandom(Date.parse(day) / MINUTE_MS);
}
