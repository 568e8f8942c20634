import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import { type PlanStreamEvent, planStreams } from '#contract/assistant/plan-stream.ts';
import type { DeepReadonly } from '#contract/schema/endpoint.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import type { PlanEvent, PlanRequest } from './plan-generator.ts';
import { preparePlan } from './prepare-plan.ts';
import { streamWithLimits } from './rate-limited.ts';
import { requireModel } from './run-generator.ts';
import { toDraftResponse, toGoalResponse } from './saved-plans/draft-response.ts';
import { toGenerated, toUnderstanding } from './to-generated.ts';

export const planStreamRoutes = defineRoutes(planStreams, (services) => ({
  create: async (ctx) => {
    const { generator, request, limits, streamPlan } = await preparePlan(services, ctx, ctx.body);
    if (request.continues) requireModel(generator, planStreams.create);
    const events = streamWithLimits(services.rateLimiter, ctx, limits, streamPlan);
    return ok(toResponse(events, generator.name, request));
  },
}));

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
