import { expect, it } from 'vitest';
import { countInGoal, withSingular } from './own-count.ts';

const texts = ['Do {count|5} full dips in a row'];

it.each([
  ['one clean dip', 1],
  ['my first dip on rings', 1],
  ['do three dips', 3],
  ['do 7 dips', 7],
])('reads the number of “%s”', (goal, n) => {
  expect(countInGoal(goal, texts)).toBe(n);
});

it.each(['my first dips', 'one hour of training', 'do 90 dips', 'get better at dips'])('reads none in “%s”', (goal) => {
  expect(countInGoal(goal, texts)).toBeNull();
});

it('counts one thing in the singular', () => {
  expect(withSingular('Do 1 full dips, then 3 dips')).toBe('Do 1 full dip, then 3 dips');
});
