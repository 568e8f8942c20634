import { expect, it } from 'vitest';
import { countStreaks } from './streak.ts';

const streaksFromText = (text: string) => countStreaks(text.split('').map((each) => each === 'x'));

it.each([
  ['', 0, 0],
  ['x', 1, 1],
  ['-', 0, 0],
  ['xx-xxx', 3, 3],
  ['xxx-x', 1, 3],
  ['xx-', 2, 2],
  ['x--', 0, 1],
  ['xx--xxxx-', 4, 4],
])('in %j, the current streak is %d and the longest is %d', (text, current, longest) => {
  expect(streaksFromText(text)).toEqual({ current, longest });
});
