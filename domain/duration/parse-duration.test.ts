import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration } from './parse-duration.ts';
import { formatElapsed } from './format-duration.ts';

describe('parsing a typed duration', () => {
  it.each([
    ['90', 90],
    ['5', 5],
    ['0', 0],
    ['1:30', 90],
    ['0:05', 5],
    [':45', 45],
    ['01:30', 90],
    ['1:30:00', 90],
    ['1h 30m', 90],
    ['1h30m', 90],
    ['1h30', 90],
    ['1 h 30', 90],
    ['1 h 30 min', 90],
    ['1 hour 30 minutes', 90],
    ['1 hr, 30 mins', 90],
    ['1 hour and 30 minutes', 90],
    ['2h', 120],
    ['2 hours', 120],
    ['1.5h', 90],
    ['1,5 h', 90],
    ['1.5', 90],
    ['0,25', 15],
    ['.5h', 30],
    ['45 min', 45],
    ['45m', 45],
    ['45 Minutes', 45],
    [' 50  min ', 50],
    ['42 s', 0.7],
    ['1 min 30 s', 1.5],
    ['25:00', 1500],
  ])('reads %j as %d minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes * 60_000);
  });

  it.each(['', ' ', 'abc', 'h', '1:60', '1:5', '-5', '1h2h', '30m 1h', '1e3', '1:30pm', '9999999', '١', '1h x', 'min'])(
    'rejects %j',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  it('reads the format that the app displays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 24 * 60 }), fc.integer({ min: 0, max: 59 }), (minutes, seconds) => {
        expect(parseDuration(formatElapsed(minutes * 60_000))).toBe(minutes * 60_000);
        expect(parseDuration(formatElapsed(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });
});
