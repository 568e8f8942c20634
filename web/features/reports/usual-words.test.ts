import { expect, it } from 'vitest';
import { againstPrevious, againstUsual } from './usual-words.ts';

it('compares a week with those before it', () => {
  expect(againstUsual(160, 120, true)).toBe('40 min more than your usual 2 h');
  expect(againstUsual(80, 120, true)).toBe('40 min less than your usual 2 h');
  expect(againstUsual(124, 120, true)).toBe('About your usual 2 h');
  expect(againstUsual(1180, 1200, true)).toBe('About your usual 20 h');
  expect(againstUsual(30, 0, true)).toBe('None in the previous 6 weeks');
  expect(againstUsual(0, 0, true)).toBe('');
});

it('calls a week that still runs not behind', () => {
  expect(againstUsual(10, 120, false)).toBe('Usually 2 h a week');
  expect(againstUsual(160, 120, false)).toBe('40 min more than your usual 2 h');
});

it('compares a running week with the same point of the previous one', () => {
  expect(againstPrevious(100, 60)).toBe('40 min more than by this time last week');
  expect(againstPrevious(60, 100)).toBe('40 min less than by this time last week');
  expect(againstPrevious(62, 60)).toBe('About as much as by this time last week');
  expect(againstPrevious(0, 0)).toBe('');
});
