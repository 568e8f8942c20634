import { addDays } from '#domain/calendar/calendar.ts';
import type { Clock, Found } from '../plan-fields.ts';
import { addMonths } from './calendar-math.ts';
import { dateAt, type WrittenDate } from './dates.ts';
import { findSpans } from './spans.ts';
import { found, says, type Source, tokensAround } from './tokens.ts';

const MAX_DAYS = 5 * 366;
/** Without a year and a word such as 'by', a date that is nearly a year away is more likely a past one. */
const MAX_UNMARKED_DAYS = 300;
/** Words between a date and its role: 'by noon on the'. */
const MAX_DISTANCE = 5;

interface Candidate {
  readonly found: Found<string>;
  /** 'By', 'until' or 'before' says that it is a deadline. */
  readonly isMarked: boolean;
}

/**
 * The last day on which work can be done: the day itself of 'by 20 December', the one before of 'before the 20th' and 'by Friday
 * noon'. Null if several days may be meant.
 */
export function readDeadline(source: Source, clock: Clock, isAnswer: boolean): Found<string> | null {
  const latest = addDays(clock.today, MAX_DAYS);
  const candidates = [...findDates(source, clock, isAnswer), ...findFrames(source, clock)].filter(
    ({ found: { value } }) => value >= clock.today && value <= latest,
  );
  const marked = candidates.filter(({ isMarked }) => isMarked);
  const best = marked.length > 0 ? marked : candidates;
  return new Set(best.map((candidate) => candidate.found.value)).size === 1 ? best[0]!.found : null;
}

/** 'In three weeks' */
function findFrames(source: Source, { today }: Clock): Candidate[] {
  const frames = findSpans(source, false).filter(({ isFromToday }) => isFromToday);
  return frames.map(({ count, unit, first, end }) => {
    const days = { day: 1, week: 7, fortnight: 14 }[unit];
    const months = { month: 1, quarter: 3, year: 12 }[unit] ?? 0;
    const isNear = count * Math.max(days ?? 0, months * 30) <= MAX_DAYS;
    const day = days ? addDays(today, isNear ? Math.round(count * days) : 0) : addMonths(today, isNear ? Math.round(count * months) : 0);
    return { found: found(source, day, first, end), isMarked: false };
  });
}

function findDates(source: Source, clock: Clock, isAnswer: boolean): Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; at < source.tokens.length; at++) {
    const date = dateAt(source, at, clock);
    if (!date) continue;
    const candidate = toCandidate(source, at, date, clock, isAnswer);
    if (candidate) candidates.push(candidate);
    at = date.end - 1;
  }
  return candidates;
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
  const dayBefore = (role.kind === 'before' && !date.isPart) || role.isMorning;
  const day = addDays(isMarked ? date.first : date.last, dayBefore ? -1 : 0);
  if (!isMarked && !date.hasYear && !isAnswer && day > addDays(clock.today, MAX_UNMARKED_DAYS)) return null;
  return { found: found(source, day, role.first, role.end), isMarked };
}

interface Role {
  readonly kind: 'until' | 'before' | 'start' | null;
  readonly isMorning: boolean;
  readonly first: number;
  readonly end: number;
}

/** What the words before a date, in Japanese those after it, say about it. */
function roleOf(source: Source, at: number, end: number): Role {
  const { tokens, language } = source;
  const isAfter = language === 'ja';
  const noon = morningAfter(source, end);
  // 'Freitagmittag'
  let isMorning = noon !== null || (says(tokens[at], 'weekday') && says(tokens[at], 'morning'));
  for (let n = 0; n < MAX_DISTANCE; n++) {
    const place = isAfter ? end + n : at - 1 - n;
    const token = tokens[place];
    const kind = (['until', 'before', 'start'] as const).find((each) => says(token, each));
    if (kind) {
      const first = isAfter ? at : place;
      return { kind, isMorning, first, end: Math.max(isAfter ? place + 1 : end, noon ?? 0) };
    }
    isMorning ||= says(token, 'morning');
    const isBetween = says(token, 'filler', 'morning', 'this', 'next', 'the-day', 'clock', 'at') || token?.text === ':';
    if (!isBetween) break;
  }
  return { kind: null, isMorning, first: at, end: noon ?? end };
}

/** The end of 'noon' or '9 am' after a date: that day cannot be used any more. */
function morningAfter({ tokens }: Source, end: number): number | null {
  const at = says(tokens[end], 'filler', 'at') ? end + 1 : end;
  if (says(tokens[at], 'morning')) return at + 1;
  const clock = says(tokens[at], 'clock') ? at + 1 : says(tokens[at + 1], 'clock') ? at + 2 : null;
  const hours = Number(tokens[at]?.means.number);
  const isAfternoon = clock !== null && says(tokens[clock - 1], 'afternoon');
  return (isAfternoon ? (hours % 12) + 12 : hours) <= 12 ? clock : null;
}
