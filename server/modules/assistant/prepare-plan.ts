import type { assistant } from '#contract/assistant.ts';
import type { planStreams } from '#contract/plan-stream.ts';
import type { HandlerContext } from '#server/http/register.ts';
import type { Services } from '#server/http/services.ts';
import { assertOutline } from './assert-outline.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { generationLease } from './leases.ts';
import type { PlanEvent, PlanGenerator, PlanRequest } from './plan-generator.ts';
import { getGenerators, planLimits } from './plan-generators.ts';
import { type Description, readPlanRequest } from './plan-request.service.ts';
import { getPlanner } from './planner-client.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { withAdvice } from './safety/with-advice.ts';
import { assertDestinationExists } from './saved-plans/store-draft.service.ts';

type PlanContext =
  | HandlerContext<typeof assistant.generateActionPlan>
  | HandlerContext<typeof assistant.generatePlan>
  | HandlerContext<typeof planStreams.create>;

/** Checks everything that would make a plan useless once it is written, and reads what it is written from. */
export async function preparePlan(services: Services, ctx: PlanContext, description: Description) {
  const { userId, body, now, reply } = ctx;
  await assertSafe(body);
  const signal = clientAbortSignal(reply, services.shutdownSignal);
  await assertDestinationExists(services.db, userId, body);
  const generator = await getGenerators(services).select(body.planner, userId);
  await assertOutline(getPlanner(services), userId, body.outline);
  const request = await readPlanRequest(services, userId, description, now);
  return {
    generator,
    request,
    /** The lease ensures that a double click creates only one plan. */
    limits: { counted: planLimits(generator), lease: generationLease(services.modelTimeoutsMs) },
    streamPlan: () => streamPlan(generator, request, description.description ?? '', signal),
  };
}

/** The events of a plan, with the user's own description, if there is one, and with a line about whom to consult. */
async function* streamPlan(
  generator: PlanGenerator,
  request: PlanRequest,
  description: string,
  signal: AbortSignal,
): AsyncGenerator<PlanEvent> {
  for await (const event of generator.streamPlan(request, signal)) {
    if (event.type === 'goal') yield event;
    else {
      const draft = description === '' ? event.draft : { ...event.draft, description };
      // A draft that is continued has the line already.
      yield { ...event, draft: request.continues ? draft : withAdvice(draft, request.prompt) };
    }
  }
}
