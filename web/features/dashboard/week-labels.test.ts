import { describe, expect, it } from 'vitest';
import type { AreaOfWeek, ProductivityScore, Underperformer } from '#contract/reports.ts';
import { boostersOf, missingMinOf, outcomeInWords, paceInWords, plannedMinOf, whyNotRated } from './week-words.ts';

const HOUR = 3_600_000;
const MONDAY = Date.UTC(2026, 10, 9);

function area(fields: Partial<AreaOfWeek>): AreaOfWeek {
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

it('only what is asked for is planned, and more of one area is not less of another', () => {
  expect([plannedMinOf(areas), missingMinOf(areas)]).toEqual([700, 540]);
});

describe('the pace', () => {
  const words = (score: Partial<ProductivityScore>, now: number) =>
    paceInWords(
      { weekStart: '2026-11-09', rating: 0.5, isCounted: true, areas, ...score } as ProductivityScore,
      'UTC',
      now,
    );

  it('says what each day left would have to bring', () => {
    expect(words({}, MONDAY + HOUR)).toMatchObject({
      title: 'On pace',
      text: '1 h 18 min a day would complete your plan.',
    });
    expect(words({}, MONDAY + 6 * 24 * HOUR)).toMatchObject({
      title: 'Behind your plan',
      text: '9 h today would complete your plan.',
    });
    expect(words({}, MONDAY + 7 * 24 * HOUR - 14 * HOUR)).toMatchObject({
      text: '9 h to go, more than is left of the week.',
    });
    expect(words({ rating: 5, areas: [area({ usedSec: 36_000 })] }, MONDAY + HOUR)).toMatchObject({
      title: 'Ahead of your plan',
      text: 'Everything you planned is done.',
    });
  });

  it('is none of a week that is over, or has no plan', () => {
    expect(words({}, MONDAY + 7 * 24 * HOUR)).toBeUndefined();
    expect(words({ isCounted: false }, MONDAY)).toBeUndefined();
  });
});

it('of a week that is over it is said what became of the plan', () => {
  const words = (score: Partial<ProductivityScore>) => outcomeInWords(score as ProductivityScore);
  expect(words({ areas, rating: 3 })).toBe('9 h of your plan were left undone.');
  expect(words({ areas, rating: 5 })).toBe('9 h of your plan were left undone, and other areas made up for it.');
  expect(words({ areas, rating: 0 })).toBe('Time over your limits cost you every star you earned.');
  expect(words({ areas: [area({})], rating: 0 })).toBe('None of your plan was done.');
  expect(words({ areas: [area({ usedSec: 36_000 })], rating: 5 })).toBe('Everything you planned was done.');
});

it('says why a week is not rated', () => {
  const unplanned = [area({ goalMin: 0 })];
  expect(whyNotRated(unplanned, true)).toBe('Nothing is planned yet.');
  expect(whyNotRated(unplanned, false)).toBe('Nothing was planned, so there is nothing to rate.');
});

describe('boosters', () => {
  const chores: Underperformer = {
    focusArea: { _id: 'id', name: 'Chores', focusAreaClass: 'life_stuff' },
    tracked: 120,
    planned: 240,
    stars: 0.57,
    boost: { minutes: 60, stars: 0.28 },
  };
  const shown = (fields: readonly Partial<Underperformer>[], rating: number, isOver = false) =>
    boostersOf(
      { rating, isCounted: true, underperformers: fields.map((each) => ({ ...chores, ...each })) },
      isOver,
    ).map(({ text, stars }) => `${text}: ${stars}`);

  it('show one number each: what the next step would bring', () => {
    expect(shown([{}], 3)).toEqual(['for the next hour: +0.28']);
    expect(shown([{}], 3, true)).toEqual(['for one more hour: +0.28']);
    expect(shown([{ boost: { minutes: 13, stars: 0.1 } }], 3)).toEqual(['for reaching its target: +0.10']);
    expect(shown([{ tracked: 420, planned: 300, stars: 0.24, boost: null }], 3)).toEqual([
      'for time over its limit: −0.24',
    ]);
  });

  it('are in the order of their numbers', () => {
    const fields = [{ boost: { minutes: 60, stars: 0.2 } }, {}, { stars: 0.24, boost: null }];
    expect(shown(fields, 3).map((words) => words.slice(-4))).toEqual(['0.28', '0.24', '0.20']);
  });

  it('leave out what would not lift the rating', () => {
    const nothing = { boost: { minutes: 60, stars: 0 } };
    expect(shown([nothing, {}], 4)).toHaveLength(1);
    expect(shown([nothing], 0)).toEqual(['Time over your limits costs more than this brings: undefined']);
  });

  it('are none in a week of 5.00, or without a rating', () => {
    expect(shown([{}, { stars: 0.24, boost: null }], 5)).toEqual([]);
    expect(boostersOf({ rating: 0, isCounted: false, underperformers: [chores] }, false)).toEqual([]);
  });
});
