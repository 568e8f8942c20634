import { expect, it } from 'vitest';
import { formatDeletedContents, nextFreeName } from './deletion.ts';

const none = { goals: 0, actionPlans: 0, tasks: 0, inventoryItems: 0, timeEntries: 0 };

it('lists the deleted contents as a phrase', () => {
  expect(formatDeletedContents(none)).toBeUndefined();
  expect(formatDeletedContents({ ...none, goals: 1 })).toBe('1 goal');
  expect(formatDeletedContents({ ...none, goals: 6, tasks: 24 })).toBe('6 goals and 24 tasks');
  expect(formatDeletedContents({ goals: 2, actionPlans: 1, tasks: 1, inventoryItems: 3, timeEntries: 50_000 })).toBe(
    '2 goals, 1 plan, 1 task, 3 resources and 50,000 time entries',
  );
});

it('adds the next free number to a name, within its maximum length', () => {
  const taken = new Set(['Health', 'Health 2', 'Health 3']);
  expect(nextFreeName('Health', 100, (name) => taken.has(name))).toBe('Health 4');
  expect(nextFreeName('Run 🏃🏃🏃', 7, () => false)).toBe('Run 🏃 2');
  expect(nextFreeName('Running fast', 10, () => false)).toBe('Running 2');
});
