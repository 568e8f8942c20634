import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { type EndpointCall, calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { TestCluster } from './test-cluster.ts';
import type { TestUser } from './test-user.ts';

const CASES = 20_000;

afterEach(() => TestCluster.closeAll());

const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const hostileTexts = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '9223372036854775808',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%',
  '%00',
  '%ff',
  "' or 1=1 --",
  '"; drop table users; --',
  '\u0000',
  '\ud800',
  '2026-02-30',
  '__proto__',
  'x'.repeat(5000),
];

const textArbitrary = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 200 }));
const nestedArrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Request bodies as text, derived from the body of a valid request if it has one. */
function bodyArbitrary(validBody: string | undefined): fc.Arbitrary<string> {
  const fields = JSON.parse(validBody ?? '{}') as Record<string, unknown>;
  const names = ['__proto__', 'constructor', 'userId', '_id', ...Object.keys(fields)];
  const oddValue = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(null, -1, 1e308, [], [[]], {}),
    textArbitrary,
  );
  const oneInvalidField = fc
    .tuple(fc.constantFrom(...names), oddValue)
    .map(([name, value]) => JSON.stringify({ ...fields, [name]: value }));
  const oneMissingField = fc.constantFrom(...names).map((name) => JSON.stringify({ ...fields, [name]: undefined }));
  const malformedBody = fc.constantFrom(
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '1',
    'NaN',
    '\ufeff{}',
    nestedArrays(5000),
    `{"a":${'9'.repeat(400)}}`,
  );
  const hugeBody = fc
    .constantFrom(300_000, 1_000_000)
    .map((length) => JSON.stringify({ ...fields, name: 'x'.repeat(length) }));
  return fc.oneof(
    { weight: 4, arbitrary: oneInvalidField },
    { weight: 2, arbitrary: oneMissingField },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: malformedBody },
    { weight: 1, arbitrary: hugeBody },
  );
}

const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    '*/*',
    'null',
    '-1',
    'x'.repeat(9000),
    '../..',
    'application/json',
    'gzip, deflate, br',
    '\u00e9',
  ),
  fc.string({ maxLength: 60 }).map((value) => value.replaceAll(/[^\x20-\x7e]/g, '')),
);
const headerName = fc.constantFrom(
  'accept',
  'accept-encoding',
  'content-type',
  'content-encoding',
  'if-none-match',
  'range',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'idempotency-key',
  'x-csrf-token',
  'authorization',
  'user-agent',
  'upgrade',
  'connection',
);

/** A user's valid raw request with some parts replaced by bad values. */
function requestArbitrary(
  { endpoint, request }: EndpointCall,
  user: TestUser,
  ids: readonly string[],
): fc.Arbitrary<string> {
  const { url, payload } = request(unknownIds);
  const [path = '', search = ''] = url.split('?');
  const names = ['x', 'page', ...Object.keys(endpoint.query?.shape ?? {})];
  const id = fc.oneof(textArbitrary, fc.constantFrom(...ids));
  const paths = fc
    .tuple(id, fc.boolean())
    .map(([value, raw]) =>
      path.replaceAll(uuidPattern, raw ? replaceIllegalUrlChars(value) : encodeURIComponent(value.toWellFormed())),
    );
  const queries = fc
    .array(fc.tuple(fc.constantFrom(...names), textArbitrary), { maxLength: 3 })
    .map((pairs) => new URLSearchParams([...new URLSearchParams(search), ...pairs]).toString());
  const validCookie = user.headers['cookie']!;
  const cookies = fc.oneof(
    { weight: 12, arbitrary: fc.constant(validCookie) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        `${validCookie}; ${validCookie}`,
        `weekwise=x; ${validCookie}`,
        `${validCookie}; weekwise=`,
        'weekwise=%',
        'weekwise="',
        '=;=;',
        `a=${'b'.repeat(9000)}`,
      ),
    },
    { weight: 1, arbitrary: headerValue },
  );
  const methods = fc.oneof(
    { weight: 9, arbitrary: fc.constant(endpoint.method) },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'BREW') },
  );
  const extraHeaders = fc.oneof(fc.constant({}), fc.dictionary(headerName, headerValue, { maxKeys: 2 }));
  return fc
    .tuple(methods, paths, queries, cookies, extraHeaders, bodyArbitrary(payload))
    .map(([method, requestPath, query, cookie, extra, body]) => {
      const payloadText = endpoint.method === 'GET' ? '' : body.toWellFormed();
      const headers = {
        host: 'weekwise',
        'x-csrf-token': user.headers['x-csrf-token'],
        ...(payloadText && { 'content-type': 'application/json' }),
        ...extra,
        cookie,
        ...(payloadText && { 'content-length': Buffer.byteLength(payloadText) }),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return `${method} ${requestPath}?${query} HTTP/1.1\r\n${lines.join('')}\r\n${payloadText}`;
    });
}

/** Node's HTTP parser rejects these characters, so such a request would never reach the app. */
const replaceIllegalUrlChars = (value: string) => value.replaceAll(/[^\x21-\x7e]|[?#]/g, '~');

function sendRaw(address: string, rawRequest: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(rawRequest));
    let rawResponse = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (rawResponse += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(rawResponse));
  });
}

/** All of a user's rows, from every table with a `user_id` column. */
async function dumpUserData(db: Db, userId: string): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'user_id'),
  );
  const rows = [];
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const userRows = await db
      .selectFrom(name as 'goals')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    rows.push(userRows.map((row) => JSON.stringify(row)).toSorted());
  }
  rows.push(JSON.stringify(await db.selectFrom('users').selectAll().where('id', '=', userId).execute()));
  return JSON.stringify(rows);
}

describe.each(databaseKinds)(`${CASES} bad requests on $name`, (kind) => {
  it("never cause a 5xx, stop the server or change another user's data (IN-01)", async () => {
    const cluster = await TestCluster.create(kind);
    const [victim] = await cluster.addUsers(1);
    await victim!.requestOk('POST', '/api/sample-data');
    const areas = (await victim!.requestOk('GET', '/api/focus-areas')).json as { readonly _id: string }[];
    const victimIds = areas.map(({ _id }) => _id);
    // The server stores revisions with a delay.
    const readRevision = (db: Db) =>
      db.selectFrom('users').select('revision').where('id', '=', victim!.userId).executeTakeFirst();
    await expect.poll(() => cluster.inspectDatabase(readRevision)).toEqual({ revision: 1 });
    const before = await cluster.inspectDatabase((db) => dumpUserData(db, victim!.userId));
    expect(before.length).toBeGreaterThan(100_000);
    const seed = Date.now() % 2 ** 31;
    const statuses: Record<string, number> = {};
    const failures: string[] = [];
    for (const [n, call] of calls.entries()) {
      // Each endpoint gets a new user, because the last request may have ended the previous user's session.
      const [user] = await cluster.addUsers(1);
      const area = (await user!.requestOk('POST', '/api/focus-areas', { name: 'Own' })).json._id as string;
      const goal = (await user!.requestOk('POST', `/api/focus-areas/${area}/goals`, { title: 'Own' })).json
        ._id as string;
      for (const rawRequest of fc.sample(requestArbitrary(call, user!, [area, goal, ...victimIds]), {
        seed: seed + n,
        numRuns: Math.ceil(CASES / calls.length),
      })) {
        const rawResponse = await sendRaw(cluster.address, rawRequest);
        const status = rawResponse.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (!/^[234]/.test(status) || / at .*\.(ts|js):/.test(rawResponse))
          failures.push(`${rawRequest.slice(0, 2000)}\n→ ${rawResponse}`);
      }
    }
    console.log(`${kind.name}, seed ${seed}: ${JSON.stringify(statuses)}`);
    expect(failures).toEqual([]);
    expect(cluster.server.output).not.toMatch(/"level":[56]0|Unhandled/);
    expect((await victim!.request('GET', '/api/auth/me')).status).toBe(200);
    expect(await cluster.inspectDatabase((db) => dumpUserData(db, victim!.userId))).toBe(before);
  });
});
