import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InitialRequest } from '#contract/initial-data/initial-data.ts';
import type { Page } from '#web/page.ts';

const web = join(import.meta.dirname, '..', 'web');

interface Registry {
  readonly pages: readonly Page[];
  readonly sessionRequest: InitialRequest;
  readonly shellInitialData: readonly InitialRequest[];
}

// Not a static import, so that the components that the pages load are not type-checked with Node's settings.
const importModule = (file: string) => import(pathToFileURL(join(web, file)).href) as Promise<unknown>;

/** Every page of the app, for the build and for tools. */
export const { pages, sessionRequest, shellInitialData } = (await importModule('pages.ts')) as Registry;

/** The requests whose responses are embedded in the HTML of a page. */
export function listInitialRequests({ access, initialData }: Page): InitialRequest[] {
  const requests = [...(access === 'session' ? [sessionRequest, ...shellInitialData] : []), ...initialData];
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

/** The route.ts that declares each page. */
export async function listRouteFiles(): Promise<Map<Page, string>> {
  const files = globSync('features/**/route.ts', { cwd: web });
  const entries = files.map(async (file): Promise<[Page, string]> => {
    const [page] = Object.values((await importModule(file)) as Record<string, Page>);
    if (!page) throw new Error(`${file} exports no page.`);
    return [page, join(web, file)];
  });
  return new Map(await Promise.all(entries));
}
