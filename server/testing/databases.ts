import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newToken } from '../http/secret.ts';

/** The settings of a new, empty database, and how to throw it away. */
export interface TestDatabase {
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  /** Whether several servers may use one at a time. */
  readonly isShared: boolean;
  make(): Promise<TestDatabase>;
}

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  isShared: false,
  async make() {
    const { dataDir, removeFolder } = newFolder();
    return {
      settings: { dataDir, databaseUrl: undefined },
      remove: async () => removeFolder(),
    };
  },
};

function postgres(server: string): DatabaseKind {
  return {
    name: 'PostgreSQL',
    isShared: true,
    async make() {
      const name = `weekwise_${newToken(8).toLowerCase().replaceAll('-', '_')}`;
      await onServer(server, `create database "${name}"`);
      const url = new URL(server);
      url.pathname = name;
      // For what is no row: mails that nobody sends.
      const { dataDir, removeFolder } = newFolder();
      return {
        settings: { dataDir, databaseUrl: url.href },
        async remove() {
          removeFolder();
          await onServer(server, `drop database "${name}" with (force)`);
        },
      };
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const server = process.env['TEST_DATABASE_URL'];

/** SQLite always, PostgreSQL where one is given. */
export const databaseKinds: readonly DatabaseKind[] = server ? [sqlite, postgres(server)] : [sqlite];
