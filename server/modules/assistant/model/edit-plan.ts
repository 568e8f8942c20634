import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import type { GoalFromText } from '#planner/plan-text/read-model-plan.ts';
import type { PlanOrigin, PlanRequest, SplitRequest } from '../plan-generator.ts';
import { explainEmptyReply } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import { type ModelTools, readWholeReply } from './model-tools.ts';
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
): Promise<GoalFromText> {
  const text = await readText(tools, systemPrompts.week, buildGoalData(draft, index, origin), GOAL_TOKENS);
  const { structure, weeklyCommitmentHours: hours, goals } = draft;
  const titles = goals.map(({ title }) => title);
  const read = await tools.run('readModelGoal', text, index, structure, titles);
  if (!read || read.goal.tasks.length === 0) throw explainEmptyReply(text);
  const minutes = totalTaskMinutes(read.goal.tasks);
  if (structure === 'backlog' || minutes <= hours * 60) return read;
  const tooLong = `Week ${index + 1} has ${formatDuration(minutes)} of tasks, more than your ${hours} h.`;
  return { ...read, changes: [...read.changes, tooLong] };
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
  const content = buildOutlineData(request);
  const text = await readText(tools, systemPrompts.milestones, content, OUTLINE_TOKENS, true);
  const milestones = await tools.run('readMilestones', text);
  if (milestones.length < MIN_MILESTONES) throw explainEmptyReply(text);
  return milestones;
}

async function readText(
  tools: ModelTools,
  system: string,
  content: string,
  maxOutputTokens: number,
  canShorten = false,
): Promise<string> {
  const messages = [{ role: 'user', content } as const];
  const { text } = await readWholeReply(tools, { system, messages, maxOutputTokens, canShorten });
  return text;
}
