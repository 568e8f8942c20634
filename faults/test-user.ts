import { PASSWORD } from '../server/testing/app.ts';
import { Visitor } from '../server/testing/visitor.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: any; // oxlint-disable-line typescript/no-explicit-any -- tests compare it with what they expect
}

/** Somebody with an account, who asks for the token once and then works. */
export class Person extends Visitor {
  #token = '';
  userId = '';

  static async signUp(address: string, email: string): Promise<Person> {
    const person = new Person(address);
    const answer = await person.post('/api/auth/signup', { email, password: PASSWORD });
    if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
    person.#token = (await person.ask('GET', '/api/csrf-token')).json.csrfToken;
    person.userId = (await person.ask('GET', '/api/auth/me')).json.user._id;
    return person;
  }

  /** What every request of theirs brings, for those who write it themselves. */
  get headers(): Readonly<Record<string, string>> {
    return { cookie: this.cookieHeader, 'x-csrf-token': this.#token };
  }

  /** The beginning of a request as it goes over the wire. */
  head(method: string, path: string, more: Readonly<Record<string, string | number>> = {}): string {
    const headers = { host: new URL(this.address).host, ...this.headers, ...more };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }

  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const answer = await this.send(method, path, body, { 'x-csrf-token': this.#token, ...headers });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      get json() {
        return JSON.parse(text);
      },
    };
  }

  /** As `ask`, where nothing else than success will do. */
  async must(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path} failed: ${reply.status} ${reply.text}`);
    return reply;
  }
}
