import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';
import { type ClockReading, clocksAt, readClocks } from './clock-reading.ts';

/** The first query for a URL uses the initial response, unless it is older than this and may be outdated. */
const MAX_AGE_MS = 30_000;

/** A successful response whose body is parsed and validated only once, even if several queries read it. */
export interface ArrivedResponse {
  readonly body: unknown;
  /** Does not necessarily contain the body. */
  readonly response: Response;
  /** Set if the body is valid. */
  validBody?: unknown;
}

/** A response that the server embedded, or that was requested together with the page's code. */
interface InitialResponse {
  readonly response: Promise<Response>;
  /** In milliseconds since the page was opened. */
  readonly expiresAt: number;
  readonly abort?: () => void;
  arrived?: ArrivedResponse;
}

export type ClockReadings = readonly [requestedAt: ClockReading, respondedAt: ClockReading];

let responses: Map<string, InitialResponse> | undefined;
const clockReadings = new WeakMap<Response, ClockReadings>();
const arrivedResponses = new WeakMap<Response, ArrivedResponse>();

/** Sends a request whose response the page will need, unless there is one already. */
export function startInitialRequest(url: string): void {
  if (find(url)) return;
  const requestedAt = readClocks();
  const controller = new AbortController();
  const initial: InitialResponse = {
    response: receive(),
    expiresAt: requestedAt.steady + MAX_AGE_MS,
    abort: () => controller.abort(),
  };
  // The query that takes the response handles the error.
  initial.response.catch(() => undefined);
  all().set(url, initial);

  async function receive(): Promise<Response> {
    const received = await fetch(url, { credentials: 'same-origin', signal: controller.signal });
    // Read immediately: a response that is never read would occupy its connection.
    const text = await received.text();
    const response = new Response(text === '' ? null : text, received);
    clockReadings.set(response, [requestedAt, readClocks()]);
    if (response.ok) initial.arrived = recordArrival(parseJson(text), response);
    return response;
  }
}

/** Adds responses that arrived together with another one, for the queries that are about to be refetched. */
export function addInitialResponses(
  bodies: Readonly<Record<string, unknown>>,
  clocks: ClockReadings,
  maxAgeMs: number,
): void {
  for (const [url, initial] of toInitialResponses(bodies, clocks, performance.now() + maxAgeMs))
    all().set(url, initial);
}

/** Returns the response for a URL. It can be taken only once. */
export function takeInitialResponse(url: string): Promise<Response> | undefined {
  const initial = find(url);
  responses?.delete(url);
  return initial?.response;
}

/** Returns the response for a URL without taking it, if it has arrived and is successful. */
export function findInitialResponse(url: string): ArrivedResponse | undefined {
  return find(url)?.arrived;
}

/** The parsed body of a response that was taken; undefined for a response to any other request. */
export function findArrived(response: Response): ArrivedResponse | undefined {
  return arrivedResponses.get(response);
}

/** Call it when earlier responses may be outdated, such as after a mutation. */
export function discardInitialData(): void {
  for (const { abort } of responses?.values() ?? []) abort?.();
  responses = new Map();
}

/** The clocks at the request and at the response; undefined for a response to any other request. */
export function initialClockReadings(response: Response): ClockReadings | undefined {
  return clockReadings.get(response);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of the responses that the server embedded; undefined if there are none. */
export function readEmbeddedText(): string | undefined {
  return globalThis.document?.querySelector(`#${INITIAL_DATA_ID}`)?.textContent;
}

/** When the page arrived, by this device's clock. */
export function pageReceivedAt(): ClockReading {
  return navigationClocks()[1];
}

function find(url: string): InitialResponse | undefined {
  const initial = all().get(url);
  return initial && performance.now() <= initial.expiresAt ? initial : undefined;
}

function all(): Map<string, InitialResponse> {
  return (responses ??= readEmbeddedResponses());
}

/** For rendering on the server, which already has the responses. Replaces those of the previously rendered page. */
export function provideInitialData(bodies: Readonly<Record<string, unknown>>): void {
  const now = readClocks();
  responses = new Map(toInitialResponses(bodies, [now, now], now.steady + MAX_AGE_MS));
}

function readEmbeddedResponses(): Map<string, InitialResponse> {
  const embedded = parseJson(readEmbeddedText() ?? '{}') ?? {};
  return new Map(toInitialResponses(embedded, navigationClocks(), MAX_AGE_MS));
}

function toInitialResponses(bodies: object, clocks: ClockReadings, expiresAt: number): [string, InitialResponse][] {
  return Object.entries(bodies).map(([url, body]) => {
    const response = new Response();
    clockReadings.set(response, clocks);
    return [url, { response: Promise.resolve(response), expiresAt, arrived: recordArrival(body, response) }];
  });
}

function recordArrival(body: unknown, response: Response): ArrivedResponse {
  const arrived: ArrivedResponse = { body, response };
  arrivedResponses.set(response, arrived);
  return arrived;
}

/** When the page was requested and when it arrived. The server's time in the embedded responses lies in between. */
function navigationClocks(): ClockReadings {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return [clocksAt(navigation?.requestStart ?? 0), clocksAt(navigation?.responseStart ?? 0)];
}
