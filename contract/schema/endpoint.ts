import type * as z from 'zod/mini';

/** A schema of an object: what params, queries and bodies are made of. */
type Fields = z.ZodMiniObject;

/** An answer that is saved as a file instead of read as JSON, sent piece by piece. */
export interface FileAnswer {
  readonly file: { readonly type: string; readonly name: string };
}

/**
 * One call, described once. The server registers its route from it, the web app calls through it and the OpenAPI
 * document is made from it, so none of them can drift from another.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** `session`: answers 401 without a live session. `public`: answers everybody. */
  readonly access: 'public' | 'session';
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** Success statuses and their bodies; `null` is an answer without a body. Fields a schema does not name are never sent. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | FileAnswer | null>>;
  /** The sentence of each refusal that is this call's own (those every call shares are in `errors.ts`). */
  readonly messages?: Readonly<Record<number, string>>;
  /** What the screen says when an answer carries no sentence of its own. */
  readonly fallback?: string;
  /** A creating call: honours `Idempotency-Key`, so its handler must answer through `ctx.once`. */
  readonly creates?: true;
  /** Largest body in bytes, where a call needs another limit than `limits.bodyBytes`. */
  readonly bodyLimit?: number;
}

/** The calls of one noun, by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** What the shape alone cannot say about an endpoint; a call that breaks it does not compile. */
type Sound<E extends Endpoint> = ParamsFit<E> & (E['method'] extends 'GET' ? OnlyReads : unknown) & CreationFits<E>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsFit<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodMiniObject<Readonly<Record<ParamNames<E['path']>, z.ZodMiniType>>> };

interface OnlyReads {
  readonly body?: never;
  readonly creates?: never;
}

/** Something of a user's is made, so a repeated request must not make a second; nobody's key can be remembered. */
type CreationFits<E extends Endpoint> = E['access'] extends 'session'
  ? 201 extends keyof E['answers']
    ? { readonly creates: true }
    : unknown
  : { readonly creates?: never };

export function endpoints<const E extends Endpoints>(calls: E & { readonly [K in keyof E]: Sound<E[K]> }): E {
  return calls;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : S extends FileAnswer ? AsyncIterable<string> : undefined;

/** What a handler receives: parsed and stripped of undeclared fields. */
export interface Received<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** What a caller hands over: only the parts the endpoint has. */
export type Sent<E extends Endpoint> = {
  readonly [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodMiniType ? Part : never]: Given<E[Part]>;
};

/** What a handler may answer: a declared status with its body. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { readonly status: S; readonly body: Given<E['answers'][S]> };
}[keyof E['answers'] & number];

/** What a caller gets back: the parsed body of whichever success status came. */
export type Result<E extends Endpoint> = Parsed<E['answers'][keyof E['answers'] & number]>;

export function isFile(answer: z.ZodMiniType | FileAnswer): answer is FileAnswer {
  return 'file' in answer;
}

/** '/api/goals/:id' with {id: 'a b'} → '/api/goals/a%20b' */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
