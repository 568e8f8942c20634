import { describe, expect, it } from 'vitest';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { statusOf } from './area-status.ts';

function status(focusAreaClass: FocusAreaClass, trackedMin: number, goalMin: number, isResting = false) {
  return statusOf({ focusAreaClass, goalMin, usedSec: trackedMin * 60, isResting }, undefined);
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
  ])('%i minutes with a limit of 100 are "%s"', (tracked, word, color) => {
    expect(status('chill_zone', tracked, 100)).toEqual({ word, color, percent: tracked });
  });

  it('does not grade a target by the colours of a finished week before it is over', () => {
    const soFar = (trackedMin: number, elapsed: number, focusAreaClass: FocusAreaClass = 'level_up') =>
      statusOf({ focusAreaClass, goalMin: 100, usedSec: trackedMin * 60, isResting: false }, elapsed);
    expect(soFar(0, 1 / 168)).toEqual({ word: 'On pace', color: 'running', percent: 0 });
    expect(soFar(60, 0.6)).toMatchObject({ word: 'On pace', color: 'running' });
    expect(soFar(10, 0.6)).toMatchObject({ word: 'Behind', color: 'red' });
    expect(soFar(60, 0.9)).toMatchObject({ word: 'Behind', color: 'yellow' });
    expect(soFar(85, 0.1)).toMatchObject({ word: 'Nearly reached', color: 'green' });
    expect(soFar(100, 0.1)).toMatchObject({ word: 'Reached', color: 'green' });
    expect(soFar(90, 0.1, 'chill_zone')).toMatchObject({ word: 'Close to limit', color: 'red' });
  });

  it('judges nothing that was not asked for', () => {
    expect(status('level_up', 30, 0)).toMatchObject({ word: 'No target', color: undefined });
    expect(status('chill_zone', 0, 0)).toMatchObject({ word: 'No target', color: undefined });
    expect(status('chill_zone', 30, 0)).toMatchObject({ word: 'Over limit', color: 'red' });
    expect(status('level_up', 30, 60, true)).toMatchObject({ word: 'Resting', color: undefined });
    expect(status('chill_zone', 90, 60, true)).toMatchObject({ word: 'Resting', color: undefined });
  });
});
