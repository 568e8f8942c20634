import { entryTextColumns } from '#server/db/entry-text.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOfWeek, startOfDay, weeksFrom, weekSpan } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { overlapMs, type Span, effectiveSpan } from '#domain/calendar/time-span.ts';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';
import { type Edges, readFocusAreaSeconds, readGoalSeconds, type SecondsPerSpan } from './tracked-time.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BERLIN = 'Europe/Berlin';

const toSpans = (edges: Edges): Span[] => edges.slice(1).map((to, n) => ({ from: edges[n]!, to }));

describeOnEachDatabase('tracked time', {}, (t) => {
  /** A user with three goals, two of them in one area, and functions to query their seconds and to compute them from rows. */
  const createUserWithGoals = async () => {
    const ann = await createTrackingUser(t);
    const music = await createFocusArea(ann.client, { name: 'Music' });
    const goals = [
      ann.goal,
      await createGoal(ann.client, ann.area, 'Swim'),
      await createGoal(ann.client, music, 'Fugue'),
    ];
    const areaByGoal = new Map(goals.map((goal, n) => [goal, n < 2 ? ann.area : music]));
    const toRecords = (seconds: SecondsPerSpan) => seconds.map((span) => Object.fromEntries(span));
    const readSeconds = async (edges: Edges, now: number) => ({
      goals: toRecords(await readGoalSeconds(t.db, ann.userId, edges, now)),
      areas: toRecords(await readFocusAreaSeconds(t.db, ann.userId, edges, now)),
      swim: toRecords(await readGoalSeconds(t.db, ann.userId, edges, now, goals[1])),
      fitness: toRecords(await readFocusAreaSeconds(t.db, ann.userId, edges, now, ann.area)),
    });
    const computeSeconds = async (edges: Edges, now: number) => {
      const rows = await ann.rows();
      const byGoal = toSpans(edges).map((span) => {
        const seconds: Record<string, number> = {};
        for (const [goal, goalRows] of Map.groupBy(rows, (row) => row.goal_id)) {
          const ms = goalRows.reduce(
            (sum, row) => sum + overlapMs(effectiveSpan(row.started_at, row.ended_at, now), span),
            0,
          );
          if (ms > 0) seconds[goal] = ms / 1000;
        }
        return seconds;
      });
      const byArea = byGoal.map((seconds) => {
        const sums: Record<string, number> = {};
        for (const [goal, each] of Object.entries(seconds)) {
          const area = areaByGoal.get(goal)!;
          sums[area] = (sums[area] ?? 0) + each;
        }
        return sums;
      });
      const only = (all: readonly Record<string, number>[], id: string) =>
        all.map((seconds) => (seconds[id] === undefined ? {} : { [id]: seconds[id] }));
      return { goals: byGoal, areas: byArea, swim: only(byGoal, goals[1]!), fitness: only(byArea, ann.area) };
    };
    return { ...ann, goals, readSeconds, computeSeconds };
  };

  it.each([
    ['2026-03-16', 'forward'],
    ['2026-10-12', 'back'],
  ])('matches effectiveSpan and overlapMs in the weeks from %s, when the clocks go %s (TM-05)', async (first) => {
    const ann = await createUserWithGoals();
    const weeks = weeksFrom(first, 3);
    const weekStarts = weeks.map((week) => startOfDay(week, BERLIN));
    const days = [...daysOfWeek(weeks[1]!), weeks[2]!].map((day) => startOfDay(day, BERLIN));
    const edgeLists: Edges[] = [
      [...weekStarts, weekSpan(weeks[2]!, BERLIN).to],
      days,
      // These have a gap in the previous week, and an empty span.
      [weekStarts[0]!, weekStarts[0]! + 3 * DAY, weekStarts[0]! + 3 * DAY, ...days],
      [weekStarts[1]!, weekStarts[1]!],
      // All of time.
      [0, 4_102_444_800_000],
    ];
    const instant = fc
      .tuple(
        fc.constantFrom(...edgeLists.slice(0, -1).flat()),
        fc.constantFrom(0, 0, 1, -1, 499, -501, 7 * HOUR, -entryMaxMs, -DAY),
      )
      .map(([edge, offset]) => edge + offset);
    const length = fc.constantFrom(0, 1, 499, 501, 999, 1000, HOUR, DAY, 25 * HOUR, entryMaxMs - 1, entryMaxMs);
    const entry = fc.record({ start: instant, length, goal: fc.nat(2), mayRun: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), instant, async (entries, now) => {
        await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
        const runningGoals = new Set<number>();
        for (const { start, goal, ...each } of entries) {
          const isRunning = each.mayRun && !runningGoals.has(goal);
          if (isRunning) runningGoals.add(goal);
          await ann.insert(start, isRunning ? null : start + each.length, ann.goals[goal]);
        }
        for (const edges of edgeLists)
          expect(await ann.readSeconds(edges, now)).toEqual(await ann.computeSeconds(edges, now));
      }),
      { numRuns: 40 },
    );
  });

  it('is read quickly for 106 weeks with thousands of overlapping entries', async () => {
    const ann = await createUserWithGoals();
    const first = Date.parse('2024-11-11');
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      user_id: ann.userId,
      id: `e${n}`,
      goal_id: ann.goals[n % 3]!,
      started_at: first + n * 100 * 60_000,
      ended_at: first + n * 100 * 60_000 + entryMaxMs,
      created_at: 0,
      ...entryTextColumns('', []),
    }));
    for (let n = 0; n < rows.length; n += 2000) {
      await t.db
        .insertInto('time_entries')
        .values(rows.slice(n, n + 2000))
        .execute();
    }
    const edges = weeksFrom('2024-11-11', 107).map((week) => startOfDay(week, BERLIN));
    const startedAt = performance.now();
    const secondsPerWeek = await readGoalSeconds(t.db, ann.userId, edges, t.now);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    const spans = toSpans(edges);
    const ms = rows.reduce((total, row) => {
      return total + spans.reduce((sum, span) => sum + overlapMs({ from: row.started_at, to: row.ended_at }, span), 0);
    }, 0);
    const seconds = secondsPerWeek.flatMap((week) => [...week.values()]).reduce((sum, each) => sum + each, 0);
    expect(seconds).toBe(ms / 1000);
  });
});
