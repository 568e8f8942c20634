import { support } from '#contract/support.ts';
import { newId } from '../../db/id.ts';
import { networkOf } from '../../http/client-network.ts';
import { type Context, created, ok, routes } from '../../http/register.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { signUpState } from '../auth/sign-up.queries.ts';
import { supportMail } from './support-mail.ts';
import { insertMessage, type SupportMessage } from './support.queries.ts';

type Writing = Context<typeof support.feedback> | Context<typeof support.contact>;

export const supportRoutes = routes(support, ({ config, db, limiter, mailer }) => {
  const receive = async ({ userId, now, request, once }: Writing, typed: SupportMessage, message: string) => {
    await limiter.take('supportByUser', userId, now);
    await limiter.take('supportByIp', networkOf(request.ip), now);
    let isKept = false;
    const answer = await once(async (tx) => {
      await takeRoom(tx, userId, { supportMessages: 1 });
      await insertMessage(tx, { user_id: userId, id: newId(now), ...typed, created_at: now });
      isKept = true;
      return created({ message });
    });
    // Not for a request that another with the same key came before.
    if (isKept && config.supportEmail !== undefined) mailer.send(supportMail(config.supportEmail, typed));
    return answer;
  };

  return {
    about: async () =>
      ok({
        email: config.supportEmail ?? null,
        profileUrl: config.profileUrl ?? null,
        sourceUrl: config.sourceUrl ?? null,
        signUp: await signUpState(db, config.signUp),
      }),
    feedback: (ctx) => {
      const { type, title, details, email } = ctx.body;
      const typed = { kind: type, subject: title, body: details, email: email || null };
      return receive(ctx, typed, '✅ Feedback submitted successfully!');
    },
    contact: (ctx) => {
      const { name, email, message } = ctx.body;
      const typed = { kind: 'contact' as const, subject: name, body: message, email };
      return receive(ctx, typed, '✅ Your message has been sent!');
    },
  };
});
