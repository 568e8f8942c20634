import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { ok, defineRoutes } from '../register.ts';

const probe = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/probe/list',
    access: 'public',
    responses: { 200: z.array(z.object({ n: z.number() })) },
  },
});

let responseBody: WeakRef<object> | undefined;

/** Responds only after the client has disconnected. */
const probeRoutes = defineRoutes(probe, () => ({
  list: async ({ reply }) => {
    await new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const list = Array.from({ length: 5000 }, (_, n) => ({ n }));
    responseBody = new WeakRef(list);
    return ok(list);
  },
}));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describeOnEachDatabase('a long response to a disconnected client', { extraRoutes: [probeRoutes] }, (t) => {
  it('is garbage collected', async () => {
    responseBody = undefined;
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const arrived = new Promise<void>((resolve) => t.app.server.once('request', () => resolve()));
    const socket = connect(Number(new URL(t.app.listeningOrigin).port), '127.0.0.1');
    socket.write(`GET ${probe.list.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await arrived;
    socket.destroy();
    await expect.poll(() => responseBody !== undefined).toBe(true);
    await expect
      .poll(() => {
        collectGarbage();
        return responseBody?.deref() === undefined;
      })
      .toBe(true);
  });
});
