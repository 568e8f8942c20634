import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contract,server,web,scripts}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One alone, which two cores would get, waits for the database half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
