import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'weekwise-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Landing</title>');
writeFileSync(join(webRoot, 'index.html.br'), brotliCompressSync('<!doctype html><title>Landing</title>'));
writeFileSync(join(webRoot, 'app.html'), '<!doctype html><title>App</title><script>document.title</script>');
writeFileSync(join(webRoot, 'assets', 'entry-abc123.js'), 'export {}');
writeFileSync(join(webRoot, 'assets', 'entry-abc123.js.br'), 'brotli');
writeFileSync(join(webRoot, '.hidden'), 'secret');
afterAll(() => rmSync(webRoot, { recursive: true }));

describeOnEachDatabase('the server', { webRoot }, (t) => {
  it('sends the security headers with every response (HD-01)', async () => {
    for (const path of [
      '/',
      '/login',
      '/assets/entry-abc123.js',
      '/api/health',
      '/api/unknown',
      '/missing.js',
      '/api/auth/me',
    ]) {
      const { headers } = await t.createClient().get(path);
      const csp = String(headers['content-security-policy']).split(';');
      expect(csp).toContain("object-src 'none'");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).toContain("frame-ancestors 'none'");
      const scripts = csp.find((directive) => directive.startsWith('script-src '))!;
      expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    }
  });

  it('never caches /api, caches hashed files forever, and revalidates pages', async () => {
    const cacheControl = async (path: string) => (await t.createClient().get(path)).headers['cache-control'];
    for (const path of ['/api/health', '/api/auth/me', '/api/csrf-token', '/api/unknown', '/api/docs']) {
      expect(await cacheControl(path)).toBe('no-store');
    }
    for (const path of [
      '/%61pi/auth/me',
      '/%61%70%69/health',
      '/api/%61uth/me',
      '/%61pi/docs',
      '/%61pi/unknown',
      '/API/auth/me',
      '//api/auth/me',
      '/api%2Fauth/me',
      '/api./auth/me',
      '/missing.js',
      '/assets/gone-1.js',
    ]) {
      expect([path, await cacheControl(path)]).toEqual([path, 'no-store']);
    }
    expect(await cacheControl('/assets/entry-abc123.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/login', '/app.html']) expect(await cacheControl(path)).toBe('no-cache');
  });

  it('serves precompressed files', async () => {
    const response = await t
      .createClient()
      .get('/assets/entry-abc123.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('serves the landing page at / and the app at any other page path', async () => {
    expect((await t.createClient().get('/')).text).toContain('Landing');
    const compressed = await t.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('Landing');
    const navigation = await t.createClient().get('/no/such.page', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(navigation.text).toContain('App');
    for (const path of [
      '/login',
      '/goals/0192f0c1-2345-7abc-8def-0123456789ab',
      '/no/such/page',
      '/login?expired=true',
    ]) {
      const response = await t.createClient().get(path);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.text).toContain('App');
    }
  });

  it.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/.hidden',
    '/.git/config',
    '/.env',
    '/data/weekwise.db',
    '/assets/entry-abc123.js.map',
    '/assets/gone-1.js',
    '/api/docs/../../package.json',
    '/%00',
    '/%ff',
    '/%61pi/unknown',
  ])('does not serve %s (HD-03)', async (path) => {
    const response = await t.createClient().get(path);
    expect([400, 404]).toContain(response.status);
    expect(Object.values(errorMessages)).toContain(response.json.message);
  });

  it('serves a page to browsers and the OpenAPI document to other clients at GET /api/docs', async () => {
    const document = await t.createClient().get('/api/docs');
    expect(document.json.openapi).toBe('3.1.0');
    expect(Object.keys(document.json.paths)).toContain('/api/auth/login');
    for (const path of ['/api/docs?from=readme', '/%61pi/docs']) {
      expect((await t.createClient().get(path)).json.openapi).toBe('3.1.0');
    }
    const page = await t
      .createClient()
      .get('/api/docs', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
  });
});
