import { expect, it } from 'vitest';
import { withoutEmptyStart } from './shown-weeks.ts';

const shown = (weeks: readonly number[]) => withoutEmptyStart(weeks, (week) => week === 0);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

it('leaves out the weeks before the first, but keeps twelve', () => {
  expect(shown([...zeros(30), 1, ...zeros(20)])).toEqual([1, ...zeros(20)]);
  expect(shown([...zeros(30), 1])).toEqual([...zeros(11), 1]);
  expect(shown([0, 1, 2])).toEqual([0, 1, 2]);
  expect(shown(zeros(40))).toHaveLength(12);
});
