import { connect } from 'node:net';

export const CONNECTIONS = 8;

/** A server, and who asks it. */
export interface Target {
  readonly address: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

/** What a connection asks next, made of the body of its last answer. */
export type Step = (connection: number, last: string) => Call;

export const read =
  (path: string): Step =>
  () => ({ method: 'GET', path });

/**
 * Of each step the requests per second that a server answers, asked over a few kept-alive connections with as little
 * work here as possible. Each connection goes through all steps, over and over.
 */
export async function ratesOf(target: Target, steps: readonly Step[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times = steps.map(() => ({ count: 0, ms: 0 }));
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => ask(target, n, steps, until, times)));
  // By the time that each took: while one connection waits for an answer, so do the others.
  return times.map(({ count, ms }) => (CONNECTIONS * count * 1000) / ms);
}

export function requestText({ address, cookie, csrfToken }: Target, { method, path, body }: Call): string {
  const { host } = new URL(address);
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`;
  if (method === 'GET') return `${head}\r\n`;
  const json = JSON.stringify(body ?? {});
  return `${head}X-CSRF-Token: ${csrfToken}\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

function ask(
  target: Target,
  connection: number,
  steps: readonly Step[],
  until: number,
  times: readonly { count: number; ms: number }[],
): Promise<void> {
  const { hostname, port } = new URL(target.address);
  return new Promise((resolve, reject) => {
    let step = 0;
    let began = 0;
    let received = '';
    let end = 0;
    const next = (last: string) => {
      const text = requestText(target, steps[step]!(connection, last));
      began = performance.now();
      socket.write(text);
    };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => next(''));
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (end === 0) {
        const body = received.indexOf('\r\n\r\n') + 4;
        if (body < 4) return;
        if (!/^HTTP\/1\.1 20[01]/.test(received)) reject(new Error(`unexpected answer: ${received.slice(0, 900)}`));
        end = body + Number(/content-length: (\d+)/i.exec(received)?.[1]);
      }
      if (received.length < end) return;
      const now = performance.now();
      times[step]!.ms += now - began;
      times[step]!.count++;
      const last = steps.length === 1 ? '' : received.slice(received.indexOf('\r\n\r\n') + 4);
      received = '';
      end = 0;
      step = (step + 1) % steps.length;
      // Not in the middle: what was started is stopped, too.
      if (now < until || step > 0) {
        next(last);
      } else {
        socket.destroy();
        resolve();
      }
    });
  });
}
