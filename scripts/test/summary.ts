import type { Cost, StepResult } from './step.ts';

const SLOWEST_SHOWN = 10;

/** Tests that a run left out, and how to run them. */
export interface SkippedTests {
  readonly label: string;
  readonly names: readonly string[];
  readonly howToRun: string;
}

/** Formats the summary of a run: every step, the slowest tests, and what was skipped. */
export function formatSummary(results: readonly StepResult[], skipped: readonly SkippedTests[], total: Cost): string {
  const tests = results.flatMap((result) => result.tests);
  return [
    '',
    formatRow(['step', 'tests', 'seconds', 'CPU seconds']),
    ...results.map((result) => formatStep(result, result.ok ? '✓' : '✗')),
    formatStep({ name: 'total', tests, ...total }),
    ...formatSlowest(results),
    ...formatSkipped([...skipped, ...listSkipped(results)]),
  ].join('\n');
}

type Row = readonly [name: string, tests: string, seconds: string, cpuSeconds: string];

const formatRow = ([name, tests, seconds, cpuSeconds]: Row, mark = ' ') =>
  `${mark} ${name.padEnd(34)}${tests.padStart(7)}${seconds.padStart(9)}${cpuSeconds.padStart(13)}`;

function formatStep({ name, tests, seconds, cpuSeconds }: Omit<StepResult, 'ok'>, mark?: string): string {
  const testCount = tests.length > 0 ? String(tests.length) : '';
  return formatRow([name, testCount, seconds.toFixed(1), cpuSeconds?.toFixed(1) ?? ''], mark);
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
