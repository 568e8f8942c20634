import { account } from '#contract/account/account.ts';
import { notFound } from '#server/http/errors.ts';
import { noContent, ok, defineRoutes } from '#server/http/register.ts';
import { deleteSessions } from '#server/modules/auth/auth.queries.ts';
import { deleteSession, listOpenSessions } from './account.queries.ts';
import { accountService } from './account.service.ts';

export const accountRoutes = defineRoutes(account, (services) => {
  const { db, sessions } = services;
  const service = accountService(services);

  return {
    listSessions: async ({ userId, request, now }) =>
      ok(await listOpenSessions(db, userId, request.session?.id ?? '', now)),
    endSession: async ({ userId, params }) => {
      if (!(await deleteSession(db, userId, params.id))) throw notFound();
      return noContent();
    },
    endOtherSessions: async ({ userId, request }) => {
      await deleteSessions(db, userId, request.session?.id);
      return noContent();
    },
    changeEmail: async (ctx) => ok({ user: await service.changeEmail(ctx, ctx.body) }),
    changePassword: async (ctx) => {
      await service.changePassword(ctx, ctx.body);
      return noContent();
    },
    remove: async (ctx) => {
      await service.remove(ctx, ctx.body.currentPassword);
      sessions.clearCookie(ctx.reply);
      return noContent();
    },
  };
});
