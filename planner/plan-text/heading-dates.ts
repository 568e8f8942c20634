import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import { createTokenizer, type Token } from './lexicon.ts';

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
const MAX_DATES = 60;
/** Text that names no year means the next such day, unless it has only just passed. */
const RECENT_DAYS = 30;

/** 'Mon' or 'Dienstag' */
export const isWeekday = (text: string) =>
  tokenize(text)
    ?.map(({ kind }) => kind)
    .join() === 'weekday';

interface HeadingDates {
  /** The heading without its dates. */
  readonly title: string;
  /** 'by 29 Nov' */
  readonly dates: string | undefined;
}

/** 'Find the spark (by 29 Nov)' → 'Find the spark'. Dates are removed in brackets, and at both ends of a heading. */
export function splitDates(heading: string): HeadingDates {
  const found: string[] = [];
  const take = (part: string) => {
    const isDate = readDates(part) !== undefined;
    if (isDate) found.push(part);
    return isDate;
  };
  let title = heading.replaceAll(bracketed, (all, part: string) => (take(part) ? '' : all)).trim();
  if (take(title)) return { title: '', dates: found[0] };
  const ends = [...title.matchAll(boundary)].map(({ 0: mark, index }) => ({ mark, index }));
  const last = ends.find(
    ({ mark, index }) =>
      title.length - index <= MAX_DATES &&
      isBoundary(mark, title.slice(index + mark.length)) &&
      take(title.slice(index + mark.length)),
  );
  if (last) title = title.slice(0, last.index);
  const first = ends.findLast(
    ({ mark, index }) => index <= MAX_DATES && mark.trim() !== '' && take(title.slice(0, index)),
  );
  if (first) title = title.slice(first.index + first.mark.length);
  return { title: title.replace(/^[\s:：,–—-]{1,20}|[\s:：,–—-]{1,20}$/gu, ''), dates: found[0] };
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
  const whole = tokens.find(({ kind }) => kind === 'iso' || kind === 'east');
  if (whole) {
    const [a, b, c] = numbersIn(whole);
    const year = readYear(tokens);
    return whole.kind === 'iso' ? toDate(a, b!, c!) : toDate(year, a!, b!);
  }
  const month = tokens.find(({ kind }) => /^m\d/.test(kind));
  const day = tokens.find(({ kind }) => kind === 'day');
  if (month && day) return toDate(readYear(tokens), Number(month.kind.slice(1)), numbersIn(day)[0]!);
  const dotted = tokens.filter(({ kind }) => kind === 'dotted');
  const [first] = dotted;
  // '1/2' alone is rather a part of two.
  const isClear = first && (dotted.length > 1 || /\.$|[./].*[./]/.test(first.text) || tokens[0]!.kind === 'by');
  if (!isClear) return undefined;
  const [a, b, year] = numbersIn(first);
  return b! > 12 ? toDate(year, a!, b!) : toDate(year, b!, a!);
}

const numbersIn = ({ text }: Token) => (text.match(/\d+/g) ?? []).map(Number);

function readYear(tokens: readonly Token[]): number | undefined {
  const year = tokens.find(({ kind }) => kind === 'year');
  return year && numbersIn(year)[0];
}

function toDate(year: number | undefined, month: number, day: number): FoundDate | undefined {
  const full = year !== undefined && year < 100 ? 2000 + year : year;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year: full, month, day } : undefined;
}

/** The first day that a heading names: 'Week 1 (7–13 Dec)' → '2026-12-07'. */
export function findDay(heading: string, today: string): string | undefined {
  const { dates } = splitDates(heading);
  const found = dates === undefined ? undefined : readDates(dates);
  if (!found) return undefined;
  const inYear = (year: number) => {
    const instant = new Date(Date.UTC(year, found.month - 1, found.day));
    return instant.getUTCDate() === found.day ? instant.toISOString().slice(0, 10) : undefined;
  };
  if (found.year !== undefined) return supported(inYear(found.year));
  const year = Number(today.slice(0, 4));
  const next = [year - 1, year, year + 1].map(inYear).find((day) => day && day >= addDays(today, -RECENT_DAYS));
  return supported(next);
}

const supported = (day: string | undefined) => (day !== undefined && isSupportedDay(day) ? day : undefined);
