import { imports } from '#contract/imports.ts';
import { created, ok, routes } from '../../http/register.ts';
import { readImport, previewImport } from './imports.service.ts';

export const importRoutes = routes(imports, ({ db, limiter }) => ({
  preview: async ({ userId, body, now }) => {
    await limiter.take('importsByUser', userId, now);
    return ok(await previewImport(db, userId, body, now));
  },
  create: async ({ userId, body, now, onceBulk }) => {
    await limiter.take('importsByUser', userId, now);
    const { leftOut, write } = await readImport(db, userId, body, now);
    return onceBulk({ ...write, finish: async (tx) => created({ ...(await write.finish(tx)), leftOut }) });
  },
}));
