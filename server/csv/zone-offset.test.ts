import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstants, zoneOffset } from '#domain/calendar/calendar.ts';
import { createInstantResolver, createOffsetLookup } from './zone-offset.ts';

const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());

describe('local times', () => {
  it('are resolved to the second', () => {
    expect(iso(createInstantResolver('Europe/Berlin')('2026-11-10', 64_830))).toEqual(['2026-11-10T17:00:30.000Z']);
  });

  it('have two instants when clocks go back and none when they go forward', () => {
    const berlin = createInstantResolver('Europe/Berlin');
    const half = 2.5 * 3600 + 7;
    expect(iso(berlin('2026-10-25', half))).toEqual(['2026-10-25T00:30:07.000Z', '2026-10-25T01:30:07.000Z']);
    expect(berlin('2026-03-29', half)).toEqual([]);
  });

  it('have the same offset as in the calendar at every hour of a year', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      const offset = createOffsetLookup(zone);
      for (let hour = 0; hour < 366 * 24; hour++) {
        const instant = Date.UTC(2026, 0, 1, hour, 17);
        expect(offset(instant)).toBe(zoneOffset(instant, zone));
      }
    }
  });

  it('resolve to the same instants as in the calendar', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe'];
    const day = fc.date({ min: new Date('1975-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, fc.integer({ min: 0, max: 1439 }), (zone, date, minute) => {
        const text = date.toISOString().slice(0, 10);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        expect(createInstantResolver(zone)(text, minute * 60)).toEqual(toInstants(text, time, zone));
      }),
      { numRuns: 300 },
    );
  });
});
