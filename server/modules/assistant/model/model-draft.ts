import { planDraft } from '#contract/plan-draft.ts';
import type { Effort } from '#domain/assistant/brief.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import { type FoundPlan, readPlan } from '../plan-text/read-plan.ts';
import { toDraft } from '../plan-text/to-draft.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';
import { describeShortened, fitHours } from './fit-hours.ts';

/** What was asked for. It comes from the user, never from the model. */
export interface DraftScope {
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly effort: Effort;
  /** If empty, the model's title is used. */
  readonly title: string;
}

/** Room for the focus area and the user's own descriptions in the request that saves the plan. */
const REQUEST_OVERHEAD_BYTES = 48 * 1024;

const commitmentLevels: Readonly<Record<Effort, CommitmentLevel>> = {
  light: 'Light',
  medium: 'Medium',
  strong: 'Strong',
};

/** A valid draft from the text of a model, with what had to be changed. Undefined if there is no plan in it. */
export function draftFromText(
  text: string,
  scope: DraftScope,
): { readonly draft: PlanDraft; readonly changes: readonly string[] } | undefined {
  const read = toDraft(withScope(readPlan(text), scope.weeks), {
    structure: scope.structure,
    weeklyHours: scope.weeklyHours,
    commitmentLevel: commitmentLevels[scope.effort],
    maxWeeks: scope.weeks ?? limits.planWeeks,
    ...(scope.title !== '' && { title: scope.title }),
  });
  if (!read) return undefined;
  const shortened: number[] = [];
  const goals = read.draft.goals.map((goal, index) => {
    const fitting = scope.structure === 'weekly' ? fitHours(goal, scope.weeklyHours) : goal;
    if (fitting !== goal) shortened.push(index + 1);
    return fitting;
  });
  const draft = { ...read.draft, title: scope.title || read.draft.title, goals };
  if (!isSavable(draft)) return undefined;
  return { draft, changes: [...read.changes, ...describeShortened(shortened, scope.weeklyHours)] };
}

/** The text has no say in the scope. If it has as many goals as weeks, they follow one another, whatever their numbers. */
function withScope(found: FoundPlan, weeks: number | null): FoundPlan {
  const goals = found.goals.map((goal, index) => {
    const title = goal.period?.unit === 'week' ? goal.period.title : goal.title;
    return { ...goal, period: { unit: 'week', first: index + 1, last: index + 1, title } as const };
  });
  return { ...found, scope: null, goals: found.goals.length === weeks ? goals : found.goals };
}

/** A goal from its text, with the number of its week. */
export function goalFromText(text: string, index: number, scope: DraftScope): DraftGoal | undefined {
  const [goal] = draftFromText(`# ${scope.title || 'Plan'}\n\n${text}`, { ...scope, weeks: 1 })?.draft.goals ?? [];
  if (!goal || scope.structure !== 'weekly') return goal;
  return { ...goal, title: goal.title.replace(/^Week \d+: /, `Week ${index + 1}: `) };
}

function isSavable(draft: PlanDraft): boolean {
  const size = Buffer.byteLength(JSON.stringify(toDraftResponse(draft)));
  return size <= limits.bodyBytes - REQUEST_OVERHEAD_BYTES && planDraft.safeParse(draft).success;
}
