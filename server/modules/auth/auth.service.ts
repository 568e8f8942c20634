import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import { auth, type loginBody, type signupBody, type User } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import { invalid, refusal } from '../../http/errors.ts';
import { networkOf } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';
import { emailKey, findLogin, insertUser, type UserRow } from './auth.queries.ts';
import { deviceMark } from './device.ts';
import { hashPassword, isCommon, verifyPassword } from './password.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: number;
}

export function authService(services: Services) {
  const { db, sessions } = services;
  const devices = deviceMark(services);

  /** The old session of this browser ends with the new one's start, so that a planted or stolen one is worth nothing. */
  async function openSession<T extends UserRow>(
    { request, reply, now }: Visit,
    prepare: (tx: Transaction<Schema>) => Promise<T>,
  ): Promise<T> {
    const { user, session } = await db.transaction().execute(async (tx) => {
      const owner = await prepare(tx);
      await sessions.end(tx, request);
      return { user: owner, session: await sessions.create(tx, owner.id, request.headers['user-agent'] ?? '', now) };
    });
    session.setCookie(reply);
    devices.remember(reply, user.id);
    return user;
  }

  return {
    async login(visit: Visit, { email, password }: z.infer<typeof loginBody>): Promise<User> {
      const found = await findLogin(db, email);
      const attempt = await countLogin(services, visit, emailKey(email), devices.knownAs(visit.request, found?.id));
      if (!(await verifyPassword(found?.password_hash, password)) || !found) throw refusal(auth.login, 401, 'password');
      await attempt.succeeded();
      return userOf(await openSession(visit, async () => found));
    },

    async signup(visit: Visit, { email, password }: z.infer<typeof signupBody>): Promise<User> {
      if (password.toLowerCase() === emailKey(email)) throw badPassword('Password must not be your email address.');
      if (isCommon(password)) throw badPassword('This password is too common. Please choose another.');
      await services.limiter.take('signupByIp', networkOf(visit.request.ip), visit.now);
      if (await findLogin(db, email)) throw refusal(auth.signup, 409, 'email');
      const passwordHash = await hashPassword(password);
      const user = await openSession(visit, async (tx) => {
        const made = await insertUser(tx, {
          id: newId(visit.now),
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          time_zone: 'UTC',
          created_at: visit.now,
        });
        if (!made) throw refusal(auth.signup, 409, 'email');
        return made;
      });
      return userOf(user);
    },
  };
}

/** Counts before the password is looked at: any number of guesses at once count as that many. */
async function countLogin({ limiter }: Services, { request, now }: Visit, account: string, device: string | undefined) {
  if (device !== undefined) {
    const of = `${account} ${device}`;
    await limiter.take('loginByDevice', of, now);
    return { succeeded: () => limiter.giveBack('loginByDevice', of) };
  }
  const network = networkOf(request.ip);
  const pair = `${account} ${network}`;
  await limiter.take('loginByIp', network, now);
  await limiter.take('loginByIpAndAccount', pair, now);
  await limiter.take('loginByAccount', account, now);
  return {
    async succeeded() {
      await limiter.giveBack('loginByIpAndAccount', pair);
      await limiter.giveBack('loginByAccount', account);
    },
  };
}

function badPassword(message: string) {
  return invalid([fieldErrorOf('password', message)]);
}

export function userOf(row: UserRow): User {
  return { _id: row.id, email: row.email, timeZone: row.time_zone, createdAt: new Date(row.created_at).toISOString() };
}
