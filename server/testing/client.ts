import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** The body parsed as JSON. */
  readonly json: any; // oxlint-disable-line typescript/no-explicit-any -- tests compare it with what they expect
}

type Method = NonNullable<InjectOptions['method']>;

interface RequestExtras {
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** Acts like a browser: stores cookies and sends the matching CSRF token. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #serverFor: (method: string) => FastifyInstance;
  /** Belongs to the cookies it was requested with. */
  #csrf = { cookies: '', token: '' };

  constructor(serverFor: (method: string) => FastifyInstance) {
    this.#serverFor = serverFor;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A second browser with a copy of the cookies. */
  copy(): TestClient {
    const copy = new TestClient(this.#serverFor);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Sends a request exactly as given, without adding a CSRF token or content type. */
  async send(
    method: Method,
    url: string,
    payload?: string,
    { headers = {}, remoteAddress }: RequestExtras = {},
  ): Promise<TestResponse> {
    const cookie = this.cookieHeader;
    const response = await this.#serverFor(method).inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      get json() {
        return JSON.parse(response.body);
      },
    };
  }

  get(url: string, extras?: RequestExtras): Promise<TestResponse> {
    return this.send('GET', url, undefined, extras);
  }

  async csrfToken(): Promise<string> {
    if (this.#csrf.token === '' || this.#csrf.cookies !== this.cookieHeader) {
      const { json } = await this.get('/api/csrf-token');
      this.#csrf = { cookies: this.cookieHeader, token: json.csrfToken };
    }
    return this.#csrf.token;
  }

  async mutate(method: Method, url: string, body?: unknown, extras: RequestExtras = {}): Promise<TestResponse> {
    const headers = {
      'x-csrf-token': await this.csrfToken(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...extras.headers,
    };
    return this.send(method, url, body === undefined ? undefined : JSON.stringify(body), { ...extras, headers });
  }

  post(url: string, body?: unknown, extras?: RequestExtras): Promise<TestResponse> {
    return this.mutate('POST', url, body, extras);
  }
}
