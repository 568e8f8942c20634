import { Agent, request } from 'node:http';
import type { Target } from './load.ts';

/** How long the calls of somebody who works took, in milliseconds. */
export interface Latency {
  readonly p95: number;
  readonly worst: number;
}

/** Somebody who works, one call after the other, for as long as something lasts. */
export async function latencyDuring(
  target: Target,
  paths: readonly string[],
  work: Promise<unknown>,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const over = new AbortController();
  void work.finally(() => over.abort());
  for (let n = 0; !over.signal.aborted; n++) {
    const began = performance.now();
    await get(target, paths[n % paths.length]!, agent);
    times.push(performance.now() - began);
    // Nobody asks without a pause; and each call should find the server at another moment of its work.
    await new Promise((resolve) => setTimeout(resolve, 2 + (n % 7)));
  }
  await work;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)]!, worst: times.at(-1)! };
}

/** Answers how many bytes came. */
export function get({ address, cookie }: Target, path: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = request(address + path, { headers: { cookie }, ...(agent && { agent }) }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    ask.on('error', reject);
    ask.end();
  });
}
