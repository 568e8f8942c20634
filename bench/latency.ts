import { Agent, request } from 'node:http';
import type { Target } from './load.ts';

/** In milliseconds. */
export interface Latency {
  readonly p95: number;
  readonly worst: number;
}

/** Sends one request after another until `work` is done. */
export async function measureLatencyDuring(
  target: Target,
  paths: readonly string[],
  work: Promise<unknown>,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const finished = new AbortController();
  void work.finally(() => finished.abort());
  for (let n = 0; !finished.signal.aborted; n++) {
    const startedAt = performance.now();
    await get(target, paths[n % paths.length]!, agent);
    times.push(performance.now() - startedAt);
    // The pauses vary, so that the requests do not fall into step with the work.
    await new Promise((resolve) => setTimeout(resolve, 2 + (n % 7)));
  }
  await work;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)]!, worst: times.at(-1)! };
}

/** Resolves with the number of bytes received. */
export function get({ address, cookie }: Target, path: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(address + path, { headers: { cookie }, ...(agent && { agent }) }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
