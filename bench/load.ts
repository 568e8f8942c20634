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
  /** Sent in addition to the headers that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds a connection's next call from the response bodies of the previous steps. */
export type Step = (connection: number, responses: readonly string[]) => Call;

/** An HTTP client that is minimal because it shares the machine with the servers it measures. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #head: ResponseHead | undefined;
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

  /** Resolves with the body of the response; rejects unless the status is 200, 201, 204 or 304. */
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
    this.#head ??= parseHead(this.#received);
    if (!this.#head) return;
    const { isSuccess } = this.#head;
    const body = readBody(this.#received, this.#head);
    if (body === undefined) return;
    const received = this.#received;
    this.#received = '';
    this.#head = undefined;
    if (isSuccess) this.#resolve(body);
    else this.#reject(new Error(`unexpected response: ${received.slice(0, 900)}`));
  }
}

interface ResponseHead {
  readonly isSuccess: boolean;
  readonly bodyStart: number;
  readonly length: number | 'chunked';
}

const LAST_CHUNK = '0\r\n\r\n';

/** Undefined until all headers have been received. */
function parseHead(received: string): ResponseHead | undefined {
  const bodyStart = received.indexOf('\r\n\r\n') + 4;
  if (bodyStart < 4) return undefined;
  const head = received.slice(0, bodyStart);
  const isChunked = /^transfer-encoding: chunked/im.test(head);
  // A 304 may state the length of the body that it leaves out.
  const hasBody = !/^HTTP\/1\.1 (?:204|304) /.test(head);
  const length = hasBody ? Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) : 0;
  return {
    isSuccess: /^HTTP\/1\.1 (?:20[014]|304) /.test(head),
    bodyStart,
    length: hasBody && isChunked ? 'chunked' : length,
  };
}

/** Undefined until the whole body has been received. */
function readBody(received: string, { bodyStart, length }: ResponseHead): string | undefined {
  if (length !== 'chunked') return received.length < bodyStart + length ? undefined : received.slice(bodyStart);
  // This check saves parsing all chunks again with every packet.
  return received.endsWith(LAST_CHUNK) ? joinChunks(received, bodyStart) : undefined;
}

function joinChunks(received: string, bodyStart: number): string | undefined {
  let joined = '';
  for (let at = bodyStart; at < received.length;) {
    const dataStart = received.indexOf('\r\n', at) + 2;
    const size = Number.parseInt(received.slice(at, dataStart), 16);
    if (size === 0) return joined;
    joined += received.slice(dataStart, dataStart + size);
    at = dataStart + size + 2;
  }
  return undefined;
}

export function serializeRequest(target: Target, { method, path, body, idempotencyKey, headers = {} }: Call): string {
  const { host } = new URL(target.address);
  const extra = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${target.cookie}\r\n${extra.join('')}`;
  if (method === 'GET') return `${head}\r\n`;
  const key = idempotencyKey === undefined ? '' : `Idempotency-Key: ${idempotencyKey}\r\n`;
  const writeHead = `${head}X-CSRF-Token: ${target.csrfToken}\r\n${key}`;
  if (method === 'DELETE') return `${writeHead}\r\n`;
  const json = JSON.stringify(body ?? {});
  return `${writeHead}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

/** The response times of each step in milliseconds, over keep-alive connections. */
export async function measureSteps(
  target: Target,
  steps: readonly Step[],
  seconds: number,
  connectionCount = CONNECTIONS,
): Promise<number[][]> {
  const deadline = performance.now() + seconds * 1000;
  const times: number[][] = steps.map(() => []);
  const connections = Array.from({ length: connectionCount }, () => new Connection(target.address));
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
