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

/**
 * Tasks are shortened to 60 %, and to 35 % before the first task of a milestone is left out. The user's own sizes and that
 * of the day itself stay as long as possible.
 */
const phases: readonly (readonly [rank: Rank, size: number, fixed: number])[] = [
  ['optional', 1, 1],
  ['spare', 0.6, 1],
  ['inner', 0.35, 1],
  ['first', 0.35, 0.6],
  ['end', 0.35, 0.35],
  ['own', 0, 0],
  ['must', 0, 0],
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
  for (const [rank, size, fixed] of phases) {
    while (kept.length > 1 && (needed(kept, size, fixed) > room.minutes || kept.length > room.tasks)) {
      const candidates = kept.filter((item) => item.rank === rank);
      const weights = candidates.map((item) => weigh(item, kept));
      const left = candidates[weights.lastIndexOf(Math.max(...weights))];
      if (!left) break;
      kept = kept.filter((item) => item !== left);
    }
  }
  const fixed = needed(kept.filter(isFixed));
  const others = needed(kept) - fixed;
  const shorter = others === 0 ? 1 : Math.min(1, Math.max(MIN_SIZE, (room.minutes - fixed) / others));
  const squeeze = Math.min(1, room.minutes / Math.max(1, fixed + others * shorter));
  return {
    items: kept.map((item) => resize(item, isFixed(item) ? squeeze : shorter * squeeze)),
    dropped: all.filter((item) => !kept.includes(item)).map(({ step }) => step),
    factor: shorter * squeeze,
  };
}

const isFixed = ({ step }: Item) => step.isOwn || step.isDay;

const needed = (items: readonly Item[], size = 1, fixed = 1) =>
  sum(
    items.map((item) => {
      const least = Math.min(item.unitMinutes, MIN_MINUTES);
      return item.units * Math.max(item.unitMinutes * (isFixed(item) ? fixed : size), least);
    }),
  );

/** Changes how often before how long, because a session was sized for what is done in it. */
function resize(item: Item, scale: number): Item {
  const { step, units, unitMinutes } = item;
  const least = Math.min(unitMinutes, MIN_MINUTES);
  const fewer = step.count === null && !step.isOwn ? Math.max(1, Math.round(units * scale)) : units;
  return {
    ...item,
    units: fewer,
    unitMinutes: Math.max(step.isOwn ? 1 : least, (units * unitMinutes * scale) / fewer),
  };
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

/** Tasks go from the milestone that can spare most; first tasks from the middle of the plan, and then from its beginning. */
export function projectWeight({ stage, rank }: Item, kept: readonly Item[]): number {
  if (rank === 'spare') return needed(kept.filter((item) => item.rank === rank && item.stage === stage));
  if (rank !== 'first' && rank !== 'must') return 0;
  const stages = [...new Set(kept.map((item) => item.stage))];
  const after = stages.length - 1 - stages.indexOf(stage);
  return Math.min(stages.indexOf(stage) + 0.5, after);
}
