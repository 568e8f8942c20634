import { isIP } from 'node:net';
import { type SignUpState, signUpStates } from '#contract/sign-up.ts';
import { writesPerMinute as usualWritesPerMinute } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { isEmail, type MailConfig, mailConfig } from './mail/mail-config.ts';
import { StartError } from './start-error.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Unset: the embedded SQLite database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Where people reach the product, without a slash at the end. Behind https this makes cookies `Secure`. */
  readonly publicUrl: string | undefined;
  /** Addresses of the proxies in front, whose word about the client's address is believed. */
  readonly trustedProxies: readonly string[];
  /** `first`: one account can be created while there is none. */
  readonly signUp: SignUpState;
  readonly logLevel: (typeof logLevels)[number];
  /** How many changes one user can make. */
  readonly writesPerMinute: number;
  /** Who writes plans; unset: the planner that is part of the product. */
  readonly model: ModelConfig | undefined;
  readonly mail: MailConfig;
  /** Where users' messages go, and what users are told to write to. */
  readonly supportEmail: string | undefined;
  /** Links that the product shows: to its source code, and to who runs this server. */
  readonly sourceUrl: string | undefined;
  readonly profileUrl: string | undefined;
}

export interface ModelConfig {
  readonly provider: (typeof modelProviders)[number];
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly name: string;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const modelProviders = ['openai-compatible', 'anthropic'] as const;
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything the environment can say, checked. Throws a `StartError` that names the setting and what it should be. */
export function readConfig(env: Environment): Config {
  // An empty value is how a line of an .env file is left out.
  const value = (name: string) => env[name]?.trim() || undefined;
  return {
    port: port(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: value('DATA_DIR') ?? './data',
    databaseUrl: databaseUrl(value('DATABASE_URL')),
    publicUrl: publicUrl(value('PUBLIC_URL')),
    trustedProxies: trustedProxies(value('TRUST_PROXY')),
    signUp: signUp(value('SIGN_UP')),
    logLevel: logLevel(value('LOG_LEVEL')),
    writesPerMinute: writesPerMinute(value('WRITES_PER_MINUTE')),
    model: model(value),
    mail: mailConfig(value('SMTP_URL'), value('MAIL_FROM'), publicUrl(value('PUBLIC_URL'))),
    supportEmail: supportEmail(value('SUPPORT_EMAIL')),
    sourceUrl: link('SOURCE_URL', value('SOURCE_URL')),
    profileUrl: link('PROFILE_URL', value('PROFILE_URL')),
  };
}

export function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}

/** Whether others than the users of this machine can reach the server, directly or through a proxy. */
export function isOnNetwork(config: Pick<Config, 'host' | 'publicUrl'>): boolean {
  const places = [config.host, ...(config.publicUrl === undefined ? [] : [new URL(config.publicUrl).hostname])];
  return !places.every(isLoopback);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);
}

/** What links in mails begin with. Never taken from a request, which says of itself what its sender likes. */
export function linkBase(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

function port(text = '3000'): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number <= 65_535) return number;
  throw new StartError(`PORT must be a whole number from 0 to 65535, not '${text}'.`);
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text;
  // The value itself may hold a password, so it is not repeated.
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/name; leave it out for SQLite.');
}

function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const plain = url && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/' && !url.search;
  if (plain && !url.username && !url.hash) return url.origin;
  throw new StartError(`PUBLIC_URL must look like https://weekwise.example, without a path, not '${text}'.`);
}

function supportEmail(text: string | undefined): string | undefined {
  if (text === undefined || isEmail(text)) return text;
  throw new StartError(`SUPPORT_EMAIL must be one address such as help@weekwise.example, not '${text}'.`);
}

function link(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isWebLink(text)) return text;
  throw new StartError(`${name} must be a link such as https://weekwise.example/about, not '${text}'.`);
}

function trustedProxies(text = ''): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isRange(proxy));
  if (wrong === undefined) return proxies;
  throw new StartError(`TRUST_PROXY must be addresses or ranges such as 127.0.0.1,10.0.0.0/8, not '${wrong}'.`);
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

function signUp(text = 'open'): SignUpState {
  const state = signUpStates.find((known) => known === text);
  if (state) return state;
  throw new StartError(`SIGN_UP must be one of ${signUpStates.join(', ')}, not '${text}'.`);
}

function logLevel(text = 'warn'): Config['logLevel'] {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
}

function writesPerMinute(text = String(usualWritesPerMinute)): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new StartError(`WRITES_PER_MINUTE must be a whole number from 1 to 9999999, not '${text}'.`);
}

/** No value is repeated: any of them may be the key, put into the wrong line. */
function model(value: (name: string) => string | undefined): ModelConfig | undefined {
  const given = value('AI_PROVIDER');
  const alone = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'].find((name) => value(name) !== undefined);
  if (given === undefined && alone === undefined) return undefined;
  const provider = modelProviders.find((known) => known === given);
  if (!provider) {
    const why = given === undefined ? `, as ${alone} is set` : '';
    throw new StartError(`AI_PROVIDER must be ${modelProviders.join(' or ')}${why}.`);
  }
  const name = value('AI_MODEL');
  if (name === undefined) throw new StartError('AI_MODEL must be the name of a model, as AI_PROVIDER is set.');
  const key = value('AI_API_KEY');
  // Everybody who logs in is told the name.
  if (name === key || (key === undefined && name.startsWith('sk-'))) {
    throw new StartError('AI_MODEL must be the name of a model, not the key to it, which is AI_API_KEY.');
  }
  return {
    provider,
    baseUrl: modelUrl(provider, value('AI_BASE_URL')),
    apiKey: modelKey(provider, key),
    name,
  };
}

function modelUrl(provider: ModelConfig['provider'], text: string | undefined): string {
  if (text === undefined && provider === 'anthropic') return ANTHROPIC_URL;
  const url = URL.parse(text ?? '');
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isWeb && !url.username && !url.password && !url.search && !url.hash) return url.href.replace(/\/+$/, '');
  throw new StartError('AI_BASE_URL must look like https://models.example/v1, without a user, password or query.');
}

function modelKey(provider: ModelConfig['provider'], text: string | undefined): string | undefined {
  if (text === undefined && provider === 'anthropic') {
    throw new StartError('AI_API_KEY must be set, as AI_PROVIDER is anthropic.');
  }
  // What no header can carry would be refused with each request, and repeated in its error.
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  throw new StartError('AI_API_KEY must be one word of plain characters.');
}
