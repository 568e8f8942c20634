import { expect, it } from 'vitest';
import { itemEffort } from './effort.ts';

const book = { _id: 'book', trackedSec: 600 };
const createTask = (_id: string, inventoryItems: string[], fields: object = {}) => ({
  _id,
  inventoryItems,
  isSetAside: false,
  trackedSec: 60,
  estimatedMinutes: null,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
  ...fields,
});

const weeks = { goalWeek: null, lastWeek: 2 };

it('adds what was tracked on the tasks created from a resource, and their sizes', () => {
  const tasks = [
    createTask('read', ['book', 'map'], { estimatedMinutes: 45 }),
    createTask('repeat', ['book'], { estimatedMinutes: 20, timesPerWeek: 3 }),
    createTask('other', ['map'], { estimatedMinutes: 500 }),
    createTask('free', []),
  ];
  expect(itemEffort(book, tasks, weeks)).toEqual({
    trackedSec: 720,
    estimatedMin: 165,
    stepIds: ['book', 'read', 'repeat'],
  });
});

it('has no estimate without tasks, or if their sizes are unknown', () => {
  expect(itemEffort(book, [], weeks)).toEqual({ trackedSec: 600, estimatedMin: 0, stepIds: ['book'] });
  expect(itemEffort(book, [createTask('read', ['book'])], weeks).estimatedMin).toBe(0);
});

it('counts the time of a task that was set aside, but not its size', () => {
  const tasks = [createTask('read', ['book'], { estimatedMinutes: 45, isSetAside: true })];
  const { trackedSec, estimatedMin } = itemEffort(book, tasks, weeks);
  expect([trackedSec, estimatedMin]).toEqual([660, 0]);
});

it('has no estimate if one of the tasks repeats without an end', () => {
  const tasks = [
    createTask('read', ['book'], { estimatedMinutes: 45 }),
    createTask('repeat', ['book'], { estimatedMinutes: 20, timesPerWeek: 3 }),
  ];
  expect(itemEffort(book, tasks, { goalWeek: null, lastWeek: null }).estimatedMin).toBe(0);
});
