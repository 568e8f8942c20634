import { account } from '#contract/account.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ApiError, notFound } from '#server/http/errors.ts';
import { noContent, ok, defineRoutes } from '#server/http/register.ts';
import { deleteSessions, toUser } from '#server/modules/auth/auth.queries.ts';
import { deleteSession, listOpenSessions, setSingleTimer } from './account.queries.ts';
import { accountService, changeTimeZone } from './account.service.ts';

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
    changeTimeZone: async ({ userId, body, now }) =>
      ok({ user: await inTransaction(db, (tx) => changeTimeZone(tx, userId, body.timeZone, now)) }),
    changeSingleTimer: async ({ userId, body }) => {
      const user = await setSingleTimer(db, userId, body.singleTimer);
      // The account was deleted after the session was read.
      if (!user) throw new ApiError(401, errorMessages.unauthenticated);
      return ok({ user: toUser(user) });
    },
    remove: async (ctx) => {
      await service.remove(ctx, ctx.body.currentPassword);
      sessions.clearCookie(ctx.reply);
      return noContent();
    },
  };
});
