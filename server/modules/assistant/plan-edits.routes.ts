import { planEdits } from '#contract/plan-edits.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { generationLease } from './leases.ts';
import { runGenerator } from './run-generator.ts';
import { toGoalResponse } from './saved-plans/draft-response.ts';

export const planEditRoutes = defineRoutes(planEdits, (services) => ({
  rewriteGoal: async (ctx) => {
    const { draft, goal: index, userPrompt: prompt = '', startsOn = null, wish = '' } = ctx.body;
    const { deadline = null, level = null, budget = null, outline = null } = ctx.body;
    const plan = { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
    const { goal, changes } = await runGenerator(services, ctx, generationLease, async ({ rewriteGoal }, signal) => {
      if (!rewriteGoal) throw declaredError(planEdits.rewriteGoal, 409);
      return rewriteGoal(plan, index, { prompt, startsOn, wish, deadline, level, budget, outline }, signal);
    });
    return ok({ goal: toGoalResponse(goal), changes: Array.from(changes) });
  },
  splitTask: async (ctx) => {
    const { title, goalTitle, planTitle, userPrompt: prompt = '' } = ctx.body;
    const tasks = await runGenerator(services, ctx, generationLease, (generator, signal) =>
      generator.splitTask({ title, goalTitle, planTitle, prompt }, signal),
    );
    return ok({ tasks: tasks.map((task) => ({ title: task.title })) });
  },
}));
