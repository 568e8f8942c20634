import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseKind } from '../server/testing/databases.ts';
import { freePort } from './free-port.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Where Debian keeps the newest PostgreSQL, if there is one. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS)
    .toSorted((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(join(VERSIONS, version, 'bin', 'initdb')));
  return newest && join(VERSIONS, newest, 'bin');
}

/** A PostgreSQL of our own in a temporary folder, which can be stopped without harm to anybody. */
export class Cluster {
  readonly #work = mkdtempSync(join(tmpdir(), 'weekwise-cluster-'));
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  /** With settings such as `fsync=off`. */
  static async make(...settings: readonly string[]): Promise<Cluster> {
    const cluster = new Cluster(await freePort());
    // Where a run is broken off, nothing is left running.
    process.once('exit', () => cluster.#endAtOnce());
    if (isRoot) chownSync(cluster.#work, idOf('-u'), idOf('-g'));
    await cluster.#run('initdb', '-U', 'weekwise', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust');
    await cluster.start(...settings);
    return cluster;
  }

  /** Its role may create databases. */
  get url(): string {
    return `postgres://weekwise@127.0.0.1:${this.#port}/postgres`;
  }

  get kind(): DatabaseKind {
    return {
      name: 'PostgreSQL',
      isShared: true,
      make: async () => ({ settings: { dataDir: this.#work, databaseUrl: this.url }, remove: () => this.remove() }),
    };
  }

  async start(...settings: readonly string[]): Promise<void> {
    const all = ['listen_addresses=127.0.0.1', ...settings].map((setting) => `-c ${setting}`);
    const options = `-p ${this.#port} -k ${this.#work} ${all.join(' ')}`;
    await this.#run('pg_ctl', '-w', '-l', join(this.#work, 'log'), '-o', options, 'start');
  }

  /** `fast` ends what runs and closes; `immediate` is a crash, with recovery at the next start. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#run('pg_ctl', '-w', '-m', mode, 'stop');
  }

  async remove(): Promise<void> {
    if (existsSync(this.#pidFile)) await this.stop('immediate');
    rmSync(this.#work, { recursive: true, force: true });
  }

  /** There while it runs. */
  get #pidFile(): string {
    return join(this.#work, 'data', 'postmaster.pid');
  }

  #endAtOnce(): void {
    if (!existsSync(this.#pidFile)) return;
    process.kill(Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  }

  /** Not as root, which PostgreSQL refuses. */
  async #run(program: string, ...args: string[]): Promise<void> {
    const command = [join(findPostgres()!, program), '-D', join(this.#work, 'data'), ...args];
    const [first, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await promisify(execFile)(first!, rest, { cwd: this.#work });
  }
}

const isRoot = process.getuid?.() === 0;

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
