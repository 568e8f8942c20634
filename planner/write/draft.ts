import { commitmentLevelOf } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { DraftGoal, DraftResource, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanTextResource } from '../plan-text/plan-text.ts';
import type { PlanFields } from '../plan-fields.ts';
import type { WeekTask } from './stage.ts';
import { capitalize, cut, taskTitle, toLine } from './text.ts';

interface Content {
  readonly title: string;
  readonly description: readonly string[];
  readonly goals: readonly DraftGoal[];
}

export function toDraft({ title, description, goals }: Content, fields: PlanFields): PlanDraft {
  const lines = description.filter((line) => line !== '');
  return {
    title: cut(capitalize(toLine(title) || 'My plan'), limits.title),
    description: cut(lines.join('\n'), limits.description),
    structure: fields.structure,
    weeks: fields.structure === 'weekly' ? goals.length : null,
    weeklyCommitmentHours: Math.min(limits.weeklyHours, Math.max(1, Math.round(fields.weeklyMinutes / 60))),
    commitmentLevel: commitmentLevelOf[fields.effort],
    goals,
  };
}

export function toGoal(title: string, tasks: readonly WeekTask[], resources: readonly PlanTextResource[]): DraftGoal {
  return {
    title: cut(toLine(title) || 'Next step', limits.title),
    tasks: tasks.slice(0, limits.draftTasks).map((task) => ({ title: taskTitle(task) })),
    resources: resources.slice(0, limits.draftResources).map(toResource),
  };
}

const toResource = ({ title, url, notes, minutes }: PlanTextResource): DraftResource => ({
  title: cut(capitalize(title), limits.title),
  url,
  notes,
  estimatedMinutes: minutes,
});
