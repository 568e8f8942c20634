import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  MAX_REFRESH_HEADER_LENGTH,
  MAX_REFRESH_URLS,
  REFRESH_HEADER,
  REFRESHED_TYPE,
} from '#contract/initial-data/refreshed-data.ts';
import type { SerializedResponse } from './idempotency.ts';
import { MAX_DATA_BYTES, parseReadUrl, type ReadEndpoint, type ReadRequest, runReads, waitBriefly } from './reads.ts';

/** Response bodies by URL, as JSON. */
type Bodies = ReadonlyMap<string, string>;

/**
 * Calls the endpoints that the client has asked to refresh after its mutation, on behalf of the same user. Returns undefined
 * if there are none, so that the mutation's response is sent unchanged.
 */
export async function readRefreshedData(
  reads: readonly ReadEndpoint[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Bodies | undefined> {
  const requested = request.session ? parseRefreshHeader(reads, request.headers[REFRESH_HEADER]) : [];
  // The client may have disconnected.
  if (requested.length === 0 || reply.raw.destroyed) return undefined;
  const bodies = new Map<string, string>();
  await waitBriefly(runReads(reads, requested, request, reply, bodies));
  // This is a copy, because reads that are still running add their bodies later.
  return new Map(bodies);
}

/** Wraps the mutation's status and body in an envelope with the refreshed bodies. Those that do not fit are left out. */
export function sendWithRefreshedData(
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

/** Ignores endpoints that need no session: they return no user data, and some set cookies. */
function parseRefreshHeader(reads: readonly ReadEndpoint[], header: string | string[] | undefined): ReadRequest[] {
  if (typeof header !== 'string' || header.length > MAX_REFRESH_HEADER_LENGTH) return [];
  const urls = new Set(header.split(',').map((url) => url.trim()));
  if (urls.size > MAX_REFRESH_URLS) return [];
  return [...urls].flatMap((url) => {
    const path = findPath(reads, url.split('?')[0]!);
    try {
      return path === undefined ? [] : [parseReadUrl(path, url)];
    } catch {
      // The URL's percent-encoding is invalid.
      return [];
    }
  });
}

/** Returns the matching path in the contract. As in the router, a static path wins over one with parameters. */
function findPath(reads: readonly ReadEndpoint[], pathname: string): string | undefined {
  const available = reads.filter(({ access }) => access === 'session');
  const segments = pathname.split('/');
  const matches = ({ path }: ReadEndpoint) => {
    const names = path.split('/');
    return (
      names.length === segments.length &&
      names.every((name, position) => (name.startsWith(':') ? segments[position] !== '' : name === segments[position]))
    );
  };
  return (available.find(({ path }) => path === pathname) ?? available.find(matches))?.path;
}
