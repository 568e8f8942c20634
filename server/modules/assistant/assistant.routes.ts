import { assistant } from '#contract/assistant.ts';
import { estimateTimeline } from '#domain/assistant/estimate.ts';
import { feasibilityOf } from '#domain/assistant/feasibility.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { whomToAsk } from '#domain/safety/whom-to-ask.ts';
import { transact } from '../../db/transaction.ts';
import { type Context, created, noContent, ok, routes } from '../../http/register.ts';
import { alone, counted } from './metered.ts';
import { requestFromForm, requestFromWizard } from './plan-request.ts';
import type { Planner, PlanRequest } from './planner.ts';
import { plannersOf } from './planners.ts';
import { checkSafety } from './safety.ts';
import { checkPlace, storeDraft } from './store-draft.service.ts';
import { trackedWeeksReader } from './tracked-weeks.ts';
import { undoPlan } from './undo-plan.service.ts';
import { whileAwaited } from './while-awaited.ts';
import { writtenDraftOf } from './written-draft.ts';

/** To store a plan, and to answer, takes a moment, too. */
const STORING_MS = 10_000;
const ANSWERING_MS = 2000;

type Generating = Context<typeof assistant.generateActionPlan> | Context<typeof assistant.generatePlan>;
type Asking = Context<typeof assistant.nextQuestion> | Context<typeof assistant.summarizeContext>;

/** Adds a line about whom to consult to medical, legal and financial plans, if it fits the description's limit. */
function withAdvice(draft: PlanDraft, told: string): PlanDraft {
  const line = whomToAsk(told);
  if (line === undefined) return draft;
  const description = draft.description === '' ? line : `${draft.description}\n\n${line}`;
  return description.length > limits.description ? draft : { ...draft, description };
}

export const assistantRoutes = routes(assistant, (services) => {
  const { db, limiter, modelTimeMs, stopping } = services;
  const planners = plannersOf(services);
  const trackedWeeks = trackedWeeksReader(db);
  const countQuestion = (userId: string, now: number) => limiter.take('questionsByUser', userId, now);
  const generation = {
    name: 'generation',
    ms: modelTimeMs.plan + STORING_MS,
    held: assistant.generatePlan.messages[429],
  } as const;
  const question = {
    name: 'question',
    ms: modelTimeMs.question + ANSWERING_MS,
    held: assistant.nextQuestion.messages[429],
  } as const;

  /** Whoever clicks twice gets one plan. */
  async function generate(ctx: Generating, request: PlanRequest, description = '') {
    const { userId, body, now, reply, once } = ctx;
    await checkSafety(body);
    const gone = whileAwaited(reply, stopping);
    await checkPlace(db, userId, body);
    const planner = planners.chosenBy(body.planner);
    const counters = ['plansByUser', ...(planner.name === 'model' ? (['modelPlansByUser'] as const) : [])] as const;
    const write = async () => {
      const written = await planner.writePlan(request, gone);
      const draft = withAdvice(description === '' ? written : { ...written, description }, request.told);
      if (body.draft) return ok({ draft: writtenDraftOf(draft), planner: planner.name });
      return once(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, draft, now) }));
    };
    return alone(limiter, ctx, generation, () => counted(limiter, ctx, counters, write));
  }

  /** A model is asked by each user for one thing at a time, so that nobody takes all its places. */
  async function think<T>(ctx: Asking, about: (planner: Planner, gone: AbortSignal) => Promise<T>): Promise<T> {
    await checkSafety(ctx.body);
    const gone = whileAwaited(ctx.reply, stopping);
    const planner = planners.chosenBy(ctx.body.planner);
    const ask = () => counted(limiter, ctx, ['questionsByUser'], () => about(planner, gone));
    return planner.name === 'model' ? alone(limiter, ctx, question, ask) : ask();
  }

  return {
    planner: async () => ok(planners.described),
    generateActionPlan: (ctx) => generate(ctx, requestFromForm(ctx.body)),
    nextQuestion: async (ctx) => {
      const { contextNarrative = '', history } = ctx.body;
      const asked = await think(ctx, (planner, gone) => planner.nextQuestion(contextNarrative, history, gone));
      return ok({ ...asked, examples: [...asked.examples] });
    },
    summarizeContext: async (ctx) => {
      const { contextNarrative = '', newAnswers } = ctx.body;
      return ok({
        narrative: await think(ctx, (planner, gone) => planner.summarize(contextNarrative, newAnswers, gone)),
      });
    },
    generatePlan: (ctx) => generate(ctx, requestFromWizard(ctx.body), ctx.body.description),
    savePlan: ({ userId, body, now, once }) =>
      once(async (tx) => created({ actionPlan: await storeDraft(tx, userId, body, body.draft, now) })),
    undoPlan: async ({ userId, params }) => {
      await transact(db, (tx) => undoPlan(tx, userId, params.id));
      return noContent();
    },
    feasibilityCheck: async ({ userId, body, now }) => {
      await checkSafety(body);
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
      await checkSafety(body);
      await countQuestion(userId, now);
      return ok(estimateTimeline(body.contextNarrative, body.weeklyCommitmentHours));
    },
  };
});
