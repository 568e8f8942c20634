import type { QueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { type TimeEntry, timeEntries } from '#contract/time-entries.ts';
import { dayOf } from '#domain/calendar.ts';
import { idempotencyLifeMs } from '#domain/limits.ts';
import { wholeSecond } from '#domain/time-span.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { csrfToken } from './csrf-token.ts';
import { failureOf } from './failure.ts';
import { isWaiting, type QueuedTimer, queueOf } from './offline-queue.ts';
import { dropQueued, putQueued } from './offline-queue-changes.ts';
import { changeActive } from './time-entries.ts';

const SKEW_MS = 1000;
const MINUTE_MS = 60_000;
/** Of what was tried longer ago, the server may have forgotten the key; a little earlier, for the clocks. */
const KEY_LIFE_MS = idempotencyLifeMs - 60 * MINUTE_MS;

/** Sends what waits, in its order. Answers how many changes the server has heard of; one tab at a time does so. */
export async function sendQueue(queryClient: QueryClient, userId: string): Promise<number> {
  const send = () => sendAll(queryClient, userId);
  // Locks exist on https and localhost only; without them the keys see to it that nothing is done twice.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return send();
  return locks.request(`weekwise-timers ${userId}`, { ifAvailable: true }, (lock) => (lock ? send() : 0));
}

async function sendAll(queryClient: QueryClient, userId: string): Promise<number> {
  let sent = 0;
  try {
    const { timeZone } = await userOfToken(userId);
    for (;;) {
      const timer = queueOf(userId).find(isWaiting);
      if (!timer) break;
      await sendOrRefuse(queryClient, userId, timer, timeZone);
      if (!current(userId, timer)) sent++;
    }
  } catch (error) {
    // What is left waits for the next time.
    if (!(error instanceof ApiError)) throw error;
  }
  return sent;
}

/** What the server will never take is kept, for the user to read. */
async function sendOrRefuse(
  queryClient: QueryClient,
  userId: string,
  timer: QueuedTimer,
  timeZone: string,
): Promise<void> {
  try {
    await sendOne(queryClient, userId, timer, timeZone);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isFinal) throw error;
    putQueued(userId, { ...(current(userId, timer) ?? timer), refused: failureOf(error, 'was not saved.').message });
  }
}

/** Another tab may have logged in as somebody else. The token first: it is good for the session of this answer alone. */
async function userOfToken(userId: string) {
  await csrfToken();
  const { user } = await call(auth.me, {});
  if (user._id !== userId) throw new ApiError(403, 'Another account has logged in in this browser.');
  return user;
}

/** One call. A start that was stopped while it was under way waits again, for its end to be sent. */
async function sendOne(queryClient: QueryClient, userId: string, timer: QueuedTimer, timeZone: string): Promise<void> {
  if (timer.entryId !== undefined) {
    const params = { id: timer.entryId };
    const { _id, endAt } = await call(timeEntries.update, { params, body: { stoppedAt: timer.endAt! } });
    if (timer.endWasTried && isLater(endAt, timer.endAt)) {
      await call(timeEntries.update, { params, body: { endAt: timer.endAt } });
    }
    changeActive(queryClient, (list) => list.filter((entry) => entry._id !== _id));
    return dropQueued(userId, timer.key);
  }
  const as = timer.tried?.as ?? (timer.endAt === undefined ? 'start' : 'whole');
  const heardOf = timer.tried && (await earlier(timer, timer.tried, timeZone));
  // Noted before it is sent: whoever stops it now has to stop what was sent.
  putQueued(userId, { ...timer, tried: timer.tried ?? { at: Date.now(), as } });
  const entry = await startedInTime(heardOf ?? (await create(timer, as)), timer);
  const { endAt } = current(userId, timer) ?? timer;
  if (as === 'start' && endAt !== undefined && (entry.endAt === null || isLater(entry.endAt, endAt))) {
    putQueued(userId, { ...timer, endAt, entryId: entry._id });
    return;
  }
  if (entry.endAt === null) {
    changeActive(queryClient, (list) => [...list.filter(({ goalId }) => goalId !== entry.goalId), entry]);
  }
  dropQueued(userId, timer.key);
}

function create({ key, goal, startAt, endAt }: QueuedTimer, as: 'start' | 'whole'): Promise<TimeEntry> {
  const times = as === 'start' ? { runningSince: startAt } : { startAt, endAt };
  return call(timeEntries.create, { body: { goalId: goal._id, ...times } }, { idempotencyKey: key });
}

/** A first try said no time: a server that was slow to hear of it has begun later than the user. */
async function startedInTime(entry: TimeEntry, { startAt }: QueuedTimer): Promise<TimeEntry> {
  if (!isLater(entry.startAt, startAt)) return entry;
  return call(timeEntries.update, { params: { id: entry._id }, body: { startAt } });
}

/** By more than the clocks may differ. */
function isLater(instant: string | null, than: string | undefined): than is string {
  return instant !== null && than !== undefined && Date.parse(instant) - Date.parse(than) > SKEW_MS;
}

/** What came of a try that the server may have forgotten the key of. One that said no time began when it was heard. */
async function earlier(
  { goal, startAt }: QueuedTimer,
  { at, as }: NonNullable<QueuedTimer['tried']>,
  timeZone: string,
): Promise<TimeEntry | undefined> {
  if (Date.now() - at < KEY_LIFE_MS) return undefined;
  const start = wholeSecond(Date.parse(startAt));
  const entries = await call(timeEntries.byDay, { query: { date: dayOf(start, timeZone) } });
  return entries.find(
    (entry) =>
      entry.goalId === goal._id && Math.abs(Date.parse(entry.startAt) - start) <= (as === 'start' ? MINUTE_MS : 0),
  );
}

function current(userId: string, { key }: QueuedTimer): QueuedTimer | undefined {
  return queueOf(userId).find((timer) => timer.key === key);
}
