import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusAreaClasses } from './focus-area.ts';
import {
  type AreaWeek,
  gainOf,
  hasPlan,
  ratingOf,
  scoreOf,
  topContributors,
  twoDecimals,
  underperformers,
} from './rating.ts';

interface Named extends AreaWeek {
  readonly name: string;
}

const plan = [
  { name: 'Coding', focusAreaClass: 'level_up', weight: 8, plannedMin: 600 },
  { name: 'Fitness', focusAreaClass: 'level_up', weight: 6, plannedMin: 180 },
  { name: 'Chores', focusAreaClass: 'life_stuff', weight: 5, plannedMin: 240 },
  { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, plannedMin: 300 },
] as const;

function tracked(minutes: readonly number[], weights: Partial<Record<string, number>> = {}): Named[] {
  return plan.map((area, n) => ({
    ...area,
    weight: weights[area.name] ?? area.weight,
    trackedMin: minutes[n]!,
    isResting: false,
  }));
}

describe('the worked example', () => {
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
  ])('of %j with weights %j is rated %d and scores %d', (minutes, weights, rating, score) => {
    const areas = tracked(minutes, weights);
    expect([twoDecimals(ratingOf(areas)), scoreOf(areas)]).toEqual([rating, score]);
  });

  it('tells who earned, who lost, and what an hour would bring', () => {
    const areas = tracked([450, 180, 120, 420]);
    const told = (shares: readonly { readonly area: Named; readonly stars: number }[]) =>
      shares.map(({ area, stars }) => [area.name, twoDecimals(stars)]);
    expect(told(topContributors(areas))).toEqual([
      ['Fitness', 1.82],
      ['Coding', 1.53],
      ['Chores', 0.57],
    ]);
    expect(told(underperformers(areas))).toEqual([
      ['Chores', 0.57],
      ['Coding', 0.51],
      ['Gaming', 0.24],
    ]);
    expect(twoDecimals(gainOf(areas, areas[2]!, 60))).toBe(0.28);
  });
});

describe('the rating', () => {
  it('of a week without a plan is 0, whatever was tracked, and its time counts as it is for the score', () => {
    const areas = tracked([60, 0, 60, 0]).map((area) => ({ ...area, plannedMin: 0 }));
    expect([ratingOf(areas), hasPlan(areas), scoreOf(areas)]).toEqual([0, false, 28]);
    expect([topContributors(areas), underperformers(areas)]).toEqual([[], []]);
    expect([ratingOf([]), scoreOf([]), hasPlan([])]).toEqual([0, 0, false]);
  });

  it('counts Level-Up beyond its target as far as 125 % of it, for what is missing elsewhere', () => {
    const [coding, , chores] = tracked([750, 0, 0, 0]);
    // 1.8 × 1.25 of 2.8
    expect(twoDecimals(ratingOf([coding!, chores!]))).toBe(4.02);
    expect(ratingOf([{ ...coding!, trackedMin: 6000 }, chores!])).toBe(ratingOf([coding!, chores!]));
  });

  it('and score are rounded as the formula says, whatever binary fractions make of it', () => {
    const area = (weight: number, plannedMin: number, trackedMin: number, focusAreaClass = 'level_up'): AreaWeek =>
      ({ focusAreaClass, weight, plannedMin, trackedMin, isResting: false }) as AreaWeek;
    expect(scoreOf([area(4, 90, 45)])).toBe(11);
    expect(twoDecimals(ratingOf([area(9, 600, 300), area(7, 60, 120), area(7, 60, 200, 'life_stuff')]))).toBe(4.48);
  });

  it('names nobody for what rounds to nothing', () => {
    expect(topContributors([{ ...tracked([1 / 60, 0, 0, 0])[0]!, plannedMin: 10_080 }])).toEqual([]);
  });

  it('counts the time of what rests as it is, for the score', () => {
    const [coding] = tracked([1300, 0, 0, 0]);
    expect([scoreOf([coding!]), scoreOf([{ ...coding!, isResting: true }])]).toEqual([360, 390]);
  });

  it('leaves out what rests, also a chill zone over its limit', () => {
    const areas = tracked([600, 180, 0, 900]);
    const resting = areas.map((area, n) => ({ ...area, isResting: n >= 2 }));
    expect(ratingOf(resting)).toBe(5);
    expect(underperformers(resting)).toEqual([]);
    expect(scoreOf(resting)).toBe(228);
    expect(hasPlan(areas.map((area) => ({ ...area, isResting: true })))).toBe(false);
  });

  it('is not lowered by more than two stars by chill zones, nor by more than its weight by one', () => {
    const zones = [10, 10, 10].map((weight) => ({ ...tracked([0, 0, 0, 9000])[3]!, weight }));
    expect(ratingOf([...tracked([600, 180, 240, 0]), ...zones])).toBe(3);
    expect(ratingOf([...tracked([600, 180, 240, 0]), zones[0]!])).toBe(4);
  });

  it('measures a small limit by an hour', () => {
    const [coding, , , gaming] = tracked([600, 0, 0, 30]);
    expect(ratingOf([coding!, { ...gaming!, plannedMin: 0 }])).toBeCloseTo(5 - 0.3);
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
const more = fc.double({ min: 0, max: 10_000, noNaN: true });
const NEARLY = 1e-9;

function withMore(areas: readonly AreaWeek[], at: number, minutes: number): AreaWeek[] {
  return areas.map((area, n) => (n === at ? { ...area, trackedMin: area.trackedMin + minutes } : area));
}

describe('always', () => {
  it('the rating is within 0 and 5, and the score a whole number that is not negative', () => {
    fc.assert(
      fc.property(areaWeeks, (areas) => {
        expect(ratingOf(areas)).toBeGreaterThanOrEqual(0);
        expect(ratingOf(areas)).toBeLessThanOrEqual(5);
        expect(scoreOf(areas)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(scoreOf(areas))).toBe(true);
      }),
    );
  });

  it('productive time never lowers it', () => {
    fc.assert(
      fc.property(areaWeeks, fc.nat(), more, (areas, n, minutes) => {
        const at = n % areas.length;
        fc.pre(areas[at]!.focusAreaClass !== 'chill_zone');
        const after = withMore(areas, at, minutes);
        expect(ratingOf(after)).toBeGreaterThanOrEqual(ratingOf(areas) - NEARLY);
        expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(areas));
      }),
    );
  });

  it('chill time inside its limit changes nothing, and beyond it never raises anything', () => {
    fc.assert(
      fc.property(areaWeeks, fc.nat(), more, (areas, n, minutes) => {
        const at = n % areas.length;
        fc.pre(areas[at]!.focusAreaClass === 'chill_zone');
        const after = withMore(areas, at, minutes);
        const isInside = after[at]!.trackedMin <= after[at]!.plannedMin;
        if (isInside) expect([ratingOf(after), scoreOf(after)]).toEqual([ratingOf(areas), scoreOf(areas)]);
        expect(ratingOf(after)).toBeLessThanOrEqual(ratingOf(areas) + NEARLY);
        expect(scoreOf(after)).toBeLessThanOrEqual(scoreOf(areas));
      }),
    );
  });

  it('every target exactly met is 5', () => {
    fc.assert(
      fc.property(areaWeeks, (areas) => {
        fc.pre(hasPlan(areas));
        expect(ratingOf(areas.map((area) => ({ ...area, trackedMin: area.plannedMin })))).toBeCloseTo(5, 9);
      }),
    );
  });

  it('what was earned and what was lost add up to the whole, but for what rounds to nothing', () => {
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
