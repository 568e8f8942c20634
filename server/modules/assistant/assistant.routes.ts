import { assistant } from '#contract/assistant.ts';
import { estimateTimeline } from '#domain/assistant/estimate.ts';
import { feasibilityOf } from '#domain/assistant/feasibility.ts';
import { transact } from '../../db/transaction.ts';
import { type Context, created, noContent, ok, routes } from '../../http/register.ts';
import { plannersOf } from './planners.ts';
import { requestFromForm, requestFromWizard } from './plan-request.ts';
import type { PlanRequest } from './planner.ts';
import { checkPlace, storeDraft } from './store-draft.service.ts';
import { trackedWeeksReader } from './tracked-weeks.ts';
import { undoPlan } from './undo-plan.service.ts';
import { whileAwaited } from './while-awaited.ts';
import { writtenDraftOf } from './written-draft.ts';

/** To store a plan takes a moment, too. */
const STORING_MS = 10_000;

type Generating = Context<typeof assistant.generateActionPlan> | Context<typeof assistant.generatePlan>;

export const assistantRoutes = routes(assistant, (services) => {
  const { db, limiter, modelTimeMs } = services;
  const planners = plannersOf(services);
  const trackedWeeks = trackedWeeksReader(db);
  const countQuestion = (userId: string, now: number) => limiter.take('questionsByUser', userId, now);

  /** One at a time for each user, on whichever server: whoever clicks twice gets one plan. */
  async function generate({ userId, body, now, reply, once }: Generating, request: PlanRequest, description = '') {
    const gone = whileAwaited(reply);
    await checkPlace(db, userId, body);
    const planner = planners.chosenBy(body.planner);
    await limiter.take('plansByUser', userId, now);
    const held = assistant.generatePlan.messages[429];
    const release = await limiter.hold('generation', userId, now, modelTimeMs.plan + STORING_MS, held);
    try {
      if (planner.name === 'model') await limiter.take('modelPlansByUser', userId, now);
      const written = await planner.writePlan(request, gone);
      const draft = description === '' ? written : { ...written, description };
      if (body.draft) return ok({ draft: writtenDraftOf(draft), planner: planner.name });
      return await once(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, draft, now) }));
    } finally {
      await release();
    }
  }

  return {
    planner: async () => ok(planners.described),
    generateActionPlan: (ctx) => generate(ctx, requestFromForm(ctx.body)),
    nextQuestion: async ({ userId, body, now, reply }) => {
      const gone = whileAwaited(reply);
      await countQuestion(userId, now);
      const { contextNarrative = '', history, planner } = body;
      const asked = await planners.chosenBy(planner).nextQuestion(contextNarrative, history, gone);
      return ok({ ...asked, examples: [...asked.examples] });
    },
    summarizeContext: async ({ userId, body, now, reply }) => {
      const gone = whileAwaited(reply);
      await countQuestion(userId, now);
      const { contextNarrative = '', newAnswers, planner } = body;
      const story = await planners.chosenBy(planner).summarize(contextNarrative, newAnswers, gone);
      return ok({ narrative: story });
    },
    generatePlan: (ctx) => generate(ctx, requestFromWizard(ctx.body), ctx.body.description),
    savePlan: ({ userId, body, now, once }) =>
      once(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, body.draft, now) })),
    undoPlan: async ({ userId, params }) => {
      await transact(db, (tx) => undoPlan(tx, userId, params.id));
      return noContent();
    },
    feasibilityCheck: async ({ userId, body, now }) => {
      await countQuestion(userId, now);
      const { contextNarrative = '', weeks, weeklyCommitmentHours } = body;
      const trackedMinutesByWeek = await trackedWeeks(userId, now);
      const found = feasibilityOf({
        narrative: contextNarrative,
        weeks,
        weeklyHours: weeklyCommitmentHours,
        trackedMinutesByWeek,
      });
      return ok({ ...found, advice: [...found.advice] });
    },
    estimateTimeline: async ({ userId, body, now }) => {
      await countQuestion(userId, now);
      return ok(estimateTimeline(body.contextNarrative, body.weeklyCommitmentHours));
    },
  };
});
