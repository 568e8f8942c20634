import { connect, type Socket } from 'node:net';

export const CONNECTIONS = 8;

/** A server and a session on it. */
export interface Target {
  readonly address: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Builds the next call of a connection from the response bodies of the previous steps. */
export type Step = (connection: number, responses: readonly string[]) => Call;

/** A minimal HTTP client: it shares the machine with the servers it measures. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #end = 0;
  #bodyStart = 0;
  #resolve: (body: string) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk: string) => this.#receive(chunk));
    this.#socket.on('error', (error) => this.#reject(error));
    this.#socket.on('close', () => this.#reject(new Error('the server closed the connection')));
  }

  /** Resolves with the body of the response; rejects unless the status is 200, 201 or 204. */
  send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: string): void {
    this.#received += chunk;
    if (this.#end === 0) {
      this.#bodyStart = this.#received.indexOf('\r\n\r\n') + 4;
      if (this.#bodyStart < 4) return;
      if (!/^HTTP\/1\.1 20[014] /.test(this.#received)) {
        this.#reject(new Error(`unexpected response: ${this.#received.slice(0, 900)}`));
      }
      this.#end = this.#bodyStart + Number(/content-length: (\d+)/i.exec(this.#received)?.[1] ?? 0);
    }
    if (this.#received.length < this.#end) return;
    const body = this.#received.slice(this.#bodyStart);
    this.#received = '';
    this.#end = 0;
    this.#resolve(body);
  }
}

export function serializeRequest(target: Target, { method, path, body, idempotencyKey }: Call): string {
  const { host } = new URL(target.address);
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${target.cookie}\r\n`;
  if (method === 'GET') return `${head}\r\n`;
  const key = idempotencyKey === undefined ? '' : `Idempotency-Key: ${idempotencyKey}\r\n`;
  const writeHead = `${head}X-CSRF-Token: ${target.csrfToken}\r\n${key}`;
  if (method === 'DELETE') return `${writeHead}\r\n`;
  const json = JSON.stringify(body ?? {});
  return `${writeHead}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

/** Response times of each step in milliseconds, over `CONNECTIONS` keep-alive connections. */
export async function measureSteps(target: Target, steps: readonly Step[], seconds: number): Promise<number[][]> {
  const deadline = performance.now() + seconds * 1000;
  const times: number[][] = steps.map(() => []);
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(target.address));
  const responses: string[][] = connections.map(() => []);
  const runStep = async (connection: Connection, n: number, step: number) => {
    const text = serializeRequest(target, steps[step]!(n, responses[n]!));
    const startedAt = performance.now();
    const response = await connection.send(text);
    times[step]!.push(performance.now() - startedAt);
    responses[n]![step] = response;
  };
  // The first request also waits for the connection, so it is not measured.
  const firstRequest = serializeRequest(target, { method: 'GET', path: '/api/time-entries/active' });
  await Promise.all(connections.map((connection) => connection.send(firstRequest)));
  if (steps.length === 1) {
    await Promise.all(
      connections.map(async (connection, n) => {
        do await runStep(connection, n, 0);
        while (performance.now() < deadline);
      }),
    );
  } else {
    // All connections run the same step at the same time. Otherwise every step would queue behind a mix of the others.
    do
      for (const step of steps.keys())
        await Promise.all(connections.map((connection, n) => runStep(connection, n, step)));
    while (performance.now() < deadline);
  }
  for (const connection of connections) connection.close();
  return times;
}
