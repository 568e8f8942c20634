import { planDraft } from '#contract/plan-draft.ts';
import { formDefaults } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import { arrangeBacklog } from './arrange-backlog.ts';
import { arrangeWeeks } from './arrange-weeks.ts';
import { DraftLimits } from './draft-limits.ts';
import type { FoundPlan } from './read-plan.ts';
import { normalizeTaskSize } from './task-size.ts';

/** What was asked for. Without it, the text itself decides. */
export interface DraftOptions {
  /** Later weeks are left out. */
  readonly maxWeeks?: number;
  readonly structure?: PlanStructure;
  /** Otherwise computed from the sizes of the tasks. */
  readonly weeklyHours?: number;
  readonly commitmentLevel?: CommitmentLevel;
  /** Used if the text has no title. */
  readonly title?: string;
}

export interface DraftFromText {
  readonly draft: PlanDraft;
  /** Texts that the draft has no place for. */
  readonly leftOut: readonly string[];
  /** What was repaired, in whole sentences. */
  readonly changes: readonly string[];
}

/** Turns what was found in a text into a valid draft; undefined if there is nothing to do in it. */
export function toDraft(found: FoundPlan, options: DraftOptions = {}): DraftFromText | undefined {
  return fromPrintedPlan(found, options) ?? fromAnyPlan(found, options);
}

/** A plan that we printed becomes the same draft again. */
function fromPrintedPlan({ title, scope, notes, goals, unplaced }: FoundPlan, { maxWeeks }: DraftOptions) {
  if (!scope || goals.length > (maxWeeks ?? limits.planWeeks)) return undefined;
  const draft = {
    title,
    description: notes.join('\n'),
    structure: scope.structure,
    weeks: scope.weeks,
    weeklyCommitmentHours: scope.weeklyHours,
    commitmentLevel: scope.level,
    goals: goals.map((goal) => ({
      title: goal.title,
      tasks: goal.tasks.map((task) => ({ title: task.title })),
      resources: goal.resources.map(({ minutes, ...resource }) => ({ ...resource, estimatedMinutes: minutes })),
    })),
  };
  if (!planDraft.safeParse(draft).success) return undefined;
  return { draft, leftOut: unplaced, changes: describeDone(goals) };
}

function fromAnyPlan(found: FoundPlan, options: DraftOptions): DraftFromText | undefined {
  const structure = options.structure ?? found.scope?.structure ?? guessStructure(found);
  const arranged = structure === 'weekly' ? arrangeWeeks(found.goals, options.maxWeeks) : arrangeBacklog(found.goals);
  if (!arranged.goals.some(({ tasks, resources }) => tasks.length + resources.length > 0)) return undefined;
  const fitted = new DraftLimits();
  const goals = arranged.goals.map((goal) =>
    fitted.fitGoal({ ...goal, tasks: goal.tasks.map(normalizeTaskSize) }, structure),
  );
  const title = found.title || options.title || goals[0]!.title.replace(/^Week 1: /, '');
  const draft: PlanDraft = {
    title: fitted.fitTitle(title),
    description: fitted.fitDescription(found.notes),
    structure,
    weeks: structure === 'weekly' ? goals.length : null,
    weeklyCommitmentHours: options.weeklyHours ?? found.scope?.weeklyHours ?? computeWeeklyHours(goals, structure),
    commitmentLevel: options.commitmentLevel ?? found.scope?.level ?? 'Medium',
    goals,
  };
  return {
    draft,
    leftOut: [...found.unplaced, ...arranged.leftOut, ...fitted.leftOut],
    changes: [...arranged.changes, ...fitted.changes, ...describeDone(found.goals)],
  };
}

/** A text without weeks, days or months does not say when to do what. */
function guessStructure({ goals }: FoundPlan): PlanStructure {
  return goals.some(({ period }) => period) ? 'weekly' : 'backlog';
}

/** The hours of the longest week, so that no week exceeds them. */
function computeWeeklyHours(goals: PlanDraft['goals'], structure: PlanStructure): number {
  const minutes = goals.map(({ tasks }) => totalTaskMinutes(tasks));
  const longest = structure === 'weekly' ? Math.max(...minutes) : 0;
  return longest === 0 ? formDefaults.weeklyHours : Math.min(limits.weeklyHours, Math.ceil(longest / 60));
}

function describeDone(goals: FoundPlan['goals']): string[] {
  const count = goals.flatMap(({ tasks }) => tasks).filter(({ done }) => done).length;
  if (count === 0) return [];
  return [
    count === 1 ? 'One task was ticked off. It is open again.' : `${count} tasks were ticked off. They are open again.`,
  ];
}
