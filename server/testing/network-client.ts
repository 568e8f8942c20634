/** Like `TestClient`, but over the network, for servers in a separate process. */
export class NetworkClient {
  /** Can be changed when the server restarts at another address. */
  address: string;
  readonly #cookies: Map<string, string>;

  constructor(address: string, cookies = new Map<string, string>()) {
    this.address = address;
    this.#cookies = cookies;
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A second browser with a copy of the cookies, on another server. */
  cloneTo(address: string): NetworkClient {
    return new NetworkClient(address, new Map(this.#cookies));
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path);
  }

  async post(path: string, body?: object): Promise<Response> {
    return this.send('POST', path, body, { 'x-csrf-token': await this.csrfToken() });
  }

  async csrfToken(): Promise<string> {
    return ((await (await this.get('/api/csrf-token')).json()) as { csrfToken: string }).csrfToken;
  }

  async send(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: { ...headers, cookie: this.cookieHeader, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      this.#cookies.set(name, value);
    }
    return response;
  }
}
