import type { GeneratedDraft, GeneratedGoal, NewPlanDraft } from '#contract/assistant/plan-draft.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';

/** A draft from a request, where some fields may be left out. */
export function toPlanDraft(draft: NewPlanDraft): PlanDraft {
  return { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
}

export function toDraftResponse(draft: PlanDraft): GeneratedDraft {
  return { ...draft, goals: draft.goals.map(toGoalResponse) };
}

export function toGoalResponse({ title, tasks, resources }: DraftGoal): GeneratedGoal {
  return {
    title,
    tasks: tasks.map((task) => ({ title: task.title })),
    resources: resources.map(({ title: name, url, notes = '', estimatedMinutes }) => ({
      title: name,
      url: url || null,
      notes,
      estimatedMinutes: estimatedMinutes ?? null,
    })),
  };
}
