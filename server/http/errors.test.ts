import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { respondToClientError } from './errors.ts';
import { ok, defineRoutes } from './register.ts';

const probe = defineEndpoints({
  fails: { method: 'GET', path: '/api/probe/fails', access: 'public', responses: { 204: null } },
  leaks: {
    method: 'GET',
    path: '/api/probe/leaks',
    access: 'public',
    responses: { 200: z.object({ shown: z.string(), list: z.array(z.object({ n: z.number() })) }) },
  },
  lies: {
    method: 'GET',
    path: '/api/probe/lies',
    access: 'public',
    responses: { 200: z.object({ count: z.number() }) },
  },
  takes: {
    method: 'POST',
    path: '/api/probe/:id/takes',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.optional(z.string()) }),
    body: z.object({
      count: z.int('A whole number, please.'),
      name: z.string('A name, please.'),
      tags: z.optional(z.array(z.string('A word.'))),
    }),
    responses: { 200: z.object({ body: z.unknown() }) },
  },
});

const probeRoutes = defineRoutes(probe, ({ db }) => ({
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

describeOnEachDatabase('errors', { extraRoutes: [probeRoutes] }, (t) => {
  it('that are unexpected have a fixed message and a request id, and are logged with the id and the cause (IN-07, HD-01)', async () => {
    const response = await t.createClient().get('/api/probe/fails');
    expect(response.status).toBe(500);
    expect(response.json).toEqual({
      message: errorMessages.internal,
      requestId: expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/),
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const line = t.log.find((entry) => entry.includes(response.json.requestId));
    expect(line).toContain('no_such_table');
  });

  it('are 404 in JSON for unknown API paths with every method (IN-07)', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const path of [
        '/api/unknown',
        '/api',
        '/api/',
        '/api/auth/me/../../../etc/passwd',
        '/API/auth/me',
        '//api/auth/me',
      ]) {
        const response = await t.createClient().send(method, path);
        expect(response.status).toBe(404);
        expect(response.json).toEqual({ message: errorMessages.notFound });
        expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      }
    }
  });

  it('are 400 with security headers for a URL that cannot be decoded', async () => {
    const response = await t.createClient().get('/api/%zz');
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ message: errorMessages.badRequest });
    expect(response.headers['content-security-policy']).toBeTruthy();
  });

  it.each([
    ['invalid JSON', '{"a":', 400, errorMessages.invalidJson],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, errorMessages.invalidJson],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400, errorMessages.invalidJson],
    ['a poisoned map', '{"newAnswers":{"__proto__":{"x":1}}}', 400, errorMessages.invalidJson],
    ['a poisoned list', '{"tags":[{"__proto__":{"x":1}}]}', 400, errorMessages.invalidJson],
    ['an escaped prototype', '{"\\u005f\\u005fproto__":{"x":1}}', 400, errorMessages.invalidJson],
    ['ten megabytes', `{"name":"${'x'.repeat(10_000_000)}"}`, 413, errorMessages.payloadTooLarge],
    ['more than the maximum size', `{"name":"${'x'.repeat(300_000)}"}`, 413, errorMessages.payloadTooLarge],
  ])('are 400 or 413 for a body with %s (IN-04, IN-05, IN-07)', async (_, payload, status, message) => {
    const client = t.createClient();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.csrfToken() };
    const response = await client.send('POST', URL, payload, { headers });
    expect(response.status).toBe(status);
    expect(response.json).toEqual({ message });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('are 400 for a body of invalid UTF-8', async () => {
    const client = t.createClient();
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
    expect([response.statusCode, response.json()]).toEqual([400, { message: errorMessages.invalidJson }]);
  });

  it('list one message per invalid field, without coercing values (IN-07)', async () => {
    const response = await t.createClient().post(URL, { count: '5', name: null, tags: ['ok', 7, 8] });
    expect(response.status).toBe(422);
    expect(response.json.message).toBe('A whole number, please.');
    expect(response.json.errors).toEqual([
      { field: 'count', param: 'count', msg: 'A whole number, please.' },
      { field: 'name', param: 'name', msg: 'A name, please.' },
      // A list counts as one field.
      { field: 'tags', param: 'tags', msg: 'A word.' },
    ]);
  });

  it.each([null, [], 'text', 5, true])('are 422 for the body %j', async (body) => {
    const response = await t.createClient().post(URL, body);
    expect(response.status).toBe(422);
    expect(response.json.errors).toEqual([{ field: 'body', param: 'body', msg: 'Expected a JSON object.' }]);
  });

  it('list every required field if the body is missing', async () => {
    const response = await t.createClient().post(URL);
    expect(response.json.errors.map((error: { field: string }) => error.field)).toEqual(['count', 'name']);
  });

  it('are 422 for a repeated query parameter and 404 for an invalid id, and do not occur for unknown fields', async () => {
    const body = { count: 1, name: 'n' };
    expect((await t.createClient().post(URL, { ...body, userId: 'x' })).json).toEqual({ body });
    expect((await t.createClient().post(`${URL}?page=1&page=2`, body)).status).toBe(422);
    expect((await t.createClient().post('/api/probe/not-an-id/takes', body)).status).toBe(404);
  });

  it('are 500 for a response of the wrong type, whereas undeclared fields are only left out', async () => {
    expect((await t.createClient().get('/api/probe/leaks')).json).toEqual({ shown: 'yes', list: [{ n: 1 }] });
    const lie = await t.createClient().get('/api/probe/lies');
    expect(lie.status).toBe(500);
    expect(lie.text).not.toContain('5"');
  });

  it('are 408 for a request that took too long to arrive', () => {
    const socket = new PassThrough();
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    respondToClientError(timeout, socket as unknown as Socket, {});
    const response = String(socket.read());
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toContain(JSON.stringify({ message: errorMessages.uploadTimeout }));
  });

  it('are 400 or 431 for malformed HTTP, and the server keeps running (DU-06)', async () => {
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new globalThis.URL(address);
    const sendRaw = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
        let received = '';
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('error', () => resolve(received));
        socket.on('close', () => resolve(received));
      });
    const errorsBefore = t.log.filter((line) => line.includes('"level":50')).length;
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const responses = [
      await sendRaw('GARBAGE\r\n\r\n'),
      await sendRaw(`${head}Content-Length: 100\r\n\r\n{"email":`),
      await sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`),
      await sendRaw(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
    ];
    for (const response of responses) expect(response).not.toMatch(/ at .*\.(ts|js):|HTTP\/1.1 5/);
    expect(responses[0]).toMatch(/^HTTP\/1\.1 400 /);
    expect(responses[0]).toContain(JSON.stringify({ message: errorMessages.badRequest }));
    expect(responses[0]).toContain('content-security-policy: ');
    expect(responses[3]).toMatch(/^HTTP\/1\.1 431 /);
    expect(t.log.filter((line) => line.includes('"level":50')).length).toBe(errorsBefore);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});
