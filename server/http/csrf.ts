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
  if (cookie === undefined || !seal.fits(token, 'csrf', cookie)) throw new ApiError(403, messages.csrfWrong);
}

/** A second fence, for a token that leaked: browsers say where a request comes from, and pages cannot change that. */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  if (!isOwnSite || (origin !== undefined && !isOwn(origin, host, publicUrl))) {
    throw new ApiError(403, messages.foreignOrigin);
  }
}

/** Without PUBLIC_URL only the host can be compared: whether a proxy in front speaks https is not known here. */
function isOwn(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  return publicUrl === undefined ? URL.parse(origin)?.host === host : origin === publicUrl;
}
