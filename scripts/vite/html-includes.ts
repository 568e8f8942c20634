import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces `<!-- part: landing/parts/footer.html -->` with that file, for fragments that pages share. */
export function htmlIncludes(web: string): Plugin {
  const expandIncludes = (html: string): string =>
    html.replace(/<!-- part: (\S+) -->/g, (_, file: string) => expandIncludes(readFileSync(join(web, file), 'utf8')));
  return { name: 'html-parts', transformIndexHtml: { order: 'pre', handler: (html) => expandIncludes(html) } };
}
