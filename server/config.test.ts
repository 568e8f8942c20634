import { describe, expect, it } from 'vitest';
import { isReachableFromNetwork, isSecure, publicBaseUrl, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      signUp: 'open',
      logLevel: 'warn',
      writesPerMinute: 600,
      serverRendering: true,
      model: undefined,
      userModelHosts: [],
      secret: undefined,
      mail: { smtp: undefined, from: { name: 'Weekwise', address: 'no-reply@localhost' } },
      supportEmail: undefined,
      sourceUrl: undefined,
      profileUrl: undefined,
    });
    expect(readConfig({ PORT: ' ', HOST: '' })).toEqual(readConfig({}));
  });

  it.each([
    [{}, false],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.2:3000' }, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '127.evil.example' }, true],
    [{ PUBLIC_URL: 'https://weekwise.example' }, true],
  ])('%j make the server reachable from the network: %s', (env, expected) => {
    expect(isReachableFromNetwork(readConfig(env))).toBe(expected);
  });

  it('are parsed from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://weekwise.example/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
      DATABASE_URL: 'postgres://u:p@db:5432/weekwise',
    });
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', publicUrl: 'https://weekwise.example' });
    expect(config.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
    expect(isSecure(config)).toBe(true);
    expect(isSecure(readConfig({ PUBLIC_URL: 'http://localhost:3000' }))).toBe(false);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['WRITES_PER_MINUTE', '0'],
    ['WRITES_PER_MINUTE', '1.5'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PUBLIC_URL', 'weekwise.example'],
    ['PUBLIC_URL', 'ftp://weekwise.example'],
    ['PUBLIC_URL', 'https://weekwise.example/app'],
    ['PUBLIC_URL', 'https://user:pw@weekwise.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', ':::::'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['SIGN_UP', 'nobody'],
    ['SIGN_UP', 'Open'],
    ['SUPPORT_EMAIL', 'help'],
    ['SUPPORT_EMAIL', 'a@example.org, b@example.org'],
    ['SUPPORT_EMAIL', 'Help <help@example.org>'],
    ['SOURCE_URL', 'git.example/weekwise'],
    ['SOURCE_URL', 'javascript:alert(1)'],
    ['PROFILE_URL', 'file:///etc/passwd'],
    ['PROFILE_URL', 'https://a b.example'],
    ['MAIL_FROM', 'Weekwise'],
    ['MAIL_FROM', 'Weekwise <weekwise@mail.example>, Other <other@mail.example>'],
    ['MAIL_FROM', 'weekwise@mail.example, other@mail.example'],
    ['MAIL_FROM', 'A "quoted" name <weekwise@mail.example>'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'secret-password'],
  ])('with an invalid %s (%s) are rejected by name, and DATABASE_URL is never printed', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
    if (name === 'DATABASE_URL') expect(() => readConfig({ [name]: value })).not.toThrow(new RegExp(value));
  });

  it('include the mail server', () => {
    const smtp = (url: string) => readConfig({ SMTP_URL: url }).mail.smtp;
    expect(smtp('smtps://mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      secure: true,
      login: undefined,
    });
    expect(smtp('smtp://weekwise%40mail.example:p%40ss%3Aw%2Frd@mail.example:2525/')).toEqual({
      host: 'mail.example',
      port: 2525,
      secure: false,
      login: { user: 'weekwise@mail.example', password: 'p@ss:w/rd' },
    });
    expect(smtp('smtp://[::1]')).toMatchObject({ host: '::1', port: 587 });
  });

  it.each([
    ['weekwise@mail.example', { name: '', address: 'weekwise@mail.example' }],
    ['Weekwise <weekwise@mail.example>', { name: 'Weekwise', address: 'weekwise@mail.example' }],
    ['"Weeks, wise" <weekwise@mail.example>', { name: 'Weeks, wise', address: 'weekwise@mail.example' }],
    [undefined, { name: 'Weekwise', address: 'no-reply@weekwise.example' }],
  ])('include the sender of mails (MAIL_FROM=%s)', (from, expected) => {
    expect(readConfig({ PUBLIC_URL: 'https://weekwise.example', MAIL_FROM: from }).mail.from).toEqual(expected);
  });

  it.each([
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtp://hidden-word@mail.example',
    'smtp://:hidden-word@mail.example',
    'smtp://user:hidden-word%@mail.example',
    'smtp://user:hidden-word@mail.example/inbox',
    'smtp://user:hidden-word@mail.example?pool=true',
  ])('with an invalid SMTP_URL (%s) are rejected without printing it', (url) => {
    expect(() => readConfig({ SMTP_URL: url })).toThrow(/^SMTP_URL must look like [^\n]*\.$/);
    expect(() => readConfig({ SMTP_URL: url })).not.toThrow(/hidden/);
  });

  it('determine the base URL of links in mails', () => {
    expect(publicBaseUrl(readConfig({ PUBLIC_URL: 'https://weekwise.example/' }))).toBe('https://weekwise.example');
    expect(publicBaseUrl(readConfig({ PORT: '8080' }))).toBe('http://localhost:8080');
  });

  const SECRET = 'sk-secret-0123456789';
  const compatible = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' };
  const anthropic = { AI_PROVIDER: 'anthropic', AI_API_KEY: SECRET, AI_MODEL: 'claude' };

  it('include the model that generates plans', () => {
    expect(readConfig(compatible).model).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      name: 'small',
    });
    expect(readConfig(anthropic).model).toEqual({
      provider: 'anthropic',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: SECRET,
      name: 'claude',
    });
    expect(readConfig({ AI_PROVIDER: 'ollama' }).model).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      name: undefined,
      label: 'Ollama',
    });
    const elsewhere = { AI_PROVIDER: 'lmstudio', AI_BASE_URL: 'http://gpu.example:1234/v1', AI_MODEL: 'qwen3' };
    expect(readConfig(elsewhere).model).toMatchObject({ baseUrl: 'http://gpu.example:1234/v1', name: 'qwen3' });
    const blank = { AI_PROVIDER: ' ', AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' };
    expect(readConfig(blank).model).toBeUndefined();
    expect(readConfig({ ...compatible, AI_API_KEY: ` ${SECRET} ` }).model?.apiKey).toBe(SECRET);
  });

  it('include further addresses for the models of users, and the secret that encrypts their keys', () => {
    const hosts = 'Our models = https://models.example/v1/, Ollama=http://127.0.0.1:11434/v1,';
    expect(readConfig({ AI_USER_HOSTS: hosts, WEEKWISE_SECRET: 'x'.repeat(32) })).toMatchObject({
      userModelHosts: [
        { name: 'Our models', baseUrl: 'https://models.example/v1' },
        { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
      ],
      secret: 'x'.repeat(32),
      model: undefined,
    });
  });

  it.each([
    ['AI_USER_HOSTS', { AI_USER_HOSTS: 'models.example' }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: 'https://models.example/v1' }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: '=https://models.example/v1' }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: 'Ours=file:///etc/passwd' }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: `Ours=https://me:${SECRET}@models.example/v1` }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: 'Ours=https://a.example/v1,ours=https://b.example/v1' }],
    ['AI_USER_HOSTS', { AI_USER_HOSTS: `${'x'.repeat(96)}=https://models.example/v1` }],
    ['WEEKWISE_SECRET', { WEEKWISE_SECRET: 'short-secret' }],
    ['AI_PROVIDER', { AI_API_KEY: SECRET }],
    ['AI_PROVIDER', { AI_MODEL: 'small' }],
    ['AI_PROVIDER', { AI_BASE_URL: 'https://models.example' }],
    ['AI_PROVIDER', { ...compatible, AI_PROVIDER: SECRET }],
    ['AI_PROVIDER', { ...compatible, AI_PROVIDER: 'OpenAI' }],
    ['AI_PROVIDER', { ...compatible, AI_PROVIDER: 'toString' }],
    ['AI_BASE_URL', { AI_PROVIDER: 'ollama', AI_BASE_URL: SECRET }],
    ['AI_MODEL', { ...compatible, AI_MODEL: '' }],
    ['AI_MODEL', { ...anthropic, AI_MODEL: undefined }],
    ['AI_MODEL', { ...anthropic, AI_MODEL: SECRET }],
    ['AI_MODEL', { ...compatible, AI_MODEL: SECRET, AI_API_KEY: SECRET }],
    ['AI_MODEL', { ...compatible, AI_MODEL: SECRET }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: undefined }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: SECRET }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: 'file:///etc/passwd' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: `https://me:${SECRET}@models.example/v1` }],
    ['AI_BASE_URL', { ...anthropic, AI_BASE_URL: `https://models.example/v1?key=${SECRET}` }],
    ['AI_API_KEY', { ...anthropic, AI_API_KEY: undefined }],
    ['AI_API_KEY', { ...anthropic, AI_API_KEY: `${SECRET} twice` }],
    ['AI_API_KEY', { ...compatible, AI_API_KEY: `${SECRET}\nX-More: 1` }],
    ['AI_API_KEY', { ...compatible, AI_API_KEY: `${SECRET}é` }],
  ])('with an invalid %s are rejected by name, without printing any value', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must [^\n]*\\.$`));
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });
});
