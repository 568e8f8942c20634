import { describe, expect, it } from 'vitest';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { statusOf } from './area-status.ts';

function status(focusAreaClass: FocusAreaClass, trackedMin: number, goalMin: number, isResting = false) {
  return statusOf({ focusAreaClass, goalMin, usedSec: trackedMin * 60, isResting });
}

describe('how a focus area did', () => {
  it.each([
    [0, 'Under half', 'red'],
    [49, 'Under half', 'red'],
    [50, 'Halfway there', 'yellow'],
    [79, 'Halfway there', 'yellow'],
    [80, 'Nearly reached', 'green'],
    [100, 'Reached', 'green'],
    [180, 'Reached', 'green'],
  ])('%i of 100 minutes are "%s"', (tracked, word, color) => {
    expect(status('level_up', tracked, 100)).toEqual({ word, color, percent: tracked });
    expect(status('life_stuff', tracked, 100)).toEqual({ word, color, percent: tracked });
  });

  it.each([
    [0, 'Well within limit', 'green'],
    [50, 'Within limit', 'yellow'],
    [80, 'Close to limit', 'red'],
    [100, 'Close to limit', 'red'],
    [101, 'Over limit', 'red'],
  ])('%i of at most 100 minutes are "%s"', (tracked, word, color) => {
    expect(status('chill_zone', tracked, 100)).toEqual({ word, color, percent: tracked });
  });

  it('judges nothing that was not asked for', () => {
    expect(status('level_up', 30, 0)).toMatchObject({ word: 'No target', color: undefined });
    expect(status('chill_zone', 0, 0)).toMatchObject({ word: 'No target', color: undefined });
    expect(status('chill_zone', 30, 0)).toMatchObject({ word: 'Over limit', color: 'red' });
    expect(status('level_up', 30, 60, true)).toMatchObject({ word: 'Resting', color: undefined });
    expect(status('chill_zone', 90, 60, true)).toMatchObject({ word: 'Resting', color: undefined });
  });
});
