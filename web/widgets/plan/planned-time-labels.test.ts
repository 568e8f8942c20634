import { describe, expect, it } from 'vitest';
import { formatTrackedTime } from './planned-time-labels.ts';

const total = (minutes: number) => ({ minutes, weeklyMinutes: 0 });

describe('the planned time', () => {
  it('is compared with the tracked time', () => {
    expect(formatTrackedTime(12_059, total(360))).toBe('3 h 20 min of 6 h tracked');
    expect(formatTrackedTime(59, total(360))).toBe('6 h planned');
    expect(formatTrackedTime(12_000, total(0))).toBe('3 h 20 min tracked');
    expect(formatTrackedTime(0, total(0))).toBeUndefined();
  });

  it('is not compared with it if tasks repeat without an end', () => {
    expect(formatTrackedTime(0, { minutes: 0, weeklyMinutes: 60 })).toBe('1 h a week planned');
    expect(formatTrackedTime(12_000, { minutes: 360, weeklyMinutes: 60 })).toBe(
      '3 h 20 min tracked, 6 h plus 1 h a week planned',
    );
  });
});
