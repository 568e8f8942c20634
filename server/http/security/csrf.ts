import type { FastifyRequest } from 'fastify';
import { errorMessages } from '#contract/schema/errors.ts';
import { ApiError } from '../errors.ts';
import type { Signer } from './signer.ts';

/** The token is bound to the cookie, so it changes when the browser logs in. */
export function createCsrfToken(signer: Signer, cookie: string): string {
  return signer.sign('csrf', cookie);
}

export function verifyCsrfToken(signer: Signer, request: FastifyRequest, cookie: string | undefined): void {
  const token = request.headers['x-csrf-token'];
  if (typeof token !== 'string' || token === '') throw new ApiError(403, errorMessages.csrfMissing);
  if (cookie === undefined || !signer.verify(token, 'csrf', cookie)) throw new ApiError(403, errorMessages.csrfInvalid);
}

/** A second defense in case a token leaks: pages cannot forge these headers. */
export function verifyOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none';
  if (!isSameSite || (origin !== undefined && !isOwnOrigin(origin, host, publicUrl))) {
    throw new ApiError(403, errorMessages.crossOrigin);
  }
}

/** Without PUBLIC_URL only the host can be compared, because a proxy may have terminated https. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  return publicUrl === undefined ? URL.parse(origin)?.host === host : origin === publicUrl;
}
