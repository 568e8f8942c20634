import { type Expression, sql } from 'kysely';
import { entryMaxMs } from '#domain/limits.ts';
import { type Span, wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { statement } from '../../db/statement.ts';

/** Whose time it is about: everything, or what is of one goal or focus area. */
type Scope = 'all' | 'goal' | 'focusArea';

/** In each of the spans that were asked for, the seconds by id, in the order of ids; only those that have any. */
export type SecondsInSpans = readonly ReadonlyMap<string, number>[];

type Slot = (name: string) => never;

/**
 * How long each goal was tracked in each of the spans, in whole seconds. Whatever is told about tracked time is told by
 * this, so that no two reports differ.
 */
export function goalSecondsReader(db: Db, scope: 'all' | 'goal' = 'all') {
  const read = bySize((count) =>
    statement(db, (slot: Slot) =>
      secondsPerGoal(db, slot, count, scope).selectFrom('tracked').selectAll().orderBy('n').orderBy('goal_id'),
    ),
  );
  return async (userId: string, spans: readonly Span[], now: number, ofId = ''): Promise<SecondsInSpans> => {
    const rows = await read(spans.length)(valuesOf(userId, spans, now, ofId));
    return spread(spans, rows, ({ goal_id }) => goal_id);
  };
}

/** The same of each focus area: what its goals show, added up, so that both always agree. */
export function focusAreaSecondsReader(db: Db, scope: 'all' | 'focusArea' = 'all') {
  const read = bySize((count) =>
    statement(db, (slot: Slot) =>
      secondsPerGoal(db, slot, count, scope)
        .selectFrom('tracked')
        .crossJoin('goals')
        .select((eb) => ['n', 'focus_area_id', eb.fn.sum<number>('seconds').as('seconds')])
        .where('goals.user_id', '=', slot('userId'))
        .whereRef('goals.id', '=', 'goal_id')
        .groupBy(['n', 'focus_area_id'])
        .orderBy('n')
        .orderBy('focus_area_id'),
    ),
  );
  return async (userId: string, spans: readonly Span[], now: number, ofId = ''): Promise<SecondsInSpans> => {
    const rows = await read(spans.length)(valuesOf(userId, spans, now, ofId));
    return spread(spans, rows, ({ focus_area_id }) => focus_area_id);
  };
}

/**
 * The same of each focus area from one instant up to each of so many others, the last of them the latest. Spans that
 * begin together are one look at the entries, not one for each.
 */
export function focusAreaSecondsUpToReader(db: Db, count: number) {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const read = statement(db, (slot: Slot) => {
    const [from, end] = [bigint(slot('from')), endOfEntry(slot)];
    const partUpTo = (to: Expression<number>) =>
      sql`case when begins >= ${to} then 0 when ends < ${to} then ends - begins else ${to} - begins end`;
    return db
      .with('entries', (qb) =>
        qb
          .selectFrom('time_entries')
          .select([
            'goal_id',
            sql<number>`case when started_at > ${from} then started_at else ${from} end`.as('begins'),
            end.as('ends'),
          ])
          .where('user_id', '=', slot('userId'))
          .where('started_at', '>', slot('earliest'))
          .where('started_at', '<', slot(`to${count - 1}`))
          .where(end, '>', from)
          // Else PostgreSQL may look through every goal's entries for those of the time.
          .orderBy('started_at'),
      )
      .with('tracked', (qb) =>
        qb
          .selectFrom('entries')
          .select('goal_id')
          .select(numbers.map((n) => wholeSeconds(partUpTo(bigint(slot(`to${n}`)))).as(`seconds${n}`)))
          .groupBy('goal_id'),
      )
      .selectFrom('tracked')
      .crossJoin('goals')
      .select('focus_area_id')
      .select((eb) => numbers.map((n) => eb.fn.sum<number>(`seconds${n}`).as(`seconds${n}`)))
      .where('goals.user_id', '=', slot('userId'))
      .whereRef('goals.id', '=', 'goal_id')
      .groupBy('focus_area_id')
      .orderBy('focus_area_id');
  });
  return async (userId: string, from: number, upTo: readonly number[], now: number): Promise<SecondsInSpans> => {
    const ends = Object.fromEntries(upTo.map((to, n) => [`to${n}`, to]));
    const rows = await read({ userId, now: wholeSecond(now), from, earliest: from - entryMaxMs, ...ends });
    return numbers.map((n) => {
      const tracked = rows.filter((row) => row[`seconds${n}`]! > 0);
      return new Map(tracked.map((row) => [row.focus_area_id, row[`seconds${n}`]!]));
    });
  };
}

/** All that was ever tracked on a goal, up to now: as much as in all weeks together. */
export function totalSecondsReader(db: Db) {
  const read = statement(db, (slot: Slot) =>
    db
      .selectFrom('time_entries')
      .select(wholeSeconds(sql`${endOfEntry(slot)} - started_at`).as('seconds'))
      .where('user_id', '=', slot('userId'))
      .where('goal_id', '=', slot('goalId')),
  );
  return async (userId: string, goalId: string, now: number): Promise<number> => {
    const [row] = await read({ userId, goalId, now: wholeSecond(now) });
    return row?.seconds ?? 0;
  };
}

/**
 * An entry counts for the part that lies in a span, as `spanOf` and `overlapMs` say. As none is longer than it may be,
 * each span looks no further back than that.
 */
function secondsPerGoal(db: Db, slot: Slot, count: number, scope: Scope) {
  const end = endOfEntry(slot);
  const part = sql`case when ${end} < ends then ${end} else ends end
    - case when started_at > begins then started_at else begins end`;
  return db
    .with('spans(n, begins, ends)', () => sql<SpanRow>`(values ${spanList(slot, count)})`)
    .with('tracked', (qb) =>
      qb
        .selectFrom('spans')
        // SQLite keeps the order of a cross join: for each span, its part of the index.
        .crossJoin('time_entries')
        .select(['n', 'goal_id', wholeSeconds(part).as('seconds')])
        .where('user_id', '=', slot('userId'))
        .where('started_at', '>', (eb) => eb('begins', '-', entryMaxMs))
        .whereRef('started_at', '<', 'ends')
        .where(end, '>', (eb) => eb.ref('begins'))
        .$if(scope !== 'all', (entries) => entries.where(isOfScope(slot, scope), '<>', 0))
        .groupBy(['n', 'goal_id']),
    );
}

/** Of milliseconds. Nothing is cut off: entries, spans and now are whole seconds. */
function wholeSeconds(ms: Expression<unknown>) {
  return sql<number>`cast(coalesce(sum(${ms}), 0) as bigint) / 1000`;
}

/** PostgreSQL would else take it for a smaller one. */
function bigint(slot: never) {
  return sql<number>`cast(${slot} as bigint)`;
}

/** As `spanOf` says. */
function endOfEntry(slot: Slot) {
  const now = bigint(slot('now'));
  return sql<number>`coalesce(ended_at, case when started_at >= ${now} then started_at
    when started_at + ${entryMaxMs} <= ${now} then started_at + ${entryMaxMs} else ${now} end)`;
}

interface SpanRow {
  n: number;
  begins: number;
  ends: number;
}

function spanList(slot: Slot, count: number) {
  const rows = Array.from(
    { length: count },
    (_, n) => sql`(${sql.lit(n)}, ${bigint(slot(`from${n}`))}, ${bigint(slot(`to${n}`))})`,
  );
  return sql.join(rows);
}

/** Hidden from PostgreSQL's planner, which would else compare every entry there ever was with every span. */
function isOfScope(slot: Slot, scope: Scope) {
  const ofArea = sql`(select id from goals where user_id = ${slot('userId')} and focus_area_id = ${slot('ofId')})`;
  const isIn = scope === 'goal' ? sql`goal_id = ${slot('ofId')}` : sql`goal_id in ${ofArea}`;
  return sql<number>`case when ${isIn} then 1 else 0 end`;
}

function valuesOf(userId: string, spans: readonly Span[], now: number, ofId: string): Record<string, string | number> {
  const values: Record<string, string | number> = { userId, now: wholeSecond(now), ofId };
  for (const [n, { from, to }] of spans.entries()) {
    values[`from${n}`] = from;
    values[`to${n}`] = to;
  }
  return values;
}

/** A statement for each number of spans that is asked for. */
function bySize<S>(build: (count: number) => S): (count: number) => S {
  const built = new Map<number, S>();
  return (count) => {
    const found = built.get(count) ?? build(count);
    built.set(count, found);
    return found;
  };
}

function spread<Row extends { readonly n: number; readonly seconds: number }>(
  spans: readonly Span[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): SecondsInSpans {
  const found = spans.map(() => new Map<string, number>());
  for (const row of rows) if (row.seconds > 0) found[row.n]!.set(idOf(row), row.seconds);
  return found;
}
