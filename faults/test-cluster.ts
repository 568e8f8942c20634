import { type Db, openDatabase } from '../server/db/open.ts';
import { openBeside } from '../server/testing/beside.ts';
import type { DatabaseKind, TestDatabase } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { waitedForProcessor } from './machine.ts';
import { Person } from './person.ts';

type Environment = Readonly<Record<string, string>>;

const open = new Set<House>();

/** A database, the server on it, and the people who use it: they find the next server where it is. */
export class House {
  readonly settings: TestDatabase['settings'];
  readonly people: Person[] = [];
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
      // These users write as fast as they can.
      WRITES_PER_MINUTE: '9999999',
      ...env,
    };
  }

  static async open(kind: DatabaseKind, env: Environment = {}): Promise<House> {
    const house = new House(await kind.make(), env);
    open.add(house);
    await house.start();
    return house;
  }

  /** Answers how many milliseconds it took, without those in which others had the processor. */
  async start(): Promise<number> {
    const began = performance.now();
    this.server = ServerProcess.asStarted(this.#env);
    this.address = await this.server.ready();
    for (const person of this.people) person.address = this.address;
    return performance.now() - began - waitedForProcessor(this.server.pid);
  }

  async join(count: number): Promise<Person[]> {
    const joined = [];
    for (let n = 0; n < count; n++) {
      joined.push(await Person.signUp(this.address, `person${this.people.length + n}@example.org`));
    }
    this.people.push(...joined);
    return joined;
  }

  /** Looks into the database past the server. */
  async look<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const { settings, server } = this;
    const db = server.isRunning ? await openBeside(settings) : await openDatabase(settings, { onLost: () => {} });
    try {
      return await read(db);
    } finally {
      await db.destroy();
    }
  }

  /** After each test, however it ended. */
  static async closeAll(): Promise<void> {
    for (const house of open) {
      await house.server.kill('SIGKILL');
      await house.#remove();
    }
    open.clear();
  }
}
