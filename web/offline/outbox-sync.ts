import { auth, type User } from '#contract/account/auth.ts';
import { type TimeEntry, timeEntries } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { idempotencyTtlMs } from '#domain/limits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { call } from '#web/http/client.ts';
import { getCsrfToken } from '#web/http/csrf-token.ts';
import { withContext } from '#web/http/error-context.ts';
import { textsOf } from './apply-outbox.ts';
import { type EntryTexts, isPending, type QueuedTimer, readOutbox } from './outbox.ts';
import { removeQueuedTimer, saveQueuedTimer } from './outbox-writes.ts';
import { isOnStep, isStepRejected, stepBody } from './timer-step.ts';

const MAX_CLOCK_SKEW_MS = 1000;
const MINUTE_MS = 60_000;
/** After this, the server may have deleted an idempotency key. Allows for an hour of clock skew. */
const KEY_LIFETIME_MS = idempotencyTtlMs - 60 * MINUTE_MS;

/** Applies a change to the cached list of running entries. */
type UpdateRunning = (update: (entries: TimeEntry[]) => TimeEntry[]) => void;

/** Sends pending timers in order, in one tab at a time. Resolves to how many changes the server has accepted. */
export async function syncOutbox(userId: string, updateRunning: UpdateRunning): Promise<number> {
  const send = () => sendPending(userId, updateRunning);
  // Web Locks need https or localhost; without them, idempotency keys prevent duplicates.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return send();
  return locks.request(`weekwise-timers ${userId}`, { ifAvailable: true }, (lock) => (lock ? send() : 0));
}

async function sendPending(userId: string, updateRunning: UpdateRunning): Promise<number> {
  let sentCount = 0;
  try {
    const user = await fetchSameUser(userId);
    for (;;) {
      const timer = readOutbox(userId).find(isPending);
      if (!timer) break;
      await sendOrReject(user, timer, updateRunning);
      if (!reload(userId, timer)) sentCount++;
    }
  } catch (error) {
    // The remaining timers stay queued for the next sync.
    if (!(error instanceof ApiError)) throw error;
  }
  return sentCount;
}

/** Leaves a timer that the server will never accept in the outbox, with the reason for the user to read. */
async function sendOrReject(user: User, timer: QueuedTimer, updateRunning: UpdateRunning): Promise<void> {
  try {
    await sendTimer(user, timer, updateRunning);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isPermanent) throw error;
    saveQueuedTimer(user._id, {
      ...(reload(user._id, timer) ?? timer),
      refused: withContext(error, 'was not saved.').message,
    });
  }
}

/**
 * Rejects if another tab has logged in to another account. The CSRF token is fetched first because it is valid for one
 * session only: if the account changes after the check, the requests that follow fail.
 */
async function fetchSameUser(userId: string): Promise<User> {
  await getCsrfToken();
  const { user } = await call(auth.me, {});
  if (user._id !== userId) throw new ApiError(403, 'You are now logged in to another account in this browser.');
  return user;
}

/**
 * Sends a start, a whole entry, or what has changed on an entry. A start that was stopped or described while in flight stays
 * queued, to send the rest.
 */
async function sendTimer(user: User, timer: QueuedTimer, updateRunning: UpdateRunning): Promise<void> {
  if (timer.entryId === undefined) return sendStart(user, timer, updateRunning);
  const params = { id: timer.entryId };
  const texts = textsOf(timer);
  if (hasFields(texts)) {
    const entry = await call(timeEntries.update, { params, body: texts });
    updateRunning((entries) => entries.map((other) => (other._id === entry._id ? entry : other)));
    return saveRest(user._id, withoutSentTexts(reload(user._id, timer) ?? timer, texts));
  }
  const { _id, endAt } = await call(timeEntries.update, { params, body: { stoppedAt: timer.endAt! } });
  if (timer.endWasTried && isLaterThan(endAt, timer.endAt)) {
    await call(timeEntries.update, { params, body: { endAt: timer.endAt } });
  }
  updateRunning((entries) => entries.filter((entry) => entry._id !== _id));
  const { endAt: _, ...rest } = reload(user._id, timer) ?? timer;
  saveRest(user._id, rest);
}

async function sendStart(
  { _id: userId, timeZone }: User,
  timer: QueuedTimer,
  updateRunning: UpdateRunning,
): Promise<void> {
  const as = timer.tried?.as ?? (timer.endAt === undefined ? 'start' : 'whole');
  const accepted = timer.tried && (await findAccepted(timer, timer.tried, timeZone));
  // Saved before sending, because a later stop has to apply to what was sent.
  saveQueuedTimer(userId, { ...timer, tried: timer.tried ?? { at: Date.now(), as } });
  const entry = await correctStart(accepted ?? (await createEntry(userId, timer, as)), timer);
  // Queued texts that the entry lacks: they were written after the request, or the goal's timer was already running.
  const { endAt, ...rest } = withoutSentTexts(reload(userId, timer) ?? timer, entry);
  const needsStop = as === 'start' && endAt !== undefined && (entry.endAt === null || isLaterThan(entry.endAt, endAt));
  if (!needsStop && entry.endAt === null) {
    updateRunning((entries) => [...entries.filter(({ goalId }) => goalId !== entry.goalId), entry]);
  }
  saveRest(userId, { ...rest, ...(needsStop && { endAt }), entryId: entry._id });
}

/**
 * If the task or resource has been deleted, the time counts for the goal alone, like that of entries which had been sent
 * before the deletion.
 */
async function createEntry(userId: string, timer: QueuedTimer, as: 'start' | 'whole'): Promise<TimeEntry> {
  const { key, goal, step, startAt, endAt } = timer;
  const times = as === 'start' ? { runningSince: startAt } : { startAt, endAt };
  const body = { goalId: goal._id, ...times, ...textsOf(timer), ...stepBody(step) };
  try {
    return await call(timeEntries.create, { body }, { idempotencyKey: key });
  } catch (error) {
    if (!step || !isStepRejected(error)) throw error;
    const { step: _, ...onGoal } = reload(userId, timer) ?? timer;
    saveQueuedTimer(userId, onGoal);
    return createEntry(userId, { ...onGoal, ...times }, as);
  }
}

/** Stores what remains to be sent of an entry that the server knows, or removes it from the outbox. */
function saveRest(userId: string, timer: QueuedTimer): void {
  if (timer.endAt !== undefined || hasFields(textsOf(timer))) saveQueuedTimer(userId, timer);
  else removeQueuedTimer(userId, timer.key);
}

/** Leaves out the texts that have been sent, unless they have changed since. */
function withoutSentTexts({ note, tags, ...rest }: QueuedTimer, sent: EntryTexts): QueuedTimer {
  return {
    ...rest,
    ...(note !== undefined && note !== sent.note && { note }),
    ...(tags !== undefined && JSON.stringify(tags) !== JSON.stringify(sent.tags) && { tags }),
  };
}

function hasFields(texts: EntryTexts): boolean {
  return Object.keys(texts).length > 0;
}

/** The first request of a start carries no time, so a slow server may have recorded a start after the user's click. */
async function correctStart(entry: TimeEntry, { startAt }: QueuedTimer): Promise<TimeEntry> {
  if (!isLaterThan(entry.startAt, startAt)) return entry;
  return call(timeEntries.update, { params: { id: entry._id }, body: { startAt } });
}

/** Tolerates clock skew. */
function isLaterThan(instant: string | null, than: string | undefined): than is string {
  return instant !== null && than !== undefined && Date.parse(instant) - Date.parse(than) > MAX_CLOCK_SKEW_MS;
}

/**
 * Finds the entry of an earlier request once its idempotency key may have expired. A request without a time starts its
 * entry when the server receives it, so its start may differ slightly.
 */
async function findAccepted(
  { goal, step, startAt }: QueuedTimer,
  { at, as }: NonNullable<QueuedTimer['tried']>,
  timeZone: string,
): Promise<TimeEntry | undefined> {
  if (Date.now() - at < KEY_LIFETIME_MS) return undefined;
  const start = floorToSecond(Date.parse(startAt));
  const entries = await call(timeEntries.byDay, { query: { date: toDay(start, timeZone) } });
  return entries.find(
    (entry) =>
      entry.goalId === goal._id &&
      isOnStep(entry, step) &&
      Math.abs(Date.parse(entry.startAt) - start) <= (as === 'start' ? MINUTE_MS : 0),
  );
}

function reload(userId: string, { key }: QueuedTimer): QueuedTimer | undefined {
  return readOutbox(userId).find((timer) => timer.key === key);
}
