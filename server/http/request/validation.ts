import * as z from 'zod/mini';
import type { Endpoint, HandlerInput } from '#contract/schema/endpoint.ts';
import { type FieldError, createFieldError } from '#contract/schema/errors.ts';
import { validationError, notFound } from '../errors.ts';
import { findOversizedList } from './list-limits.ts';

interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Returns the declared parts of a request, without coercing values. Throws a validation error that lists the first problem of
 * each field, or 404 if a path parameter is malformed.
 */
export function parseRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): HandlerInput<E> {
  const errors: FieldError[] = [];
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = z.safeParse(schema, value);
    if (!result.success) errors.push(...toFieldErrors(result.error.issues));
    return result.data;
  };

  // A malformed id cannot match any row, so the response is 404 instead of 422.
  const params = parse(endpoint.params, raw.params);
  if (errors.length > 0) throw notFound();

  // Validating 100,000 invalid elements would take a second, and the list of issues too much memory.
  const oversizedList = findOversizedList(raw.body);
  if (oversizedList !== undefined) throw validationError([toFieldError(oversizedList, 'This list is too long.')]);

  const query = parse(endpoint.query, raw.query);
  // Without a body, the errors name the required fields, which is more helpful than 'body is missing'.
  const body = parse(endpoint.body, raw.body === undefined ? {} : raw.body);
  if (errors.length > 0) throw validationError(errors);
  return { params, query, body } as HandlerInput<E>;
}

function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = fieldPath(issue.path);
    if (!first.has(field)) first.set(field, toFieldError(field, issue.message));
  }
  return [...first.values()];
}

function toFieldError(field: string, message: string): FieldError {
  return field === '' ? createFieldError('body', 'Expected a JSON object.') : createFieldError(field, message);
}

/** Errors inside a list belong to the list: ['goals', 3, 'include'] → 'goals'. */
function fieldPath(path: readonly PropertyKey[]): string {
  const listIndex = path.findIndex((part) => typeof part === 'number');
  return path
    .slice(0, listIndex === -1 ? undefined : listIndex)
    .map(String)
    .join('.');
}
