import { describe, expect, it } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { needsSplitDay, parseSplit, proposeSplit } from './split-time.ts';

const at = (time: string, day = '2026-11-10') => Date.parse(`${day}T${time}Z`);
const span = (from: string, to: string, endDay?: string) => ({ from: at(from), to: at(to, endDay) });
const morning = span('09:00:00', '10:20:00');

describe('the proposed time of a split', () => {
  it.each([
    ['09:00:00', '10:20:00', '09:40:00'],
    ['09:03:00', '10:20:00', '09:40:00'],
    ['09:01:00', '09:04:00', '09:03:00'],
    ['09:00:10', '09:00:40', '09:00:25'],
    ['09:00:10', '09:00:12', '09:00:11'],
  ])('from %s to %s is %s', (from, to, middle) => {
    expect(proposeSplit(span(from, to))).toBe(at(middle));
  });
});

describe('a typed time of a split', () => {
  const parse = (time: string, entry = morning, day = '2026-11-10', timeZone = 'UTC') =>
    parseSplit({ day, time }, entry, proposeSplit(entry), timeZone, defaultFormats);

  it('lies within the entry', () => {
    expect(parse('915')).toBe(at('09:15:00'));
    expect(parse('10:19')).toBe(at('10:19:00'));
    for (const time of ['09:00', '10:20', '08:00', '23:00'])
      expect(parse(time)).toBe('Choose a time between 09:00 and 10:20.');
    for (const time of ['', 'later']) expect(parse(time)).toBe('Enter a time such as 09:30.');
  });

  it('keeps the seconds of the proposed time if it is unchanged', () => {
    expect(parse('09:00', span('09:00:10', '09:00:40'))).toBe(at('09:00:25'));
  });

  it('is on the day on which the entry has it', () => {
    const night = span('23:00:00', '01:00:00', '2026-11-11');
    expect(parse('23:30', night)).toBe(at('23:30:00'));
    expect(parse('00:30', night)).toBe(at('00:30:00', '2026-11-11'));
  });

  it('is the repeated hour that lies within the entry when clocks go back', () => {
    // 02:30 to 02:30 in Berlin is an hour on this day.
    const entry = span('00:30:00', '01:30:00');
    const shifted = { from: entry.from - 16 * 86_400_000, to: entry.to - 16 * 86_400_000 };
    expect(parse('02:45', shifted, '2026-10-25', 'Europe/Berlin')).toBe(at('00:45:00', '2026-10-25'));
    expect(parse('02:15', shifted, '2026-10-25', 'Europe/Berlin')).toBe(at('01:15:00', '2026-10-25'));
  });

  it('needs a day if the entry is longer than one', () => {
    const long = span('08:00:00', '20:00:00', '2026-11-12');
    expect(needsSplitDay(long)).toBe(true);
    expect(needsSplitDay(morning)).toBe(false);
    expect(parse('09:00', long, '2026-11-11')).toBe(at('09:00:00', '2026-11-11'));
    expect(parse('07:00', long, '2026-11-10')).toBe('Choose a time within the entry.');
  });
});
