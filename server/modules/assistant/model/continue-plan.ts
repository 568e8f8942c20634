import type { ModelMessage } from 'ai';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { toName } from '#domain/plan/changes/match-goals.ts';
import type { PlanRequest } from '../plan-generator.ts';
import { buildPlanData } from './plan-prompt.ts';

/** Asks for a plan, or for what is missing after the weeks that the user has. */
export function openingMessages(
  request: PlanRequest,
  earlier: readonly DraftGoal[],
  weeks: number | null,
): ModelMessage[] {
  const asked: ModelMessage = { role: 'user', content: buildPlanData(request) };
  if (earlier.length === 0) return [asked];
  const goals = earlier.map(
    ({ title, tasks }) => `## ${title}\n${tasks.map((task) => `- [ ] ${task.title}\n`).join('')}`,
  );
  return [
    asked,
    { role: 'assistant', content: [`# ${request.continues!.title}\n`, ...goals].join('\n').toWellFormed() },
    { role: 'user', content: continueMessage(earlier.length, weeks) },
  ];
}

export function continueMessage(count: number, weeks: number | null): string {
  if (weeks === null)
    return 'You have not finished. Continue after the last complete goal, and do not repeat anything.';
  return `You have written ${count} of ${weeks} weeks. Continue with "## Week ${count + 1}: …" up to week ${weeks}, and do not repeat anything.`;
}

/** The weeks that the user has, without the empty ones at the end. */
export function withoutSpareWeeks(goals: readonly DraftGoal[]): readonly DraftGoal[] {
  return goals.slice(0, goals.findLastIndex(({ tasks, resources }) => tasks.length + resources.length > 0) + 1);
}

/** Stands for the weeks that the user has, and leaves no room for tasks of other weeks. */
export const placeholderText = (earlier: readonly DraftGoal[], weeklyHours: number) =>
  earlier.map(({ title }) => `## ${title}\n- [ ] Planned (${weeklyHours} h)\n\n`).join('');

/** Without the goals that the user has. */
export function withoutEarlier(goals: readonly DraftGoal[], earlier: readonly DraftGoal[], weeks: number | null) {
  if (weeks !== null) return goals.slice(earlier.length);
  const names = new Set(earlier.map(({ title }) => toName(title)));
  return goals.filter(({ title }) => !names.has(toName(title)));
}

/** The plan keeps the length that the user chose: the weeks for which there is nothing to do are empty. */
export function withAllWeeks(draft: PlanDraft, weeks: number | null): PlanDraft {
  if (weeks === null) return { ...draft, weeks };
  const spare = Array.from({ length: weeks - draft.goals.length }, (_, n) => ({
    title: `Week ${draft.goals.length + n + 1}: Spare week`,
    tasks: [],
    resources: [],
  }));
  const goals = [...draft.goals, ...spare];
  return { ...draft, weeks: goals.length, goals };
}
