import { outlines } from '#contract/outlines.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, type HandlerContext, ok } from '#server/http/register.ts';
import { questionLease } from './leases.ts';
import { readPlanRequest } from './plan-request.service.ts';
import { getPlanner } from './planner-client.ts';
import { runGenerator } from './run-generator.ts';
import { assertSafe } from './safety/assert-safe.ts';

export const outlineRoutes = defineRoutes(outlines, (services) => {
  const { rateLimiter } = services;
  const planner = getPlanner(services);

  const writeOutline = (ctx: HandlerContext<typeof outlines.create>) =>
    runGenerator(services, ctx, questionLease, async ({ outline }, signal) => {
      if (!outline) throw declaredError(outlines.create, 409);
      return outline(await readPlanRequest(services, ctx.userId, ctx.body, ctx.now), signal);
    });

  return {
    suggest: async ({ userId, body, now }) => {
      await assertSafe(body);
      await rateLimiter.consume('understandingsByUser', userId, now);
      const { reading } = await readPlanRequest(services, userId, body, now);
      const { weeklyMinutes, effort, ...fields } = reading.fields;
      return ok({
        playbooks: [...reading.playbooks],
        isClear: reading.isClear,
        language: reading.language,
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
      await assertSafe(body);
      if (body.source === 'playbook') {
        await rateLimiter.consume('understandingsByUser', userId, now);
        const found = await planner.run(userId, 'outlineOf', body.playbook!, body.level ?? null);
        if (!found) throw declaredError(outlines.create, 404);
        const { milestones, questions, audience, hours } = found;
        return ok({
          playbook: body.playbook!,
          milestones: toMilestones(milestones),
          questions: [...questions],
          audience,
          hours: { ...hours },
        });
      }
      const titles = body.source === 'model' ? await writeOutline(ctx) : await readOwnLines(ctx);
      return ok({ playbook: null, milestones: toMilestones(titles), questions: [], audience: '', hours: null });
    },
  };

  async function readOwnLines({ userId, body, now }: HandlerContext<typeof outlines.create>) {
    await rateLimiter.consume('understandingsByUser', userId, now);
    const { fields } = await readPlanRequest(services, userId, body, now);
    return planner.run(userId, 'findOwnLines', fields.goal);
  }
});

const toMilestones = (titles: readonly string[]) => titles.map((title) => ({ title, state: 'open' as const }));
