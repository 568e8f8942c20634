import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { type Context, created, ok, routes } from './register.ts';

let pieces = 0;

const probe = endpoints({
  make: {
    method: 'POST',
    path: '/api/probe',
    summary: 'Make a probe',
    access: 'session',
    creates: true,
    answers: { 201: z.object({ n: z.number() }) },
  },
  file: {
    method: 'GET',
    path: '/api/probe/file',
    summary: 'All numbers',
    access: 'session',
    answers: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-numbers.csv' } } },
  },
});

async function* numbers() {
  for (let n = 0; n < 50_000; n++) {
    pieces++;
    yield `${n}\r\n`;
    if (n % 100 === 0) await new Promise(setImmediate);
  }
}

const probeRoutes = routes(probe, () => ({
  make: ({ once }) => once(async () => created({ n: 1 })),
  file: async () => ok(numbers()),
}));

it('handlers that do not fit do not compile', () => {
  const file = async () => ok(numbers());
  const make = ({ once }: Context<typeof probe.make>) => once(async () => created({ n: 1 }));
  // @ts-expect-error a handler is missing
  routes(probe, () => ({ file }));
  // @ts-expect-error a creating handler must answer through once
  routes(probe, () => ({ file, make: async () => created({ n: 1 }) }));
  // @ts-expect-error the body does not fit
  routes(probe, () => ({ file, make: (ctx) => ctx.once(async () => created({ n: '1' })) }));
  // @ts-expect-error the status is not declared
  routes(probe, () => ({ make, file: async () => created(numbers()) }));
  expect(routes(probe, () => ({ file, make })).endpoints).toBe(probe);
});

describeOnEachDatabase('files', { extra: [probeRoutes] }, (t) => {
  it('are sent piece by piece as an attachment with a fixed name, to their owner alone', async () => {
    const ann = await t.signedUp();
    const answer = await ann.get('/api/probe/file');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="weekwise-numbers.csv"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text.split('\r\n')).toHaveLength(50_001);
    expect((await t.client().get('/api/probe/file')).status).toBe(401);
  });

  it('stop being made when the reader goes away', async () => {
    const ann = await t.signedUp();
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    pieces = 0;
    const abort = new AbortController();
    const answer = await fetch(`${address}/api/probe/file`, {
      headers: { cookie: ann.cookieHeader },
      signal: abort.signal,
    });
    await answer.body!.getReader().read();
    abort.abort();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const made = pieces;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(pieces).toBe(made);
    expect(made).toBeLessThan(50_000);
  });
});
