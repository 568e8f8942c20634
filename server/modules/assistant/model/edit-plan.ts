import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { PlanOrigin, RewrittenGoal, SplitRequest } from '../plan-generator.ts';
import { readPlan } from '../plan-text/read-plan.ts';
import { draftFromText } from './model-draft.ts';
import { ModelError } from './model-error.ts';
import type { StreamModel } from './model-stream.ts';
import { buildGoalData, buildTaskData, goalSystemPrompt, taskSystemPrompt } from './plan-prompt.ts';
import { isRefusalText } from './refusal.ts';

const GOAL_TOKENS = 3000;
const TASK_TOKENS = 1500;
const MIN_PARTS = 2;
const MAX_PARTS = 6;

export async function rewriteGoal(
  stream: StreamModel,
  draft: PlanDraft,
  index: number,
  origin: PlanOrigin,
  signal: AbortSignal,
): Promise<RewrittenGoal> {
  const data = buildGoalData(draft, index, origin);
  const text = await readAll(stream, goalSystemPrompt, data, GOAL_TOKENS, signal);
  const written = draftFromText(text, {
    structure: draft.structure,
    weeks: 1,
    weeklyHours: draft.weeklyCommitmentHours,
    effort: draft.commitmentLevel.toLowerCase() as Lowercase<PlanDraft['commitmentLevel']>,
    title: draft.title,
  });
  const [goal] = written?.draft.goals ?? [];
  if (!written || !goal || goal.tasks.length === 0) throw new ModelError('unusable');
  const renumber = (line: string) => line.replace(/^Week \d+/, `Week ${index + 1}`);
  const title = draft.structure === 'weekly' ? renumber(goal.title) : goal.title;
  return { goal: { ...goal, title }, changes: written.changes.map(renumber) };
}

export async function splitTask(
  stream: StreamModel,
  request: SplitRequest,
  signal: AbortSignal,
): Promise<readonly { readonly title: string }[]> {
  const text = await readAll(stream, taskSystemPrompt, buildTaskData(request), TASK_TOKENS, signal);
  const tasks = readPlan(text).goals.flatMap((goal) => goal.tasks.map(({ title }) => ({ title: title.trim() })));
  const isValid = tasks.every(({ title }) => title !== '' && Array.from(title).length <= limits.title);
  if (tasks.length < MIN_PARTS || tasks.length > MAX_PARTS || !isValid) throw new ModelError('unusable');
  return tasks;
}

async function readAll(
  stream: StreamModel,
  system: string,
  data: string,
  maxOutputTokens: number,
  signal: AbortSignal,
): Promise<string> {
  let text = '';
  const messages = [{ role: 'user', content: data }] as const;
  for await (const part of stream({ system, messages, maxOutputTokens }, signal)) text += part;
  if (isRefusalText(text)) throw new ModelError('refused');
  return text.trim();
}
