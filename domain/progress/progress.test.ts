import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const HOUR_MIN = 60;
const at = (percent: number) => percent * 36;

describe('progress', () => {
  it.each([
    [0, 'red'],
    [49.9, 'red'],
    [50, 'yellow'],
    [89.9, 'yellow'],
    [90, 'green'],
    [250, 'green'],
  ])('%s %% of a target is %s', (percent, color) => {
    expect(progressOf(at(percent), HOUR_MIN, 'Growth').color).toBe(color);
    expect(progressOf(at(percent), HOUR_MIN, 'Life').color).toBe(color);
  });

  it.each([
    [0, 'green'],
    [49.9, 'green'],
    [50, 'yellow'],
    [79.9, 'yellow'],
    [80, 'red'],
    [250, 'red'],
  ])('%s %% of a limit on entertainment is %s', (percent, color) => {
    expect(progressOf(at(percent), HOUR_MIN, 'Entertainment').color).toBe(color);
  });

  it.each([
    [49.9, 'red'],
    [50, 'yellow'],
    [79.9, 'yellow'],
    [80, 'green'],
  ])('in reports %s %% of a target is %s', (percent, color) => {
    expect(progressOf(at(percent), HOUR_MIN, 'Growth', 'reports').color).toBe(color);
  });

  it('the bar is full at the target and never more than full', () => {
    expect(progressOf(at(25), HOUR_MIN, 'Growth').percent).toBe(25);
    fc.assert(
      fc.property(fc.nat(), fc.nat(10_080), (tracked, planned) => {
        const { percent } = progressOf(tracked, planned, 'Life');
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('without a target any time fills the bar', () => {
    expect(progressOf(0, 0, 'Growth')).toEqual({ percent: 0, color: 'red' });
    expect(progressOf(1, 0, 'Growth')).toEqual({ percent: 100, color: 'green' });
  });
});
