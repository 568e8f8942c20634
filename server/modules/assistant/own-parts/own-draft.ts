import type { Effort } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel } from '#domain/plan/action-plan.ts';
import { goalTitle } from '../facts/goal/goal-title.ts';
import type { PlanInput } from '../plan-input.ts';
import type { WeekTask } from '../planner/plan-stages.ts';
import { titleOfTask } from '../planner/task-size.ts';
import { capitalize, normalizeLine, truncate } from '../user-text.ts';

const levels: Readonly<Record<Effort, CommitmentLevel>> = { light: 'Light', medium: 'Medium', strong: 'Strong' };

const MAX_GOAL_TITLE = 120;

interface PlannedGoal {
  readonly title: string;
  readonly tasks: readonly WeekTask[];
}

export function draftOf(input: PlanInput, goals: readonly PlannedGoal[], description: string): PlanDraft {
  const isWeekly = input.structure === 'weekly';
  const title = normalizeLine(input.title) || goalTitle(normalizeLine(input.facts.goal) || normalizeLine(input.text));
  return {
    title: truncate(capitalize(title), limits.title) || goals[0]!.title,
    description,
    structure: input.structure,
    weeks: isWeekly ? goals.length : null,
    weeklyCommitmentHours: Math.min(Math.max(1, Math.round(input.weeklyMinutes / 60)), limits.weeklyHours),
    commitmentLevel: levels[input.effort],
    goals: goals.map((goal, n) => ({
      title: truncate(isWeekly ? `Week ${n + 1}: ${goal.title}` : goal.title, MAX_GOAL_TITLE),
      tasks: goal.tasks.map((task) => ({ title: titleOfTask(task) })),
      resources: [],
    })),
  };
}
