import type { Step } from './step.ts';

/**
 * Quiet because they run in parallel with the tests. The linter loads the types anyway, each file with the configuration that
 * includes it, so it also reports what `tsc` would, in less than half the time.
 */
export const staticChecks: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'], quiet: true },
  {
    name: 'lint, import directions and types',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    quiet: true,
  },
];
