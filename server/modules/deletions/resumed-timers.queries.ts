import { effectiveEnd, storedEnd } from '#domain/calendar/time-span.ts';
import { entryMaxMs, resumeWindowMs } from '#domain/limits.ts';
import type { Row } from '#server/db/bulk/moved-tables.ts';
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
  const resumed = new Set<Row>();
  for (const entry of now - deletedAt <= resumeWindowMs ? running : []) {
    if (await canRun(tx, userId, String(entry['goal_id']), now)) resumed.add(entry);
  }
  return entries.map((entry) => {
    if (entry['ended_at'] !== null || resumed.has(entry)) return entry;
    const start = Number(entry['started_at']);
    return { ...entry, ended_at: effectiveEnd(start, null, deletedAt) ?? storedEnd(start, deletedAt) };
  });
}

async function canRun(tx: Tx, userId: string, goalId: string, now: number): Promise<boolean> {
  const goal = await tx
    .selectFrom('goals')
    .select('status')
    .where('user_id', '=', userId)
    .where('id', '=', goalId)
    .executeTakeFirst();
  if (goal?.status !== 'Active') return false;
  const timers = await tx
    .selectFrom('time_entries')
    .select(['goal_id', 'started_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  if (timers.some((timer) => timer.goal_id === goalId)) return false;
  // Forgotten timers count as ended.
  const isAnyRunning = timers.some((timer) => timer.started_at > now - entryMaxMs);
  return !isAnyRunning || !(await hasSingleTimerSetting(tx, userId));
}
