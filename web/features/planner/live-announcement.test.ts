import { expect, it } from 'vitest';
import { buildAnnouncement } from './live-announcement.ts';
import type { RowState } from './row/view-model.ts';

const announcedRow = (name: string, state: RowState) => ({
  row: { name },
  state,
  errorMessage: state === 'error' ? 'Failed to save. Please try again.' : undefined,
});

it.each([
  [[announcedRow('Coding', 'unchanged')], ''],
  [[announcedRow('Coding', 'unsaved'), announcedRow('Chores', 'unchanged')], '1 row: Unsaved.'],
  [[announcedRow('Coding', 'saving'), announcedRow('Chores', 'error')], 'Saving...'],
  [[announcedRow('Coding', 'saved'), announcedRow('Chores', 'unsaved')], 'Coding: Saved. 1 row: Unsaved.'],
  [
    [announcedRow('Coding', 'saved'), announcedRow('Fitness', 'saved'), announcedRow('Chores', 'error')],
    '2 rows: Saved. Chores: Error. Failed to save. Please try again.',
  ],
])('announces %o as %j', (rows, announcement) => {
  expect(buildAnnouncement(rows)).toBe(announcement);
});
