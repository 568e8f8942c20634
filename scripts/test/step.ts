import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type CpuInfo, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JsonReport, parsePlaywrightReport, type TestResult, parseVitestReport } from './reports.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The runner whose JSON report to read. Without one, only the exit code counts. */
  readonly runner?: 'vitest' | 'playwright';
  readonly env?: NodeJS.ProcessEnv;
  /** Prints output only on failure, for steps that run in parallel with others. Their CPU seconds count for those. */
  readonly quiet?: boolean;
}

export interface Cost {
  readonly seconds: number;
  /** Of all processes on the machine. */
  readonly cpuSeconds: number;
}

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  /** Missing for quiet steps. */
  readonly cpuSeconds: number | undefined;
  readonly ok: boolean;
  readonly tests: readonly TestResult[];
}

/** Runs the steps in order and stops after the first failure. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

async function runStep({ name, command, runner, env, quiet = false }: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-test-'));
  const report = join(folder, 'report.json');
  const readCost = startMeasuring();
  if (!quiet) console.log(`\n▸ ${name}`);
  const { code, output } = await execute([...command, ...reporterArgs(runner, report)], {
    quiet,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { seconds, cpuSeconds } = readCost();
  const tests = runner ? readReport(report, runner) : [];
  rmSync(folder, { recursive: true });
  const ok = code === 0;
  if (!ok) console.error(`${output}\n✗ ${name} failed`);
  else console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, cpuSeconds: quiet ? undefined : cpuSeconds, ok, tests };
}

/** Returns what has passed since: time, and the time for which the cores were busy, with whatever runs on the machine. */
export function startMeasuring(): () => Cost {
  const read = () => ({ ms: performance.now(), cpuMs: cpus().reduce((sum, cpu) => sum + busyMs(cpu), 0) });
  const start = read();
  return () => {
    const { ms, cpuMs } = read();
    return { seconds: (ms - start.ms) / 1000, cpuSeconds: (cpuMs - start.cpuMs) / 1000 };
  };
}

const busyMs = ({ times: { user, nice, sys, irq } }: CpuInfo) => user + nice + sys + irq;

function reporterArgs(runner: Step['runner'], report: string): string[] {
  if (runner === 'vitest') return ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return runner === 'playwright' ? ['--reporter=dot,json'] : [];
}

function readReport(report: string, runner: 'vitest' | 'playwright'): readonly TestResult[] {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
    return runner === 'vitest' ? parseVitestReport(json) : parsePlaywrightReport(json);
  } catch {
    // A runner that could not start writes no report. Its exit code has failed the step already.
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
      // On Windows, npm installs executables as shell scripts.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
