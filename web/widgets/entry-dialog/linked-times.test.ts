import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDayOffset,
  formatDurationField,
  initialLinkState,
  updateLinkedTimes,
  type TimeFieldValues,
} from './linked-times.ts';
import { parseTimes, toWallTime } from './parse-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = '2026-11-14';
const NEXT_DAY = '2026-11-15';
const BERLIN = 'Europe/Berlin';
const utcInstant = (time: string, day = DAY) => Date.parse(`${day}T${time}Z`);

interface Options {
  readonly timeZone?: string;
  readonly now?: number;
  readonly endsNow?: boolean;
  readonly isRunning?: boolean;
}

/** The time fields of an entry, to type into. */
function createForm(
  start: number,
  end: number | undefined,
  { timeZone = 'UTC', now = utcInstant('12:00', '2026-11-20'), ...options }: Options = {},
) {
  const original = { start, end };
  const runningEndDay = options.isRunning ? toWallTime(now, timeZone).day : undefined;
  const from = toWallTime(start, timeZone);
  const to = end === undefined ? { day: runningEndDay ?? from.day, time: '' } : toWallTime(end, timeZone);
  let links = initialLinkState(original, options.endsNow ?? false);
  let texts: TimeFieldValues = {
    startDay: from.day,
    startAt: from.time,
    endDay: to.day,
    endAt: to.time,
    duration: formatDurationField(links.durationMs),
  };
  const parsed = () =>
    parseTimes({
      start: { day: texts.startDay, time: texts.startAt },
      end: { day: texts.endDay, time: texts.endAt },
      original: { start: links.start, end: links.end },
      runningEndDay,
      timeZone,
    });
  return {
    set(changes: Partial<TimeFieldValues>) {
      for (const [name, value] of Object.entries(changes)) {
        const changed = name as keyof TimeFieldValues;
        ({ texts, links } = updateLinkedTimes(changed, { ...texts, [changed]: value }, links, {
          original,
          runningEndDay,
          timeZone,
          now,
        }));
      }
      return this;
    },
    /** Types like a user: each character is a separate change. */
    type(name: keyof TimeFieldValues, value: string) {
      for (let length = 1; length <= value.length; length++) this.set({ [name]: value.slice(0, length) });
      return this;
    },
    texts: () => texts,
    parsed,
    formatted: () => `${texts.startDay} ${texts.startAt} – ${texts.endDay} ${texts.endAt}, ${texts.duration}`,
  };
}

describe('updateLinkedTimes', () => {
  it('moves the end along with the start, even to another day', () => {
    expect(createForm(utcInstant('09:00'), utcInstant('10:30')).type('startAt', '2340').formatted()).toBe(
      `${DAY} 2340 – ${NEXT_DAY} 01:10, 1 h 30 min`,
    );
    expect(createForm(utcInstant('09:00'), utcInstant('10:30')).set({ startDay: NEXT_DAY }).formatted()).toBe(
      `${NEXT_DAY} 09:00 – ${NEXT_DAY} 10:30, 1 h 30 min`,
    );
  });

  it('moves an end before the start to the next day', () => {
    const night = createForm(utcInstant('09:00'), utcInstant('10:00')).type('startAt', '2340').type('endAt', '0030');
    expect(night.formatted()).toBe(`${DAY} 2340 – ${NEXT_DAY} 0030, 50 min`);
    expect(night.parsed()).toEqual({ start: utcInstant('23:40'), end: utcInstant('00:30', NEXT_DAY) });
    expect(formatDayOffset(night.texts())).toBe('next day');
    // It moves back to the same day once it is after the start.
    expect(night.type('endAt', '2355').formatted()).toBe(`${DAY} 2340 – ${DAY} 2355, 15 min`);
    expect(formatDayOffset(night.texts())).toBeUndefined();
  });

  it('treats midnight as the end of the day', () => {
    for (const midnight of ['0', '00:00', '24:00', 'midnight']) {
      const evening = createForm(utcInstant('22:00'), utcInstant('23:00')).set({ endAt: midnight });
      expect(evening.parsed()).toEqual({ start: utcInstant('22:00'), end: utcInstant('00:00', NEXT_DAY) });
    }
  });

  it('leaves equal times, and an early end on an explicitly chosen day, for validation to report', () => {
    const equal = createForm(utcInstant('09:00'), utcInstant('10:00')).set({ endAt: '9' });
    expect(equal.formatted()).toBe(`${DAY} 09:00 – ${DAY} 9, `);
    const chosen = createForm(utcInstant('09:00'), utcInstant('10:00')).set({ endDay: DAY, endAt: '8' });
    expect(chosen.formatted()).toBe(`${DAY} 09:00 – ${DAY} 8, `);
  });

  it('keeps the day of the start if the end would be far in the future', () => {
    const today = { now: utcInstant('15:00') };
    expect(createForm(utcInstant('13:00'), utcInstant('14:00'), today).set({ endAt: '12' }).texts().endDay).toBe(DAY);
    // If the end is only just ahead of now, the next day is still the better guess.
    const late = createForm(utcInstant('23:40'), utcInstant('23:50'), { now: utcInstant('23:55') });
    expect(late.set({ endAt: '0030' }).texts().endDay).toBe(NEXT_DAY);
  });

  it('keeps the day of an end more than a day after the start', () => {
    const long = createForm(utcInstant('09:00'), utcInstant('10:00', '2026-11-16'));
    expect(long.set({ endAt: '1015' }).parsed()).toEqual({
      start: utcInstant('09:00'),
      end: utcInstant('10:15', '2026-11-16'),
    });
    expect(formatDayOffset(long.texts())).toBe('2 days later');
    expect(createForm(utcInstant('09:00'), utcInstant('10:00', NEXT_DAY)).set({ endAt: '8' }).texts().endDay).toBe(
      NEXT_DAY,
    );
  });

  it('sets the end from a duration in any format', () => {
    for (const text of ['50', '50 min', '0:50', '50m']) {
      const night = createForm(utcInstant('09:00'), utcInstant('10:00')).type('startAt', '2340').type('duration', text);
      expect(night.parsed()).toEqual({ start: utcInstant('23:40'), end: utcInstant('00:30', NEXT_DAY) });
      expect(night.texts()).toMatchObject({ duration: text, endDay: NEXT_DAY, endAt: '00:30' });
    }
    expect(
      createForm(utcInstant('09:00'), utcInstant('10:00')).set({ duration: '26h' }).set({ endAt: '1130' }).parsed(),
    ).toEqual({
      start: utcInstant('09:00'),
      end: utcInstant('11:30', NEXT_DAY),
    });
    for (const text of ['', '0', 'x']) {
      expect(createForm(utcInstant('09:00'), utcInstant('10:00')).set({ duration: text }).texts()).toMatchObject({
        endAt: '10:00',
      });
    }
  });

  it('keeps the duration while the start is invalid, and never moves the end into the future', () => {
    const entry = createForm(utcInstant('09:00'), utcInstant('10:00'), { now: utcInstant('15:10:30') });
    expect(entry.set({ startAt: 'x' }).formatted()).toBe(`${DAY} x – ${DAY} 10:00, 1 h`);
    expect(entry.set({ startAt: '1450' }).formatted()).toBe(`${DAY} 1450 – ${DAY} 15:10, 20 min`);
    expect(entry.set({ startAt: '11' }).formatted()).toBe(`${DAY} 11 – ${DAY} 12:00, 1 h`);
  });

  it('keeps the end of a proposal that ends now', () => {
    const now = utcInstant('10:45:30');
    const today = createForm(utcInstant('09:45'), utcInstant('10:45'), { now, endsNow: true });
    expect(today.type('startAt', '0815').formatted()).toBe(`${DAY} 0815 – ${DAY} 10:45, 2 h 30 min`);
    expect(today.type('startAt', '11').formatted()).toBe(`${DAY} 11 – ${DAY} 10:45, `);
    expect(today.type('startAt', '1015').formatted()).toBe(`${DAY} 1015 – ${DAY} 10:45, 30 min`);
    // On another day, the duration is kept instead.
    expect(today.set({ startDay: '2026-11-13' }).formatted()).toBe('2026-11-13 1015 – 2026-11-13 10:45, 30 min');
  });

  it('ends a running timer on the day it started or the next, or lets it keep running', () => {
    const now = utcInstant('08:00', '2026-11-16');
    const createRunningForm = () => createForm(utcInstant('23:00'), undefined, { now, isRunning: true });
    expect(createRunningForm().set({ startAt: '2230' }).parsed()).toEqual({ start: utcInstant('22:30'), end: null });
    expect(createRunningForm().type('endAt', '2330').parsed()).toEqual({
      start: utcInstant('23:00'),
      end: utcInstant('23:30'),
    });
    expect(createRunningForm().type('endAt', '130').parsed()).toEqual({
      start: utcInstant('23:00'),
      end: utcInstant('01:30', NEXT_DAY),
    });
    expect(createRunningForm().set({ duration: '2h' }).parsed()).toEqual({
      start: utcInstant('23:00'),
      end: utcInstant('01:00', NEXT_DAY),
    });
    expect(createRunningForm().set({ endAt: '2330' }).set({ endAt: '' }).parsed()).toEqual({
      start: utcInstant('23:00'),
      end: null,
    });
  });

  it('keeps the elapsed time across clock changes (TM-03)', () => {
    // On 25 October 2026 the hour from 02:00 to 03:00 occurs twice.
    const back = createForm(Date.parse('2026-10-24T22:00Z'), Date.parse('2026-10-24T23:30Z'), { timeZone: BERLIN });
    back.set({ startAt: '01:50' });
    expect(back.texts()).toMatchObject({ endAt: '02:20', duration: '1 h 30 min' });
    expect(back.parsed()).toEqual({
      start: Date.parse('2026-10-24T23:50Z'),
      end: Date.parse('2026-10-25T01:20Z'),
    });
    expect(back.set({ duration: '30' }).parsed()).toMatchObject({ end: Date.parse('2026-10-25T00:20Z') });
    // On 29 March 2026 that hour does not exist.
    const forward = createForm(Date.parse('2026-03-28T21:00Z'), Date.parse('2026-03-28T22:00Z'), { timeZone: BERLIN });
    expect(forward.set({ startAt: '23:30', endAt: '03:30' }).texts()).toMatchObject({
      endDay: '2026-03-29',
      duration: '3 h',
    });
    expect(forward.set({ duration: '4h' }).texts()).toMatchObject({ endAt: '04:30' });
    // When clocks go back in between, an earlier time can be later on the same day.
    const hour = createForm(Date.parse('2026-10-25T00:00Z'), Date.parse('2026-10-25T00:10Z'), { timeZone: BERLIN });
    expect(hour.set({ startAt: '02:40', endAt: '02:20' }).texts()).toMatchObject({
      endDay: '2026-10-25',
      duration: '40 min',
    });
  });

  it('restores the seconds of an entry when its original times are entered again', () => {
    const [start, end] = [utcInstant('09:00:07'), utcInstant('10:00:01')];
    const entry = createForm(start, end).set({ startAt: '09:10' });
    expect(entry.texts().endAt).toBe('10:10');
    expect(entry.set({ startAt: '09:00' }).parsed()).toEqual({ start, end });
  });

  it('produces exactly the typed duration in every time zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-11-10') }),
        fc.integer({ min: 1, max: 7 * 24 * 60 }),
        fc.constantFrom('UTC', BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'),
        (instant, minutes, timeZone) => {
          const start = Math.floor(instant / MINUTE) * MINUTE;
          const entry = createForm(start, start + HOUR, { timeZone }).set({ duration: String(minutes) });
          expect(entry.parsed()).toEqual({ start, end: start + minutes * MINUTE });
        },
      ),
      { numRuns: 300 },
    );
  });
});
