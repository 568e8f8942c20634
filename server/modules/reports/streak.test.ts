import { expect, it } from 'vitest';
import { streaksOf } from './streak.ts';

const of = (text: string) => streaksOf(text.split('').map((each) => each === 'x'));

it.each([
  ['', 0, 0],
  ['x', 1, 1],
  ['-', 0, 0],
  ['xx-xxx', 3, 3],
  ['xxx-x', 1, 3],
  ['xx-', 2, 2],
  ['x--', 0, 1],
  ['xx--xxxx-', 4, 4],
])('%s: %d in a row now, %d at most', (text, current, longest) => {
  expect(of(text)).toEqual({ current, longest });
});
