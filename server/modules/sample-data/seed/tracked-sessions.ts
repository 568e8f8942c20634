import { toDay, toTime, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { GoalKey } from './goals.ts';
import { createRandom, randomBetween } from './random.ts';
import { MINUTE_MS, type SeedCalendar, THIS_WEEK } from './seed-calendar.ts';
import { buildWorkSessions, type WorkSession } from './work-sessions.ts';

/** A session up to now. */
export interface TrackedSession extends Omit<WorkSession, 'endAt'> {
  /** Null for the running timer. */
  readonly endAt: number | null;
}

/** The pause between two activities. */
const GAP_MS = 2 * MINUTE_MS;
const MIN_DURATION_MS = 4 * MINUTE_MS;

/** All sessions up to now in chronological order, with the running timer at the end. */
export function listTrackedSessions(calendar: SeedCalendar): TrackedSession[] {
  const running = findRunningTimer(calendar);
  const finished = buildWorkSessions(calendar)
    .map((session) => truncateSession(session, (running?.startAt ?? calendar.now) - GAP_MS))
    .filter(({ startAt, endAt }) => endAt - startAt >= MIN_DURATION_MS);
  return running ? [...finished, running] : finished;
}

function truncateSession(session: WorkSession, end: number): WorkSession {
  return { ...session, endAt: Math.min(session.endAt, end) };
}

interface TimeSlot {
  readonly from: string;
  readonly workday: GoalKey;
  readonly weekend: GoalKey;
}

/** The likely activity, starting at each time of day. */
const timeSlots: readonly TimeSlot[] = [
  { from: '08:00', workday: 'portal', weekend: 'order' },
  { from: '12:00', workday: 'requests', weekend: 'family' },
  { from: '17:00', workday: 'meals', weekend: 'meals' },
  { from: '19:00', workday: 'weekFour', weekend: 'weekFour' },
];
const BEDTIME = '22:00';

/** No timer is running at night. */
function findRunningTimer({ now, timeZone }: SeedCalendar): TrackedSession | undefined {
  const time = toTime(now, timeZone);
  const slot = time < BEDTIME ? timeSlots.findLast(({ from }) => from <= time) : undefined;
  if (!slot) return undefined;
  const day = toDay(now, timeZone);
  const isWeekend = Date.parse(day) - Date.parse(weekStartForDay(day)) >= 5 * 24 * 60 * MINUTE_MS;
  const elapsedMin = randomBetween(25, 40, createRandom(Math.floor(now / MINUTE_MS)));
  return {
    goal: isWeekend ? slot.weekend : slot.workday,
    week: THIS_WEEK,
    day,
    startAt: Math.floor((now - elapsedMin * MINUTE_MS) / 1000) * 1000,
    endAt: null,
    isManual: false,
  };
}
