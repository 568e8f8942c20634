import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { findDeadline } from '../facts/dates/deadline.ts';
import type { Language } from '../facts/detect-language.ts';
import { createSource, type Source, type Span } from '../facts/source.ts';
import { findDurations } from '../facts/time/durations.ts';
import { normalizeTaskSize } from '../plan-text/task-size.ts';
import { capitalize } from '../user-text.ts';
import { anyWord } from './any-word.ts';
import { countOf } from './line-count.ts';
import { saysUntil } from './line-work.ts';
import { timesPerWeek, weeksOf } from './recurrence.ts';

/** One line of the user: what has to be true in the end, or what has to be done. */
export interface OwnLine {
  /** In the user's words, without its size. */
  readonly text: string;
  /** Altogether, if the line says so. For a line that recurs: of one session. */
  readonly minutes: number | null;
  /** How many things of one kind it is about. */
  readonly count: number | null;
  /** If it recurs: on how many days a week. */
  readonly timesPerWeek: number | null;
  /** If it lasts: for how many weeks. */
  readonly weeks: number | null;
  /** The day by which it has to be done. */
  readonly day: string | null;
  /** Whether it happens on that day, or has to be done by it, or some time in a period that ends with it. */
  readonly when: 'on' | 'by' | 'in' | null;
}

/** A size in brackets or after a dash, not a number within a sentence: 'sleep 7 h'. */
const HAS_SIZE =
  /[([（【][^()[\]（）【】]*\d[^()[\]（）【】]*[)\]）】]|\s[-–—|]\s[^-–—|]*\d[^-–—|]*$|[:：,]\s*~?\d[^:：,]*$/u;
/** A longer duration in a line that recurs is not a session. */
const MAX_SESSION = 180;
const LAST_SIZE = / \([^()]*\)$/u;
const DAY_OF_MONTH = /(?<!\d)\d{1,2}(?!\d)/u;
const EACH = anyWord(['each|every one|je|jeweils|cada(?: un[oa])?|chacune?|chaque|cada um'], 'ずつ|各');
const sessionsPattern = /\((\d{1,3}) × [^()]*\)$/u;

export function readLine(line: string, language: Language | null, today: string): OwnLine {
  const sized = HAS_SIZE.test(line) ? normalizeTaskSize(line) : line;
  const minutes = parseTaskMinutes(sized);
  const text = minutes > 0 ? sized.replace(LAST_SIZE, '') : line;
  const source = createSource(text, language ?? 'en');
  const perWeek = timesPerWeek(text);
  const weeks = weeksOf(text);
  const isParallel = perWeek !== null || weeks !== null;
  // The day of a week on which it recurs is no deadline.
  const { day, spans } = isParallel ? { day: null, spans: [] } : findDeadline(source, today, 'UTC');
  const undated = withoutSpans(source.text, spans);
  const count = isParallel ? null : countOf(undated, language);
  const [session] = isParallel ? findDurations(source).filter((found) => found.minutes <= MAX_SESSION) : [];
  const sessions = Number(sessionsPattern.exec(sized)?.[1] ?? 1);
  return {
    text: capitalize(text),
    minutes:
      minutes > 0 ? (isParallel ? minutes / sessions : minutes) : (session?.minutes ?? eachMinutes(source, count)),
    count: isParallel ? null : (count ?? (sessions > 1 ? sessions : null)),
    timesPerWeek: perWeek ?? (weeks === null ? null : 1),
    weeks,
    day,
    when: day === null ? null : whenOf(source.text, spans),
  };
}

/** The day of a date counts nothing. */
const withoutSpans = (text: string, spans: readonly Span[]) =>
  spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}…${rest.slice(to)}`, text);

function whenOf(text: string, spans: readonly Span[]): OwnLine['when'] {
  if (saysUntil(text)) return 'by';
  return spans.some(({ from, to }) => DAY_OF_MONTH.test(text.slice(from, to))) ? 'on' : 'in';
}

/** '6 recordings of 45 min each' */
function eachMinutes(source: Source, count: number | null): number | null {
  if (count === null || !EACH.test(source.text)) return null;
  const each = findDurations(source).find((found) => found.minutes <= MAX_SESSION);
  return each ? each.minutes * count : null;
}
