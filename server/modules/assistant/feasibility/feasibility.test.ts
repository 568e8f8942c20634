import { describe, expect, it } from 'vitest';
import { estimateTimeline } from './estimate.ts';
import { feasibilityOf } from './feasibility.ts';

const plan = { narrative: '', weeks: 8, weeklyHours: 4, trackedMinutesByWeek: [600, 600, 900, 60] };

describe('whether a plan fits', () => {
  it('compares a week of it with a usual one, which single weeks do not change', () => {
    expect(feasibilityOf(plan)).toEqual({
      feasible: true,
      ratio: 0.4,
      advice: ['In a usual week you track 10 h in all, and 4 h a week would be 40 % of it.'],
    });
    expect(feasibilityOf({ ...plan, weeklyHours: 7 })).toMatchObject({ feasible: true, ratio: 0.7 });
  });

  it('says when it asks for more than there is', () => {
    const { feasible, ratio, advice } = feasibilityOf({ ...plan, weeklyHours: 12 });
    expect([feasible, ratio]).toEqual([false, 1.2]);
    expect(advice).toEqual([
      'In a usual week you track 10 h in all, and 12 h a week would be 120 % of it. Try 5 h a week, and take more weeks.',
    ]);
    expect(feasibilityOf({ ...plan, trackedMinutesByWeek: [300] })).toMatchObject({ feasible: false, ratio: 0.8 });
    expect(feasibilityOf({ ...plan, weeklyHours: 1, trackedMinutesByWeek: [30] }).advice[0]).toMatch(/200 % of it\.$/);
  });

  it('compares with nothing where nothing was tracked', () => {
    const { feasible, ratio, advice } = feasibilityOf({ ...plan, trackedMinutesByWeek: [] });
    expect([feasible, ratio]).toEqual([true, null]);
    expect(advice[0]).toMatch(/^You have not tracked a whole week yet/);
    const job = feasibilityOf({ ...plan, weeklyHours: 168, trackedMinutesByWeek: [] });
    expect(job.feasible).toBe(false);
    expect(job.advice[0]).toMatch(/^168 h a week is a job of its own/);
  });

  it('says when the time is too short for what is to be reached', () => {
    const narrative = 'Run a marathon';
    const { hours } = estimateTimeline(narrative, 4);
    const few = { ...plan, narrative, weeks: 2 };
    expect(feasibilityOf(few)).toMatchObject({ feasible: false, ratio: 0.4 });
    expect(feasibilityOf(few).advice[1]).toContain(`about ${hours} hours, and the plan gives it 8.`);
    expect(feasibilityOf({ ...few, weeks: Math.ceil(hours / 4) }).advice[1]).toMatch(/which is enough\.$/);
    expect(feasibilityOf({ ...few, weeks: Math.ceil(hours / 5) })).toMatchObject({ feasible: true });
  });
});

describe('what is advised can be done', () => {
  const japanese = { ...plan, narrative: 'Speak fluent Japanese', weeklyHours: 1 };

  it('never asks for more weeks than a plan can have', () => {
    expect(feasibilityOf({ ...japanese, weeks: 52 }).advice[1]).toMatch(
      /A plan has at most 52 weeks, so give it more hours a week, or aim for a first part of it\.$/,
    );
    for (const weeks of [1, 8, 51, 52]) {
      for (const weeklyHours of [1, 3, 8, 12, 40, 168]) {
        for (const trackedMinutesByWeek of [[], [600], [30]]) {
          const advice = feasibilityOf({ ...japanese, weeks, weeklyHours, trackedMinutesByWeek }).advice.join(' ');
          if (weeks === 52) expect(advice).not.toMatch(/more weeks/);
          // Who already gives too much is not asked for more.
          if (/job of its own|Try \d+ h a week/.test(advice)) expect(advice).not.toMatch(/more hours/);
        }
      }
    }
  });

  it('asks for more weeks only where they are enough', () => {
    expect(feasibilityOf({ ...japanese, weeks: 40 }).advice[1]).toMatch(/give it more hours a week/);
    const marathon = { ...plan, narrative: 'Run a marathon', weeks: 2 };
    expect(feasibilityOf(marathon).advice[1]).toMatch(/Take more weeks, or aim for a first part of it\.$/);
  });

  it('of a plan of 52 weeks with too many hours: less a week, and less of it', () => {
    expect(feasibilityOf({ ...plan, weeks: 52, weeklyHours: 12 }).advice[0]).toMatch(
      /Try 5 h a week, and aim for a first part of it\.$/,
    );
  });
});

describe('how long it takes', () => {
  it('depends on what it is, how far it goes, and where it begins', () => {
    const hours = (told: string) => estimateTimeline(told, 4).hours;
    expect(hours('Speak fluent Spanish')).toBeGreaterThan(hours('Learn Spanish'));
    expect(hours('Learn the basics of Spanish')).toBeLessThan(hours('Learn Spanish'));
    expect(hours('Learn Spanish. I have already begun.')).toBeLessThan(hours('Learn Spanish'));
    expect(hours('Declutter the cellar')).toBeLessThan(hours('Learn Spanish'));
  });

  it('takes at least a week and at most a year', () => {
    expect(estimateTimeline('Speak fluent Spanish', 168).weeks).toBeGreaterThanOrEqual(1);
    expect(estimateTimeline('Speak fluent Japanese', 1).weeks).toBe(52);
  });
});
