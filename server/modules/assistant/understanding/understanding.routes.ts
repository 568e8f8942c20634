import { understandings } from '#contract/understanding.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { assertSafe } from '../safety/assert-safe.ts';
import { getPlanningThread } from './planning-thread.ts';
import { toUnderstanding } from './to-understanding.ts';
import { readPlanRequest } from './understand.service.ts';

export const understandingRoutes = defineRoutes(understandings, (services) => ({
  create: async ({ userId, body, now }) => {
    await assertSafe(body);
    await services.rateLimiter.consume('understandingsByUser', userId, now);
    return ok(toUnderstanding(await readPlanRequest(services, userId, body, now)));
  },
  listPlaybooks: async () => ok(await getPlanningThread(services).run('listPlaybooks')),
}));
