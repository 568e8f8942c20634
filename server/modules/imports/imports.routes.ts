import { imports } from '#contract/account/imports.ts';
import { created, ok, defineRoutes } from '#server/http/register.ts';
import { prepareImport, previewImport } from './imports.service.ts';

export const importRoutes = defineRoutes(imports, ({ db, rateLimiter }) => ({
  preview: async ({ userId, body, now }) => {
    await rateLimiter.consume('importsByUser', userId, now);
    return ok(await previewImport(db, userId, body, now));
  },
  create: async ({ userId, body, now, idempotentBulk }) => {
    await rateLimiter.consume('importsByUser', userId, now);
    const { leftOut, write } = await prepareImport(db, userId, body, now);
    return idempotentBulk({ ...write, finish: async (tx) => created({ ...(await write.finish(tx)), leftOut }) });
  },
}));
