import type { Stretch } from './line-order.ts';
import type { Piece } from './pieces.ts';
import type { OwnLine } from './read-line.ts';

/** In weeks, between the pieces of what is finished in a certain month. */
const MAX_GAP = 2;

interface Scope {
  readonly capacities: readonly number[];
  /** How many tasks each week can take. */
  readonly slots: readonly number[];
  readonly pieces: (line: OwnLine) => readonly Piece[];
  /** What has no date is spread until the end of the plan, with at most so many weeks from one piece to the next. */
  readonly maxStep: number;
}

/** The pieces of each week. */
export function schedule(stretches: readonly Stretch[], { capacities, slots, pieces, maxStep }: Scope): Piece[][] {
  const weeks: Piece[][] = capacities.map(() => []);
  const last = weeks.length - 1;
  let from = 0;
  for (const { lines, due } of stretches) {
    const to = due ?? last;
    const anchor = due === null ? undefined : lines.at(-1)!;
    const happens = anchor?.when === 'on';
    const isLate = happens || anchor?.when === 'in';
    const own = isLate ? pieces(anchor!) : [];
    const others = (isLate ? lines.slice(0, -1) : lines).flatMap(pieces);
    // What comes before the day itself is done before its week, if there is time.
    const tail = Math.min(to - from + 1, happens ? 1 : own.length);
    const end = own.length > 0 && to - tail >= from ? to - tail : to;
    const step = due === null && maxStep === 0 ? 0 : maxStep;
    let next = others.length > 0 ? spread(others, Math.min(from, end), end, step) : from;
    if (isLate) {
      const first = Math.min(to, next);
      const gap = own.length > 1 ? Math.max(0, Math.min(MAX_GAP, Math.floor((to - first) / (own.length - 1)))) : 0;
      own.forEach((piece, n) => place(piece, happens ? to : Math.max(first, to - (own.length - 1 - n) * gap), to));
      // Nothing to do until the first day: what follows begins in the meantime.
      next = others.length > 0 || from > 0 || to === 0 ? to + 1 : 0;
    }
    from = Math.min(last, next);
  }
  return weeks;

  /** Returns the first week after them. */
  function spread(all: readonly Piece[], start: number, end: number, step: number): number {
    const room = capacities.slice(start, end + 1).reduce((sum, each) => sum + each, 0);
    const total = all.reduce((sum, { minutes }) => sum + minutes, 0);
    const length = end - start + 1;
    const gap = all.length > 1 ? Math.min(step, (length - 1) / (all.length - 1)) : 0;
    let before = 0;
    let current = start;
    for (const [n, piece] of all.entries()) {
      const target =
        all.length <= length ? start + Math.floor(n * gap + 1e-9) : weekAt((before / total) * room, start, end);
      before += piece.minutes;
      current = place(piece, Math.max(current, step === 0 ? start : target), end);
    }
    return weeks[current]!.reduce((sum, { minutes }) => sum + minutes, 0) > capacities[current]! / 2 || step > 0
      ? current + 1
      : current;
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
