import { describe, expect, it } from 'vitest';
import { areEquivalentZones } from './equivalent-zones.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('areEquivalentZones', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Berlin', 'Europe/Paris'],
    ['UTC', 'Africa/Abidjan'],
  ])('treats %s and %s as equivalent', (zone, other) => {
    expect(areEquivalentZones(zone, other, now)).toBe(true);
  });

  it.each([
    ['UTC', 'Europe/Berlin'],
    // These agree only in winter.
    ['UTC', 'Europe/London'],
    ['America/Phoenix', 'America/Denver'],
    ['Asia/Kolkata', 'Asia/Kathmandu'],
  ])('tells %s and %s apart', (zone, other) => {
    expect(areEquivalentZones(zone, other, now)).toBe(false);
    expect(areEquivalentZones(other, zone, now)).toBe(false);
  });
});
