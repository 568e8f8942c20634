import type { ClockReading } from './server-clock.ts';

/** A successful response that has arrived. `text` is its body, so that reading it does not consume the response. */
export interface PrefetchedResponse {
  readonly text: string;
  readonly answer: Response;
}

interface PrefetchedResponses {
  readonly answers: Record<string, Promise<Response> | undefined>;
  readonly come: Record<string, PrefetchedResponse | undefined>;
  /** In milliseconds since the page was opened. Later, the responses are outdated. */
  readonly until: number;
}

declare global {
  /** Set by app.html, which prefetches the data of its page. */
  var early: PrefetchedResponses | undefined;
}

/** The response to a request that was sent already. It is used once. */
export function takePrefetchedResponse(url: string): Promise<Response> | undefined {
  const early = prefetched();
  const answer = early?.answers[url];
  delete early?.answers[url];
  delete early?.come[url];
  return answer;
}

/** The same without taking it, if it has arrived and is a success. */
export function findPrefetchedResponse(url: string): PrefetchedResponse | undefined {
  return prefetched()?.come[url];
}

function prefetched(): PrefetchedResponses | undefined {
  const { early } = globalThis;
  return early && performance.now() <= early.until ? early : undefined;
}

/** After a mutation, earlier responses may be outdated. */
export function discardPrefetchedResponses(): void {
  globalThis.early = undefined;
}

/** The clock readings at the request and at the response; undefined unless the response was prefetched. */
export function prefetchClockReadings({
  headers,
}: Response): readonly [asked: ClockReading, answered: ClockReading] | undefined {
  const between = headers.get('x-between');
  return between === null ? undefined : (JSON.parse(between) as [ClockReading, ClockReading]);
}
