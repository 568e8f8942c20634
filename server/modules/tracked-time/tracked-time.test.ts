import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daySpan, daysOfWeek, weeksFrom, weekSpan } from '#domain/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { overlapMs, type Span, spanOf } from '#domain/time-span.ts';
import { makeFocusArea, makeGoal } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { trackerOf } from '../../testing/tracker.ts';
import { focusAreaSecondsReader, goalSecondsReader, type SecondsInSpans } from './tracked-seconds.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BERLIN = 'Europe/Berlin';

describeOnEachDatabase('tracked seconds', {}, (t) => {
  /** Three goals, two of them in one area, and what is told of them in some spans beside what is true. */
  const life = async () => {
    const ann = await trackerOf(t);
    const music = await makeFocusArea(ann.client, { name: 'Music' });
    const goals = [ann.goal, await makeGoal(ann.client, ann.area, 'Swim'), await makeGoal(ann.client, music, 'Fugue')];
    const areaOf = new Map(goals.map((goal, n) => [goal, n < 2 ? ann.area : music]));
    const plain = (told: SecondsInSpans) => told.map((span) => Object.fromEntries(span));
    const told = async (spans: readonly Span[], now: number) => ({
      goals: plain(await goalSecondsReader(t.db)(ann.userId, spans, now)),
      areas: plain(await focusAreaSecondsReader(t.db)(ann.userId, spans, now)),
      swim: plain(await goalSecondsReader(t.db, 'goal')(ann.userId, spans, now, goals[1])),
      fitness: plain(await focusAreaSecondsReader(t.db, 'focusArea')(ann.userId, spans, now, ann.area)),
    });
    const really = async (spans: readonly Span[], now: number) => {
      const rows = await ann.rows();
      const byGoal = spans.map((span) => {
        const seconds: Record<string, number> = {};
        for (const [goal, own] of Map.groupBy(rows, (row) => row.goal_id)) {
          const ms = own.reduce((sum, row) => sum + overlapMs(spanOf(row.started_at, row.ended_at, now), span), 0);
          if (ms > 0) seconds[goal] = ms / 1000;
        }
        return seconds;
      });
      const byArea = byGoal.map((seconds) => {
        const sums: Record<string, number> = {};
        for (const [goal, of] of Object.entries(seconds)) sums[areaOf.get(goal)!] = (sums[areaOf.get(goal)!] ?? 0) + of;
        return sums;
      });
      const only = (all: readonly Record<string, number>[], id: string) =>
        all.map((seconds) => (seconds[id] === undefined ? {} : { [id]: seconds[id] }));
      return { goals: byGoal, areas: byArea, swim: only(byGoal, goals[1]!), fitness: only(byArea, ann.area) };
    };
    return { ...ann, goals, told, really };
  };

  it.each([
    ['2026-03-16', 'forward'],
    ['2026-10-12', 'back'],
  ])('of any entries in the weeks from %s, when clocks go %s, are what the rules of time spans say', async (first) => {
    const ann = await life();
    const weeks = weeksFrom(first, 3);
    const spans = [
      ...weeks.map((week) => weekSpan(week, BERLIN)),
      ...daysOfWeek(weeks[1]!).map((day) => daySpan(day, BERLIN)),
      // A day that never was, and all of it.
      { from: Date.parse(first), to: Date.parse(first) },
      { from: 0, to: 4_102_444_800_000 },
    ];
    const edges = spans.slice(0, -1).flatMap(({ from, to }) => [from, to]);
    const instant = fc
      .tuple(fc.constantFrom(...edges), fc.constantFrom(0, 0, 1, -1, 499, -501, 7 * HOUR, -entryMaxMs, -DAY))
      .map(([edge, past]) => edge + past);
    const length = fc.constantFrom(0, 1, 499, 501, 999, 1000, HOUR, DAY, 25 * HOUR, entryMaxMs - 1, entryMaxMs);
    const entry = fc.record({ start: instant, length, goal: fc.nat(2), runs: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), instant, async (entries, now) => {
        await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
        const running = new Set<number>();
        for (const { start, goal, ...each } of entries) {
          const isRunning = each.runs && !running.has(goal);
          if (isRunning) running.add(goal);
          await ann.insert(start, isRunning ? null : start + each.length, ann.goals[goal]);
        }
        expect(await ann.told(spans, now)).toEqual(await ann.really(spans, now));
      }),
      { numRuns: 40 },
    );
  });

  it('of 106 weeks at once, also where thousands of entries lie over one another, come in a moment', async () => {
    const ann = await life();
    const first = Date.parse('2024-11-11');
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      user_id: ann.userId,
      id: `e${n}`,
      goal_id: ann.goals[n % 3]!,
      started_at: first + n * 100 * 60_000,
      ended_at: first + n * 100 * 60_000 + entryMaxMs,
      created_at: 0,
    }));
    for (let n = 0; n < rows.length; n += 2000) {
      await t.db
        .insertInto('time_entries')
        .values(rows.slice(n, n + 2000))
        .execute();
    }
    const spans = weeksFrom('2024-11-11', 106).map((week) => weekSpan(week, BERLIN));
    const began = performance.now();
    const told = await goalSecondsReader(t.db)(ann.userId, spans, t.now);
    expect(performance.now() - began).toBeLessThan(3000);
    const ms = rows.reduce((all, row) => {
      return all + spans.reduce((sum, span) => sum + overlapMs({ from: row.started_at, to: row.ended_at }, span), 0);
    }, 0);
    const seconds = told.reduce((all, span) => all + [...span.values()].reduce((sum, of) => sum + of, 0), 0);
    expect(seconds).toBe(ms / 1000);
  });
});
