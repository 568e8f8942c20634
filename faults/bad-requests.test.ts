import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Db } from '../server/db/open.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { nobody } from '../server/testing/graph.ts';
import { type Call, calls } from '../server/testing/matrix.ts';
import { House } from './house.ts';
import type { Person } from './person.ts';

const CASES = 2000;

afterEach(() => House.closeAll());

const anId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const oddTexts = [
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

const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 200 }));
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies as they go over the wire; `valid` is what the call wants. */
function bodies(valid: string | undefined): fc.Arbitrary<string> {
  const fields = JSON.parse(valid ?? '{}') as Record<string, unknown>;
  const names = ['__proto__', 'constructor', 'userId', '_id', ...Object.keys(fields)];
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, -1, 1e308, [], [[]], {}), text);
  const oneWrong = fc
    .tuple(fc.constantFrom(...names), odd)
    .map(([name, value]) => JSON.stringify({ ...fields, [name]: value }));
  const missing = fc.constantFrom(...names).map((name) => JSON.stringify({ ...fields, [name]: undefined }));
  const broken = fc.constantFrom(
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '1',
    'NaN',
    '\ufeff{}',
    deep(5000),
    `{"a":${'9'.repeat(400)}}`,
  );
  const huge = fc
    .constantFrom(300_000, 1_000_000)
    .map((length) => JSON.stringify({ ...fields, name: 'x'.repeat(length) }));
  return fc.oneof(
    { weight: 4, arbitrary: oneWrong },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: huge },
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

/** One request to the call, as text: a valid one of somebody's with some of it made wrong. */
function requests({ endpoint, request }: Call, person: Person, ids: readonly string[]): fc.Arbitrary<string> {
  const { url, payload } = request(nobody);
  const [path = '', search = ''] = url.split('?');
  const names = ['x', 'page', ...Object.keys(endpoint.query?.shape ?? {})];
  const id = fc.oneof(text, fc.constantFrom(...ids));
  const places = fc
    .tuple(id, fc.boolean())
    .map(([value, raw]) => path.replaceAll(anId, raw ? onTheWire(value) : encodeURIComponent(value.toWellFormed())));
  const queries = fc
    .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 3 })
    .map((pairs) => new URLSearchParams([...new URLSearchParams(search), ...pairs]).toString());
  const own = person.headers['cookie']!;
  const cookies = fc.oneof(
    { weight: 12, arbitrary: fc.constant(own) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        `${own}; ${own}`,
        `weekwise=x; ${own}`,
        `${own}; weekwise=`,
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
  const more = fc.oneof(fc.constant({}), fc.dictionary(headerName, headerValue, { maxKeys: 2 }));
  return fc
    .tuple(methods, places, queries, cookies, more, bodies(payload))
    .map(([method, place, query, cookie, extra, body]) => {
      const sent = endpoint.method === 'GET' ? '' : body.toWellFormed();
      const headers = {
        host: 'weekwise',
        'x-csrf-token': person.headers['x-csrf-token'],
        ...(sent && { 'content-type': 'application/json' }),
        ...extra,
        cookie,
        ...(sent && { 'content-length': Buffer.byteLength(sent) }),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return `${method} ${place}?${query} HTTP/1.1\r\n${lines.join('')}\r\n${sent}`;
    });
}

/** What is not allowed in an address at all would only ever try the parser of HTTP. */
const onTheWire = (value: string) => value.replaceAll(/[^\x21-\x7e]|[?#]/g, '~');

function talk(address: string, said: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(said));
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (heard += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

/** Everything that is somebody's, in every table that has an owner. */
async function belongingsOf(db: Db, userId: string): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'user_id'),
  );
  const rows = [];
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const all = await db
      .selectFrom(name as 'goals')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    rows.push(all.map((row) => JSON.stringify(row)).toSorted());
  }
  rows.push(JSON.stringify(await db.selectFrom('users').selectAll().where('id', '=', userId).execute()));
  return JSON.stringify(rows);
}

describe.each(databaseKinds)(`${CASES} bad requests on $name`, (kind) => {
  it('yield no 5xx, end no server and change nothing of anybody else', async () => {
    const house = await House.open(kind);
    const [victim] = await house.join(1);
    await victim!.must('POST', '/api/sample-data');
    const areas = (await victim!.must('GET', '/api/focus-areas')).json as { readonly _id: string }[];
    const otherIds = areas.map(({ _id }) => _id);
    const before = await house.look((db) => belongingsOf(db, victim!.userId));
    expect(before.length).toBeGreaterThan(100_000);
    const seed = Date.now() % 2 ** 31;
    const statuses: Record<string, number> = {};
    const wrong: string[] = [];
    for (const [n, call] of calls.entries()) {
      // Somebody new each time: what was sent last may have logged out who sent it.
      const [person] = await house.join(1);
      const area = (await person!.must('POST', '/api/focus-areas', { name: 'Own' })).json._id as string;
      const goal = (await person!.must('POST', `/api/focus-areas/${area}/goals`, { title: 'Own' })).json._id as string;
      for (const said of fc.sample(requests(call, person!, [area, goal, ...otherIds]), {
        seed: seed + n,
        numRuns: Math.ceil(CASES / calls.length),
      })) {
        const heard = await talk(house.address, said);
        const status = heard.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (!/^[234]/.test(status) || / at .*\.(ts|js):/.test(heard)) wrong.push(`${said.slice(0, 2000)}\n→ ${heard}`);
      }
    }
    console.log(`${kind.name}, seed ${seed}: ${JSON.stringify(statuses)}`);
    expect(wrong).toEqual([]);
    expect(house.server.output).not.toMatch(/"level":[56]0|Unhandled/);
    expect((await victim!.ask('GET', '/api/auth/me')).status).toBe(200);
    expect(await house.look((db) => belongingsOf(db, victim!.userId))).toBe(before);
  });
});
