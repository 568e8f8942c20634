import { expect, it } from 'vitest';
import { averageTargets } from './average-target.ts';
import type { Place } from './places.ts';

const HOUR = 3_600_000;
/** Noon of a day of October 2026 in Berlin, of which the 5th, 12th, 19th and 26th are Mondays. */
const noon = (day: number) => Date.UTC(2026, 9, day, 10);

async function targetOf(...spans: readonly (readonly [from: number, hours: number])[]): Promise<number | undefined> {
  const goal = {
    title: 'Work',
    spans: spans.map(([from, hours]) => ({ from, to: from + hours * HOUR, id: undefined })),
  };
  const area = { name: 'Acme', earliest: 0, goals: [goal] };
  const place: Place = { key: '', area, goal, areaId: undefined, goalId: undefined, namesakes: [] };
  return (await averageTargets([place], 'Europe/Berlin')).get(area);
}

it('averages the weeks that have time, and leaves out those between them', async () => {
  expect(await targetOf([noon(5), 8], [noon(6), 8], [noon(27), 4])).toBe(600);
});

it('rounds to half an hour, and to no less than that', async () => {
  expect(await targetOf([noon(5), 1.2])).toBe(60);
  expect(await targetOf([noon(5), 1.3])).toBe(90);
  expect(await targetOf([noon(5), 0.02])).toBe(30);
});

it('counts an entry across midnight of Monday in both weeks', async () => {
  // From Sunday noon to Tuesday noon: 12 hours and 36.
  expect(await targetOf([noon(11), 48])).toBe(24 * 60);
});

it('asks for no more than a week has, however many entries overlap', async () => {
  expect(await targetOf(...Array.from({ length: 3 }, () => [noon(5), 24 * 6] as const))).toBe(7 * 24 * 60);
});

it('leaves focus areas alone that exist already', async () => {
  const goal = { title: 'Work', spans: [{ from: noon(5), to: noon(6), id: undefined }] };
  const area = { name: 'Acme', earliest: 0, goals: [goal] };
  const place: Place = { key: '', area, goal, areaId: 'known', goalId: undefined, namesakes: [] };
  expect([...(await averageTargets([place], 'UTC'))]).toEqual([]);
});
