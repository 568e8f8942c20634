import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { findDeadline } from '../facts/dates/deadline.ts';
import type { Language } from '../facts/detect-language.ts';
import { createSource } from '../facts/source.ts';
import { findDurations } from '../facts/time/durations.ts';
import { normalizeTaskSize } from '../plan-text/task-size.ts';
import { capitalize } from '../user-text.ts';
import { countOf } from './line-count.ts';
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
}

/** A size in brackets or after a dash, not a number within a sentence: 'sleep 7 h'. */
const HAS_SIZE =
  /[([（【][^()[\]（）【】]*\d[^()[\]（）【】]*[)\]）】]|\s[-–—|]\s[^-–—|]*\d[^-–—|]*$|[:：,]\s*~?\d[^:：,]*$/u;
/** A longer duration in a line that recurs is not a session. */
const MAX_SESSION = 180;
const LAST_SIZE = / \([^()]*\)$/u;
const sessionsPattern = /\((\d{1,3}) × [^()]*\)$/u;

export function readLine(line: string, language: Language | null, today: string): OwnLine {
  const sized = HAS_SIZE.test(line) ? normalizeTaskSize(line) : line;
  const minutes = parseTaskMinutes(sized);
  const text = minutes > 0 ? sized.replace(LAST_SIZE, '') : line;
  const source = createSource(text, language ?? 'en');
  const perWeek = timesPerWeek(text);
  const weeks = weeksOf(text);
  const isParallel = perWeek !== null || weeks !== null;
  const [session] = isParallel ? findDurations(source).filter((found) => found.minutes <= MAX_SESSION) : [];
  const sessions = Number(sessionsPattern.exec(sized)?.[1] ?? 1);
  return {
    text: capitalize(text),
    minutes: minutes > 0 ? (isParallel ? minutes / sessions : minutes) : (session?.minutes ?? null),
    count: isParallel ? null : (countOf(text, language) ?? (sessions > 1 ? sessions : null)),
    timesPerWeek: perWeek ?? (weeks === null ? null : 1),
    weeks,
    // The day of a week on which it recurs is no deadline.
    day: isParallel ? null : findDeadline(source, today, 'UTC').day,
  };
}
