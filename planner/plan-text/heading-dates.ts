import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
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
  return mark.trim() !== '' || ['by', 'iso', 'east'].includes(kind);
}

interface FoundDate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}

/** The first date of a text that consists of dates only. */
function readDates(text: string): FoundDate | undefined {
  const tokens = text.length > MAX_DATES ? undefined : tokenize(text);
  if (!tokens) return undefined;
  const numbersOf = (test: (kind: string) => boolean) => {
    const token = tokens.find(({ kind }) => test(kind));
    return (token?.text.match(/\d+/g) ?? []).map(Number);
  };
  const [year] = numbersOf((kind) => kind === 'year');
  const [isoYear, isoMonth, isoDay] = numbersOf((kind) => kind === 'iso');
  if (isoDay) return toDate(isoYear, isoMonth!, isoDay);
  const [eastMonth, eastDay] = numbersOf((kind) => kind === 'east');
  if (eastDay) return toDate(year, eastMonth!, eastDay);
  const month = tokens.find(({ kind }) => /^m\d/.test(kind));
  const [day] = numbersOf((kind) => kind === 'day');
  if (month && day) return toDate(year, Number(month.kind.slice(1)), day);
  const dotted = tokens.filter(({ kind }) => kind === 'dotted');
  // '1/2' alone probably means the first of two parts.
  if (dotted.length <= 1 && tokens[0]?.kind !== 'by' && !/\.$|[./].*[./]/.test(dotted[0]?.text ?? '')) return undefined;
  const [a = 0, b = 0, c] = numbersOf((kind) => kind === 'dotted');
  return b > 12 ? toDate(c, a, b) : toDate(c, b, a);
}

function toDate(year: number | undefined, month: number, day: number): FoundDate | undefined {
  const full = year !== undefined && year < 100 ? 2000 + year : year;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year: full, month, day } : undefined;
}

/** The first day that a heading names: 'Week 1 (7–13 Dec)' → '2026-12-07'. */
export function findDay(heading: string, today: string): string | undefined {
  const found = readDates(splitDates(heading).dates ?? '');
  if (!found) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = found.year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [found.year];
  return years
    .map((year) => new Date(Date.UTC(year, found.month - 1, found.day)))
    .filter((date) => date.getUTCDate() === found.day)
    .map((date) => date.toISOString().slice(0, 10))
    .find((day) => isSupportedDay(day) && (found.year !== undefined || day >= addDays(today, -RECENT_DAYS)));
}
