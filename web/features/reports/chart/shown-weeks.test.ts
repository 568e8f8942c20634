import { expect, it } from 'vitest';
import { trimEmptyStart } from './shown-weeks.ts';

const trim = (weeks: readonly number[]) => trimEmptyStart(weeks, (week) => week === 0);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

it('drops empty weeks at the start, but keeps at least twelve weeks', () => {
  expect(trim([...zeros(30), 1, ...zeros(20)])).toEqual([1, ...zeros(20)]);
  expect(trim([...zeros(30), 1])).toEqual([...zeros(11), 1]);
  expect(trim([0, 1, 2])).toEqual([0, 1, 2]);
  expect(trim(zeros(40))).toHaveLength(12);
});
