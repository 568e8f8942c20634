import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/app.ts';
import { inlineScripts } from './pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'weekwise-pages-'));
for (const name of ['index', 'app', 'privacy', 'terms', 'source']) {
  const html = `<!doctype html><title>${name}</title><script>${name === 'app' ? 'begin()' : 'scheme()'}</script>`;
  writeFileSync(join(webRoot, `${name}.html`), html);
  writeFileSync(join(webRoot, `${name}.html.br`), brotliCompressSync(html));
}
afterAll(() => rmSync(webRoot, { recursive: true }));

describeOnEachDatabase('public pages', { webRoot }, (t) => {
  it.each(['privacy', 'terms', 'source'])('/%s is a page of its own, compressed and asked for again', async (name) => {
    for (const url of [`/${name}`, `/${name}?from=footer`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`]) {
      const answer = await t.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`<title>${name}</title>`);
    }
  });

  it('what only begins like one is the app’s', async () => {
    for (const path of ['/privacy/more', '/terms-of-trade', '/sources']) {
      expect((await t.client().get(path)).text).toContain('<title>app</title>');
    }
  });

  it('nobody learns of the link to a new password from the page it opens', async () => {
    for (const path of [
      '/reset-password',
      '/reset-password?token=x',
      '/reset-password/',
      '/%72eset%2Dpassword?token=x',
    ]) {
      const answer = await t.client().get(path);
      expect(answer.text).toContain('<title>app</title>');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await t.client().get('/login')).headers['referrer-policy']).toBe('same-origin');
  });
});

describe('inline scripts', () => {
  it('every script of every page is named once', () => {
    expect(inlineScripts(webRoot)).toHaveLength(2);
  });
});
