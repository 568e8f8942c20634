import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar/calendar.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatSpillover, formatTimeRange } from './format-entry.ts';

const at = (instant: string) => Date.parse(instant);

describe('formatTimeRange', () => {
  it('shows start and end in the given time zone', () => {
    const times = { start: at('2026-11-15T08:00Z'), end: at('2026-11-15T09:20Z') };
    expect(formatTimeRange(times, 'Europe/Berlin', defaultFormats)).toBe('09:00 – 10:20');
    expect(formatTimeRange(times, 'UTC', { ...defaultFormats, time: '12h' })).toBe('8:00 AM – 9:20 AM');
    expect(formatTimeRange({ ...times, end: null }, 'UTC', defaultFormats)).toBe('08:00 – now');
  });
});

describe('formatSpillover', () => {
  it('says where an entry extends beyond the selected day', () => {
    const night = { start: at('2026-11-13T23:10Z'), end: at('2026-11-14T00:40Z') };
    const formatOn = (day: string, today: string) =>
      formatSpillover(night, daySpan(day, 'UTC'), today, 'UTC', defaultFormats);
    expect(formatOn('2026-11-14', '2026-11-14')).toEqual(['from yesterday 23:10']);
    expect(formatOn('2026-11-13', '2026-11-14')).toEqual(['until today 00:40']);
    expect(formatOn('2026-11-13', '2026-11-20')).toEqual(['until Saturday 00:40']);
    expect(
      formatSpillover(
        { ...night, end: at('2026-11-14T00:00Z') },
        daySpan('2026-11-13', 'UTC'),
        'x',
        'UTC',
        defaultFormats,
      ),
    ).toEqual([]);
  });
});
