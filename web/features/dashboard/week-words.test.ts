import { describe, expect, it } from 'vitest';
import type { AreaOfWeek, ProductivityScore, Underperformer } from '#contract/reports.ts';
import { boostInWords, missingMinOf, outcomeInWords, paceInWords, plannedMinOf } from './week-words.ts';

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
      text: '1 h 18 min a day would fill your plan.',
    });
    expect(words({}, MONDAY + 6 * 24 * HOUR)).toMatchObject({
      title: 'Behind your plan',
      text: '9 h today would fill your plan.',
    });
    expect(words({}, MONDAY + 7 * 24 * HOUR - 14 * HOUR)).toMatchObject({
      text: '9 h still missing, more than is left of the week.',
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
  expect(words({ areas, rating: 3 })).toBe('9 h of your plan stayed open.');
  expect(words({ areas, rating: 0 })).toBe('Time over your limits cost all that you had earned.');
  expect(words({ areas: [area({})], rating: 0 })).toBe('Nothing of your plan was done.');
  expect(words({ areas: [area({ usedSec: 36_000 })], rating: 5 })).toBe('Everything you planned was done.');
});

it('a booster says what it would bring, and a limit what it cost', () => {
  const chores: Underperformer = {
    focusArea: { _id: 'id', name: 'Chores', focusAreaClass: 'life_stuff' },
    tracked: 120,
    planned: 240,
    stars: 0.57,
    boost: { minutes: 60, stars: 0.28 },
  };
  const words = (fields: Partial<Underperformer>, rating: number) =>
    boostInWords({ ...chores, ...fields }, rating).join('Chores');
  expect(words({}, 3)).toBe('60 min of Chores: +0.28');
  const nothing = { boost: { minutes: 60, stars: 0 } };
  expect(words(nothing, 5)).toBe('Chores: made up for by other areas');
  expect(words(nothing, 0)).toBe('Chores: time over limits costs more than this brings');
  expect(words({ tracked: 420, planned: 300, stars: 0.24, boost: null }, 3)).toBe(
    '2 h over the limit of Chores: −0.24',
  );
});
