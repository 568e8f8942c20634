import { expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';
import type { RowState } from './row-state.ts';

const told = (name: string, state: RowState) => ({
  row: { name },
  state,
  failure: state === 'error' ? 'Failed to save. Please try again.' : undefined,
});

it.each([
  [[told('Coding', 'unchanged')], ''],
  [[told('Coding', 'unsaved'), told('Chores', 'unchanged')], '1 row: Unsaved.'],
  [[told('Coding', 'saving'), told('Chores', 'error')], 'Saving...'],
  [[told('Coding', 'saved'), told('Chores', 'unsaved')], 'Coding: Saved. 1 row: Unsaved.'],
  [
    [told('Coding', 'saved'), told('Fitness', 'saved'), told('Chores', 'error')],
    '2 rows: Saved. Chores: Error. Failed to save. Please try again.',
  ],
])('%o is told as %s', (rows, words) => {
  expect(announcementOf(rows)).toBe(words);
});
