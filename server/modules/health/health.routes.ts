import { sql } from 'kysely';
import { health } from '#contract/health.ts';
import { ok, routes } from '../../http/register.ts';

export const healthRoutes = routes(health, ({ db }) => ({
  check: async () => {
    await sql`select 1`.execute(db);
    return ok({ status: 'ok' });
  },
}));
