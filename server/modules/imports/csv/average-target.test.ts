import { expect, it } from 'vitest';
import { computeAverageTargets } from './average-target.ts';
import type { GoalMatch } from './goal-matching.ts';

const HOUR = 3_600_000;
/** Noon in Berlin, in summer time, on a day in October 2026. The 5th, 12th, 19th and 26th are Mondays. */
const noon = (day: number) => Date.UTC(2026, 9, day, 10);

async function computeTarget(
  ...spans: readonly (readonly [from: number, hours: number])[]
): Promise<number | undefined> {
  const goal = {
    title: 'Work',
    spans: spans.map(([from, hours]) => ({ from, to: from + hours * HOUR, id: undefined, note: '', tags: [] })),
  };
  const area = { name: 'Acme', earliest: 0, goals: [goal] };
  const match: GoalMatch = { key: '', area, goal, areaId: undefined, goalId: undefined, sameNameGoalIds: [] };
  return (await computeAverageTargets([match], 'Europe/Berlin')).get(area);
}

it('averages over the weeks with tracked time', async () => {
  expect(await computeTarget([noon(5), 8], [noon(6), 8], [noon(27), 4])).toBe(600);
});

it('rounds to the nearest half hour, but never to zero', async () => {
  expect(await computeTarget([noon(5), 1.2])).toBe(60);
  expect(await computeTarget([noon(5), 1.3])).toBe(90);
  expect(await computeTarget([noon(5), 0.02])).toBe(30);
});

it('splits an entry across two weeks', async () => {
  // From Sunday noon to Tuesday noon is 12 hours in one week and 36 in the next.
  expect(await computeTarget([noon(11), 48])).toBe(24 * 60);
});

it('is at most a whole week, however many entries overlap', async () => {
  expect(await computeTarget(...Array.from({ length: 3 }, () => [noon(5), 24 * 6] as const))).toBe(7 * 24 * 60);
});

it('leaves out existing focus areas', async () => {
  const goal = { title: 'Work', spans: [{ from: noon(5), to: noon(6), id: undefined, note: '', tags: [] }] };
  const area = { name: 'Acme', earliest: 0, goals: [goal] };
  const match: GoalMatch = { key: '', area, goal, areaId: 'existing', goalId: undefined, sameNameGoalIds: [] };
  expect([...(await computeAverageTargets([match], 'UTC'))]).toEqual([]);
});
