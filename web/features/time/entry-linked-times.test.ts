import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayShiftLabel, durationText, initialLinks, linkTimes, type TimeTexts } from './entry-linked-times.ts';
import { timesFrom, wallTimeOf } from './entry-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = '2026-11-14';
const NEXT = '2026-11-15';
const BERLIN = 'Europe/Berlin';
const utc = (time: string, day = DAY) => Date.parse(`${day}T${time}Z`);

interface Options {
  readonly timeZone?: string;
  readonly now?: number;
  readonly endsNow?: boolean;
  readonly runs?: boolean;
}

/** A form that shows these instants, to type into. */
function form(
  start: number,
  end: number | undefined,
  { timeZone = 'UTC', now = utc('12:00', '2026-11-20'), ...options }: Options = {},
) {
  const original = { start, end };
  const runsUntil = options.runs ? wallTimeOf(now, timeZone).day : undefined;
  const from = wallTimeOf(start, timeZone);
  const to = end === undefined ? { day: runsUntil ?? from.day, time: '' } : wallTimeOf(end, timeZone);
  let links = initialLinks(original, options.endsNow ?? false);
  let texts: TimeTexts = {
    startDay: from.day,
    startAt: from.time,
    endDay: to.day,
    endAt: to.time,
    duration: durationText(links.durationMs),
  };
  const meant = () =>
    timesFrom({
      start: { day: texts.startDay, time: texts.startAt },
      end: { day: texts.endDay, time: texts.endAt },
      original: { start: links.start, end: links.end },
      runsUntil,
      timeZone,
    });
  return {
    set(changes: Partial<TimeTexts>) {
      for (const [name, value] of Object.entries(changes)) {
        const changed = name as keyof TimeTexts;
        ({ texts, links } = linkTimes(changed, { ...texts, [changed]: value }, links, {
          original,
          runsUntil,
          timeZone,
          now,
        }));
      }
      return this;
    },
    /** As on a keyboard: each letter is a change of its own. */
    type(name: keyof TimeTexts, value: string) {
      for (let length = 1; length <= value.length; length++) this.set({ [name]: value.slice(0, length) });
      return this;
    },
    texts: () => texts,
    meant,
    shown: () => `${texts.startDay} ${texts.startAt} – ${texts.endDay} ${texts.endAt}, ${texts.duration}`,
  };
}

describe('the fields of start, end and duration', () => {
  it('move the end along with the start, to another day as well', () => {
    expect(form(utc('09:00'), utc('10:30')).type('startAt', '2340').shown()).toBe(
      `${DAY} 2340 – ${NEXT} 01:10, 1 h 30 min`,
    );
    expect(form(utc('09:00'), utc('10:30')).set({ startDay: NEXT }).shown()).toBe(
      `${NEXT} 09:00 – ${NEXT} 10:30, 1 h 30 min`,
    );
  });

  it('read an end before the start as the next day', () => {
    const night = form(utc('09:00'), utc('10:00')).type('startAt', '2340').type('endAt', '0030');
    expect(night.shown()).toBe(`${DAY} 2340 – ${NEXT} 0030, 50 min`);
    expect(night.meant()).toEqual({ start: utc('23:40'), end: utc('00:30', NEXT) });
    expect(dayShiftLabel(night.texts())).toBe('next day');
    // And back, once it is after the start.
    expect(night.type('endAt', '2355').shown()).toBe(`${DAY} 2340 – ${DAY} 2355, 15 min`);
    expect(dayShiftLabel(night.texts())).toBeUndefined();
  });

  it('read midnight as the end of the day', () => {
    for (const midnight of ['0', '00:00', '24:00', 'midnight']) {
      const evening = form(utc('22:00'), utc('23:00')).set({ endAt: midnight });
      expect(evening.meant()).toEqual({ start: utc('22:00'), end: utc('00:00', NEXT) });
    }
  });

  it('leave equal times, and an end on a chosen day, to be reported', () => {
    const equal = form(utc('09:00'), utc('10:00')).set({ endAt: '9' });
    expect(equal.shown()).toBe(`${DAY} 09:00 – ${DAY} 9, `);
    const chosen = form(utc('09:00'), utc('10:00')).set({ endDay: DAY, endAt: '8' });
    expect(chosen.shown()).toBe(`${DAY} 09:00 – ${DAY} 8, `);
  });

  it('do not take a mistake for an end far in the future', () => {
    const today = { now: utc('15:00') };
    expect(form(utc('13:00'), utc('14:00'), today).set({ endAt: '12' }).texts().endDay).toBe(DAY);
    // A few hours ahead it is rather a wrong end than a wrong day.
    const late = form(utc('23:40'), utc('23:50'), { now: utc('23:55') });
    expect(late.set({ endAt: '0030' }).texts().endDay).toBe(NEXT);
  });

  it('keep the day of an end that is more than a day after the start', () => {
    const long = form(utc('09:00'), utc('10:00', '2026-11-16'));
    expect(long.set({ endAt: '1015' }).meant()).toEqual({ start: utc('09:00'), end: utc('10:15', '2026-11-16') });
    expect(dayShiftLabel(long.texts())).toBe('2 days later');
    expect(form(utc('09:00'), utc('10:00', NEXT)).set({ endAt: '8' }).texts().endDay).toBe(NEXT);
  });

  it('move the end by the duration, however it is typed', () => {
    for (const text of ['50', '50 min', '0:50', '50m']) {
      const night = form(utc('09:00'), utc('10:00')).type('startAt', '2340').type('duration', text);
      expect(night.meant()).toEqual({ start: utc('23:40'), end: utc('00:30', NEXT) });
      expect(night.texts()).toMatchObject({ duration: text, endDay: NEXT, endAt: '00:30' });
    }
    expect(form(utc('09:00'), utc('10:00')).set({ duration: '26h' }).set({ endAt: '1130' }).meant()).toEqual({
      start: utc('09:00'),
      end: utc('11:30', NEXT),
    });
    for (const text of ['', '0', 'x']) {
      expect(form(utc('09:00'), utc('10:00')).set({ duration: text }).texts()).toMatchObject({ endAt: '10:00' });
    }
  });

  it('keep the duration over a start that was typed wrong, and do not push the end into the future', () => {
    const entry = form(utc('09:00'), utc('10:00'), { now: utc('15:10:30') });
    expect(entry.set({ startAt: 'x' }).shown()).toBe(`${DAY} x – ${DAY} 10:00, 1 h`);
    expect(entry.set({ startAt: '1450' }).shown()).toBe(`${DAY} 1450 – ${DAY} 15:10, 20 min`);
    expect(entry.set({ startAt: '11' }).shown()).toBe(`${DAY} 11 – ${DAY} 12:00, 1 h`);
  });

  it('leave the end of a proposal that goes up to now', () => {
    const now = utc('10:45:30');
    const today = form(utc('09:45'), utc('10:45'), { now, endsNow: true });
    expect(today.type('startAt', '0815').shown()).toBe(`${DAY} 0815 – ${DAY} 10:45, 2 h 30 min`);
    expect(today.type('startAt', '11').shown()).toBe(`${DAY} 11 – ${DAY} 10:45, `);
    expect(today.type('startAt', '1015').shown()).toBe(`${DAY} 1015 – ${DAY} 10:45, 30 min`);
    // On another day it is a matter of how long it took.
    expect(today.set({ startDay: '2026-11-13' }).shown()).toBe('2026-11-13 1015 – 2026-11-13 10:45, 30 min');
  });

  it('end a running timer on the day it began, or the next, and let it run on', () => {
    const now = utc('08:00', '2026-11-16');
    const runs = () => form(utc('23:00'), undefined, { now, runs: true });
    expect(runs().set({ startAt: '2230' }).meant()).toEqual({ start: utc('22:30'), end: null });
    expect(runs().type('endAt', '2330').meant()).toEqual({ start: utc('23:00'), end: utc('23:30') });
    expect(runs().type('endAt', '130').meant()).toEqual({ start: utc('23:00'), end: utc('01:30', NEXT) });
    expect(runs().set({ duration: '2h' }).meant()).toEqual({ start: utc('23:00'), end: utc('01:00', NEXT) });
    expect(runs().set({ endAt: '2330' }).set({ endAt: '' }).meant()).toEqual({ start: utc('23:00'), end: null });
  });

  it('keep real time where the clocks change', () => {
    // 25 October 2026 has 02:00 to 03:00 twice.
    const back = form(Date.parse('2026-10-24T22:00Z'), Date.parse('2026-10-24T23:30Z'), { timeZone: BERLIN });
    back.set({ startAt: '01:50' });
    expect(back.texts()).toMatchObject({ endAt: '02:20', duration: '1 h 30 min' });
    expect(back.meant()).toEqual({
      start: Date.parse('2026-10-24T23:50Z'),
      end: Date.parse('2026-10-25T01:20Z'),
    });
    expect(back.set({ duration: '30' }).meant()).toMatchObject({ end: Date.parse('2026-10-25T00:20Z') });
    // 29 March 2026 has none.
    const forward = form(Date.parse('2026-03-28T21:00Z'), Date.parse('2026-03-28T22:00Z'), { timeZone: BERLIN });
    expect(forward.set({ startAt: '23:30', endAt: '03:30' }).texts()).toMatchObject({
      endDay: '2026-03-29',
      duration: '3 h',
    });
    expect(forward.set({ duration: '4h' }).texts()).toMatchObject({ endAt: '04:30' });
    // An earlier time on the clock is not the next day where clocks go back in between.
    const hour = form(Date.parse('2026-10-25T00:00Z'), Date.parse('2026-10-25T00:10Z'), { timeZone: BERLIN });
    expect(hour.set({ startAt: '02:40', endAt: '02:20' }).texts()).toMatchObject({
      endDay: '2026-10-25',
      duration: '40 min',
    });
  });

  it('restore the seconds of an entry when its times are set back', () => {
    const [start, end] = [utc('09:00:07'), utc('10:00:01')];
    const entry = form(start, end).set({ startAt: '09:10' });
    expect(entry.texts().endAt).toBe('10:10');
    expect(entry.set({ startAt: '09:00' }).meant()).toEqual({ start, end });
  });

  it('mean in every zone exactly the duration they show, whatever is typed as one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-11-10') }),
        fc.integer({ min: 1, max: 7 * 24 * 60 }),
        fc.constantFrom('UTC', BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'),
        (instant, minutes, timeZone) => {
          const start = Math.floor(instant / MINUTE) * MINUTE;
          const entry = form(start, start + HOUR, { timeZone }).set({ duration: String(minutes) });
          expect(entry.meant()).toEqual({ start, end: start + minutes * MINUTE });
        },
      ),
      { numRuns: 300 },
    );
  });
});
