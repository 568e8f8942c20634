import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFirstLoadFiles } from '../../scripts/first-load.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist', 'web');

/**
 * A static page without scripts, with as much CSS as the timers page. Nothing that we build can load much faster in the same run,
 * and the spread of its figures shows how noisy the machine is.
 */
export async function serveReferencePage(): Promise<{ readonly url: string; close(): void }> {
  const styleFiles = listFirstLoadFiles('/timers').filter((file) => file.endsWith('.css'));
  const styles = brotliCompressSync(styleFiles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n'));
  const rows = Array.from({ length: 100 }, (_, n) => `<li>Goal ${n}: something worth the year</li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Reference</title><link rel="stylesheet" href="/styles.css"><h1>Reference</h1><ul>${rows.join('')}</ul></html>`;
  const server = createServer(({ url }, response) => {
    if (url === '/styles.css') {
      response.writeHead(200, {
        'content-type': 'text/css',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      response.end(styles);
    } else if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html);
    } else {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
