import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { messages } from '#contract/errors.ts';
import { ApiError } from './errors.ts';
import type { Seal } from './secret.ts';

/** Bound to the cookie: another cookie, also the same browser's after it logged in, needs another token. */
export function csrfTokenOf(seal: Seal, cookie: string): string {
  return seal('csrf', cookie);
}

export function checkCsrf(seal: Seal, request: FastifyRequest, cookie: string | undefined): void {
  const token = request.headers['x-csrf-token'];
  if (typeof token !== 'string' || token === '') throw new ApiError(403, messages.csrfMissing);
  if (cookie === undefined || !equal(token, csrfTokenOf(seal, cookie))) throw new ApiError(403, messages.csrfWrong);
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A second fence, for a token that leaked: browsers say where a request comes from, and pages cannot change that. */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const ownSite = site === undefined || site === 'same-origin' || site === 'none';
  const ownOrigin = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === request.headers.host;
  if (!ownSite || !ownOrigin) throw new ApiError(403, messages.foreignOrigin);
}
