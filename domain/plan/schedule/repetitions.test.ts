import { describe, expect, it } from 'vitest';
import { countTicks, isDoneByTicks } from './repetitions.ts';

it('counts the ticks of a week from Monday to Sunday', () => {
  expect(countTicks(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'], '2026-11-16')).toBe(2);
});

describe('a task that repeats twice a week in weeks 3 and 4', () => {
  const weeks = { week: 3, untilWeek: 4 };
  const calendar = { startWeek: '2026-11-02', pauses: [] };
  const isDone = (ticks: string[], plan: typeof calendar | undefined = calendar) =>
    isDoneByTicks({ timesPerWeek: 2, ticks }, weeks, plan);

  it('is done after as many ticks as it has repetitions', () => {
    const ticks = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    expect(isDone(ticks)).toBe(true);
    expect(isDone(ticks.slice(1))).toBe(false);
    expect(isDone(ticks, undefined)).toBe(true);
  });

  it('is done after the repetitions of its last week, whatever was left out before', () => {
    expect(isDone(['2026-11-23', '2026-11-24'])).toBe(true);
    expect(isDone(['2026-11-22', '2026-11-24'])).toBe(false);
  });

  it('is never done by ticks without a last week', () => {
    const ticks = ['2026-11-23', '2026-11-24'];
    expect(isDoneByTicks({ timesPerWeek: 2, ticks }, { week: 3, untilWeek: null }, calendar)).toBe(false);
  });
});
