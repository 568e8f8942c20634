import { PASSWORD } from '#server/testing/app.ts';
import { NetworkClient } from '#server/testing/network-client.ts';
import { randomIpAddress } from '#testing/accounts.ts';

export interface TestResponse {
  readonly status: number;
  readonly text: string;
  readonly json: any; // oxlint-disable-line typescript/no-explicit-any -- tests compare it with what they expect
}

/** A client with an account that requests its CSRF token only once. */
export class TestUser extends NetworkClient {
  #token = '';
  userId = '';

  /** Uses a random IP address, because sign-ups are rate-limited by address. */
  static async signUp(address: string, email: string): Promise<TestUser> {
    const user = new TestUser(address);
    const account = { email, password: PASSWORD };
    const headers = { 'x-csrf-token': await user.csrfToken(), 'x-forwarded-for': randomIpAddress() };
    const response = await user.send('POST', '/api/auth/signup', account, headers);
    if (response.status !== 201) throw new Error(`sign-up failed: ${response.status} ${await response.text()}`);
    user.#token = (await user.request('GET', '/api/csrf-token')).json.csrfToken;
    user.userId = (await user.request('GET', '/api/auth/me')).json.user._id;
    return user;
  }

  /** The session cookie and CSRF token, for tests that build requests themselves. */
  get headers(): Readonly<Record<string, string>> {
    return { cookie: this.cookieHeader, 'x-csrf-token': this.#token };
  }

  /** The request line and headers as text. */
  rawRequestHead(method: string, path: string, extraHeaders: Readonly<Record<string, string | number>> = {}): string {
    const headers = { host: new URL(this.address).host, ...this.headers, ...extraHeaders };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }

  async request(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestResponse> {
    const response = await this.send(method, path, body, { 'x-csrf-token': this.#token, ...headers });
    const text = await response.text();
    return {
      status: response.status,
      text,
      get json() {
        return JSON.parse(text);
      },
    };
  }

  /** Like `request`, but throws unless the request succeeds. */
  async requestOk(method: string, path: string, body?: object): Promise<TestResponse> {
    const response = await this.request(method, path, body);
    if (response.status >= 300) throw new Error(`${method} ${path} failed: ${response.status} ${response.text}`);
    return response;
  }
}
