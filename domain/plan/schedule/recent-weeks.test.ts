import { describe, expect, it } from 'vitest';
import { listRunningWeeks, usualWeeklyMinutes, workedMinutes } from './recent-weeks.ts';

const week = (trackedMinutes: number, completedMinutes = 0) => ({ trackedMinutes, completedMinutes });

describe('listRunningWeeks', () => {
  const startWeek = '2026-10-05';

  it('lists the weeks since the start, oldest first, without the current one', () => {
    expect(listRunningWeeks({ startWeek, pauses: [] }, '2026-10-19', 6)).toEqual(['2026-10-05', '2026-10-12']);
    expect(listRunningWeeks({ startWeek, pauses: [] }, '2026-10-05', 6)).toEqual([]);
    expect(listRunningWeeks({ startWeek, pauses: [] }, '2026-09-07', 6)).toEqual([]);
  });

  it('lists the last ones if there are more', () => {
    const weeks = listRunningWeeks({ startWeek, pauses: [] }, '2026-12-28', 2);
    expect(weeks).toEqual(['2026-12-14', '2026-12-21']);
  });

  it('leaves out pauses, but not the week in which a plan was resumed', () => {
    const pauses = [
      { from: '2026-10-12', to: '2026-10-26' },
      { from: '2026-11-02', to: '2026-11-09' },
    ];
    const weeks = listRunningWeeks({ startWeek, pauses }, '2026-11-16', 3);
    expect(weeks).toEqual(['2026-10-05', '2026-10-26', '2026-11-09']);
  });
});

describe('usualWeeklyMinutes', () => {
  it('is the average of tracked time, including weeks without any', () => {
    expect(usualWeeklyMinutes([week(90), week(0), week(60)], 300)).toEqual({ minutes: 50, weeks: 3 });
  });

  it('is what was completed if that is more altogether', () => {
    expect(usualWeeklyMinutes([week(90, 0), week(0, 120)], 300)).toEqual({ minutes: 60, weeks: 2 });
    expect(usualWeeklyMinutes([week(90, 0), week(0, 80)], 300)).toEqual({ minutes: 45, weeks: 2 });
  });

  it('is the commitment if nothing was done, or no full week is over', () => {
    expect(usualWeeklyMinutes([], 300)).toEqual({ minutes: 300, weeks: 0 });
    expect(usualWeeklyMinutes([week(0), week(0)], 300)).toEqual({ minutes: 300, weeks: 0 });
  });

  it('is at least a minute', () => {
    expect(usualWeeklyMinutes([week(0.2), week(0)], 300)).toEqual({ minutes: 1, weeks: 2 });
    expect(usualWeeklyMinutes([], 0)).toEqual({ minutes: 1, weeks: 0 });
  });
});

describe('workedMinutes', () => {
  it('is the tracked time if it explains what was completed', () => {
    expect(workedMinutes([week(60, 100), week(40, 90)], 0.5)).toEqual([60, 40]);
  });

  it('is what was completed, at the usual ratio, if not everything was tracked', () => {
    expect(workedMinutes([week(60, 100), week(0, 90)], 1.5)).toEqual([150, 135]);
  });
});
