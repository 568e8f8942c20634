import { commitmentLevelOf } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { ArrangedGoal } from '../plan-text/arrangement.ts';
import { DraftLimits } from '../plan-text/draft-limits.ts';
import type { PlanTextResource } from '../plan-text/plan-text.ts';
import type { PlanFields } from '../plan-fields.ts';
import type { WeekTask } from './stage.ts';
import { capitalize, taskTitle } from './text.ts';

export function toDraft(
  title: string,
  description: readonly string[],
  goals: readonly ArrangedGoal[],
  fields: PlanFields,
): { draft: PlanDraft; changes: readonly string[] } {
  const texts = new DraftLimits();
  const draft: PlanDraft = {
    title: texts.fitTitle(capitalize(title)),
    description: texts.fitDescription(description.filter((line) => line !== '')),
    structure: fields.structure,
    weeks: fields.structure === 'weekly' ? goals.length : null,
    weeklyCommitmentHours: Math.min(limits.weeklyHours, Math.max(1, Math.round(fields.weeklyMinutes / 60))),
    commitmentLevel: commitmentLevelOf[fields.effort],
    goals: goals.map((goal) => texts.fitGoal(goal, fields.structure)),
  };
  return { draft, changes: texts.changes };
}

export function toGoal(
  title: string,
  tasks: readonly WeekTask[],
  resources: readonly PlanTextResource[] = [],
): ArrangedGoal {
  return { title, tasks: tasks.map((task) => ({ title: taskTitle(task) })), resources };
}
