import { type LineWindow, lineWindows, weightOf } from './line-windows.ts';
import type { OwnLine } from './read-line.ts';

/** What is done for a line in one week. */
export interface LineTask {
  readonly line: OwnLine;
  readonly minutes: number;
  /** On how many days, if the line recurs. */
  readonly times: number | null;
  /** Which of the things of a line with a count. */
  readonly things: { readonly from: number; readonly to: number } | null;
  readonly isLast: boolean;
}

export interface PlannedLines {
  readonly weeks: readonly (readonly LineTask[])[];
  /** The lines need more than there is. */
  readonly isCrowded: boolean;
}

const MAX_TASKS = 6;
const MIN_TASK = 15;
/** What recurs leaves this share of a week to the other lines. */
const MAX_RECURRING_SHARE = 0.5;
const RECURRING_SESSION = 20;
/** A line of unknown size claims at most so many weeks of work, within these minutes. */
const maxWork = { weeks: 2.5, from: 240, to: 720 } as const;

interface Scope {
  readonly capacities: readonly number[];
  readonly dueWeek: (line: OwnLine) => number | null;
}

/** Every line in its weeks. What recurs is done beside the others. */
export function planLinesByWeek(lines: readonly OwnLine[], { capacities, dueWeek }: Scope): PlannedLines {
  const recurring = lines.filter(({ timesPerWeek }) => timesPerWeek !== null).slice(0, MAX_TASKS / 2);
  const others = lines.filter((line) => !recurring.includes(line));
  const usual = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)]!;
  const beside = capacities.map((capacity, week) => recurringTasks(recurring, capacity, week, others.length > 0));
  const isCovered = beside.every((tasks) => tasks.length > 0);
  const windows = lineWindows(others, { weeks: capacities.length, minutes: usual, dueWeek, isCovered });
  const active = capacities.map((capacity, week) =>
    activeLines(windows, week, Math.min(MAX_TASKS, Math.max(1, Math.floor(capacity / 10))) - beside[week]!.length),
  );
  const rooms = capacities.map((capacity, week) => capacity - sumOf(beside[week]!));
  const { minutes, isCrowded } = shareMinutes(others, active, rooms, usual);
  const done = others.map(() => 0);
  const weeks = active.map((list, week) => {
    const tasks = list.map((n): LineTask => {
      const of = active.filter((each) => each.includes(n)).length;
      const part = (done[n]! += 1);
      const things = thingsOf(others[n]!, part - 1, of);
      return { line: others[n]!, minutes: minutes[week]!.get(n)!, times: null, things, isLast: part === of };
    });
    const order = [...tasks, ...beside[week]!];
    return order.toSorted((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line));
  });
  const missing = others.some((_, n) => !active.some((list) => list.includes(n)));
  const end = weeks.findLastIndex((tasks) => tasks.length > 0) + 1;
  return { weeks: weeks.slice(0, end), isCrowded: isCrowded || missing };
}

const sumOf = (tasks: readonly LineTask[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);
const roundDown = (minutes: number) => Math.max(5, Math.floor(minutes / 5) * 5);

function recurringTasks(lines: readonly OwnLine[], capacity: number, week: number, hasOthers: boolean): LineTask[] {
  const room = (capacity * (hasOthers ? MAX_RECURRING_SHARE : 1)) / Math.max(1, lines.length);
  return lines.flatMap((line) => {
    if ((line.weeks !== null && week >= line.weeks) || room < 5) return [];
    const session = line.minutes ?? RECURRING_SESSION;
    const times = Math.min(line.timesPerWeek!, Math.max(1, Math.floor(room / 5)));
    const minutes = roundDown(Math.min(session, room / times)) * times;
    return [{ line, minutes, times, things: null, isLast: week + 1 === line.weeks }];
  });
}

/** What has to be finished first, goes first if there are too many lines. */
function activeLines(windows: readonly LineWindow[], week: number, max: number): number[] {
  const active = windows.flatMap(({ from, to }, n) => (from <= week && week <= to ? [n] : []));
  const urgent = active.toSorted((a, b) => windows[a]!.to - windows[b]!.to).slice(0, Math.max(1, max));
  return urgent.toSorted((a, b) => a - b);
}

/** A line of known size gets its minutes; the others share what is left. */
function shareMinutes(
  lines: readonly OwnLine[],
  active: readonly (readonly number[])[],
  rooms: readonly number[],
  usual: number,
) {
  const weeksOf = lines.map((_, n) => active.filter((list) => list.includes(n)).length);
  const max = Math.min(maxWork.to, Math.max(maxWork.from, maxWork.weeks * usual));
  let isCrowded = false;
  const minutes = active.map((list, week) => {
    const known = list.reduce((sum, n) => sum + (lines[n]!.minutes ?? 0) / weeksOf[n]!, 0);
    const open = list.filter((n) => lines[n]!.minutes === null);
    const weight = open.reduce((sum, n) => sum + weightOf(lines[n]!), 0);
    const rest = Math.max(rooms[week]! - known, MIN_TASK * open.length);
    const isOver = known + (open.length > 0 ? rest : 0) > rooms[week]! + 1;
    isCrowded ||= isOver;
    const factor = isOver ? rooms[week]! / (known + (open.length > 0 ? rest : 0)) : 1;
    return new Map(
      list.map((n) => {
        const line = lines[n]!;
        const share = line.minutes === null ? (rest * weightOf(line)) / weight : line.minutes / weeksOf[n]!;
        return [n, share * factor];
      }),
    );
  });
  const totals = lines.map((_, n) => minutes.reduce((sum, week) => sum + (week.get(n) ?? 0), 0));
  const limited = ([n, share]: readonly [number, number]): [number, number] => {
    const limit = lines[n]!.minutes === null ? max * weightOf(lines[n]!) : Infinity;
    const factor = Math.min(1, limit / totals[n]!);
    return [n, roundDown(Math.max(share * factor, Math.min(share, MIN_TASK)))];
  };
  return { minutes: minutes.map((week) => new Map([...week].map(limited))), isCrowded };
}

/** In the week `part` of `of`, which of ten applications are written. */
export function thingsOf({ count }: OwnLine, part: number, of: number): LineTask['things'] {
  if (count === null) return null;
  const to = Math.max(1, Math.floor(((part + 1) * count) / of));
  const from = Math.floor((part * count) / of) + 1;
  return { from: Math.min(from, count), to: Math.max(Math.min(from, count), to) };
}
