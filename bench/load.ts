import { connect, type Socket } from 'node:net';

export const CONNECTIONS = 8;

/** A server, and who asks it. */
export interface Target {
  readonly address: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Of what is created, as the browser sends it. */
  readonly idempotencyKey?: string;
}

/** What a connection asks next, made of the bodies of the answers to the steps before it. */
export type Step = (connection: number, answers: readonly string[]) => Call;

/** A client with as little work here as possible: it shares the machine with those it measures. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #end = 0;
  #body = 0;
  #answer: (body: string) => void = () => {};
  #fail: (error: Error) => void = () => {};

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk: string) => this.#hear(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  /** The body of the answer; whatever is no success is an error. */
  ask(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(chunk: string): void {
    this.#received += chunk;
    if (this.#end === 0) {
      this.#body = this.#received.indexOf('\r\n\r\n') + 4;
      if (this.#body < 4) return;
      if (!/^HTTP\/1\.1 20[014] /.test(this.#received)) {
        this.#fail(new Error(`unexpected answer: ${this.#received.slice(0, 900)}`));
      }
      this.#end = this.#body + Number(/content-length: (\d+)/i.exec(this.#received)?.[1] ?? 0);
    }
    if (this.#received.length < this.#end) return;
    const body = this.#received.slice(this.#body);
    this.#received = '';
    this.#end = 0;
    this.#answer(body);
  }
}

export function requestText(target: Target, { method, path, body, idempotencyKey }: Call): string {
  const { host } = new URL(target.address);
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${target.cookie}\r\n`;
  if (method === 'GET') return `${head}\r\n`;
  const key = idempotencyKey === undefined ? '' : `Idempotency-Key: ${idempotencyKey}\r\n`;
  const changing = `${head}X-CSRF-Token: ${target.csrfToken}\r\n${key}`;
  if (method === 'DELETE') return `${changing}\r\n`;
  const json = JSON.stringify(body ?? {});
  return `${changing}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

/** How long each answer to each of the steps took, in milliseconds, asked over a few kept-alive connections. */
export async function timesOf(target: Target, steps: readonly Step[], seconds: number): Promise<number[][]> {
  const until = performance.now() + seconds * 1000;
  const times: number[][] = steps.map(() => []);
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(target.address));
  const answers: string[][] = connections.map(() => []);
  const take = async (connection: Connection, n: number, step: number) => {
    const text = requestText(target, steps[step]!(n, answers[n]!));
    const began = performance.now();
    const answer = await connection.ask(text);
    times[step]!.push(performance.now() - began);
    answers[n]![step] = answer;
  };
  // The first answer of each also waits for its connection.
  await Promise.all(
    connections.map((connection) => connection.ask(requestText(target, { method: 'GET', path: '/api/auth/me' }))),
  );
  if (steps.length === 1) {
    await Promise.all(
      connections.map(async (connection, n) => {
        do await take(connection, n, 0);
        while (performance.now() < until);
      }),
    );
  } else {
    // All of them take a step together: else each step would wait for what others do, and take as long as they all do.
    do
      for (const step of steps.keys()) await Promise.all(connections.map((connection, n) => take(connection, n, step)));
    while (performance.now() < until);
  }
  for (const connection of connections) connection.close();
  return times;
}
