import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { DraftResource, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanText, PlanTextTask } from '#planner/plan-text/plan-text.ts';

type PlanHeader = Pick<
  ActionPlan,
  'title' | 'description' | 'structure' | 'weeks' | 'weeklyCommitmentHours' | 'commitmentLevel'
>;

interface PlanGoal {
  readonly title: string;
  readonly tasks: readonly PlanTextTask[];
  readonly resources: readonly DraftResource[];
}

export function toPlanText(plan: PlanHeader, goals: readonly PlanGoal[], startsOn: string | null = null): PlanText {
  const { description } = plan;
  return {
    title: plan.title,
    scope: {
      structure: plan.structure,
      weeks: plan.weeks,
      weeklyHours: plan.weeklyCommitmentHours,
      level: plan.commitmentLevel,
      startsOn,
    },
    // Several empty lines are one.
    notes: description === '' ? [] : description.replaceAll(/\n{3,}/g, '\n\n').split('\n'),
    goals: goals.map(({ title, tasks, resources }) => ({
      title,
      notes: [],
      tasks,
      resources: resources.map(({ title: name, url, notes = '', estimatedMinutes }) => ({
        title: name,
        url: url || null,
        notes,
        minutes: estimatedMinutes ?? null,
      })),
    })),
  };
}

/** The words that are checked together, because a title says what the tasks are about. */
export const planWords = ({ title, description, goals }: Pick<PlanDraft, 'title' | 'description' | 'goals'>) =>
  [title, description, ...goals.flatMap((goal) => [goal.title, ...goal.tasks.map((task) => task.title)])].join('\n');

/** With the first day of a weekly plan, each week names its last day. */
export function draftToText(draft: PlanDraft, startsOn: string | null): PlanText {
  const goals = draft.goals.map((goal) => ({
    ...goal,
    tasks: goal.tasks.map(({ title }) => ({ title, done: false })),
  }));
  if (draft.structure === 'backlog') return toPlanText({ ...draft, weeks: null }, goals);
  return toPlanText({ ...draft, weeks: draft.weeks ?? goals.length }, goals, startsOn);
}
