import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/schema/endpoint.ts';
import { shareReads } from '#server/db/shared-reads.ts';
import { logError } from './errors.ts';

/** A GET endpoint that can be called within the request for a page or within a mutation. */
export interface ReadEndpoint {
  readonly path: string;
  readonly access: Endpoint['access'];
  /**
   * Handles the input on behalf of the request's user. Resolves to the JSON body of a 200 response, or to undefined if the
   * response has another status, is a file, or is long enough to be streamed. The handler may set cookies on `reply`.
   */
  run(request: FastifyRequest, reply: FastifyReply, input: ReadInput): Promise<string | undefined>;
}

interface ReadInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The most that the bodies of reads may add to a response. */
export const MAX_DATA_BYTES = 256 * 1024;
/** Responses that take longer are left out; the client requests them itself. */
const MAX_WAIT_MS = 1000;

/** Resolves when the reads are done, or after a second. Those that are still running add their bodies later. */
export async function waitBriefly(reads: Promise<void>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_WAIT_MS);
  await Promise.race([reads, timeout]);
  clearTimeout(timer);
}

/** A call to a GET endpoint within another request. */
export interface ReadRequest {
  /** The endpoint's path in the contract. */
  readonly path: string;
  readonly url: string;
  readonly input: ReadInput;
}

/** '/api/goals/:id' and '/api/goals/a%20b?page=2' → {params: {id: 'a b'}, query: {page: '2'}} */
export function parseReadUrl(path: string, url: string): ReadRequest {
  const [pathname = '', search = ''] = url.split('?');
  const segments = pathname.split('/').map(decodeURIComponent);
  const params = path
    .split('/')
    .flatMap((name, position) => (name.startsWith(':') ? [[name.slice(1), segments[position] ?? '']] : []));
  const input = { params: Object.fromEntries(params), query: Object.fromEntries(new URLSearchParams(search)) };
  return { path, url, input };
}

/**
 * Calls the endpoints on behalf of the request's user, and lets them share their queries. Adds the body of each 200 response
 * under its URL as soon as it is available. Errors are logged; the client gets them when it sends the request itself.
 */
export async function runReads(
  reads: readonly ReadEndpoint[],
  requested: readonly ReadRequest[],
  request: FastifyRequest,
  reply: FastifyReply,
  bodies: Map<string, string>,
): Promise<void> {
  const run = async ({ path, url, input }: ReadRequest) => {
    const body = await reads.find((read) => read.path === path)?.run(request, reply, input);
    if (body !== undefined) bodies.set(url, body);
  };
  await shareReads(() =>
    Promise.all(requested.map((read) => run(read).catch((error: unknown) => void logError(error, request, read.path)))),
  );
}
