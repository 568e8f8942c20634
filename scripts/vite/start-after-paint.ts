import type { Plugin } from 'vite';

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Runs the app's script in a task of its own. Otherwise the browser would run it at the end of the HTML, in the same
 * task as the layout of the page.
 */
export function startAfterPaint(page: string): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith(page)) return html;
        const files = Array.from(html.matchAll(entryScript), ([, file]) => file!);
        if (files.length === 0) throw new Error(`${page} does not load the app's script.`);
        const imports = files.map((file) => `import('${file}');`).join('');
        return html
          .replaceAll(entryScript, '<link rel="modulepreload" crossorigin href="$1">')
          .replace('</body>', `<script type="module">setTimeout(() => {${imports}})</script></body>`);
      },
    },
  };
}
