import { assistant } from '#contract/assistant/assistant.ts';
import { assessFeasibility, estimateTimeline } from './feasibility/feasibility.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type HandlerContext, created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import { questionLease } from './leases.ts';
import { withLimits } from './rate-limited.ts';
import { runGenerator } from './run-generator.ts';
import { appendAnswers } from './interview/narrative.ts';
import { lastEvent } from './plan-generator.ts';
import { getGenerators } from './plan-generators.ts';
import { toDescription } from './plan-request.service.ts';
import { preparePlan } from './prepare-plan.ts';
import { getPlanner } from './planner-client.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { toPlanDraft } from './saved-plans/draft-response.ts';
import { storeDraft } from './saved-plans/store-draft.service.ts';
import { listWeeklyTrackedMinutes } from './feasibility/tracked-weeks.ts';
import { toGenerated } from './to-generated.ts';
import { undoPlan } from './saved-plans/undo-plan.service.ts';

type GenerateContext =
  | HandlerContext<typeof assistant.generateActionPlan>
  | HandlerContext<typeof assistant.generatePlan>;

export const assistantRoutes = defineRoutes(assistant, (services) => {
  const { db, rateLimiter } = services;
  const generators = getGenerators(services);
  const planner = getPlanner(services);
  const countQuestion = (userId: string, now: number) => rateLimiter.consume('questionsByUser', userId, now);

  async function generate(ctx: GenerateContext) {
    const { userId, body, now, idempotent } = ctx;
    const { generator, request, limits, streamPlan } = await preparePlan(services, ctx, toDescription(body));
    return withLimits(rateLimiter, ctx, limits, async () => {
      const plan = await lastEvent(streamPlan());
      if (body.draft) return ok(toGenerated(plan, generator.name, request));
      return idempotent(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, plan.draft, now) }));
    });
  }

  const hoursOf = async (userId: string, playbook: string | null | undefined) =>
    playbook ? ((await planner.run(userId, 'outlineOf', playbook, null))?.hours ?? null) : null;

  return {
    planner: async ({ userId }) => {
      // Somebody has opened the assistant. If this fails, the plan reports it.
      planner.run(userId, 'warmUp').catch(() => {});
      return ok(await generators.describe(userId));
    },
    generateActionPlan: (ctx) => generate(ctx),
    nextQuestion: async (ctx) => {
      const { contextNarrative = '', history } = ctx.body;
      return ok(
        await runGenerator(services, ctx, questionLease, (generator, signal) =>
          generator.nextQuestion(contextNarrative, history, signal),
        ),
      );
    },
    summarizeContext: async ({ userId, body, now }) => {
      await assertSafe(body);
      await countQuestion(userId, now);
      return ok({ narrative: appendAnswers(body.contextNarrative ?? '', body.newAnswers) });
    },
    generatePlan: (ctx) => generate(ctx),
    savePlan: {
      inTransaction: async (tx, { userId, body, now }) =>
        created({ actionPlan: await storeDraft(tx, userId, body, toPlanDraft(body.draft), now) }),
    },
    undoPlan: async ({ userId, params }) => {
      await inTransaction(db, (tx) => undoPlan(tx, userId, params.id));
      return noContent();
    },
    feasibilityCheck: async ({ userId, body, now }) => {
      await assertSafe(body);
      await countQuestion(userId, now);
      const { weeks, weeklyCommitmentHours: weeklyHours } = body;
      const trackedMinutesByWeek = await listWeeklyTrackedMinutes(db, userId, now);
      const hours = await hoursOf(userId, body.playbook);
      return ok(assessFeasibility({ hours, weeks, weeklyHours, trackedMinutesByWeek }));
    },
    estimateTimeline: async ({ userId, body, now }) => {
      await assertSafe(body);
      await countQuestion(userId, now);
      return ok(estimateTimeline(await hoursOf(userId, body.playbook), body.weeklyCommitmentHours));
    },
  };
});
