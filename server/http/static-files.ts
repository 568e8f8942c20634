import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/errors.ts';
import { ApiError } from './errors.ts';

const LANDING = 'index.html';
const APP = 'app.html';

/** Pages of their own: read before anybody has an account, and without any script. */
const publicPages: ReadonlyMap<string, string> = new Map([
  ['/privacy', 'privacy.html'],
  ['/terms', 'terms.html'],
  ['/source', 'source.html'],
]);

/** The CSP sources of the scripts written into our pages (they set the colour scheme before anything is painted). */
export function inlineScripts(webRoot: string): string[] {
  const pages = [LANDING, APP, ...publicPages.values()].map((page) => join(webRoot, page)).filter(existsSync);
  const scripts = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)]);
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The built files of the web app, the public pages, and the app's page for every path that is one of its own. */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  if (webRoot !== undefined) {
    const assets = join(webRoot, 'assets', sep);
    await app.register(fastifyStatic, {
      root: webRoot,
      // As a list: only then does it look for the compressed one too.
      index: [LANDING],
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(assets);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (webRoot !== undefined && isPage(request)) return sendPage(request, reply);
    throw new ApiError(404, messages.notFound);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  // Its address holds the token of a mail's link until the page has put it away.
  if (path.startsWith('/reset-password')) reply.header('referrer-policy', 'no-referrer');
  return reply.code(200).sendFile(publicPages.get(path) ?? APP);
}

/** Decoded: the router refuses what cannot be. */
function pathOf(request: FastifyRequest): string {
  return decodeURIComponent(rawPathOf(request));
}

function rawPathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** A path the browser's router may know: nothing hidden, nothing encoded to look like something else, and not /api. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/\/\.|\\|%2e|%5c|%2f|%00|\/\//i.test(rawPathOf(request))) return false;
  const path = pathOf(request);
  if (/^\/api(\/|$)/i.test(path)) return false;
  // What looks like a file is one that is gone, unless somebody typed it as an address.
  return !path.includes('.') || (request.headers.accept?.includes('text/html') ?? false);
}
