import type { GoalKind, Phase, TaskPattern, WeekPattern } from './goal-kind.ts';

/** A task at its place, which its numbers depend on. */
export interface PlacedTask extends TaskPattern {
  readonly progress: number;
}

export interface PlannedWeek {
  readonly outcome: string;
  /** The most important first. */
  readonly tasks: readonly PlacedTask[];
  /** What comes instead of tasks that the plan has already. */
  readonly spare: readonly TaskPattern[];
  readonly progress: number;
}

/** Which pattern each week follows: the first steps first, the finish last, the phases between by their shares. */
export function weekOrder(kind: GoalKind, weeks: number): PlannedWeek[] {
  if (weeks === 1) return [onlyWeek(kind)];
  const { phases, finish } = kind;
  const before = weeksPerPhase(phases, weeks - 1).flatMap((count, n) => {
    const { weeks: patterns } = phases[n]!;
    return Array.from({ length: count }, (_, at) => ({ pattern: patterns[placeOf(at, count, patterns)]!, patterns }));
  });
  return [...before, { pattern: finish, patterns: [] }].map(({ pattern, patterns }, n) => {
    const progress = n / (weeks - 1);
    // The first of a week is what that week is for, and what is counted is enough once.
    const others = patterns.filter((other) => other !== pattern).flatMap(({ tasks }) => tasks.slice(1));
    const spare = others.filter(({ minutesEach }) => minutesEach === undefined);
    return {
      outcome: pattern.outcome,
      tasks: placed(pattern.tasks, progress),
      spare,
      progress,
    };
  });
}

/** Those that a plan of so many weeks goes through before its finish. */
export function phasesIn({ phases }: GoalKind, weeks: number): Phase[] {
  const counts = weeksPerPhase(phases, weeks - 1);
  return phases.filter((_, n) => counts[n]! > 0);
}

/** Start and finish in one. */
function onlyWeek({ phases, finish }: GoalKind): PlannedWeek {
  const [first] = phases[0]!.weeks;
  const [opening, ...spare] = first!.tasks;
  const tasks = [...placed([opening!], 0), ...placed(finish.tasks, 1)];
  return { outcome: finish.outcome, tasks, spare, progress: 1 };
}

function placed(tasks: readonly TaskPattern[], progress: number): PlacedTask[] {
  return tasks.map((task) => ({ ...task, progress }));
}

/** Where there are fewer weeks than patterns, evenly from first to last; else one after the other, and again. */
function placeOf(at: number, weeks: number, patterns: readonly WeekPattern[]): number {
  return weeks < patterns.length ? Math.floor((at * patterns.length) / weeks) : at % patterns.length;
}

/** Every phase at least once where there is room. */
function weeksPerPhase(phases: readonly Phase[], weeks: number): number[] {
  if (weeks <= phases.length) {
    const chosen = new Set(Array.from({ length: weeks }, (_, n) => Math.floor((n * phases.length) / weeks)));
    return phases.map((_, n) => (chosen.has(n) ? 1 : 0));
  }
  const all = phases.reduce((sum, { share }) => sum + share, 0);
  const counts = phases.map(() => 1);
  for (let left = weeks - phases.length; left > 0; left -= 1) {
    // To the one that is furthest behind its share.
    const behind = phases.map(({ share }, n) => (share / all) * weeks - counts[n]!);
    counts[behind.indexOf(Math.max(...behind))]! += 1;
  }
  return counts;
}
