import type { StorableDraft } from '../saved-plans/store-draft.service.ts';
import type { PlanText } from '#planner/plan-text/plan-text.ts';

/** A draft as plan text. With the first day of a weekly plan, each week names its last day. */
export function draftToText(draft: StorableDraft, startsOn: string | null): PlanText {
  const isWeekly = draft.structure === 'weekly';
  return {
    title: draft.title,
    scope: {
      structure: draft.structure,
      weeks: isWeekly ? (draft.weeks ?? draft.goals.length) : null,
      weeklyHours: draft.weeklyCommitmentHours,
      level: draft.commitmentLevel,
      startsOn: isWeekly ? startsOn : null,
    },
    notes: toLines(draft.description ?? ''),
    goals: draft.goals.map(({ title, tasks, resources }) => ({
      title,
      notes: [],
      tasks: tasks.map((task) => ({ title: task.title, done: false })),
      resources: resources.map(({ title: name, url, notes = '', estimatedMinutes }) => ({
        title: name,
        url: url || null,
        notes,
        minutes: estimatedMinutes ?? null,
      })),
    })),
  };
}

/** The lines of a description. Several empty lines are one. */
export function toLines(description: string): string[] {
  return description === '' ? [] : description.replaceAll(/\n{3,}/g, '\n\n').split('\n');
}
