import { preferences } from '#contract/account/preferences.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ApiError } from '#server/http/errors.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { toUser } from '#server/modules/auth/auth.queries.ts';
import { type PreferenceFields, updatePreferences } from './account.queries.ts';
import { changeTimeZone } from './account.service.ts';

export const preferenceRoutes = defineRoutes(preferences, ({ db }) => {
  async function changePreferences(userId: string, changes: PreferenceFields) {
    const user = await updatePreferences(db, userId, changes);
    // The account was deleted after the session was read.
    if (!user) throw new ApiError(401, errorMessages.unauthenticated);
    return ok({ user: toUser(user) });
  }

  return {
    changeTimeZone: async ({ userId, body, now }) =>
      ok({ user: await inTransaction(db, (tx) => changeTimeZone(tx, userId, body.timeZone, now)) }),
    changeSingleTimer: ({ userId, body }) => changePreferences(userId, { single_timer: body.singleTimer ? 1 : 0 }),
    changeFormats: ({ userId, body }) =>
      changePreferences(userId, { date_format: body.dateFormat, time_format: body.timeFormat }),
  };
});
