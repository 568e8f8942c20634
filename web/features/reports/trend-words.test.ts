import { expect, it } from 'vitest';
import { moveInWords, moveOf } from './trend-words.ts';

const words = (trend: readonly (number | null)[]) => {
  const move = moveOf(trend, 0.15);
  return move && moveInWords(move, (value) => value.toFixed(1));
};

it('says where a trend leads, at most six weeks back', () => {
  expect(words([1, 2.9, 3, 3, 3, 3, 3, 3.4])).toBe('rising: 3.4 now, 2.9 six weeks ago');
  expect(words([4, 3])).toBe('falling: 3.0 now, 4.0 one week ago');
  expect(words([3.3, 3.4, 3.4])).toBe('steady: 3.4 now, 3.3 two weeks ago');
});

it('compares weeks that there are', () => {
  expect(words([null, null, 2, 3, null])).toBe('rising: 3.0 now, 2.0 one week ago');
  expect(words([null, 2, null])).toBeUndefined();
  expect(words([null])).toBeUndefined();
  expect(words([])).toBeUndefined();
});
