import { outlines } from '#contract/outlines.ts';
import { declaredError } from '#server/http/errors.ts';
import { defineRoutes, type HandlerContext, ok } from '#server/http/register.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { questionLease } from './leases.ts';
import { getGenerators } from './plan-generators.ts';
import { withLease, withRateLimit } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { getPlanningThread } from './understanding/planning-thread.ts';
import { readPlanRequest } from './understanding/understand.service.ts';

// Provisional, until planner/ is in use.
export const outlineRoutes = defineRoutes(outlines, (services) => {
  const { rateLimiter, modelTimeoutsMs, shutdownSignal } = services;

  /** Counts as a question. */
  async function writeOutline(ctx: HandlerContext<typeof outlines.create>): Promise<readonly string[]> {
    const { userId, body, now, reply } = ctx;
    const signal = clientAbortSignal(reply, shutdownSignal);
    const { outline } = await getGenerators(services).select(body.planner, userId);
    if (!outline) throw declaredError(outlines.create, 409);
    const request = await readPlanRequest(services, userId, body, now);
    return withLease(rateLimiter, ctx, questionLease(modelTimeoutsMs), () =>
      withRateLimit(rateLimiter, ctx, ['questionsByUser'], () => outline(request, signal)),
    );
  }

  return {
    suggest: async ({ userId, body, now }) => {
      await assertSafe(body);
      await services.rateLimiter.consume('understandingsByUser', userId, now);
      const { input, playbooks, alternatives } = await readPlanRequest(services, userId, body, now);
      const { deadline, weeklyMinutes, level, budget } = input.facts;
      const found = <T>(value: T | null) => (value === null ? null : { value, words: String(value) });
      return ok({
        playbooks: [...playbooks, ...alternatives].slice(0, 5).map(({ id, name }) => ({ id, name })),
        isClear: playbooks.length > 0,
        language: input.language,
        fields: {
          deadline: found(deadline),
          weeks: null,
          weeklyHours: found(weeklyMinutes === null ? null : Math.ceil(weeklyMinutes / 60)),
          structure: null,
          commitmentLevel: null,
          level: found(level),
          budget: found(budget),
        },
      });
    },
    create: async (ctx) => {
      const { body } = ctx;
      await assertSafe(body);
      const milestones =
        body.source === 'model'
          ? await writeOutline(ctx)
          : body.source === 'own' || !body.playbook
            ? []
            : await getPlanningThread(services).run('listMilestones', body.playbook);
      return ok({
        playbook: body.playbook ?? null,
        milestones: milestones.map((title) => ({ title, state: 'open' as const })),
        questions: [],
        audience: '',
        hours: null,
      });
    },
  };
});
