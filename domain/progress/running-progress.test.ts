import { describe, expect, it } from 'vitest';
import { progressSoFar } from './progress-so-far.ts';
import { progressOf } from './progress.ts';

const HOUR_MIN = 60;
const at = (percent: number) => percent * 36;

describe('progress in a running week', () => {
  it.each([
    // Monday 01:00, Tuesday morning, Thursday noon and Saturday noon.
    [0, 1 / 168, 'running'],
    [0, 0.2, 'running'],
    [0, 0.5, 'red'],
    [30, 0.5, 'running'],
    [60, 0.5, 'running'],
    [60, 0.79, 'yellow'],
    [95, 0.5, 'green'],
    [20, undefined, 'red'],
  ])('%s %% of a target in a running week that is over by %s is %s', (percent, elapsed, color) => {
    expect(progressSoFar(at(percent), HOUR_MIN, 'Growth', elapsed).color).toBe(color);
  });

  it('grades a limit at any time of the week', () => {
    expect(progressSoFar(at(90), HOUR_MIN, 'Entertainment', 0.01).color).toBe('red');
    expect(progressSoFar(at(10), HOUR_MIN, 'Entertainment', 0.01).color).toBe('green');
  });

  it('ends a week with the colours of a finished one', () => {
    for (const percent of [0, 49, 51, 89, 91]) {
      const soFar = progressSoFar(at(percent), HOUR_MIN, 'Life', 1 - 1e-9);
      expect(soFar).toEqual(progressOf(at(percent), HOUR_MIN, 'Life'));
    }
  });
});
