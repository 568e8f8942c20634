import { join } from 'node:path';
import type { InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** Builds the planner's process into dist/planner, with all its dependencies. */
export const plannerConfig: InlineConfig = {
  root: join(root, 'planner'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'planner'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { input: join(root, 'planner/process-main.ts') },
  },
};
