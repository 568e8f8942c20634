import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { InitialRequest, Placeholder } from './initial-data.ts';
import { requestUrl } from './schema/endpoint.ts';

/* Separate from initial-data.ts, because the log-in page does not need the calendar. */

export interface InitialContext {
  /** In the user's time zone. */
  readonly today: string;
  readonly params: Values;
  readonly search: Values;
}

type Values = Readonly<Record<string, string>>;

export interface ResolvedInput {
  readonly params: Values;
  readonly query: Values;
}

/**
 * Replaces the placeholders. A query parameter without a value is left out; without the value of a path parameter, there is
 * no such request.
 */
export function resolveInitialInput(
  { params = {}, query = {} }: InitialRequest,
  context: InitialContext,
): ResolvedInput | undefined {
  const resolved = { params: resolveValues(params, context), query: resolveValues(query, context) };
  return Object.keys(params).every((name) => resolved.params[name]) ? resolved : undefined;
}

/** The URL that the web client requests, or undefined if a path parameter has no value. */
export function resolveInitialUrl(request: InitialRequest, context: InitialContext): string | undefined {
  const input = resolveInitialInput(request, context);
  return input && requestUrl(request.path, input);
}

function resolveValues(values: Readonly<Record<string, Placeholder | string>>, context: InitialContext): Values {
  const resolved = Object.entries(values).map(([name, value]) => [name, resolveValue(value, context)] as const);
  return Object.fromEntries(resolved.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function resolveValue(value: Placeholder | string | undefined, context: InitialContext): string | undefined {
  if (typeof value !== 'object') return value;
  switch (value.from) {
    case 'today':
      return context.today;
    case 'week':
      return addDays(weekStartForDay(context.today), 7 * value.offset);
    case 'param':
      return context.params[value.name];
    case 'search':
      return context.search[value.name] ?? resolveValue(value.fallback, context);
  }
}
