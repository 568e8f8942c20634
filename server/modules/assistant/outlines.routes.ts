import { outlines } from '#contract/outlines.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { questionLease } from './leases.ts';
import { readPlanRequest } from './plan-request.service.ts';
import { getPlanner } from './planner-client.ts';
import { getGenerators } from './plan-generators.ts';
import { withLease, withRateLimit } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';

const toMilestones = (titles: readonly string[]) => titles.map((title) => ({ title, state: 'open' as const }));

export const outlineRoutes = defineRoutes(outlines, (services) => {
  const { rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  const generators = getGenerators(services);
  const planner = getPlanner(services);
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
    create: async (ctx) => {
      const { userId, body, now } = ctx;
      await assertSafe(body);
      if (body.source === 'model') {
        const signal = clientAbortSignal(ctx.reply, shutdownSignal);
        const { outline } = await generators.select(body.planner, userId);
        if (!outline) throw declaredError(outlines.create, 409);
        const request = await readPlanRequest(services, userId, body, now);
        const titles = await withLease(rateLimiter, ctx, questionLease(modelTimeoutsMs), () =>
          withRateLimit(rateLimiter, ctx, ['questionsByUser'], () => outline(request, signal)),
        );
        return ok({ playbook: null, milestones: toMilestones(titles), questions: [], audience: '', hours: null });
      }
      await rateLimiter.consume('understandingsByUser', userId, now);
      if (body.source === 'own') {
        const titles = await planner.run(userId, 'findOwnLines', body.userPrompt);
        return ok({ playbook: null, milestones: toMilestones(titles), questions: [], audience: '', hours: null });
      }
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
    },
  };
});
