import type { Effort } from '#domain/assistant/brief.ts';
import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel } from '#domain/plan/action-plan.ts';
import { type FoundPlan, readPlan } from '../plan-text/read-plan.ts';
import { toDraft } from '../plan-text/to-draft.ts';
import type { ReadPlan, ReadScope } from './plan-reader.ts';

const commitmentLevels: Readonly<Record<Effort, CommitmentLevel>> = {
  light: 'Light',
  medium: 'Medium',
  strong: 'Strong',
};

/** A valid draft from the text of a model, with what had to be changed. Undefined if there is no plan in it. */
export function draftFromText(text: string, scope: ReadScope): ReadPlan | undefined {
  const read = toDraft(withScope(readPlan(text), scope.weeks), {
    structure: scope.structure,
    weeklyHours: scope.weeklyHours,
    commitmentLevel: commitmentLevels[scope.effort],
    maxWeeks: scope.weeks ?? limits.planWeeks,
    ...(scope.title !== '' && { title: scope.title }),
  });
  if (!read) return undefined;
  const draft = { ...read.draft, title: scope.title || read.draft.title };
  return { draft, changes: read.changes, leftOut: read.leftOut };
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
export function goalFromText(text: string, index: number, scope: ReadScope): DraftGoal | undefined {
  const [goal] = draftFromText(`# ${scope.title || 'Plan'}\n\n${text}`, { ...scope, weeks: 1 })?.draft.goals ?? [];
  if (!goal || scope.structure !== 'weekly') return goal;
  return { ...goal, title: goal.title.replace(/^Week \d+: /, `Week ${index + 1}: `) };
}
