import { planEdits } from '#contract/assistant/plan-edits.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { readEditedDraft } from './edited-draft.ts';
import { generationLease } from './leases.ts';
import { requireModel, runGenerator } from './run-generator.ts';
import { toGoalResponse } from './saved-plans/draft-response.ts';

export const planEditRoutes = defineRoutes(planEdits, (services) => ({
  rewriteGoal: async (ctx) => {
    const { draft, origin } = await readEditedDraft(services, ctx);
    const { goal, ...rest } = await runGenerator(services, ctx, generationLease, (generator, signal) =>
      requireModel(generator, planEdits.rewriteGoal).rewriteGoal(draft, ctx.body.goal, origin, signal),
    );
    return ok({ goal: toGoalResponse(goal), ...rest });
  },
  splitTask: async (ctx) => {
    const { title, goalTitle, planTitle, userPrompt: prompt = '' } = ctx.body;
    const tasks = await runGenerator(services, ctx, generationLease, (generator, signal) =>
      generator.splitTask({ title, goalTitle, planTitle, prompt }, signal),
    );
    return ok({ tasks });
  },
}));
