import { describe, expect, it } from 'vitest';
import { runningProgress } from './running-progress.ts';
import { targetProgress } from './progress.ts';

const TARGET_MINUTES = 60;
const secondsAtPercent = (percent: number) => percent * 36;

describe('progress in a running week', () => {
  it.each([
    // Elapsed fractions: Monday 01:00, Tuesday morning, Thursday noon and Saturday noon.
    [0, 1 / 168, 'running'],
    [0, 0.2, 'running'],
    [0, 0.5, 'red'],
    [30, 0.5, 'running'],
    [60, 0.5, 'running'],
    [60, 0.79, 'yellow'],
    [95, 0.5, 'green'],
    [20, undefined, 'red'],
  ])('shows %s %% of a target after %s of the week as %s', (percent, elapsed, color) => {
    expect(runningProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Growth', elapsed).color).toBe(color);
  });

  it('grades a limit at any time of the week', () => {
    expect(runningProgress(secondsAtPercent(90), TARGET_MINUTES, 'Entertainment', 0.01).color).toBe('red');
    expect(runningProgress(secondsAtPercent(10), TARGET_MINUTES, 'Entertainment', 0.01).color).toBe('green');
  });

  it('shows the colours of a finished week at the end of a running one', () => {
    for (const percent of [0, 49, 51, 89, 91]) {
      const soFar = runningProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Life', 1 - 1e-9);
      expect(soFar).toEqual(targetProgress(secondsAtPercent(percent), TARGET_MINUTES, 'Life'));
    }
  });
});
