import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { favoritesIn, sectionsOf } from './timer-sections.ts';
import { type Basis, type SortChoice, sortedAreas } from './timer-sorts.ts';

function goal(title: string, fields: Partial<Goal> = {}): Goal {
  return { _id: title, title, status: 'Active', isFavorite: false, includeInActionPlan: false, ...fields } as Goal;
}

function area(name: string, goals: Goal[], fields: Partial<FocusAreaWithGoals> = {}): FocusAreaWithGoals {
  const settings = { focusAreaClass: 'level_up', categoryClass: 'Growth', defaultWeeklyMin: 60, weight: 5 } as const;
  return { _id: name, name, goals, ...settings, ...fields } as FocusAreaWithGoals;
}

const coding = area('Coding', [goal('Rust', { isFavorite: true }), goal('Old', { status: 'Completed' })]);
const fitness = area('Fitness', [goal('Run', { includeInActionPlan: true }), goal('Swim')]);

describe('the sections of the timers page', () => {
  const shown = (...args: Parameters<typeof sectionsOf>) =>
    sectionsOf(...args).map(({ area: { name }, goals }) => [name, goals.map(({ title }) => title)]);

  it('hold active goals only, and no area without any', () => {
    const closed = area('Closed', [goal('Done', { status: 'Archived' })]);
    expect(shown([coding, closed], 'all', '')).toEqual([['Coding', ['Rust']]]);
  });

  it('are filtered by plan and by words of title or area', () => {
    expect(shown([coding, fitness], 'in', '')).toEqual([['Fitness', ['Run']]]);
    expect(shown([coding, fitness], 'out', '')).toEqual([
      ['Coding', ['Rust']],
      ['Fitness', ['Swim']],
    ]);
    expect(shown([coding, fitness], 'all', 'fit sw')).toEqual([['Fitness', ['Swim']]]);
    expect(shown([coding, fitness], 'all', 'nothing')).toEqual([]);
  });

  it('hold the favourites', () => {
    expect(favoritesIn(sectionsOf([coding, fitness], 'all', '')).map(({ title }) => title)).toEqual(['Rust']);
  });
});

describe('the order of the timers page', () => {
  const basis: Basis = {
    running: new Set(),
    tracked: new Map([
      ['Rust', 1800],
      ['Swim', 600],
    ]),
    lastUsedAt: new Map([
      ['Fitness', 2],
      ['Coding', 1],
    ]),
    plan: new Map(),
    smartSorted: ['Fitness', 'Coding'],
  };
  const order = (choice: SortChoice) =>
    sortedAreas([coding, fitness, area('Art', [])], basis, choice).map(({ name, goals }) => [
      name,
      ...goals.map(({ title }) => title),
    ]);

  it.each<[SortChoice, string[][]]>([
    [{ by: 'alphabetical', isDescending: false }, [['Art'], ['Coding', 'Old', 'Rust'], ['Fitness', 'Run', 'Swim']]],
    [{ by: 'alphabetical', isDescending: true }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'progress', isDescending: false }, [['Art'], ['Fitness', 'Run', 'Swim'], ['Coding', 'Old', 'Rust']]],
    [{ by: 'progress', isDescending: true }, [['Coding', 'Rust', 'Old'], ['Fitness', 'Swim', 'Run'], ['Art']]],
    [{ by: 'recentlyUsed', isDescending: true }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'smart', isDescending: false }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'smart', isDescending: true }, [['Art'], ['Coding', 'Old', 'Rust'], ['Fitness', 'Run', 'Swim']]],
  ])('%o', (choice, expected) => {
    expect(order(choice)).toEqual(expected);
  });

  it('by progress goes by what is planned for this week, of which a resting area has none', () => {
    const byProgress = (plan: Basis['plan']) =>
      sortedAreas([coding, fitness], { ...basis, plan }, { by: 'progress', isDescending: false }).map(
        ({ name }) => name,
      );
    expect(byProgress(new Map([['Fitness', { goalMin: 11, isResting: false }]]))).toEqual(['Coding', 'Fitness']);
    expect(byProgress(new Map([['Fitness', { goalMin: 6000, isResting: true }]]))).toEqual(['Coding', 'Fitness']);
    expect(byProgress(new Map([['Fitness', { goalMin: 6000, isResting: false }]]))).toEqual(['Fitness', 'Coding']);
  });
});
