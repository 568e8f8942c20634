import { describe, expect, it } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { weekDaysInZone, describeZoneChange, describeWeekInZone } from './zone-labels.ts';

const toMillis = (instant: string) => Date.parse(instant);

describe('the week in a zone', () => {
  it('runs from Monday to Sunday in that zone', () => {
    expect(describeWeekInZone('UTC', toMillis('2026-11-15T21:30:00Z'), defaultFormats)).toBe(
      'This week runs from Monday 9 November, 00:00 to Sunday 15 November, 24:00. It is Sunday, 21:30 there now.',
    );
    expect(describeWeekInZone('Asia/Tokyo', toMillis('2026-11-15T21:30:00Z'), defaultFormats)).toContain(
      'from Monday 16 November, 00:00',
    );
    expect(describeWeekInZone('UTC', toMillis('2026-11-15T21:30:00Z'), { date: 'month-first', time: '12h' })).toContain(
      'from Monday, November 9, 12:00 AM to Sunday, November 15, midnight. It is Sunday, 9:30 PM there now.',
    );
  });

  it('is shorter or longer when the clocks change', () => {
    expect(describeWeekInZone('Europe/Berlin', toMillis('2026-03-25T12:00:00Z'), defaultFormats)).toContain(
      'it is 167 h long instead of 168 h.',
    );
    expect(describeWeekInZone('Europe/Berlin', toMillis('2026-10-20T12:00:00Z'), defaultFormats)).toContain(
      'it is 169 h long',
    );
    expect(describeWeekInZone('Australia/Lord_Howe', toMillis('2026-10-01T12:00:00Z'), defaultFormats)).toContain(
      'it is 167 h 30 min long',
    );
  });

  it('shows how much of each day has elapsed', () => {
    const days = weekDaysInZone('UTC', toMillis('2026-11-11T06:00:00Z'));
    expect(days.map(({ elapsed }) => elapsed)).toEqual([1, 1, 0.25, 0, 0, 0, 0]);
    expect(days.findIndex(({ isToday }) => isToday)).toBe(2);
    expect(days[0]!.day).toBe('2026-11-09');
  });
});

describe('a change of time zone', () => {
  it.each([
    ['UTC', 'Asia/Tokyo', '2026-11-15T21:30:00Z', 'It is already Monday there, so a new week has begun.'],
    ['UTC', 'Asia/Tokyo', '2026-11-11T21:30:00Z', 'It is already Thursday there.'],
    ['UTC', 'America/New_York', '2026-11-16T02:00:00Z', 'It is still Sunday there, so last week is not over yet.'],
    ['UTC', 'America/New_York', '2026-11-12T02:00:00Z', 'It is still Wednesday there.'],
    ['UTC', 'Europe/Berlin', '2026-11-11T12:00:00Z', 'Your days will begin 1 h earlier than now.'],
    ['Asia/Kolkata', 'UTC', '2026-11-11T12:00:00Z', 'Your days will begin 5 h 30 min later than now.'],
    ['Europe/Berlin', 'Europe/Paris', '2026-11-11T12:00:00Z', 'Your days will begin at the same time as now.'],
    // These zones are a day apart at the same hour.
    [
      'Pacific/Honolulu',
      'Pacific/Kiritimati',
      '2026-11-15T12:00:00Z',
      'It is already Monday there, so a new week has begun.',
    ],
  ])('is described from %s to %s at %s', (from, to, now, text) => {
    expect(describeZoneChange(from, to, toMillis(now))).toBe(text);
  });
});
