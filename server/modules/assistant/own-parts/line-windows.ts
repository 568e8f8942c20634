import type { OwnLine } from './read-line.ts';

/** The weeks in which a line is worked on, both included. */
export interface LineWindow {
  readonly from: number;
  readonly to: number;
}

/** A line of unknown size is begun while the line before it is still worked on, because much has to wait for somebody. */
const OVERLAP = 1 / 3;
/** A line of unknown size takes longer only if weeks would be empty otherwise. */
const MAX_WEEKS = 6;
/** A shorter session of a known size is not worth dividing it. */
const MIN_SESSION = 30;
/** A line takes at most this share of a week. */
const MAX_SHARE = 0.75;

/** How much of the plan a line of unknown size claims, compared to others. */
export const weightOf = ({ count }: OwnLine): number => Math.min(3, 1 + ((count ?? 1) - 1) / 4);

interface Scope {
  readonly weeks: number;
  /** Of a usual week. */
  readonly minutes: number;
  /** The last week for a line, if it has a date. */
  readonly dueWeek: (line: OwnLine) => number | null;
  /** Whether every week has something to do besides. */
  readonly isCovered: boolean;
}

/** The lines in their order, spread over all weeks: each ends when its share of the weeks is over, or in time for its own date. */
export function lineWindows(lines: readonly OwnLine[], scope: Scope): LineWindow[] {
  const { minutes, dueWeek } = scope;
  const most = Math.ceil(lines.reduce((sum, line) => sum + weightOf(line), 0) * MAX_WEEKS);
  const weeks = scope.isCovered ? Math.min(scope.weeks, most) : scope.weeks;
  const unknown = lines.filter((line) => line.minutes === null).reduce((sum, line) => sum + weightOf(line), 0);
  const known = lines.reduce((sum, line) => sum + (line.minutes ?? 0), 0);
  const perWeight = unknown === 0 ? minutes : Math.max(MIN_SESSION, (weeks * minutes - known) / unknown);
  const weights = lines.map((line) => {
    if (dueWeek(line) !== null) return 0;
    return line.minutes === null ? weightOf(line) : Math.max(0.1, line.minutes / perWeight);
  });
  const shares = limitCounted(lines, weights, weeks);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  const windows = lines.map((line, n) => {
    const due = dueWeek(line);
    if (due !== null) return datedWindow(line, due, (2 * weeks) / lines.length, minutes);
    const from = Math.min(weeks - 1, Math.floor((before / total) * weeks + 1e-9));
    before += shares[n]!;
    const to = Math.max(from, Math.ceil((before / total) * weeks - 1e-9) - 1);
    if (line.minutes !== null) return fitSize(line.minutes, { from, to }, minutes);
    const length = to - from + 1;
    if (line.count !== null && length >= line.count) return fitCount(line.count, { from, to }, to === weeks - 1);
    return { from: Math.max(0, from - Math.floor(length * OVERLAP)), to };
  });
  return closeGaps(lines, windows, weeks);
}

/** A line about two things has at most two weeks, as long as others can use the rest. */
function limitCounted(lines: readonly OwnLine[], weights: readonly number[], weeks: number): readonly number[] {
  const limits = lines.map(({ count, minutes }) => (minutes === null ? (count ?? Infinity) : Infinity));
  let shares = weights;
  for (let round = 0; round < lines.length; round += 1) {
    const isFixed = (n: number) => shares[n] === limits[n];
    const open = weights.reduce((sum, weight, n) => sum + (isFixed(n) ? 0 : weight), 0);
    const left = weeks - shares.reduce((sum, share, n) => sum + (isFixed(n) ? share : 0), 0);
    const next = shares.map((share, n) => (isFixed(n) ? share : Math.min(limits[n]!, (weights[n]! / open) * left)));
    if (open === 0 || left <= 0) return weights;
    if (next.every((share, n) => share === shares[n])) break;
    shares = next;
  }
  return shares;
}

function datedWindow(line: OwnLine, to: number, length: number, minutes: number): LineWindow {
  const window = { from: Math.max(0, to - Math.max(1, Math.round(length)) + 1), to };
  return line.minutes === null ? window : fitSize(line.minutes, window, minutes);
}

/** As many of the last weeks as a line of known size needs. */
function fitSize(size: number, { from, to }: LineWindow, minutes: number): LineWindow {
  const sessions = Math.min(to - from + 1, Math.max(1, Math.floor(size / MIN_SESSION)));
  const needed = Math.max(sessions, Math.ceil(size / (minutes * MAX_SHARE)));
  return { from: Math.max(0, to - needed + 1), to };
}

/** One week for each of a few things, the first ones unless it is the end of the plan. */
const fitCount = (count: number, { from, to }: LineWindow, isEnd: boolean): LineWindow =>
  isEnd ? { from: to - count + 1, to } : { from, to: from + count - 1 };

/** In a week without a line, the next one begins, or else the one before goes on. One of unknown size can take longer. */
function closeGaps(lines: readonly OwnLine[], windows: readonly LineWindow[], weeks: number): LineWindow[] {
  const result = [...windows];
  const stretch = (n: number) => Number(lines[n]!.minutes !== null) + Number(lines[n]!.count !== null);
  for (let week = 0; week < weeks; week += 1) {
    if (result.some(({ from, to }) => from <= week && week <= to)) continue;
    const others = result.flatMap(({ from }, n) => (dueBefore(result[n]!, week, lines[n]!) ? [] : [{ n, from }]));
    const [next] = others.toSorted(
      (a, b) => stretch(a.n) - stretch(b.n) || Number(a.from < week) - Number(b.from < week) || a.from - b.from,
    );
    if (next === undefined) continue;
    const { from, to } = result[next.n]!;
    result[next.n] = { from: Math.min(from, week), to: Math.max(to, week) };
  }
  return result;
}

const dueBefore = ({ to }: LineWindow, week: number, { day }: OwnLine) => day !== null && to < week;
