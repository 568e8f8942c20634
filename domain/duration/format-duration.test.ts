import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatElapsed, formatDuration, formatClock } from './format-duration.ts';

describe('formatting durations', () => {
  it('formats minutes as hours and minutes', () => {
    expect([0, 1, 59, 60, 80, 600, 10_080].map(formatDuration)).toEqual([
      '0 min',
      '1 min',
      '59 min',
      '1 h',
      '1 h 20 min',
      '10 h',
      '168 h',
    ]);
  });

  it('rounds to whole minutes without ever saying 60 min', () => {
    expect(formatDuration(59.6)).toBe('1 h');
    expect(formatDuration(119.9)).toBe('2 h');
    expect(formatDuration(-3)).toBe('0 min');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), (minutes) => {
        const [, hours = '0', rest = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(formatDuration(minutes))!;
        expect(Number(rest)).toBeLessThan(60);
        expect(Number(hours) * 60 + Number(rest)).toBe(Math.round(minutes));
      }),
    );
  });

  it('formats a running clock with seconds', () => {
    expect([0, 59, 60, 3599, 3600, 36_000, 100 * 3600 + 61, 1.9, -5].map(formatClock)).toEqual([
      '0:00:00',
      '0:00:59',
      '0:01:00',
      '0:59:59',
      '1:00:00',
      '10:00:00',
      '100:01:01',
      '0:00:01',
      '0:00:00',
    ]);
  });

  it('formats every duration up to 200,000 seconds so that it can be parsed back (TM-04)', () => {
    let mismatches = 0;
    for (let seconds = 0; seconds <= 200_000; seconds++) {
      const clock = /^(\d+):([0-5]\d):([0-5]\d)$/.exec(formatClock(seconds));
      const duration = /^(?:(\d+) h)?(?:(?:^| )([1-5]?\d) min)?$/.exec(formatDuration(seconds / 60));
      const [, hours, minutes, rest] = (clock ?? []).map(Number);
      if (hours! * 3600 + minutes! * 60 + rest! !== seconds) mismatches++;
      const durationMin = Number(duration?.[1] ?? 0) * 60 + Number(duration?.[2] ?? 0);
      if (!duration || Math.abs(durationMin - seconds / 60) > 0.5) mismatches++;
      // Elapsed time is shown in whole seconds up to a minute, then in whole minutes, and always rounded down.
      const elapsed = /^(?:(\d+) h)?(?:(?:^| )([1-5]?\d) min)?(?:^([1-5]?\d) s)?$/.exec(formatElapsed(seconds * 1000));
      const elapsedSec = Number(elapsed?.[1] ?? 0) * 3600 + Number(elapsed?.[2] ?? 0) * 60 + Number(elapsed?.[3] ?? 0);
      if (!elapsed || elapsedSec > seconds || seconds - elapsedSec >= (seconds < 60 ? 1 : 60)) mismatches++;
    }
    expect(mismatches).toBe(0);
  });

  it('formats elapsed time in seconds up to a minute and rounds it down', () => {
    const formatted = [-1, 999, 59_999, 60_000, 119_999, 80 * 60_000, 2 * 3_600_000 - 1].map(formatElapsed);
    expect(formatted).toEqual(['0 s', '0 s', '59 s', '1 min', '1 min', '1 h 20 min', '1 h 59 min']);
  });
});
