import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { auth, type loginBody, type signupBody, type User } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { type InvitationState, invitationRefusals } from '#contract/invitations.ts';
import { needsInvitation, signUpRefusals, type SignUpState } from '#contract/sign-up.ts';
import { newId } from '../../db/id.ts';
import { transact, type Tx } from '../../db/transaction.ts';
import { networkOf } from '../../http/client-network.ts';
import { type Credential, deviceMarks } from '../../http/device.ts';
import { ApiError, invalid, refusal } from '../../http/errors.ts';
import { weaknessOf } from '../../http/password.ts';
import { sha256 } from '../../http/secret.ts';
import type { Services } from '../../http/services.ts';
import { guessingMail } from '../../mail/account-mails.ts';
import { emailKey, findLogin, insertUser, noteLogin, userOf } from './auth.queries.ts';
import { invitationState, useInvitation } from './invitations.queries.ts';
import { countLogin } from './login-limits.ts';
import { holdSignUpState, signUpState } from './sign-up.queries.ts';

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
      // Only whoever knows the password is told.
      if (found.disabled_at !== null) {
        await attempt.giveBack();
        throw new ApiError(403, 'This account is disabled. Ask whoever runs this server.');
      }
      await openSession(visit, found, async (tx) => {
        if (!(await noteLogin(tx, found.id, found.password_hash, now))) throw refusal(auth.login, 401, 'password');
      });
      await attempt.giveBack();
      return userOf(found);
    },

    async signup(visit: Visit, { email, password, invitation }: z.infer<typeof signupBody>): Promise<User> {
      const { request, now } = visit;
      if (invitation === undefined) refuseUninvited(await signUpState(db, config.signUp));
      const weakness = weaknessOf(password, email);
      if (weakness !== undefined) throw invalid([fieldErrorOf('password', weakness)]);
      await limiter.take('signupByIp', networkOf(request.ip), now);
      const tokenHash = invitation && sha256(invitation);
      // Before the address: without an invitation nobody learns which addresses have accounts.
      if (tokenHash !== undefined) refuseInvitation(await invitationState(db, tokenHash, now));
      if (await findLogin(db, email)) throw refusal(auth.signup, 409, 'email');
      const user = {
        id: newId(now),
        email,
        email_key: emailKey(email),
        password_hash: await passwords.hash(password),
        time_zone: 'UTC',
        single_timer: 0 as const,
        created_at: now,
        last_login_at: now,
      };
      await openSession(visit, user, async (tx) => {
        if (tokenHash === undefined) refuseUninvited(await holdSignUpState(tx, config.signUp));
        else if (!(await useInvitation(tx, tokenHash, now))) refuseInvitation('used');
        if (!(await insertUser(tx, user))) throw refusal(auth.signup, 409, 'email');
      });
      return userOf(user);
    },
  };
}

function refuseUninvited(state: SignUpState): void {
  if (needsInvitation(state)) throw new ApiError(403, signUpRefusals[state]);
}

function refuseInvitation(state: InvitationState): void {
  if (state !== 'valid') throw invalid([fieldErrorOf('invitation', invitationRefusals[state])]);
}
