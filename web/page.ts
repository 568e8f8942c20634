import type { ComponentType } from 'react';
import type { InitialRequest } from '#contract/initial-data/initial-data.ts';

/*
 * A page declares itself in its route.ts. The router, the menus, the service worker, the server and the tools read these
 * declarations from pages.ts. All of them are part of the first download, and Node imports them during the build, so they
 * import no components, styles or icons.
 */

/** web/app/navigation.ts has the icons. */
export type NavigationIcon =
  | 'areas'
  | 'book'
  | 'box'
  | 'calendar'
  | 'chart'
  | 'clock'
  | 'feedback'
  | 'list'
  | 'mail'
  | 'plan'
  | 'questions'
  | 'target'
  | 'week';

/** Where the app links to the page. Menus list pages in the order of pages.ts. */
export type PageNavigation =
  | {
      readonly menu: 'sidebar' | 'help';
      readonly icon: NavigationIcon;
      /** Opens the page when pressed after `g`. */
      readonly shortcutKey: string;
      /** Indented below the previous entry. */
      readonly isSubItem?: true;
      /** Set for pages in the bottom bar of narrow screens, which only has space for a few short labels. */
      readonly bottomBar?: { readonly position: number; readonly label: string };
    }
  /** Linked below the user's email address. */
  | { readonly menu: 'account' };

export type PageAccess = 'public' | 'session';

type ParseSearch<Search extends object> = (search: Record<string, unknown>) => Search;

export interface Page<
  Path extends string = string,
  Alias extends string = string,
  Search extends object = object,
  Access extends PageAccess = PageAccess,
> {
  /** `$name` is a parameter. */
  readonly path: Path;
  /** Other paths of the same page. */
  readonly aliases: readonly Alias[];
  /** Shown in the header and in the browser tab. */
  readonly title: string;
  /** `session` redirects to the login page unless there is a session, and renders the page inside the shell. */
  readonly access: Access;
  /** Drops invalid search parameters. */
  readonly parseSearch?: ParseSearch<Search>;
  /**
   * Words that are allowed as values of search parameters. The server does not render a page with any other text in its
   * URL: text chosen by an attacker must not be compressed together with the user's data (BREACH).
   */
  readonly searchWords: readonly string[];
  readonly navigation?: PageNavigation;
  /** The requests that the page always sends at once. */
  readonly initialData: readonly InitialRequest[];
  /** Whether the service worker installs the page, so that it opens offline even if it was never opened before. */
  readonly worksOffline: boolean;
  readonly load: () => Promise<ComponentType>;
}

interface PageDefinition<Path extends string, Alias extends string, Search extends object, Access extends PageAccess> {
  readonly path: Path;
  readonly aliases?: readonly Alias[];
  readonly title: string;
  readonly access?: Access;
  readonly parseSearch?: ParseSearch<Search>;
  readonly searchWords?: readonly string[];
  readonly navigation?: PageNavigation;
  readonly initialData?: readonly InitialRequest[];
  readonly worksOffline?: boolean;
  readonly load: () => Promise<ComponentType>;
}

export function definePage<
  const Path extends `/${string}`,
  const Alias extends `/${string}` = never,
  Search extends object = object,
  const Access extends PageAccess = 'session',
>(definition: PageDefinition<Path, Alias, Search, Access>): Page<Path, Alias, Search, Access> {
  return {
    aliases: [],
    access: 'session' as Access,
    searchWords: [],
    initialData: [],
    worksOffline: false,
    ...definition,
  };
}

export type PageSearch<P extends Page> = P extends Page<string, string, infer Search> ? Search : never;

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

export type PageParams<P extends Page> = Readonly<Record<ParamNames<P['path']>, string>>;

/** The path and its aliases. */
export function pagePaths<Path extends string, Alias extends string>({
  path,
  aliases,
}: Pick<Page<Path, Alias>, 'path' | 'aliases'>): readonly (Path | Alias)[] {
  return [path, ...aliases];
}
