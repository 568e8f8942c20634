import { expect, it } from 'vitest';
import { againstUsual } from './usual-words.ts';

it('compares a week with those before it', () => {
  expect(againstUsual(160, 120, true)).toBe('40 min more than your usual 2 h');
  expect(againstUsual(80, 120, true)).toBe('40 min less than your usual 2 h');
  expect(againstUsual(124, 120, true)).toBe('About your usual 2 h');
  expect(againstUsual(1180, 1200, true)).toBe('About your usual 20 h');
  expect(againstUsual(30, 0, true)).toBe('None in the 6 weeks before');
  expect(againstUsual(0, 0, true)).toBe('');
});

it('calls a week that still runs not behind', () => {
  expect(againstUsual(10, 120, false)).toBe('Usually 2 h a week');
  expect(againstUsual(160, 120, false)).toBe('40 min more than your usual 2 h');
});
