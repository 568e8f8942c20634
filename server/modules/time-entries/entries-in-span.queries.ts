import type { TimeEntry } from '#contract/time-entries.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { type Span, spanOf, wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { PAGE_ROWS, readPages } from '../../db/pages.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { entryOf, shownOf, type ShownRow } from './time-entries.queries.ts';

/** Those of which a part lies in a span, in the order in which they began. */
export function entryLister(db: Db) {
  const list = statement(db, (slot: (name: InSpan | 'afterStart' | 'afterId') => never) =>
    shownOf(
      entriesTouching(db, slot, ['id', 'goal_id', 'started_at', 'ended_at'], (entries) =>
        entries
          .where((eb) => eb(eb.refTuple('started_at', 'id'), '>', eb.tuple(slot('afterStart'), slot('afterId'))))
          .orderBy('id')
          .limit(PAGE_ROWS),
      ),
      slot('userId'),
    )
      .orderBy('started_at')
      .orderBy('time_entries.id'),
  );
  return async (userId: string, span: Span, now: number): Promise<TimeEntry[]> => {
    // A day that was skipped when a zone changed sides of the date line has nothing in it.
    if (span.from >= span.to) return [];
    const values = valuesOf(userId, span, now);
    return readPages(
      (after: ShownRow | undefined) => {
        // No page looks through those before it again.
        const earliest = after ? after.started_at - 1 : values.earliest;
        return list({ ...values, earliest, afterStart: after?.started_at ?? earliest, afterId: after?.id ?? '' });
      },
      (row) => entryOf(row, now),
    );
  };
}

/** Those that touch a span, each as far as it has come. */
export function entrySpansReader(db: Db) {
  const read = statement(db, (slot: (name: InSpan) => never) =>
    entriesTouching(db, slot, ['started_at', 'ended_at']).select(['started_at', 'ended_at']),
  );
  return async (userId: string, span: Span, now: number): Promise<Span[]> =>
    (await read(valuesOf(userId, span, now))).map((row) => spanOf(row.started_at, row.ended_at, now));
}

/** How many entries touch a span, and the latest end of them (of what runs, the latest it can have), by the order of ids. */
export function usageCounter(db: Db) {
  // Of each goal first: there are fewer of them than of entries to be joined.
  const count = statement(db, (slot: (name: InSpan) => never) =>
    db
      .with('touching', () => touching(db, slot).select(['goal_id', 'started_at', 'ended_at']))
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
      // SQLite keeps the order of a cross join.
      .crossJoin('goals')
      .where('goals.user_id', '=', slot('userId'))
      .whereRef('goals.id', '=', 'goal_id')
      .select((eb) => [
        'focus_area_id',
        eb.fn.sum<number>('entries').as('entries'),
        eb.fn.max<number>('last_end').as('last_end'),
      ])
      .groupBy('focus_area_id')
      .orderBy('focus_area_id'),
  );
  return (userId: string, span: Span, now: number) => count(valuesOf(userId, span, now));
}

type InSpan = 'userId' | 'earliest' | 'from' | 'to' | 'now';

/** Found before anything is joined: PostgreSQL, which takes every account for an average one, would else ask goal by goal. */
function entriesTouching(
  db: Db,
  slot: (name: InSpan) => never,
  columns: readonly (keyof Schema['time_entries'])[],
  pageOf = (entries: ReturnType<typeof touching>) => entries,
) {
  return db
    .with(
      (cte) => cte('touching').materialized(),
      () => pageOf(touching(db, slot)).select(columns),
    )
    .selectFrom('touching as time_entries');
}

/**
 * `touches` in SQL. As no entry is longer than it may be, it need not look further back than that. In their order, as else
 * PostgreSQL may look through all that there ever was by an index that has them by goal.
 */
function touching(db: Db, slot: (name: InSpan) => never) {
  return db
    .selectFrom('time_entries')
    .where('time_entries.user_id', '=', slot('userId'))
    .where('started_at', '>', slot('earliest'))
    .where('started_at', '<', slot('to'))
    .where((eb) =>
      eb.or([
        eb('started_at', '>=', slot('from')),
        eb(eb.fn.coalesce('ended_at', eb.val<number>(slot('now'))), '>', slot('from')),
      ]),
    )
    .orderBy('started_at');
}

function valuesOf(userId: string, { from, to }: Span, now: number): Record<InSpan, string | number> {
  return { userId, earliest: from - entryMaxMs, from, to, now: wholeSecond(now) };
}
