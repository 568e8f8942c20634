import type { GoalKind, Phase, TaskPattern, WeekPattern } from '../goal-kind.ts';

/** A task with its position in the plan, which determines its numbers. */
export interface ScheduledTask extends TaskPattern {
  readonly progress: number;
}

export interface ScheduledWeek {
  /** Zero-based. */
  readonly index: number;
  readonly outcome: string;
  /** The most important first. */
  readonly tasks: readonly ScheduledTask[];
  /** Replacements for tasks that the plan has used recently. */
  readonly spare: readonly TaskPattern[];
  readonly progress: number;
}

/** The initial progress of numbers and themes for a fully experienced user. */
const EXPERIENCED_PROGRESS = 0.4;

/** Assigns a pattern to each week: the remaining phases in order, weighted by their shares, then the finish. */
export function scheduleWeeks(kind: GoalKind, weeks: number, experience: number): ScheduledWeek[] {
  if (weeks === 1) return [scheduleSingleWeek(kind, experience)];
  const phases = remainingPhases(kind, experience);
  const phaseWeeks = countWeeksPerPhase(phases, weeks - 1).flatMap((count, n) => {
    const { weeks: patterns } = phases[n]!;
    return Array.from({ length: count }, (_, index) => {
      const pattern = selectPattern(index, count, patterns);
      return { pattern, spare: collectSpareTasks(pattern, patterns, phases[n - 1]) };
    });
  });
  const initialProgress = experience * EXPERIENCED_PROGRESS;
  return [...phaseWeeks, { pattern: kind.finish, spare: [] }].map(({ pattern, spare }, index) => {
    const progress = initialProgress + ((1 - initialProgress) * index) / (weeks - 1);
    return { index, outcome: pattern.outcome, tasks: scheduleTasks(pattern.tasks, progress), spare, progress };
  });
}

/** Tasks from other weeks of the phase, then themed tasks of the previous phase, which can be repeated with a new theme. */
function collectSpareTasks(
  pattern: WeekPattern,
  patterns: readonly WeekPattern[],
  previousPhase: Phase | undefined,
): TaskPattern[] {
  // Excludes the main task of a week and counted tasks.
  const spareTasks = ({ tasks }: WeekPattern) => tasks.slice(1).filter(({ minutesEach }) => minutesEach === undefined);
  const repeatable = (previousPhase?.weeks ?? []).flatMap(spareTasks).filter((task) => task.do.includes('{theme}'));
  return [...patterns.filter((other) => other !== pattern).flatMap(spareTasks), ...repeatable];
}

/** The phases that occur in a plan of this length. */
export function scheduledPhases(kind: GoalKind, weeks: number, experience: number): Phase[] {
  const phases = remainingPhases(kind, experience);
  const counts = countWeeksPerPhase(phases, weeks - 1);
  return phases.filter((_, n) => counts[n]! > 0);
}

/** Drops the part of the first phase that the user can skip. */
function remainingPhases({ phases: [first, ...later] }: GoalKind, experience: number): Phase[] {
  const weeks = first!.weeks.slice(Math.ceil(first!.weeks.length * experience));
  return weeks.length > 0 ? [{ ...first!, share: first!.share * (1 - experience), weeks }, ...later] : later;
}

function totalShare(phases: readonly Phase[]): number {
  return phases.reduce((sum, { share }) => sum + share, 0);
}

/** Combines the first task with the finish. */
function scheduleSingleWeek(kind: GoalKind, experience: number): ScheduledWeek {
  const [first] = remainingPhases(kind, experience)[0]!.weeks;
  const [opening, ...spare] = first!.tasks;
  const tasks = [...scheduleTasks([opening!], 0), ...scheduleTasks(kind.finish.tasks, 1)];
  return { index: 0, outcome: kind.finish.outcome, tasks, spare, progress: 1 };
}

function scheduleTasks(tasks: readonly TaskPattern[], progress: number): ScheduledTask[] {
  return tasks.map((task) => ({ ...task, progress }));
}

/** Spreads the patterns evenly over fewer weeks, or repeats the repeatable ones for more weeks. */
function selectPattern(index: number, weeks: number, patterns: readonly WeekPattern[]): WeekPattern {
  const { length } = patterns;
  if (index < length) return patterns[weeks < length ? Math.floor((index * length) / weeks) : index]!;
  const repeatable = patterns.filter(canRepeat);
  const candidates = repeatable.length > 0 ? repeatable : patterns;
  return candidates[(index - length) % candidates.length]!;
}

/** A main task without theme or growing number, such as opening an account, is done only once. */
function canRepeat({ tasks }: WeekPattern): boolean {
  return /\{theme\}|\.\./.test(tasks[0]!.do);
}

/** Gives every phase at least one week if there are enough, then distributes the rest by share. */
function countWeeksPerPhase(phases: readonly Phase[], weeks: number): number[] {
  if (weeks <= phases.length) {
    const chosen = new Set(Array.from({ length: weeks }, (_, n) => Math.floor((n * phases.length) / weeks)));
    return phases.map((_, n) => (chosen.has(n) ? 1 : 0));
  }
  const total = totalShare(phases);
  const counts = phases.map(() => 1);
  for (let left = weeks - phases.length; left > 0; left -= 1) {
    const deficits = phases.map(({ share }, n) => (share / total) * weeks - counts[n]!);
    counts[deficits.indexOf(Math.max(...deficits))]! += 1;
  }
  return counts;
}
