import { account } from '#contract/account.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ApiError, notFound } from '#server/http/errors.ts';
import { noContent, ok, defineRoutes } from '#server/http/register.ts';
import { deleteSessions, toUser } from '#server/modules/auth/auth.queries.ts';
import { deleteSession, listOpenSessions, type PreferenceFields, updatePreferences } from './account.queries.ts';
import { accountService, changeTimeZone } from './account.service.ts';

export const accountRoutes = defineRoutes(account, (services) => {
  const { db, sessions } = services;
  const service = accountService(services);

  async function changePreferences(userId: string, changes: PreferenceFields) {
    const user = await updatePreferences(db, userId, changes);
    // The account was deleted after the session was read.
    if (!user) throw new ApiError(401, errorMessages.unauthenticated);
    return ok({ user: toUser(user) });
  }

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
    changeSingleTimer: ({ userId, body }) => changePreferences(userId, { single_timer: body.singleTimer ? 1 : 0 }),
    changeFormats: ({ userId, body }) =>
      changePreferences(userId, { date_format: body.dateFormat, time_format: body.timeFormat }),
    remove: async (ctx) => {
      await service.remove(ctx, ctx.body.currentPassword);
      sessions.clearCookie(ctx.reply);
      return noContent();
    },
  };
});
