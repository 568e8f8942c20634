import { request } from 'node:http';
import { expect, it } from 'vitest';
import { documentFormat } from '#contract/account/account-document.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';

const header = 'Client,Project,Start date,Start time,End date,End time';
const line = 'A,B,2026-10-20,09:00,2026-10-20,10:00';
const MB = 1024 * 1024;

const malformedFiles: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  ['only blanks', ' \n\t\n', /The file is empty/],
  ['only empty lines', '\n'.repeat(MB), /The file is empty/],
  ['only commas', ','.repeat(MB), /The file is empty/],
  ['a single long line', 'x'.repeat(10 * MB), /are missing/],
  ['an unclosed quote', `${header}\n${line}\nA,"B,2026-10-20\n${`${line}\n`.repeat(50_000)}`, /on line 3 has no end/],
  ['a long line after valid ones', `${header}\n${line}\n${'x'.repeat(10 * MB)}`, /on line 3 has no end/],
  ['too many lines', `${header}\n${'a\n'.repeat(limits.importRows + 1)}`, /more than 100000 lines/],
  ['an unclosed header', '"Project', /are missing/],
  ['binary data', '\u0000\u0001\u0002\uFFFD'.repeat(1000), /are missing/],
  ['an HTML page', '<!doctype html><html></html>', /are missing/],
  ['deeply nested lists', `${'['.repeat(4 * MB)}${']'.repeat(4 * MB)}`, /nested deeper/],
  ['too many objects', `[${'{},'.repeat(4 * MB)}{}]`, /more values/],
  ['half a document', '{"format":"weekwise","version":1,"goals":[', /incomplete/],
  ['a __proto__ key', '{"__proto__":{"format":"weekwise","version":1}}', /not exported from Weekwise/],
];

const many = <T>(value: T) => Array<T>(300_000).fill(value);

/** Lists of 300,000 invalid elements, each in an otherwise empty document. */
const damagedDocuments: readonly (readonly [name: string, lists: object])[] = [
  ['empty records', { goals: many({}) }],
  ['null instead of records', { timeEntries: many(null) }],
  ['numbers instead of records', { tasks: many(1) }],
  ['invalid tags', { inventoryItems: [{ tags: many(1) }] }],
  ['too many tags', { inventoryItems: [{ tags: many('tag') }] }],
  ['invalid ids', { actionPlans: [{ goalIds: many(1) }] }],
  ['empty settings', { focusAreas: [{ settings: many({}) }] }],
  [
    'many records with many invalid ids',
    { tasks: Array.from({ length: 300 }, () => ({ inventoryItemIds: Array<number>(1000).fill(1) })) },
  ],
];

function buildDocument(lists: object, version: number): string {
  const names = ['focusAreas', 'goals', 'timeEntries', 'weeklyGoals', 'actionPlans', 'inventoryItems', 'tasks'];
  const empty = Object.fromEntries(names.map((name) => [name, []]));
  return JSON.stringify({ format: 'weekwise', version, account: { timeZone: 'UTC' }, ...empty, ...lists });
}

async function measureCpuMs<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

describeOnEachDatabase('importing a malicious file', {}, (t) => {
  it.each(malformedFiles)('rejects %s with a clear message', async (_, text, message) => {
    const client = await t.signUp();
    const logLength = t.log.length;
    const preview = await client.post('/api/imports/preview', { text });
    expect(t.log.slice(logLength).filter((entry) => entry.includes('"level":50'))).toEqual([]);
    expect(preview.status === 200 ? preview.json.refusal : preview.json.message).toMatch(message);
    const response = await client.post('/api/imports', { text, leaveOutProblems: true });
    expect([response.status, response.json.errors[0].msg]).toEqual([422, expect.stringMatching(message)]);
    expect((await client.get('/api/focus-areas')).json).toEqual([]);
    expect(({} as Record<string, unknown>)['format']).toBeUndefined();
  });

  it('lists the first hundred problems of a file with only invalid lines', async () => {
    const client = await t.signUp();
    const text = `${header}\n${'a,b,c\n'.repeat(1000)}`;
    const { json } = await client.post('/api/imports/preview', { text });
    expect([json.problemCount, json.problems.length, json.problems[99].line]).toEqual([1000, 100, 101]);
    expect((await client.post('/api/imports', { text, leaveOutProblems: true })).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      leftOut: 1000,
    });
  });

  it('lists each problem of an invalid record', async () => {
    const client = await t.signUp();
    const text = buildDocument({ goals: [{ _id: 1, title: 2 }] }, 1);
    const { json } = await client.post('/api/imports/preview', { text });
    const invalidFields = json.problems.map(({ message }: { message: string }) => message.split(':')[0]);
    expect(invalidFields).toEqual(expect.arrayContaining(['goals[0]._id', 'goals[0].title']));
    expect(json.problemCount).toBe(invalidFields.length);
  });

  it.each(damagedDocuments)('rejects a document with %s without reading all of it', async (_, lists) => {
    const client = await t.signUp();
    const preview = (version: number) =>
      measureCpuMs(() => client.post('/api/imports/preview', { text: buildDocument(lists, version) }));
    // Only the header of a document from a newer version is read.
    const unread = await preview(documentFormat.version + 1);
    const { result, ms } = await preview(documentFormat.version);
    expect([result.status, result.json.refusal]).toEqual([
      200,
      expect.stringMatching(/^This is not a valid Weekwise document/),
    ]);
    expect(result.json.problems.length).toBeGreaterThanOrEqual(1);
    expect(result.json.problems.length).toBeLessThanOrEqual(limits.importPreviewItems);
    expect(result.json.makes).toMatchObject({ goals: 0, timeEntries: 0 });
    expect(ms).toBeLessThan(100 + 3 * unread.ms);
  });

  it('accepts hundreds of columns, odd names and a million empty lines', async () => {
    const client = await t.signUp();
    const columns = Array.from({ length: 300 }, (_, n) => `Column ${n}`).join(',');
    const names = ['__proto__', 'constructor', '<b>bold</b>', "'; drop table goals; --", '\ud83d\ude00'];
    const lines = names.map((name) => `${name},${name},2026-10-20,09:00,2026-10-20,10:00`);
    const text = `${header},${columns}${'\r\n'.repeat(1_000_000)}${lines.join('\r\n')}`;
    expect((await client.post('/api/imports', { text })).json).toMatchObject({
      made: { focusAreas: 5, timeEntries: 5 },
    });
    const areas = (await client.get('/api/focus-areas')).json as { name: string }[];
    expect(areas.map(({ name }) => name)).toEqual(names);
  });

  it('reports a lone surrogate as unstorable', async () => {
    const client = await t.signUp();
    const { json } = await client.post('/api/imports/preview', { text: `${header}\n\ud83d,B${line.slice(3)}` });
    expect(json.problems).toEqual([{ line: 2, message: expect.stringMatching(/cannot be stored/) }]);
  });

  it('rejects a body that is too large before reading it, with or without a content length', async () => {
    const client = await t.signUp();
    const address = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
    const headers = {
      cookie: client.cookieHeader,
      'x-csrf-token': await client.csrfToken(),
      'content-type': 'application/json',
    };
    const postRaw = (extraHeaders: Record<string, string>, send: (req: ReturnType<typeof request>) => void) =>
      new Promise<number | undefined>((resolve) => {
        const req = request({
          host: address.hostname,
          port: address.port,
          path: '/api/imports',
          method: 'POST',
          headers: { ...headers, ...extraHeaders },
        });
        req.on('response', (response) => resolve(response.resume().statusCode));
        req.on('error', () => {});
        send(req);
      });
    expect(await postRaw({ 'content-length': String(100 * MB) }, (req) => req.write('{"text":"'))).toBe(413);
    // The body is only slightly too large, because a client that keeps writing might miss the response.
    const writeTooMuch = (req: ReturnType<typeof request>) => req.write(Buffer.alloc(limits.importBodyBytes + MB, 'x'));
    expect(await postRaw({ 'transfer-encoding': 'chunked' }, writeTooMuch)).toBe(413);
    const text = 'x'.repeat(limits.importBytes + 1);
    const response = await client.post('/api/imports/preview', { text });
    expect([response.status, response.json.message]).toEqual([422, expect.stringMatching(/at most 16 MB/)]);
  });

  it('is rate limited', async () => {
    const client = await t.signUp();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const statuses = [];
    for (let n = 0; n < 122; n++) {
      statuses.push((await client.send('POST', '/api/imports/preview', '{"text":"a"}', { headers })).status);
    }
    expect(statuses.indexOf(429)).toBe(120);
  });
});
