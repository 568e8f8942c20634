import type { FastifyRequest } from 'fastify';

/** The language that the browser prefers, such as 'en-US'; undefined if it sends none. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  // Browsers list their languages in order of preference. The length keeps the tag from filling a cache.
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(first.trim()) ? first.trim() : undefined;
}
