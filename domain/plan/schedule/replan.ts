import type { PlacedTask } from './fill-weeks.ts';
import { cut } from './replan-cut.ts';
import type { ReplanInput } from './replan-input.ts';
import type { ReplanKind } from './replan-kinds.ts';
import { shift } from './replan-shift.ts';
import { spread } from './replan-spread.ts';

export interface ReplanMove {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface ReplanDraft {
  readonly kind: ReplanKind;
  /** Only tasks whose week changes, in the order of the plan. */
  readonly moves: readonly ReplanMove[];
  /** Ids in the order of the plan; only 'cut' has any. */
  readonly setAside: readonly string[];
  /** The week of the last task after the change, or the plan's last week if that is later. */
  readonly lastWeek: number;
  /** From the current week to the last one, with repeating tasks. */
  readonly weeklyLoad: readonly WeekLoad[];
}

interface WeekLoad {
  readonly week: number;
  readonly minutes: number;
}

/** Returns the tasks that stay in the plan, in its order, or undefined if this kind of change is not possible. */
type Replan = (input: ReplanInput) => readonly PlacedTask[] | undefined;

const replans: Readonly<Record<ReplanKind, Replan>> = { shift, spread, cut };

/** Undefined if nothing is overdue or this kind cannot help, because no weeks are left or the plan would get too long. */
export function draftReplan(kind: ReplanKind, input: ReplanInput): ReplanDraft | undefined {
  if (!input.tasks.some(({ week }) => week < input.currentWeek)) return undefined;
  const placed = replans[kind](input);
  if (!placed) return undefined;
  const placedIds = new Set(placed.map(({ id }) => id));
  const setAside = input.tasks.filter(({ id }) => !placedIds.has(id)).map(({ id }) => id);
  // If all of them fit, spreading the work keeps the last week as well.
  if (kind === 'cut' && setAside.length === 0) return undefined;
  const lastWeek = Math.max(input.lastWeek, ...placed.slice(-1).map(({ to }) => to));
  return {
    kind,
    moves: placed.filter(({ week, to }) => week !== to).map(({ id, week, to }) => ({ id, from: week, to })),
    setAside,
    lastWeek,
    weeklyLoad: sumLoad(placed, input, lastWeek),
  };
}

function sumLoad(placed: readonly PlacedTask[], input: ReplanInput, lastWeek: number): WeekLoad[] {
  const { currentWeek, repeatingMinutes = () => 0 } = input;
  const minutes = Array.from({ length: lastWeek - currentWeek + 1 }, (_, n) => repeatingMinutes(currentWeek + n));
  for (const task of placed) minutes[task.to - currentWeek]! += task.minutes;
  return minutes.map((sum, n) => ({ week: currentWeek + n, minutes: sum }));
}
