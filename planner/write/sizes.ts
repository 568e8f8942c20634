import { showRanges } from './slots.ts';
import { type Stage, type Step, sum } from './stage.ts';

/** A step with the time that the plan has for it. */
export interface Item {
  readonly stage: Stage;
  readonly step: Step;
  readonly text: string;
  /** Sessions, or things that are counted. */
  readonly units: number;
  readonly unitMinutes: number;
  readonly rank: Rank;
}

/** What is left out first, and what last. */
type Rank = 'optional' | 'spare' | 'inner' | 'first' | 'end' | 'own' | 'must';

export interface FittedItems {
  readonly items: readonly Item[];
  readonly dropped: readonly Step[];
  /** The share of the usual size that is left; 1 if nothing was shortened. */
  readonly factor: number;
}

interface Room {
  readonly minutes: number;
  readonly tasks: number;
}

/** Tasks are shortened to 60 %, and to 35 % before the first task of a milestone is left out. */
const phases: readonly (readonly [rank: Rank, size: number])[] = [
  ['optional', 1],
  ['spare', 0.6],
  ['inner', 0.35],
  ['first', 0.35],
  ['end', 0.35],
  ['own', 0.35],
  ['must', 0.35],
];
const MIN_SIZE = 0.35;
const MIN_MINUTES = 10;

/**
 * Makes the plan smaller until it fits, but never cuts it off: optional tasks go first, then sizes shrink, then the last
 * tasks of the middle milestones go. Of several with the same weight, the last one is left out.
 */
export function fitItems(
  all: readonly Item[],
  room: Room,
  weigh: (item: Item, kept: readonly Item[]) => number,
): FittedItems {
  let kept = all;
  for (const [rank, size] of phases) {
    while (kept.length > 1 && (needed(kept, size) > room.minutes || kept.length > room.tasks)) {
      const candidates = kept.filter((item) => item.rank === rank);
      const weights = candidates.map((item) => weigh(item, kept));
      const left = candidates[weights.lastIndexOf(Math.max(...weights))];
      if (!left) break;
      kept = kept.filter((item) => item !== left);
    }
  }
  const fixed = needed(kept, 0, 0);
  const others = needed(kept, 1) - fixed;
  const shorter = others === 0 ? 1 : Math.min(1, Math.max(MIN_SIZE, (room.minutes - fixed) / others));
  const squeeze = Math.min(1, room.minutes / Math.max(1, fixed + others * shorter));
  return {
    items: kept.map((item) => resize(item, isFixed(item) ? squeeze : shorter * squeeze)),
    dropped: all.filter((item) => !kept.includes(item)).map(({ step }) => step),
    factor: shorter * squeeze,
  };
}

/** The user's own sizes and that of the day itself stay unless nothing else is left to shorten. */
const isFixed = ({ step }: Item) => step.isOwn || step.isDay;

const needed = (items: readonly Item[], size: number, least = MIN_MINUTES) =>
  sum(
    items.map((item) => {
      const { units, unitMinutes } = item;
      return units * (isFixed(item) ? unitMinutes : Math.max(unitMinutes * size, Math.min(unitMinutes, least)));
    }),
  );

/** Changes how often before how long, because a session was sized for what is done in it. */
function resize(item: Item, scale: number): Item {
  const { step, units, unitMinutes } = item;
  const least = Math.min(unitMinutes, MIN_MINUTES);
  if (step.count !== null || step.isOwn || units === 1) {
    return { ...item, unitMinutes: Math.max(unitMinutes * scale, step.isOwn ? 1 : least) };
  }
  const total = units * unitMinutes * scale;
  const fewer = Math.max(1, Math.min(Math.round(units * scale), Math.floor(total / least)));
  return { ...item, units: fewer, unitMinutes: Math.max(least, total / fewer) };
}

/** The steps of a project in their order. */
export function projectItems(stages: readonly Stage[]): Item[] {
  const last = stages.findLast(({ isOwn }) => !isOwn);
  return stages.flatMap((stage, n) =>
    stage.steps.map((step, index): Item => {
      const each = step.minutes.to;
      const isEnd = index === stage.steps.length - 1 || step.late;
      const early: Rank = n === 0 ? 'must' : 'first';
      const inLast: Rank = step.isFirst ? 'must' : isEnd ? 'end' : 'inner';
      // The day itself, and what is done for each thing, are what the milestone is about.
      const isCore = step.isDay || step.count !== null;
      const known = isCore ? 'must' : stage === last ? inLast : step.isFirst ? early : step.late ? 'first' : 'spare';
      return {
        stage,
        step,
        text: step.isOwn ? step.text : showRanges(step.text),
        units: step.count ?? step.sessions,
        unitMinutes: step.count === null ? each : each * step.sessions,
        rank: step.isOwn ? 'own' : step.optional ? 'optional' : known,
      };
    }),
  );
}

/** Tasks go from the milestone that can spare most, and first tasks from the middle of the plan. */
export function projectWeight({ stage, rank }: Item, kept: readonly Item[]): number {
  if (rank === 'spare')
    return needed(
      kept.filter((item) => item.rank === rank && item.stage === stage),
      1,
    );
  const stages = [...new Set(kept.map((item) => item.stage))];
  if (rank === 'must') return stages.length - 1 - stages.indexOf(stage);
  return rank === 'first' ? Math.min(stages.indexOf(stage), stages.length - 1 - stages.indexOf(stage)) : 0;
}
