import type { Endpoint, RequestInput } from '#contract/schema/endpoint.ts';

/**
 * The values of the form for a request body. They include all fields of the contract, even optional ones, so that a form
 * that does not handle a new field fails to compile. `Edited` replaces the types of fields that the form represents
 * differently, such as a link that is empty instead of null.
 */
export type FormValues<Body extends object, Edited extends { readonly [Name in keyof Body]?: unknown } = object> = {
  readonly [Name in keyof Required<Body>]: Name extends keyof Edited ? Edited[Name] : Exclude<Body[Name], undefined>;
};

export type RequestBody<E extends Endpoint> =
  RequestInput<E> extends { readonly body: infer Body extends object } ? Body : never;
