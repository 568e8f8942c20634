import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusAreaClasses } from '../focus-area/focus-area.ts';
import {
  type AreaWeek,
  ratingGain,
  hasPlan,
  weekRating,
  weekScore,
  topContributors,
  roundStars,
  underperformers,
} from './rating.ts';

interface NamedArea extends AreaWeek {
  readonly name: string;
}

const plan = [
  { name: 'Coding', focusAreaClass: 'level_up', weight: 8, plannedMin: 600 },
  { name: 'Fitness', focusAreaClass: 'level_up', weight: 6, plannedMin: 180 },
  { name: 'Chores', focusAreaClass: 'life_stuff', weight: 5, plannedMin: 240 },
  { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, plannedMin: 300 },
] as const;

function trackedAreas(minutes: readonly number[], weights: Partial<Record<string, number>> = {}): NamedArea[] {
  return plan.map((area, n) => ({
    ...area,
    weight: weights[area.name] ?? area.weight,
    trackedMin: minutes[n]!,
    isResting: false,
  }));
}

describe("the specification's worked example", () => {
  it.each([
    [[0, 0, 0, 0], {}, 0, 0],
    [[600, 180, 240, 300], {}, 5, 268],
    [[600, 180, 240, 0], {}, 5, 268],
    [[450, 180, 120, 420], {}, 3.68, 179],
    [[0, 0, 0, 300], {}, 0, 0],
    [[600, 180, 240, 600], {}, 4.4, 208],
    [[600, 180, 240, 900], {}, 4.4, 148],
    [[750, 180, 120, 300], {}, 4.94, 293],
    [[600, 180, 0, 0], { Chores: 10 }, 3.15, 228],
    [[600, 180, 0, 0], { Chores: 5 }, 3.86, 228],
    [[600, 180, 0, 0], { Chores: 1 }, 4.72, 228],
    [[300, 90, 120, 0], {}, 2.5, 134],
  ])('rates %j minutes with weights %j as %d, with a score of %d', (minutes, weights, rating, score) => {
    const areas = trackedAreas(minutes, weights);
    expect([roundStars(weekRating(areas)), weekScore(areas)]).toEqual([rating, score]);
  });

  it('lists which areas earned and lost stars, and what another hour would gain', () => {
    const areas = trackedAreas([450, 180, 120, 420]);
    const starsByArea = (contributions: readonly { readonly area: NamedArea; readonly stars: number }[]) =>
      contributions.map(({ area, stars }) => [area.name, roundStars(stars)]);
    expect(starsByArea(topContributors(areas))).toEqual([
      ['Fitness', 1.82],
      ['Coding', 1.53],
      ['Chores', 0.57],
    ]);
    expect(starsByArea(underperformers(areas))).toEqual([
      ['Chores', 0.57],
      ['Coding', 0.51],
      ['Gaming', 0.24],
    ]);
    expect(roundStars(ratingGain(areas, areas[2]!, 60))).toBe(0.28);
  });
});

describe('rating and score', () => {
  it('rates a week without a plan as 0 but counts its time in the score', () => {
    const areas = trackedAreas([60, 0, 60, 0]).map((area) => ({ ...area, plannedMin: 0 }));
    expect([weekRating(areas), hasPlan(areas), weekScore(areas)]).toEqual([0, false, 28]);
    expect([topContributors(areas), underperformers(areas)]).toEqual([[], []]);
    expect([weekRating([]), weekScore([]), hasPlan([])]).toEqual([0, 0, false]);
  });

  it('lets Level-Up time up to 125 % of its target make up for other areas', () => {
    const [coding, , chores] = trackedAreas([750, 0, 0, 0]);
    // 1.8 × 1.25 of 2.8
    expect(roundStars(weekRating([coding!, chores!]))).toBe(4.02);
    expect(weekRating([{ ...coding!, trackedMin: 6000 }, chores!])).toBe(weekRating([coding!, chores!]));
  });

  it('rounds as the formula says despite floating-point noise', () => {
    const area = (weight: number, plannedMin: number, trackedMin: number, focusAreaClass = 'level_up'): AreaWeek =>
      ({ focusAreaClass, weight, plannedMin, trackedMin, isResting: false }) as AreaWeek;
    expect(weekScore([area(4, 90, 45)])).toBe(11);
    expect(roundStars(weekRating([area(9, 600, 300), area(7, 60, 120), area(7, 60, 200, 'life_stuff')]))).toBe(4.48);
  });

  it('leaves out contributions that round to zero', () => {
    expect(topContributors([{ ...trackedAreas([1 / 60, 0, 0, 0])[0]!, plannedMin: 10_080 }])).toEqual([]);
  });

  it("counts all of a resting area's time in the score", () => {
    const [coding] = trackedAreas([1300, 0, 0, 0]);
    expect([weekScore([coding!]), weekScore([{ ...coding!, isResting: true }])]).toEqual([360, 390]);
  });

  it('leaves resting areas out of the rating, even a chill zone over its limit', () => {
    const areas = trackedAreas([600, 180, 0, 900]);
    const resting = areas.map((area, n) => ({ ...area, isResting: n >= 2 }));
    expect(weekRating(resting)).toBe(5);
    expect(underperformers(resting)).toEqual([]);
    expect(weekScore(resting)).toBe(228);
    expect(hasPlan(areas.map((area) => ({ ...area, isResting: true })))).toBe(false);
  });

  it('caps the penalty at two stars for all chill zones together, and at a tenth of the weight for a single one', () => {
    const zones = [10, 10, 10].map((weight) => ({ ...trackedAreas([0, 0, 0, 9000])[3]!, weight }));
    expect(weekRating([...trackedAreas([600, 180, 240, 0]), ...zones])).toBe(3);
    expect(weekRating([...trackedAreas([600, 180, 240, 0]), zones[0]!])).toBe(4);
  });

  it('measures time beyond a limit of less than an hour against an hour', () => {
    const [coding, , , gaming] = trackedAreas([600, 0, 0, 30]);
    expect(weekRating([coding!, { ...gaming!, plannedMin: 0 }])).toBeCloseTo(5 - 0.3);
  });
});

const areaWeek = fc.record<AreaWeek>({
  focusAreaClass: fc.constantFrom(...focusAreaClasses),
  weight: fc.integer({ min: 1, max: 10 }),
  plannedMin: fc.integer({ min: 0, max: 10_080 }),
  trackedMin: fc.double({ min: 0, max: 20_000, noNaN: true }),
  isResting: fc.boolean(),
});
const areaWeeks = fc.array(areaWeek, { minLength: 1, maxLength: 8 });
const extraMinutes = fc.double({ min: 0, max: 10_000, noNaN: true });
const TOLERANCE = 1e-9;

function withExtraMinutes(areas: readonly AreaWeek[], at: number, minutes: number): AreaWeek[] {
  return areas.map((area, n) => (n === at ? { ...area, trackedMin: area.trackedMin + minutes } : area));
}

describe('properties of every week', () => {
  it('keeps the rating between 0 and 5 and the score a non-negative integer', () => {
    fc.assert(
      fc.property(areaWeeks, (areas) => {
        expect(weekRating(areas)).toBeGreaterThanOrEqual(0);
        expect(weekRating(areas)).toBeLessThanOrEqual(5);
        expect(weekScore(areas)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(weekScore(areas))).toBe(true);
      }),
    );
  });

  it('never lowers the rating or the score for more productive time', () => {
    fc.assert(
      fc.property(areaWeeks, fc.nat(), extraMinutes, (areas, n, minutes) => {
        const at = n % areas.length;
        fc.pre(areas[at]!.focusAreaClass !== 'chill_zone');
        const after = withExtraMinutes(areas, at, minutes);
        expect(weekRating(after)).toBeGreaterThanOrEqual(weekRating(areas) - TOLERANCE);
        expect(weekScore(after)).toBeGreaterThanOrEqual(weekScore(areas));
      }),
    );
  });

  it('ignores chill time within its limit and never rewards it beyond the limit', () => {
    fc.assert(
      fc.property(areaWeeks, fc.nat(), extraMinutes, (areas, n, minutes) => {
        const at = n % areas.length;
        fc.pre(areas[at]!.focusAreaClass === 'chill_zone');
        const after = withExtraMinutes(areas, at, minutes);
        const isWithinLimit = after[at]!.trackedMin <= after[at]!.plannedMin;
        if (isWithinLimit) expect([weekRating(after), weekScore(after)]).toEqual([weekRating(areas), weekScore(areas)]);
        expect(weekRating(after)).toBeLessThanOrEqual(weekRating(areas) + TOLERANCE);
        expect(weekScore(after)).toBeLessThanOrEqual(weekScore(areas));
      }),
    );
  });

  it('rates a week with every target exactly met as 5', () => {
    fc.assert(
      fc.property(areaWeeks, (areas) => {
        fc.pre(hasPlan(areas));
        expect(weekRating(areas.map((area) => ({ ...area, trackedMin: area.plannedMin })))).toBeCloseTo(5, 9);
      }),
    );
  });

  it('splits five stars into earned and lost ones, apart from rounding', () => {
    fc.assert(
      fc.property(fc.array(areaWeek, { minLength: 1, maxLength: 3 }), (areas) => {
        const productive = areas.filter(({ focusAreaClass }) => focusAreaClass !== 'chill_zone');
        fc.pre(hasPlan(productive));
        const sum = [...topContributors(productive), ...underperformers(productive)].reduce(
          (all, { stars }) => all + stars,
          0,
        );
        expect(sum).toBeCloseTo(5, 1);
      }),
    );
  });
});
