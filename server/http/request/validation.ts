import * as z from 'zod/mini';
import type { Endpoint, Received } from '#contract/endpoint.ts';
import { type FieldError, fieldErrorOf } from '#contract/errors.ts';
import { invalid, notFound } from './errors.ts';
import { longListIn } from './long-list.ts';

interface Raw {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The declared parts of a request, or one error per wrong field. Nothing is coerced: "5" is not 5, null is not 0. */
export function receive<E extends Endpoint>(endpoint: E, raw: Raw): Received<E> {
  const errors: FieldError[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = z.safeParse(schema, value);
    if (!result.success) errors.push(...fieldErrors(result.error.issues));
    return result.data;
  };

  // An id that cannot be one is an id of nothing.
  const params = read(endpoint.params, raw.params);
  if (errors.length > 0) throw notFound();

  // Wrong a hundred thousand times, a list would take a second, and more memory than there is for what is wrong with it.
  const longList = longListIn(raw.body);
  if (longList !== undefined) throw invalid([fieldErrorIn(longList, 'This list is too long.')]);

  const query = read(endpoint.query, raw.query);
  // No body at all means that every required field is missing, which is more help than 'body is missing'.
  const body = read(endpoint.body, raw.body === undefined ? {} : raw.body);
  if (errors.length > 0) throw invalid(errors);
  return { params, query, body } as Received<E>;
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = fieldOf(issue.path);
    if (!first.has(field)) first.set(field, fieldErrorIn(field, issue.message));
  }
  return [...first.values()];
}

function fieldErrorIn(field: string, message: string): FieldError {
  return field === '' ? fieldErrorOf('body', 'A JSON object is expected.') : fieldErrorOf(field, message);
}

/** A list is one field, whatever is wrong in it: ['goals', 3, 'include'] → 'goals'. */
function fieldOf(path: readonly PropertyKey[]): string {
  const inList = path.findIndex((part) => typeof part === 'number');
  return path
    .slice(0, inList === -1 ? undefined : inList)
    .map(String)
    .join('.');
}
