import { expect, test } from 'vitest';
import { findStart } from './plan-start.ts';
import { readPlan } from './read-plan.ts';

const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';

test.each([
  ['Week 1: Float', WEDNESDAY, '2026-11-18'],
  ['Week 1: Float', THURSDAY, '2026-11-23'],
  ['Week 1: Float (by 6 Dec)', WEDNESDAY, '2026-11-30'],
  ['Week 1 (Dec 7 – Dec 13)', WEDNESDAY, '2026-12-07'],
  ['Week 1 (7–13 Dec)', WEDNESDAY, '2026-12-07'],
  ['Week 1: Float – 11 January 2027', WEDNESDAY, '2027-01-11'],
  ['Woche 1: Los (bis 6. Dezember)', WEDNESDAY, '2026-11-30'],
  ['Semana 1: Flotar (7 de diciembre)', WEDNESDAY, '2026-12-07'],
  ['Week 1: Float (by 22 Nov)', THURSDAY, '2026-11-19'],
  ['Week 1: Float (by 2026-03-01)', WEDNESDAY, '2026-11-18'],
  ['Week 1: Float (by 4 Jan)', WEDNESDAY, '2027-01-04'],
])('%s, pasted on %s, starts on %s', (heading, today, start) => {
  expect(findStart(readPlan(`## ${heading}\n- Float`), today)).toBe(start);
});
