import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { describeOnEachDatabase, PASSWORD } from '../testing/app.ts';
import type { Answer } from '../testing/client.ts';
import { graphOf, nobody } from '../testing/graph.ts';
import { calls } from '../testing/matrix.ts';

/** 'goals[].title' for every value of an answer, without the values. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${path}[]`];
  if (Array.isArray(value)) return value.flatMap((element) => fieldsOf(element, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path === '' ? name : `${path}.${name}`));
}

function linesOf({ status, text, headers }: Answer): string {
  const type = String(headers['content-type'] ?? '');
  if (text === '') return `${status} nothing`;
  if (!type.startsWith('application/json')) return `${status} ${type}: ${text.split('\r\n')[0]!.replace('\uFEFF', '')}`;
  return [String(status), ...new Set(fieldsOf(JSON.parse(text)).toSorted())].join('\n  ');
}

/** Calls that take an account away from whoever makes them, or want an empty one. */
const needsOwnAccount = new Set<unknown>([
  ...Object.values(contract.account),
  contract.auth.logout,
  contract.sampleData.add,
  contract.sampleData.remove,
]);

describeOnEachDatabase('answers', {}, (t) => {
  it('of every call hold the fields that are written down, and no other', { timeout: 60_000 }, async () => {
    const [reader, writer] = [await t.signedUp(), await t.signedUp()];
    const read = await graphOf(reader);
    const told: string[] = [];
    for (const { name, endpoint, request } of calls) {
      const isRead = endpoint.method === 'GET';
      const caller = isRead ? reader : needsOwnAccount.has(endpoint) ? await t.signedUp() : writer;
      const graph = isRead ? read : endpoint === contract.sampleData.add ? nobody : await graphOf(caller);
      const { url, payload } = request(graph);
      const session = caller.cookies.get('weekwise')!;
      const answer = await caller.change(endpoint.method, url, payload && JSON.parse(payload));
      // The sample has no link of a mail, so it is refused; a test of its own reads that answer.
      expect([name, answer.status < 300]).toEqual([name, endpoint !== contract.auth.resetPassword]);
      told.push(`${name}\n  ${linesOf(answer)}`);
      for (const secret of [PASSWORD, '$argon2', session]) expect(answer.text).not.toContain(secret);
    }
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('answers.snapshot.txt');
  });

  it('tell the same, whatever somebody else has added', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const graph = await graphOf(ann);
    const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'session');
    const readAll = async () => {
      const answers = new Map<string, string>();
      for (const { name, request } of reads) answers.set(name, (await ann.get(request(graph).url)).text);
      return answers;
    };
    // Whoever reads a week for the first time makes its rows.
    await readAll();
    const before = await readAll();
    const foreign = await graphOf(ben);
    const after = await readAll();
    expect(after).toEqual(before);
    for (const [name, text] of after)
      for (const theirs of Object.values(foreign)) expect([name, text.includes(theirs)]).toEqual([name, false]);
  });
});
