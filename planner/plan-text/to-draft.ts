import { formDefaults } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import { totalTaskMinutes, withoutSize } from '#domain/plan/task-minutes.ts';
import { arrangeBacklog } from './arrange-backlog.ts';
import { arrangeWeeks, SPARE_WEEK } from './arrange-weeks.ts';
import { DraftLimits } from './draft-limits.ts';
import { moveOverflow } from './move-overflow.ts';
import type { FoundPlan } from './read-plan.ts';
import { normalizeTaskSize } from './task-size.ts';

/** What was asked for. Without it, the text itself decides. */
export interface DraftOptions {
  readonly structure: PlanStructure;
  /** Of a weekly plan, which has exactly as many. */
  readonly weeks: number | null;
  /** No week has more, unless there is no other way. */
  readonly weeklyHours: number;
  readonly commitmentLevel: CommitmentLevel;
  /** If empty, that of the text is used. */
  readonly title: string;
}

export interface DraftFromText {
  readonly draft: PlanDraft;
  /** Texts that the draft has no place for. */
  readonly leftOut: readonly string[];
  /** What was repaired, in whole sentences. */
  readonly changes: readonly string[];
}

/** Turns what was found in a text into a valid draft; undefined if there is nothing to do in it. */
export function toDraft(found: FoundPlan, asked?: DraftOptions): DraftFromText | undefined {
  return (asked ? undefined : fromPrintedPlan(found)) ?? fromAnyPlan(found, asked);
}

/** A plan that we printed becomes the same draft again, unless it was made longer by hand than a draft can be. */
function fromPrintedPlan({ isPrinted, title, scope, notes, goals, unplaced }: FoundPlan): DraftFromText | undefined {
  if (!isPrinted || !scope || goals.length === 0 || goals.length > limits.planWeeks) return undefined;
  const fitted = new DraftLimits();
  const draft = {
    title: fitted.fitTitle(title),
    description: fitted.fitDescription(notes),
    structure: scope.structure,
    weeks: scope.weeks,
    weeklyCommitmentHours: scope.weeklyHours,
    commitmentLevel: scope.level,
    goals: goals.map((goal) =>
      fitted.fitGoal({ ...goal, tasks: goal.tasks.map((task) => task.title) }, scope.structure),
    ),
  };
  return { draft, leftOut: [...unplaced, ...fitted.leftOut], changes: [...fitted.changes, ...describeDone(goals)] };
}

/** 'Step 1: Buy paint' and so on, without anything below, is a list of tasks. */
function asList(found: FoundPlan): FoundPlan {
  const isSteps = found.goals.every(({ period, tasks }) => period?.unit === 'phase' && tasks.length === 0);
  if (!isSteps || found.goals.length < 2) return found;
  const tasks = found.goals.map(({ title, period }) => ({ title: period?.title || title, done: false }));
  const resources = found.goals.flatMap((goal) => goal.resources);
  return { ...found, goals: [{ title: found.title, period: undefined, tasks, resources }] };
}

function fromAnyPlan(source: FoundPlan, asked: DraftOptions | undefined): DraftFromText | undefined {
  const found = asList(source);
  const structure = asked?.structure ?? found.scope?.structure ?? guessStructure(found);
  const isWeekly = structure === 'weekly';
  const arranged = isWeekly ? arrangeWeeks(found.goals, asked?.weeks ?? undefined) : arrangeBacklog(found.goals);
  if (!arranged.goals.some(({ tasks, resources }) => tasks.length + resources.length > 0)) return undefined;
  const fitted = new DraftLimits();
  const limited = arranged.goals.map((goal) =>
    fitted.fitGoal({ ...goal, tasks: goal.tasks.map(normalizeTaskSize) }, structure),
  );
  const moved = isWeekly && asked ? moveOverflow(limited, asked.weeklyHours) : { goals: limited, changes: [] };
  const goals = moved.goals.map((goal, n) => nameSpareWeek(goal, n + 1));
  const title = asked?.title || found.title || withoutWeek(goals[0]!.title);
  const draft: PlanDraft = {
    title: fitted.fitTitle(title),
    description: fitted.fitDescription(found.notes),
    structure,
    weeks: isWeekly ? goals.length : null,
    weeklyCommitmentHours: asked?.weeklyHours ?? found.scope?.weeklyHours ?? computeWeeklyHours(goals, structure),
    commitmentLevel: asked?.commitmentLevel ?? found.scope?.level ?? 'Medium',
    goals,
  };
  return {
    draft,
    leftOut: [...found.unplaced, ...arranged.leftOut, ...fitted.leftOut],
    changes: [...arranged.changes, ...fitted.changes, ...moved.changes, ...describeDone(found.goals)],
  };
}

const withoutWeek = (title: string) => title.replace(/^Week \d+: /, '');

/** A spare week that got tasks of another one is named after the first of them. */
function nameSpareWeek(goal: PlanDraft['goals'][number], week: number): PlanDraft['goals'][number] {
  const [task] = goal.tasks;
  if (!task || goal.title !== `Week ${week}: ${SPARE_WEEK}`) return goal;
  return { ...goal, title: new DraftLimits().fitTitle(`Week ${week}: ${withoutSize(task.title)}`) };
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
