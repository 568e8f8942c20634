import { describe, expect, it } from 'vitest';
import { isSecure, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      logLevel: 'warn',
      model: undefined,
    });
    expect(readConfig({ PORT: ' ', HOST: '' })).toEqual(readConfig({}));
  });

  it('are taken as given', () => {
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
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'secret-password'],
  ])('a wrong %s (%s) is refused by name, and DATABASE_URL is never repeated', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
    if (name === 'DATABASE_URL') expect(() => readConfig({ [name]: value })).not.toThrow(new RegExp(value));
  });

  const SECRET = 'sk-secret-0123456789';
  const compatible = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' };
  const anthropic = { AI_PROVIDER: 'anthropic', AI_API_KEY: SECRET, AI_MODEL: 'claude' };

  it('say who writes plans', () => {
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
    const blank = { AI_PROVIDER: ' ', AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' };
    expect(readConfig(blank).model).toBeUndefined();
    expect(readConfig({ ...compatible, AI_API_KEY: ` ${SECRET} ` }).model?.apiKey).toBe(SECRET);
  });

  it.each([
    ['AI_PROVIDER', { AI_API_KEY: SECRET }],
    ['AI_PROVIDER', { AI_MODEL: 'small' }],
    ['AI_PROVIDER', { AI_BASE_URL: 'https://models.example' }],
    ['AI_PROVIDER', { ...compatible, AI_PROVIDER: SECRET }],
    ['AI_PROVIDER', { ...compatible, AI_PROVIDER: 'OpenAI' }],
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
  ])('about a model are refused by name where %s is wrong, and no value is repeated', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must [^\n]*\\.$`));
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });
});
