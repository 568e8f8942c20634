import { entryEditMessages, entryEdits } from '#contract/time-entries/entry-edits.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { type TimeEntry, validateTimes } from '#contract/time-entries/time-entries.ts';
import { effectiveEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { withSearchText } from '#server/db/entry-text.ts';
import { newId } from '#server/db/id.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError, notFound, validationError, orNotFound } from '#server/http/errors.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { compareAndSetEntry } from '#server/modules/time-entries/entry-writes.queries.ts';
import { copyEntryStep, isSameStep, listEntrySteps } from '#server/modules/time-entries/entry-steps.queries.ts';
import { toTimeEntry } from '#server/modules/time-entries/time-entries.queries.ts';
import { deletePart, insertPart, listEntries, type LockedEntry, lockEntries } from './entry-edits.queries.ts';

const reject = (msg: string) => validationError([createFieldError('at', msg)]);

/** Ends an entry at a moment within it, and adds one like it for the rest. The goal may be closed. */
export async function splitEntry(
  tx: Tx,
  userId: string,
  id: string,
  requestedAt: number,
  now: number,
): Promise<TimeEntry[]> {
  await reserveQuota(tx, userId, { timeEntries: 1 });
  const [stored] = await lockEntries(tx, userId, [id]);
  if (!stored) throw notFound();
  const end = effectiveEnd(stored.started_at, stored.ended_at, now);
  if (end === null) throw reject(entryEditMessages.running);
  const at = floorToSecond(requestedAt);
  if (at <= stored.started_at || at >= end) throw reject(entryEditMessages.outside);
  await setEnd(tx, userId, stored, at);
  const part = { ...withSearchText(stored), id: newId(now), started_at: at, ended_at: end };
  await insertPart(tx, { ...part, user_id: userId, created_at: now });
  await copyEntryStep(tx, userId, id, part.id);
  return (await listEntries(tx, userId, [id, part.id])).map((row) => toTimeEntry(row, now));
}

/** The inverse of `splitEntry`. Nothing is lost, because the parts may differ only in their times. */
export async function joinEntries(tx: Tx, userId: string, id: string, nextId: string, now: number): Promise<TimeEntry> {
  await lockAccount(tx, userId);
  const locked = await lockEntries(tx, userId, [id, nextId]);
  const [first, second] = [id, nextId].map((each) => locked.find((entry) => entry.id === each));
  if (!first || !second) throw notFound();
  const steps = await listEntrySteps(tx, userId, [id, nextId]);
  if (!isContinuedBy(first, second) || !isSameStep(steps.get(id), steps.get(nextId)))
    throw declaredError(entryEdits.join, 409);
  await deletePart(tx, userId, nextId);
  return toTimeEntry(await setEnd(tx, userId, first, second.ended_at), now);
}

function isContinuedBy(first: LockedEntry, second: LockedEntry): second is LockedEntry & { readonly ended_at: number } {
  const { goal_id, note, tags, started_at, ended_at } = second;
  const isSame = first.goal_id === goal_id && first.note === note && first.tags === tags;
  if (!isSame || first.ended_at !== started_at || ended_at === null) return false;
  // Two long entries may be adjacent without ever having been one.
  return validateTimes(first.started_at, ended_at, ended_at).length === 0;
}

async function setEnd(tx: Tx, userId: string, { id, ...before }: LockedEntry, ended_at: number) {
  // It is always found, because the entry is locked.
  return orNotFound(await compareAndSetEntry(tx, userId, id, before, { ...before, ended_at }));
}
