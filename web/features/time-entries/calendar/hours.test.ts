import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar/calendar.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { listHours } from './hours.ts';

const labels = (day: string, zone: string, formats = defaultFormats) =>
  listHours(daySpan(day, zone), zone, formats).map(({ label }) => label);

describe('listHours', () => {
  it('lists 24 hours on a regular day', () => {
    expect(labels('2026-11-15', 'Asia/Kathmandu')).toHaveLength(24);
    const hours = labels('2026-11-15', 'UTC', { ...defaultFormats, time: '12h' });
    expect([hours[0], hours[9], hours[12], hours[14]]).toEqual(['12 AM', '9 AM', '12 PM', '2 PM']);
  });

  it('skips an hour when clocks go forward', () => {
    expect(labels('2026-03-29', 'Europe/Berlin').slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(labels('2026-03-29', 'Europe/Berlin')).toHaveLength(23);
  });

  it('repeats an hour when clocks go back', () => {
    expect(labels('2026-10-25', 'Europe/Berlin').slice(1, 5)).toEqual(['01:00', '02:00', '02:00', '03:00']);
    expect(labels('2026-10-25', 'Europe/Berlin')).toHaveLength(25);
  });

  it('lists whole hours even if clocks change by half an hour', () => {
    expect(labels('2026-10-04', 'Australia/Lord_Howe').slice(1, 4)).toEqual(['01:00', '03:00', '04:00']);
  });

  it('starts later on a day without midnight', () => {
    expect(labels('2026-09-06', 'America/Santiago')[0]).toBe('01:00');
  });
});
