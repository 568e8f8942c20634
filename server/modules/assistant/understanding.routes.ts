import { understandings } from '#contract/assistant/understanding.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { readPlanRequest } from './plan-request.service.ts';
import { assertSafe } from './safety/assert-safe.ts';
import { toUnderstanding } from './to-generated.ts';

export const understandingRoutes = defineRoutes(understandings, (services) => ({
  create: async ({ userId, body, now }) => {
    await assertSafe(body);
    await services.rateLimiter.consume('understandingsByUser', userId, now);
    return ok(toUnderstanding(await readPlanRequest(services, userId, body, now)));
  },
}));
