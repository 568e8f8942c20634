import type { MailConfig, SmtpConfig } from './mail-config.ts';
import { type Deliver, sanitizeSubject } from './mail.ts';

const TIMEOUT_MS = 10_000;

/** Opens a connection per mail, because mails are rare and idle connections get closed. */
export function createSmtpDelivery(smtp: SmtpConfig, from: MailConfig['from']): Deliver {
  return async ({ to, subject, text, replyTo }, now) => {
    const transport = (await loadNodemailer()).createTransport({ ...transportOptions(smtp), ...NO_EXTERNAL_CONTENT });
    await transport.sendMail({
      from,
      to: [toBareAddress(to)],
      ...(replyTo !== undefined && { replyTo: [toBareAddress(replyTo)] }),
      subject: sanitizeSubject(subject),
      text,
      date: new Date(now),
      envelope: { from: from.address, to: [to] },
    });
  };
}

// Loaded lazily, so that it does not slow down the start.
const loadNodemailer = async () => (await import('nodemailer')).default;

const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

const toBareAddress = (address: string) => ({ name: '', address });

function transportOptions({ host, port, secure, login }: SmtpConfig) {
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return {
    host,
    port,
    secure,
    // Local mail servers have self-signed certificates. Credentials are never sent unencrypted over the network.
    ignoreTLS: isLocal,
    requireTLS: !isLocal && login !== undefined,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
}

/** Whether a retry would be pointless, for example because the address does not exist. */
export function isPermanent(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { readonly responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
