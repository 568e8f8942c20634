import { describe, expect, it } from 'vitest';
import { findGoalOptions } from './options.ts';

const areas = [
  {
    value: 'coding',
    label: 'Coding',
    goals: [
      { value: 'go', label: 'Learn Go' },
      { value: 'rust', label: 'Learn Rust' },
    ],
  },
  { value: 'empty', label: 'Empty', goals: [] },
  { value: 'fit', label: 'Fitness', goals: [{ value: 'run', label: 'Run' }] },
];
const findLabels = (area: string, text: string) =>
  findGoalOptions(areas, area, text).map((option) => ('goal' in option ? option.goal : `new ${option.newTitle}`));

describe('findGoalOptions', () => {
  it('lists the goals of the chosen area, or all goals if none is chosen', () => {
    expect(findLabels('coding', '')).toEqual(['go', 'rust']);
    expect(findLabels('', ' ')).toEqual(['go', 'rust', 'run']);
    expect(findLabels('empty', '')).toEqual([]);
  });

  it('matches part of a title, and lists goals of other areas last', () => {
    expect(findLabels('', 'RUST')).toEqual(['rust', 'new RUST']);
    expect(findLabels('fit', 'ru')).toEqual(['run', 'rust', 'new ru']);
  });

  it('offers to create a goal if no goal in the area has the title', () => {
    expect(findLabels('coding', ' Ship it ')).toEqual(['new Ship it']);
    expect(findLabels('coding', 'learn rust')).toEqual(['rust']);
    // A goal in another area may have the same title.
    expect(findLabels('empty', 'Run')).toEqual(['run', 'new Run']);
    expect(findLabels('', 'Run')).toEqual(['run']);
  });
});
