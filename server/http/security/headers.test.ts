import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { describeOnEachDatabase } from '../testing/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'weekwise-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Landing</title>');
writeFileSync(join(webRoot, 'index.html.br'), brotliCompressSync('<!doctype html><title>Landing</title>'));
writeFileSync(join(webRoot, 'app.html'), '<!doctype html><title>App</title><script>document.title</script>');
writeFileSync(join(webRoot, 'assets', 'entry-abc123.js'), 'export {}');
writeFileSync(join(webRoot, 'assets', 'entry-abc123.js.br'), 'brotli');
writeFileSync(join(webRoot, '.hidden'), 'secret');
afterAll(() => rmSync(webRoot, { recursive: true }));

describeOnEachDatabase('headers and pages', { webRoot }, (t) => {
  it('every answer carries the fences', async () => {
    for (const path of [
      '/',
      '/login',
      '/assets/entry-abc123.js',
      '/api/health',
      '/api/unknown',
      '/missing.js',
      '/api/auth/me',
    ]) {
      const { headers } = await t.client().get(path);
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

  it('nothing of /api is kept by anyone; hashed files are kept for ever; pages are asked for again', async () => {
    const cacheOf = async (path: string) => (await t.client().get(path)).headers['cache-control'];
    for (const path of ['/api/health', '/api/auth/me', '/api/csrf-token', '/api/unknown', '/api/docs']) {
      expect(await cacheOf(path)).toBe('no-store');
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
      expect([path, await cacheOf(path)]).toEqual([path, 'no-store']);
    }
    expect(await cacheOf('/assets/entry-abc123.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/login', '/app.html']) expect(await cacheOf(path)).toBe('no-cache');
  });

  it('files go out compressed', async () => {
    const answer = await t.client().get('/assets/entry-abc123.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('/ is the landing page, any other page path the app', async () => {
    expect((await t.client().get('/')).text).toContain('Landing');
    const compressed = await t.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('Landing');
    const typed = await t.client().get('/no/such.page', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(typed.text).toContain('App');
    for (const path of [
      '/login',
      '/goals/0192f0c1-2345-7abc-8def-0123456789ab',
      '/no/such/page',
      '/login?expired=true',
    ]) {
      const answer = await t.client().get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.text).toContain('App');
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
  ])('%s is not there', async (path) => {
    const answer = await t.client().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(Object.values(messages)).toContain(answer.json.message);
  });

  it('GET /api/docs is a page for a browser and the OpenAPI document for everyone else', async () => {
    const document = await t.client().get('/api/docs');
    expect(document.json.openapi).toBe('3.1.0');
    expect(Object.keys(document.json.paths)).toContain('/api/auth/login');
    for (const spelled of ['/api/docs?from=readme', '/%61pi/docs']) {
      expect((await t.client().get(spelled)).json.openapi).toBe('3.1.0');
    }
    const page = await t
      .client()
      .get('/api/docs', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
  });
});
