import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { Clock } from '../plan-fields.ts';
import { addMonths, aDay, dayOf, holidayIn, monthOf, type Period } from '../calendar-math.ts';
import type { Kind } from './lexicon.ts';
import { says, type Source } from './tokens.ts';

/** A day or a period that the text mentions, in whatever role. */
export interface WrittenDate extends Period {
  /** The index of the token after it. */
  readonly end: number;
  /** '20 May' and 'this Friday' mean a date; 'May' or 'Friday' may mean something else. */
  readonly isClear: boolean;
  readonly hasYear: boolean;
  /** 'End of May': already a last day, even after 'before'. */
  readonly isPart: boolean;
  /** 'The 20th', without a month. */
  readonly isDayOnly?: boolean;
}

type Read = (source: Source, at: number, clock: Clock) => WrittenDate | null;

const vague = { isClear: false, hasYear: false, isPart: false };
/** Where the month is written first, 5/12 is 12 May. */
const MONTH_FIRST =
  /^(?:America\/(?!Argentina|Sao_Paulo|Bogota|Lima|Santiago|Caracas|Mexico_City)|Pacific\/Honolulu|US\/)/u;

/** The date that begins at a token. */
export const dateAt: Read = (...place) => readPart(...place) ?? readDate(...place) ?? readWord(...place);
const readDate: Read = (...place) => readDigits(...place) ?? readDayAndMonth(...place);
const readWord: Read = (...place) =>
  readNamed(...place) ?? readPeriod(...place) ?? readWeekday(...place) ?? readDayOfMonth(...place);

const textAt = ({ tokens }: Source, at: number) => tokens[at]?.text ?? '';

function skip(source: Source, at: number, ...signs: (Kind | ',' | '.')[]): number {
  const isSkipped = signs.some((sign) => textAt(source, at) === sign || says(source.tokens[at], sign as Kind));
  return isSkipped ? at + 1 : at;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** '2027' or 'next year' */
function yearAt({ tokens }: Source, at: number, { today }: Clock): number | null {
  const [unit, offset] = tokens[at]?.means.period?.split(' ') ?? [];
  if (unit === 'year') return yearOf(today) + Number(offset);
  return /^20\d\d$/u.test(tokens[at]?.text ?? '') ? Number(tokens[at]!.text) : null;
}

/** In the year that is written next to it ('20 May 2027', 'Christmas next year', '来年の3月'), or the next time that is not over. */
function inYears(clock: Clock, source: Source, at: number, inYear: (year: number) => Period | null) {
  const isAhead = source.language === 'ja';
  const ahead = at - (says(source.tokens[at - 2], 'filler') ? 3 : 2);
  const next = skip(source, skip(source, at, ',', '.'), 'filler');
  const year = yearAt(source, isAhead ? ahead : next, clock);
  const thisYear = inYear(year ?? yearOf(clock.today));
  const isOver = year === null && !(thisYear && thisYear.last >= clock.today);
  const period = isOver ? inYear(yearOf(clock.today) + 1) : thisYear;
  const end = year === null || isAhead ? at : next + 1;
  return period && { ...period, end, isClear: true, hasYear: year !== null, isPart: false };
}

/** 'The end of March', 'mid May', '3月末' */
const readPart: Read = (source, at, clock) => {
  const isAhead = says(source.tokens[at], 'part');
  const whole = isAhead ? readPeriod(source, skip(source, at + 1, 'filler'), clock) : readDigits(source, at, clock);
  const partAt = isAhead || !whole ? at : skip(source, whole.end, 'filler');
  const part = source.tokens[partAt]?.means.part;
  if (!whole || part === undefined || whole.first === whole.last) return null;
  const middle = Math.floor((Date.parse(whole.first) + Date.parse(whole.last)) / 2 - 86_400_000);
  const days = { start: whole.first, middle: new Date(middle).toISOString().slice(0, 10), end: whole.last };
  const day = days[part as keyof typeof days];
  return { ...whole, ...aDay(day), end: Math.max(whole.end, partAt + 1), isClear: true, isPart: true };
};

/** '2026-12-20', '20.12.', '12/20', '12月20日' */
const readDigits: Read = (source, at, clock) => {
  if (!says(source.tokens[at], 'date')) return null;
  const text = textAt(source, at);
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const isYearFirst = /^\d{4}/u.test(text);
  const [a = 0, b = 0] = isYearFirst ? numbers.slice(1) : numbers;
  const year = isYearFirst ? numbers[0] : numbers[2];
  const isLocal = source.language === 'en' && a <= 12 && MONTH_FIRST.test(clock.timeZone);
  const isMonthFirst = isYearFirst || text.includes('月') || b > 12 || isLocal;
  const [month, day] = isMonthFirst ? [a, b] : [b, a];
  if (month < 1 || month > 12) return null;
  const inYear = (each: number) => (text.endsWith('月') ? monthOf(each, month) : dayOf(each, month, day));
  const found = inYears(clock, source, at + 1, (each) => inYear(year === undefined ? each : (year % 100) + 2000));
  // '3/4' may be a fraction, and '2.1.' a version.
  const isClear = year !== undefined || text.includes('日') || (text.endsWith('.') && source.language === 'de');
  return found && { ...found, isClear };
};

/** '20th of May 2027', 'May 20' */
const readDayAndMonth: Read = (source, at, clock) => {
  const isMonthFirst = says(source.tokens[at], 'month');
  const dayAt = isMonthFirst ? skip(source, at + 1, '.', 'filler') : at;
  const dayEnd = skip(source, dayAt + 1, 'ordinal', '.');
  const monthAt = isMonthFirst ? at : skip(source, dayEnd, 'filler');
  const day = /^\d\d?$/u.test(textAt(source, dayAt)) ? Number(textAt(source, dayAt)) : 0;
  const month = Number(source.tokens[monthAt]?.means.month);
  if (day === 0 || !month || (isMonthFirst && says(source.tokens[dayEnd], 'unit', 'session'))) return null;
  const end = isMonthFirst ? skip(source, dayAt + 1, 'ordinal') : monthAt + 1;
  return inYears(clock, source, end, (year) => dayOf(year, month, day));
};

/** 'Christmas', 'tomorrow' */
const readNamed: Read = (source, at, clock) => {
  const { holiday, day } = source.tokens[at]?.means ?? {};
  if (day !== undefined) return { ...vague, ...aDay(addDays(clock.today, Number(day))), end: at + 1 };
  const found = holiday === undefined ? null : inYears(clock, source, at + 1, (year) => holidayIn(year, holiday));
  return found && { ...found, isClear: false };
};

/** 'May', 'May 2027', 'this month', '2027' */
const readPeriod: Read = (source, at, clock) => {
  const means = source.tokens[at]?.means ?? {};
  const month = means.month && inYears(clock, source, at + 1, (year) => monthOf(year, Number(means.month)));
  if (month) return { ...month, isClear: month.hasYear };
  const year = yearAt(source, at, clock);
  // 'This month', or 'the month', which is meant only in 'the end of the month'
  const [unit = year === null ? '' : 'year', offset = '', isVague] = means.period?.split(' ') ?? [];
  if (unit === '') return null;
  const monday = addDays(weekStartForDay(clock.today), 7 * Number(offset));
  const period = {
    year: { first: `${year}-01-01`, last: `${year}-12-31` },
    month: monthOf(yearOf(clock.today), Number(clock.today.slice(5, 7)) + Number(offset)),
    week: { first: monday, last: addDays(monday, 6) },
    weekend: { first: addDays(monday, 5), last: addDays(monday, 6) },
  }[unit];
  const isClear = offset === '0' && isVague === undefined;
  return period ? { ...vague, ...period, end: at + 1, isClear, hasYear: year !== null } : null;
};

/** 'This Friday', 'Friday, 20 May' */
const readWeekday: Read = (source, at, clock) => {
  const { tokens } = source;
  const weekday = tokens[at]?.means.weekday;
  if (weekday === undefined) return null;
  const date = readDate(source, skip(source, skip(source, at + 1, ',', '.'), 'filler', 'the-day'), clock);
  const isNext = says(tokens[at - 1], 'next') || says(tokens[at + 1], 'next');
  const isClear = isNext || says(tokens[at - 1], 'this') || says(tokens[at + 1], 'this');
  const inThisWeek = addDays(weekStartForDay(clock.today), Number(weekday) - 1);
  const day = isNext || inThisWeek < clock.today ? addDays(inThisWeek, 7) : inThisWeek;
  return date ?? { ...vague, ...aDay(day), end: skip(source, at + 1, 'this', 'next'), isClear };
};

/** 'The 20th', without a month: the next one. */
const readDayOfMonth: Read = (source, at, { today }) => {
  const { tokens, language, text } = source;
  const day = /^\d\d?$/u.test(textAt(source, at)) ? Number(textAt(source, at)) : 0;
  if (day === 0 || !says(tokens[at - 1], 'the-day')) return null;
  const end = skip(source, at + 1, 'ordinal', language === 'de' ? '.' : 'ordinal');
  const next = tokens[end];
  // 'Before the 20th birthday'. A German verb can follow: 'vor dem 20. abgeben'.
  const noun = language === 'de' ? /^[\p{Lu}\d]/u : /^[\p{L}\d]/u;
  // 'The 1st of every month' is one of many days.
  const isJoined = says(next, 'filler') && !/^(?:of|de|del|du|do|da|von)$/u.test(next!.text);
  const isAlone = next?.clause !== tokens[at]!.clause || isJoined || !noun.test(text.slice(next.from));
  const months = [0, 1, 2].map((n) => addMonths(`${today.slice(0, 8)}01`, n));
  const days = months.flatMap((first) => dayOf(yearOf(first), Number(first.slice(5, 7)), day)?.first ?? []);
  const found = days.find((each) => each > today);
  return found && isAlone ? { ...vague, ...aDay(found), end, isDayOnly: true } : null;
};
