import { expect, it } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

it.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
])('%d s is told as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
