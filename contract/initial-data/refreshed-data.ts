/*
 * A client can send the URLs of GET endpoints with a mutation. The response then also carries theirs, read after the
 * mutation was committed, so that the client need not fetch what it has just changed.
 */

/** URLs separated by commas, as the client would request them. */
export const REFRESH_HEADER = 'x-refresh-urls';

/** A header that exceeds one of these limits is ignored. */
export const MAX_REFRESH_URLS = 12;
export const MAX_REFRESH_HEADER_LENGTH = 2000;

/** The media type of a response with refreshed data. All other responses are exactly as the endpoint declares them. */
export const REFRESHED_TYPE = 'application/vnd.weekwise.refreshed+json';

export interface RefreshedResponse {
  /** The status and body of the mutation. */
  readonly status: number;
  readonly body: unknown;
  /** Response bodies by URL. Reads that failed or took too long are missing. */
  readonly refreshed: RefreshedData;
}

export type RefreshedData = Readonly<Record<string, unknown>>;
