import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import type { PlanOrigin, PlanRequest, RewrittenGoal, SplitRequest } from '../plan-generator.ts';
import { explainEmptyReply } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import { type ModelTools, readReply, scopeOf } from './model-tools.ts';
import { buildGoalData, buildOutlineData, buildTaskData } from './plan-prompt.ts';
import { systemPrompts } from './system-prompts.ts';

const GOAL_TOKENS = 3000;
const TASK_TOKENS = 1500;
const OUTLINE_TOKENS = 1500;
const MIN_PARTS = 2;
const MAX_PARTS = 6;
const MIN_MILESTONES = 2;

export async function rewriteGoal(
  tools: ModelTools,
  draft: PlanDraft,
  index: number,
  origin: PlanOrigin,
): Promise<RewrittenGoal> {
  const text = await readText(tools, systemPrompts.week, buildGoalData(draft, index, origin), GOAL_TOKENS);
  const scope = scopeOf(draft);
  const goal = await tools.run('readModelGoal', text, index, scope);
  if (!goal || goal.tasks.length === 0) throw explainEmptyReply(text);
  const minutes = totalTaskMinutes(goal.tasks);
  const isTooLong = scope.weeks !== null && minutes > scope.weeklyHours * 60;
  return {
    goal,
    changes: isTooLong
      ? [`Week ${index + 1} has ${formatDuration(minutes)} of tasks, more than your ${scope.weeklyHours} h.`]
      : [],
  };
}

export async function splitTask(
  tools: ModelTools,
  request: SplitRequest,
): Promise<readonly { readonly title: string }[]> {
  const text = await readText(tools, systemPrompts.task, buildTaskData(request), TASK_TOKENS);
  const tasks = await tools.run('readTasks', text);
  if (tasks.length === 0) throw explainEmptyReply(text);
  const isValid = tasks.every(({ title }) => title !== '' && Array.from(title).length <= limits.title);
  if (tasks.length < MIN_PARTS || tasks.length > MAX_PARTS || !isValid) throw new ModelError('unusable');
  return tasks;
}

export async function writeOutline(tools: ModelTools, request: PlanRequest): Promise<readonly string[]> {
  const text = await readText(tools, systemPrompts.milestones, buildOutlineData(request), OUTLINE_TOKENS);
  const milestones = await tools.run('readMilestones', text);
  if (milestones.length < MIN_MILESTONES) throw explainEmptyReply(text);
  return milestones;
}

async function readText(tools: ModelTools, system: string, content: string, maxOutputTokens: number): Promise<string> {
  const { text } = await readReply(tools, { system, messages: [{ role: 'user', content }], maxOutputTokens });
  return text;
}
