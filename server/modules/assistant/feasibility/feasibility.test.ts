import { describe, expect, it } from 'vitest';
import { assessFeasibility, estimateTimeline } from './feasibility.ts';

const marathon = { from: 100, to: 180 };

const plan = { hours: null, weeks: 8, weeklyHours: 4, trackedMinutesByWeek: [600, 600, 900, 60] };

describe('assessFeasibility', () => {
  it('compares the weekly hours with the median tracked week, which outliers do not change', () => {
    expect(assessFeasibility(plan)).toEqual({
      feasible: true,
      ratio: 0.4,
      advice: ['In a typical week you track 10 h, and 4 h a week would be 40% of that.'],
    });
    expect(assessFeasibility({ ...plan, weeklyHours: 7 })).toMatchObject({ feasible: true, ratio: 0.7 });
  });

  it('is not feasible when a plan takes too much of a typical week', () => {
    const { feasible, ratio, advice } = assessFeasibility({ ...plan, weeklyHours: 12 });
    expect([feasible, ratio]).toEqual([false, 1.2]);
    expect(advice).toEqual([
      'In a typical week you track 10 h, and 12 h a week would be 120% of that. Try 5 h a week, and take more weeks.',
    ]);
    expect(assessFeasibility({ ...plan, trackedMinutesByWeek: [300] })).toMatchObject({ feasible: false, ratio: 0.8 });
    expect(assessFeasibility({ ...plan, weeklyHours: 1, trackedMinutesByWeek: [30] }).advice[0]).toMatch(
      /200% of that\.$/,
    );
  });

  it('has no ratio when nothing was tracked', () => {
    const { feasible, ratio, advice } = assessFeasibility({ ...plan, trackedMinutesByWeek: [] });
    expect([feasible, ratio]).toEqual([true, null]);
    expect(advice[0]).toMatch(/^You have not tracked a full week yet/);
    const fullTime = assessFeasibility({ ...plan, weeklyHours: 168, trackedMinutesByWeek: [] });
    expect(fullTime.feasible).toBe(false);
    expect(fullTime.advice[0]).toMatch(/^168 h a week is a full-time job/);
  });

  it('is not feasible when the total hours are too few for the goal', () => {
    const { from, to } = marathon;
    const short = { ...plan, hours: marathon, weeks: 2 };
    expect(assessFeasibility(short)).toMatchObject({ feasible: false, ratio: 0.4 });
    expect(assessFeasibility(short).advice[1]).toContain(`takes ${from} to ${to} hours; you have 8.`);
    expect(assessFeasibility({ ...short, weeks: Math.ceil(from / 4) }).advice[1]).toMatch(/That is enough\.$/);
    expect(assessFeasibility({ ...short, weeks: Math.ceil(from / 5) })).toMatchObject({ feasible: true });
  });
});

describe('advice', () => {
  const mandarin = { ...plan, hours: { from: 400, to: 900 }, weeklyHours: 1 };

  it('never suggests more weeks than a plan can have', () => {
    expect(assessFeasibility({ ...mandarin, weeks: 52 }).advice[1]).toMatch(
      /A plan has at most 52 weeks, so give it more hours a week, or aim for a first part of it\.$/,
    );
    for (const weeks of [1, 8, 51, 52]) {
      for (const weeklyHours of [1, 3, 8, 12, 40, 168]) {
        for (const trackedMinutesByWeek of [[], [600], [30]]) {
          const advice = assessFeasibility({ ...mandarin, weeks, weeklyHours, trackedMinutesByWeek }).advice.join(' ');
          if (weeks === 52) expect(advice).not.toMatch(/more weeks/);
          // A plan with too many weekly hours is not asked to add more.
          if (/full-time job|Try \d+ h a week/.test(advice)) expect(advice).not.toMatch(/more hours/);
        }
      }
    }
  });

  it('suggests more weeks only if that is enough', () => {
    expect(assessFeasibility({ ...mandarin, weeks: 40 }).advice[1]).toMatch(/give it more hours a week/);
    expect(assessFeasibility({ ...plan, hours: marathon, weeks: 2 }).advice[1]).toMatch(
      /Take more weeks, or aim for a first part of it\.$/,
    );
  });

  it('suggests fewer hours and a smaller goal when 52 weeks have too many hours', () => {
    expect(assessFeasibility({ ...plan, weeks: 52, weeklyHours: 12 }).advice[0]).toMatch(
      /Try 5 h a week, and aim for a first part of it\.$/,
    );
  });
});

describe('estimateTimeline', () => {
  it('takes the middle of a known range, and says if it is only a guess', () => {
    expect(estimateTimeline(marathon, 10)).toEqual({ weeks: 14, hours: 140, isKnown: true });
    expect(estimateTimeline(null, 10)).toEqual({ weeks: 4, hours: 40, isKnown: false });
  });

  it('returns at least one week and at most a year', () => {
    expect(estimateTimeline(marathon, 168).weeks).toBe(1);
    expect(estimateTimeline(marathon, 1).weeks).toBe(52);
  });
});
