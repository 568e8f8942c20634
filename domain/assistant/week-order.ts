import type { GoalKind, Phase, TaskPattern, WeekPattern } from './goal-kind.ts';

/** A task at its place, which its numbers depend on. */
export interface PlacedTask extends TaskPattern {
  readonly progress: number;
}

export interface PlannedWeek {
  /** From 0. */
  readonly number: number;
  readonly outcome: string;
  /** The most important first. */
  readonly tasks: readonly PlacedTask[];
  /** What comes instead of tasks that the plan has already. */
  readonly spare: readonly TaskPattern[];
  readonly progress: number;
}

/** How far on numbers and themes are for somebody experienced. */
const experience = 0.4;

/** Which pattern each week follows: the first steps first, as far as they are still needed, the finish last, the phases between by their shares. */
export function weekOrder(kind: GoalKind, weeks: number, ahead: number): PlannedWeek[] {
  if (weeks === 1) return [onlyWeek(kind, ahead)];
  const phases = phasesAhead(kind, ahead);
  const before = weeksPerPhase(phases, weeks - 1).flatMap((count, n) => {
    const { weeks: patterns } = phases[n]!;
    return Array.from({ length: count }, (_, at) => {
      const pattern = patternAt(at, count, patterns);
      return { pattern, spare: spareFor(pattern, patterns, phases[n - 1]) };
    });
  });
  const behind = ahead * experience;
  return [...before, { pattern: kind.finish, spare: [] }].map(({ pattern, spare }, number) => {
    const progress = behind + ((1 - behind) * number) / (weeks - 1);
    return { number, outcome: pattern.outcome, tasks: placed(pattern.tasks, progress), spare, progress };
  });
}

/** What suits the other weeks of the phase, then what can be done again with the theme of this week from the phase before. */
function spareFor(pattern: WeekPattern, patterns: readonly WeekPattern[], earlier: Phase | undefined): TaskPattern[] {
  // The first of a week is what that week is for, and what is counted is enough once.
  const ofWeek = ({ tasks }: WeekPattern) => tasks.slice(1).filter(({ minutesEach }) => minutesEach === undefined);
  const again = (earlier?.weeks ?? []).flatMap(ofWeek).filter((task) => task.do.includes('{theme}'));
  return [...patterns.filter((other) => other !== pattern).flatMap(ofWeek), ...again];
}

/** Those that a plan of so many weeks goes through before its finish. */
export function phasesIn(kind: GoalKind, weeks: number, ahead: number): Phase[] {
  const phases = phasesAhead(kind, ahead);
  const counts = weeksPerPhase(phases, weeks - 1);
  return phases.filter((_, n) => counts[n]! > 0);
}

/** Without the part of the first phase that the user has behind them. */
function phasesAhead({ phases: [first, ...later] }: GoalKind, ahead: number): Phase[] {
  const weeks = first!.weeks.slice(Math.ceil(first!.weeks.length * ahead));
  return weeks.length > 0 ? [{ ...first!, share: first!.share * (1 - ahead), weeks }, ...later] : later;
}

function sharesOf(phases: readonly Phase[]): number {
  return phases.reduce((sum, { share }) => sum + share, 0);
}

/** Start and finish in one. */
function onlyWeek(kind: GoalKind, ahead: number): PlannedWeek {
  const [first] = phasesAhead(kind, ahead)[0]!.weeks;
  const [opening, ...spare] = first!.tasks;
  const tasks = [...placed([opening!], 0), ...placed(kind.finish.tasks, 1)];
  return { number: 0, outcome: kind.finish.outcome, tasks, spare, progress: 1 };
}

function placed(tasks: readonly TaskPattern[], progress: number): PlacedTask[] {
  return tasks.map((task) => ({ ...task, progress }));
}

/** Where there are fewer weeks than patterns, evenly from first to last; else one after the other, and again. */
function patternAt(at: number, weeks: number, patterns: readonly WeekPattern[]): WeekPattern {
  const { length } = patterns;
  if (at < length) return patterns[weeks < length ? Math.floor((at * length) / weeks) : at]!;
  const again = patterns.filter(changes);
  const later = again.length > 0 ? again : patterns;
  return later[(at - length) % later.length]!;
}

/** What neither turns on a theme nor grows is done when it is done, such as opening an account. */
function changes({ tasks }: WeekPattern): boolean {
  return /\{theme\}|\.\./.test(tasks[0]!.do);
}

/** Every phase at least once where there is room. */
function weeksPerPhase(phases: readonly Phase[], weeks: number): number[] {
  if (weeks <= phases.length) {
    const chosen = new Set(Array.from({ length: weeks }, (_, n) => Math.floor((n * phases.length) / weeks)));
    return phases.map((_, n) => (chosen.has(n) ? 1 : 0));
  }
  const all = sharesOf(phases);
  const counts = phases.map(() => 1);
  for (let left = weeks - phases.length; left > 0; left -= 1) {
    // To the one that is furthest behind its share.
    const behind = phases.map(({ share }, n) => (share / all) * weeks - counts[n]!);
    counts[behind.indexOf(Math.max(...behind))]! += 1;
  }
  return counts;
}
