import { limits } from '#domain/limits.ts';
import type { Language } from '../detect-language.ts';
import { type Piece, pieceAt, type Source, type Span } from '../source.ts';

import { type Duration, isOtherDuration } from './durations.ts';
import type { Frequency } from './frequencies.ts';
import type { DayGroup } from './day-group.ts';

/** How far the frequency may be from the time: 'two evenings a week after work, about an hour each'. */
const MAX_GAP = 45;

const EACH: Readonly<Record<Language, RegExp>> = {
  en: /^ ?(?:each|apiece|per (?:session|time|evening|day)|at a time|a time|a session|each time)/i,
  de: /^ ?(?:jeweils|pro (?:abend|einheit|mal|tag)|am stück)/i,
  es: /^ ?(?:cada (?:una|uno|vez|día)|por (?:sesión|día))/i,
  fr: /^ ?(?:chacun|à chaque fois|par séance|chaque fois)/i,
  pt: /^ ?(?:cada|por (?:sessão|vez))/i,
  ja: /^ずつ/u,
};
/** '35 minutes each way' is a journey there and back. */
const EACH_WAY =
  /^ ?(?:each way|both ways|there and back again|je (?:strecke|richtung|weg)|pro (?:strecke|richtung|weg)|(?:de |por )?(?:cada )?(?:trayecto|sentido|trajeto)|cada trayecto|par trajet|(?:à )?l'aller (?:et|comme)|へ?片道)/i;
/** Longer than anybody has time on most days: '15h' is a time of day. */
const LONGEST_DAILY = 12 * 60;
const EACH_BEFORE = /(?:^|\s)(?:je|jeweils|à|de)\s?$/i;
const CLOCK =
  /(?<![\d:])(?<from>\d{1,2})(?::(?<fromMinutes>\d\d))? ?(?:am|pm|h|uhr)? ?(?:-|–|to|bis|a las|a|à|às) ?(?<to>\d{1,2})(?::(?<toMinutes>\d\d))? ?(?:am|pm|h(?![a-zA-ZÀ-ɏ])|uhr)/gi;

interface TimeParts {
  readonly durations: readonly Duration[];
  readonly frequencies: readonly Frequency[];
  readonly days: readonly DayGroup[];
}

export interface WeeklyTime {
  readonly minutes: number | null;
  /** The times that were read as weekly ones. */
  readonly used: readonly Duration[];
  /** Those that are the user's own time. */
  readonly counted: readonly Duration[];
}

/** The minutes a week that the user has: '10 hours a month', 'every other Saturday, four hours'. */
export function findWeeklyTime(source: Source, parts: TimeParts): WeeklyTime {
  const used: Duration[] = [];
  const counted: Duration[] = [];
  const results: WeeklyResult[] = [];
  for (const duration of [...parts.durations, ...findClockTimes(source)].toSorted((a, b) => a.from - b.from)) {
    const sentence = pieceAt(source.sentences, duration.from);
    const perWeek = sentence && findPerWeek(source, sentence, duration, parts);
    if (perWeek === undefined || (perWeek >= 5 && duration.minutes > LONGEST_DAILY)) continue;
    used.push(duration);
    if (isOtherDuration(source, duration)) continue;
    counted.push(duration);
    const ways = EACH_WAY.test(source.text.slice(duration.to, duration.to + 20)) ? 2 : 1;
    const isTotal = perWeek <= 1 && ways === 1 && isSummary(source.text, duration, parts.frequencies);
    results.push({ minutes: duration.minutes * perWeek * ways, sentence, to: duration.to, isTotal });
  }
  const total = results.find(({ isTotal }) => isTotal);
  const [first, second] = total ? [total] : results;
  if (!first) return { minutes: null, used, counted };
  // '30 minutes a day and 2 hours on Sundays' are both meant.
  const isSum =
    second !== undefined && second.sentence === first.sentence && isJoined(source.text.slice(first.to, second.to));
  const minutes = Math.round(first.minutes + (isSum ? second.minutes : 0));
  return { minutes: minutes >= 1 && minutes <= limits.weeklyMinutes ? minutes : null, used, counted };
}

/** 'An hour after lunch on weekdays, six hours in a good week': the second is all of it. */
function isSummary(text: string, duration: Duration, frequencies: readonly Frequency[]): boolean {
  const isPerPeriod = frequencies.some(
    ({ from, perWeek, isSessions }) => !isSessions && perWeek <= 1 && from >= duration.to && from - duration.to <= 2,
  );
  return isPerPeriod && SUMMARY_BEFORE.test(text.slice(Math.max(0, duration.from - 30), duration.from));
}

const ALL_BEFORE =
  /(?:合計で?|計|(?:^|\s)(?:in total|altogether|a total of|insgesamt|zusammen|en total|au total|no total) ?)$/i;
const SUMMARY_BEFORE =
  /(?:,|;|–|—|=|\.|(?:^|\s)(?:so|that's|altogether|in all|makes|insgesamt|zusammen|also|en total|au total|no total|soit|o sea|ou seja))\s*(?:about |around |maybe |roughly |perhaps |say |etwa |ca\.? |rund |unas |environ |umas |cerca de )?$/i;

interface WeeklyResult {
  readonly minutes: number;
  readonly sentence: Piece | undefined;
  readonly to: number;
  readonly isTotal: boolean;
}

function isJoined(between: string): boolean {
  return /(?:^|\s)(?:and|plus|und|y|et|e|dazu|sowie|más|\+)\s|[、と]\s*(?:週末|土日|休日|土曜|日曜)/i.test(between);
}

function findPerWeek(source: Source, sentence: Piece, duration: Duration, parts: TimeParts): number | undefined {
  const near = <T extends Span>(spans: readonly T[]) =>
    spans.filter((span) => {
      if (span.from < sentence.from || span.to > sentence.to) return false;
      const [start, end] = span.from < duration.from ? [span.to, duration.from] : [duration.to, span.from];
      const hasOtherBetween = parts.durations.some((other) => other.from >= start && other.to <= end);
      return end - start <= MAX_GAP && !hasOtherBetween;
    });
  const isAll = ALL_BEFORE.test(source.text.slice(Math.max(0, duration.from - 16), duration.from));
  const frequencies = near(parts.frequencies);
  // 'Two hours on Mondays and Fridays one': the second day belongs to the second time.
  const isOthers = ({ to }: Span) =>
    parts.durations.some((other) => other.from !== duration.from && other.from >= to && other.from - to <= 2);
  const days = near(parts.days.filter((group) => group.sessions > 0 && !isOthers(group)));
  // 'Mondays and Fridays, three hours in total'
  if (isAll && days.length > 0 && frequencies.length === 0) return 1;
  const isEach =
    EACH[source.language].test(source.text.slice(duration.to, duration.to + 20)) ||
    EACH_BEFORE.test(source.text.slice(Math.max(0, duration.from - 9), duration.from));
  const direct = frequencies.find(
    (frequency) => frequency.from >= duration.to && isDirect(source.text.slice(duration.to, frequency.from)),
  );
  const sessions = frequencies.find((frequency) => frequency.isSessions);
  const [nearest] = frequencies.toSorted((a, b) => distance(a, duration) - distance(b, duration));
  const [dayGroup] = days.toSorted((a, b) => distance(a, duration) - distance(b, duration));
  const sessionsOfDays =
    dayGroup && (isEach && dayGroup.days.length === 2 && dayGroup.sessions === 1 ? 2 : dayGroup.sessions);
  if (sessions && sessions !== direct) return sessions.perWeek;
  if (direct?.isSessions) return direct.perWeek;
  // 'an hour a day, Monday to Friday'
  if ((direct ?? nearest)?.perWeek === 7 && dayGroup && (!direct || dayGroup.days.length > 1))
    return Math.min(7, dayGroup.days.length);
  if (direct) return direct.perWeek;
  if (sessionsOfDays !== undefined) return sessionsOfDays;
  return nearest && distance(nearest, duration) <= 20 ? nearest.perWeek : undefined;
}

function distance(span: Span, duration: Span): number {
  return span.from < duration.from ? duration.from - span.to : span.from - duration.to;
}

/** 'Mondays 7-8pm' */
function findClockTimes({ text }: Source): Duration[] {
  return Array.from(text.matchAll(CLOCK), (match) => {
    const { from, to, fromMinutes = '0', toMinutes = '0' } = match.groups!;
    const minutes = (Number(to) - Number(from)) * 60 + Number(toMinutes) - Number(fromMinutes);
    return { from: match.index, to: match.index + match[0].length, minutes };
  }).filter(({ minutes }) => minutes > 0 && minutes <= 12 * 60);
}

/** At most one word in between: '30 minutes practice daily'. */
function isDirect(between: string): boolean {
  return between.length <= 14 && /^\s*(?:[a-zÀ-ɏ]+\s*)?$/i.test(between);
}
