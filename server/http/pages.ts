import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/errors.ts';
import { ApiError } from './errors.ts';

const LANDING = 'index.html';
const APP = 'app.html';

/** The CSP sources of the scripts written into our pages (they set the colour scheme before anything is painted). */
export function inlineScripts(webRoot: string): string[] {
  const pages = [LANDING, APP].map((page) => join(webRoot, page)).filter((page) => existsSync(page));
  const scripts = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)]);
  return scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The built files of the web app, and its page for every path that is one of the app's own. */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  if (webRoot !== undefined) {
    await app.register(fastifyStatic, {
      root: webRoot,
      // As a list: only then does it look for the compressed one too.
      index: [LANDING],
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (webRoot !== undefined && isPage(request)) return sendPage(reply);
    throw new ApiError(404, messages.notFound);
  });
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile(APP);
}

/** A path the browser's router may know: nothing hidden, nothing encoded to look like something else, and not /api. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  if (/\/\.|\\|%2e|%5c|%2f|%00|\/\//i.test(path) || /^\/api(\/|$)/i.test(path)) return false;
  // What looks like a file is one that is gone, unless somebody typed it as an address.
  return !path.includes('.') || (headers.accept?.includes('text/html') ?? false);
}
