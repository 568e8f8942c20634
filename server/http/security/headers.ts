import type { FastifyInstance } from 'fastify';

export type FixedHeaders = Readonly<Record<string, string>>;

/** The same for every response, so made once. `scripts`: the CSP sources of the inline scripts in our own pages. */
export function fixedHeaders(secure: boolean, scripts: readonly string[]): FixedHeaders {
  return {
    // Nothing is cached by default, however a path is spelled. Files and pages override this.
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      // Component styles are set as attributes; styles run no code.
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

export function sendHeaders(app: FastifyInstance, fixed: FixedHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}
