import { commitmentLevelOf, type Effort, formDefaults } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import { arrangeBacklog } from './arrange-backlog.ts';
import { arrangeWeeks, nameWeek } from './arrange-weeks.ts';
import { type ArrangedGoal, isEmpty, type Repairs } from './arrangement.ts';
import { DraftLimits } from './draft-limits.ts';
import { moveOverflow } from './move-overflow.ts';
import type { FoundPlan } from './read-plan.ts';
import { normalizeTaskSize } from './task-size.ts';

/** What the user asked for. Without it, the text itself decides. */
export interface DraftOptions {
  readonly structure: PlanStructure;
  /** Of a weekly plan, which has exactly as many. */
  readonly weeks: number | null;
  /** No week has more, unless there is no other way. */
  readonly weeklyHours: number;
  readonly effort: Effort;
  /** If empty, that of the text is used. */
  readonly title: string;
}

export interface DraftFromText extends Readonly<Repairs> {
  readonly draft: PlanDraft;
}

/** Turns what was found in a text into a valid draft; undefined if there is nothing to do in it. */
export function toDraft(source: FoundPlan, asked?: DraftOptions): DraftFromText | undefined {
  // It was made longer by hand if it is longer than a draft can be.
  const isExact = !asked && source.isPrinted && source.goals.length > 0 && source.goals.length <= limits.planWeeks;
  const found = isExact ? source : asList(source);
  const scope = asked ? null : found.scope;
  const structure = asked?.structure ?? scope?.structure ?? guessStructure(found);
  const isWeekly = structure === 'weekly';
  const fitted = new DraftLimits();
  const arranged = isExact ? found.goals : arrange(found.goals, isWeekly, fitted, asked);
  if (!isExact && arranged.every(isEmpty)) return undefined;
  const goals = arranged.map((goal) => fitted.fitGoal(goal, structure));
  const draft: PlanDraft = {
    title: fitted.fitTitle(asked?.title || found.title || goals[0]!.title.replace(/^Week \d+: /, '')),
    description: fitted.fitDescription(found.notes),
    structure,
    weeks: isExact ? scope!.weeks : isWeekly ? goals.length : null,
    weeklyCommitmentHours: asked?.weeklyHours ?? scope?.weeklyHours ?? computeWeeklyHours(goals, isWeekly),
    commitmentLevel: asked ? commitmentLevelOf[asked.effort] : (scope?.level ?? 'Medium'),
    goals,
  };
  const leftOut = [...found.unplaced, ...fitted.leftOut];
  return { draft, leftOut, changes: [...fitted.changes, ...describeDone(found.goals)] };
}

/** 'Step 1: Buy paint' and so on, without anything below, is a list of tasks. */
function asList(found: FoundPlan): FoundPlan {
  const isSteps = found.goals.every(({ period, tasks }) => period?.unit === 'phase' && tasks.length === 0);
  if (!isSteps || found.goals.length < 2) return found;
  const tasks = found.goals.map(({ title, period }) => ({ title: period?.title || title, done: false }));
  const resources = found.goals.flatMap((goal) => goal.resources);
  return { ...found, goals: [{ title: found.title, period: undefined, tasks, resources }] };
}

function arrange(all: FoundPlan['goals'], isWeekly: boolean, repairs: Repairs, asked?: DraftOptions): ArrangedGoal[] {
  const normalize = ({ title }: { title: string }) => ({ title: normalizeTaskSize(title) });
  const goals = isWeekly ? arrangeWeeks(all, repairs, asked?.weeks ?? undefined) : arrangeBacklog(all, repairs);
  const sized = goals.map((goal) => ({ ...goal, tasks: goal.tasks.map(normalize) }));
  if (!isWeekly) return sized;
  return (asked ? moveOverflow(sized, asked.weeklyHours, repairs.changes) : sized).map(nameWeek);
}

/** A text without weeks, days or months does not say when to do what. */
function guessStructure({ goals }: FoundPlan): PlanStructure {
  return goals.some(({ period }) => period) ? 'weekly' : 'backlog';
}

/** The hours of the longest week, so that no week exceeds them. */
function computeWeeklyHours(goals: PlanDraft['goals'], isWeekly: boolean): number {
  const minutes = goals.map(({ tasks }) => totalTaskMinutes(tasks));
  const longest = isWeekly ? Math.max(...minutes) : 0;
  return longest === 0 ? formDefaults.weeklyHours : Math.min(limits.weeklyHours, Math.ceil(longest / 60));
}

function describeDone(goals: FoundPlan['goals']): string[] {
  const count = goals.flatMap(({ tasks }) => tasks).filter(({ done }) => done).length;
  if (count <= 1) return count === 0 ? [] : ['One task was ticked off. It is open again.'];
  return [`${count} tasks were ticked off. They are open again.`];
}
