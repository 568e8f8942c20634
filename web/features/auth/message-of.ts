import type * as z from 'zod/mini';

/** What the contract says about a value, if it refuses it. */
export function messageOf(schema: z.ZodMiniType, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
