import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import type { InitialRequest, Placeholder, SearchPlaceholder, View } from './initial-data.ts';
import { requestUrl } from '../schema/endpoint.ts';

export interface InitialRequestContext {
  /** The current day in the user's time zone. */
  readonly today: string;
  readonly params: Values;
  readonly search: Values;
  /** What is stored in the browser: the values of its cookies. */
  readonly stored: Values;
}

type Values = Readonly<Record<string, string>>;

/**
 * The URL that the web client requests. A query parameter without a value is left out; undefined if a path parameter has
 * no value, or if the page does not send the request with these search parameters.
 */
export function resolveInitialUrl(
  { path, params = {}, query = {}, unlessSearch = [], onlyIn, exceptIn }: InitialRequest,
  context: InitialRequestContext,
): string | undefined {
  const resolved = { params: resolveValues(params, context), query: resolveValues(query, context) };
  const isComplete = Object.keys(params).every((name) => resolved.params[name]);
  const isSent =
    unlessSearch.every((name) => context.search[name] === undefined) &&
    (!onlyIn || isShown(onlyIn, context)) &&
    !(exceptIn && isShown(exceptIn, context));
  return isComplete && isSent ? requestUrl(path, resolved) : undefined;
}

function isShown({ search, storedAs, value }: View, context: InitialRequestContext): boolean {
  const requested = context.search[search];
  return requested === undefined ? context.stored[storedAs] === JSON.stringify(value) : requested === value;
}

function resolveValues(values: Readonly<Record<string, Placeholder | string>>, context: InitialRequestContext): Values {
  const resolved = Object.entries(values).map(([name, value]) => [name, resolveValue(value, context)] as const);
  return Object.fromEntries(resolved.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function resolveValue(value: Placeholder | string | undefined, context: InitialRequestContext): string | undefined {
  if (typeof value !== 'object') return value;
  switch (value.from) {
    case 'today':
      return context.today;
    case 'week':
      return addDays(weekStartForDay(context.today), 7 * value.offset);
    case 'param':
      return context.params[value.name];
    case 'search':
      return resolveSearchValue(value, context);
  }
}

function resolveSearchValue(value: SearchPlaceholder, context: InitialRequestContext): string | undefined {
  const requested = context.search[value.name];
  const fallback = resolveValue(value.fallback, context);
  if (typeof value.fallback !== 'object' || fallback === undefined) return requested ?? fallback;
  const isValid = isDay(requested, value.fallback) && (value.allowsFuture || requested <= fallback);
  const day = addDays(isValid ? requested : fallback, 7 * (value.offset ?? 0));
  return value.weekday === undefined ? day : addDays(weekStartForDay(day), value.weekday);
}

/** Whether the value is a supported day and, where a week is expected, a Monday. */
function isDay(value: string | undefined, fallback: Placeholder): value is string {
  if (value === undefined || !isSupportedDay(value)) return false;
  return fallback.from !== 'week' || weekStartForDay(value) === value;
}
