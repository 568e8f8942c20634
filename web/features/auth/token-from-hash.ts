import { resetPasswordBody } from '#contract/account/auth.ts';

/** Links carry their token in the fragment, which browsers do not send to servers. */
export function tokenFromHash(hash: string): string | undefined {
  return new URLSearchParams(hash).get('token') ?? undefined;
}

/** Whether the token is worth sending to the server. */
export function isWellFormedToken(token: string | undefined): token is string {
  return resetPasswordBody.shape.token.safeParse(token).success;
}
