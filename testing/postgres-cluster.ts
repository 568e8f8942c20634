import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { findFreePort } from './free-port.ts';

const POSTGRES_ROOT = '/usr/lib/postgresql';

/** Finds the binaries of the newest PostgreSQL that Debian's packages have installed. */
export function findPostgresBinDir(): string | undefined {
  if (!existsSync(POSTGRES_ROOT)) return undefined;
  const newest = readdirSync(POSTGRES_ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(join(POSTGRES_ROOT, version, 'bin', 'initdb')));
  return newest && join(POSTGRES_ROOT, newest, 'bin');
}

/** A private PostgreSQL in a temporary folder that tests can stop and crash. */
export class PostgresCluster {
  readonly #dir = mkdtempSync(join(tmpdir(), 'weekwise-cluster-'));
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Creates and starts a cluster with server settings such as `fsync=off`. */
  static async create(...settings: readonly string[]): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await findFreePort());
    // Leave no server running when a test run is aborted.
    process.once('exit', () => cluster.#kill());
    if (isRoot) chownSync(cluster.#dir, postgresSystemId('-u'), postgresSystemId('-g'));
    await cluster.#run('initdb', '-U', 'weekwise', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust');
    await cluster.start(...settings);
    return cluster;
  }

  /** Connects as a role that may create databases. */
  get url(): string {
    return `postgres://weekwise@127.0.0.1:${this.#port}/postgres`;
  }

  get databaseKind(): DatabaseKind {
    return {
      name: 'PostgreSQL',
      isShared: true,
      create: async () => ({ settings: { dataDir: this.#dir, databaseUrl: this.url }, remove: () => this.remove() }),
    };
  }

  async start(...settings: readonly string[]): Promise<void> {
    const all = ['listen_addresses=127.0.0.1', ...settings].map((setting) => `-c ${setting}`);
    const options = `-p ${this.#port} -k ${this.#dir} ${all.join(' ')}`;
    await this.#run('pg_ctl', '-w', '-l', join(this.#dir, 'log'), '-o', options, 'start');
  }

  /** `fast` rolls back and shuts down cleanly; `immediate` simulates a crash, with recovery at the next start. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#run('pg_ctl', '-w', '-m', mode, 'stop');
  }

  async remove(): Promise<void> {
    if (existsSync(this.#pidFile)) await this.stop('immediate');
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** Exists while the server is running. */
  get #pidFile(): string {
    return join(this.#dir, 'data', 'postmaster.pid');
  }

  #kill(): void {
    if (!existsSync(this.#pidFile)) return;
    process.kill(Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  }

  /** PostgreSQL does not run as root, so root runs it as the `postgres` user. */
  async #run(program: string, ...args: string[]): Promise<void> {
    const command = [join(findPostgresBinDir()!, program), '-D', join(this.#dir, 'data'), ...args];
    const [executable, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await promisify(execFile)(executable!, rest, { cwd: this.#dir });
  }
}

const isRoot = process.getuid?.() === 0;

const postgresSystemId = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
