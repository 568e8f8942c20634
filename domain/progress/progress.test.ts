import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetProgress } from './progress.ts';

const TARGET_MINUTES = 60;
const secondsAtPercent = (percent: number) => percent * 36;

describe('progress towards a weekly target', () => {
  it.each([
    [0, 'red'],
    [49.9, 'red'],
    [50, 'yellow'],
    [89.9, 'yellow'],
    [90, 'green'],
    [250, 'green'],
  ])('shows %s %% of a target in %s', (percent, color) => {
    expect(targetProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Growth').color).toBe(color);
    expect(targetProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Life').color).toBe(color);
  });

  it.each([
    [0, 'green'],
    [49.9, 'green'],
    [50, 'yellow'],
    [79.9, 'yellow'],
    [80, 'red'],
    [250, 'red'],
  ])('shows %s %% of a limit on entertainment in %s', (percent, color) => {
    expect(targetProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Entertainment').color).toBe(color);
  });

  it.each([
    [49.9, 'red'],
    [50, 'yellow'],
    [79.9, 'yellow'],
    [80, 'green'],
  ])('in reports, shows %s %% of a target in %s', (percent, color) => {
    expect(targetProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Growth', 'reports').color).toBe(color);
  });

  it('fills the bar up to the target and never beyond', () => {
    expect(targetProgress(secondsAtPercent(25), TARGET_MINUTES, 'Growth').percent).toBe(25);
    fc.assert(
      fc.property(fc.nat(), fc.nat(10_080), (tracked, planned) => {
        const { percent } = targetProgress(tracked, planned, 'Life');
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('fills the bar with any tracked time if there is no target', () => {
    expect(targetProgress(0, 0, 'Growth')).toEqual({ percent: 0, color: 'red' });
    expect(targetProgress(1, 0, 'Growth')).toEqual({ percent: 100, color: 'green' });
  });
});
