import { addDays } from '#domain/calendar/calendar.ts';
import { dayOf } from '../calendar-math.ts';
import { createTokenizer } from './lexicon.ts';

const tokenize = createTokenizer('plan-dates', {
  iso: String.raw`\d{4}-\d{2}-\d{2}`,
  east: String.raw`\d{1,2}月\d{1,2}日`,
  dotted: String.raw`\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2}(?!\d))|\.)?`,
  year: String.raw`(?:19|20)\d{2}年?`,
  day: String.raw`\d{1,2}(?:st|nd|rd|th|er|º|ª|\.|日)?(?!\d)`,
  sign: String.raw`[-–—,./〜～~]`,
});

const bracketed = /\s?[([（]([^()[\]（）]{3,60})[)\]）]/gu;
/** Where a date can begin or end: at a separator, or at a word such as 'until'. */
const boundary = /\s[–—|·-]\s|[,:：]\s*|\s+/gu;
const separators = /^[\s:：,–—-]{1,20}|[\s:：,–—-]{1,20}$/gu;
const MAX_DATES = 60;
/** Text that names no year means the next such day, unless it has only just passed. */
const RECENT_DAYS = 30;
const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
const DAYS_PER_YEAR = 365;

/** 'Mon' or 'Dienstag' */
export function isWeekday(text: string): boolean {
  const tokens = tokenize(text);
  return tokens?.length === 1 && tokens[0]!.kind === 'weekday';
}

/** 'Kicking (by 29 Nov)' → 'Kicking' and 'by 29 Nov'. Dates are removed in brackets and at both ends of a heading. */
export function splitDates(heading: string): { readonly title: string; readonly dates: string | undefined } {
  let dates: string | undefined;
  const take = (part: string) => {
    const isDate = readDates(part) !== undefined;
    if (isDate) dates ??= part;
    return isDate;
  };
  let title = heading.replaceAll(bracketed, (all, part: string) => (take(part) ? '' : all)).trim();
  if (take(title)) return { title: '', dates };
  const ends = [...title.matchAll(boundary)].map(({ 0: mark, index }) => ({ mark, index, end: index + mark.length }));
  const last = ends.find(({ mark, end }) => isBoundary(mark, title.slice(end)) && take(title.slice(end)));
  title = title.slice(0, last?.index);
  const first = ends.findLast(({ mark, index }) => mark.trim() !== '' && take(title.slice(0, index)));
  return { title: title.slice(first?.end ?? 0).replaceAll(separators, ''), dates };
}

/** After a space alone, a date begins with 'by' or the like. */
function isBoundary(mark: string, rest: string): boolean {
  const kind = tokenize(rest.slice(0, MAX_DATES))?.[0]?.kind ?? '';
  return mark.trim() !== '' || ['by', 'week', 'iso', 'east'].includes(kind);
}

interface FoundDates {
  readonly year: number | undefined;
  /** Of the first day. */
  readonly month: number;
  readonly day: number;
  /** The number of the first day. Only the distance between such numbers matters, so any year will do if there is none. */
  readonly number: number;
  readonly isWeek: boolean;
}

/** The dates of a text that consists of dates only. */
function readDates(text: string): FoundDates | undefined {
  const tokens = text.length > MAX_DATES ? undefined : tokenize(text);
  if (!tokens) return undefined;
  const dotted = tokens.filter(({ kind }) => kind === 'dotted');
  // '1/2' alone probably means the first of two parts.
  const isPart = dotted.length === 1 && tokens[0]!.kind !== 'by' && !/\.$|[./].*[./]/.test(dotted[0]!.text);
  const years: number[] = [];
  const months: number[] = [];
  const days: number[] = [];
  for (const { kind, text: word } of tokens) {
    const [a = 0, b = 0, c] = (word.match(/\d+/g) ?? []).map(Number);
    const [year, month, day] = {
      iso: [a, b, c],
      east: [undefined, a, b],
      dotted: b > 12 ? [c, a, b] : [c, b, a],
      year: [a],
      day: [undefined, undefined, a],
    }[kind] ?? [undefined, /^m\d/.test(kind) ? Number(kind.slice(1)) : undefined];
    if (year !== undefined) years.push(year < 100 ? 2000 + year : year);
    if (month !== undefined) months.push(month);
    if (day !== undefined) days.push(day);
  }
  const isPossible = months.every((month) => month >= 1 && month <= 12) && days.every((day) => day >= 1 && day <= 31);
  if (isPart || !isPossible || months.length === 0 || days.length === 0) return undefined;
  const numberOf = (n: number) => Date.UTC(years[0] ?? 2001, months.at(n)! - 1, days.at(n)) / MS_PER_DAY;
  const length = daysBetween(numberOf(0), numberOf(-1));
  const isWeek = tokens[0]!.kind === 'week' || (length > 0 && length <= DAYS_PER_WEEK);
  return { year: years[0], month: months[0]!, day: days[0]!, number: numberOf(0), isWeek };
}

/** 'Nov 16–22: A' and 'Week of Nov 16': the number of the first day, and the heading without dates. */
export function parseDatedWeek(heading: string): { readonly first: number; readonly title: string } | undefined {
  const marks = [...heading.slice(0, MAX_DATES).matchAll(boundary)].filter(([mark]) => mark.trim() !== '');
  for (const { 0: mark, index } of [{ 0: '', index: heading.length }, ...marks.toReversed()]) {
    const found = readDates(heading.slice(0, index));
    if (found) return found.isWeek ? { first: found.number, title: heading.slice(index + mark.length) } : undefined;
  }
  return undefined;
}

/** From one day to a later one. Without a year, January is after December. */
export const daysBetween = (first: number, last: number) => (last - first + DAYS_PER_YEAR) % DAYS_PER_YEAR;

/** The first day that a heading names: 'Week 1 (7–13 Dec)' → '2026-12-07'. */
export function findDay(heading: string, today: string): string | undefined {
  const found = readDates(splitDates(heading).dates ?? '');
  if (!found) return undefined;
  const { year, month, day } = found;
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [year];
  return years
    .flatMap((each) => dayOf(each, month, day)?.first ?? [])
    .find((date) => year !== undefined || date >= addDays(today, -RECENT_DAYS));
}
