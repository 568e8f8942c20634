import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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
  /** An empty one. */
  make(): Promise<TestDatabase>;
}

/** Where templates.ts says what it has made; without it every database is migrated by the server that opens it. */
export const templates = { SQLite: 'TEST_SQLITE_TEMPLATE', PostgreSQL: 'TEST_POSTGRES_TEMPLATE' } as const;

interface TemplateKind extends DatabaseKind {
  /** One that is up to date: a copy of a template, which is cheaper than running all migrations again. */
  makeMigrated(): Promise<TestDatabase>;
}

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** For what only the embedded database does. */
export const sqlite: TemplateKind = {
  name: 'SQLite',
  isShared: false,
  async make() {
    const { dataDir, removeFolder } = newFolder();
    return { settings: { dataDir, databaseUrl: undefined }, remove: async () => removeFolder() };
  },
  async makeMigrated() {
    const database = await sqlite.make();
    const template = process.env[templates.SQLite];
    if (template) cpSync(template, database.settings.dataDir, { recursive: true });
    return database;
  },
};

function postgres(server: string): TemplateKind {
  const create = async (template?: string): Promise<TestDatabase> => {
    const name = `weekwise_${newToken(8).toLowerCase().replaceAll('-', '_')}`;
    await onServer(server, `create database "${name}"${template ? ` template "${template}"` : ''}`);
    const url = new URL(server);
    url.pathname = name;
    // Mails that nobody sends are files, whatever the database.
    const { dataDir, removeFolder } = newFolder();
    return {
      settings: { dataDir, databaseUrl: url.href },
      async remove() {
        removeFolder();
        await onServer(server, `drop database "${name}" with (force)`);
      },
    };
  };
  return {
    name: 'PostgreSQL',
    isShared: true,
    make: () => create(),
    makeMigrated: () => create(process.env[templates.PostgreSQL]),
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
const only = process.env['TEST_DATABASE_KIND'];

/** SQLite, and PostgreSQL where one is given; the projects of vitest.config.ts ask for one of them each. */
export const databaseKinds: readonly TemplateKind[] = [sqlite, ...(server ? [postgres(server)] : [])].filter(
  ({ name }) => only === undefined || name === only,
);
