import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: slow tests that need an otherwise idle machine. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
