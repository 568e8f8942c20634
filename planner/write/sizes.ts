import { numberThings, showRanges } from './slots.ts';
import { roundDown, type Stage, type Step, sum, type WeekTask } from './stage.ts';

/** A step with the time that the plan has for it. */
export interface Item {
  readonly stage: Stage;
  readonly step: Step;
  readonly text: string;
  /** Sessions, or things that are counted. */
  readonly units: number;
  readonly unitMinutes: number;
  /** A unit never becomes shorter. */
  readonly least: number;
  /** Whether a unit is never divided, either. */
  readonly isWhole: boolean;
  readonly rank: Rank;
}

/** What is left out first, and what last. */
type Rank = 'optional' | 'spare' | 'inner' | 'first' | 'must';

interface Room {
  readonly minutes: number;
  /** The most that a session can take. */
  readonly longest: number;
  readonly tasks: number;
}

/** Tasks are shortened to 60 %, and much more before the first task of a milestone is left out. */
const phases: readonly (readonly [rank: Rank, size: number])[] = [
  ['optional', 1],
  ['spare', 0.6],
  ['inner', 0.35],
  ['first', 0.2],
  ['must', 0],
];
/** The day itself keeps its size until the others are shortened to this share. */
const DAY_SHRINKS = 0.35;
const SIZE_STEP = 0.01;
/** With more time, a session may become so much longer. */
const MAX_SESSION = 1.25;
const MIN_MINUTES = 10;
const namedDuration = /(\d+)[ -](?:(min|minutes?)|h|hours?)\b/g;

/** 'Walk for 40 minutes' takes at least 40 minutes, and usually not less than ten. */
export function toItem(item: Omit<Item, 'least' | 'isWhole'>): Item {
  const { stage, step, text } = item;
  if (stage.line) return { ...item, least: item.unitMinutes, isWhole: stage.line.minutes !== null };
  const usual = item.unitMinutes < MIN_MINUTES ? Math.max(5, Math.round(item.unitMinutes / 5) * 5) : item.unitMinutes;
  const named = [...text.matchAll(namedDuration)].map(([, figure, minutes]) => Number(figure) * (minutes ? 1 : 60));
  const least = Math.max(MIN_MINUTES, ...named.filter((minutes) => minutes <= usual));
  return { ...item, unitMinutes: usual, least: Math.min(usual, least), isWhole: step.late };
}

/** As it is written in the plan. */
export const unitSize = ({ unitMinutes, least }: Item) => Math.max(least, roundDown(unitMinutes));

/**
 * Makes the plan smaller until it fits, but never cuts it off: optional tasks go first, then sizes shrink, then the last
 * tasks of the middle milestones go. Of several with the same weight, the last one is left out.
 */
export function fitItems(all: readonly Item[], room: Room, weigh: (item: Item, kept: readonly Item[]) => number) {
  let kept = all.flatMap((item) => {
    if (item.least <= room.longest) return [item];
    // Beside the user's own lines, there may be no time at all.
    const least = roundDown(room.longest);
    return item.rank === 'must' && least <= room.longest ? [{ ...item, least }] : [];
  });
  for (const [rank, size] of phases) {
    while (kept.length > 1 && (needed(kept, size) > room.minutes || kept.length > room.tasks)) {
      const candidates = kept.filter((item) => item.rank === rank);
      const weights = candidates.map((item) => weigh(item, kept));
      const left = candidates[weights.lastIndexOf(Math.max(...weights))];
      if (!left) break;
      kept = kept.filter((item) => item !== left);
    }
  }
  let size = 1;
  while (size > 0 && needed(kept, size) > room.minutes) size -= SIZE_STEP;
  const items = kept.map((item) => resize(item, Math.max(0, size)));
  return {
    items,
    dropped: all.map(({ step }) => step).filter((step) => kept.every((item) => item.step !== step)),
    /** The share of the usual size that is left; 1 if nothing was shortened. */
    factor: items.length === 0 ? 1 : totalMinutes(items) / totalMinutes(kept),
  };
}

/** The time that the items take, each of this share of its usual size. */
const needed = (items: readonly Item[], size: number) => totalMinutes(items.map((item) => resize(item, size)));

export const totalMinutes = (items: readonly Item[]) => sum(items.map((item) => item.units * unitSize(item)));

/** Changes how often before how long, because a session was sized for what is done in it. */
export function resize(item: Item, size: number): Item {
  const { step, units, least } = item;
  const scale = step.isDay ? Math.min(1, size / DAY_SHRINKS) : size;
  const usual = unitSize(item);
  const round = scale > 1 ? Math.floor : Math.round;
  const times = step.count === null ? Math.max(1, round(units * scale)) : units;
  const longest = usual * (scale > 1 ? MAX_SESSION : 1);
  return { ...item, units: times, unitMinutes: Math.max(least, Math.min(longest, (units * usual * scale) / times)) };
}

/** A step with all its sessions or things, at its full size. */
export function onceItem(stage: Stage, step: Step, rank: Rank): Item {
  const { count, sessions, minutes } = step;
  const [units, unitMinutes] = count === null ? [sessions, minutes.to] : [count, sessions * minutes.to];
  return toItem({ stage, step, text: showRanges(step.text), units, unitMinutes, rank });
}

/** Without weeks, all things together. */
export function itemTask(item: Item, sessions = item.units): WeekTask {
  const { stage, step, text } = item;
  return { stage, step, text: numberThings(text, 1, step.count ?? 1), sessions, minutes: unitSize(item) };
}

/** The steps of a project in their order. */
export function projectItems(stages: readonly Stage[]): Item[] {
  const last = stages.at(-1);
  return stages.flatMap((stage, n) =>
    stage.steps.map((step, index) => {
      // The day itself, and what is done for each thing, are what the milestone is about.
      const isCore = step.isDay || step.count !== null || (index === 0 && (n === 0 || stage === last));
      const isEnd = step.late || (stage === last && index === stage.steps.length - 1);
      const known = isCore ? 'must' : index === 0 || isEnd ? 'first' : stage === last ? 'inner' : 'spare';
      return onceItem(stage, step, step.optional ? 'optional' : known);
    }),
  );
}

/** Tasks go from the milestone that can spare most; first tasks from the middle of the plan, and then from its beginning. */
export function projectWeight({ stage, rank }: Item, kept: readonly Item[]): number {
  if (rank === 'spare') return totalMinutes(kept.filter((item) => item.rank === rank && item.stage === stage));
  if (rank !== 'first' && rank !== 'must') return 0;
  const stages = [...new Set(kept.map((item) => item.stage))];
  const after = stages.length - 1 - stages.indexOf(stage);
  return Math.min(stages.indexOf(stage) + 0.5, after);
}
