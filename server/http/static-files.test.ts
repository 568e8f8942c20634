import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { inlineScriptHashes } from './static-files.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'weekwise-pages-'));
for (const name of ['index', 'app', 'privacy', 'terms', 'source']) {
  const html = `<!doctype html><title>${name}</title><script>${name === 'app' ? 'begin()' : 'scheme()'}</script>`;
  writeFileSync(join(webRoot, `${name}.html`), html);
  writeFileSync(join(webRoot, `${name}.html.br`), brotliCompressSync(html));
}
afterAll(() => rmSync(webRoot, { recursive: true }));

describeOnEachDatabase('public pages', { webRoot }, (t) => {
  it.each(['privacy', 'terms', 'source'])('include /%s, which is compressed and revalidated', async (name) => {
    for (const url of [`/${name}`, `/${name}?from=footer`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`]) {
      const response = await t.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(brotliDecompressSync(response.rawPayload).toString()).toContain(`<title>${name}</title>`);
    }
  });

  it('do not include paths that only share a prefix', async () => {
    for (const path of ['/privacy/more', '/terms-of-trade', '/sources']) {
      expect((await t.createClient().get(path)).text).toContain('<title>app</title>');
    }
  });

  it('send no referrer from pages whose URL contains a token or code (EM-05)', async () => {
    for (const path of [
      '/reset-password',
      '/reset-password?token=x',
      '/reset-password/',
      '/%72eset%2Dpassword?token=x',
      '/settings/openrouter?code=x',
    ]) {
      const response = await t.createClient().get(path);
      expect(response.text).toContain('<title>app</title>');
      expect(response.headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await t.createClient().get('/login')).headers['referrer-policy']).toBe('same-origin');
  });
});

describe('inline scripts', () => {
  it('are hashed once each across all pages', () => {
    expect(inlineScriptHashes(webRoot)).toHaveLength(2);
  });
});
