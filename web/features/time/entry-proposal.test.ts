import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar.ts';
import { proposedAt, proposedFor } from './entry-proposal.ts';

const DAY = '2026-11-15';
const day = daySpan(DAY, 'UTC');
const at = (time: string) => Date.parse(`${DAY}T${time}Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('what a new entry begins with', () => {
  const today = (now: string, ...entries: { from: number; to: number }[]) =>
    proposedFor({ date: DAY, span: day, timeZone: 'UTC' }, entries, at(now));

  it('is the time since the last entry', () => {
    const last = span('08:00', '09:20:03.210');
    expect(today('10:45:30', last)).toEqual({ from: at('09:21'), to: at('10:45') });
  });

  it('is the last hour where there is none, or a long time ago, or just now', () => {
    expect(today('10:45:30')).toEqual(span('09:45', '10:45'));
    expect(today('14:45', span('08:00', '09:20'))).toEqual(span('13:45', '14:45'));
    expect(today('10:45', span('08:00', '10:43'))).toEqual(span('09:45', '10:45'));
  });

  it('lies in the day where it can', () => {
    expect(today('00:20')).toEqual(span('00:00', '00:20'));
    expect(today('00:00:40')).toEqual({ from: at('00:00') - 3_600_000, to: at('00:00') });
  });

  it('follows the last entry of an earlier day, unless that lasted into the night', () => {
    const earlier = (now: number, ...entries: { from: number; to: number }[]) =>
      proposedFor({ date: DAY, span: day, timeZone: 'UTC' }, entries, now);
    const later = at('12:00') + 24 * 3_600_000;
    expect(earlier(later, span('08:00', '09:00'), span('17:00', '18:20:03'))).toEqual(span('18:21', '19:21'));
    expect(earlier(later, { from: at('23:00'), to: day.to + 60_000 })).toEqual(span('09:00', '10:00'));
    expect(earlier(later, { from: day.from - 60_000, to: at('00:30') })).toEqual(span('00:30', '01:30'));
    // Just after midnight the hour is not over yet.
    expect(earlier(day.to + 600_000, span('22:00', '23:40'))).toEqual({ from: at('23:40'), to: day.to + 600_000 });
  });

  it('is a morning hour on another day, also where the clocks change', () => {
    const sunday = { date: '2026-10-25', timeZone: 'Europe/Berlin' };
    const span25 = daySpan(sunday.date, sunday.timeZone);
    const { from, to } = proposedFor({ ...sunday, span: span25 }, [], at('12:00'));
    expect(new Date(from).toISOString()).toBe('2026-10-25T08:00:00.000Z');
    expect(to - from).toBe(3_600_000);
  });
});

describe('what is proposed where free time was pressed', () => {
  const press = (time: string, now: string, ...entries: { from: number; to: number }[]) =>
    proposedAt(at(time), day, entries, at(now));

  it('begins on the half hour', () => {
    expect(press('09:40', '20:00')).toEqual(span('09:30', '10:30'));
  });

  it('fits between what is there, and ends now at the latest', () => {
    expect(press('09:40', '20:00', span('09:00', '09:35'), span('10:10', '11:00'))).toEqual(span('09:35', '10:10'));
    expect(press('09:40', '10:05:50')).toEqual(span('09:30', '10:05'));
    expect(press('10:01', '10:02')).toEqual(span('09:32', '10:02'));
  });

  it('is nothing in the future', () => {
    expect(press('10:10', '10:05')).toBeUndefined();
  });
});
