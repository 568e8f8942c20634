import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shareReads } from '#server/db/shared-reads.ts';
import { type AppPage, type InitialDataServices, loadAppPages, type PageHtml } from './app-page.ts';
import { notFound } from './errors.ts';
import { gzipPage } from './response/gzip-page.ts';

const LANDING_PAGE = 'index.html';
const APP_PAGE = 'app.html';

/** Standalone pages that work without an account or scripts. */
const publicPages: ReadonlyMap<string, string> = new Map([
  ['/privacy', 'privacy.html'],
  ['/terms', 'terms.html'],
  ['/source', 'source.html'],
]);

const pagesWithSecrets = /^\/(?:reset-password|settings\/openrouter)/;

/** CSP sources of the inline scripts in our pages. */
export function inlineScriptHashes(webRoot: string): string[] {
  const pages = [LANDING_PAGE, APP_PAGE, ...publicPages.values()].map((page) => join(webRoot, page)).filter(existsSync);
  const scripts = pages.flatMap((page) => [
    ...readFileSync(page, 'utf8').matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g),
  ]);
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Serves the built files, the public pages, and the app's page for every path of the client-side router. */
export async function registerStaticFiles(
  app: FastifyInstance,
  webRoot: string | undefined,
  services: InitialDataServices,
): Promise<void> {
  if (webRoot !== undefined) {
    const assets = join(webRoot, 'assets', sep);
    await app.register(fastifyStatic, {
      root: webRoot,
      // @fastify/static looks for the precompressed file only if this is a list.
      index: [LANDING_PAGE],
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(assets);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const page of loadAppPages(webRoot, services)) registerAppPage(app, page);
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (webRoot !== undefined && isPageRequest(request)) return sendPage(request, reply);
    throw notFound();
  });
}

function registerAppPage(app: FastifyInstance, page: AppPage): void {
  for (const path of page.paths) {
    app.get(path, { compress: false }, async (request, reply) => {
      if (!isPageRequest(request)) throw notFound();
      const html = await shareReads(() => page.render(request, reply));
      if (html === undefined) return sendPage(request, reply);
      setReferrerPolicy(request, reply);
      return sendHtml(request, reply, html);
    });
  }
}

async function sendHtml(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { start, fixed, end }: PageHtml,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!acceptsGzip.test(headers['accept-encoding'] ?? '')) return reply.send(start + fixed.text + end);
  return reply.header('content-encoding', 'gzip').send(await gzipPage(start, fixed, end));
}

const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setReferrerPolicy(request, reply);
  return reply.code(200).sendFile(publicPages.get(decodedPath(request)) ?? APP_PAGE);
}

function setReferrerPolicy(request: FastifyRequest, reply: FastifyReply): void {
  // The URL contains the token or code until the page has removed it.
  if (pagesWithSecrets.test(decodedPath(request))) reply.header('referrer-policy', 'no-referrer');
}

/** Cannot throw, because the router rejects malformed URLs. */
function decodedPath(request: FastifyRequest): string {
  return decodeURIComponent(rawPath(request));
}

function rawPath({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Whether the client-side router may know the path: no dotfiles, no encoded separators, not /api. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/\/\.|\\|%2e|%5c|%2f|%00|\/\//i.test(rawPath(request))) return false;
  const path = decodedPath(request);
  if (/^\/api(\/|$)/i.test(path)) return false;
  // A path with a dot is a missing file, unless it was typed into the address bar.
  return !path.includes('.') || (request.headers.accept?.includes('text/html') ?? false);
}
