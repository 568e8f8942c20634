import { textChecks } from '#contract/assistant/text-checks.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { findConcern } from './assert-safe.ts';
import { supportMessages } from './help-messages.ts';

export const textCheckRoutes = defineRoutes(textChecks, ({ rateLimiter }) => ({
  check: async ({ userId, body, now }) => {
    await rateLimiter.consume('understandingsByUser', userId, now);
    const concern = await findConcern(body.text);
    return ok({ help: concern ? { concern, message: supportMessages[concern] } : null });
  },
}));
