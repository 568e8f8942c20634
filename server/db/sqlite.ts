import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
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
import { errorMessage, StartupError } from '#server/startup-error.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { type ClaimedFolder, claimFolder } from './data-folder/claim.ts';
import { dataFiles } from './data-folder/files.ts';

const MAX_CACHED_STATEMENTS = 500;
/** Inserts of hundreds of rows are rarely repeated, and take up to a megabyte each once prepared. */
const MAX_CACHED_SQL_LENGTH = 10_000;

export interface SqliteDatabaseFile {
  readonly dialect: SqliteDialect;
  /**
   * Must be called once the database is migrated. After that, a statement waits only briefly for another process's lock,
   * because waiting blocks the event loop; `inTransaction` retries instead.
   */
  onMigrated(): void;
}

/** Throws if another process is using the folder or the database is damaged. */
export function openSqlite(dataDir: string, waitMs?: number): SqliteDatabaseFile {
  const folder = withStartupError(dataDir, () => claimFolder(dataDir, waitMs));
  const database = withStartupError(dataDir, () => openInClaimedFolder(dataDir, folder));
  return {
    dialect: new WeekwiseSqliteDialect({ database: toKyselyDatabase(database, () => folder.close(database)) }),
    onMigrated() {
      withStartupError(dataDir, () => folder.onMigrated(database));
      database.exec('pragma busy_timeout = 50');
    },
  };
}

/** Opens a connection next to the server's, for admin commands, tests and benchmarks. */
export function openAdditionalConnection(dataDir: string): SqliteDialect {
  const database = openConnection(dataDir);
  return new WeekwiseSqliteDialect({ database: toKyselyDatabase(database, () => database.close()) });
}

const rowLocks = new Set<string | undefined>(['ForUpdate', 'ForNoKeyUpdate', 'ForKeyShare']);

/** Functions in our queries that have another name in SQLite. */
const sqliteFunctionNames: Readonly<Record<string, string>> = {
  text_position: 'instr',
  json_array_elements: 'json_each',
  json_array_elements_text: 'json_each',
};

class WeekwiseSqliteCompiler extends SqliteQueryCompiler {
  /** Omits row locks, which SQLite lacks: a transaction locks the whole database from its start. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!rowLocks.has(node.modifier)) super.visitSelectModifier(node);
  }

  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction({ ...node, func: sqliteFunctionNames[node.func] ?? node.func });
  }
}

/** Statements block the event loop, so this yields before each one to let other requests run. */
class YieldingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await yieldToEventLoop();
    return super.acquireConnection();
  }
}

class WeekwiseSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): YieldingDriver {
    return new YieldingDriver(this.#config);
  }

  override createQueryCompiler(): WeekwiseSqliteCompiler {
    return new WeekwiseSqliteCompiler();
  }
}

function openInClaimedFolder(dataDir: string, folder: ClaimedFolder): DatabaseSync {
  try {
    const database = openConnection(dataDir);
    folder.onOpened(database);
    return database;
  } catch (error) {
    folder.release();
    throw error;
  }
}

function openConnection(dataDir: string): DatabaseSync {
  const file = dataFiles(dataDir).database;
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec('pragma busy_timeout = 10000');
  database.exec('pragma journal_mode = wal');
  // NORMAL loses acknowledged writes in a power cut; FULL does not.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // 8 MB. With the default of 2 MB, deleting tens of thousands of rows blocks the process for twice as long.
  database.exec('pragma cache_size = -8192');
  return database;
}

function withStartupError<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Cannot open the database ${dataFiles(dataDir).database} (DATA_DIR): ${errorMessage(error)}`,
    );
  }
}

/** Adapts node:sqlite to Kysely's interface and caches prepared statements. */
function toKyselyDatabase(database: DatabaseSync, close: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const rollback = toKyselyStatement(database.prepare('rollback'));
  // SQLite itself rolls back when the disk is full; a second rollback would fail and hide the cause.
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
        statement = toKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
        if (sql.length > MAX_CACHED_SQL_LENGTH) return statement;
        if (statements.size >= MAX_CACHED_STATEMENTS) statements.delete(statements.keys().next().value ?? sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/**
 * Builds the rows itself: node:sqlite's rows have no prototype, and V8 takes several times as long to read or spread such
 * objects.
 */
function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  const toRow = (values: readonly SQLOutputValue[]) => {
    const row: Record<string, SQLOutputValue> = {};
    for (let n = 0; n < names.length; n++) row[names[n]!] = values[n]!;
    return row;
  };
  return {
    reader: names.length > 0,
    all: (parameters) =>
      (statement.all(...(parameters as SQLInputValue[])) as unknown as readonly SQLOutputValue[][]).map(toRow),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate() {
      throw new Error('Read in pages instead: a stream would occupy the only connection until its consumer is done.');
    },
  };
}
