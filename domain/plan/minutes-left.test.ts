import { expect, it } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const WEEK = '2026-11-16';

const task = (fields: object = {}) => ({
  completed: false,
  estimatedMinutes: 45,
  timesPerWeek: null,
  ticks: [],
  trackedSec: 0,
  ...fields,
});
const habit = (ticks: string[], fields: object = {}) => ({
  ...task({ estimatedMinutes: 20, ticks, ...fields }),
  timesPerWeek: 3,
});

it('is the size of a task without the full minutes that were tracked', () => {
  expect(minutesLeft(task({ trackedSec: 20 * 60 + 59 }), WEEK)).toBe(25);
  expect(minutesLeft(task({ trackedSec: 3600 }), WEEK)).toBe(0);
  expect(minutesLeft(task({ completed: true }), WEEK)).toBe(0);
  expect(minutesLeft(task({ estimatedMinutes: null }), WEEK)).toBe(0);
});

it('is the size of a repeating task for each time that is left this week', () => {
  expect(minutesLeft(habit(['2026-11-15', '2026-11-16']), WEEK)).toBe(40);
  expect(minutesLeft(habit(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']), WEEK)).toBe(0);
  expect(minutesLeft(habit([], { completed: true }), WEEK)).toBe(0);
});
