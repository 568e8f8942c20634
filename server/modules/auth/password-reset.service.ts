import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod/mini';
import { auth, type resetPasswordBody } from '#contract/account/auth.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { resetLinkTtlMs } from '#domain/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { clientNetwork } from '#server/http/rate-limits/client-network.ts';
import { createKnownDevices } from '#server/http/security/known-devices.ts';
import { validationError, declaredError } from '#server/http/errors.ts';
import { passwordWeakness } from '#server/http/security/passwords.ts';
import { newToken, sha256 } from '#server/http/security/tokens.ts';
import type { Services } from '#server/http/services.ts';
import { passwordChangedMail, passwordResetMail } from '#server/mail/account-mails.ts';
import type { Mail } from '#server/mail/mail.ts';
import { deleteSessions, findCredentials, setPasswordHash } from './auth.queries.ts';
import type { RequestContext } from './auth.service.ts';
import { resetLink } from './email-links.ts';
import { findPasswordReset, upsertPasswordReset, consumePasswordReset } from './password-reset.queries.ts';

/** A random delay, so that the timing of the next request does not reveal whether work for this one is in progress. */
const MAX_START_DELAY_MS = 500;

export function passwordResetService(services: Services) {
  const { config, db, rateLimiter, mailer, passwords, shutdownSignal } = services;
  const devices = createKnownDevices(services);

  async function prepareResetMail(email: string, now: number): Promise<Mail | undefined> {
    await delay(randomInt(MAX_START_DELAY_MS), undefined, { signal: shutdownSignal }).catch(() => {});
    const account = await findCredentials(db, email);
    // Beyond the limit, no new token is created either, so that the last mailed link stays valid.
    if (
      !account ||
      account.disabled_at !== null ||
      !(await rateLimiter.tryConsume('resetMailsByAccount', account.id, now))
    )
      return undefined;
    const token = newToken();
    const reset = { user_id: account.id, token_hash: sha256(token), expires_at: now + resetLinkTtlMs };
    if (!(await upsertPasswordReset(db, account.email, reset))) return undefined;
    return passwordResetMail(account.email, resetLink(config, token));
  }

  return {
    /** Looks up the account after the response, so that its timing does not reveal whether the account exists. */
    async requestReset({ request, reply, now }: RequestContext, email: string): Promise<void> {
      await rateLimiter.consume('forgottenByIp', clientNetwork(request.ip), now);
      reply.raw.once('close', () => mailer.composeAndSend(() => prepareResetMail(email, now)));
    },

    async reset(
      { request, reply, now }: RequestContext,
      { token, password }: z.infer<typeof resetPasswordBody>,
    ): Promise<void> {
      await rateLimiter.consume('resetByIp', clientNetwork(request.ip), now);
      const tokenHash = sha256(token);
      const account = await findPasswordReset(db, tokenHash, now);
      if (!account) throw declaredError(auth.resetPassword, 422, 'token');
      const weakness = passwordWeakness(password, account.email);
      if (weakness !== undefined) throw validationError([createFieldError('password', weakness)]);
      const passwordHash = await passwords.hash(password);
      await inTransaction(db, async (tx) => {
        // Locks the account first, as deleting it does, to avoid deadlocks.
        await setPasswordHash(tx, account.id, passwordHash);
        if (!(await consumePasswordReset(tx, account.id, tokenHash)))
          throw declaredError(auth.resetPassword, 422, 'token');
        await deleteSessions(tx, account.id);
      });
      // Access to the mailbox proves ownership, so guesses by others must not slow down this browser.
      devices.remember(request, reply, { id: account.id, password_hash: passwordHash });
      mailer.send(passwordChangedMail(account.email, config.supportEmail));
    },
  };
}
