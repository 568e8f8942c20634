import { afterAll, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { STREAM_TYPE } from '#contract/schema/endpoint.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { startModelServer } from '#server/testing/fakes/model-server.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';

/** The paths of all values in a response, such as 'goals[].title'. */
function fieldPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${path}[]`];
  if (Array.isArray(value)) return value.flatMap((element) => fieldPaths(element, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldPaths(inner, path === '' ? name : `${path}.${name}`));
}

function formatResponse({ status, text, headers }: TestResponse): string {
  const type = String(headers['content-type'] ?? '');
  if (text === '') return `${status} nothing`;
  if (type === STREAM_TYPE) {
    const events = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { readonly type: string });
    const paths = events.flatMap((event) => fieldPaths(event, event.type));
    return [String(status), ...new Set(paths)].join('\n  ');
  }
  if (!type.startsWith('application/json')) return `${status} ${type}: ${text.split('\r\n')[0]!.replace('\uFEFF', '')}`;
  return [String(status), ...new Set(fieldPaths(JSON.parse(text)).toSorted())].join('\n  ');
}

/** Endpoints that end the session, change the account, or need an empty one. */
const needsOwnAccount = new Set<unknown>([
  ...Object.values(contract.account),
  contract.auth.logout,
  contract.sampleData.add,
  contract.sampleData.remove,
]);

/** Other tests cover their success: the sample request has no valid token or code, or needs a model. */
const isRejected = new Set<unknown>([
  contract.auth.resetPassword,
  contract.modelKeys.connectOpenRouter,
  contract.planEdits.rewriteGoal,
  contract.planChanges.draft,
  contract.planChanges.changeDraft,
]);

const model = await startModelServer();
afterAll(() => model.close());

describeOnEachDatabase('responses', { env: { AI_USER_HOSTS: `Fake=${model.url}` } }, (t) => {
  it('of every endpoint contain exactly the fields in the snapshot (AZ-05)', { timeout: 180_000 }, async () => {
    const [reader, writer] = [await t.signUp(), await t.signUp()];
    const readerIds = await createOneOfEach(reader);
    const lines: string[] = [];
    for (const { name, endpoint, request } of calls) {
      const isRead = endpoint.method === 'GET';
      const caller = isRead ? reader : needsOwnAccount.has(endpoint) ? await t.signUp() : writer;
      const ids = isRead
        ? readerIds
        : endpoint === contract.sampleData.add
          ? unknownIds
          : await createOneOfEach(caller);
      const { url, payload } = request(ids);
      const session = caller.cookies.get('weekwise')!;
      const response = await caller.mutate(endpoint.method, url, payload && JSON.parse(payload));
      expect([name, response.status < 300]).toEqual([name, !isRejected.has(endpoint)]);
      lines.push(`${name}\n  ${formatResponse(response)}`);
      for (const secret of [PASSWORD, '$argon2', session, 'sk-sample']) expect(response.text).not.toContain(secret);
    }
    await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('response-fields.snapshot.txt');
  });

  it('do not change when another user adds data (AZ-03)', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const ids = await createOneOfEach(ann);
    const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'session');
    const readAll = async () => {
      const responses = new Map<string, string>();
      for (const { name, request } of reads) responses.set(name, (await ann.get(request(ids).url)).text);
      return responses;
    };
    // The first read of a week creates its rows.
    await readAll();
    const before = await readAll();
    const bensIds = await createOneOfEach(ben);
    const after = await readAll();
    expect(after).toEqual(before);
    for (const [name, text] of after)
      for (const id of Object.values(bensIds)) expect([name, text.includes(id)]).toEqual([name, false]);
  });
});
