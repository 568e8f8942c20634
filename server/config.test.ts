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
});
