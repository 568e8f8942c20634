import type { Outcome } from './step.ts';

const SLOWEST = 10;

/** What a run left out, and how to have it run. */
export interface NotRun {
  readonly what: string;
  readonly names: readonly string[];
  readonly enable: string;
}

/** The last thing a run prints: every step, the slowest tests, and what was not run. */
export function summary(outcomes: readonly Outcome[], notRun: readonly NotRun[], seconds: number): string {
  return [
    '',
    ...steps(outcomes),
    `  ${'all'.padEnd(34)}${String(count(outcomes)).padStart(7)}${seconds.toFixed(1).padStart(9)}`,
    ...slowest(outcomes),
    ...leftOut([...notRun, ...skipped(outcomes)]),
  ].join('\n');
}

const count = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { tests }) => sum + tests.length, 0);

function steps(outcomes: readonly Outcome[]): string[] {
  return [
    `  ${'step'.padEnd(34)}${'tests'.padStart(7)}${'seconds'.padStart(9)}`,
    ...outcomes.map(({ name, tests, seconds, ok }) => {
      const tried = tests.length > 0 ? String(tests.length) : '';
      return `${ok ? '✓' : '✗'} ${name.padEnd(34)}${tried.padStart(7)}${seconds.toFixed(1).padStart(9)}`;
    }),
  ];
}

function slowest(outcomes: readonly Outcome[]): string[] {
  const all = outcomes.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds);
  if (all.length === 0) return [];
  return [
    '',
    'Slowest tests',
    ...all.slice(0, SLOWEST).map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${name}`),
  ];
}

function skipped(outcomes: readonly Outcome[]): NotRun[] {
  const names = outcomes
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .map(({ file, name }) => `${file} › ${name}`);
  return names.length > 0
    ? [{ what: 'Skipped by the tests themselves', names, enable: 'See the condition there.' }]
    : [];
}

function leftOut(notRun: readonly NotRun[]): string[] {
  if (notRun.length === 0) return [];
  return [
    '',
    'Not run',
    ...notRun.flatMap(({ what, names, enable }) => [
      `  ${what}`,
      ...names.map((name) => `    ${name}`),
      `    → ${enable}`,
    ]),
  ];
}
