import { sql } from 'kysely';
import { health } from '#contract/support/health.ts';
import { ok, defineRoutes } from '#server/http/register.ts';

export const healthRoutes = defineRoutes(health, ({ db }) => ({
  check: async () => {
    await sql`select 1`.execute(db);
    return ok({ status: 'ok' });
  },
}));
