import { account } from '#contract/account.ts';
import { messages } from '#contract/errors.ts';
import { transact } from '../../db/transaction.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { noContent, ok, routes } from '../../http/register.ts';
import { endSessions, userOf } from '../auth/auth.queries.ts';
import { endSession, openSessionLister, setSingleTimer } from './account.queries.ts';
import { accountService } from './account.service.ts';
import { changeTimeZone } from './time-zone.service.ts';

export const accountRoutes = routes(account, (services) => {
  const { db, sessions } = services;
  const service = accountService(services);
  const listSessions = openSessionLister(db);
  return {
    sessions: async ({ userId, request, now }) => ok(await listSessions(userId, request.session?.id ?? '', now)),
    endSession: async ({ userId, params }) => {
      if (!(await endSession(db, userId, params.id))) throw notFound();
      return noContent();
    },
    endOtherSessions: async ({ userId, request }) => {
      await endSessions(db, userId, request.session?.id);
      return noContent();
    },
    changeEmail: async (ctx) => ok({ user: await service.changeEmail(ctx, ctx.body) }),
    changePassword: async (ctx) => {
      await service.changePassword(ctx, ctx.body);
      return noContent();
    },
    changeTimeZone: async ({ userId, body, now }) =>
      ok({ user: await transact(db, (tx) => changeTimeZone(tx, userId, body.timeZone, now)) }),
    changeSingleTimer: async ({ userId, body }) => {
      const user = await setSingleTimer(db, userId, body.singleTimer);
      // Deleted since the session was looked up.
      if (!user) throw new ApiError(401, messages.noSession);
      return ok({ user: userOf(user) });
    },
    remove: async (ctx) => {
      await service.remove(ctx, ctx.body.currentPassword);
      sessions.clearCookie(ctx.reply);
      return noContent();
    },
  };
});
