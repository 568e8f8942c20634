import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar/calendar.ts';
import { suggestSpanAt, suggestSpan } from './suggested-span.ts';

const DAY = '2026-11-15';
const day = daySpan(DAY, 'UTC');
const instantAt = (time: string) => Date.parse(`${DAY}T${time}Z`);
const span = (from: string, to: string) => ({ from: instantAt(from), to: instantAt(to) });

describe('suggestSpan', () => {
  const suggestToday = (now: string, ...entries: { from: number; to: number }[]) =>
    suggestSpan({ date: DAY, span: day, timeZone: 'UTC' }, entries, instantAt(now));

  it('suggests the time since the last entry', () => {
    const last = span('08:00', '09:20:03.210');
    expect(suggestToday('10:45:30', last)).toEqual({ from: instantAt('09:21'), to: instantAt('10:45') });
  });

  it('suggests the last hour if there is no entry, or the last one ended long ago or just now', () => {
    expect(suggestToday('10:45:30')).toEqual(span('09:45', '10:45'));
    expect(suggestToday('14:45', span('08:00', '09:20'))).toEqual(span('13:45', '14:45'));
    expect(suggestToday('10:45', span('08:00', '10:43'))).toEqual(span('09:45', '10:45'));
  });

  it('stays within the day if possible', () => {
    expect(suggestToday('00:20')).toEqual(span('00:00', '00:20'));
    expect(suggestToday('00:00:40')).toEqual({ from: instantAt('00:00') - 3_600_000, to: instantAt('00:00') });
  });

  it('follows the last entry of a past day, unless that lasted past midnight', () => {
    const suggestOnPastDay = (now: number, ...entries: { from: number; to: number }[]) =>
      suggestSpan({ date: DAY, span: day, timeZone: 'UTC' }, entries, now);
    const later = instantAt('12:00') + 24 * 3_600_000;
    expect(suggestOnPastDay(later, span('08:00', '09:00'), span('17:00', '18:20:03'))).toEqual(span('18:21', '19:21'));
    expect(suggestOnPastDay(later, { from: instantAt('23:00'), to: day.to + 60_000 })).toEqual(span('09:00', '10:00'));
    expect(suggestOnPastDay(later, { from: day.from - 60_000, to: instantAt('00:30') })).toEqual(
      span('00:30', '01:30'),
    );
    // Just after midnight, less than an hour has passed since the last entry.
    expect(suggestOnPastDay(day.to + 600_000, span('22:00', '23:40'))).toEqual({
      from: instantAt('23:40'),
      to: day.to + 600_000,
    });
  });

  it('suggests a morning hour on an empty past day, even if clocks change', () => {
    const sunday = { date: '2026-10-25', timeZone: 'Europe/Berlin' };
    const span25 = daySpan(sunday.date, sunday.timeZone);
    const { from, to } = suggestSpan({ ...sunday, span: span25 }, [], instantAt('12:00'));
    expect(new Date(from).toISOString()).toBe('2026-10-25T08:00:00.000Z');
    expect(to - from).toBe(3_600_000);
  });
});

describe('suggestSpanAt', () => {
  const suggestFor = (time: string, now: string, ...entries: { from: number; to: number }[]) =>
    suggestSpanAt(instantAt(time), day, entries, instantAt(now));

  it('starts on the half hour', () => {
    expect(suggestFor('09:40', '20:00')).toEqual(span('09:30', '10:30'));
  });

  it('fits between existing entries, and does not end in the future', () => {
    expect(suggestFor('09:40', '20:00', span('09:00', '09:35'), span('10:10', '11:00'))).toEqual(
      span('09:35', '10:10'),
    );
    expect(suggestFor('09:40', '10:05:50')).toEqual(span('09:30', '10:05'));
    expect(suggestFor('10:01', '10:02')).toEqual(span('09:32', '10:02'));
  });

  it('suggests nothing in the future', () => {
    expect(suggestFor('10:10', '10:05')).toBeUndefined();
  });
});
