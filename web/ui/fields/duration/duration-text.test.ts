import { expect, test } from 'vitest';
import { formatDurationText, parseDurationText } from './duration-text.ts';

test.each([
  ['40', 2400],
  ['40h', 2400],
  [' 40 H ', 2400],
  ['40 hours', 2400],
  ['1 hr', 60],
  ['37:30', 2250],
  ['0:05', 5],
  ['37.5', 2250],
  ['37,5', 2250],
  ['37,5 h', 2250],
  ['.5', 30],
  ['37.', 2220],
  ['37h30', 2250],
  ['37h 30m', 2250],
  ['37 h 30 min', 2250],
  ['1 hour  30 minutes', 90],
  ['2400 min', 2400],
  ['90m', 90],
  ['0', 0],
  ['168', 10_080],
  ['1000', 60_000],
])('parses %j as %j minutes', (text, minutes) => {
  expect(parseDurationText(text)).toBe(minutes);
});

test.each(['', 'h', 'forty', '-1', '1e3', '37:3', '37:60', '1:2:3', '1.5h30', '4 0', '40 days', '.', 'NaN', '½'])(
  'rejects %j',
  (text) => {
    expect(parseDurationText(text)).toBeUndefined();
  },
);

test('formats durations as text that parses back to the same value', () => {
  expect([0, 5, 60, 2250, 10_080].map(formatDurationText)).toEqual(['0', '0:05', '1', '37:30', '168']);
  for (let total = 0; total < 700; total += 7) expect(parseDurationText(formatDurationText(total))).toBe(total);
});
