import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { auth, type loginBody, type signupBody, type User } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { newId } from '../../db/id.ts';
import { transact, type Tx } from '../../db/transaction.ts';
import { networkOf } from '../../http/client-network.ts';
import { type Credential, deviceMarks } from '../../http/device.ts';
import { invalid, refusal } from '../../http/errors.ts';
import { weaknessOf } from '../../http/password.ts';
import type { Services } from '../../http/services.ts';
import { guessingMail } from '../../mail/account-mails.ts';
import { emailKey, findLogin, holdLogin, insertUser, userOf } from './auth.queries.ts';
import { countLogin } from './login-limits.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: number;
}

export function authService(services: Services) {
  const { config, db, sessions, limiter, mailer, passwords } = services;
  const devices = deviceMarks(services);

  /** The old session of this browser ends with the new one's start, so that a planted or stolen one is worth nothing. */
  async function openSession(visit: Visit, account: Credential, prepare: (tx: Tx) => Promise<void>): Promise<void> {
    const { request, reply, now } = visit;
    const session = await transact(db, async (tx) => {
      await prepare(tx);
      await sessions.end(tx, request);
      return sessions.create(tx, account.id, request.headers['user-agent'] ?? '', now);
    });
    session.setCookie(reply);
    devices.remember(request, reply, account);
  }

  /** After the answer, so that it does not show whether there is such an account. */
  function warnOwner({ reply, now }: Visit, { id, email }: { readonly id: string; readonly email: string }): void {
    // Without a mail server nothing would reach the owner.
    if (!config.mail.smtp) return;
    const send = () =>
      mailer.sendWhenWritten(async () =>
        (await limiter.tryTake('guessMailsByAccount', id, now)) ? guessingMail(email) : undefined,
      );
    // 'close' does not fire again for a client that has already disconnected.
    if (reply.raw.closed) send();
    else reply.raw.once('close', send);
  }

  return {
    async login(visit: Visit, { email, password }: z.infer<typeof loginBody>): Promise<User> {
      const { request, now } = visit;
      const found = await findLogin(db, email);
      const device = devices.knownAs(request, found);
      const attempt = await countLogin(limiter, { account: emailKey(email), ip: request.ip, device, now });
      const matches = await passwords.verify(found?.password_hash, password).catch(async (error: unknown) => {
        // Nobody looked at the password.
        await attempt.giveBack();
        throw error;
      });
      if (attempt.isUnderAttack && found && !matches) warnOwner(visit, found);
      if (!matches || !found) throw refusal(auth.login, 401, 'password');
      await openSession(visit, found, async (tx) => {
        if (!(await holdLogin(tx, found.id, found.password_hash))) throw refusal(auth.login, 401, 'password');
      });
      await attempt.giveBack();
      return userOf(found);
    },

    async signup(visit: Visit, { email, password }: z.infer<typeof signupBody>): Promise<User> {
      const { request, now } = visit;
      const weakness = weaknessOf(password, email);
      if (weakness !== undefined) throw invalid([fieldErrorOf('password', weakness)]);
      await limiter.take('signupByIp', networkOf(request.ip), now);
      if (await findLogin(db, email)) throw refusal(auth.signup, 409, 'email');
      const user = {
        id: newId(now),
        email,
        email_key: emailKey(email),
        password_hash: await passwords.hash(password),
        time_zone: 'UTC',
        single_timer: 0 as const,
        created_at: now,
      };
      await openSession(visit, user, async (tx) => {
        if (!(await insertUser(tx, user))) throw refusal(auth.signup, 409, 'email');
      });
      return userOf(user);
    },
  };
}
