import { auth } from '#contract/auth.ts';
import { messages } from '#contract/errors.ts';
import { csrfTokenOf } from '../../http/csrf.ts';
import { ApiError } from '../../http/errors.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { newToken } from '../../http/secret.ts';
import { userFinder, userOf } from './auth.queries.ts';
import { authService } from './auth.service.ts';
import { passwordResetService } from './password-reset.service.ts';

export const authRoutes = routes(auth, (services) => {
  const { db, seal, sessions } = services;
  const service = authService(services);
  const resets = passwordResetService(services);
  const findUser = userFinder(db);
  return {
    csrfToken: async ({ request, reply, now }) => {
      const session = await sessions.find(request, reply, now);
      const cookie = (session && sessions.cookieOf(request)) ?? sessions.visitorCookie(request, reply);
      return ok({ csrfToken: csrfTokenOf(seal, cookie), signedIn: session !== undefined });
    },
    me: async ({ userId }) => {
      const user = await findUser(userId);
      // The account was deleted between the look at the session and now.
      if (!user) throw new ApiError(401, messages.noSession);
      return ok({ user: userOf(user) });
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
      await resets.forget(ctx, ctx.body.email);
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
