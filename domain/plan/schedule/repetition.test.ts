import { describe, expect, it } from 'vitest';
import { countTicks, isDoneByTicks } from './repetition.ts';

it('counts the ticks of a week from Monday to Sunday', () => {
  expect(countTicks(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'], '2026-11-16')).toBe(2);
});

describe('a task that repeats twice a week', () => {
  const ticks = ['2026-11-16', '2026-11-18', '2026-11-23', '2026-11-25'];
  const task = { timesPerWeek: 2, week: 3, untilWeek: 4, ticks };

  it('is done after its last tick', () => {
    expect(isDoneByTicks(task)).toBe(true);
    expect(isDoneByTicks({ ...task, ticks: ticks.slice(1) })).toBe(false);
  });

  it('is never done by ticks without a last week', () => {
    expect(isDoneByTicks({ ...task, untilWeek: null })).toBe(false);
  });
});
