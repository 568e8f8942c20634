import { describe, expect, it } from 'vitest';
import {
  currentPlanWeek,
  listPlanSegments,
  mondayOfPlanWeek,
  pausedSince,
  type PlanDates,
  plannedEnd,
} from './plan-dates.ts';

const running: PlanDates = { startWeek: '2026-11-02', pauses: [], stopped: undefined };
const paused: PlanDates = { ...running, stopped: { in: '2026-11-16', by: 'pause' } };
const finished: PlanDates = { ...running, stopped: { in: '2026-11-16', by: 'finish' } };
const resumed: PlanDates = { ...running, pauses: [{ from: '2026-11-16', to: '2026-11-30' }] };

describe('the current week of a plan', () => {
  it('is the running week, and 0 or less before the plan starts', () => {
    expect(currentPlanWeek(running, '2026-11-16')).toBe(3);
    expect(currentPlanWeek(running, '2026-10-26')).toBe(0);
  });

  it('stays the same while the plan is paused or finished', () => {
    expect(currentPlanWeek(paused, '2027-02-01')).toBe(3);
    expect(currentPlanWeek(finished, '2027-02-01')).toBe(3);
  });
});

describe('the dates of the weeks of a plan', () => {
  it('are known for all weeks of a running plan', () => {
    expect(mondayOfPlanWeek(running, 8)).toBe('2026-12-21');
    expect(plannedEnd(running, 8)).toBe('2026-12-27');
    expect(plannedEnd(resumed, 8)).toBe('2027-01-10');
  });

  it('are unknown from the week that a pause interrupted, and after the week in which the plan was finished', () => {
    expect(mondayOfPlanWeek(paused, 2)).toBe('2026-11-09');
    expect(mondayOfPlanWeek(paused, 3)).toBeUndefined();
    expect(plannedEnd(paused, 8)).toBeUndefined();
    expect(mondayOfPlanWeek(finished, 3)).toBe('2026-11-16');
    expect(mondayOfPlanWeek(finished, 4)).toBeUndefined();
  });
});

describe('a pause', () => {
  it('continues the one that ended in the same week', () => {
    expect(pausedSince(resumed, '2026-11-30')).toBe('2026-11-16');
    expect(pausedSince(resumed, '2026-12-07')).toBe('2026-12-07');
    expect(pausedSince(running, '2026-11-16')).toBe('2026-11-16');
  });
});

describe('the segments of a plan', () => {
  it('are its weeks: over, current and ahead', () => {
    expect(listPlanSegments(running, 4, '2026-11-16')).toEqual([
      { type: 'week', week: 1, when: 'over' },
      { type: 'week', week: 2, when: 'over' },
      { type: 'week', week: 3, when: 'current' },
      { type: 'week', week: 4, when: 'ahead' },
    ]);
  });

  it('have a gap for each pause, also before the first week', () => {
    expect(listPlanSegments(resumed, 3, '2026-11-30')).toEqual([
      { type: 'week', week: 1, when: 'over' },
      { type: 'week', week: 2, when: 'over' },
      { type: 'pause', weeks: 2, beforeWeek: 3 },
      { type: 'week', week: 3, when: 'current' },
    ]);
    const late = { ...running, pauses: [{ from: '2026-11-02', to: '2026-11-09' }] };
    expect(listPlanSegments(late, 1, '2026-11-09')[0]).toEqual({ type: 'pause', weeks: 1, beforeWeek: 1 });
  });

  it('have a gap that grows while the plan is paused', () => {
    expect(listPlanSegments(paused, 3, '2026-11-16').some(({ type }) => type === 'pause')).toBe(false);
    expect(listPlanSegments(paused, 3, '2026-11-30').slice(2)).toEqual([
      { type: 'pause', weeks: 2, beforeWeek: 3 },
      { type: 'week', week: 3, when: 'current' },
    ]);
  });

  it('are over up to the week in which the plan was finished', () => {
    const whens = listPlanSegments(finished, 4, '2027-02-01').map((each) => each.type === 'week' && each.when);
    expect(whens).toEqual(['over', 'over', 'over', 'ahead']);
  });

  it('are all over after the last week', () => {
    expect(
      listPlanSegments(running, 2, '2027-03-01').every((each) => each.type === 'week' && each.when === 'over'),
    ).toBe(true);
  });
});
