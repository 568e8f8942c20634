import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy in front of the server under test. It can simulate an unreachable upstream and failing assets, and
 * rewrites the service worker's version to simulate releases.
 */
export async function startReleaseProxy(target: string) {
  const proxy = {
    version: 'first',
    failsAssets: false,
    isUpstreamDown: false,
    requestedPaths: [] as string[],
    origin: '',
    close: () => {},
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      proxy.requestedPaths.push(url);
      if (proxy.isUpstreamDown) {
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
        return;
      }
      const upstreamResponse = await fetch(target + url, { method, headers: { cookie: headers.cookie ?? '' } });
      const isWorker = url === '/sw.js';
      const type = upstreamResponse.headers.get('content-type') ?? '';
      response.writeHead(proxy.failsAssets && !isWorker ? 503 : upstreamResponse.status, {
        'content-type': type,
        'cache-control': upstreamResponse.headers.get('cache-control') ?? '',
      });
      const body = Buffer.from(await upstreamResponse.arrayBuffer());
      response.end(isWorker ? body.toString().replace(/version:`\w+`/, `version:\`${proxy.version}\``) : body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy.close = () => server.close();
  return proxy;
}
