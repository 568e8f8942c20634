import { describe, expect, it } from 'vitest';
import { isSameClock } from './same-clock.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('whether clocks show the same', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Berlin', 'Europe/Paris'],
    ['UTC', 'Africa/Abidjan'],
  ])('%s and %s do', (zone, other) => {
    expect(isSameClock(zone, other, now)).toBe(true);
  });

  it.each([
    ['UTC', 'Europe/Berlin'],
    // Only in winter.
    ['UTC', 'Europe/London'],
    ['America/Phoenix', 'America/Denver'],
    ['Asia/Kolkata', 'Asia/Kathmandu'],
  ])('%s and %s do not', (zone, other) => {
    expect(isSameClock(zone, other, now)).toBe(false);
    expect(isSameClock(other, zone, now)).toBe(false);
  });
});
