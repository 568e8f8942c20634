import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar.ts';
import { beyondDay, timesInWords } from './entry-words.ts';

const at = (instant: string) => Date.parse(instant);

describe('the words for an entry', () => {
  it('say when it was', () => {
    const times = { start: at('2026-11-15T08:00Z'), end: at('2026-11-15T09:20Z') };
    expect(timesInWords(times, 'Europe/Berlin')).toBe('09:00 – 10:20');
    expect(timesInWords({ ...times, end: null }, 'UTC')).toBe('08:00 – now');
  });

  it('say where it goes beyond its day', () => {
    const night = { start: at('2026-11-13T23:10Z'), end: at('2026-11-14T00:40Z') };
    const on = (day: string, today: string) => beyondDay(night, daySpan(day, 'UTC'), today, 'UTC');
    expect(on('2026-11-14', '2026-11-14')).toEqual(['from yesterday 23:10']);
    expect(on('2026-11-13', '2026-11-14')).toEqual(['until today 00:40']);
    expect(on('2026-11-13', '2026-11-20')).toEqual(['until Saturday 00:40']);
    expect(beyondDay({ ...night, end: at('2026-11-14T00:00Z') }, daySpan('2026-11-13', 'UTC'), 'x', 'UTC')).toEqual([]);
  });
});
