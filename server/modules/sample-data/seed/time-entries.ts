import type { DocumentRecords } from '#contract/account-document.ts';
import { toDay, toTime, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { GoalKey } from './goals.ts';
import type { NewId } from './ids.ts';
import { sampleNote, sampleTags } from './notes.ts';
import { randomBetween, createRandom } from './random.ts';
import { type SeedCalendar, MINUTE_MS } from './seed-calendar.ts';
import { type WorkSession, buildWorkSessions } from './work-sessions.ts';

/** The pause between two activities. */
const GAP_MS = 2 * MINUTE_MS;
const MIN_DURATION_MS = 4 * MINUTE_MS;
/** How long after its end an entry is added by hand. */
const MANUAL_ENTRY_DELAY_MS = 40 * MINUTE_MS;

/** All entries up to now, including the running timer. */
export function buildTimeEntries(
  calendar: SeedCalendar,
  goalIds: Readonly<Record<GoalKey, string>>,
  newId: NewId,
): DocumentRecords['timeEntries'] {
  const running = findRunningTimer(calendar);
  const finished = buildWorkSessions(calendar)
    .map((session) => truncateSession(session, (running?.startAt ?? calendar.now) - GAP_MS))
    .filter(({ startAt, endAt }) => endAt - startAt >= MIN_DURATION_MS)
    .map(({ goal, startAt, endAt, isManual }) => {
      const createdAt = isManual ? Math.min(endAt + MANUAL_ENTRY_DELAY_MS, calendar.now) : startAt;
      // People who add an entry by hand are more likely to write a note.
      return entry(goal, startAt, endAt, createdAt, isManual ? sampleNote(goal, startAt) : '');
    });
  return running ? [...finished, entry(running.goal, running.startAt, null, running.startAt, '')] : finished;

  function entry(goal: GoalKey, startAt: number, endAt: number | null, createdAt: number, note: string) {
    return {
      _id: newId(createdAt),
      goalId: goalIds[goal],
      startAt: new Date(startAt).toISOString(),
      endAt: endAt === null ? null : new Date(endAt).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
      note,
      tags: sampleTags(goal, note),
      taskId: null,
      inventoryItemId: null,
    };
  }
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
  { from: '12:00', workday: 'portal', weekend: 'family' },
  { from: '17:00', workday: 'meals', weekend: 'meals' },
  { from: '19:00', workday: 'weekFour', weekend: 'weekFour' },
];
const BEDTIME = '22:00';

/** No timer is running at night. */
function findRunningTimer({ now, timeZone }: SeedCalendar): { goal: GoalKey; startAt: number } | undefined {
  const time = toTime(now, timeZone);
  const slot = time < BEDTIME ? timeSlots.findLast(({ from }) => from <= time) : undefined;
  if (!slot) return undefined;
  const day = toDay(now, timeZone);
  const isWeekend = Date.parse(day) - Date.parse(weekStartForDay(day)) >= 5 * 24 * 60 * MINUTE_MS;
  const elapsedMin = randomBetween(25, 40, createRandom(Math.floor(now / MINUTE_MS)));
  return {
    goal: isWeekend ? slot.weekend : slot.workday,
    startAt: Math.floor((now - elapsedMin * MINUTE_MS) / 1000) * 1000,
  };
}
