import { describe, expect, it } from 'vitest';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { areaStatus } from './area-status.ts';

function status(focusAreaClass: FocusAreaClass, trackedMinutes: number, goalMin: number, isResting = false) {
  return areaStatus({ focusAreaClass, goalMin, usedSec: trackedMinutes * 60, isResting }, undefined);
}

describe('areaStatus', () => {
  it.each([
    [0, 'Under half', 'red'],
    [49, 'Under half', 'red'],
    [50, 'Halfway there', 'yellow'],
    [79, 'Halfway there', 'yellow'],
    [80, 'Nearly reached', 'green'],
    [100, 'Reached', 'green'],
    [180, 'Reached', 'green'],
  ])('labels %i of 100 planned minutes "%s"', (tracked, label, color) => {
    expect(status('level_up', tracked, 100)).toEqual({ label, color, percent: tracked });
    expect(status('life_stuff', tracked, 100)).toEqual({ label, color, percent: tracked });
  });

  it.each([
    [0, 'Well within limit', 'green'],
    [50, 'Within limit', 'yellow'],
    [80, 'Close to limit', 'red'],
    [100, 'Close to limit', 'red'],
    [101, 'Over limit', 'red'],
  ])('labels %i minutes with a limit of 100 "%s"', (tracked, label, color) => {
    expect(status('chill_zone', tracked, 100)).toEqual({ label, color, percent: tracked });
  });

  it('does not grade the current week by the thresholds of a finished one', () => {
    const soFar = (trackedMinutes: number, elapsed: number, focusAreaClass: FocusAreaClass = 'level_up') =>
      areaStatus({ focusAreaClass, goalMin: 100, usedSec: trackedMinutes * 60, isResting: false }, elapsed);
    expect(soFar(0, 1 / 168)).toEqual({ label: 'On pace', color: 'running', percent: 0 });
    expect(soFar(60, 0.6)).toMatchObject({ label: 'On pace', color: 'running' });
    expect(soFar(10, 0.6)).toMatchObject({ label: 'Behind', color: 'red' });
    expect(soFar(60, 0.9)).toMatchObject({ label: 'Behind', color: 'yellow' });
    expect(soFar(85, 0.1)).toMatchObject({ label: 'Nearly reached', color: 'green' });
    expect(soFar(100, 0.1)).toMatchObject({ label: 'Reached', color: 'green' });
    expect(soFar(90, 0.1, 'chill_zone')).toMatchObject({ label: 'Close to limit', color: 'red' });
  });

  it('does not grade areas that rest or have no target', () => {
    expect(status('level_up', 30, 0)).toMatchObject({ label: 'No target', color: undefined });
    expect(status('chill_zone', 0, 0)).toMatchObject({ label: 'No target', color: undefined });
    expect(status('level_up', 30, 60, true)).toMatchObject({ label: 'Resting', color: undefined });
    expect(status('chill_zone', 90, 60, true)).toMatchObject({ label: 'Resting', color: undefined });
  });

  it('labels any time with a limit of zero "Over limit"', () => {
    expect(status('chill_zone', 30, 0)).toMatchObject({ label: 'Over limit', color: 'red' });
  });
});
