import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { pathParam, type PageManifestEntry, searchParam } from '#contract/initial-data/initial-data.ts';
import { fillPath, isFileResponse } from '#contract/schema/endpoint.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { parseInitialData, writeBuiltWeb } from '#server/testing/fixtures/built-web.ts';
import { calls, dumpDatabase, type EndpointCall } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import type { AccountIds } from '#server/testing/fixtures/account-ids.ts';

const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET');

const isId = (value: string) => /^[\da-f-]{36}$/.test(value);
const pagePath = ({ endpoint }: EndpointCall) => `/page-of${endpoint.path}`;

const splitUrl = (url: string) => {
  const [path = '', search = ''] = url.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
};

/**
 * A page that embeds the endpoint, with ids from its own URL. It is deliberately declared public, so that nothing but the
 * endpoint's own access check protects the data.
 */
function buildPage(call: EndpointCall): PageManifestEntry {
  const params = [...call.endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, pathParam(name)] as const);
  const query = Object.entries(splitUrl(call.request(unknownIds).url).query).map(
    ([name, value]) => [name, isId(value) ? searchParam(name) : value] as const,
  );
  return {
    paths: [pagePath(call).replaceAll(':', '$')],
    access: 'public',
    initialData: [{ path: call.endpoint.path, params: Object.fromEntries(params), query: Object.fromEntries(query) }],
    title: 'A page',
    searchWords: [],
    files: [],
  };
}

/** The URL of the page for these ids. */
function pageUrl(call: EndpointCall, ids: AccountIds): string {
  const { path, query } = splitUrl(call.request(ids).url);
  const idParams = Object.entries(query).filter(([, value]) => isId(value));
  const names = call.endpoint.path.split('/');
  const params = path.split('/').map((value, position) => [names[position]!.slice(1), value] as const);
  return `${fillPath(pagePath(call), Object.fromEntries(params))}?${new URLSearchParams(idParams).toString()}`;
}

const { folder, webRoot } = writeBuiltWeb(reads.map(buildPage));
afterAll(() => rmSync(folder, { recursive: true }));

describeOnEachDatabase('a page', { webRoot }, (t) => {
  afterEach(() => t.db.deleteFrom('users').execute());

  it.each(reads)('embeds the response of $name for its owner only (AZ-08)', async (call) => {
    const { endpoint } = call;
    const [owner, stranger] = [await t.signUp(), await t.signUp()];
    const ids = await createOneOfEach(owner);
    const { url } = call.request(ids);
    const response = await owner.get(url);
    const embedded = async (client = owner) => parseInitialData((await client.get(pageUrl(call, ids))).text);
    const before = await dumpDatabase(t.db);
    const isEmbedded = response.status === 200 && !isFileResponse(endpoint.responses[200]!);
    expect(await embedded()).toEqual(isEmbedded ? { [url]: response.json } : undefined);
    if (endpoint.params) expect(await embedded(stranger)).toBeUndefined();
    if (endpoint.access === 'session') expect(await embedded(t.createClient())).toBeUndefined();
    // The first read of a week creates its rows, for the stranger as well.
    if (endpoint !== contract.weeklyGoals.list) expect(await dumpDatabase(t.db)).toBe(before);
  });
});
