import { describe, expect, it } from 'vitest';
import { daysThere, moveInWords, weekThere } from './zone-words.ts';

const at = (instant: string) => Date.parse(instant);

describe('the week in a zone', () => {
  it('goes from Monday to Sunday there', () => {
    expect(weekThere('UTC', at('2026-11-15T21:30:00Z'))).toBe(
      'This week goes from Monday 9 November, 00:00 to Sunday 15 November, 24:00. It is Sunday, 21:30 there now.',
    );
    expect(weekThere('Asia/Tokyo', at('2026-11-15T21:30:00Z'))).toContain('from Monday 16 November, 00:00');
  });

  it('is shorter or longer where the clocks change', () => {
    expect(weekThere('Europe/Berlin', at('2026-03-25T12:00:00Z'))).toContain('it is 167 h long instead of 168 h.');
    expect(weekThere('Europe/Berlin', at('2026-10-20T12:00:00Z'))).toContain('it is 169 h long');
    expect(weekThere('Australia/Lord_Howe', at('2026-10-01T12:00:00Z'))).toContain('it is 167 h 30 min long');
  });

  it('is filled up to now', () => {
    const days = daysThere('UTC', at('2026-11-11T06:00:00Z'));
    expect(days.map(({ over }) => over)).toEqual([1, 1, 0.25, 0, 0, 0, 0]);
    expect(days.findIndex(({ isToday }) => isToday)).toBe(2);
    expect(days[0]!.day).toBe('2026-11-09');
  });
});

describe('a change of zone', () => {
  it.each([
    ['UTC', 'Asia/Tokyo', '2026-11-15T21:30:00Z', 'It is already Monday there, so a new week has begun.'],
    ['UTC', 'Asia/Tokyo', '2026-11-11T21:30:00Z', 'It is already Thursday there.'],
    ['UTC', 'America/New_York', '2026-11-16T02:00:00Z', 'It is still Sunday there, so last week is not over yet.'],
    ['UTC', 'America/New_York', '2026-11-12T02:00:00Z', 'It is still Wednesday there.'],
    ['UTC', 'Europe/Berlin', '2026-11-11T12:00:00Z', 'Your days will begin 1 h earlier than now.'],
    ['Asia/Kolkata', 'UTC', '2026-11-11T12:00:00Z', 'Your days will begin 5 h 30 min later than now.'],
    ['Europe/Berlin', 'Europe/Paris', '2026-11-11T12:00:00Z', 'Your days begin when they do now.'],
    // A day apart at the same hour.
    [
      'Pacific/Honolulu',
      'Pacific/Kiritimati',
      '2026-11-15T12:00:00Z',
      'It is already Monday there, so a new week has begun.',
    ],
  ])('from %s to %s at %s', (from, to, now, words) => {
    expect(moveInWords(from, to, at(now))).toBe(words);
  });
});
