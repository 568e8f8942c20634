import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type FunctionNode,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { reasonOf, StartError } from '../start-error.ts';
import { takeTurn } from '../turns.ts';
import { type ClaimedFolder, claimFolder } from './data-folder/claim.ts';
import { filesIn } from './data-folder/files.ts';

const STATEMENTS_KEPT = 500;
/** A list of hundreds of rows seldom comes twice in the same length, and takes a megabyte once it is prepared. */
const LONGEST_KEPT = 10_000;

export interface SqliteFile {
  readonly dialect: SqliteDialect;
  /**
   * The database is up to date: from now on the folder is in use, and waiting for another process's lock must not hold up
   * everybody: `transact` waits instead.
   */
  ready(): void;
}

/** The database of a folder that nobody else uses, and in which nothing is damaged. */
export function openSqlite(dataDir: string, waitMs?: number): SqliteFile {
  const folder = explained(dataDir, () => claimFolder(dataDir, waitMs));
  const database = explained(dataDir, () => openOrRelease(dataDir, folder));
  return {
    dialect: new EmbeddedDialect({ database: forKysely(database, () => folder.close(database)) }),
    ready() {
      explained(dataDir, () => folder.ready(database));
      database.exec('pragma busy_timeout = 50');
    },
  };
}

/** One more connection, beside the server's own: for admin commands, tests and measurements. */
export function openBesideServer(dataDir: string): SqliteDialect {
  const database = openFile(dataDir);
  return new EmbeddedDialect({ database: forKysely(database, () => database.close()) });
}

/** Functions of our queries that have another name in SQLite. */
const functions: Readonly<Record<string, string>> = { text_position: 'instr', json_array_elements_text: 'json_each' };

class EmbeddedCompiler extends SqliteQueryCompiler {
  /** Row locks are left out: from its start a transaction has the whole database to itself. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'ForKeyShare') super.visitSelectModifier(node);
  }

  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction({ ...node, func: functions[node.func] ?? node.func });
  }
}

/** A statement blocks the whole process, so other requests are served between two statements. */
class PoliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await takeTurn();
    return super.acquireConnection();
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PoliteDriver {
    return new PoliteDriver(this.#config);
  }

  override createQueryCompiler(): EmbeddedCompiler {
    return new EmbeddedCompiler();
  }
}

function openOrRelease(dataDir: string, folder: ClaimedFolder): DatabaseSync {
  try {
    const database = openFile(dataDir);
    folder.opened(database);
    return database;
  } catch (error) {
    folder.release();
    throw error;
  }
}

function openFile(dataDir: string): DatabaseSync {
  const file = filesIn(dataDir).database;
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec('pragma busy_timeout = 10000');
  database.exec('pragma journal_mode = wal');
  // NORMAL loses acknowledged writes in a power cut; FULL does not.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // 8 MB: with the default of 2 MB, deleting tens of thousands of rows takes twice as long, and everybody waits.
  database.exec('pragma cache_size = -8192');
  return database;
}

function explained<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot open the database ${filesIn(dataDir).database} (DATA_DIR): ${reasonOf(error)}`);
  }
}

/** node:sqlite behind the face that Kysely knows, with prepared statements kept. */
function forKysely(database: DatabaseSync, close: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const rollback = wrap(database.prepare('rollback'));
  // A full disk makes SQLite itself take a transaction back; to ask for it again would fail, and hide why.
  const rollbackIfOpen: SqliteStatement = {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
  };
  return {
    close,
    prepare(sql) {
      if (sql === 'rollback') return rollbackIfOpen;
      let statement = statements.get(sql);
      if (!statement) {
        // Taking the write lock at the start keeps a transaction that reads first from failing at its first write.
        statement = wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
        if (sql.length > LONGEST_KEPT) return statement;
        if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate() {
      throw new Error(
        'Read in pages instead: a stream would keep the only connection for as long as its reader likes.',
      );
    },
  };
}
