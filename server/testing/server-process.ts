import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryFlags, memoryVariables } from '../../scripts/memory-settings.ts';

export interface Exit {
  readonly code: number | null;
  readonly output: string;
}

const root = join(import.meta.dirname, '..', '..');
/** The compile cache of `npm start`, which halves the startup time. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'dist', 'compiled') };
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** The real program in a separate process, on a free port. */
export class ServerProcess {
  readonly #child: ChildProcess;
  output = '';
  readonly exit: Promise<Exit>;

  constructor(
    env: Readonly<Record<string, string | undefined>>,
    program = 'server/main.ts',
    flags: readonly string[] = [],
  ) {
    const path = process.env['PATH'];
    this.#child = spawn(process.execPath, [...flags, program], {
      cwd: root,
      env: { PATH: path, HOST: '127.0.0.1', PORT: '0', ...compileCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this.#child);
    const collectOutput = (chunk: Buffer) => void (this.output += chunk.toString());
    this.#child.stdout!.on('data', collectOutput);
    this.#child.stderr!.on('data', collectOutput);
    this.exit = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        running.delete(this.#child);
        resolve({ code, output: this.output });
      });
    });
  }

  /** Uses the flags and memory settings of `npm start`. */
  static likeNpmStart(env: Readonly<Record<string, string | undefined>>): ServerProcess {
    return new ServerProcess({ ...memoryVariables, ...env }, 'server/main.ts', memoryFlags);
  }

  /** Resolves with the address of the server. */
  async waitUntilReady(): Promise<string> {
    const exited = this.exit.then(({ output }) =>
      Promise.reject(new Error(`the server exited before it was ready: ${output}`)),
    );
    const findAddress = async () => {
      while (running.has(this.#child)) {
        const address = /ready at (\S+)/.exec(this.output)?.[1];
        if (address !== undefined) return address;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return exited;
    };
    return Promise.race([findAddress(), exited]);
  }

  get isRunning(): boolean {
    return running.has(this.#child);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  kill(signal: NodeJS.Signals): Promise<Exit> {
    this.#child.kill(signal);
    return this.exit;
  }

  static killAll(): void {
    for (const child of running) child.kill('SIGKILL');
  }
}
