import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { Stage } from './plan-stages.ts';

/** A milestone in one of its weeks. */
export interface Visit {
  readonly stage: Stage;
  /** The index of the week in the milestone, and their number. */
  readonly index: number;
  readonly of: number;
  readonly isLastStage: boolean;
}

/** Divides the weeks by the shares of the milestones. With fewer weeks than milestones, a week visits several. */
export function visitsByWeek(stages: readonly Stage[], weeks: number): Visit[][] {
  const shares = stages.map(({ share }) => share ?? 100 / stages.length);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const last = stages.length - 1;
  if (weeks < stages.length) {
    const byWeek = Array.from({ length: weeks }, (): Visit[] => []);
    stages.forEach((stage, n) => {
      const week = Math.min(weeks - 1, Math.floor((n * weeks) / stages.length));
      byWeek[week]!.push({ stage, index: 0, of: 1, isLastStage: n === last });
    });
    return byWeek;
  }
  const counts = distribute(
    shares.map((share) => share / total),
    weeks,
    stages.map(mostWeeks),
  );
  return stages.flatMap((stage, n) =>
    Array.from({ length: counts[n]! }, (_, index) => [{ stage, index, of: counts[n]!, isLastStage: n === last }]),
  );
}

/** Tasks that are done once fill only so many weeks, two of them each. */
function mostWeeks({ steps }: Stage): number {
  const weekly = steps.filter((step) => step.weekly).length;
  return weekly >= 2 || steps.some(({ each }) => each !== undefined)
    ? Infinity
    : Math.max(1, Math.ceil((steps.length - weekly) / (tasksPerWeek.min - weekly)));
}

/** Whole numbers from 1 to `most` that add up to `total`, or less if the most do. */
function distribute(shares: readonly number[], total: number, most: readonly number[]): number[] {
  const counts = shares.map((share, n) => Math.min(most[n]!, Math.max(1, Math.floor(share * total))));
  const wanted = Math.min(
    total,
    most.reduce((sum, count) => sum + count, 0),
  );
  const difference = (n: number) => shares[n]! * total - counts[n]!;
  const extreme = (sign: number) =>
    shares.reduce((best, _, n) => {
      if (sign < 0 ? counts[n] === 1 : counts[n] === most[n]) return best;
      return best === -1 || sign * difference(n) > sign * difference(best) ? n : best;
    }, -1);
  for (let sum = counts.reduce((a, b) => a + b, 0); sum !== wanted; sum += sum < wanted ? 1 : -1) {
    counts[extreme(sum < wanted ? 1 : -1)]! += sum < wanted ? 1 : -1;
  }
  return counts;
}
