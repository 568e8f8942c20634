import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import {
  auth,
  type loginBody,
  type signupBody,
  type User,
  needsInvitation,
  signUpErrors,
  type SignUpState,
} from '#contract/account/auth.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { type InvitationState, invitationErrors } from '#contract/account/invitations.ts';
import { canonicalTimeZone } from '#domain/calendar/calendar.ts';
import { newId } from '#server/db/id.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { clientNetwork } from '#server/http/rate-limits/client-network.ts';
import { type Credential, createKnownDevices } from '#server/http/security/known-devices.ts';
import { ApiError, validationError, declaredError } from '#server/http/errors.ts';
import { passwordWeakness } from '#server/http/security/passwords.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import type { Services } from '#server/http/services.ts';
import { passwordGuessingMail } from '#server/mail/account-mails.ts';
import { emailKey, findCredentials, insertUser, recordLogin, toUser } from './auth.queries.ts';
import { getInvitationState, consumeInvitation } from './invitations.queries.ts';
import { countLoginAttempt } from './login-rate-limit.service.ts';
import { lockSignUpState, getSignUpState } from './sign-up.queries.ts';

export interface RequestContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: number;
}

export function authService(services: Services) {
  const { config, db, sessions, rateLimiter, mailer, passwords } = services;
  const devices = createKnownDevices(services);

  /** Starts a session and ends the browser's previous one, which might have been planted or stolen. */
  async function startSession(
    ctx: RequestContext,
    account: Credential,
    prepare: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const { request, reply, now } = ctx;
    const session = await inTransaction(db, async (tx) => {
      await prepare(tx);
      await sessions.end(tx, request);
      return sessions.create(tx, account.id, request.headers['user-agent'] ?? '', now);
    });
    session.setCookie(reply);
    devices.remember(request, reply, account);
  }

  /** Sends the mail after the response, so that its timing does not reveal whether the account exists. */
  function notifyOwner(
    { reply, now }: RequestContext,
    { id, email }: { readonly id: string; readonly email: string },
  ): void {
    // Without a mail server nothing would reach the owner.
    if (!config.mail.smtp) return;
    const send = () =>
      mailer.composeAndSend(async () =>
        (await rateLimiter.tryConsume('guessMailsByAccount', id, now)) ? passwordGuessingMail(email) : undefined,
      );
    // 'close' does not fire again if the client has already disconnected.
    if (reply.raw.closed) send();
    else reply.raw.once('close', send);
  }

  return {
    async login(ctx: RequestContext, { email, password }: z.infer<typeof loginBody>): Promise<User> {
      const { request, now } = ctx;
      const found = await findCredentials(db, email);
      const device = devices.findKnownDevice(request, found);
      const attempt = await countLoginAttempt(rateLimiter, { account: emailKey(email), ip: request.ip, device, now });
      const matches = await passwords.verify(found?.password_hash, password).catch(async (error: unknown) => {
        // The password was not checked.
        await attempt.refund();
        throw error;
      });
      if (attempt.isUnderAttack && found && !matches) notifyOwner(ctx, found);
      if (!matches || !found) throw declaredError(auth.login, 401, 'password');
      // Checked after the password, so that strangers do not learn that the account is disabled.
      if (found.disabled_at !== null) {
        await attempt.refund();
        throw new ApiError(403, 'This account is disabled. Please contact the administrator of this server.');
      }
      await startSession(ctx, found, async (tx) => {
        if (!(await recordLogin(tx, found.id, found.password_hash, now)))
          throw declaredError(auth.login, 401, 'password');
      });
      await attempt.refund();
      return toUser(found);
    },

    async signup(ctx: RequestContext, body: z.infer<typeof signupBody>): Promise<User> {
      const { request, now } = ctx;
      const { email, password, invitation, timeZone = 'UTC' } = body;
      if (invitation === undefined) assertSignUpAllowed(await getSignUpState(db, config.signUp));
      const weakness = passwordWeakness(password, email);
      if (weakness !== undefined) throw validationError([createFieldError('password', weakness)]);
      await rateLimiter.consume('signupByIp', clientNetwork(request.ip), now);
      const tokenHash = invitation && sha256(invitation);
      // Checked before the address, so that strangers cannot probe which addresses have accounts.
      if (tokenHash !== undefined) assertInvitationValid(await getInvitationState(db, tokenHash, now));
      if (await findCredentials(db, email)) throw declaredError(auth.signup, 409, 'email');
      const user = {
        id: newId(now),
        email,
        email_key: emailKey(email),
        password_hash: await passwords.hash(password),
        time_zone: canonicalTimeZone(timeZone) ?? timeZone,
        single_timer: 0 as const,
        date_format: 'auto' as const,
        time_format: 'auto' as const,
        created_at: now,
        last_login_at: now,
      };
      await startSession(ctx, user, async (tx) => {
        if (tokenHash === undefined) assertSignUpAllowed(await lockSignUpState(tx, config.signUp));
        else if (!(await consumeInvitation(tx, tokenHash, now))) assertInvitationValid('used');
        if (!(await insertUser(tx, user))) throw declaredError(auth.signup, 409, 'email');
      });
      return toUser(user);
    },
  };
}

function assertSignUpAllowed(state: SignUpState): void {
  if (needsInvitation(state)) throw new ApiError(403, signUpErrors[state]);
}

function assertInvitationValid(state: InvitationState): void {
  if (state !== 'valid') throw validationError([createFieldError('invitation', invitationErrors[state])]);
}
