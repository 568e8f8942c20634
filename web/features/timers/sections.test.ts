import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { listFavorites, buildSections } from './sections.ts';
import { type SortBasis, type SortOrder, sortAreas } from './sorting.ts';

function goal(title: string, fields: Partial<Goal> = {}): Goal {
  return { _id: title, title, status: 'Active', isFavorite: false, includeInActionPlan: false, ...fields } as Goal;
}

function area(name: string, goals: Goal[], fields: Partial<FocusAreaWithGoals> = {}): FocusAreaWithGoals {
  const settings = { focusAreaClass: 'level_up', categoryClass: 'Growth', defaultWeeklyMin: 60, weight: 5 } as const;
  return { _id: name, name, goals, ...settings, ...fields } as FocusAreaWithGoals;
}

const coding = area('Coding', [goal('Rust', { isFavorite: true }), goal('Old', { status: 'Completed' })]);
const fitness = area('Fitness', [goal('Run', { includeInActionPlan: true }), goal('Swim')]);

describe('buildSections', () => {
  const describeSections = (...args: Parameters<typeof buildSections>) =>
    buildSections(...args).map(({ area: { name }, goals }) => [name, goals.map(({ title }) => title)]);

  it('lists only active goals, and omits areas without any', () => {
    const closed = area('Closed', [goal('Done', { status: 'Archived' })]);
    expect(describeSections([coding, closed], 'all', '')).toEqual([['Coding', ['Rust']]]);
  });

  it('filters by plan, and by words in the title or the name of the area', () => {
    expect(describeSections([coding, fitness], 'in', '')).toEqual([['Fitness', ['Run']]]);
    expect(describeSections([coding, fitness], 'out', '')).toEqual([
      ['Coding', ['Rust']],
      ['Fitness', ['Swim']],
    ]);
    expect(describeSections([coding, fitness], 'all', 'fit sw')).toEqual([['Fitness', ['Swim']]]);
    expect(describeSections([coding, fitness], 'all', 'nothing')).toEqual([]);
  });

  it('lists favourites across sections', () => {
    expect(listFavorites(buildSections([coding, fitness], 'all', '')).map(({ title }) => title)).toEqual(['Rust']);
  });
});

describe('sortAreas', () => {
  const basis: SortBasis = {
    runningGoalIds: new Set(),
    trackedSecByGoal: new Map([
      ['Rust', 1800],
      ['Swim', 600],
    ]),
    lastUsedAtByArea: new Map([
      ['Fitness', 2],
      ['Coding', 1],
    ]),
    plan: new Map(),
    smartOrder: ['Fitness', 'Coding'],
  };
  const describeOrder = (order: SortOrder) =>
    sortAreas([coding, fitness, area('Art', [])], basis, order).map(({ name, goals }) => [
      name,
      ...goals.map(({ title }) => title),
    ]);

  it.each<[SortOrder, string[][]]>([
    [{ by: 'alphabetical', isDescending: false }, [['Art'], ['Coding', 'Old', 'Rust'], ['Fitness', 'Run', 'Swim']]],
    [{ by: 'alphabetical', isDescending: true }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'progress', isDescending: false }, [['Art'], ['Fitness', 'Run', 'Swim'], ['Coding', 'Old', 'Rust']]],
    [{ by: 'progress', isDescending: true }, [['Coding', 'Rust', 'Old'], ['Fitness', 'Swim', 'Run'], ['Art']]],
    [{ by: 'recentlyUsed', isDescending: true }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'smart', isDescending: false }, [['Fitness', 'Swim', 'Run'], ['Coding', 'Rust', 'Old'], ['Art']]],
    [{ by: 'smart', isDescending: true }, [['Art'], ['Coding', 'Old', 'Rust'], ['Fitness', 'Run', 'Swim']]],
  ])('sorts by %o', (order, expected) => {
    expect(describeOrder(order)).toEqual(expected);
  });

  it("measures progress against this week's target, which a resting area does not have", () => {
    const byProgress = (plan: SortBasis['plan']) =>
      sortAreas([coding, fitness], { ...basis, plan }, { by: 'progress', isDescending: false }).map(({ name }) => name);
    expect(byProgress(new Map([['Fitness', { goalMin: 11, isResting: false }]]))).toEqual(['Coding', 'Fitness']);
    expect(byProgress(new Map([['Fitness', { goalMin: 6000, isResting: true }]]))).toEqual(['Coding', 'Fitness']);
    expect(byProgress(new Map([['Fitness', { goalMin: 6000, isResting: false }]]))).toEqual(['Fitness', 'Coding']);
  });
});
