import { support } from '#contract/support/support.ts';
import { newId } from '#server/db/id.ts';
import { clientNetwork } from '#server/http/rate-limits/client-network.ts';
import { type HandlerContext, created, ok, defineRoutes } from '#server/http/register.ts';
import type { Mail } from '#server/mail/mail.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getSignUpState } from '#server/modules/auth/sign-up.queries.ts';
import { insertMessage, type SupportMessage } from './support.queries.ts';

type SupportContext = HandlerContext<typeof support.feedback> | HandlerContext<typeof support.contact>;

export const supportRoutes = defineRoutes(support, ({ config, db, rateLimiter, mailer }) => {
  const submitMessage = async (
    { userId, now, request, idempotent }: SupportContext,
    message: SupportMessage,
    confirmation: string,
  ) => {
    await rateLimiter.consume('supportByUser', userId, now);
    await rateLimiter.consume('supportByIp', clientNetwork(request.ip), now);
    const response = await idempotent(async (tx) => {
      await reserveQuota(tx, userId, { supportMessages: 1 });
      await insertMessage(tx, { user_id: userId, id: newId(now), ...message, created_at: now });
      return created({ message: confirmation });
    });
    // A retry with the same idempotency key does not send the mail again.
    if (!response.isRepeated && config.supportEmail !== undefined)
      mailer.send(buildSupportMail(config.supportEmail, message));
    return response;
  };

  return {
    about: async () =>
      ok({
        email: config.supportEmail ?? null,
        profileUrl: config.profileUrl ?? null,
        sourceUrl: config.sourceUrl ?? null,
        signUp: await getSignUpState(db, config.signUp),
      }),
    feedback: (ctx) => {
      const { type, title, details, email } = ctx.body;
      const feedback = { kind: type, subject: title, body: details, email: email || null };
      return submitMessage(ctx, feedback, '✅ Feedback submitted successfully!');
    },
    contact: (ctx) => {
      const { name, email, message } = ctx.body;
      const contact = { kind: 'contact' as const, subject: name, body: message, email };
      return submitMessage(ctx, contact, '✅ Your message has been sent!');
    },
  };
});

const mailTitles: Readonly<Record<SupportMessage['kind'], string>> = {
  bug: 'Bug report',
  feature: 'Feature request',
  general: 'General comment',
  contact: 'Message from',
};

/** Contains only what the user entered, and nothing else about their account. */
function buildSupportMail(to: string, { kind, subject, body, email }: SupportMessage): Mail {
  const separator = kind === 'contact' ? '' : ':';
  const headline = `${mailTitles[kind]}${separator} ${subject.replaceAll(/\s+/g, ' ')}`;
  return {
    to,
    // Mail clients would decode '=?' as the start of an encoded word.
    subject: `[Weekwise] ${headline.replaceAll('=?', '= ?')}`,
    text: [headline, email === null ? 'No reply requested.' : `Replies go to ${email}.`, '', body].join('\n'),
    ...(email !== null && { replyTo: email }),
  };
}
