import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The same server at an address of its own, behind a proxy that may say that it cannot reach it. The worker is that of
 * whatever release it is told to be.
 */
export async function serveReleases(target: string) {
  const state = {
    version: 'first',
    isBroken: false,
    isAway: false,
    asked: [] as string[],
    origin: '',
    close: () => {},
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      state.asked.push(url);
      if (state.isAway) {
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
        return;
      }
      const answer = await fetch(target + url, { method, headers: { cookie: headers.cookie ?? '' } });
      const isWorker = url === '/sw.js';
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(state.isBroken && !isWorker ? 503 : answer.status, {
        'content-type': type,
        'cache-control': answer.headers.get('cache-control') ?? '',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(isWorker ? body.toString().replace(/version:`\w+`/, `version:\`${state.version}\``) : body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () => server.close();
  return state;
}
