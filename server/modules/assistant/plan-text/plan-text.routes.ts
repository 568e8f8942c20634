import { planTexts } from '#contract/plan-texts.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { JobThread } from '#server/threads/job-thread.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { assertSafe, createHelpError } from '../safety/assert-safe.ts';
import { assertDestinationExists } from '../saved-plans/store-draft.service.ts';
import { readPlanRequest } from '../understanding/understand.service.ts';
import type { jobs as readerJobs } from './read-plan-worker.ts';
import { draftToText } from './draft-to-text.ts';
import type { PlanText } from './plan-text.ts';
import { printLines } from './print-plan-text.ts';
import { getStoredPlanText } from './stored-plan.ts';
import { writePrompt } from './write-prompt.ts';

export const planTextRoutes = defineRoutes(planTexts, (services) => {
  const { db, rateLimiter, shutdownSignal } = services;
  const reader = new JobThread<typeof readerJobs>({
    url: new URL('read-plan-worker.ts', import.meta.url),
    shutdownSignal,
    maxWaiting: 8,
    timeoutMs: 20_000,
    idleMs: 30_000,
    failureMessage: planTexts.readPlan.fallback,
  });

  return {
    readPlan: async ({ userId, body, now }) => {
      await rateLimiter.consume('questionsByUser', userId, now);
      const timeZone = await findTimeZone(db, userId);
      const result = await reader.run('readPastedPlan', { text: body.text, today: toDay(now, timeZone) });
      if ('concern' in result) throw createHelpError(result.concern);
      if (!result.plan) throw declaredError(planTexts.readPlan, 422);
      return ok(result.plan);
    },
    printDraft: async ({ body }) => ok({ text: await print(draftToText(body.draft, body.startsOn ?? null)) }),
    getPlanText: async ({ userId, params, now }) =>
      ok({ text: await print(await getStoredPlanText(db, userId, params.id, now)) }),
    createPrompt: async ({ userId, body, now }) => {
      await assertSafe(body);
      await assertDestinationExists(db, userId, body);
      await rateLimiter.consume('questionsByUser', userId, now);
      return ok({ prompt: writePrompt(await readPlanRequest(services, userId, body, now)) });
    },
  };
});

/** A text that is longer than a pasted one may be is cut, and says so. */
async function print(plan: PlanText): Promise<string> {
  let text = '';
  for (const part of printLines(plan)) {
    if (text.length + part.length > limits.planText)
      return `${text}\n…\n\nThis plan is too long to be copied as a whole.\n`;
    text += part;
    await yieldToEventLoop();
  }
  return text;
}
