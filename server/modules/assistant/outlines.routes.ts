import { outlines } from '#contract/assistant/outlines.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, type HandlerContext, ok } from '#server/http/register.ts';
import { questionLease } from './leases.ts';
import { readPlanRequest } from './plan-request.service.ts';
import { getPlanner } from './planner-client.ts';
import { requireModel, runGenerator } from './run-generator.ts';
import { assertSafe } from './safety/assert-safe.ts';

export const outlineRoutes = defineRoutes(outlines, (services) => {
  const { rateLimiter } = services;
  const planner = getPlanner(services);

  const writeOutline = (ctx: HandlerContext<typeof outlines.create>) =>
    runGenerator(services, ctx, questionLease, async (generator, signal) => {
      const model = requireModel(generator, outlines.create);
      return model.outline(await readPlanRequest(services, ctx.userId, ctx.body, ctx.now), signal);
    });

  return {
    suggest: async ({ userId, body, now }) => {
      await assertSafe(body);
      await rateLimiter.consume('understandingsByUser', userId, now);
      const { reading } = await readPlanRequest(services, userId, body, now);
      const { weeklyMinutes, effort, ...fields } = reading.fields;
      return ok({
        ...reading,
        fields: {
          ...fields,
          weeklyHours: weeklyMinutes && { ...weeklyMinutes, value: Math.ceil(weeklyMinutes.value / 60) },
          commitmentLevel: effort,
        },
      });
    },
    listPlaybooks: async ({ userId }) => ok(await planner.run(userId, 'listPlaybooks')),
    create: async (ctx) => {
      const { userId, body, now } = ctx;
      if (body.source === 'model') return respond(await writeOutline(ctx));
      await assertSafe(body);
      await rateLimiter.consume('understandingsByUser', userId, now);
      if (body.source === 'playbook') {
        const found = await planner.run(userId, 'outlineOf', body.playbook!, body.level ?? null);
        if (!found) throw declaredError(outlines.create, 404);
        return ok({ ...found, playbook: body.playbook!, milestones: toMilestones(found.milestones) });
      }
      const { fields } = await readPlanRequest(services, userId, body, now);
      return respond(await planner.run(userId, 'findOwnLines', fields.goal));
    },
  };
});

const respond = (titles: readonly string[]) =>
  ok({ playbook: null, milestones: toMilestones(titles), questions: [], audience: '', hours: null });

const toMilestones = (titles: readonly string[]) => titles.map((title) => ({ title, state: 'open' as const }));
