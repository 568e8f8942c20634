import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { answerBrokenHttp } from './errors.ts';
import { ok, routes } from './register.ts';

const probe = endpoints({
  fails: { method: 'GET', path: '/api/probe/fails', summary: '', access: 'public', answers: { 204: null } },
  leaks: {
    method: 'GET',
    path: '/api/probe/leaks',
    summary: '',
    access: 'public',
    answers: { 200: z.object({ shown: z.string(), list: z.array(z.object({ n: z.number() })) }) },
  },
  lies: {
    method: 'GET',
    path: '/api/probe/lies',
    summary: '',
    access: 'public',
    answers: { 200: z.object({ count: z.number() }) },
  },
  takes: {
    method: 'POST',
    path: '/api/probe/:id/takes',
    summary: '',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.optional(z.string()) }),
    body: z.object({
      count: z.int('A whole number, please.'),
      name: z.string('A name, please.'),
      tags: z.optional(z.array(z.string('A word.'))),
    }),
    answers: { 200: z.object({ body: z.unknown() }) },
  },
});

const probeRoutes = routes(probe, ({ db }) => ({
  fails: async () => {
    await db
      .selectFrom('no_such_table' as 'users')
      .selectAll()
      .execute();
    throw new Error('not reached');
  },
  leaks: async () => {
    const row = { shown: 'yes', hidden: 'secret', list: [{ n: 1, secret: 2 }] };
    return ok(row);
  },
  lies: async () => ok({ count: '5' as unknown as number }),
  takes: async ({ body }) => ok({ body }),
}));

const URL = '/api/probe/0192f0c1-2345-7abc-8def-0123456789ab/takes';

describeOnEachDatabase('errors', { extra: [probeRoutes] }, (t) => {
  it('an unexpected failure tells a fixed sentence and a request id, and the log has the same id and the cause', async () => {
    const answer = await t.client().get('/api/probe/fails');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      message: messages.internal,
      requestId: expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/),
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const line = t.log.find((entry) => entry.includes(answer.json.requestId));
    expect(line).toContain('no_such_table');
  });

  it('unknown calls are 404 in JSON, with every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const path of [
        '/api/unknown',
        '/api',
        '/api/',
        '/api/auth/me/../../../etc/passwd',
        '/API/auth/me',
        '//api/auth/me',
      ]) {
        const answer = await t.client().send(method, path);
        expect(answer.status).toBe(404);
        expect(answer.json).toEqual({ message: messages.notFound });
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      }
    }
  });

  it('an address that cannot be decoded is a 400 with all the headers', async () => {
    const answer = await t.client().get('/api/%zz');
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: messages.badRequest });
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });

  it.each([
    ['not JSON', '{"a":', 400, messages.badJson],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, messages.badJson],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400, messages.badJson],
    ['a poisoned map', '{"newAnswers":{"__proto__":{"x":1}}}', 400, messages.badJson],
    ['a poisoned list', '{"tags":[{"__proto__":{"x":1}}]}', 400, messages.badJson],
    ['a disguised one', '{"\\u005f\\u005fproto__":{"x":1}}', 400, messages.badJson],
    ['ten megabytes', `{"name":"${'x'.repeat(10_000_000)}"}`, 413, messages.tooLarge],
    ['too large', `{"name":"${'x'.repeat(300_000)}"}`, 413, messages.tooLarge],
  ])('a body that is %s', async (_, payload, status, message) => {
    const client = t.client();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.csrfToken() };
    const answer = await client.send('POST', URL, payload, { headers });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ message });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('a body of broken text is a 400, and not stored as question marks', async () => {
    const client = t.client();
    const response = await t.app.inject({
      method: 'POST',
      url: URL,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': await client.csrfToken(),
        cookie: client.cookieHeader,
      },
      payload: Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    });
    expect([response.statusCode, response.json()]).toEqual([400, { message: messages.badJson }]);
  });

  it('one entry per wrong field, by its own sentence, and nothing is coerced', async () => {
    const answer = await t.client().post(URL, { count: '5', name: null, tags: ['ok', 7, 8] });
    expect(answer.status).toBe(422);
    expect(answer.json.message).toBe('A whole number, please.');
    expect(answer.json.errors).toEqual([
      { field: 'count', param: 'count', msg: 'A whole number, please.' },
      { field: 'name', param: 'name', msg: 'A name, please.' },
      // A list is one field.
      { field: 'tags', param: 'tags', msg: 'A word.' },
    ]);
  });

  it.each([null, [], 'text', 5, true])('a body of %j is a 422', async (body) => {
    const answer = await t.client().post(URL, body);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([{ field: 'body', param: 'body', msg: 'A JSON object is expected.' }]);
  });

  it('a missing body is every required field missing', async () => {
    const answer = await t.client().post(URL);
    expect(answer.json.errors.map((error: { field: string }) => error.field)).toEqual(['count', 'name']);
  });

  it('unknown body keys are ignored, a repeated parameter is refused, an id that cannot be one is a 404', async () => {
    const body = { count: 1, name: 'n' };
    expect((await t.client().post(URL, { ...body, userId: 'x' })).json).toEqual({ body });
    expect((await t.client().post(`${URL}?page=1&page=2`, body)).status).toBe(422);
    expect((await t.client().post('/api/probe/not-an-id/takes', body)).status).toBe(404);
  });

  it('answers hold declared fields only, and a wrong type among them is our failure, not an answer', async () => {
    expect((await t.client().get('/api/probe/leaks')).json).toEqual({ shown: 'yes', list: [{ n: 1 }] });
    const lie = await t.client().get('/api/probe/lies');
    expect(lie.status).toBe(500);
    expect(lie.text).not.toContain('5"');
  });

  it('says so where a request took too long to arrive', () => {
    const wire = new PassThrough();
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerBrokenHttp(late, wire as unknown as Socket, {});
    const answer = String(wire.read());
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain(JSON.stringify({ message: messages.tooSlow }));
  });

  it('survives broken HTTP', async () => {
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new globalThis.URL(address);
    const talk = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
        let heard = '';
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('error', () => resolve(heard));
        socket.on('close', () => resolve(heard));
      });
    const errorsBefore = t.log.filter((line) => line.includes('"level":50')).length;
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const answers = [
      await talk('GARBAGE\r\n\r\n'),
      await talk(`${head}Content-Length: 100\r\n\r\n{"email":`),
      await talk(`${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`),
      await talk(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
    ];
    for (const answer of answers) expect(answer).not.toMatch(/ at .*\.(ts|js):|HTTP\/1.1 5/);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers[0]).toContain(JSON.stringify({ message: messages.badRequest }));
    expect(answers[0]).toContain('content-security-policy: ');
    expect(answers[3]).toMatch(/^HTTP\/1\.1 431 /);
    expect(t.log.filter((line) => line.includes('"level":50')).length).toBe(errorsBefore);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});
