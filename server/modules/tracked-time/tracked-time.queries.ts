import { type Expression, sql } from 'kysely';
import { weekSpan } from '#domain/calendar/calendar.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { entryMaxMs } from '#domain/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';

type Scope = 'all' | 'goal' | 'focusArea' | 'plan';

/** Ascending instants. Each is the end of one span and the start of the next. */
export type Edges = readonly number[];

/** For each span, the tracked seconds by id, ordered by id. Ids without tracked time are left out. */
export type SecondsPerSpan = readonly ReadonlyMap<string, number>[];

const selectGoalSeconds = preparedQuery((db, param: Param<string>, spanCount: number, scope: Scope) =>
  withSecondsPerGoal(db, param, spanCount, scope)
    .selectFrom('tracked')
    .select(['goal_id as id', ...cumulativeColumns(spanCount)])
    .orderBy('goal_id'),
);

const selectFocusAreaSeconds = preparedQuery((db, param: Param<string>, spanCount: number, scope: Scope) =>
  withSecondsPerGoal(db, param, spanCount, scope)
    .selectFrom('tracked')
    .crossJoin('goals')
    .select('focus_area_id as id')
    .select((eb) => cumulativeColumns(spanCount).map((column) => eb.fn.sum<number>(column).as(column)))
    .where('goals.user_id', '=', param('userId'))
    .whereRef('goals.id', '=', 'goal_id')
    .groupBy('focus_area_id')
    .orderBy('focus_area_id'),
);

type ReadSeconds = (
  db: Db | Tx,
  userId: string,
  edges: Edges,
  now: number,
  scopeId?: string,
) => Promise<SecondsPerSpan>;

const createReader =
  (select: typeof selectGoalSeconds, scope: Scope): ReadSeconds =>
  async (db, userId, edges, now, scopeId) => {
    const params = edgeParams(userId, edges, now, scopeId);
    return groupBySpan(edges, await select(db, params, edges.length - 1, scopeId === undefined ? 'all' : scope));
  };

/**
 * The time tracked on each goal, or on a single one, in each of the consecutive spans between the edges. Every report of
 * tracked time is built on this query and the ones below, so that reports cannot disagree.
 */
export const readGoalSeconds = createReader(selectGoalSeconds, 'goal');

/** The time tracked on each focus area, or on a single one, which is the sum of its goals' seconds. */
export const readFocusAreaSeconds = createReader(selectFocusAreaSeconds, 'focusArea');

const readGoalSecondsOfPlan = createReader(selectGoalSeconds, 'plan');

/** The time tracked on all goals of a plan in each of the spans. */
export async function readPlanSeconds(
  db: Db | Tx,
  userId: string,
  edges: Edges,
  now: number,
  planId: string,
): Promise<number[]> {
  const goalsPerSpan = await readGoalSecondsOfPlan(db, userId, edges, now, planId);
  return goalsPerSpan.map((goals) => [...goals.values()].reduce((sum, seconds) => sum + seconds, 0));
}

const createWeekReader =
  (read: ReadSeconds) =>
  async (db: Db, userId: string, weekStart: string, now: number): Promise<ReadonlyMap<string, number>> => {
    const { from, to } = weekSpan(weekStart, await findTimeZone(db, userId));
    return (await read(db, userId, [from, to], now))[0]!;
  };

/** The seconds of each goal in one week of the user's calendar. */
export const readGoalSecondsInWeek = createWeekReader(readGoalSeconds);

/** The seconds of each focus area in one week of the user's calendar. */
export const readFocusAreaSecondsInWeek = createWeekReader(readFocusAreaSeconds);

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
 * The SQL counterpart of `effectiveSpan` and `overlapMs`: the seconds of each goal from the first edge up to each of the
 * others. Because these spans share a start, the entries are scanned once rather than once per span. No entry is longer than
 * `entryMaxMs`, so the index is read no further back than that.
 */
function withSecondsPerGoal(db: Db | Tx, param: Param<string>, spanCount: number, scope: Scope) {
  const [first, end] = [asBigint(param('edge0')), entryEnd(param)];
  const inScope = scope === 'all' ? undefined : isInScope(param, scope);
  const partUpTo = (edge: Expression<number>) =>
    sql`case when begins >= ${edge} then 0 when ends < ${edge} then ends - begins else ${edge} - begins end`;
  return db
    .with('entries', (qb) =>
      qb
        .selectFrom('time_entries')
        .select([
          'goal_id',
          sql<number>`case when started_at > ${first} then started_at else ${first} end`.as('begins'),
          end.as('ends'),
        ])
        .where('user_id', '=', param('userId'))
        .where('started_at', '>', param('earliest'))
        .where('started_at', '<', param(`edge${spanCount}`))
        .where(end, '>', first)
        .$if(inScope !== undefined, (entries) => entries.where(inScope!, '<>', 0))
        // Without this order, PostgreSQL may scan the entries goal by goal.
        .orderBy('started_at'),
    )
    .with('tracked', (qb) =>
      qb
        .selectFrom('entries')
        .select('goal_id')
        .select(
          cumulativeColumns(spanCount).map((column, n) =>
            sumSeconds(partUpTo(asBigint(param(`edge${n + 1}`)))).as(column),
          ),
        )
        .groupBy('goal_id'),
    );
}

type CumulativeColumn = `up_to_${number}`;

/** There is one column for each edge but the first. */
function cumulativeColumns(spanCount: number): CumulativeColumn[] {
  return Array.from({ length: spanCount }, (_, n): CumulativeColumn => `up_to_${n + 1}`);
}

/** The division is exact, because entries, spans and `now` are whole seconds. */
export function sumSeconds(ms: Expression<unknown>) {
  return sql<number>`cast(coalesce(sum(${ms}), 0) as bigint) / 1000`;
}

/** Without the cast, PostgreSQL infers a 32-bit integer. */
export function asBigint(param: never) {
  return sql<number>`cast(${param} as bigint)`;
}

/** The SQL counterpart of `effectiveSpan`'s end. */
export function entryEnd(param: Param<'now'>) {
  const now = asBigint(param('now'));
  return sql<number>`coalesce(ended_at, case when started_at >= ${now} then started_at
    when started_at + ${entryMaxMs} <= ${now} then started_at + ${entryMaxMs} else ${now} end)`;
}

/** This is a `case` so that PostgreSQL does not start from the goal and compare all of its entries with every span. */
function isInScope(param: Param<string>, scope: Exclude<Scope, 'all'>) {
  const [owner, id] = [param('userId'), param('scopeId')];
  const isMatch = {
    goal: sql`goal_id = ${id}`,
    focusArea: sql`goal_id in (select id from goals where user_id = ${owner} and focus_area_id = ${id})`,
    plan: sql`goal_id in (select goal_id from action_plan_goals where user_id = ${owner} and action_plan_id = ${id})`,
  }[scope];
  return sql<number>`case when ${isMatch} then 1 else 0 end`;
}

function edgeParams(userId: string, edges: Edges, now: number, scopeId = ''): Record<string, string | number> {
  const values: Record<string, string | number> = { userId, now: floorToSecond(now), scopeId };
  for (const [n, edge] of edges.entries()) values[`edge${n}`] = edge;
  return { ...values, earliest: edges[0]! - entryMaxMs };
}

function groupBySpan(
  edges: Edges,
  rows: readonly ({ readonly id: string } & Readonly<Record<CumulativeColumn, number>>)[],
): SecondsPerSpan {
  const columns = cumulativeColumns(edges.length - 1);
  const secondsPerSpan = columns.map(() => new Map<string, number>());
  for (const row of rows) {
    let before = 0;
    for (const [n, column] of columns.entries()) {
      const upToEdge = row[column]!;
      if (upToEdge > before) secondsPerSpan[n]!.set(row.id, upToEdge - before);
      before = upToEdge;
    }
  }
  return secondsPerSpan;
}
