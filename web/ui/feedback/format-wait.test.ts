import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
])('formats %d s as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
