import { orderLines } from './line-order.ts';
import { type Piece, piecesOf, type Sizes } from './pieces.ts';
import type { OwnLine } from './read-line.ts';
import { schedule } from './schedule.ts';

/** What is done for a line in one week. */
export interface LineTask {
  readonly line: OwnLine;
  readonly minutes: number;
  /** On how many days, if the line recurs. */
  readonly times: number | null;
  /** Which of the things of a line with a count. */
  readonly things: { readonly from: number; readonly to: number } | null;
  /** Which week's share of a line without a count, if it takes several. */
  readonly part: { readonly n: number; readonly of: number } | null;
  readonly isLast: boolean;
}

export interface PlannedLines {
  /** Without tasks: a week for which the lines leave nothing to do. */
  readonly weeks: readonly (readonly LineTask[])[];
  /** The lines need more than there is. */
  readonly isCrowded: boolean;
}

const MAX_TASKS = 6;
/** Without a date there is no hurry. */
const MAX_UNHURRIED = 3;
/** What recurs leaves this share of a week to the other lines. */
const recurringShare = { unknown: 0.5, stated: 0.75 } as const;
const recurringSession = { often: 20, weekly: 30 } as const;
/** Work of unknown size. */
const MAX_WORKS = 3;
const USUAL_WORKS = 2;
/** The most groups of many things, in a short plan and in a long one. */
const manyThings = { from: 6, to: 10 } as const;
/** A plan with less of what the lines need is crowded. */
const ENOUGH = 0.6;

interface Scope {
  readonly capacities: readonly number[];
  readonly dueWeek: (line: OwnLine) => number | null;
  /** The plan ends when the work is done, and not on a certain day. */
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  /** Too little is known for all the weeks, so each of them has a part of a line. */
  readonly dividesAll: boolean;
}

/** Every line in its weeks. What recurs is done beside the others. */
export function planLinesByWeek(lines: readonly OwnLine[], scope: Scope): PlannedLines {
  const { capacities, dueWeek, isOpen, isFixed, dividesAll } = scope;
  const recurring = lines.filter(({ timesPerWeek }) => timesPerWeek !== null).slice(0, MAX_TASKS / 2);
  const others = lines.filter((line) => !recurring.includes(line));
  const usual = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)]!;
  const beside = capacities.map((capacity, week) => recurringTasks(recurring, capacity, week, others.length > 0));
  const rooms = capacities.map((capacity, week) => capacity - sumOf(beside[week]!));
  const room = rooms.reduce((sum, each) => sum + each, 0);
  const slots = capacities.map((capacity, week) => {
    const most = Math.min(MAX_TASKS, Math.max(1, Math.floor(capacity / 10))) - beside[week]!.length;
    return isOpen && others.length <= capacities.length * MAX_UNHURRIED ? Math.min(MAX_UNHURRIED, most) : most;
  });
  const sizes = fittingSizes(others, {
    usual: usual - sumOf(beside[0]!),
    room,
    weeks: capacities.length,
    isOpen,
    dividesAll: dividesAll && !isOpen,
  });
  const needed = sumOf(others.flatMap((line) => piecesOf(line, sizes)));
  // With too little time, everything gets less.
  const factor = Math.min(1, room / Math.max(1, needed));
  const pieces = (line: OwnLine) =>
    piecesOf(line, sizes).map((piece) => ({ ...piece, minutes: roundDown(piece.minutes * factor) }));
  const stretches = orderLines(others, {
    dueWeek,
    minutesOf: (line) => sumOf(pieces(line)),
    roomUntil: (week) => rooms.slice(0, week + 1).reduce((sum, each) => sum + each, 0),
  });
  const isDated = others.some((line) => dueWeek(line) !== null);
  const planned = schedule(stretches, {
    capacities: rooms,
    slots,
    pieces,
    isPacked: isOpen && !isDated,
    hasEnd: !isOpen,
  });
  const tasks = planned.map((list, week) => limitTasks(lineTasks(list, planned), rooms[week]!, slots[week]!));
  const weeks = tasks.map((list, week) =>
    [...list, ...beside[week]!].toSorted((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line)),
  );
  const missing = others.some((line) => !weeks.some((list) => list.some((task) => task.line === line)));
  const isShort = sumOf(weeks.flat().filter(({ times }) => times === null)) < needed * ENOUGH;
  return { weeks: isFixed ? weeks : trimEnd(weeks), isCrowded: factor < 1 || missing || isShort };
}

const sumOf = (tasks: readonly { readonly minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);
const roundDown = (minutes: number) => (minutes < 5 ? Math.max(1, Math.floor(minutes)) : Math.floor(minutes / 5) * 5);
const trimEnd = (weeks: readonly (readonly LineTask[])[]) =>
  weeks.slice(0, weeks.findLastIndex((tasks) => tasks.length > 0) + 1);

function recurringTasks(lines: readonly OwnLine[], capacity: number, week: number, hasOthers: boolean): LineTask[] {
  const isStated = lines.every(({ minutes }) => minutes !== null);
  const share = hasOthers ? recurringShare[isStated ? 'stated' : 'unknown'] : 1;
  const room = (capacity * share) / Math.max(1, lines.length);
  return lines.flatMap((line) => {
    if ((line.weeks !== null && week >= line.weeks) || room < 5) return [];
    const session = line.minutes ?? recurringSession[line.timesPerWeek === 1 ? 'weekly' : 'often'];
    const times = Math.min(line.timesPerWeek!, Math.max(1, Math.floor(room / 5)));
    const minutes = Math.max(5, roundDown(Math.min(session, room / times))) * times;
    return [{ line, minutes, times, things: null, part: null, isLast: week + 1 === line.weeks }];
  });
}

interface Room {
  readonly usual: number;
  readonly room: number;
  readonly weeks: number;
  readonly isOpen: boolean;
  readonly dividesAll: boolean;
}

/** Work of unknown size takes more of a long plan, but a plan is not filled with it. */
function fittingSizes(lines: readonly OwnLine[], { usual, room, weeks, isOpen, dividesAll }: Room): Sizes {
  if (dividesAll)
    return { usual, works: Math.ceil(weeks / Math.max(1, lines.length)), groups: manyThings.from, dividesAll };
  const most = isOpen ? USUAL_WORKS : Math.min(MAX_WORKS, Math.round(weeks / Math.max(1, lines.length)));
  const groups = isOpen
    ? manyThings.from
    : Math.max(manyThings.from, Math.min(manyThings.to, Math.round((weeks / Math.max(1, lines.length)) * 1.5)));
  for (let works = most; works > 1; works -= 1) {
    const sizes = { usual, works, groups, dividesAll };
    if (sumOf(lines.flatMap((line) => piecesOf(line, sizes))) <= room) return sizes;
  }
  return { usual, works: 1, groups: manyThings.from, dividesAll };
}

/** The pieces of a line in one week are one task. */
function lineTasks(week: readonly Piece[], all: readonly (readonly Piece[])[]): LineTask[] {
  return [...new Set(week.map(({ line }) => line))].map((line) => {
    const own = week.filter((piece) => piece.line === line);
    const weeksOf = all.filter((list) => list.some((piece) => piece.line === line));
    const n = weeksOf.indexOf(all.find((list) => list.includes(own[0]!))!) + 1;
    const last = own.at(-1)!;
    const things = thingsOf(line, own[0]!.n, last.n, last.of);
    return {
      line,
      minutes: sumOf(own),
      times: null,
      things,
      part: things === null && weeksOf.length > 1 ? { n, of: weeksOf.length } : null,
      isLast: n === weeksOf.length,
    };
  });
}

/** Less of everything in a week with too much. */
function limitTasks(tasks: readonly LineTask[], room: number, slots: number): LineTask[] {
  const kept = tasks.slice(0, Math.max(1, slots));
  const factor = Math.min(1, room / Math.max(1, sumOf(kept)));
  return kept.map((task) => ({ ...task, minutes: roundDown(task.minutes * factor) }));
}

/** Of ten applications in five pieces, the second piece is the third and the fourth. */
export function thingsOf({ count }: OwnLine, first: number, last: number, of: number): LineTask['things'] {
  if (count === null || of > count) return null;
  return { from: Math.floor((first * count) / of) + 1, to: Math.floor(((last + 1) * count) / of) };
}
