import type { ModelMessage } from 'ai';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { DraftFromText } from '#planner/plan-text/to-draft.ts';
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

/** Stands for the weeks that the user has, so that those that follow are read with their numbers. */
export function placeholderText({ title, structure }: PlanDraft, earlier: readonly DraftGoal[]): string {
  const weeks = structure === 'weekly' ? earlier.map((goal) => `## ${goal.title}\n- [ ] Planned\n\n`) : [];
  return `# ${title}\n\n${weeks.join('')}`;
}

/** The user's own weeks with those that were read after them. */
export function continuePlan(plan: PlanDraft, earlier: readonly DraftGoal[], read: DraftFromText): DraftFromText {
  const rest = plan.structure === 'weekly' ? read.draft.goals.slice(earlier.length) : read.draft.goals;
  return { ...read, draft: { ...plan, goals: [...earlier, ...rest] } };
}
