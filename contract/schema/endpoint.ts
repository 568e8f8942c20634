import type * as z from 'zod/mini';

type ObjectSchema = z.ZodMiniObject;

/** A response that is downloaded as a file instead of parsed as JSON. It is streamed. */
export interface FileResponse {
  readonly file: { readonly type: string; readonly name: string };
}

/** A response of events, each of which is a line of JSON that is sent as soon as it is known. */
export interface StreamResponse {
  /** The schema of each type of event. */
  readonly events: Readonly<Record<string, z.ZodMiniType>>;
}

/** The last event of a stream that failed after the response had started. Heartbeats between events are empty lines. */
export const STREAM_ERROR = 'error';
export const STREAM_TYPE = 'application/x-ndjson';

/**
 * The only description of an endpoint. The server's route, the web client and the OpenAPI document are derived from it, so
 * they cannot drift apart.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** A `session` endpoint responds with 401 if there is no valid session. */
  readonly access: 'public' | 'session';
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Success statuses and their bodies; `null` has no body. Undeclared fields are never sent. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | FileResponse | StreamResponse | null>>;
  /** Messages of the errors specific to this endpoint (the shared ones are in `errors.ts`). */
  readonly messages?: Readonly<Record<number, string>>;
  /** Shown when an error response has no message. */
  readonly fallback?: string;
  /** Honours `Idempotency-Key`, so its handler must respond through `ctx.idempotent`. */
  readonly creates?: true;
  /** Stores nothing in the account, although it is not a GET: its input is too long or too private for a URL. */
  readonly storesNothing?: true;
  /** In bytes; `limits.bodyBytes` by default. */
  readonly bodyLimit?: number;
}

/** The endpoints of one noun, by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Constraints between the parts of an endpoint, checked at compile time. */
type ValidEndpoint<E extends Endpoint> = ParamsMatchPath<E> &
  (E['method'] extends 'GET' ? ReadOnlyRequest : unknown) &
  IdempotencyRule<E>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsMatchPath<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodMiniObject<Readonly<Record<ParamNames<E['path']>, z.ZodMiniType>>> };

interface ReadOnlyRequest {
  readonly body?: never;
  readonly creates?: never;
  readonly storesNothing?: never;
}

/** A repeated request must not create a second record. Keys are stored per user, so public endpoints cannot use them. */
type IdempotencyRule<E extends Endpoint> = E['access'] extends 'session'
  ? 201 extends keyof E['responses']
    ? { readonly creates: true }
    : unknown
  : { readonly creates?: never };

export function defineEndpoints<const E extends Endpoints>(
  endpoints: E & { readonly [K in keyof E]: ValidEndpoint<E[K]> },
): E {
  return endpoints;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType
  ? z.input<S>
  : S extends FileResponse
    ? AsyncIterable<string>
    : S extends StreamResponse
      ? AsyncIterable<z.input<S['events'][keyof S['events']]>>
      : undefined;

/** What a handler receives: parsed, without undeclared fields. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/** What a caller passes: only the parts that the endpoint declares. */
export type RequestInput<E extends Endpoint> = {
  readonly [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodMiniType ? Part : never]: Input<E[Part]>;
};

/** Handlers need not copy what others may not change. */
export type DeepReadonly<T> =
  T extends AsyncIterable<infer Part>
    ? AsyncIterable<DeepReadonly<Part>>
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** What a handler may return: a declared status with its body. */
export type EndpointResponse<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: DeepReadonly<Input<E['responses'][S]>> };
}[keyof E['responses'] & number];

/** What a caller gets: the parsed body of any success status. */
export type ResponseBody<E extends Endpoint> = Output<E['responses'][keyof E['responses'] & number]>;

export function isFileResponse(response: z.ZodMiniType | FileResponse | StreamResponse): response is FileResponse {
  return 'file' in response;
}

export function isStreamResponse(response: z.ZodMiniType | FileResponse | StreamResponse): response is StreamResponse {
  return 'events' in response;
}

/** Whether the body is JSON as a whole. */
export function isJsonResponse(response: z.ZodMiniType | FileResponse | StreamResponse): response is z.ZodMiniType {
  return !isFileResponse(response) && !isStreamResponse(response);
}

/** Whether a successful request changes the account's data, so that cached responses may be outdated. */
export function changesAccount({ method, access, storesNothing }: Endpoint): boolean {
  return method !== 'GET' && access === 'session' && storesNothing !== true;
}

/** '/api/goals/:id' with {id: 'a b'} → '/api/goals/a%20b' */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

interface UrlParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The path and query of a request. Undefined query parameters are left out. */
export function requestUrl(path: string, { params = {}, query = {} }: UrlParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return fillPath(path, params) + (search.size > 0 ? `?${search.toString()}` : '');
}
