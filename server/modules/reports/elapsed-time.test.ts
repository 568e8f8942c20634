import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { daysOfWeek, startOfDay, weekSpan } from '#domain/calendar/calendar.ts';
import { tallyEntries } from '#domain/calendar/tally.ts';
import { effectiveSpan } from '#domain/calendar/time-span.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { TIMES_PER_PAGE } from '#server/modules/time-entries/entry-times.queries.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { insertMany } from '#server/testing/fixtures/insert-many.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';
import { readElapsedSeconds } from './elapsed-time.queries.ts';
import type { Edges } from '#server/modules/tracked-time/tracked-time.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BERLIN = 'Europe/Berlin';

describeOnEachDatabase('elapsed time', {}, (t) => {
  const createUser = async () => {
    const ann = await createTrackingUser(t);
    const readElapsed = (edges: Edges, now: number) => readElapsedSeconds(t.db, ann.userId, edges, now);
    const computeElapsed = async (edges: Edges, now: number) => {
      const spans = (await ann.rows()).map((row) => effectiveSpan(row.started_at, row.ended_at, now));
      return edges.slice(1).map((to, n) => tallyEntries(spans, { from: edges[n]!, to }).elapsedMs / 1000);
    };
    return { ...ann, readElapsed, computeElapsed };
  };

  it.each(['2026-03-23', '2026-10-19'])(
    'is exact on each day of the week of %s, when the clocks change (TM-05)',
    async (week) => {
      const ann = await createUser();
      const { from, to } = weekSpan(week, BERLIN);
      const days = [...daysOfWeek(week).map((day) => startOfDay(day, BERLIN)), to];
      const instant = fc
        .tuple(fc.constantFrom(from - DAY, ...days), fc.constantFrom(0, 1000, -1000, 90_000, 7 * HOUR, -entryMaxMs))
        .map(([edge, offset]) => edge + offset);
      const length = fc.constantFrom(1000, HOUR, 25 * HOUR, entryMaxMs);
      const entry = fc.record({ start: instant, length });
      await fc.assert(
        fc.asyncProperty(fc.array(entry, { maxLength: 12 }), fc.boolean(), instant, async (entries, hasTimer, now) => {
          await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
          for (const { start, ...each } of entries) await ann.insert(start, start + each.length);
          if (hasTimer) await ann.insert(now - 30 * HOUR, null);
          for (const edges of [days, [from, to]])
            expect(await ann.readElapsed(edges, now)).toEqual(await ann.computeElapsed(edges, now));
        }),
        { numRuns: 30 },
      );
    },
  );

  it('is read in pages, even if the entries of several pages start at once', async () => {
    const ann = await createUser();
    const { from, to } = weekSpan('2026-11-02', 'UTC');
    const insert = (prefix: string, start: ReturnType<typeof sql>) =>
      insertMany(
        t.db,
        ann.userId,
        'time_entries',
        'id, goal_id, started_at, ended_at, created_at',
        2 * TIMES_PER_PAGE + 1,
        sql`${sql.lit(prefix)} || n, ${sql.lit(ann.goal)}, ${start}, ${start} + 20000, 0`,
      );
    await insert('spread', sql`${sql.lit(from)} + n * 30000`);
    await insert('at-once', sql`${sql.lit(from + 5 * DAY)}`);
    const before = t.statements.length;
    expect(await ann.readElapsed([from, from + 5 * DAY, to], t.now)).toEqual([(2 * TIMES_PER_PAGE + 1) * 20, 20]);
    expect(t.statements.length - before).toBeLessThan(10);
  });
});
