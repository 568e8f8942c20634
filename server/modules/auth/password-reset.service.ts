import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { auth, type resetBody } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { resetLifeMs } from '#domain/limits.ts';
import { transact } from '../../db/transaction.ts';
import { networkOf } from '../../http/client-network.ts';
import { deviceMarks } from '../../http/device.ts';
import { invalid, refusal } from '../../http/errors.ts';
import { weaknessOf } from '../../http/password.ts';
import { newToken, sha256 } from '../../http/secret.ts';
import type { Services } from '../../http/services.ts';
import { passwordChangedMail, resetMail } from '../../mail/account-mails.ts';
import type { Mail } from '../../mail/mail.ts';
import { endSessions, findLogin, setPassword } from './auth.queries.ts';
import { resetLink } from './links.ts';
import { findReset, putReset, useReset } from './password-reset.queries.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: number;
}

/** Whoever asks again at once must not feel that we are busy with the first. */
const BEGIN_WITHIN_MS = 500;

export function passwordResetService(services: Services) {
  const { config, db, limiter, mailer, passwords, stopping } = services;
  const devices = deviceMarks(services);

  async function writeResetMail(email: string, now: number): Promise<Mail | undefined> {
    await pause(randomInt(BEGIN_WITHIN_MS), undefined, { signal: stopping }).catch(() => {});
    const account = await findLogin(db, email);
    // Beyond the limit no new token is created either, so that the link in the last mail stays valid.
    if (!account || account.disabled_at !== null || !(await limiter.tryTake('resetMailsByAccount', account.id, now)))
      return undefined;
    const token = newToken();
    const reset = { user_id: account.id, token_hash: sha256(token), expires_at: now + resetLifeMs };
    if (!(await putReset(db, account.email, reset))) return undefined;
    return resetMail(account.email, resetLink(config, token));
  }

  return {
    /** Whether there is such an account must show nowhere, so nobody looks before the answer is out. */
    async forget({ request, reply, now }: Visit, email: string): Promise<void> {
      await limiter.take('forgottenByIp', networkOf(request.ip), now);
      reply.raw.once('close', () => mailer.sendWhenWritten(() => writeResetMail(email, now)));
    },

    async reset({ request, reply, now }: Visit, { token, password }: z.infer<typeof resetBody>): Promise<void> {
      await limiter.take('resetByIp', networkOf(request.ip), now);
      const tokenHash = sha256(token);
      const account = await findReset(db, tokenHash, now);
      if (!account) throw refusal(auth.resetPassword, 422, 'token');
      const weakness = weaknessOf(password, account.email);
      if (weakness !== undefined) throw invalid([fieldErrorOf('password', weakness)]);
      const passwordHash = await passwords.hash(password);
      await transact(db, async (tx) => {
        // The account first, as whoever deletes it does.
        await setPassword(tx, account.id, passwordHash);
        if (!(await useReset(tx, account.id, tokenHash))) throw refusal(auth.resetPassword, 422, 'token');
        await endSessions(tx, account.id);
      });
      // Reading the owner's mail proves ownership, so guesses by others must not delay this browser.
      devices.remember(request, reply, { id: account.id, password_hash: passwordHash });
      mailer.send(passwordChangedMail(account.email, config.supportEmail));
    },
  };
}
