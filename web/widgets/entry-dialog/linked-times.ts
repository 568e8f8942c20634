import { addDays } from '#domain/calendar.ts';
import { durationFromText } from '#domain/duration-text.ts';
import { durationInWords } from '#domain/duration.ts';
import { limits } from '#domain/limits.ts';
import { timeFromText } from '#web/ui/time-text.ts';
import { momentFrom, timesFrom, type WallTime, wallTimeOf } from './entry-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time fields of the form, by name. */
export interface TimeTexts {
  readonly startDay: string;
  readonly startAt: string;
  readonly endDay: string;
  readonly endAt: string;
  readonly duration: string;
}

export type TimeFieldName = keyof TimeTexts;

/** What the texts alone do not say. */
export interface Links {
  /** The instants behind the fields, which show only minutes and cannot tell the two halves of a repeated hour apart. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** Kept when the start changes. */
  readonly durationMs: number | undefined;
  /** The user chose the day of the end, or the entry is longer than a day: an end before the start is then a mistake. */
  readonly isEndDayChosen: boolean;
  /** A proposal up to now: a different start makes it longer or shorter. */
  readonly endsNow: boolean;
}

export interface LinkContext {
  /** The stored or proposed instants, restored with their seconds when their minute is set again. */
  readonly original: { readonly start: number | undefined; readonly end: number | undefined };
  /** The day of an empty end, of a timer that may run on. */
  readonly runsUntil: string | undefined;
  readonly timeZone: string;
  readonly now: number;
}

export function initialLinks(original: LinkContext['original'], endsNow: boolean): Links {
  const { start, end } = original;
  const durationMs = start === undefined || end === undefined ? undefined : end - start;
  return { start, end, durationMs, isEndDayChosen: isLong(durationMs), endsNow };
}

export function durationText(durationMs: number | undefined): string {
  return durationMs === undefined ? '' : durationInWords(durationMs);
}

/** What the other fields become when one has been changed. */
export function linkTimes(
  changed: TimeFieldName,
  texts: TimeTexts,
  links: Links,
  context: LinkContext,
): { readonly texts: TimeTexts; readonly links: Links } {
  switch (changed) {
    case 'startDay':
    case 'startAt':
      return startChanged(changed, texts, links, context);
    case 'endDay':
    case 'endAt':
      return endChanged(changed, texts, links, context);
    case 'duration':
      return durationChanged(texts, links, context);
  }
}

type Linked = ReturnType<typeof linkTimes>;

/** The end moves along, but never into the future. */
function startChanged(changed: 'startDay' | 'startAt', texts: TimeTexts, before: Links, context: LinkContext): Linked {
  const start = momentFrom(startOf(texts), before.start, context.timeZone);
  if (start === undefined) return { texts, links: before };
  const endsNow = before.endsNow && changed === 'startAt';
  const links = { ...before, endsNow };
  if (endsNow && before.end !== undefined) {
    // A start after it is reported as a mistake.
    if (before.end <= start) return { texts: { ...texts, duration: '' }, links };
    const durationMs = before.end - start;
    return { texts: { ...texts, duration: durationText(durationMs) }, links: { ...links, durationMs } };
  }
  if (texts.endAt.trim() === '' || links.durationMs === undefined) return { texts, links };
  const latest = Math.floor(context.now / MINUTE_MS) * MINUTE_MS;
  const minutes = Math.max(1, Math.round(links.durationMs / MINUTE_MS));
  const end = start + minutes * MINUTE_MS;
  return withEnd(end > latest && start < latest ? latest : end, start, texts, links, context);
}

function endChanged(changed: 'endDay' | 'endAt', typed: TimeTexts, before: Links, context: LinkContext): Linked {
  const isEndDayChosen = before.isEndDayChosen || changed === 'endDay';
  const texts = isEndDayChosen ? typed : { ...typed, endDay: impliedEndDay(typed, context) };
  const links = { ...before, isEndDayChosen, endsNow: false };
  const { timeZone } = context;
  const times = timesFrom({
    start: startOf(texts),
    end: endOf(texts),
    original: { start: before.start, end: before.end },
    runsUntil: undefined,
    timeZone,
  });
  if (!('start' in times) || times.end === null || times.end <= times.start)
    return { texts: { ...texts, duration: '' }, links };
  const durationMs = times.end - times.start;
  return { texts: { ...texts, duration: durationText(durationMs) }, links: { ...links, durationMs } };
}

function durationChanged(texts: TimeTexts, before: Links, context: LinkContext): Linked {
  const durationMs = durationFromText(texts.duration);
  const start = momentFrom(startOf(texts), before.start, context.timeZone);
  if (durationMs === undefined || durationMs === 0 || start === undefined) return { texts, links: before };
  const links = { ...before, durationMs, isEndDayChosen: isLong(durationMs), endsNow: false };
  const linked = withEnd(start + durationMs, start, texts, links, context);
  // The user is still typing it.
  return { ...linked, texts: { ...linked.texts, duration: texts.duration } };
}

function withEnd(
  end: number,
  start: number,
  texts: TimeTexts,
  links: Links,
  { original, timeZone }: LinkContext,
): Linked {
  const { day, time } = wallTimeOf(end, timeZone);
  const isOriginal = original.end !== undefined && Math.floor(original.end / MINUTE_MS) === Math.floor(end / MINUTE_MS);
  const exact = isOriginal && original.end > start ? original.end : end;
  return {
    texts: { ...texts, endDay: day, endAt: time, duration: durationText(exact - start) },
    links: { ...links, end: exact, isEndDayChosen: isLong(links.durationMs) },
  };
}

/**
 * The day of an end of which only the time was typed: that of the start, or the next where the time is earlier. An end
 * that would then be far in the future is rather a mistake, and stays on the day of the start.
 */
function impliedEndDay(texts: TimeTexts, { original, runsUntil, timeZone, now }: LinkContext): string {
  const { startDay, startAt, endDay, endAt } = texts;
  if (endAt.trim() === '' && runsUntil !== undefined) return runsUntil;
  const [startTime, endTime] = [timeFromText(startAt), timeFromText(endAt)];
  if (startDay === '' || startTime === undefined || endTime === undefined) return endDay;
  const onDay = (day: string) =>
    timesFrom({ start: startOf(texts), end: { day, time: endAt }, original, runsUntil: undefined, timeZone });
  const sameDay = onDay(startDay);
  // Equal times are a mistake. Where clocks go back, an earlier time may still be later on the same day.
  if (endTime === startTime || ('start' in sameDay && sameDay.end! > sameDay.start)) return startDay;
  const next = addDays(startDay, 1);
  const nextDay = onDay(next);
  if (!('start' in nextDay)) return next;
  const isFuture = nextDay.end! > now + limits.clockSkewMs;
  return isFuture && nextDay.end! - nextDay.start > 12 * HOUR_MS ? startDay : next;
}

/** 'next day' or '2 days later'; nothing for an end on the day of the start. */
export function dayShiftLabel({ startDay, endDay }: Pick<TimeTexts, 'startDay' | 'endDay'>): string | undefined {
  const days = Math.round((Date.parse(endDay) - Date.parse(startDay)) / (24 * HOUR_MS));
  if (!(days >= 1)) return undefined;
  return days === 1 ? 'next day' : `${days} days later`;
}

function isLong(durationMs: number | undefined): boolean {
  return durationMs !== undefined && durationMs > 24 * HOUR_MS;
}

function startOf({ startDay, startAt }: TimeTexts): WallTime {
  return { day: startDay, time: startAt };
}

function endOf({ endDay, endAt }: TimeTexts): WallTime {
  return { day: endDay, time: endAt };
}
