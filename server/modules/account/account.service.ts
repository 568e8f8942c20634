import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { account, type emailChange, type passwordChange } from '#contract/account/account.ts';
import type { User } from '#contract/account/auth.ts';
import { createFieldError, errorMessages } from '#contract/schema/errors.ts';
import { weekStartForInstant, canonicalTimeZone } from '#domain/calendar/calendar.ts';
import { buildBulkDeletion } from '#server/db/bulk/bulk-deletion.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { constraintViolation } from '#server/db/errors.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { createKnownDevices } from '#server/http/security/known-devices.ts';
import { ApiError, validationError, declaredError } from '#server/http/errors.ts';
import { passwordWeakness } from '#server/http/security/passwords.ts';
import type { Services } from '#server/http/services.ts';
import { emailChangedMail, passwordChangedMail } from '#server/mail/account-mails.ts';
import {
  updateCredentials,
  emailKey,
  deleteSessions,
  type CredentialFields,
  toUser,
} from '#server/modules/auth/auth.queries.ts';
import { deletePasswordReset } from '#server/modules/auth/password-reset.queries.ts';
import { needsBulkDelete } from '#server/modules/safe-delete/bulk-threshold.queries.ts';
import { lockFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { type Account, deleteAccount, lockUser } from './account.queries.ts';
import { withVerifiedPassword, wrongPasswordError } from './current-password.service.ts';
import { bringSettingsForward, setTimeZone } from './time-zone.queries.ts';

interface RequestContext {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type RunBulkWrite = (work: BulkWrite<void>) => Promise<void>;

export function accountService(services: Services) {
  const { config, db, mailer, passwords } = services;
  const devices = createKnownDevices(services);

  /** Updates the credentials, ends the other sessions and invalidates a pending password reset. */
  async function changeCredentials(
    { request }: RequestContext,
    endpoint: typeof account.changeEmail | typeof account.changePassword,
    { id, password_hash }: Account,
    changed: CredentialFields,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (!(await updateCredentials(tx, id, password_hash, changed))) throw wrongPasswordError(endpoint);
      await deletePasswordReset(tx, id);
      await deleteSessions(tx, id, request.session?.id);
    });
  }

  return {
    async changeEmail(ctx: RequestContext, { email, currentPassword }: z.infer<typeof emailChange>): Promise<User> {
      const before = await withVerifiedPassword(services, ctx, account.changeEmail, currentPassword, async (found) => {
        if (currentPassword.toLowerCase() === emailKey(email)) {
          throw validationError([createFieldError('email', 'Email must not be your password.')]);
        }
        const changed = { email, email_key: emailKey(email) };
        await changeCredentials(ctx, account.changeEmail, found, changed).catch((error: unknown) => {
          throw constraintViolation(error) === 'unique' ? declaredError(account.changeEmail, 409, 'email') : error;
        });
        return found;
      });
      // If only the case changed, the mailbox is the same.
      if (emailKey(before.email) !== emailKey(email)) mailer.send(emailChangedMail(before.email, config.supportEmail));
      return toUser({ ...before, email });
    },

    async changePassword(ctx: RequestContext, { newPassword, currentPassword }: z.infer<typeof passwordChange>) {
      const change = async (found: Account, isAlreadyChanged: boolean) => {
        if (isAlreadyChanged) return found;
        const isSame = newPassword === currentPassword;
        const problem = isSame ? 'This is already your password.' : passwordWeakness(newPassword, found.email);
        if (problem !== undefined) throw validationError([createFieldError('newPassword', problem)]);
        const changed = { password_hash: await passwords.hash(newPassword) };
        await changeCredentials(ctx, account.changePassword, found, changed);
        mailer.send(passwordChangedMail(found.email, config.supportEmail));
        return { ...found, ...changed };
      };
      const after = await withVerifiedPassword(
        services,
        ctx,
        account.changePassword,
        currentPassword,
        change,
        newPassword,
      );
      devices.remember(ctx.request, ctx.reply, after);
    },

    async remove(ctx: RequestContext & { readonly bulk: RunBulkWrite }, currentPassword: string): Promise<void> {
      await withVerifiedPassword(services, ctx, account.remove, currentPassword, async ({ id, password_hash }) => {
        if (await needsBulkDelete(db, id)) {
          const lock = async (lockDb: Db | Tx) => {
            if (!(await lockUser(lockDb, id, password_hash))) throw wrongPasswordError(account.remove);
          };
          await ctx.bulk(buildBulkDeletion(id, { kind: 'account' }, lock));
        } else if (!(await inTransaction(db, (tx) => deleteAccount(tx, id, password_hash)))) {
          throw wrongPasswordError(account.remove);
        }
      });
    },
  };
}

/**
 * If it is still the previous week in the new zone, each area's latest settings apply from that week: a change that has
 * already taken effect must not become a future one.
 */
export async function changeTimeZone(tx: Tx, userId: string, name: string, now: number): Promise<User> {
  const timeZone = canonicalTimeZone(name) ?? name;
  // Locks the user before the areas, as deleting the account does, to avoid deadlocks.
  const user = await setTimeZone(tx, userId, timeZone);
  // The account was deleted after the session was read.
  if (!user) throw new ApiError(401, errorMessages.unauthenticated);
  // A concurrent change to an area's settings reads the time zone while it holds the area's lock, so it has either
  // finished by now or will read the new zone.
  await lockFocusAreas(tx, userId, { against: 'changes' });
  await bringSettingsForward(tx, userId, weekStartForInstant(now, timeZone));
  return toUser(user);
}
