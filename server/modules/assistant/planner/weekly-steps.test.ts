import { expect, it } from 'vitest';
import { isDue } from './weekly-steps.ts';

const titles = [['Prime the boards'], ['Paint the boards of the shed'], ['Paint the doors'], ['Hang the doors']];

it('repeats a line only while the work is done that it is about', () => {
  const weeks = [0, 1, 2, 3].filter((week) => isDue('Paint four boards, and look for drips', week, titles));
  expect(weeks).toEqual([1]);
});

it('repeats a line of other work in all weeks', () => {
  const weeks = [0, 1, 2, 3].filter((week) => isDue('Photograph the shed from the gate', week, titles));
  expect(weeks).toEqual([0, 1, 2, 3]);
});
