import { type EntryChange, entryEditMessages, entryEdits } from '#contract/time-entries/entry-edits.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { effectiveEnd } from '#domain/calendar/time-span.ts';
import { limits } from '#domain/limits.ts';
import { parseTags, serializeTags, tagKey } from '#server/db/tags.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError, notFound, validationError } from '#server/http/errors.ts';
import { lockAccount } from '#server/modules/account-quota/account-quota.queries.ts';
import { lockFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { lockGoals } from '#server/modules/goals/goals.queries.ts';
import { toTimeEntry } from '#server/modules/time-entries/time-entries.queries.ts';
import {
  endForgottenTimers,
  listEntries,
  listRunningGoalIds,
  type LockedEntry,
  lockEntries,
  setGoalsAndTags,
} from './entry-edits.queries.ts';
import { changeSteps } from './step-changes.service.ts';

const reject = (msg: string) => validationError([createFieldError('changes', msg)]);

/** Changes the goals, steps and tags of several entries. Throws if one of the changes is not possible. */
export async function changeEntries(
  tx: Tx,
  userId: string,
  changes: readonly EntryChange[],
  now: number,
): Promise<TimeEntry[]> {
  // The account is locked before the goals and the entries, like for the move of a single entry.
  await lockAccount(tx, userId);
  await lockActiveGoals(tx, userId, unique(changes.flatMap(({ goalId }) => goalId ?? [])));
  const ids = unique(changes.flatMap((change) => change.ids));
  const before = await lockAllEntries(tx, userId, ids);
  const after = applyChanges(before, changes);
  await checkTimers(tx, userId, before, after, now);
  const changed = after.filter(({ goal_id, tags }, n) => goal_id !== before[n]!.goal_id || tags !== before[n]!.tags);
  if (changed.length > 0) await setGoalsAndTags(tx, userId, changed);
  await changeSteps(tx, userId, { before, after }, changes, reject);
  return (await listEntries(tx, userId, ids)).map((row) => toTimeEntry(row, now));
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** To avoid deadlocks, the focus areas are locked first, like when the goals of a plan change. */
async function lockActiveGoals(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockFocusAreas(tx, userId, { against: 'changes' });
  const statuses = await lockGoals(tx, userId, ids);
  if (statuses.size < ids.length) throw notFound();
  if ([...statuses.values()].some((status) => status !== 'Active')) throw declaredError(entryEdits.update, 409);
}

async function lockAllEntries(tx: Tx, userId: string, ids: readonly string[]): Promise<LockedEntry[]> {
  const entries = await lockEntries(tx, userId, ids);
  if (entries.length < ids.length) throw notFound();
  return entries;
}

function applyChanges(entries: readonly LockedEntry[], changes: readonly EntryChange[]): LockedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const change of changes) {
    for (const id of new Set(change.ids)) byId.set(id, applyChange(byId.get(id)!, change));
  }
  return entries.map(({ id }) => byId.get(id)!);
}

function applyChange(entry: LockedEntry, change: EntryChange): LockedEntry {
  return { ...entry, goal_id: change.goalId ?? entry.goal_id, tags: changeTags(entry.tags, change) };
}

function changeTags(stored: string, { tags, removeTags = [], addTags = [] }: EntryChange): string {
  if (tags) return serializeTags(tags);
  if (removeTags.length === 0 && addTags.length === 0) return stored;
  const removedKeys = new Set(removeTags.map(tagKey));
  const kept = parseTags(stored).filter((tag) => !removedKeys.has(tagKey(tag)));
  const changed = serializeTags([...kept, ...addTags]);
  const count = parseTags(changed).length;
  // An import may have stored more, which can still be reduced.
  if (count > limits.tags && count > kept.length) throw reject(entryEditMessages.tooManyTags);
  return changed;
}

/** Throws if the changes would leave two running timers in a goal. */
async function checkTimers(
  tx: Tx,
  userId: string,
  before: readonly LockedEntry[],
  after: readonly LockedEntry[],
  now: number,
): Promise<void> {
  const moved = after.filter(({ goal_id, ended_at }, n) => ended_at === null && goal_id !== before[n]!.goal_id);
  if (moved.length === 0) return;
  const goalIds = unique(moved.map(({ goal_id }) => goal_id));
  await endForgottenTimers(tx, userId, { ids: moved.map(({ id }) => id), goalIds }, now);
  const running = moved.filter(({ started_at }) => effectiveEnd(started_at, null, now) === null);
  const targets = running.map(({ goal_id }) => goal_id);
  const occupied = [...targets, ...(await listRunningGoalIds(tx, userId, unique(targets)))];
  if (new Set(occupied).size < occupied.length) throw reject(entryEditMessages.timersOverlap);
}
