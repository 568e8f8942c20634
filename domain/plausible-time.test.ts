import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { isInForce } from './plausible-time.ts';

const NOW = Date.UTC(2026, 10, 11);
const LIFE = 300_000;
const { clockSkewMs } = limits;

it.each([
  ['is over', 0, false],
  ['is nearly over', 1, true],
  ['has just begun', LIFE, true],
  ['was begun by a clock that is a little ahead', LIFE + clockSkewMs, true],
  ['begins in the future', LIFE + clockSkewMs + 1, false],
  ['ended years ago', -1e12, false],
  ['begins in years', 1e12, false],
])('something that %s', (_, endsIn, expected) => {
  expect(isInForce(NOW + endsIn, NOW, LIFE)).toBe(expected);
});
