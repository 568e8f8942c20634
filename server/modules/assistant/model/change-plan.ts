import { planDraft } from '#contract/assistant/plan-draft.ts';
import type { DraftGoal, DraftResource, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { ReplyPlan } from '#domain/plan/changes/known-plan.ts';
import { splitWeek, toName } from '#domain/plan/changes/match-goals.ts';
import type { ChangedDraft, ChangedPlan, PlanChange, PlanOrigin } from '../plan-generator.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';
import { explainEmptyReply } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import { type ModelTools, readWholeReply, scopeOf } from './model-tools.ts';
import { buildChangeData, buildDraftChangeData } from './plan-prompt.ts';
import { systemPrompts } from './system-prompts.ts';

const PLAN_TOKENS = 16_000;

export async function changePlan(tools: ModelTools, change: PlanChange): Promise<ChangedPlan> {
  const { reply, usage } = await requestPlan(tools, buildChangeData(change));
  return { reply, usage };
}

export async function changeDraft(
  tools: ModelTools,
  draft: PlanDraft,
  plan: string,
  origin: PlanOrigin,
): Promise<ChangedDraft> {
  const { text, reply, usage } = await requestPlan(tools, buildDraftChangeData(draft, plan, origin));
  const { goals } = draft;
  const scope = scopeOf({ ...draft, title: reply.title || draft.title });
  const read = await tools.run('readModelPlan', text, scope);
  if (!read) throw explainEmptyReply(text);
  const isWeekly = scope.weeks !== null;
  const missing = !isWeekly ? [] : findMissingWeeks(draft, read.draft, reply);
  const isFree = new Set(reply.goals.filter(({ tasks }) => tasks.length === 0).map(({ week }) => week));
  const changed: PlanDraft = {
    ...read.draft,
    description: read.draft.description || draft.description,
    weeks: draft.weeks,
    goals: read.draft.goals.map((goal, n) => {
      if (missing.includes(n + 1)) return goals[n]!;
      const before = isWeekly ? goals[n] : goals.find((each) => toName(each.title) === toName(goal.title));
      // The heading of a week without tasks is not a task itself.
      const name = isWeekly && isFree.has(n + 1) ? toName(splitWeek(goal.title)[1]) : '';
      const tasks = goal.tasks.filter((task) => name === '' || toName(task.title) !== name);
      return { ...goal, tasks, resources: keepResources(goal, before, draft) };
    }),
  };
  if (!planDraft.safeParse(toDraftResponse(changed)).success) throw new ModelError('unusable');
  const kept = missing.map((week) => `Week ${week} was not written again, so it stays as it was.`);
  return { draft: changed, changes: [...kept, ...read.changes], leftOut: read.leftOut, usage };
}

async function requestPlan(tools: ModelTools, content: string) {
  const messages = [{ role: 'user', content } as const];
  const request = { system: systemPrompts.change, messages, maxOutputTokens: PLAN_TOKENS };
  // What comes after the end of a fragment would look as if it were to be removed.
  const { text, usage } = await readWholeReply(tools, request);
  const reply = await tools.run('readChangedPlan', { text });
  if (!reply) throw explainEmptyReply(text);
  return { text, reply, usage };
}

function findMissingWeeks(before: PlanDraft, { goals }: PlanDraft, reply: ReplyPlan): number[] {
  const written = new Set(reply.goals.map(({ week }) => week));
  return goals.flatMap(({ tasks, resources }, n) => {
    const isMissing = tasks.length + resources.length === 0 && !written.has(n + 1);
    return isMissing && before.goals[n]!.tasks.length > 0 ? [n + 1] : [];
  });
}

/** Models shorten resources, or leave them out altogether, although nobody asked for that. */
function keepResources(goal: DraftGoal, before: DraftGoal | undefined, draft: PlanDraft): readonly DraftResource[] {
  if (goal.resources.length === 0) return before?.resources ?? [];
  const all = [...(before?.resources ?? []), ...draft.goals.flatMap(({ resources }) => resources)];
  return goal.resources.map((resource) => {
    const old = all.find(({ title }) => toName(title) === toName(resource.title));
    const { url, notes, estimatedMinutes } = resource;
    return old
      ? {
          title: resource.title,
          url: url || old.url,
          notes: notes || old.notes,
          estimatedMinutes: estimatedMinutes ?? old.estimatedMinutes,
        }
      : resource;
  });
}
