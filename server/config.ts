import { isIP } from 'node:net';
import { type SignUpState, signUpStates } from '#contract/account/auth.ts';
import { writesPerMinute as defaultWritesPerMinute } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { isEmail, type MailConfig, parseMailConfig } from '#server/mail/mail-config.ts';
import { StartupError } from './startup-error.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** If unset, the SQLite database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** The origin that users see. If it is https, cookies are `Secure`. */
  readonly publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** `first`: only the first account can be created without an invitation. */
  readonly signUp: SignUpState;
  readonly logLevel: (typeof logLevels)[number];
  /** Per user. */
  readonly writesPerMinute: number;
  /** Whether the server renders a page's first screen; otherwise the browser does. */
  readonly serverRendering: boolean;
  /** If unset, the built-in plan generator is used. */
  readonly model: ModelConfig | undefined;
  /** Addresses that users can choose for their own model, next to those of the known providers. */
  readonly userModelHosts: readonly UserModelHost[];
  /** Encrypts the API keys of users. If unset, a random key in `dataDir` does. */
  readonly secret: string | undefined;
  readonly mail: MailConfig;
  /** Receives users' messages, and is shown to users as the contact address. */
  readonly supportEmail: string | undefined;
  /** Shown to users: links to the source code and to the operator. */
  readonly sourceUrl: string | undefined;
  readonly profileUrl: string | undefined;
}

export interface ModelConfig {
  /** The API that the model speaks. */
  readonly provider: 'openai-compatible' | 'anthropic';
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** If undefined, the first model that the endpoint lists is used. */
  readonly name: string | undefined;
  /** Shown instead of an unknown name. */
  readonly label?: string;
  /** The name of the provider if this is a user's own model, whose key only they can replace. */
  readonly userProvider?: string;
}

export interface UserModelHost {
  readonly name: string;
  /** Without a trailing slash. Speaks OpenAI's chat completions. */
  readonly baseUrl: string;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
export const OPENROUTER_URL = 'https://openrouter.ai/api/v1';

/** The values of AI_PROVIDER, with the API that each speaks and its usual address. */
const modelProviders = {
  'openai-compatible': { api: 'openai-compatible', url: undefined, label: undefined },
  anthropic: { api: 'anthropic', url: ANTHROPIC_URL, label: undefined },
  ollama: { api: 'openai-compatible', url: 'http://127.0.0.1:11434/v1', label: 'Ollama' },
  lmstudio: { api: 'openai-compatible', url: 'http://127.0.0.1:1234/v1', label: 'LM Studio' },
} as const;

type ModelProvider = keyof typeof modelProviders;

const MIN_SECRET_LENGTH = 32;
const MAX_HOST_NAME_LENGTH = 60;

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the environment. Throws a `StartupError` that names the setting and what it should be. */
export function readConfig(env: Environment): Config {
  // An empty value in an .env file means unset.
  const value = (name: string) => env[name]?.trim() || undefined;
  return {
    port: parsePort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: value('DATA_DIR') ?? './data',
    databaseUrl: parseDatabaseUrl(value('DATABASE_URL')),
    publicUrl: parsePublicUrl(value('PUBLIC_URL')),
    trustedProxies: parseTrustedProxies(value('TRUST_PROXY')),
    signUp: parseSignUp(value('SIGN_UP')),
    logLevel: parseLogLevel(value('LOG_LEVEL')),
    writesPerMinute: parseWritesPerMinute(value('WRITES_PER_MINUTE')),
    serverRendering: parseServerRendering(value('SERVER_RENDERING')),
    model: parseModelConfig(value),
    userModelHosts: parseUserModelHosts(value('AI_USER_HOSTS')),
    secret: parseSecret(value('WEEKWISE_SECRET')),
    mail: parseMailConfig(value('SMTP_URL'), value('MAIL_FROM'), parsePublicUrl(value('PUBLIC_URL'))),
    supportEmail: parseSupportEmail(value('SUPPORT_EMAIL')),
    sourceUrl: parseLink('SOURCE_URL', value('SOURCE_URL')),
    profileUrl: parseLink('PROFILE_URL', value('PROFILE_URL')),
  };
}

export function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}

/** Whether other machines can reach the server, directly or through a proxy. */
export function isReachableFromNetwork(config: Pick<Config, 'host' | 'publicUrl'>): boolean {
  const hosts = [config.host, ...(config.publicUrl === undefined ? [] : [new URL(config.publicUrl).hostname])];
  return !hosts.every(isLoopback);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);
}

/** The base URL of links in mails. It is never derived from a request, whose `Host` header can be forged. */
export function publicBaseUrl(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

function parsePort(text = '3000'): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number <= 65_535) return number;
  throw new StartupError(`PORT must be a whole number from 0 to 65535, not '${text}'.`);
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text;
  // The value may contain a password, so it is not printed.
  throw new StartupError(
    'DATABASE_URL must look like postgres://user:password@host:5432/name; leave it out for SQLite.',
  );
}

function parsePublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isWeb && url.pathname === '/' && !url.search && !url.username && !url.hash) return url.origin;
  throw new StartupError(`PUBLIC_URL must look like https://weekwise.example, without a path, not '${text}'.`);
}

function parseSupportEmail(text: string | undefined): string | undefined {
  if (text === undefined || isEmail(text)) return text;
  throw new StartupError(`SUPPORT_EMAIL must be one address such as help@weekwise.example, not '${text}'.`);
}

function parseLink(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isWebLink(text)) return text;
  throw new StartupError(`${name} must be a link such as https://weekwise.example/about, not '${text}'.`);
}

function parseTrustedProxies(text = ''): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const invalid = proxies.find((proxy) => !isAddressOrRange(proxy));
  if (invalid === undefined) return proxies;
  throw new StartupError(`TRUST_PROXY must be addresses or ranges such as 127.0.0.1,10.0.0.0/8, not '${invalid}'.`);
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

function parseServerRendering(text = 'on'): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartupError(`SERVER_RENDERING must be on or off, not '${text}'.`);
}

function parseSignUp(text = 'open'): SignUpState {
  const state = signUpStates.find((known) => known === text);
  if (state) return state;
  throw new StartupError(`SIGN_UP must be one of ${signUpStates.join(', ')}, not '${text}'.`);
}

function parseLogLevel(text = 'warn'): Config['logLevel'] {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new StartupError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
}

function parseWritesPerMinute(text = String(defaultWritesPerMinute)): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new StartupError(`WRITES_PER_MINUTE must be a whole number from 1 to 9999999, not '${text}'.`);
}

/** Errors never print a value: any of them may be the API key in the wrong variable. */
function parseModelConfig(value: (name: string) => string | undefined): ModelConfig | undefined {
  const providerName = value('AI_PROVIDER');
  const straySetting = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'].find((name) => value(name) !== undefined);
  if (providerName === undefined && straySetting === undefined) return undefined;
  if (!isModelProvider(providerName)) {
    const reason = providerName === undefined ? ` if ${straySetting} is set` : '';
    const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.keys(modelProviders));
    throw new StartupError(`AI_PROVIDER must be ${names}${reason}.`);
  }
  const { api, label } = modelProviders[providerName];
  const name = value('AI_MODEL');
  // A server on one's own machine lists its models, usually one.
  if (name === undefined && label === undefined)
    throw new StartupError(`AI_MODEL must be the name of a model if AI_PROVIDER is ${providerName}.`);
  const key = value('AI_API_KEY');
  // The name is shown to users, so a key must not end up in it.
  if (name !== undefined && (name === key || (key === undefined && name.startsWith('sk-')))) {
    throw new StartupError('AI_MODEL must be the name of a model. The key belongs in AI_API_KEY.');
  }
  return {
    provider: api,
    baseUrl: parseModelUrl(providerName, value('AI_BASE_URL')),
    apiKey: parseModelKey(api, key),
    name,
    ...(label !== undefined && { label }),
  };
}

function isModelProvider(name: string | undefined): name is ModelProvider {
  return name !== undefined && Object.hasOwn(modelProviders, name);
}

function parseModelUrl(provider: ModelProvider, text: string | undefined): string {
  const { url: usualUrl } = modelProviders[provider];
  if (text === undefined && usualUrl !== undefined) return usualUrl;
  const url = toBaseUrl(text ?? '');
  if (url !== undefined) return url;
  throw new StartupError('AI_BASE_URL must look like https://models.example/v1, without a user, password or query.');
}

function toBaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.replace(/\/+$/, '');
}

function parseUserModelHosts(text = ''): UserModelHost[] {
  const hosts = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(part) ?? [];
      return { name: name.trim(), baseUrl: toBaseUrl(address.trim()) ?? '' };
    });
  const names = new Set(hosts.map(({ name }) => name.toLowerCase()));
  const isValid = hosts.every(({ name, baseUrl }) => name !== '' && name.length <= MAX_HOST_NAME_LENGTH && baseUrl);
  if (isValid && names.size === hosts.length) return hosts;
  throw new StartupError(
    'AI_USER_HOSTS must be names and addresses such as Our models=https://models.example/v1, separated by commas. Names must be short and different.',
  );
}

function parseSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text;
  throw new StartupError(
    `WEEKWISE_SECRET must be at least ${MIN_SECRET_LENGTH} random characters. 'openssl rand -hex 32' prints some.`,
  );
}

function parseModelKey(provider: ModelConfig['provider'], text: string | undefined): string | undefined {
  if (text === undefined && provider === 'anthropic') {
    throw new StartupError('AI_API_KEY must be set if AI_PROVIDER is anthropic.');
  }
  // A key that is not a valid header value would fail every request, with the key in the error message.
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  throw new StartupError('AI_API_KEY must be a single word of ASCII characters.');
}
