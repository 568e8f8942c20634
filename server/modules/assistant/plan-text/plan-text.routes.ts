import { planTexts } from '#contract/assistant/plan-texts.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import type { PlanText } from '#planner/plan-text/plan-text.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readPlanRequest } from '../plan-request.service.ts';
import { getPlanner } from '../planner-client.ts';
import { assertSafe } from '../safety/assert-safe.ts';
import { toDraftResponse, toPlanDraft } from '../saved-plans/draft-response.ts';
import { assertDestinationExists } from '../saved-plans/store-draft.service.ts';
import { getStoredPlanText } from './stored-plan.ts';
import { draftToText, planWords } from './to-plan-text.ts';
import { writePrompt } from './write-prompt.ts';

export const planTextRoutes = defineRoutes(planTexts, (services) => {
  const { db, rateLimiter } = services;
  const planner = getPlanner(services);

  /** A text that is longer than a pasted one may be is cut, and says so. */
  async function print(userId: string, plan: PlanText): Promise<string> {
    const { bounded, isCut } = cutPlan(plan);
    const text = await planner.run(userId, 'printPlanText', bounded);
    return isCut ? `${text}\n…\n\nThis plan is too long to be copied as a whole.\n` : text;
  }

  return {
    readPlan: async ({ userId, body, now }) => {
      await rateLimiter.consume('questionsByUser', userId, now);
      await assertSafe(body.text);
      const today = toDay(now, await findTimeZone(db, userId));
      const plan = await planner.run(userId, 'readPastedPlan', { ...body, today });
      if (!plan) throw declaredError(planTexts.readPlan, 422);
      // A book among the resources does not make the whole plan fiction.
      await assertSafe(planWords(plan.draft));
      return ok({ ...plan, draft: toDraftResponse(plan.draft) });
    },
    printDraft: async ({ userId, body }) =>
      ok({ text: await print(userId, draftToText(toPlanDraft(body.draft), body.startsOn ?? null)) }),
    getPlanText: async ({ userId, params, now }) =>
      ok({ text: await print(userId, await getStoredPlanText(db, userId, params.id, now)) }),
    createPrompt: async ({ userId, body, now }) => {
      await assertSafe(body);
      await assertDestinationExists(db, userId, body);
      await rateLimiter.consume('questionsByUser', userId, now);
      return ok({ prompt: writePrompt(await readPlanRequest(services, userId, body, now)) });
    },
  };
});

/** As much of a plan as a pasted one may have. Printing escapes some characters, so there is a reserve. */
function cutPlan(plan: PlanText): { readonly bounded: PlanText; readonly isCut: boolean } {
  let left = limits.planText * 0.9;
  const fits = (length: number) => (left -= length) >= 0;
  const goals = plan.goals
    .filter(({ title }) => fits(title.length))
    .map((goal) => ({
      ...goal,
      tasks: goal.tasks.filter(({ title }) => fits(title.length)),
      resources: goal.resources.filter(({ title, url, notes }) =>
        fits(title.length + notes.length + (url?.length ?? 0)),
      ),
    }));
  return { bounded: { ...plan, goals }, isCut: left < 0 };
}
