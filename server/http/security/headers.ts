import type { FastifyInstance } from 'fastify';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** `scriptSources` are the CSP sources of the inline scripts in our pages. */
export function buildSecurityHeaders(secure: boolean, scriptSources: readonly string[]): SecurityHeaders {
  return {
    // The default for every path, however it is encoded. Files and pages override it.
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...scriptSources].join(' '),
      // Components set style attributes, and styles cannot run code.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
