import { parseTaskSize, withoutSize } from '#domain/plan/task-minutes.ts';
import { normalizeTaskSize } from '../plan-text/task-size.ts';
import type { Language } from '../plan-fields.ts';
import { readDay } from './deadline.ts';
import { readAll, readTokens, type Source } from './tokens.ts';
import { frequencyAt } from './weekly-minutes.ts';

/** A step in the user's own words. */
export interface OwnLine {
  /** Without its size, otherwise as written. */
  readonly text: string;
  /** Altogether; of a line that recurs, in a week. */
  readonly minutes: number | null;
  /** How often; of a line that recurs, in a week. */
  readonly sessions: number | null;
  /** Whether it recurs: 'every week', 'twice a week', 'every day'. */
  readonly weekly: boolean;
  /** The day that the line names. */
  readonly day: string | null;
  /** Whether it is the last one on which it can be done: 'by 3 May'. */
  readonly isLatest: boolean;
}

/** Its size is read like that of a task in a pasted plan. */
export function readOwnLine(line: string, today: string, language: Language | null): OwnLine {
  const title = normalizeTaskSize(line);
  const size = parseTaskSize(title);
  const source = readTokens(line, language ?? 'en');
  const perWeek = timesPerWeek(source);
  const day = readDay(source, { today, timeZone: 'UTC' }, false);
  const sessions = size && size.sessions > 1 ? size.sessions : perWeek;
  return {
    text: withoutSize(title),
    minutes: size ? size.minutes * (sessions ?? 1) : null,
    sessions,
    weekly: perWeek !== null,
    day: day?.value ?? null,
    isLatest: day?.isMarked ?? false,
  };
}

function timesPerWeek(source: Source): number | null {
  const all = readAll(source, (at) => frequencyAt(source, at, false));
  const best = all.find(({ kind }) => kind === 'sessions') ?? all.find(({ perWeek }) => perWeek >= 1);
  return best && best.perWeek >= 1 ? Math.round(best.perWeek) : null;
}
