import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Whom the mail server was told to bring it to, whatever the headers say. */
  readonly recipients: readonly string[];
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly raw: string;
}

/** What comes of the next mail: taken after so many milliseconds, or refused with a code. */
export type Treatment = { readonly afterMs: number } | { readonly code: number };

/** A real mail server that keeps what it gets. */
export interface MailServer {
  /** What SMTP_URL is to be. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How often somebody has come. */
  readonly visits: number;
  /** The next mails are treated so, one each, all others well. */
  script(...treatments: readonly Treatment[]): void;
  /** Forgets mails, visits and script. */
  reset(): void;
  close(): Promise<void>;
}

/** For polls: a mail takes a moment, and on a busy machine several. */
export const soon = { timeout: 8000 };

export const MAIL_LOGIN = { user: 'weekwise', password: 'p@ss word/of:mail' };

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let script: Treatment[] = [];
  let visits = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      visits++;
      done();
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === MAIL_LOGIN.user && password === MAIL_LOGIN.password;
      done(isRight ? null : new Error(`No such user or password: ${password}`), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const next = script[0];
      if (!next || !('code' in next)) return done();
      script.shift();
      done(Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: next.code }));
    },
    onData(stream, { envelope }, done) {
      const next = script.shift();
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      const take = () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push(parsed(recipients, Buffer.concat(parts).toString()));
        done();
      };
      stream.on('end', () => setTimeout(take, next && 'afterMs' in next ? next.afterMs : 0));
    },
  } satisfies SMTPServerOptions);
  // Whoever tests a client that hangs up has no use for being told.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get visits() {
      return visits;
    },
    script: (...treatments) => void script.push(...treatments),
    reset() {
      mails.length = 0;
      script = [];
      visits = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parsed(recipients: readonly string[], raw: string): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  const body = raw.slice(end + 4);
  return { recipients, headers, text: decoded(body, headers.get('content-transfer-encoding')), raw };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
