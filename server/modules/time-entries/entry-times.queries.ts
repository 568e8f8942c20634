import { sql } from 'kysely';
import { type Span, effectiveSpan } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { selectOverlapping, spanParams, type SpanParam } from './entries-in-span.queries.ts';

/** More than most accounts track in a year. Other requests are served between two pages. */
export const TIMES_PER_PAGE = 5000;

export interface EntryTime extends Span {
  readonly goalId: string;
  /** A JSON array; empty unless it was requested. */
  readonly tags: string;
}

/**
 * Tags are read only if they are needed, because everything else is in the index by time. The limit is hidden in a subquery:
 * without recent statistics, such as after an import, PostgreSQL expects fewer rows than the limit and would read and sort
 * the rest of the span for every page.
 */
const selectTimes = preparedQuery((db, param: Param<SpanParam | 'limit'>, withTags: boolean) =>
  selectOverlapping(db, param)
    .select(['goal_id', 'started_at', 'ended_at'])
    .$if(withTags, (entries) => entries.select('tags'))
    .limit(sql<number>`(select cast(${param('limit')} as bigint))`),
);

/** Visits the times of the entries that overlap a span, in the order of their starts. A running timer lasts until now. */
export async function forEachEntryTime(
  db: Db,
  userId: string,
  span: Span,
  now: number,
  visit: (entry: EntryTime) => void,
  { withTags = false } = {},
): Promise<void> {
  const values = spanParams(userId, span, now);
  for (let { earliest } = values, limit = TIMES_PER_PAGE; ;) {
    const rows = await selectTimes(db, { ...values, earliest, limit }, withTags);
    const isLastPage = rows.length < limit;
    const lastStart = rows.at(-1)?.started_at ?? 0;
    // Ids are not in the index, so the next page begins with the last start and reads all of its entries.
    const complete = isLastPage ? rows : rows.filter(({ started_at }) => started_at < lastStart);
    for (const { goal_id: goalId, started_at, ended_at, tags = '' } of complete)
      visit({ goalId, tags, ...effectiveSpan(started_at, ended_at, now) });
    if (isLastPage) return;
    if (complete.length === 0) limit *= 2;
    else earliest = lastStart - 1;
  }
}
