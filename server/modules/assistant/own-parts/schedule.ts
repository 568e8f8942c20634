import type { Stretch } from './line-order.ts';
import type { Piece } from './pieces.ts';
import type { OwnLine } from './read-line.ts';

/** Every second week is a pace at which something still goes on. If that does not last until the day, it is better to be early. */
const SLOWEST = 2;

/** How the pieces of a stretch follow each other. */
type Pace =
  /** As many a week as fit. */
  | 'packed'
  | 'weekly'
  /** Until the end of the stretch. */
  | 'spread';

interface Scope {
  readonly capacities: readonly number[];
  /** How many tasks each week can take. */
  readonly slots: readonly number[];
  readonly pieces: (line: OwnLine) => readonly Piece[];
  /** Nothing has a date, and the plan may be as short as it needs. */
  readonly isPacked: boolean;
  /** The last week is that of a deadline or one that the user chose. */
  readonly hasEnd: boolean;
}

/** The pieces of each week. */
export function schedule(stretches: readonly Stretch[], scope: Scope): Piece[][] {
  const { capacities, slots, pieces, isPacked, hasEnd } = scope;
  const weeks: Piece[][] = capacities.map(() => []);
  const last = weeks.length - 1;
  let from = 0;
  const lastDay = stretches.findLastIndex(({ lines, due }) => due !== null && lines.at(-1)!.when !== 'by');
  for (const [n, { lines, due }] of stretches.entries()) {
    const to = due ?? last;
    const when = due === null ? null : lines.at(-1)!.when;
    if (when === 'on' || when === 'in') {
      from = Math.min(last, placeDated(lines, when, Math.min(from, to), to));
    } else {
      const hasTime = n < lastDay || (due === null && hasEnd);
      const pace = isPacked ? 'packed' : hasTime ? 'spread' : 'weekly';
      from = Math.min(last, spread(lines.flatMap(pieces), Math.min(from, to), to, pace));
    }
  }
  return weeks;

  /** The last line has a day or a month, the others are done before it. Returns the first week for what follows. */
  function placeDated(lines: readonly OwnLine[], when: 'on' | 'in', start: number, to: number): number {
    const anchor = lines.at(-1)!;
    const own = pieces(anchor);
    const others = lines.slice(0, -1).flatMap(pieces);
    // What comes before the day is done before its week, if there is time.
    const tail = when === 'on' ? 1 : own.length;
    const end = to - tail >= start ? to - tail : to;
    const next = others.length > 0 ? Math.min(to, spread(others, start, end, 'spread')) : start;
    // Several things are done within the month, but work is begun earlier.
    const most = anchor.count === null ? SLOWEST : 1;
    const gap = Math.max(0, Math.min(most, Math.floor((to - next) / Math.max(1, own.length - 1))));
    for (const [n, piece] of own.entries()) {
      place(piece, when === 'on' ? to : Math.max(next, to - (own.length - 1 - n) * gap), to);
    }
    // There is nothing to do until the first day, so what follows begins in the meantime.
    return others.length > 0 || start > 0 ? to + 1 : 0;
  }

  /** Returns the first week after them. */
  function spread(all: readonly Piece[], start: number, end: number, pace: Pace): number {
    const room = capacities.slice(start, end + 1).reduce((sum, each) => sum + each, 0);
    const total = all.reduce((sum, { minutes }) => sum + minutes, 0);
    const length = end - start + 1;
    const even = all.length > 1 ? (length - 1) / (all.length - 1) : 0;
    const gap = pace === 'spread' && even <= SLOWEST ? even : Math.min(1, even);
    let before = 0;
    let current = start;
    for (const [n, piece] of all.entries()) {
      const target =
        all.length <= length ? start + Math.floor(n * gap + 1e-9) : weekAt((before / total) * room, start, end);
      before += piece.minutes;
      current = place(piece, Math.max(current, pace === 'packed' ? start : target), end);
    }
    const load = weeks[current]!.reduce((sum, { minutes }) => sum + minutes, 0);
    return pace !== 'packed' || load > capacities[current]! / 2 ? current + 1 : current;
  }

  function weekAt(minutes: number, start: number, end: number): number {
    let filled = 0;
    for (let week = start; week < end; week += 1) if ((filled += capacities[week]!) > minutes + 1) return week;
    return end;
  }

  /** In the given week or, if that is full, in the next one that is not. */
  function place(piece: Piece, week: number, end: number): number {
    const hasRoom = (each: number) =>
      weeks[each]!.length === 0 ||
      (weeks[each]!.reduce((sum, { minutes }) => sum + minutes, piece.minutes) <= capacities[each]! + 5 &&
        (tasksIn(weeks[each]!) < slots[each]! || weeks[each]!.some(({ line }) => line === piece.line)));
    let target = week;
    while (target < end && !hasRoom(target)) target += 1;
    weeks[target]!.push(piece);
    return target;
  }
}

const tasksIn = (pieces: readonly Piece[]) => new Set(pieces.map(({ line }) => line)).size;
