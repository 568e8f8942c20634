import { relative } from 'node:path';

/** The result of one test, from either runner. */
export interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly seconds: number;
  readonly status: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

export type JsonReport = VitestReport & PlaywrightReport;

export function parseVitestReport({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: relative(process.cwd(), file),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

export function parsePlaywrightReport({ suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap(({ file, suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `e2e/${file}`,
        name: title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status: ({ expected: 'passed', skipped: 'skipped' } as const)[status] ?? ('failed' as const),
      })),
    ),
    ...parsePlaywrightReport({ suites: inner }),
  ]);
}
