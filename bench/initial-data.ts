import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';
import type { Target } from './load.ts';

/** The responses embedded in a page, by path without the query. */
export async function fetchInitialData({ address, cookie }: Target, path: string): Promise<Record<string, unknown>> {
  const html = await fetchPage({ address, cookie }, path);
  const json = new RegExp(`id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  if (json === undefined) throw new Error(`${path} has no initial data`);
  const bodies = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return Object.fromEntries(bodies.map(([url, body]) => [url.split('?')[0]!, body]));
}

export async function fetchPage(
  { address, cookie }: Pick<Target, 'address' | 'cookie'>,
  path: string,
): Promise<string> {
  const response = await fetch(address + path, { headers: { cookie, accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.text();
}
