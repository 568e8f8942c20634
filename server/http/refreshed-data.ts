import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  MAX_REFRESH_HEADER_LENGTH,
  MAX_REFRESH_URLS,
  REFRESH_HEADER,
  REFRESHED_TYPE,
} from '#contract/refreshed-data.ts';
import type { SerializedResponse } from './idempotency.ts';
import { parseReadUrl, type RequestedRead, runReads } from './reads.ts';
import type { Read } from './register.ts';

const MAX_DATA_BYTES = 256 * 1024;
/** The client requests whatever takes longer. */
const MAX_WAIT_MS = 1000;

/** Response bodies by URL, as JSON. */
type Bodies = ReadonlyMap<string, string>;

/**
 * Calls the endpoints that the client wants to be called after its mutation, as the same user. Returns undefined if there
 * are none, so that the response stays as the endpoint declares it.
 */
export async function readRefreshedData(
  reads: readonly Read[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Bodies | undefined> {
  const requested = request.session ? parseRefreshHeader(reads, request.headers[REFRESH_HEADER]) : [];
  // The client may have disconnected.
  if (requested.length === 0 || reply.raw.destroyed) return undefined;
  const bodies = new Map<string, string>();
  const timeout = new AbortController();
  await Promise.race([
    runReads(reads, requested, request, reply, bodies),
    delay(MAX_WAIT_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
  ]);
  timeout.abort();
  // A copy, because reads that are still running add theirs later.
  return new Map(bodies);
}

/** Keeps the status and body of the mutation recognisable. Bodies that do not fit are left out. */
export function sendRefreshed(
  reply: FastifyReply,
  { status, payload }: SerializedResponse,
  bodies: Bodies,
): FastifyReply {
  let bytes = 0;
  const members = [...bodies]
    .map(([url, body]) => `${JSON.stringify(url)}:${body}`)
    .toSorted((a, b) => a.length - b.length)
    .filter((member) => (bytes += Buffer.byteLength(member)) <= MAX_DATA_BYTES);
  return (
    reply
      // A 204 cannot have a body.
      .code(status === 204 ? 200 : status)
      .type(`${REFRESHED_TYPE}; charset=utf-8`)
      .send(`{"status":${status},"body":${payload === '' ? 'null' : payload},"refreshed":{${members.join(',')}}}`)
  );
}

/** Only endpoints that need a session: the others have no data of the user, and some set cookies. */
function parseRefreshHeader(reads: readonly Read[], header: string | string[] | undefined): RequestedRead[] {
  if (typeof header !== 'string' || header.length > MAX_REFRESH_HEADER_LENGTH) return [];
  const urls = new Set(header.split(',').map((url) => url.trim()));
  if (urls.size > MAX_REFRESH_URLS) return [];
  return [...urls].flatMap((url) => {
    const path = findPath(reads, url.split('?')[0]!);
    try {
      return path === undefined ? [] : [parseReadUrl(path, url)];
    } catch {
      // Its percent-encoding is invalid.
      return [];
    }
  });
}

/** The path in the contract. As in the router, one without parameters wins. */
function findPath(reads: readonly Read[], pathname: string): string | undefined {
  const available = reads.filter(({ access }) => access === 'session');
  const segments = pathname.split('/');
  const fits = ({ path }: Read) => {
    const names = path.split('/');
    return (
      names.length === segments.length &&
      names.every((name, position) => (name.startsWith(':') ? segments[position] !== '' : name === segments[position]))
    );
  };
  return (available.find(({ path }) => path === pathname) ?? available.find(fits))?.path;
}
