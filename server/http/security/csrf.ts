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

/** A second line of defence in case a token leaks: scripts cannot set these headers. */
export function verifyOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isTrustedFetchSite = site === undefined || site === 'same-origin' || site === 'none';
  if (!isTrustedFetchSite || (origin !== undefined && !isOwnOrigin(origin, host, publicUrl))) {
    throw new ApiError(403, errorMessages.crossOrigin);
  }
}

/** Without PUBLIC_URL only the host can be compared, because a proxy may terminate TLS. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  return publicUrl === undefined ? URL.parse(origin)?.host === host : origin === publicUrl;
}
