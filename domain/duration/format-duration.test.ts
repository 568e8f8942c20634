import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationInWords, minutesInWords, secondsOnClock } from './duration.ts';

describe('duration', () => {
  it('reads as people say it', () => {
    expect([0, 1, 59, 60, 80, 600, 10_080].map(minutesInWords)).toEqual([
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
    expect(minutesInWords(59.6)).toBe('1 h');
    expect(minutesInWords(119.9)).toBe('2 h');
    expect(minutesInWords(-3)).toBe('0 min');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), (minutes) => {
        const [, hours = '0', rest = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(minutesInWords(minutes))!;
        expect(Number(rest)).toBeLessThan(60);
        expect(Number(hours) * 60 + Number(rest)).toBe(Math.round(minutes));
      }),
    );
  });

  it('on a clock has seconds', () => {
    expect([0, 59, 60, 3599, 3600, 36_000, 100 * 3600 + 61, 1.9, -5].map(secondsOnClock)).toEqual([
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

  it('of any length up to 200,000 seconds reads back as what it was, to the unit', () => {
    let wrong = 0;
    for (let seconds = 0; seconds <= 200_000; seconds++) {
      const clock = /^(\d+):([0-5]\d):([0-5]\d)$/.exec(secondsOnClock(seconds));
      const words = /^(?:(\d+) h)?(?:(?:^| )([1-5]?\d) min)?$/.exec(minutesInWords(seconds / 60));
      const [, hours, minutes, rest] = (clock ?? []).map(Number);
      if (hours! * 3600 + minutes! * 60 + rest! !== seconds) wrong++;
      const said = Number(words?.[1] ?? 0) * 60 + Number(words?.[2] ?? 0);
      if (!words || Math.abs(said - seconds / 60) > 0.5) wrong++;
      // What has passed is told in whole seconds up to a minute, then in whole minutes, and never as more than it was.
      const passed = /^(?:(\d+) h)?(?:(?:^| )([1-5]?\d) min)?(?:^([1-5]?\d) s)?$/.exec(durationInWords(seconds * 1000));
      const back = Number(passed?.[1] ?? 0) * 3600 + Number(passed?.[2] ?? 0) * 60 + Number(passed?.[3] ?? 0);
      if (!passed || back > seconds || seconds - back >= (seconds < 60 ? 1 : 60)) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it('that has passed is told in seconds at first, and never as more than it was', () => {
    const told = [-1, 999, 59_999, 60_000, 119_999, 80 * 60_000, 2 * 3_600_000 - 1].map(durationInWords);
    expect(told).toEqual(['0 s', '0 s', '59 s', '1 min', '1 min', '1 h 20 min', '1 h 59 min']);
  });
});
