import { addDays } from '#domain/calendar/calendar.ts';
import { parseDuration } from '#domain/duration/parse-duration.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { parseTimeInput } from '#web/ui/fields/parsing/parse-time-input.ts';
import { parseInstant, parseTimes, type WallTime, toWallTime } from './parse-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface TimeFieldValues {
  readonly startDay: string;
  readonly startAt: string;
  readonly endDay: string;
  readonly endAt: string;
  readonly duration: string;
}

export type TimeFieldName = keyof TimeFieldValues;

/** State that the field texts do not carry. */
export interface LinkState {
  /** The instants behind the fields, which show only minutes and cannot tell the two halves of a repeated hour apart. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** Kept when the start changes. */
  readonly durationMs: number | undefined;
  /** Whether the user chose the end day or the entry exceeds a day, so that the end day is not inferred from the times. */
  readonly isEndDayExplicit: boolean;
  /** Whether the end is the current time and stays put, so that changing the start changes the duration. */
  readonly followsNow: boolean;
}

export interface LinkContext {
  /** The stored or proposed instants, restored with their seconds when the same minute is entered again. */
  readonly original: { readonly start: number | undefined; readonly end: number | undefined };
  /** The end day of a timer that may keep running, while its end time is empty. */
  readonly runningEndDay: string | undefined;
  readonly timeZone: string;
  readonly now: number;
}

export function initialLinkState(original: LinkContext['original'], followsNow: boolean): LinkState {
  const { start, end } = original;
  const durationMs = start === undefined || end === undefined ? undefined : end - start;
  return { start, end, durationMs, isEndDayExplicit: exceedsOneDay(durationMs), followsNow };
}

export function formatDurationField(durationMs: number | undefined): string {
  return durationMs === undefined ? '' : formatElapsed(durationMs);
}

/** Updates the other fields after one has changed. */
export function updateLinkedTimes(
  changed: TimeFieldName,
  texts: TimeFieldValues,
  links: LinkState,
  context: LinkContext,
): { readonly texts: TimeFieldValues; readonly links: LinkState } {
  switch (changed) {
    case 'startDay':
    case 'startAt':
      return onStartChange(changed, texts, links, context);
    case 'endDay':
    case 'endAt':
      return onEndChange(changed, texts, links, context);
    case 'duration':
      return onDurationChange(texts, links, context);
  }
}

type LinkResult = ReturnType<typeof updateLinkedTimes>;

/** The end moves with the start, but never into the future. */
function onStartChange(
  changed: 'startDay' | 'startAt',
  texts: TimeFieldValues,
  before: LinkState,
  context: LinkContext,
): LinkResult {
  const start = parseInstant(startFields(texts), before.start, context.timeZone);
  if (start === undefined) return { texts, links: before };
  const followsNow = before.followsNow && changed === 'startAt';
  const links = { ...before, followsNow };
  if (followsNow && before.end !== undefined) {
    // Validation reports the invalid order.
    if (before.end <= start) return { texts: { ...texts, duration: '' }, links };
    const durationMs = before.end - start;
    return { texts: { ...texts, duration: formatDurationField(durationMs) }, links: { ...links, durationMs } };
  }
  if (texts.endAt.trim() === '' || links.durationMs === undefined) return { texts, links };
  const latest = Math.floor(context.now / MINUTE_MS) * MINUTE_MS;
  const minutes = Math.max(1, Math.round(links.durationMs / MINUTE_MS));
  const end = start + minutes * MINUTE_MS;
  return withEnd(end > latest && start < latest ? latest : end, start, texts, links, context);
}

function onEndChange(
  changed: 'endDay' | 'endAt',
  typed: TimeFieldValues,
  before: LinkState,
  context: LinkContext,
): LinkResult {
  const isEndDayExplicit = before.isEndDayExplicit || changed === 'endDay';
  const texts = isEndDayExplicit ? typed : { ...typed, endDay: inferEndDay(typed, context) };
  const links = { ...before, isEndDayExplicit, followsNow: false };
  const { timeZone } = context;
  const times = parseTimes({
    start: startFields(texts),
    end: endFields(texts),
    original: { start: before.start, end: before.end },
    runningEndDay: undefined,
    timeZone,
  });
  if (!('start' in times) || times.end === null || times.end <= times.start)
    return { texts: { ...texts, duration: '' }, links };
  const durationMs = times.end - times.start;
  return { texts: { ...texts, duration: formatDurationField(durationMs) }, links: { ...links, durationMs } };
}

function onDurationChange(texts: TimeFieldValues, before: LinkState, context: LinkContext): LinkResult {
  const durationMs = parseDuration(texts.duration);
  const start = parseInstant(startFields(texts), before.start, context.timeZone);
  if (durationMs === undefined || durationMs === 0 || start === undefined) return { texts, links: before };
  const links = { ...before, durationMs, isEndDayExplicit: exceedsOneDay(durationMs), followsNow: false };
  const linked = withEnd(start + durationMs, start, texts, links, context);
  // Do not reformat the field that the user is typing into.
  return { ...linked, texts: { ...linked.texts, duration: texts.duration } };
}

function withEnd(
  end: number,
  start: number,
  texts: TimeFieldValues,
  links: LinkState,
  { original, timeZone }: LinkContext,
): LinkResult {
  const { day, time } = toWallTime(end, timeZone);
  const isOriginal = original.end !== undefined && Math.floor(original.end / MINUTE_MS) === Math.floor(end / MINUTE_MS);
  const exact = isOriginal && original.end > start ? original.end : end;
  return {
    texts: { ...texts, endDay: day, endAt: time, duration: formatDurationField(exact - start) },
    links: { ...links, end: exact, isEndDayExplicit: exceedsOneDay(links.durationMs) },
  };
}

/**
 * Infers the end day from a typed end time: the day of the start, or the next day if the time is earlier. An end that
 * would then be far in the future is more likely a typo, so it stays on the day of the start.
 */
function inferEndDay(texts: TimeFieldValues, { original, runningEndDay, timeZone, now }: LinkContext): string {
  const { startDay, startAt, endDay, endAt } = texts;
  if (endAt.trim() === '' && runningEndDay !== undefined) return runningEndDay;
  const [startTime, endTime] = [parseTimeInput(startAt), parseTimeInput(endAt)];
  if (startDay === '' || startTime === undefined || endTime === undefined) return endDay;
  const onDay = (day: string) =>
    parseTimes({ start: startFields(texts), end: { day, time: endAt }, original, runningEndDay: undefined, timeZone });
  const sameDay = onDay(startDay);
  // Equal times are a mistake. When clocks go back, an earlier time may still be later on the same day.
  if (endTime === startTime || ('start' in sameDay && sameDay.end! > sameDay.start)) return startDay;
  const next = addDays(startDay, 1);
  const nextDay = onDay(next);
  if (!('start' in nextDay)) return next;
  const isFuture = nextDay.end! > now + limits.clockSkewMs;
  return isFuture && nextDay.end! - nextDay.start > 12 * HOUR_MS ? startDay : next;
}

/** 'next day' or '2 days later'; undefined if the end is on the day of the start. */
export function formatDayOffset({
  startDay,
  endDay,
}: Pick<TimeFieldValues, 'startDay' | 'endDay'>): string | undefined {
  const days = Math.round((Date.parse(endDay) - Date.parse(startDay)) / (24 * HOUR_MS));
  if (!(days >= 1)) return undefined;
  return days === 1 ? 'next day' : `${days} days later`;
}

function exceedsOneDay(durationMs: number | undefined): boolean {
  return durationMs !== undefined && durationMs > 24 * HOUR_MS;
}

function startFields({ startDay, startAt }: TimeFieldValues): WallTime {
  return { day: startDay, time: startAt };
}

function endFields({ endDay, endAt }: TimeFieldValues): WallTime {
  return { day: endDay, time: endAt };
}
