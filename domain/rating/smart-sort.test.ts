import { describe, expect, it } from 'vitest';
import { smartSort, type SortableArea } from './smart-sort.ts';

function area(name: string, fields: Partial<SortableArea>): SortableArea {
  return {
    focusAreaId: name,
    name,
    focusAreaClass: 'level_up',
    weight: 5,
    plannedMin: 60,
    trackedMin: 0,
    isResting: false,
    lastUsedAt: null,
    ...fields,
  };
}

describe('smart sort', () => {
  it('puts the area whose missing time costs most first, and chill zones over their limit last', () => {
    const order = smartSort([
      area('over', { focusAreaClass: 'chill_zone', trackedMin: 90 }),
      area('under', { focusAreaClass: 'chill_zone', trackedMin: 10 }),
      area('met', { trackedMin: 60, lastUsedAt: 5 }),
      area('unplanned', { plannedMin: 0, lastUsedAt: 9 }),
      area('half', { trackedMin: 30 }),
      area('untouched', {}),
    ]);
    expect(order).toEqual(['untouched', 'half', 'unplanned', 'met', 'under', 'over']);
  });

  it('weights areas as the rating does', () => {
    // Level-Up 8 counts 1.8, Life Stuff 5 counts 1, Life Stuff 10 counts 2.
    const order = smartSort([
      area('neutral life', { focusAreaClass: 'life_stuff', weight: 5 }),
      area('level', { weight: 8 }),
      area('heavy life', { focusAreaClass: 'life_stuff', weight: 10 }),
      area('level, half done', { weight: 8, trackedMin: 30 }),
    ]);
    expect(order).toEqual(['heavy life', 'level', 'neutral life', 'level, half done']);
  });

  it('sorts chill zones by their remaining time', () => {
    const chill = (name: string, trackedMin: number) => area(name, { focusAreaClass: 'chill_zone', trackedMin });
    expect(
      smartSort([chill('little left', 50), chill('full', 0), chill('far over', 99), chill('just over', 61)]),
    ).toEqual(['full', 'little left', 'just over', 'far over']);
  });

  it('treats figures that differ only by floating-point noise as equal', () => {
    const equal = [
      area('b', { focusAreaClass: 'life_stuff', weight: 2, plannedMin: 120 }),
      area('a', { weight: 2, plannedMin: 90, trackedMin: 60 }),
    ];
    expect(smartSort(equal)).toEqual(['a', 'b']);
  });

  it('ignores targets and limits of resting areas', () => {
    const order = smartSort([
      area('zone', { focusAreaClass: 'chill_zone', trackedMin: 90, isResting: true }),
      area('over', { focusAreaClass: 'chill_zone', trackedMin: 61 }),
      area('resting', { isResting: true }),
      area('nearly done', { trackedMin: 59 }),
    ]);
    expect(order).toEqual(['nearly done', 'resting', 'zone', 'over']);
  });

  it('breaks ties by weight, then by name', () => {
    const met = (name: string, weight: number) => area(name, { trackedMin: 60, weight });
    expect(smartSort([met('b', 5), met('a', 5), met('z', 9)])).toEqual(['z', 'a', 'b']);
  });
});
