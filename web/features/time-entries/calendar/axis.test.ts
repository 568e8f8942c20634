import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfWeek, toTime, weekStartForDay } from '#domain/calendar/calendar.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { toCalendarDay } from '../calendar-day.ts';
import { createAxis as createAxisIn } from './axis.ts';
import { toBottom, toInstant, toTop } from './position.ts';

const HOUR = 3_600_000;
const BERLIN = 'Europe/Berlin';

const dayOf = (date: string, timeZone: string) => toCalendarDay(date, '2026-11-15', timeZone);
const weekOf = (date: string, timeZone: string) =>
  daysOfWeek(weekStartForDay(date)).map((each) => dayOf(each, timeZone));
const createAxis = (days: Parameters<typeof createAxisIn>[0]) => createAxisIn(days, defaultFormats);
const labels = (days: Parameters<typeof createAxis>[0]) => createAxis(days).hours.map(({ label }) => label);
const hours = (spans: readonly { readonly from: number; readonly to: number }[]) =>
  spans.map(({ from, to }) => [from / HOUR, to / HOUR]);

describe('the axis of one day', () => {
  it('has as many hours as the day', () => {
    const lengths = ['2026-03-29', '2026-03-30', '2026-10-25'].map((date) => createAxis([dayOf(date, BERLIN)]).length);
    expect(lengths.map((length) => length / HOUR)).toEqual([23, 24, 25]);
    expect(labels([dayOf('2026-03-29', BERLIN)]).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(labels([dayOf('2026-10-25', BERLIN)]).slice(0, 5)).toEqual(['00:00', '01:00', '02:00', '02:00', '03:00']);
  });

  it('has no gaps', () => {
    for (const date of ['2026-03-29', '2026-10-25', '2026-10-26']) {
      expect(createAxis([dayOf(date, BERLIN)]).scales[0]!.gaps).toEqual([]);
    }
  });

  it('starts later if the clocks skip midnight', () => {
    const { length, hours: lines } = createAxis([dayOf('2018-11-04', 'America/Sao_Paulo')]);
    expect(length / HOUR).toBe(23);
    expect(lines[0]).toEqual({ top: 0, label: '01:00' });
  });

  it('is empty on a day that a time zone skipped', () => {
    expect(createAxis([dayOf('2011-12-30', 'Pacific/Apia')]).length).toBe(0);
  });
});

describe('the axis of a week', () => {
  it('leaves a gap on the day on which clocks go forward', () => {
    const { length, scales } = createAxis(weekOf('2026-03-29', BERLIN));
    expect(length / HOUR).toBe(24);
    expect(scales.map(({ gaps }) => hours(gaps))).toEqual([[], [], [], [], [], [], [[2, 3]]]);
    expect(labels(weekOf('2026-03-29', BERLIN)).slice(1, 4)).toEqual(['01:00', '02:00', '03:00']);
  });

  it('inserts the hour that clocks repeat, which the other days do not have', () => {
    const { length, scales } = createAxis(weekOf('2026-10-25', BERLIN));
    expect(length / HOUR).toBe(25);
    const gap = [[3, 4]];
    expect(scales.map(({ gaps }) => hours(gaps))).toEqual([gap, gap, gap, gap, gap, gap, []]);
    expect(labels(weekOf('2026-10-25', BERLIN)).slice(1, 5)).toEqual(['01:00', '02:00', '02:00', '03:00']);
  });

  it('handles clocks that change by half an hour', () => {
    expect(createAxis(weekOf('2026-10-04', 'Australia/Lord_Howe')).scales[6]!.gaps).toEqual([
      { from: 2 * HOUR, to: 2.5 * HOUR },
    ]);
    const { length, scales } = createAxis(weekOf('2026-04-05', 'Australia/Lord_Howe'));
    expect([length / HOUR, hours(scales[0]!.gaps), hours(scales[6]!.gaps)]).toEqual([24.5, [[2, 2.5]], []]);
  });

  it('handles clocks that change at midnight', () => {
    // Sunday starts at 01:00.
    expect(createAxis(weekOf('2018-11-04', 'America/Sao_Paulo')).scales.map(({ gaps }) => hours(gaps))).toEqual([
      ...Array.from({ length: 6 }, () => []),
      [[0, 1]],
    ]);
    // Saturday ends with a second hour from 23:00.
    const back = createAxis(weekOf('2018-02-17', 'America/Sao_Paulo'));
    expect(back.length / HOUR).toBe(25);
    expect(back.scales.map(({ gaps }) => hours(gaps))).toEqual([
      ...Array.from({ length: 5 }, () => [[24, 25]]),
      [],
      [[24, 25]],
    ]);
    expect(labels(weekOf('2018-02-17', 'America/Sao_Paulo')).slice(-3)).toEqual(['23:00', '23:00', '24:00']);
  });

  it('starts blocks after a gap and ends them before it', () => {
    const [{ span: sunday }, scale] = [
      dayOf('2026-03-29', BERLIN),
      createAxis(weekOf('2026-03-29', BERLIN)).scales[6]!,
    ];
    const change = sunday.from + 2 * HOUR;
    expect([toTop(scale, change) / HOUR, toBottom(scale, change) / HOUR]).toEqual([3, 2]);
    expect([toTop(scale, sunday.from), toBottom(scale, sunday.to) / HOUR]).toEqual([0, 24]);
    for (const top of [2, 2.5, 3]) expect(toInstant(scale, sunday, top * HOUR)).toBe(change);
  });

  it('shows every time of day at the same height on all days, except a repeated one, and finds it there again', () => {
    const zones = [BERLIN, 'America/Sao_Paulo', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
    const dates = ['2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04', '2026-09-06', '2018-02-17', '2018-11-04'];
    const weeks = zones.flatMap((timeZone) =>
      dates.map((date) => {
        const days = weekOf(date, timeZone);
        return { timeZone, days, scales: createAxis(days).scales };
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...weeks),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 25 * 60 - 1 }),
        ({ timeZone, days, scales }, n, minute) => {
          const instant = days[n]!.span.from + minute * 60_000;
          if (instant >= days[n]!.span.to) return;
          const top = toTop(scales[n]!, instant);
          expect(toInstant(scales[n]!, days[n]!.span, top)).toBe(instant);
          days.forEach((day, m) => {
            const isInGap = scales[m]!.gaps.some(({ from, to }) => from <= top && top < to);
            if (isInGap) return;
            const sameHeight = toInstant(scales[m]!, day.span, top);
            expect(toTime(sameHeight, timeZone)).toBe(toTime(instant, timeZone));
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
