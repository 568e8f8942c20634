import { type Expression, sql } from 'kysely';
import { weekSpan } from '#domain/calendar/calendar.ts';
import { type Span, floorToSecond } from '#domain/calendar/time-span.ts';
import { entryMaxMs } from '#domain/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';

type Scope = 'all' | 'goal' | 'focusArea';

/** For each span, the tracked seconds by id, ordered by id. Ids without tracked time are left out. */
export type SecondsPerSpan = readonly ReadonlyMap<string, number>[];

const selectGoalSeconds = preparedQuery((db, param: Param<string>, spanCount: number, scope: Scope) =>
  withSecondsPerGoal(db, param, spanCount, scope).selectFrom('tracked').selectAll().orderBy('n').orderBy('goal_id'),
);

/**
 * The time tracked on each goal, or on one, in each span. Every report of tracked time is built on this query and the
 * ones below, so that reports cannot disagree.
 */
export async function readGoalSeconds(
  db: Db,
  userId: string,
  spans: readonly Span[],
  now: number,
  goalId?: string,
): Promise<SecondsPerSpan> {
  const scope = goalId === undefined ? 'all' : 'goal';
  const rows = await selectGoalSeconds(db, spanParams(userId, spans, now, goalId), spans.length, scope);
  return groupBySpan(spans, rows, ({ goal_id }) => goal_id);
}

const selectFocusAreaSeconds = preparedQuery((db, param: Param<string>, spanCount: number, scope: Scope) =>
  withSecondsPerGoal(db, param, spanCount, scope)
    .selectFrom('tracked')
    .crossJoin('goals')
    .select((eb) => ['n', 'focus_area_id', eb.fn.sum<number>('seconds').as('seconds')])
    .where('goals.user_id', '=', param('userId'))
    .whereRef('goals.id', '=', 'goal_id')
    .groupBy(['n', 'focus_area_id'])
    .orderBy('n')
    .orderBy('focus_area_id'),
);

/** The same per focus area: the sum of its goals' seconds. */
export async function readFocusAreaSeconds(
  db: Db,
  userId: string,
  spans: readonly Span[],
  now: number,
  focusAreaId?: string,
): Promise<SecondsPerSpan> {
  const scope = focusAreaId === undefined ? 'all' : 'focusArea';
  const rows = await selectFocusAreaSeconds(db, spanParams(userId, spans, now, focusAreaId), spans.length, scope);
  return groupBySpan(spans, rows, ({ focus_area_id }) => focus_area_id);
}

/** The seconds of each goal in one week of the user's calendar. */
export async function readGoalSecondsInWeek(
  db: Db,
  userId: string,
  weekStart: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const week = weekSpan(weekStart, await findTimeZone(db, userId));
  const [seconds] = await readGoalSeconds(db, userId, [week], now);
  return seconds!;
}

/** The seconds of each focus area in one week of the user's calendar. */
export async function readFocusAreaSecondsInWeek(
  db: Db,
  userId: string,
  weekStart: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const week = weekSpan(weekStart, await findTimeZone(db, userId));
  const [seconds] = await readFocusAreaSeconds(db, userId, [week], now);
  return seconds!;
}

const selectCumulativeSeconds = preparedQuery((db, param: Param<string>, count: number) => {
  const indexes = Array.from({ length: count }, (_, n) => n);
  const [from, end] = [asBigint(param('from')), entryEnd(param)];
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
        .where('user_id', '=', param('userId'))
        .where('started_at', '>', param('earliest'))
        .where('started_at', '<', param(`to${count - 1}`))
        .where(end, '>', from)
        // Otherwise PostgreSQL may scan the entries goal by goal.
        .orderBy('started_at'),
    )
    .with('tracked', (qb) =>
      qb
        .selectFrom('entries')
        .select('goal_id')
        .select(indexes.map((n) => sumSeconds(partUpTo(asBigint(param(`to${n}`)))).as(`seconds${n}`)))
        .groupBy('goal_id'),
    )
    .selectFrom('tracked')
    .crossJoin('goals')
    .select('focus_area_id')
    .select((eb) => indexes.map((n) => eb.fn.sum<number>(`seconds${n}`).as(`seconds${n}`)))
    .where('goals.user_id', '=', param('userId'))
    .whereRef('goals.id', '=', 'goal_id')
    .groupBy('focus_area_id')
    .orderBy('focus_area_id');
});

/**
 * The seconds of each focus area from one instant up to each of several ends, in ascending order. Because the spans share
 * a start, the entries are scanned once rather than once per span.
 */
export async function readCumulativeFocusAreaSeconds(
  db: Db,
  userId: string,
  from: number,
  ends: readonly number[],
  now: number,
): Promise<SecondsPerSpan> {
  const endParams = Object.fromEntries(ends.map((to, n) => [`to${n}`, to]));
  const values = { userId, now: floorToSecond(now), from, earliest: from - entryMaxMs, ...endParams };
  const rows = await selectCumulativeSeconds(db, values, ends.length);
  return ends.map((_, n) => {
    const tracked = rows.filter((row) => row[`seconds${n}`]! > 0);
    return new Map(tracked.map((row) => [row.focus_area_id, row[`seconds${n}`]!]));
  });
}

const selectTotalSeconds = preparedQuery((db, param: Param<string>) =>
  db
    .selectFrom('time_entries')
    .select(sumSeconds(sql`${entryEnd(param)} - started_at`).as('seconds'))
    .where('user_id', '=', param('userId'))
    .where('goal_id', '=', param('goalId')),
);

/** All time ever tracked on a goal. */
export async function readTotalSeconds(db: Db, userId: string, goalId: string, now: number): Promise<number> {
  const [row] = await selectTotalSeconds(db, { userId, goalId, now: floorToSecond(now) });
  return row?.seconds ?? 0;
}

/**
 * The SQL counterpart of `effectiveSpan` and `overlapMs`: an entry counts with the part of it inside the span. No entry is
 * longer than `entryMaxMs`, so each span reads the index no further back than that.
 */
function withSecondsPerGoal(db: Db, param: Param<string>, spanCount: number, scope: Scope) {
  const end = entryEnd(param);
  const part = sql`case when ${end} < ends then ${end} else ends end
    - case when started_at > begins then started_at else begins end`;
  return db
    .with('spans(n, begins, ends)', () => sql<SpanRow>`(values ${spanValues(param, spanCount)})`)
    .with('tracked', (qb) =>
      qb
        .selectFrom('spans')
        // SQLite does not reorder a cross join, so it scans the index once per span.
        .crossJoin('time_entries')
        .select(['n', 'goal_id', sumSeconds(part).as('seconds')])
        .where('user_id', '=', param('userId'))
        .where('started_at', '>', (eb) => eb('begins', '-', entryMaxMs))
        .whereRef('started_at', '<', 'ends')
        .where(end, '>', (eb) => eb.ref('begins'))
        .$if(scope !== 'all', (entries) => entries.where(isInScope(param, scope), '<>', 0))
        .groupBy(['n', 'goal_id']),
    );
}

/** The division is exact: entries, spans and `now` are whole seconds. */
function sumSeconds(ms: Expression<unknown>) {
  return sql<number>`cast(coalesce(sum(${ms}), 0) as bigint) / 1000`;
}

/** Without the cast, PostgreSQL infers a 32-bit integer. */
function asBigint(param: never) {
  return sql<number>`cast(${param} as bigint)`;
}

/** The end of `effectiveSpan` in SQL. */
function entryEnd(param: Param<string>) {
  const now = asBigint(param('now'));
  return sql<number>`coalesce(ended_at, case when started_at >= ${now} then started_at
    when started_at + ${entryMaxMs} <= ${now} then started_at + ${entryMaxMs} else ${now} end)`;
}

interface SpanRow {
  n: number;
  begins: number;
  ends: number;
}

function spanValues(param: Param<string>, count: number) {
  const rows = Array.from(
    { length: count },
    (_, n) => sql`(${sql.lit(n)}, ${asBigint(param(`from${n}`))}, ${asBigint(param(`to${n}`))})`,
  );
  return sql.join(rows);
}

/** A `case`, so that PostgreSQL's planner does not start from the goal and compare all of its entries with every span. */
function isInScope(param: Param<string>, scope: Scope) {
  const goalsInArea = sql`(select id from goals where user_id = ${param('userId')} and focus_area_id = ${param('scopeId')})`;
  const isMatch = scope === 'goal' ? sql`goal_id = ${param('scopeId')}` : sql`goal_id in ${goalsInArea}`;
  return sql<number>`case when ${isMatch} then 1 else 0 end`;
}

function spanParams(
  userId: string,
  spans: readonly Span[],
  now: number,
  scopeId = '',
): Record<string, string | number> {
  const values: Record<string, string | number> = { userId, now: floorToSecond(now), scopeId };
  for (const [n, { from, to }] of spans.entries()) {
    values[`from${n}`] = from;
    values[`to${n}`] = to;
  }
  return values;
}

function groupBySpan<Row extends { readonly n: number; readonly seconds: number }>(
  spans: readonly Span[],
  rows: readonly Row[],
  getId: (row: Row) => string,
): SecondsPerSpan {
  const seconds = spans.map(() => new Map<string, number>());
  for (const row of rows) if (row.seconds > 0) seconds[row.n]!.set(getId(row), row.seconds);
  return seconds;
}
