import { addDays } from '#domain/calendar/calendar.ts';
import type { Clock, Found } from '../plan-fields.ts';
import { addMonths } from '../calendar-math.ts';
import { dateAt, type WrittenDate } from './dates.ts';
import { found, onlyOne, readAll, says, type Source, tokensAround } from './tokens.ts';
import { findSpans } from './weeks.ts';

const MAX_DAYS = 5 * 366;
/** Without a year and a word such as 'by', a date that is nearly a year away is more likely a past one. */
const MAX_UNMARKED_DAYS = 300;
/** Words between a date and its role: 'by next'. */
const MAX_DISTANCE = 5;

/** It is marked if 'by', 'until' or 'before' says that it is a deadline. */
type Candidate = Found<string> & { readonly isMarked: boolean };

/**
 * The last day on which work can be done: the day itself of 'by 20 December', the one before of 'before 20 December'. Null if
 * several days may be meant.
 */
export function readDeadline(source: Source, clock: Clock, isAnswer: boolean): Found<string> | null {
  const day = readDay(source, clock, isAnswer);
  return day && { value: day.value, words: day.words };
}

/** With whether it is marked as the last day. */
export function readDay(source: Source, clock: Clock, isAnswer: boolean): Candidate | null {
  const latest = addDays(clock.today, MAX_DAYS);
  const candidates = [...findDates(source, clock, isAnswer), ...findFrames(source, clock)].filter(
    ({ value }) => value >= clock.today && value <= latest,
  );
  const marked = candidates.filter(({ isMarked }) => isMarked);
  return onlyOne(marked.length > 0 ? marked : candidates);
}

/** 'In three weeks' */
function findFrames(source: Source, { today }: Clock): Candidate[] {
  const frames = findSpans(source, false).filter(({ isFromToday }) => isFromToday);
  return frames.map(({ count, unit, at, end }) => {
    const days = { day: 1, week: 7, fortnight: 14 }[unit];
    const months = { month: 1, quarter: 3, year: 12 }[unit] ?? 0;
    const day = days ? addDays(today, Math.round(count * days)) : addMonths(today, Math.round(count * months));
    return { ...found(source, day, at, end), isMarked: false };
  });
}

function findDates(source: Source, clock: Clock, isAnswer: boolean): Candidate[] {
  const dates = readAll(source, (at) => dateAt(source, at, clock));
  // Next to a date with a month, 'by the 5th' may be in that month or in another one.
  if (new Set(dates.map(({ isDayOnly = false }) => isDayOnly)).size > 1) return [];
  return dates.flatMap(({ at, ...date }) => toCandidate(source, at, date, clock, isAnswer) ?? []);
}

function toCandidate(source: Source, at: number, date: WrittenDate, clock: Clock, isAnswer: boolean): Candidate | null {
  const role = roleOf(source, at, date.end);
  const isMarked = role.kind === 'until' || role.kind === 'before';
  if (role.kind === 'start' || !(isMarked || date.isClear || isAnswer)) return null;
  const clause = tokensAround(source, at, 'clause');
  if (clause.some((token) => says(token, 'away') || (!isMarked && says(token, 'past')))) return null;
  // 'By next week' may mean its beginning or its end.
  const isWeek = date.first < date.last && date.last <= addDays(date.first, 6);
  if (role.kind === 'until' && isWeek) return null;
  const isDayBefore = role.kind === 'before' && !date.isPart;
  const day = addDays(isMarked ? date.first : date.last, isDayBefore ? -1 : 0);
  if (!isMarked && !date.hasYear && !isAnswer && day > addDays(clock.today, MAX_UNMARKED_DAYS)) return null;
  return { ...found(source, day, role.first, role.end), isMarked };
}

/** What the words before a date, in Japanese those after it, say about it. */
function roleOf({ tokens, language }: Source, at: number, end: number) {
  for (let n = 0; n < MAX_DISTANCE; n++) {
    const place = language === 'ja' ? end + n : at - 1 - n;
    const token = tokens[place];
    const kind = (['until', 'before', 'start'] as const).find((each) => says(token, each));
    if (kind) return { kind, first: Math.min(at, place), end: Math.max(end, place + 1) };
    if (!says(token, 'filler', 'this', 'next', 'the-day', 'at') && token?.text !== ':') break;
  }
  return { kind: null, first: at, end };
}
