import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { Clock } from '../plan-fields.ts';
import { dayOf, holidayIn, monthOf, nextTime, type Period } from './calendar-math.ts';
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
}

type Read = (source: Source, at: number, clock: Clock) => WrittenDate | null;

/** Where the month is written first, 5/12 is 12 May. */
const MONTH_FIRST =
  /^(?:America\/(?!Argentina|Sao_Paulo|Bogota|Lima|Santiago|Caracas|Mexico_City)|Pacific\/Honolulu|US\/)/u;

/** The date that begins at a token. */
export const dateAt: Read = (...place) =>
  readPart(...place) ?? readDay(...place) ?? readPeriod(...place) ?? readWeekday(...place) ?? readDayOfMonth(...place);

const readDay: Read = (...place) => readDigits(...place) ?? readDayAndMonth(...place) ?? readNamedDay(...place);

function skip({ tokens }: Source, at: number, ...signs: (Kind | ',' | '.')[]): number {
  const token = tokens[at];
  return token && signs.some((sign) => token.text === sign || says(token, sign as Kind)) ? at + 1 : at;
}

const textAt = ({ tokens }: Source, at: number) => tokens[at]?.text ?? '';

/** The next time that something is or was in a year, or in the year that follows: '20 May 2027', 'Christmas next year'. */
function inYears(source: Source, at: number, { today }: Clock, inYear: (year: number) => Period | null) {
  const next = skip(source, skip(source, at, ',', '.'), 'filler');
  // '来年の3月'
  const ahead = source.language === 'ja' ? source.tokens[says(source.tokens[at - 2], 'filler') ? at - 3 : at - 2] : undefined;
  const [unit, offset] = (ahead?.means.period ?? source.tokens[next]?.means.period)?.split(' ') ?? [];
  const written = /^20\d\d$/u.test(textAt(source, next)) ? Number(textAt(source, next)) : null;
  const year = unit === 'year' ? Number(today.slice(0, 4)) + Number(offset) : written;
  const period = nextTime(today, year, inYear);
  const hasYear = year !== null;
  return period && { ...period, end: hasYear && !ahead ? next + 1 : at, isClear: true, hasYear, isPart: false };
}

/** 'The end of March', 'mid May', '3月末' */
const readPart: Read = (source, at, clock) => {
  const { tokens } = source;
  const isAhead = says(tokens[at], 'part');
  const whole = isAhead ? readPeriod(source, skip(source, at + 1, 'filler'), clock) : readDigits(source, at, clock);
  if (!whole || whole.first === whole.last) return null;
  const partAt = isAhead ? at : skip(source, whole.end, 'filler');
  const part = tokens[partAt]?.means.part;
  const days = Math.round((Date.parse(whole.last) - Date.parse(whole.first)) / 86_400_000);
  const offset = part === 'end' ? days : part === 'middle' ? Math.floor(days / 2) - 1 : 0;
  if (part === undefined) return null;
  const day = addDays(whole.first, offset);
  return { ...whole, first: day, last: day, end: Math.max(whole.end, partAt + 1), isClear: true, isPart: true };
};

/** '2026-12-20', '20.12.', '12/20', '12月20日' */
const readDigits: Read = (source, at, clock) => {
  if (!says(source.tokens[at], 'date')) return null;
  const text = textAt(source, at);
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const isYearFirst = /^\d{4}/u.test(text);
  const [a = 0, b = 0] = isYearFirst ? numbers.slice(1) : numbers;
  const year = isYearFirst ? numbers[0] : numbers[2];
  const isMonthFirst =
    isYearFirst || text.includes('月') || b > 12 || (source.language === 'en' && a <= 12 && MONTH_FIRST.test(clock.timeZone));
  const [month, day] = isMonthFirst ? [a, b] : [b, a];
  if (month < 1 || month > 12) return null;
  const inYear = (each: number) => (day === 0 && text.endsWith('月') ? monthOf(each, month) : dayOf(each, month, day));
  const found = inYears(source, at + 1, clock, (each) => inYear(year === undefined ? each : (year % 100) + 2000));
  // '3/4' may be a fraction, and '2.1.' a version.
  const isClear = year !== undefined || text.includes('日') || (text.endsWith('.') && source.language === 'de');
  return found && { ...found, isClear };
};

/** '20th of May 2027', 'May 20' */
const readDayAndMonth: Read = (source, at, clock) => {
  const { tokens } = source;
  const isMonthFirst = says(tokens[at], 'month');
  const dayAt = isMonthFirst ? skip(source, at + 1, '.', 'filler') : at;
  const dayEnd = skip(source, dayAt + 1, 'ordinal', '.');
  const monthAt = isMonthFirst ? at : skip(source, dayEnd, 'filler');
  const day = Number(textAt(source, dayAt));
  const month = Number(tokens[monthAt]?.means.month);
  if (!(day >= 1 && day <= 31 && Number.isInteger(day) && month >= 1)) return null;
  if (isMonthFirst && says(tokens[dayEnd], 'unit', 'session', 'clock')) return null;
  const end = isMonthFirst ? skip(source, dayAt + 1, 'ordinal') : monthAt + 1;
  return inYears(source, end, clock, (year) => dayOf(year, month, day));
};

/** 'Christmas', 'tomorrow' */
const readNamedDay: Read = (source, at, clock) => {
  const { holiday, day } = source.tokens[at]?.means ?? {};
  if (day !== undefined) {
    const date = addDays(clock.today, Number(day));
    return { first: date, last: date, end: at + 1, isClear: day !== '0', hasYear: false, isPart: false };
  }
  const found = holiday === undefined ? null : inYears(source, at + 1, clock, (year) => holidayIn(year, holiday));
  return found && { ...found, isClear: false };
};

/** 'May', 'May 2027', 'this month', '2027' */
const readPeriod: Read = (source, at, clock) => {
  const means = source.tokens[at]?.means ?? {};
  const thisYear = Number(clock.today.slice(0, 4));
  const yearOf = (year: number) => ({ first: `${year}-01-01`, last: `${year}-12-31` });
  if (means.month !== undefined) {
    const month = inYears(source, at + 1, clock, (year) => monthOf(year, Number(means.month)));
    return month && { ...month, isClear: month.hasYear };
  }
  const isYear = /^20\d\d$/u.test(textAt(source, at));
  if (isYear) return { ...yearOf(Number(textAt(source, at))), end: at + 1, isClear: false, hasYear: true, isPart: false };
  const [unit, offset = ''] = means.period?.split(' ') ?? [];
  if (unit === undefined) return null;
  const monday = addDays(weekStartForDay(clock.today), 7 * Number(offset));
  const period = {
    year: yearOf(thisYear + Number(offset)),
    month: monthOf(thisYear, Number(clock.today.slice(5, 7)) + Number(offset)),
    week: { first: monday, last: addDays(monday, 6) },
    weekend: { first: addDays(monday, 5), last: addDays(monday, 6) },
  }[unit];
  const isClear = offset === '0' && means.vague === undefined;
  return period ? { ...period, end: at + 1, isClear, hasYear: unit === 'year', isPart: false } : null;
};

/** 'This Friday', 'Friday, 20 May' */
const readWeekday: Read = (source, at, clock) => {
  const { tokens } = source;
  const weekday = tokens[at]?.means.weekday;
  if (weekday === undefined) return null;
  const dated = skip(source, skip(source, at + 1, ',', '.'), 'filler', 'the-day');
  const date = readDigits(source, dated, clock) ?? readDayAndMonth(source, dated, clock);
  if (date) return date;
  const isNext = says(tokens[at - 1], 'next') || says(tokens[at + 1], 'next');
  const isThis = says(tokens[at - 1], 'this') || says(tokens[at + 1], 'this');
  const inThisWeek = addDays(weekStartForDay(clock.today), Number(weekday) - 1);
  const day = isNext || inThisWeek < clock.today ? addDays(inThisWeek, 7) : inThisWeek;
  const end = skip(source, at + 1, 'this', 'next');
  return { first: day, last: day, end, isClear: isNext || isThis, hasYear: false, isPart: false };
};

/** 'The 20th', 'el 20', '20日': a day of this month or the next one. */
const readDayOfMonth: Read = (source, at, { today }) => {
  const { tokens } = source;
  const day = Number(textAt(source, at));
  const end = skip(source, at + 1, 'ordinal', ...(source.language === 'de' ? (['.'] as const) : []));
  const needsOrdinal = ['en', 'de', 'ja'].includes(source.language);
  const hasArticle = says(tokens[at - 1], 'the-day') || source.language === 'ja';
  if (!(day >= 1 && day <= 31) || !hasArticle || (needsOrdinal && end === at + 1)) return null;
  // 'The 20th lesson', 'avant le 20 heures'
  const next = tokens[end];
  const isNoun = next !== undefined && /[\p{L}\d%]/u.test(next.text) && Object.keys(next.means).length === 0;
  if (isNoun || says(next, 'unit', 'session', 'currency', 'number')) return null;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const inMonth = (n: number) => dayOf(year + Math.floor((n - 1) / 12), ((n - 1) % 12) + 1, day);
  const thisMonth = inMonth(month);
  const found = thisMonth && thisMonth.last >= today ? thisMonth : inMonth(month + 1);
  return found && { ...found, end, isClear: false, hasYear: false, isPart: false };
};
