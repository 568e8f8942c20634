import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { moduleOptions } from './module-options.ts';

const root = join(import.meta.dirname, '..', '..');

/** Builds the code that renders the pages on the server into dist/renderer, with all its dependencies. */
export const rendererConfig: InlineConfig = {
  root: join(root, 'web'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  ...moduleOptions,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'renderer'),
    emptyOutDir: true,
    rolldownOptions: {
      // The worker is built too: running TypeScript directly would take 10 MB more memory in its thread.
      input: [join(root, 'web/app/render-page.tsx'), join(root, 'server/http/rendering/render-worker.ts')],
    },
  },
};
