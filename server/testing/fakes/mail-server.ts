import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** The recipients in the SMTP envelope, which may differ from the headers. */
  readonly recipients: readonly string[];
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly raw: string;
}

/** Accepts a mail after a delay, or rejects it with an SMTP code. */
export type ScriptedReply = { readonly afterMs: number } | { readonly code: number };

/** A real SMTP server that records the mails it receives. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly connectionCount: number;
  /** Scripts the replies to the next mails. All others are accepted. */
  script(...replies: readonly ScriptedReply[]): void;
  /** Clears the mails, the connection count and the script. */
  reset(): void;
  close(): Promise<void>;
}

/** Mails can take a while to arrive on a busy machine. */
export const mailPollOptions = { timeout: 8000 };

export const MAIL_LOGIN = { user: 'weekwise', password: 'p@ss word/of:mail' };

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let script: ScriptedReply[] = [];
  let connectionCount = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      connectionCount++;
      done();
    },
    onAuth({ username, password }, _session, done) {
      const isValid = username === MAIL_LOGIN.user && password === MAIL_LOGIN.password;
      done(isValid ? null : new Error(`No such user or password: ${password}`), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const next = script[0];
      if (!next || !('code' in next)) return done();
      script.shift();
      done(Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: next.code }));
    },
    onData(stream, { envelope }, done) {
      const next = script.shift();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const accept = () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push(parseMail(recipients, Buffer.concat(chunks).toString()));
        done();
      };
      stream.on('end', () => setTimeout(accept, next && 'afterMs' in next ? next.afterMs : 0));
    },
  } satisfies SMTPServerOptions);
  // Some tests make clients disconnect, which is not an error here.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get connectionCount() {
      return connectionCount;
    },
    script: (...replies) => void script.push(...replies),
    reset() {
      mails.length = 0;
      script = [];
      connectionCount = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parseMail(recipients: readonly string[], raw: string): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  const body = raw.slice(end + 4);
  return { recipients, headers, text: decodeBody(body, headers.get('content-transfer-encoding')), raw };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
