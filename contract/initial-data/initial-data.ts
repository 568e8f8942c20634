import type { contract } from '../contract.ts';
import type { Endpoint, RequestInput } from '../schema/endpoint.ts';

/*
 * The initial data of a page: the requests whose responses its first render needs. A page declares them once. The server
 * embeds their responses in the HTML; the client sends those that are missing. They are plain JSON, because the build
 * passes them to the server, and refer to the contract by type only, so that they add no schemas to the first download.
 */

/** A value that is known only when the page is opened. */
export type Placeholder =
  | { readonly from: 'today' }
  /** The Monday of a week, relative to the current one. */
  | { readonly from: 'week'; readonly offset: number }
  | { readonly from: 'param'; readonly name: string }
  | SearchPlaceholder;

/**
 * `fallback` applies to an absent search parameter. If it is a day or a week, it also applies to a parameter that is
 * not a valid day or week, or that is later than the fallback (unless `allowsFuture` is set).
 */
export interface SearchPlaceholder {
  readonly from: 'search';
  readonly name: string;
  readonly fallback?: Placeholder | string;
  readonly allowsFuture?: boolean;
  /** The number of weeks to add to the day. */
  readonly offset?: number;
  /** Another day of the same week: 0 is its Monday. */
  readonly weekday?: number;
}

export const today: Placeholder = { from: 'today' };
export const currentWeek: Placeholder = { from: 'week', offset: 0 };
export const weeksAgo = (weeks: number): Placeholder => ({ from: 'week', offset: -weeks });
export const pathParam = (name: string): Placeholder => ({ from: 'param', name });
export const searchParam = (
  name: string,
  fallback?: Placeholder | string,
  options: Pick<SearchPlaceholder, 'allowsFuture' | 'offset' | 'weekday'> = {},
): Placeholder => ({ from: 'search', name, ...(fallback !== undefined && { fallback }), ...options });

type Values = Readonly<Record<string, Placeholder | string>>;

/** A GET request that may contain placeholders. */
export interface InitialRequest {
  readonly path: string;
  readonly params?: Values;
  readonly query?: Values;
  /** The request is omitted if the URL has one of these search parameters: the page then shows something else. */
  readonly unlessSearch?: readonly string[];
  /** The request is omitted unless the page shows this view, or if it shows it. */
  readonly onlyIn?: View;
  readonly exceptIn?: View;
}

/** One of several views of a page: named by a search parameter or, if that is absent, stored in the browser. */
export interface View {
  readonly search: string;
  /** The cookie that `writeStorage` writes (web/ui/browser-storage.ts). */
  readonly storedAs: string;
  readonly value: string;
}

type Contract = typeof contract;
type EveryEndpoint = { [Noun in keyof Contract]: Contract[Noun][keyof Contract[Noun]] }[keyof Contract];
type GetEndpoint = Extract<EveryEndpoint, { readonly method: 'GET' }>;
type AtPath<Path> = Extract<GetEndpoint, { readonly path: Path }>;

type WithPlaceholders<Input> = {
  readonly [Part in keyof Input]: { readonly [Name in keyof Input[Part]]: Input[Part][Name] | Placeholder };
};
type InitialInput<E extends Endpoint> = WithPlaceholders<RequestInput<E>>;

/** Does not compile unless the contract has the endpoint and accepts these parameters. */
export function initialRequest<const Path extends GetEndpoint['path']>(
  path: Path,
  ...[input]: Record<string, never> extends InitialInput<AtPath<Path>> ? [] : [InitialInput<AtPath<Path>>]
): InitialRequest {
  return { path, ...(input as object | undefined) };
}

/** A request that the page sends only without these search parameters. */
export function unlessSearch(names: readonly string[], request: InitialRequest): InitialRequest {
  return { ...request, unlessSearch: names };
}

/** A request that the page sends only in this view. */
export function onlyIn(view: View, request: InitialRequest): InitialRequest {
  return { ...request, onlyIn: view };
}

/** A request that the page sends in every view but this one. */
export function exceptIn(view: View, request: InitialRequest): InitialRequest {
  return { ...request, exceptIn: view };
}

/** The id of the element that holds the embedded responses: a JSON object of response bodies by request URL. */
export const INITIAL_DATA_ID = 'initial-data';

/** What the server needs to know about a page. Written by the build to `dist/page-manifest.json`. */
export interface PageManifestEntry {
  /** The path and its aliases; `$name` is a parameter. */
  readonly paths: readonly string[];
  /** Whether the page needs a session. Without one, nothing is embedded. */
  readonly access: 'public' | 'session';
  readonly title: string;
  /** Values of search parameters, other than days and ids, for which the server renders the page. */
  readonly searchWords: readonly string[];
  readonly initialData: readonly InitialRequest[];
  /** The scripts and styles that the page starts with, for preloading. Those that app.html names itself are left out. */
  readonly files: readonly string[];
}

export type PageManifest = readonly PageManifestEntry[];
