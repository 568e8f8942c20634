import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar.ts';
import { hoursOf } from './day-hours.ts';

const labels = (day: string, zone: string) => hoursOf(daySpan(day, zone), zone).map(({ label }) => label);

describe('the hours of a day', () => {
  it('are 24', () => {
    expect(labels('2026-11-15', 'Asia/Kathmandu')).toHaveLength(24);
  });

  it('leave one out where clocks go forward', () => {
    expect(labels('2026-03-29', 'Europe/Berlin').slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(labels('2026-03-29', 'Europe/Berlin')).toHaveLength(23);
  });

  it('repeat one where clocks go back', () => {
    expect(labels('2026-10-25', 'Europe/Berlin').slice(1, 5)).toEqual(['01:00', '02:00', '02:00', '03:00']);
    expect(labels('2026-10-25', 'Europe/Berlin')).toHaveLength(25);
  });

  it('are whole hours also where clocks change by half of one', () => {
    expect(labels('2026-10-04', 'Australia/Lord_Howe').slice(1, 4)).toEqual(['01:00', '03:00', '04:00']);
  });

  it('begin later where midnight is left out', () => {
    expect(labels('2026-09-06', 'America/Santiago')[0]).toBe('01:00');
  });
});
