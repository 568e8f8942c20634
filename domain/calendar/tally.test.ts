import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfDay } from './calendar.ts';
import { tallyEntries, tallyPerPeriod } from './tally.ts';
import { effectiveSpan, type Span } from './time-span.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Counts the minutes of a range during which any entry was running, and the entries running in each, one by one. */
function countMinutes(entries: readonly Span[], { from, to }: Span) {
  let [trackedMs, elapsedMs] = [0, 0];
  for (let minute = from; minute < to; minute += MINUTE) {
    const running = entries.filter((entry) => entry.from <= minute && minute < entry.to).length;
    trackedMs += running * MINUTE;
    if (running > 0) elapsedMs += MINUTE;
  }
  return { trackedMs, elapsedMs };
}

const minute = fc.integer({ min: -600, max: 3000 }).map((n) => n * MINUTE);
const entry = fc
  .tuple(minute, fc.integer({ min: 0, max: 900 }))
  .map(([from, minutes]): Span => ({ from, to: from + minutes * MINUTE }));
const entries = fc.array(entry, { maxLength: 15 });
const range = fc.tuple(minute, minute).map(([a, b]): Span => ({ from: Math.min(a, b), to: Math.max(a, b) }));

it('counts overlapping time once, exactly as counting minute by minute', () => {
  fc.assert(
    fc.property(entries, range, (spans, within) => {
      expect(tallyEntries(spans, within)).toMatchObject(countMinutes(spans, within));
    }),
    { numRuns: 300 },
  );
});

it('adds up for each period what counting its minutes gives', () => {
  const edgeList = fc.array(minute, { minLength: 2, maxLength: 8 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(entries, edgeList, (spans, edges) => {
      const { tallies, add } = tallyPerPeriod(edges);
      for (const span of spans.toSorted((a, b) => a.from - b.from)) add(span);
      for (const [n, tally] of tallies.entries()) {
        const period = { from: edges[n]!, to: edges[n + 1]! };
        expect(tally).toEqual(tallyEntries(spans, period));
        expect(tally).toMatchObject(countMinutes(spans, period));
      }
    }),
    { numRuns: 300 },
  );
});

it('counts nine hours of two timers within seven hours and twenty minutes', () => {
  const nineToOne = { from: 9 * HOUR, to: 13 * HOUR };
  const parallel = { from: 11 * HOUR + 20 * MINUTE, to: 16 * HOUR + 20 * MINUTE };
  expect(tallyEntries([parallel, nineToOne], { from: 0, to: 24 * HOUR })).toMatchObject({
    entries: 2,
    trackedMs: 9 * HOUR,
    elapsedMs: 7 * HOUR + 20 * MINUTE,
  });
});

it('counts a running timer up to now, and one that has just started as an entry without time', () => {
  const day = { from: 0, to: 24 * HOUR };
  const [started, now] = [10 * HOUR, 12 * HOUR];
  const running = effectiveSpan(started, null, now);
  expect(tallyEntries([running, { from: 11 * HOUR, to: 12 * HOUR }], day)).toMatchObject({
    trackedMs: 3 * HOUR,
    elapsedMs: 2 * HOUR,
  });
  expect(tallyEntries([effectiveSpan(now, null, now)], day)).toMatchObject({ entries: 1, trackedMs: 0, elapsedMs: 0 });
});

it('fills a day of 25 hours, and no day that the clocks skipped', () => {
  const edges = ['2026-10-25', '2026-10-26'].map((day) => startOfDay(day, 'Europe/Berlin'));
  const whole = { from: edges[0]! - HOUR, to: edges[1]! + HOUR };
  expect(tallyEntries([whole, whole], { from: edges[0]!, to: edges[1]! })).toMatchObject({
    trackedMs: 50 * HOUR,
    elapsedMs: 25 * HOUR,
  });
  expect(tallyEntries([whole], { from: edges[0]!, to: edges[0]! }).entries).toBe(0);
});
