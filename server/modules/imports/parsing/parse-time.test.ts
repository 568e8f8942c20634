import { describe, expect, it } from 'vitest';
import { parseDuration, parseTimeOfDay } from './parse-time.ts';

describe('parsing times of other programs', () => {
  it.each([
    ['00:00', 0],
    ['9:05', 32_700],
    ['18:05:30', 65_130],
    ['18:05:30.000', 65_130],
    ['12:00 AM', 0],
    ['12:30 PM', 45_000],
    ['6:05 pm', 65_100],
    ['06:05:30\u202fPM', 65_130],
    ['6:05 a.m.', 21_900],
    ['11:59:59PM', 86_399],
  ])('accepts %j as a time of day', (text, seconds) => {
    expect(parseTimeOfDay(text)).toBe(seconds);
  });

  it.each(['', '24:00', '12:60', '12:00:60', '13:00 PM', '0:30 AM', 'noon', '1200', '-1:00', '12:00 XM'])(
    'rejects %j as a time of day',
    (text) => {
      expect(parseTimeOfDay(text)).toBeUndefined();
    },
  );

  it('accepts durations on a clock and in decimal hours', () => {
    expect(parseDuration('01:30:00')).toBe(5400);
    expect(parseDuration('100:00:01')).toBe(360_001);
    expect(parseDuration('1:30')).toBe(5400);
    expect(parseDuration('1.25')).toBe(4500);
    expect(parseDuration('0,5')).toBe(1800);
    expect(parseDuration('0.75 h')).toBe(2700);
    for (const text of ['', 'x', '1:60:00', '1:2:3', '-1:00', '1e3', 'NaN', '1 min', '1:30 h']) {
      expect([text, parseDuration(text)]).toEqual([text, undefined]);
    }
  });
});
