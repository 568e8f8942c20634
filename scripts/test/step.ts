import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JsonReport, playwrightTests, type TestRun, vitestTests } from './reports.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Which runner's JSON report says what was run; without one the exit code is all there is. */
  readonly runner?: 'vitest' | 'playwright';
  readonly env?: NodeJS.ProcessEnv;
  /** Steps that run beside others show what they print only if they fail. */
  readonly quiet?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly ok: boolean;
  readonly tests: readonly TestRun[];
}

/** Runs the steps one after another, up to the first that fails. */
export async function runInOrder(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.ok) break;
  }
  return outcomes;
}

async function runStep({ name, command, runner, env, quiet = false }: Step): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-test-'));
  const report = join(folder, 'report.json');
  const began = performance.now();
  if (!quiet) console.log(`\n▸ ${name}`);
  const { code, output } = await execute([...command, ...reporting(runner, report)], {
    quiet,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const seconds = (performance.now() - began) / 1000;
  const tests = runner ? read(report, runner) : [];
  rmSync(folder, { recursive: true });
  const ok = code === 0;
  if (!ok) console.error(`${output}\n✗ ${name} failed`);
  else console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, ok, tests };
}

function reporting(runner: Step['runner'], report: string): string[] {
  if (runner === 'vitest') return ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return runner === 'playwright' ? ['--reporter=dot,json'] : [];
}

function read(report: string, runner: 'vitest' | 'playwright'): readonly TestRun[] {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
    return runner === 'vitest' ? vitestTests(json) : playwrightTests(json);
  } catch {
    // A runner that could not start has said so itself, and has failed its step.
    return [];
  }
}

function execute(
  [program, ...args]: readonly string[],
  { quiet, env }: { readonly quiet: boolean; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program!, args, {
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // Programs of npm packages are scripts for its shell there.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
