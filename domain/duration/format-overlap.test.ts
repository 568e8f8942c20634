import { expect, it } from 'vitest';
import { explainOverlap, formatOverlap } from './format-overlap.ts';

const HOUR = 3600;

it('formats the time tracked and the time in which it was tracked', () => {
  expect(formatOverlap(9 * HOUR, 7 * HOUR + 20 * 60)).toBe('9 h tracked in 7 h 20 min');
  expect(formatOverlap(26 * HOUR + 59, 24 * HOUR)).toBe('26 h tracked in 24 h');
});

it('says nothing if timers did not overlap, if minutes do not show it, or if that is unknown', () => {
  expect(formatOverlap(9 * HOUR, 9 * HOUR)).toBeUndefined();
  expect(formatOverlap(9 * HOUR + 59, 9 * HOUR + 1)).toBeUndefined();
  expect(formatOverlap(80, 40)).toBeUndefined();
  expect(explainOverlap(9 * HOUR, 0)).toBeUndefined();
});

it('explains which of the two ratings are based on', () => {
  expect(explainOverlap(2 * HOUR, HOUR)).toBe(
    'Timers overlapped: 2 h tracked in 1 h. Ratings count each timer in full.',
  );
});
