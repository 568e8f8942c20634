import type * as z from 'zod/mini';

/** What the contract says about a value, if it refuses it. */
export function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** What the contract says about a body, by field. */
export function messagesOf(schema: z.ZodMiniObject, body: object): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}
