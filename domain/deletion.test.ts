import { expect, it } from 'vitest';
import { formatDeletedContents } from './deletion.ts';

const none = { goals: 0, tasks: 0, inventoryItems: 0, timeEntries: 0 };

it('lists the deleted contents as a phrase', () => {
  expect(formatDeletedContents(none)).toBeUndefined();
  expect(formatDeletedContents({ ...none, goals: 1 })).toBe('1 goal');
  expect(formatDeletedContents({ ...none, goals: 6, tasks: 24 })).toBe('6 goals and 24 tasks');
  expect(formatDeletedContents({ goals: 2, tasks: 1, inventoryItems: 3, timeEntries: 50_000 })).toBe(
    '2 goals, 1 task, 3 resources and 50,000 time entries',
  );
});
