import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { openSecondConnection } from '#server/testing/database/second-connection.ts';
import type { DatabaseKind, TestDatabase } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { cpuWaitMs } from './process-stats.ts';
import { TestUser } from './test-user.ts';

type Environment = Readonly<Record<string, string>>;

const openClusters = new Set<TestCluster>();

/** A database, its server, and users who switch to the server's new address after a restart. */
export class TestCluster {
  readonly settings: TestDatabase['settings'];
  readonly users: TestUser[] = [];
  readonly #env: Environment;
  readonly #remove: () => Promise<void>;
  server!: ServerProcess;
  address = '';

  private constructor({ settings, remove }: TestDatabase, env: Environment) {
    this.settings = settings;
    this.#remove = remove;
    const { dataDir, databaseUrl } = settings;
    this.#env = {
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      // The tests write far more than the normal limit allows.
      WRITES_PER_MINUTE: '9999999',
      // New users name an IP address of their own.
      TRUST_PROXY: '127.0.0.1',
      ...env,
    };
  }

  static async create(kind: DatabaseKind, env: Environment = {}): Promise<TestCluster> {
    const cluster = new TestCluster(await kind.create(), env);
    openClusters.add(cluster);
    await cluster.startServer();
    return cluster;
  }

  /** Resolves with how long the start took in milliseconds, without the time the server waited for a CPU. */
  async startServer(): Promise<number> {
    const startedAt = performance.now();
    this.server = ServerProcess.likeNpmStart(this.#env);
    this.address = await this.server.waitUntilReady();
    for (const user of this.users) user.address = this.address;
    return performance.now() - startedAt - cpuWaitMs(this.server.pid);
  }

  async addUsers(count: number): Promise<TestUser[]> {
    const added = [];
    for (let n = 0; n < count; n++) {
      added.push(await TestUser.signUp(this.address, `user${this.users.length + n}@example.org`));
    }
    this.users.push(...added);
    return added;
  }

  /** Reads the database directly, whether the server is running or not. */
  async inspectDatabase<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const { settings, server } = this;
    const db = server.isRunning
      ? await openSecondConnection(settings)
      : await openDatabase(settings, { onConnectionLost: () => {} });
    try {
      return await read(db);
    } finally {
      await db.destroy();
    }
  }

  /** Call it after each test. */
  static async closeAll(): Promise<void> {
    for (const cluster of openClusters) {
      await cluster.server.kill('SIGKILL');
      await cluster.#remove();
    }
    openClusters.clear();
  }
}
