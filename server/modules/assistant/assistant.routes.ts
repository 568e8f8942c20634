import type { FastifyReply } from 'fastify';
import { assistant } from '#contract/assistant.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { estimateTimeline } from './feasibility/timeline-estimate.ts';
import { assessFeasibility } from './feasibility/feasibility.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { findProfessionalAdvice } from './safety/professional-advice.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ApiError } from '#server/http/errors.ts';
import { type HandlerContext, created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import { withLease, withRateLimit } from './rate-limited.ts';
import { requestFromForm, requestFromWizard } from './interview/plan-request.ts';
import type { PlanGenerator, PlanRequest } from './plan-generator.ts';
import { createGenerators } from './plan-generators.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { assertDestinationExists, storeDraft } from './saved-plans/store-draft.service.ts';
import { listWeeklyTrackedMinutes } from './feasibility/tracked-weeks.ts';
import { undoPlan } from './saved-plans/undo-plan.service.ts';
import { toDraftResponse } from './saved-plans/draft-response.ts';

/** Added to the model timeouts: a lease must also cover storing the plan and sending the response. */
const STORE_MARGIN_MS = 10_000;
const RESPONSE_MARGIN_MS = 2000;

type GenerateContext =
  | HandlerContext<typeof assistant.generateActionPlan>
  | HandlerContext<typeof assistant.generatePlan>;
type QuestionContext =
  | HandlerContext<typeof assistant.nextQuestion>
  | HandlerContext<typeof assistant.summarizeContext>;

/** Adds a line about whom to consult to medical, legal and financial plans, if it fits the description's limit. */
function withAdvice(draft: PlanDraft, prompt: string): PlanDraft {
  const line = findProfessionalAdvice(prompt);
  if (line === undefined) return draft;
  const description = draft.description === '' ? line : `${draft.description}\n\n${line}`;
  return description.length > limits.description ? draft : { ...draft, description };
}

/**
 * Aborts when the client disconnects before the response was sent, or when the server shuts down. The abort reason is
 * the error that ends the call.
 */
function clientAbortSignal({ raw }: FastifyReply, shutdownSignal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const handleClose = () => {
    // The client does not receive this error.
    if (!raw.writableFinished) controller.abort(new ApiError(400, errorMessages.badRequest));
  };
  // 'close' does not fire again if the client disconnected before this point.
  if (raw.destroyed) handleClose();
  else raw.once('close', handleClose);
  return AbortSignal.any([controller.signal, shutdownSignal]);
}

export const assistantRoutes = defineRoutes(assistant, (services) => {
  const { db, rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  const generators = createGenerators(services);
  const countQuestion = (userId: string, now: number) => rateLimiter.consume('questionsByUser', userId, now);
  const generationLease = {
    name: 'generation',
    ms: modelTimeoutsMs.plan + STORE_MARGIN_MS,
    busyMessage: assistant.generatePlan.messages[429],
  } as const;
  const questionLease = {
    name: 'question',
    ms: modelTimeoutsMs.question + RESPONSE_MARGIN_MS,
    busyMessage: assistant.nextQuestion.messages[429],
  } as const;

  /** The lease ensures that a double click creates only one plan. */
  async function generate(ctx: GenerateContext, request: PlanRequest, description = '') {
    const { userId, body, now, reply, idempotent } = ctx;
    await assertSafe(body);
    const signal = clientAbortSignal(reply, shutdownSignal);
    await assertDestinationExists(db, userId, body);
    const generator = generators.select(body.planner);
    const counters = ['plansByUser', ...(generator.name === 'model' ? (['modelPlansByUser'] as const) : [])] as const;
    const writePlan = async () => {
      const generated = await generator.generatePlan(request, signal);
      const draft = withAdvice(description === '' ? generated : { ...generated, description }, request.prompt);
      if (body.draft) return ok({ draft: toDraftResponse(draft), planner: generator.name });
      return idempotent(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, draft, now) }));
    };
    return withLease(rateLimiter, ctx, generationLease, () => withRateLimit(rateLimiter, ctx, counters, writePlan));
  }

  /** Each user may have one model call in flight, so that no single user can occupy all concurrent calls. */
  async function runGenerator<T>(
    ctx: QuestionContext,
    call: (generator: PlanGenerator, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    await assertSafe(ctx.body);
    const signal = clientAbortSignal(ctx.reply, shutdownSignal);
    const generator = generators.select(ctx.body.planner);
    const run = () => withRateLimit(rateLimiter, ctx, ['questionsByUser'], () => call(generator, signal));
    return generator.name === 'model' ? withLease(rateLimiter, ctx, questionLease, run) : run();
  }

  return {
    planner: async () => ok(generators.info),
    generateActionPlan: (ctx) => generate(ctx, requestFromForm(ctx.body)),
    nextQuestion: async (ctx) => {
      const { contextNarrative = '', history } = ctx.body;
      const question = await runGenerator(ctx, (generator, signal) =>
        generator.nextQuestion(contextNarrative, history, signal),
      );
      return ok({ ...question, examples: [...question.examples] });
    },
    summarizeContext: async (ctx) => {
      const { contextNarrative = '', newAnswers } = ctx.body;
      const narrative = await runGenerator(ctx, (generator, signal) =>
        generator.summarize(contextNarrative, newAnswers, signal),
      );
      return ok({ narrative });
    },
    generatePlan: (ctx) => generate(ctx, requestFromWizard(ctx.body), ctx.body.description),
    savePlan: {
      inTransaction: async (tx, { userId, body, now }) =>
        created({ actionPlan: await storeDraft(tx, userId, body, body.draft, now) }),
    },
    undoPlan: async ({ userId, params }) => {
      await inTransaction(db, (tx) => undoPlan(tx, userId, params.id));
      return noContent();
    },
    feasibilityCheck: async ({ userId, body, now }) => {
      await assertSafe(body);
      await countQuestion(userId, now);
      const { contextNarrative = '', weeks, weeklyCommitmentHours } = body;
      const trackedMinutesByWeek = await listWeeklyTrackedMinutes(db, userId, now);
      const feasibility = assessFeasibility({
        narrative: contextNarrative,
        weeks,
        weeklyHours: weeklyCommitmentHours,
        trackedMinutesByWeek,
      });
      return ok({ ...feasibility, advice: [...feasibility.advice] });
    },
    estimateTimeline: async ({ userId, body, now }) => {
      await assertSafe(body);
      await countQuestion(userId, now);
      return ok(estimateTimeline(body.contextNarrative, body.weeklyCommitmentHours));
    },
  };
});
