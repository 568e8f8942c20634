import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { type HandlerContext, created, ok, defineRoutes } from './register.ts';

let chunkCount = 0;

const probe = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/probe',
    access: 'session',
    creates: true,
    responses: { 201: z.object({ n: z.number() }) },
  },
  file: {
    method: 'GET',
    path: '/api/probe/file',
    access: 'session',
    responses: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-numbers.csv' } } },
  },
});

async function* numbers() {
  for (let n = 0; n < 50_000; n++) {
    chunkCount++;
    yield `${n}\r\n`;
    if (n % 100 === 0) await new Promise(setImmediate);
  }
}

const probeRoutes = defineRoutes(probe, () => ({
  create: ({ idempotent }) => idempotent(async () => created({ n: 1 })),
  file: async () => ok(numbers()),
}));

it('rejects handlers that do not match the contract at compile time', () => {
  const file = async () => ok(numbers());
  const create = ({ idempotent }: HandlerContext<typeof probe.create>) => idempotent(async () => created({ n: 1 }));
  // @ts-expect-error a handler is missing
  defineRoutes(probe, () => ({ file }));
  // @ts-expect-error a creating handler must use idempotent
  defineRoutes(probe, () => ({ file, create: async () => created({ n: 1 }) }));
  // @ts-expect-error the body does not match the schema
  defineRoutes(probe, () => ({ file, create: (ctx) => ctx.idempotent(async () => created({ n: '1' })) }));
  // @ts-expect-error the status is not declared
  defineRoutes(probe, () => ({ create, file: async () => created(numbers()) }));
  expect(defineRoutes(probe, () => ({ file, create })).endpoints).toBe(probe);
});

describeOnEachDatabase('file downloads', { extraRoutes: [probeRoutes] }, (t) => {
  it('are streamed as an attachment with a fixed name, and require a session', async () => {
    const ann = await t.signUp();
    const response = await ann.get('/api/probe/file');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="weekwise-numbers.csv"');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.text.split('\r\n')).toHaveLength(50_001);
    expect((await t.createClient().get('/api/probe/file')).status).toBe(401);
  });

  it('stop being generated when the client disconnects', async () => {
    const ann = await t.signUp();
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    chunkCount = 0;
    const abort = new AbortController();
    const response = await fetch(`${address}/api/probe/file`, {
      headers: { cookie: ann.cookieHeader },
      signal: abort.signal,
    });
    await response.body!.getReader().read();
    abort.abort();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const countAfterAbort = chunkCount;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(chunkCount).toBe(countAfterAbort);
    expect(countAfterAbort).toBeLessThan(50_000);
  });
});
