import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#domain/calendar/calendar.ts';
import { searchZones, listZones, toZone } from './zones.ts';

const zones = listZones();
const citiesFor = (query: string) => searchZones(zones, query).map(({ city }) => city);

describe('time zones', () => {
  it('are all listed once, UTC first', () => {
    expect(zones[0]!.id).toBe('UTC');
    expect(zones.length).toBeGreaterThan(400);
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
    expect(zones.filter(({ id }) => !isTimeZone(id))).toEqual([]);
  });

  it('have a city and a region', () => {
    expect(toZone('America/New_York')).toEqual({ id: 'America/New_York', city: 'New York', region: 'America' });
    expect(toZone('America/Indiana/Knox')).toMatchObject({ city: 'Knox', region: 'America, Indiana' });
  });

  it.each([
    ['berlin', 'Berlin'],
    ['  BERL ', 'Berlin'],
    ['Europe/Berlin', 'Berlin'],
    ['America/New_York', 'New York'],
    ['new york', 'New York'],
    ['sao paulo', 'Sao Paulo'],
    ['São Paulo', 'Sao Paulo'],
    ['kolkata', 'Kolkata'],
    ['calcutta', 'Kolkata'],
    ['kyiv', 'Kyiv'],
    ['utc', 'UTC'],
    ['rome', 'Rome'],
  ])('are found by %s', (query, city) => {
    expect(citiesFor(query)[0]).toBe(city);
  });

  it('are all found by an empty query, and none by nonsense', () => {
    expect(searchZones(zones, ' ')).toBe(zones);
    expect(citiesFor('nowhere at all')).toEqual([]);
  });
});
