import { auth } from '#contract/account/auth.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { createCsrfToken } from '#server/http/security/csrf.ts';
import { ApiError } from '#server/http/errors.ts';
import { created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import { newToken } from '#server/http/security/tokens.ts';
import { findUser, toUser } from './auth.queries.ts';
import { authService } from './auth.service.ts';
import { passwordResetService } from './password-reset.service.ts';

export const authRoutes = defineRoutes(auth, (services) => {
  const { db, signer, sessions } = services;
  const service = authService(services);
  const resets = passwordResetService(services);
  return {
    csrfToken: async ({ request, reply, now }) => {
      const session = await sessions.find(request, reply, now);
      const cookie = (session && sessions.readCookie(request)) ?? sessions.ensureVisitorCookie(request, reply);
      return ok({ csrfToken: createCsrfToken(signer, cookie), signedIn: session !== undefined });
    },
    me: async ({ userId }) => {
      const user = await findUser(db, userId);
      // The account was deleted after the session was read.
      if (!user) throw new ApiError(401, errorMessages.unauthenticated);
      return ok({ user: toUser(user) });
    },
    login: async (ctx) => {
      const user = await service.login(ctx, ctx.body);
      return ok({ user, message: 'Welcome back.' });
    },
    signup: async (ctx) => {
      const user = await service.signup(ctx, ctx.body);
      return created({ token: newToken(16), message: 'Welcome to Weekwise.', user });
    },
    forgotPassword: async (ctx) => {
      await resets.requestReset(ctx, ctx.body.email);
      return ok({
        message: 'If there is an account with this email, we have sent it a link. The link is valid for one hour.',
      });
    },
    resetPassword: async (ctx) => {
      await resets.reset(ctx, ctx.body);
      return ok({ message: 'Your password was changed. Please log in with it.' });
    },
    logout: async ({ request, reply }) => {
      await sessions.end(db, request);
      sessions.clearCookie(reply);
      return noContent();
    },
  };
});
