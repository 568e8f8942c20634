import type { Plugin } from 'vite';

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Runs the app's script in a task of its own. The browser would run it at the end of the HTML, in one task with laying out
 * the page.
 */
export function startAfterPaint(page: string): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith(page)) return html;
        const entry = entryScript.exec(html)?.[1];
        if (entry === undefined) throw new Error(`${page} has no script of the app.`);
        return html
          .replace(entryScript, `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replace('</body>', `<script type="module">setTimeout(() => import('${entry}'))</script></body>`);
      },
    },
  };
}
