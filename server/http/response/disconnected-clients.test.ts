import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { ok, routes } from './register.ts';

const probe = endpoints({
  list: {
    method: 'GET',
    path: '/api/probe/list',
    summary: 'Receive a long list',
    access: 'public',
    answers: { 200: z.array(z.object({ n: z.number() })) },
  },
});

let body: WeakRef<object> | undefined;

/** Responds once its client has hung up. */
const probeRoutes = routes(probe, () => ({
  list: async ({ reply }) => {
    await new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const list = Array.from({ length: 5000 }, (_, n) => ({ n }));
    body = new WeakRef(list);
    return ok(list);
  },
}));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describeOnEachDatabase('a long response whose client has hung up', { extra: [probeRoutes] }, (t) => {
  it('does not stay in memory', async () => {
    body = undefined;
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const arrived = new Promise<void>((resolve) => t.app.server.once('request', () => resolve()));
    const socket = connect(Number(new URL(t.app.listeningOrigin).port), '127.0.0.1');
    socket.write(`GET ${probe.list.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await arrived;
    socket.destroy();
    await expect.poll(() => body !== undefined).toBe(true);
    await expect
      .poll(() => {
        collectGarbage();
        return body?.deref() === undefined;
      })
      .toBe(true);
  });
});
