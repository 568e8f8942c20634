import { emailField } from '#contract/fields.ts';
import { StartError } from '../start-error.ts';

export interface MailConfig {
  /** Unset: mails are written to a folder. */
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

export function mailConfig(
  smtpUrl: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailConfig {
  return { smtp: smtp(smtpUrl), from: from === undefined ? defaultFrom(publicUrl) : sender(from) };
}

export function isEmail(text: string): boolean {
  return emailField('').safeParse(text).success;
}

function smtp(text: string | undefined): SmtpConfig | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const secure = url?.protocol === 'smtps:';
  const isPlain = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  const login = url && loginOf(url);
  if (isPlain && (secure || url.protocol === 'smtp:') && url.hostname && login !== null) {
    // Literal IPv6 addresses stand in brackets in a link, and nowhere else.
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    return { host, port: Number(url.port) || (secure ? 465 : 587), secure, login };
  }
  // The value itself may hold a password, so it is not repeated.
  throw new StartError(
    'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587; leave it out to have mails written to a folder.',
  );
}

/** Null where it is half a log-in, or one that cannot be read. */
function loginOf({ username, password }: URL): SmtpConfig['login'] | null {
  if (!username && !password) return undefined;
  try {
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return login.user && login.password ? login : null;
  } catch {
    return null;
  }
}

function sender(text: string): MailAddress {
  const [, name = '', address = text] = /^"?([^"<>\\\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  if (isEmail(address)) return { name, address };
  throw new StartError(`MAIL_FROM must look like Weekwise <weekwise@mail.example>, not '${text}'.`);
}

function defaultFrom(publicUrl = 'http://localhost'): MailAddress {
  return { name: 'Weekwise', address: `no-reply@${new URL(publicUrl).hostname}` };
}
