import { describe, expect, it } from 'vitest';
import type { WeeklyAreaReport, ProductivityScore, Underperformer } from '#contract/reports/reports.ts';
import {
  listBoosters,
  totalMissingMin,
  describeOutcome,
  describePace,
  totalPlannedMin,
  unratedReason,
} from './week-labels.ts';

const HOUR = 3_600_000;
const MONDAY = Date.UTC(2026, 10, 9);

function area(fields: Partial<WeeklyAreaReport>): WeeklyAreaReport {
  return {
    focusAreaId: 'id',
    name: 'Coding',
    focusAreaClass: 'level_up',
    weight: 5,
    goalMin: 600,
    usedSec: 0,
    isResting: false,
    ...fields,
  };
}

const areas = [
  area({ usedSec: 3600 }),
  area({ focusAreaClass: 'life_stuff', goalMin: 100, usedSec: 90_000 }),
  area({ focusAreaClass: 'chill_zone' }),
  area({ isResting: true }),
];

it('totals exclude limits and resting areas, and a surplus in one area does not make up for another', () => {
  expect([totalPlannedMin(areas), totalMissingMin(areas)]).toEqual([700, 540]);
});

describe('describePace', () => {
  const describeScore = (score: Partial<ProductivityScore>, now: number) =>
    describePace(
      { weekStart: '2026-11-09', rating: 0.5, isCounted: true, areas, ...score } as ProductivityScore,
      'UTC',
      now,
    );

  it('says how much time a day would complete the plan', () => {
    expect(describeScore({}, MONDAY + HOUR)).toMatchObject({
      title: 'On pace',
      text: '1 h 18 min a day would complete your plan.',
    });
    expect(describeScore({}, MONDAY + 6 * 24 * HOUR)).toMatchObject({
      title: 'Behind your plan',
      text: '9 h today would complete your plan.',
    });
    expect(describeScore({}, MONDAY + 7 * 24 * HOUR - 14 * HOUR)).toMatchObject({
      text: '9 h to go, more than the week has left.',
    });
    expect(describeScore({ rating: 5, areas: [area({ usedSec: 36_000 })] }, MONDAY + HOUR)).toMatchObject({
      title: 'Ahead of your plan',
      text: 'Everything you planned is done.',
    });
  });

  it('is undefined for a past week or a week without a plan', () => {
    expect(describeScore({}, MONDAY + 7 * 24 * HOUR)).toBeUndefined();
    expect(describeScore({ isCounted: false }, MONDAY)).toBeUndefined();
  });
});

it("describes how much of a past week's plan was done", () => {
  const describeScore = (score: Partial<ProductivityScore>) => describeOutcome(score as ProductivityScore);
  expect(describeScore({ areas, rating: 3 })).toBe('9 h of your plan were left undone.');
  expect(describeScore({ areas, rating: 5 })).toBe(
    '9 h of your plan were left undone, and other areas made up for it.',
  );
  expect(describeScore({ areas, rating: 0 })).toBe('Time over your limits cost you every star you earned.');
  expect(describeScore({ areas: [area({})], rating: 0 })).toBe('None of your plan was done.');
  expect(describeScore({ areas: [area({ usedSec: 36_000 })], rating: 5 })).toBe('Everything you planned was done.');
});

it('says why a week is not rated', () => {
  const unplanned = [area({ goalMin: 0 })];
  expect(unratedReason(unplanned, true)).toBe('Nothing is planned yet.');
  expect(unratedReason(unplanned, false)).toBe('Nothing was planned, so there is nothing to rate.');
});

describe('boosters', () => {
  const chores: Underperformer = {
    focusArea: { _id: 'id', name: 'Chores', focusAreaClass: 'life_stuff' },
    tracked: 120,
    planned: 240,
    stars: 0.57,
    boost: { minutes: 60, stars: 0.28 },
  };
  const formatBoosters = (fields: readonly Partial<Underperformer>[], rating: number, isOver = false) =>
    listBoosters(
      { rating, isCounted: true, underperformers: fields.map((each) => ({ ...chores, ...each })) },
      isOver,
    ).map(({ text, stars }) => `${text}: ${stars}`);

  it('show how many stars the next hour, the target or the limit is worth', () => {
    expect(formatBoosters([{}], 3)).toEqual(['for the next hour: +0.28']);
    expect(formatBoosters([{}], 3, true)).toEqual(['for one more hour: +0.28']);
    expect(formatBoosters([{ boost: { minutes: 13, stars: 0.1 } }], 3)).toEqual(['for reaching its target: +0.10']);
    expect(formatBoosters([{ tracked: 420, planned: 300, stars: 0.24, boost: null }], 3)).toEqual([
      'for time over its limit: −0.24',
    ]);
  });

  it('are sorted by stars', () => {
    const fields = [{ boost: { minutes: 60, stars: 0.2 } }, {}, { stars: 0.24, boost: null }];
    expect(formatBoosters(fields, 3).map((label) => label.slice(-4))).toEqual(['0.28', '0.24', '0.20']);
  });

  const worthless = { boost: { minutes: 60, stars: 0 } };

  it('exclude areas that would not raise the rating', () => {
    expect(formatBoosters([worthless, {}], 4)).toHaveLength(1);
  });

  it('explain why nothing raises a rating of zero', () => {
    expect(formatBoosters([worthless], 0)).toEqual(['Time over your limits outweighs any gain here: undefined']);
  });

  it('are empty for a full rating or an unrated week', () => {
    expect(formatBoosters([{}, { stars: 0.24, boost: null }], 5)).toEqual([]);
    expect(listBoosters({ rating: 0, isCounted: false, underperformers: [chores] }, false)).toEqual([]);
  });
});
