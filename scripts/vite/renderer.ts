import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { shortClassNames } from './class-names.ts';
import { trimContract } from './trim-contract.ts';
import { trimFormLibrary } from './trim-form-library.ts';

const root = join(import.meta.dirname, '..', '..');

/** Builds the code that renders the pages on the server into dist/renderer, with all its dependencies. */
export const rendererConfig: InlineConfig = {
  root: join(root, 'web'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), trimContract(), shortClassNames(), trimFormLibrary()],
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
