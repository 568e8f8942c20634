import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { type Span, effectiveSpan, floorToSecond } from '#domain/calendar/time-span.ts';
import { entryMaxMs } from '#domain/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { PAGE_SIZE, readAllPages } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { toTimeEntry, selectWithGoal, type EntryWithGoalRow } from './time-entries.queries.ts';

export type SpanParam = 'userId' | 'earliest' | 'from' | 'to' | 'now';

const selectEntriesInSpan = preparedQuery((db, param: Param<SpanParam | 'afterStart' | 'afterId'>) => {
  const page = selectOverlapping(db, param)
    .select(['id', 'goal_id', 'started_at', 'ended_at', 'note', 'tags'])
    .where((eb) => eb(eb.refTuple('started_at', 'id'), '>', eb.tuple(param('afterStart'), param('afterId'))))
    .orderBy('id')
    .limit(PAGE_SIZE);
  // The page is materialized before the joins. PostgreSQL plans for an average account and would otherwise go goal by goal.
  const entries = db
    .with(
      (cte) => cte('touching').materialized(),
      () => page,
    )
    .selectFrom('touching as time_entries');
  return selectWithGoal(entries, param('userId')).orderBy('started_at').orderBy('time_entries.id');
});

/** The entries that overlap a span, ordered by start. */
export async function listEntriesInSpan(db: Db, userId: string, span: Span, now: number): Promise<TimeEntry[]> {
  // A day that a time zone skipped when it crossed the date line is empty.
  if (span.from >= span.to) return [];
  const values = spanParams(userId, span, now);
  return readAllPages(
    (after: EntryWithGoalRow | undefined) => {
      // This keeps each page from scanning the previous ones again.
      const earliest = after ? after.started_at - 1 : values.earliest;
      const cursor = { afterStart: after?.started_at ?? earliest, afterId: after?.id ?? '' };
      return selectEntriesInSpan(db, { ...values, earliest, ...cursor });
    },
    (row) => toTimeEntry(row, now),
  );
}

const selectTimesInSpan = preparedQuery((db, param: Param<SpanParam>) =>
  selectOverlapping(db, param).select(['goal_id', 'started_at', 'ended_at']),
);

/** The spans of the entries that overlap a span, by goal. The span of a running timer lasts until now. */
export async function listEntrySpans(
  db: Db,
  userId: string,
  span: Span,
  now: number,
): Promise<ReadonlyMap<string, readonly Span[]>> {
  const spans = new Map<string, Span[]>();
  for (const { goal_id, started_at, ended_at } of await selectTimesInSpan(db, spanParams(userId, span, now))) {
    const goalSpans = spans.get(goal_id) ?? [];
    goalSpans.push(effectiveSpan(started_at, ended_at, now));
    spans.set(goal_id, goalSpans);
  }
  return spans;
}

const selectUsageByArea = preparedQuery((db, param: Param<SpanParam>) =>
  db
    .with('touching', () => selectOverlapping(db, param).select(['goal_id', 'started_at', 'ended_at']))
    // Entries are grouped by goal before the join, because there are far fewer goals than entries.
    .with('used', (qb) =>
      qb
        .selectFrom('touching')
        .select((eb) => [
          'goal_id',
          eb.fn.countAll<number>().as('entries'),
          eb.fn.max<number>(eb.fn.coalesce('ended_at', eb('started_at', '+', entryMaxMs))).as('last_end'),
        ])
        .groupBy('goal_id'),
    )
    .selectFrom('used')
    // SQLite does not reorder a cross join.
    .crossJoin('goals')
    .where('goals.user_id', '=', param('userId'))
    .whereRef('goals.id', '=', 'goal_id')
    .select((eb) => [
      'focus_area_id',
      eb.fn.sum<number>('entries').as('entries'),
      eb.fn.max<number>('last_end').as('last_end'),
    ])
    .groupBy('focus_area_id')
    .orderBy('focus_area_id'),
);

/**
 * How many entries of each focus area overlap a span, and the latest end among them. A running timer counts as if it ended
 * at the maximum length.
 */
export async function countUsageByArea(db: Db, userId: string, span: Span, now: number) {
  return selectUsageByArea(db, spanParams(userId, span, now));
}

/**
 * The SQL counterpart of `overlaps`. No entry is longer than `entryMaxMs`, so the index is read no further back than that.
 * The order keeps PostgreSQL from scanning all entries through the index by goal.
 */
export function selectOverlapping(db: Db, param: Param<SpanParam>) {
  return db
    .selectFrom('time_entries')
    .where('time_entries.user_id', '=', param('userId'))
    .where('started_at', '>', param('earliest'))
    .where('started_at', '<', param('to'))
    .where((eb) =>
      eb.or([
        eb('started_at', '>=', param('from')),
        eb(eb.fn.coalesce('ended_at', eb.val<number>(param('now'))), '>', param('from')),
      ]),
    )
    .orderBy('started_at');
}

export function spanParams(userId: string, { from, to }: Span, now: number): Record<SpanParam, string | number> {
  return { userId, earliest: from - entryMaxMs, from, to, now: floorToSecond(now) };
}
