import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `<!-- part: landing/parts/footer.html -->` stands for that file: what pages share, and what would make one too long. */
export function htmlParts(web: string): Plugin {
  const withParts = (html: string): string =>
    html.replace(/<!-- part: (\S+) -->/g, (_, file: string) => withParts(readFileSync(join(web, file), 'utf8')));
  return { name: 'html-parts', transformIndexHtml: { order: 'pre', handler: (html) => withParts(html) } };
}
