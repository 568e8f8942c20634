import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { auth, type resetBody } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { resetLifeMs } from '#domain/limits.ts';
import { linkBase } from '../../config.ts';
import { transact } from '../../db/transaction.ts';
import { ApiError, invalid, refusal } from '../../http/errors.ts';
import { weaknessOf } from '../../http/password.ts';
import { networkOf } from '../../http/rate-limit.ts';
import { newToken, sha256 } from '../../http/secret.ts';
import type { Services } from '../../http/services.ts';
import { passwordChangedMail, resetMail } from '../../mail/account-mails.ts';
import type { Mail } from '../../mail/mail.ts';
import { endSessions, findLogin, setPassword } from './auth.queries.ts';
import { findReset, putReset, useReset } from './password-reset.queries.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly now: number;
}

/** Whoever asks again at once must not feel that we are busy with the first. */
const BEGIN_WITHIN_MS = 500;

export function passwordResetService({ config, db, limiter, mailer, passwords, stopping }: Services) {
  async function writeResetMail(email: string, now: number): Promise<Mail | undefined> {
    await pause(randomInt(BEGIN_WITHIN_MS), undefined, { signal: stopping }).catch(() => {});
    const account = await findLogin(db, email);
    if (!account || !(await isWithinLimit(account.id, now))) return undefined;
    const token = newToken();
    const reset = { user_id: account.id, token_hash: sha256(token), expires_at: now + resetLifeMs };
    if (!(await putReset(db, account.email, reset))) return undefined;
    // Browsers keep what follows the # to themselves.
    return resetMail(account.email, `${linkBase(config)}/reset-password#token=${token}`);
  }

  /** Beyond it there is no further token either, so that the link of the last mail stays good: it outlives the limit. */
  async function isWithinLimit(userId: string, now: number): Promise<boolean> {
    try {
      await limiter.take('resetMailsByAccount', userId, now);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    }
  }

  return {
    /** Whether there is such an account must show nowhere, so nobody looks before the answer is out. */
    async forget({ request, now }: Visit, reply: FastifyReply, email: string): Promise<void> {
      await limiter.take('forgottenByIp', networkOf(request.ip), now);
      reply.raw.once('close', () => mailer.sendWhenWritten(() => writeResetMail(email, now)));
    },

    async reset({ request, now }: Visit, { token, password }: z.infer<typeof resetBody>): Promise<void> {
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
      mailer.send(passwordChangedMail(account.email, config.supportEmail));
    },
  };
}
