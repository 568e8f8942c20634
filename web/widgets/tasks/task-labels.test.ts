import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/goals/tasks.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatEffort, formatTaskWeeks } from './task-labels.ts';

const task: Task = {
  _id: 'a',
  title: 'Read',
  completed: false,
  inventoryItems: [],
  goal: 'g',
  completedAt: null,
  createdAt: '2026-11-18T00:00:00.000Z',
  estimatedMinutes: null,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
  isSetAside: false,
  ticks: [],
  trackedSec: 0,
};
const formats = { ...defaultFormats, date: 'day-first' } as const;
const dates = { startWeek: '2026-11-09', pauses: [], stopped: undefined };

describe('formatEffort', () => {
  it.each([
    [{}, undefined],
    [{ estimatedMinutes: 45 }, '45 min'],
    [{ estimatedMinutes: 45, trackedSec: 1259 }, '20 min of 45 min'],
    [{ trackedSec: 42 }, '42 s tracked'],
    [{ estimatedMinutes: 20, timesPerWeek: 3 }, '20 min each time'],
    [{ estimatedMinutes: 20, timesPerWeek: 3, trackedSec: 3900 }, '20 min each time, 1 h 5 min tracked'],
  ])('says of a task with %o: %s', (fields, text) => {
    expect(formatEffort({ ...task, ...fields })).toBe(text);
  });

  it('shows the first second of a running timer', () => {
    expect(formatEffort({ ...task, estimatedMinutes: 45 }, true)).toBe('0 s of 45 min');
    expect(formatEffort(task, true)).toBe('0 s tracked');
  });
});

describe('the week of a task', () => {
  it.each([
    [{ week: null }, undefined],
    [{ week: 2 }, 'Week 2 · 16–22 Nov'],
    [{ week: 2, timesPerWeek: 3, untilWeek: null }, 'Week 2 onwards'],
    [{ week: 2, timesPerWeek: 3, untilWeek: 5 }, 'Weeks 2 to 5'],
    [{ week: null, timesPerWeek: 3, untilWeek: 5 }, 'Until week 5'],
  ])('with %o reads %s', (fields, text) => {
    expect(formatTaskWeeks({ ...task, ...fields }, null, dates, formats)).toBe(text);
  });

  it('is that of its goal if it has none, even if it repeats', () => {
    expect(formatTaskWeeks({ ...task, week: null, timesPerWeek: 3, untilWeek: 1 }, 1, dates, formats)).toBeUndefined();
  });
});
