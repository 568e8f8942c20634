import { type PlanStreamEvent, planStreams } from '#contract/plan-stream.ts';
import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { DeepReadonly } from '#contract/schema/endpoint.ts';
import { declaredError } from '#server/http/errors.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { assertOutline } from './assert-outline.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { generationLease } from './leases.ts';
import { streamPlan } from './plan-events.ts';
import type { PlanEvent, PlanRequest } from './plan-generator.ts';
import { getGenerators, planLimits } from './plan-generators.ts';
import { streamWithLimits } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { assertDestinationExists } from './saved-plans/store-draft.service.ts';
import { toDraftResponse, toGoalResponse } from './saved-plans/draft-response.ts';
import { toGenerated } from './to-generated.ts';
import { toUnderstanding } from './to-understanding.ts';
import { readPlanRequest } from './plan-request.service.ts';
import { getPlanner } from './planner-client.ts';

export const planStreamRoutes = defineRoutes(planStreams, (services) => {
  const { db, rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  const generators = getGenerators(services);
  return {
    create: async (ctx) => {
      const { userId, now, body, reply } = ctx;
      await assertSafe(body);
      const signal = clientAbortSignal(reply, shutdownSignal);
      await assertDestinationExists(db, userId, body);
      const generator = await generators.select(body.planner, userId);
      const { continues: draft, ...description } = body;
      if (draft && generator.name !== 'model') throw declaredError(planStreams.create, 409);
      const continues = draft && { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
      await assertOutline(getPlanner(services), userId, body.outline);
      const request = { ...(await readPlanRequest(services, userId, description, now)), continues };
      const generate = () => streamPlan(generator, request, body.description ?? '', signal);
      const limits = { counted: planLimits(generator), lease: generationLease(modelTimeoutsMs) };
      const events = streamWithLimits(rateLimiter, ctx, limits, generate);
      return ok(toResponse(events, generator.name, request));
    },
  };
});

async function* toResponse(
  events: AsyncIterable<PlanEvent>,
  planner: PlanGeneratorKind,
  request: PlanRequest,
): AsyncGenerator<DeepReadonly<PlanStreamEvent>> {
  const understanding = toUnderstanding(request);
  for await (const event of events) {
    if (event.type === 'goal') yield { ...event, goal: toGoalResponse(event.goal) };
    else if (event.type === 'start') yield { ...event, draft: toDraftResponse(event.draft), planner, understanding };
    else yield { type: 'done', ...toGenerated(event, planner, request) };
  }
}
