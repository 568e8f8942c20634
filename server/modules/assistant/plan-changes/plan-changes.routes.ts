import { type PlanChangeDraft, planChanges } from '#contract/assistant/plan-changes.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import type { ReplyPlan } from '#domain/plan/changes/known-plan.ts';
import { limitList } from '#planner/plan-text/limit-list.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { getPlan } from '#server/modules/action-plans/action-plans.queries.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { listItemsInScope } from '#server/modules/inventory/inventory.queries.ts';
import { readChangeablePlan } from '#server/modules/plan-changes/changeable-plan.queries.ts';
import type { PlanChange, TokenUsage } from '../plan-generator.ts';
import { draftToText, planWords } from '../plan-text/to-plan-text.ts';
import { writeChangePrompt } from '../plan-text/write-prompt.ts';
import { getPlanner } from '../planner-client.ts';
import { readEditedDraft } from '../edited-draft.ts';
import { generationLease } from '../leases.ts';
import { requireModel, runGenerator } from '../run-generator.ts';
import { assertSafe } from '../safety/assert-safe.ts';
import { toDraftResponse, toPlanDraft } from '../saved-plans/draft-response.ts';
import { listChangeable, listWeeks, toChangeText } from './change-text.ts';

const { apply: _, ...drafts } = planChanges;

export const planChangeDraftRoutes = defineRoutes(drafts, (services) => {
  const { db, rateLimiter } = services;
  const planner = getPlanner(services);

  async function readPlan(userId: string, planId: string, goalId: string | null, now: number) {
    const header = await getPlan(db, userId, planId);
    const plan = await readChangeablePlan(db, userId, planId, now);
    const goals = listChangeable(plan, goalId);
    const items = await listItemsInScope(db, userId, { actionPlanId: planId }, now);
    const today = toDay(now, await findTimeZone(db, userId));

    const text = toChangeText(header, goals, items);
    await assertSafe([planWords({ ...header, goals: text.goals }), text.goals.map(({ resources }) => resources)]);

    const describe = async (wish: string): Promise<PlanChange> => ({
      plan: await planner.run(userId, 'printPlanText', text),
      wish,
      today,
      weeks: listWeeks(plan, goals),
    });
    // Not in this process, because a reply can be long.
    const compare = async (reply: ReplyPlan, usage: TokenUsage | null): Promise<PlanChangeDraft> => {
      const known = { structure: plan.structure, goals: plan.goals, resources: items.map(({ title }) => title) };
      const { leftOut, ...diff } = await planner.run(userId, 'diffPlan', known, reply, goalId);
      return { token: plan.token, ...diff, leftOut: limitList(leftOut), usage };
    };
    return { describe, compare };
  }

  return {
    draft: async (ctx) => {
      const { userId, params, body, now } = ctx;
      const plan = await readPlan(userId, params.id, body.goalId ?? null, now);
      const { reply, usage } = await runGenerator(services, ctx, generationLease, async (generator, signal) => {
        const model = requireModel(generator, planChanges.draft);
        return model.changePlan(await plan.describe(body.wish), signal);
      });
      return ok(await plan.compare(reply, usage));
    },
    createPrompt: async ({ userId, params, body, now }) => {
      await assertSafe(body);
      const plan = await readPlan(userId, params.id, body.goalId ?? null, now);
      await rateLimiter.consume('questionsByUser', userId, now);
      return ok({ prompt: writeChangePrompt(await plan.describe(body.wish), await findTimeZone(db, userId)) });
    },
    read: async ({ userId, params, body: { goalId = null, ...pasted }, now }) => {
      await rateLimiter.consume('questionsByUser', userId, now);
      await assertSafe(pasted.text);
      const plan = await readPlan(userId, params.id, goalId, now);
      const reply = await planner.run(userId, 'readChangedPlan', pasted);
      if (!reply) throw declaredError(planChanges.read, 422);
      const words = reply.goals.flatMap(({ heading, tasks }) => [heading, ...tasks.map(({ title }) => title)]);
      await assertSafe(words.join('\n'));
      return ok(await plan.compare(reply, null));
    },
    changeDraft: async (ctx) => {
      const { draft, origin } = await readEditedDraft(services, ctx);
      const changed = await runGenerator(services, ctx, generationLease, async (generator, signal) => {
        const model = requireModel(generator, planChanges.changeDraft);
        const text = await planner.run(ctx.userId, 'printPlanText', draftToText(draft, origin.startsOn));
        return model.changeDraft(draft, text, origin, signal);
      });
      return ok({ ...changed, draft: toDraftResponse(changed.draft) });
    },
    createDraftPrompt: async ({ userId, body, now }) => {
      await assertSafe(body);
      await rateLimiter.consume('questionsByUser', userId, now);
      const { draft, wish, startsOn = null } = body;
      const timeZone = await findTimeZone(db, userId);
      const plan = await planner.run(userId, 'printPlanText', draftToText(toPlanDraft(draft), null));
      const calendar = draft.structure === 'weekly' && startsOn !== null ? planWeeks(startsOn, draft.goals.length) : [];
      const weeks = calendar.map((days, n) => ({ week: n + 1, ...days }));
      return ok({ prompt: writeChangePrompt({ plan, wish, today: toDay(now, timeZone), weeks }, timeZone) });
    },
  };
});
