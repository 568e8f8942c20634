import { imports } from '#contract/imports.ts';
import { created, ok, routes } from '../../http/register.ts';
import { prepareImport, previewImport } from './imports.service.ts';

export const importRoutes = routes(imports, ({ db, limiter }) => ({
  preview: async ({ userId, body, now }) => {
    await limiter.take('importsByUser', userId, now);
    return ok(await previewImport(db, userId, body, now));
  },
  create: async ({ userId, body, now, once }) => {
    await limiter.take('importsByUser', userId, now);
    const { leftOut, store } = await prepareImport(db, userId, body, now);
    return once(async (tx) => created({ ...(await store(tx)), leftOut }));
  },
}));
