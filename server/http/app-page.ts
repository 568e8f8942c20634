import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { INITIAL_DATA_ID, type PageManifest, type PageManifestEntry } from '#contract/initial-data/initial-data.ts';
import { type InitialRequestContext, resolveInitialUrl } from '#contract/initial-data/resolve-initial-request.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatsForLanguage } from '#domain/calendar/language-formats.ts';
import { logError } from './errors.ts';
import { MAX_DATA_BYTES, parseReadUrl, type ReadEndpoint, type ReadRequest, runReads, waitBriefly } from './reads.ts';
import { preferredLanguage } from './request/accept-language.ts';
import type { Renderer, RenderJob } from './rendering/renderer.ts';
import { createFixedPart, type FixedPart } from './response/gzip-page.ts';
import type { SessionStore } from './security/sessions.ts';

/** Cookies with this prefix store how the user has arranged the pages; web/ui/browser-storage.ts writes them. */
const ARRANGEMENT_PREFIX = 'weekwise-';
/** Stores the largest breakpoint that the window has reached; app.html sets it. */
const WIDTH_COOKIE = 'weekwise-width';

export interface InitialDataServices {
  readonly reads: readonly ReadEndpoint[];
  readonly sessions: SessionStore;
  readonly findTimeZone: (userId: string) => Promise<string>;
  /** If undefined, browsers render the pages. */
  readonly renderer: Renderer | undefined;
}

/** A page of the client-side router. */
export interface AppPage {
  /** Patterns for Fastify's router. */
  readonly paths: readonly string[];
  /** Returns the page with its initial data, or undefined if it needs a session and there is none. */
  render(request: FastifyRequest, reply: FastifyReply): Promise<PageHtml | undefined>;
}

export interface PageHtml {
  readonly start: string;
  /** The head, with the styles. */
  readonly fixed: FixedPart;
  readonly end: string;
}

/** Returns the pages in the build's manifest. Without a manifest there are none, and every page is app.html unchanged. */
export function loadAppPages(webRoot: string, services: InitialDataServices): AppPage[] {
  const file = join(webRoot, '..', 'page-manifest.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PageManifest;
  const html = readFileSync(join(webRoot, 'app.html'), 'utf8');
  return manifest.map((entry) => createPage(entry, createTemplate(html, entry, webRoot), services));
}

function createPage(entry: PageManifestEntry, template: Template, services: InitialDataServices): AppPage {
  return {
    // The client-side router ignores a trailing slash.
    paths: entry.paths.map((path) => path.replaceAll('$', ':')).flatMap((path) => [path, `${path}/`]),
    async render(request, reply) {
      const received = new Map<string, string>();
      await waitBriefly(readInitialData(entry, services, request, reply, received));
      if (entry.access === 'session' && !request.session) return undefined;
      const embedded = selectFitting(received);
      const context = renderContext(request);
      // The server renders exactly the embedded data, because the browser hydrates the page with it.
      const bodies = new Map(embedded.map(({ url, body }) => [url, body]));
      const content = canRender(entry, request)
        ? await services.renderer?.render({ url: request.url, bodies, ...context })
        : undefined;
      return fillTemplate(template, embedded, content === undefined ? undefined : { ...context, content });
    },
  };
}

/**
 * The server does not render pages with free text in their URL, which they may show (see `resolveReads`), responses to HEAD
 * requests, or public pages for signed-in users, who are redirected.
 */
function canRender({ access, searchWords }: PageManifestEntry, request: FastifyRequest): boolean {
  if (request.method !== 'GET' || (access === 'public' && request.session)) return false;
  const values = Object.values(request.query as Record<string, string | string[]>);
  return values.every((value) => typeof value === 'string' && (dayOrId.test(value) || searchWords.includes(value)));
}

function renderContext(request: FastifyRequest): Omit<RenderJob, 'url' | 'bodies'> {
  const { now, cookies } = request;
  const arrangement = Object.entries(cookies).filter(
    (entry): entry is [string, string] => entry[0].startsWith(ARRANGEMENT_PREFIX) && entry[1] !== undefined,
  );
  const width = cookies[WIDTH_COOKIE];
  const language = preferredLanguage(request);
  return {
    renderedAt: now,
    width: width !== undefined && /^\d{1,3}(?:\.\d{1,2})?$/.test(width) ? Number(width) : undefined,
    language,
    formats: formatsForLanguage(language),
    cookies: Object.fromEntries(arrangement),
  };
}

/** Adds each body as soon as it is available. */
async function readInitialData(
  { access, initialData }: PageManifestEntry,
  { reads, sessions, findTimeZone }: InitialDataServices,
  request: FastifyRequest,
  reply: FastifyReply,
  bodies: Map<string, string>,
): Promise<void> {
  try {
    request.session = await sessions.find(request, reply, request.now);
    if (access === 'session' && !request.session) return;
    const timeZone = request.session ? await findTimeZone(request.session.userId) : 'UTC';
    const context = createContext(request, toDay(request.now, timeZone));
    const requested = resolveReads(initialData, context);
    // The client may have disconnected.
    if (reply.raw.destroyed) return;
    await runReads(reads, requested, request, reply, bodies);
  } catch (error) {
    logError(error, request, request.routeOptions.url);
  }
}

/**
 * Leaves out requests with free text from the URL. Embedded next to the user's data, such text would let another site guess
 * that data from the size of the compressed page (BREACH). Days and ids cannot be chosen freely.
 */
function resolveReads(initialData: PageManifestEntry['initialData'], context: InitialRequestContext): ReadRequest[] {
  const isFreeText = (value: string) => !dayOrId.test(value);
  const freeTexts = new Set([...Object.values(context.params), ...Object.values(context.search)].filter(isFreeText));
  return initialData.flatMap((request) => {
    const url = resolveInitialUrl(request, context);
    if (url === undefined) return [];
    const read = parseReadUrl(request.path, url);
    const values = [...Object.values(read.input.params), ...Object.values(read.input.query)];
    return values.some((value) => freeTexts.has(value)) ? [] : [read];
  });
}

const dayOrId = /^(?:\d{4}-\d\d-\d\d|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function createContext(request: FastifyRequest, today: string): InitialRequestContext {
  const { params, query } = request;
  const parameters = Object.entries(query as Record<string, string | string[]>);
  // A repeated search parameter is a list, which no page accepts.
  const search = parameters.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    today,
    params: params as Record<string, string>,
    search: Object.fromEntries(search),
    stored: renderContext(request).cookies,
  };
}

interface EmbeddedBody {
  readonly url: string;
  readonly body: string;
  /** The URL and the body as a member of a JSON object, escaped for HTML. */
  readonly member: string;
}

/** Returns the bodies that fit into the page, smallest first. */
function selectFitting(bodies: ReadonlyMap<string, string>): EmbeddedBody[] {
  let bytes = 0;
  return [...bodies]
    .map(([url, body]) => ({ url, body, member: escapeForHtml(`${JSON.stringify(url)}:${body}`) }))
    .map((embedded) => ({ ...embedded, size: Buffer.byteLength(embedded.member) }))
    .toSorted((a, b) => a.size - b.size)
    .filter(({ size }) => (bytes += size) <= MAX_DATA_BYTES);
}

/** Browsers do not execute this element, so the CSP need not allow it. */
function dataElement(bodies: readonly EmbeddedBody[]): string {
  if (bodies.length === 0) return '';
  const members = bodies.map(({ member }) => member).join(',');
  return `<script type="application/json" id="${INITIAL_DATA_ID}">{${members}}</script>`;
}

/** Escapes characters with a special meaning in HTML. In JSON, they occur only in strings. */
function escapeForHtml(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** app.html, split where the attributes, the content and the data are inserted. */
interface Template {
  readonly html: string;
  readonly head: FixedPart;
  /** Shown until the app has loaded. */
  readonly loading: string;
  readonly beforeData: string;
  readonly end: string;
}

function createTemplate(appHtml: string, { files, title }: PageManifestEntry, webRoot: string): Template {
  const titled = appHtml.replace(/<title>[^<]*/, () => `<title>${title} · Weekwise`);
  const [html, rest] = splitBefore(insertFiles(titled, files, webRoot), />\s*<head>/);
  const [head, body] = splitBefore(rest, /(?<=<div id="root">)/);
  const [loading, after] = splitBefore(body, /<\/div>/);
  const [beforeData, end] = splitBefore(after, /<\/body>/);
  return { html, head: createFixedPart(head), loading, beforeData, end };
}

interface RenderedContent extends Pick<RenderJob, 'renderedAt' | 'width' | 'language' | 'formats'> {
  readonly content: string;
}

function fillTemplate(
  { html, head, loading, beforeData, end }: Template,
  bodies: readonly EmbeddedBody[],
  rendered: RenderedContent | undefined,
): PageHtml {
  return {
    start: html + (rendered ? contextAttributes(rendered) : ''),
    fixed: head,
    end: [rendered?.content ?? loading, beforeData, dataElement(bodies), end].join(''),
  };
}

/** What the browser has to know for its first render; web/render-context.ts reads it. */
function contextAttributes({ renderedAt, width, language, formats }: RenderedContent): string {
  const values = { at: renderedAt, width, language, ...formats };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-rendered-${name}="${value}"`)
    .join('');
}

/**
 * Inlines the styles, so that the first paint needs no further request, and preloads the scripts after app.html's own, which
 * is the largest. The disabled links keep the bundler's loader from loading the styles again.
 */
function insertFiles(appHtml: string, files: readonly string[], webRoot: string): string {
  const isStyle = (file: string) => file.endsWith('.css');
  const html = appHtml.replaceAll(stylesheetLink, '');
  const ownStyles = Array.from(appHtml.matchAll(stylesheetLink), ([, file]) => file!);
  const styles = [...ownStyles, ...files.filter(isStyle)];
  const css = styles.map((file) => readFileSync(join(webRoot, file), 'utf8')).join('');
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...files.filter((file) => !isStyle(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const [head, body] = splitBefore(html, /<\/head>/);
  return [head, `<style>${css}</style>`, ...links, body].join('');
}

const stylesheetLink = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

function splitBefore(html: string, pattern: RegExp): [before: string, after: string] {
  const index = html.search(pattern);
  if (index === -1) throw new Error(`app.html does not contain ${pattern.source}. Run the build again.`);
  return [html.slice(0, index), html.slice(index)];
}
