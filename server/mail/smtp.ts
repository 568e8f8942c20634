import type { MailConfig, SmtpConfig } from './mail-config.ts';
import { type Deliver, subjectLine } from './mail.ts';

/** How long a mail server may be silent. */
const PATIENCE_MS = 10_000;

/** A connection for each mail: they are rare, and a kept one is dead when it is needed. */
export function smtpDelivery(smtp: SmtpConfig, from: MailConfig['from']): Deliver {
  return async ({ to, subject, text, replyTo }, now) => {
    const transport = (await nodemailer()).createTransport({ ...connection(smtp), ...noAccess });
    await transport.sendMail({
      from,
      to: [plain(to)],
      ...(replyTo !== undefined && { replyTo: [plain(replyTo)] }),
      subject: subjectLine(subject),
      text,
      date: new Date(now),
      envelope: { from: from.address, to: [to] },
    });
  };
}

// Whoever never sends a mail should not wait for this at the start.
const nodemailer = async () => (await import('nodemailer')).default;

const noAccess = { disableFileAccess: true, disableUrlAccess: true };

const plain = (address: string) => ({ name: '', address });

function connection({ host, port, secure, login }: SmtpConfig) {
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return {
    host,
    port,
    secure,
    // Mail servers on this machine have certificates that nobody has signed; a password beyond it is never sent in the open.
    ignoreTLS: isHere,
    requireTLS: !isHere && login !== undefined,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
}

/** A refusal that a second try would not change, such as that of an address which does not exist. */
export function isFinal(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { readonly responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
