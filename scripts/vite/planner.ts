import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** V8 needs two bytes for each character of a source that contains a single one beyond Latin-1. */
function escapeNonAscii(): Plugin {
  const escape = (unit: string) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'escape-non-ascii',
    generateBundle(_, bundle) {
      // All such characters are in strings and patterns; `String.raw` is used only for patterns.
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escape);
    },
  };
}

/** Builds the planning thread into dist/planner, with all its dependencies. */
export const plannerConfig: InlineConfig = {
  root: join(root, 'server'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [escapeNonAscii()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'planner'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { input: join(root, 'server/modules/assistant/understanding/planning-worker.ts') },
  },
};
