import { isEvent, isOneErrand, isWork } from './line-work.ts';
import type { OwnLine } from './read-line.ts';

/** One sitting for a line. */
export interface Piece {
  readonly line: OwnLine;
  readonly minutes: number;
  /** Which of the line's pieces, from 0. */
  readonly n: number;
  readonly of: number;
}

/** So many things have a sitting of their own each; more are done several at a time. */
const MAX_SINGLE = 6;
const MIN_GROUPS = 4;
/** What is no work of its own takes no longer: a call, a choice, an order. */
const SHORT = 60;
/** A shorter session is not worth dividing the work. */
const MIN_SESSION = 30;
const limits = { from: 45, to: 120 } as const;

export interface Sizes {
  /** Of a usual week, in minutes. */
  readonly usual: number;
  /** Into how many pieces work of unknown size is divided. */
  readonly works: number;
  /** Into how many pieces many things are divided at most. */
  readonly groups: number;
  /** Everything is divided into that many pieces: so little is known that each week has a part of it. */
  readonly dividesAll: boolean;
}

/** Half a week's time, within what one sitting can be. */
export const sessionOf = (usual: number): number =>
  Math.max(5, Math.min(usual, limits.to, Math.max(limits.from, Math.floor(usual / 10) * 5)));

export function piecesOf(line: OwnLine, sizes: Sizes): Piece[] {
  const minutes = minutesOf(line, sizes);
  return minutes.map((each, n) => ({ line, minutes: each, n, of: minutes.length }));
}

function minutesOf(line: OwnLine, { usual, works, groups: most, dividesAll }: Sizes): number[] {
  const session = sessionOf(usual);
  const { minutes, count } = line;
  if (dividesAll && minutes === null) return Array<number>(works).fill(session);
  if (minutes === null && isOneErrand(line.text)) return [Math.min(session, SHORT)];
  if (count !== null) {
    const each = minutes === null ? session : minutes / count;
    // Longer than a sitting is not counted by sittings.
    if (minutes !== null && each > limits.to) return inSessions(minutes, session);
    const byTime = minutes === null ? 0 : Math.ceil(minutes / limits.to);
    const isSingle = count <= MAX_SINGLE && each >= MIN_SESSION;
    const groups = isSingle ? count : Math.min(count, Math.max(minutes === null ? groupsOf(count, most) : 1, byTime));
    return Array<number>(groups).fill(minutes === null ? session : minutes / groups);
  }
  if (minutes !== null) return inSessions(minutes, Math.max(MIN_SESSION, session));
  if (isWork(line.text)) return Array<number>(works).fill(session);
  return [line.when === 'on' || isEvent(line.text) ? session : Math.min(session, SHORT)];
}

/** Groups of the same size where possible: 200 words are five times forty. */
function groupsOf(count: number, most: number): number {
  const usual = Math.max(MIN_GROUPS, Math.min(most, Math.ceil(count / 4)));
  const even = Array.from({ length: most - MIN_GROUPS + 1 }, (_, n) => MIN_GROUPS + n).filter((n) => count % n === 0);
  return even.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual))[0] ?? usual;
}

/** Sessions of the same length, which is a round one if possible. */
function inSessions(minutes: number, session: number): number[] {
  const fewest = Math.max(1, Math.ceil(minutes / session));
  const isRound = (length: number) => length % (length > 60 ? 15 : 5) === 0 && length >= MIN_SESSION;
  const rounder = [fewest, fewest + 1, fewest + 2].find((each) => isRound(minutes / each));
  const sessions = rounder ?? fewest;
  return Array<number>(sessions).fill(minutes / sessions);
}
