import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesInWords } from './duration.ts';

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
});
