import type { assistant } from '#contract/assistant/assistant.ts';
import { nothingLeft } from '#contract/assistant/outline.ts';
import type { planStreams } from '#contract/assistant/plan-stream.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import type { Outline } from '#domain/assistant/outline.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { findProfessionalAdvice } from '#planner/safety/advice.ts';
import { validationError } from '#server/http/errors.ts';
import type { HandlerContext } from '#server/http/register.ts';
import type { Services } from '#server/http/services.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { generationLease } from './leases.ts';
import type { PlanEvent, PlanGenerator, PlanRequest } from './plan-generator.ts';
import { getGenerators, planLimits } from './plan-generators.ts';
import { type Description, readPlanRequest } from './plan-request.service.ts';
import { getPlanner, type Planner } from './planner-client.ts';
import { assertSafe } from './safety/assert-safe.ts';
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

/** Throws if no plan can be written from an outline: nothing is left to do, or a number is outside its bounds. */
async function assertOutline(planner: Planner, userId: string, outline: Outline | null | undefined) {
  if (!outline) return;
  const { milestones, playbook, numbers } = outline;
  const states = milestones.map(({ state }) => state);
  if (states.length > 0 && !states.includes('open'))
    throw validationError([createFieldError('outline', nothingLeft(states))]);
  if (playbook === null || Object.keys(numbers).length === 0) return;
  const message = await planner.run(userId, 'findNumberError', outline);
  if (message !== undefined) throw validationError([createFieldError('outline', message)]);
}

/** Adds a line about whom to consult to medical, legal and financial plans, if it fits the description's limit. */
function withAdvice(draft: PlanDraft, prompt: string): PlanDraft {
  // What a goal is about is said early, and a whole narrative would take too long.
  const line = findProfessionalAdvice(prompt.slice(0, limits.prompt));
  if (line === undefined) return draft;
  const description = draft.description === '' ? line : `${draft.description}\n\n${line}`;
  return description.length > limits.description ? draft : { ...draft, description };
}
