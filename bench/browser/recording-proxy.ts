import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface RecordingProxy {
  readonly address: string;
  /** Runs `action` in a browser that uses the proxy. Resolves with all requests once the browser stops sending any. */
  record(action: () => Promise<unknown>): Promise<RecordedRequest[]>;
  close(): void;
}

/** Pages send some requests up to three seconds after they are opened; they poll far less often than that. */
const QUIET_MS = 4000;

/** Records every request to the server, including those sent by a service worker. */
export async function openRecordingProxy(serverAddress: string): Promise<RecordingProxy> {
  let requests: RecordedRequest[] = [];
  let lastRequestAt = 0;
  const server = createServer((incoming, outgoing) => {
    lastRequestAt = performance.now();
    const { method = 'GET', url: path = '/', headers } = incoming;
    const chunks: Buffer[] = [];
    const forwarded = request(serverAddress + path, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode!, response.rawHeaders);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => void requests.push({ method, path, headers, body: Buffer.concat(chunks).toString() }));
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async record(action) {
      requests = [];
      await action();
      do await pause(100);
      while (performance.now() - lastRequestAt < QUIET_MS);
      return requests;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
