import type { Step } from './step.ts';

const projects = ['node', 'web', 'service-worker', 'e2e'];

/** Quiet because they run in parallel with the tests. */
export const staticChecks: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'], quiet: true },
  { name: 'lint and import directions', command: ['oxlint', '--type-aware', '--deny-warnings'], quiet: true },
  ...projects.map((project) => ({
    name: `types (${project})`,
    command: ['tsc', '-p', `tsconfig.${project}.json`],
    quiet: true,
  })),
];
