import type { StepResult } from './step.ts';

const SLOWEST_SHOWN = 10;

/** Tests that a run left out, and how to run them. */
export interface SkippedTests {
  readonly label: string;
  readonly names: readonly string[];
  readonly howToRun: string;
}

/** Formats the summary of a run: every step, the slowest tests, and what was skipped. */
export function formatSummary(
  results: readonly StepResult[],
  skipped: readonly SkippedTests[],
  seconds: number,
): string {
  return [
    '',
    ...formatSteps(results),
    `  ${'total'.padEnd(34)}${String(countTests(results)).padStart(7)}${seconds.toFixed(1).padStart(9)}`,
    ...formatSlowest(results),
    ...formatSkipped([...skipped, ...listSkipped(results)]),
  ].join('\n');
}

const countTests = (results: readonly StepResult[]) => results.reduce((sum, { tests }) => sum + tests.length, 0);

function formatSteps(results: readonly StepResult[]): string[] {
  return [
    `  ${'step'.padEnd(34)}${'tests'.padStart(7)}${'seconds'.padStart(9)}`,
    ...results.map(({ name, tests, seconds, ok }) => {
      const testCount = tests.length > 0 ? String(tests.length) : '';
      return `${ok ? '✓' : '✗'} ${name.padEnd(34)}${testCount.padStart(7)}${seconds.toFixed(1).padStart(9)}`;
    }),
  ];
}

function formatSlowest(results: readonly StepResult[]): string[] {
  const all = results.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds);
  if (all.length === 0) return [];
  return [
    '',
    'Slowest tests',
    ...all
      .slice(0, SLOWEST_SHOWN)
      .map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${name}`),
  ];
}

function listSkipped(results: readonly StepResult[]): SkippedTests[] {
  const names = results
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .map(({ file, name }) => `${file} › ${name}`);
  return names.length > 0
    ? [{ label: 'Skipped in the test files', names, howToRun: 'See the skip condition in each file.' }]
    : [];
}

function formatSkipped(skipped: readonly SkippedTests[]): string[] {
  if (skipped.length === 0) return [];
  return [
    '',
    'Not run',
    ...skipped.flatMap(({ label, names, howToRun }) => [
      `  ${label}`,
      ...names.map((name) => `    ${name}`),
      `    → ${howToRun}`,
    ]),
  ];
}
