import { planEdits } from '#contract/plan-edits.ts';
import { declaredError } from '#server/http/errors.ts';
import { type HandlerContext, ok, defineRoutes } from '#server/http/register.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { generationLease } from './leases.ts';
import type { PlanGenerator } from './plan-generator.ts';
import { getGenerators } from './plan-generators.ts';
import { withLease, withRateLimit } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { toGoalResponse } from './saved-plans/draft-response.ts';

type EditContext = HandlerContext<typeof planEdits.rewriteGoal> | HandlerContext<typeof planEdits.splitTask>;

export const planEditRoutes = defineRoutes(planEdits, (services) => {
  const { rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  const generators = getGenerators(services);

  /** A week or a task is as much work as a question, but may take as long as a plan. */
  async function edit<T>(
    ctx: EditContext,
    run: (generator: PlanGenerator, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    await assertSafe(ctx.body);
    const signal = clientAbortSignal(ctx.reply, shutdownSignal);
    const generator = await generators.select(ctx.body.planner, ctx.userId);
    const work = () => withRateLimit(rateLimiter, ctx, ['questionsByUser'], () => run(generator, signal));
    return generator.name === 'model' ? withLease(rateLimiter, ctx, generationLease(modelTimeoutsMs), work) : work();
  }

  return {
    rewriteGoal: async (ctx) => {
      const { draft, goal: index, userPrompt: prompt = '', startsOn = null, wish = '' } = ctx.body;
      const { deadline = null, level = null, budget = null, outline = null } = ctx.body;
      const plan = { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
      const { goal, changes } = await edit(ctx, async ({ rewriteGoal }, signal) => {
        if (!rewriteGoal) throw declaredError(planEdits.rewriteGoal, 409);
        return rewriteGoal(plan, index, { prompt, startsOn, wish, deadline, level, budget, outline }, signal);
      });
      return ok({ goal: toGoalResponse(goal), changes: Array.from(changes) });
    },
    splitTask: async (ctx) => {
      const { title, goalTitle, planTitle, userPrompt: prompt = '' } = ctx.body;
      const tasks = await edit(ctx, (generator, signal) =>
        generator.splitTask({ title, goalTitle, planTitle, prompt }, signal),
      );
      return ok({ tasks: tasks.map((task) => ({ title: task.title })) });
    },
  };
});
