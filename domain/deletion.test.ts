import { expect, it } from 'vitest';
import { contentsInWords } from './deletion.ts';

const none = { goals: 0, tasks: 0, inventoryItems: 0, timeEntries: 0 };

it('names what went with a deletion', () => {
  expect(contentsInWords(none)).toBeUndefined();
  expect(contentsInWords({ ...none, goals: 1 })).toBe('1 goal');
  expect(contentsInWords({ ...none, goals: 6, tasks: 24 })).toBe('6 goals and 24 tasks');
  expect(contentsInWords({ goals: 2, tasks: 1, inventoryItems: 3, timeEntries: 50_000 })).toBe(
    '2 goals, 1 task, 3 resources and 50,000 time entries',
  );
});
