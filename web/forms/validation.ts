import type * as z from 'zod/mini';

/** The contract's message for an invalid value. */
export function validationMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** The contract's message for each invalid field of a body. */
export function validationMessages(schema: z.ZodMiniObject, body: object): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}
