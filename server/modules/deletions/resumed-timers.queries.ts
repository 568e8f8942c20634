import { effectiveEnd, storedEnd } from '#domain/calendar/time-span.ts';
import { entryMaxMs, resumeWindowMs } from '#domain/limits.ts';
import type { Row } from '#server/db/bulk/moved-tables.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/transaction.ts';
import { hasSingleTimerSetting } from '#server/modules/timers/timers.queries.ts';

/**
 * Timers that were running when they were deleted run on if they are restored soon and nothing has replaced them. Otherwise
 * they are restored as stopped at the time of the deletion, so that they have not counted time that nobody worked.
 */
export async function resumeOrStop(
  tx: Tx,
  userId: string,
  entries: readonly Row[],
  { deletedAt, now }: { readonly deletedAt: number; readonly now: number },
): Promise<readonly Row[]> {
  const running = entries.filter((entry) => entry['ended_at'] === null);
  if (running.length === 0) return entries;
  const goalIds = running.map((entry) => String(entry['goal_id']));
  const resumed = now - deletedAt <= resumeWindowMs ? await findGoalsToResume(tx, userId, goalIds, now) : new Set();
  return entries.map((entry) => {
    if (entry['ended_at'] !== null || resumed.has(entry['goal_id'])) return entry;
    const start = Number(entry['started_at']);
    return { ...entry, ended_at: effectiveEnd(start, null, deletedAt) ?? storedEnd(start, deletedAt) };
  });
}

/** Those of the goals that are active and have no timer, unless the account allows one timer and has it. */
async function findGoalsToResume(
  tx: Tx,
  userId: string,
  goalIds: readonly string[],
  now: number,
): Promise<ReadonlySet<unknown>> {
  const timers = await tx
    .selectFrom('time_entries')
    .select(['goal_id', 'started_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  // Forgotten timers count as ended.
  const isAnyRunning = timers.some((timer) => timer.started_at > now - entryMaxMs);
  if (isAnyRunning && (await hasSingleTimerSetting(tx, userId))) return new Set();
  const goals = await tx
    .selectFrom('goals')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(goalIds)))
    .where('status', '=', 'Active')
    .execute();
  const resumable = new Set(goals.map(({ id }) => id));
  for (const { goal_id } of timers) resumable.delete(goal_id);
  return resumable;
}
