import { resetBody } from '#contract/auth.ts';

/** What the link of a mail carries behind its '#', which no browser sends to any server; undefined where there is none. */
export function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash).get('token') ?? undefined;
}

/** Whether it is worth sending. */
export function isToken(token: string | undefined): token is string {
  return resetBody.shape.token.safeParse(token).success;
}
