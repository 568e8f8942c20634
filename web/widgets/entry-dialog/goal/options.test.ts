import { describe, expect, it } from 'vitest';
import { goalOptions } from './entry-goals.ts';

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
const found = (area: string, text: string) =>
  goalOptions(areas, area, text).map((option) => ('goal' in option ? option.goal : `new ${option.create}`));

describe('the goal picker', () => {
  it('lists the goals of the chosen area, or all', () => {
    expect(found('coding', '')).toEqual(['go', 'rust']);
    expect(found('', ' ')).toEqual(['go', 'rust', 'run']);
    expect(found('empty', '')).toEqual([]);
  });

  it('finds goals by a few letters, those of other areas last', () => {
    expect(found('', 'RUST')).toEqual(['rust', 'new RUST']);
    expect(found('fit', 'ru')).toEqual(['run', 'rust', 'new ru']);
  });

  it('offers to create a title that no goal of the area has', () => {
    expect(found('coding', ' Ship it ')).toEqual(['new Ship it']);
    expect(found('coding', 'learn rust')).toEqual(['rust']);
    // The same title in another area is another goal.
    expect(found('empty', 'Run')).toEqual(['run', 'new Run']);
    expect(found('', 'Run')).toEqual(['run']);
  });
});
