import { emailField } from '#contract/schema/fields.ts';
import { StartupError } from '#server/startup-error.ts';

export interface MailConfig {
  /** If unset, mails are written to a folder. */
  readonly smtp: SmtpConfig | undefined;
  readonly from: MailAddress;
}

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export function parseMailConfig(
  smtpUrl: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailConfig {
  return { smtp: parseSmtpUrl(smtpUrl), from: from === undefined ? defaultSender(publicUrl) : parseSender(from) };
}

export function isEmail(text: string): boolean {
  return emailField('').safeParse(text).success;
}

function parseSmtpUrl(text: string | undefined): SmtpConfig | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const secure = url?.protocol === 'smtps:';
  const isPlain = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  const login = url && parseCredentials(url);
  if (isPlain && (secure || url.protocol === 'smtp:') && url.hostname && login !== null) {
    // IPv6 addresses are bracketed in URLs only.
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    return { host, port: Number(url.port) || (secure ? 465 : 587), secure, login };
  }
  // The value may contain a password, so it is not printed.
  throw new StartupError(
    'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587; leave it out to write mails to a folder.',
  );
}

/** Returns null if the credentials are incomplete or malformed. */
function parseCredentials({ username, password }: URL): SmtpConfig['login'] | null {
  if (!username && !password) return undefined;
  try {
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return login.user && login.password ? login : null;
  } catch {
    return null;
  }
}

function parseSender(text: string): MailAddress {
  const [, name = '', address = text] = /^"?([^"<>\\\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  if (isEmail(address)) return { name, address };
  throw new StartupError(`MAIL_FROM must look like Weekwise <weekwise@mail.example>, not '${text}'.`);
}

function defaultSender(publicUrl = 'http://localhost'): MailAddress {
  return { name: 'Weekwise', address: `no-reply@${new URL(publicUrl).hostname}` };
}
