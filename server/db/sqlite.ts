import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { reasonOf, StartError } from '../start-error.ts';

const STATEMENTS_KEPT = 500;

export function openSqlite(dataDir: string): SqliteDialect {
  return new SqliteDialect({ database: forKysely(openFile(dataDir)) });
}

function openFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'weekwise.db');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // SQLite itself would only say that it is unable to open the file.
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    const database = new DatabaseSync(file);
    chmodSync(file, 0o600);
    database.exec('pragma busy_timeout = 5000');
    database.exec('pragma journal_mode = wal');
    // NORMAL loses acknowledged writes in a power cut; FULL does not.
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    return database;
  } catch (error) {
    throw new StartError(`Cannot open the database ${file} (DATA_DIR): ${reasonOf(error)}`);
  }
}

/** node:sqlite behind the face that Kysely knows, with prepared statements kept. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        // Taking the write lock at the start keeps a transaction that reads first from failing at its first write.
        statement = wrap(database, sql === 'begin' ? 'begin immediate' : sql);
        if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function wrap(database: DatabaseSync, sql: string): SqliteStatement {
  const statement: StatementSync = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // A kept statement has one cursor; a stream that others interleave with needs its own.
    iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}
