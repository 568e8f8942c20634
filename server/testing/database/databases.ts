import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newToken } from '#server/http/security/tokens.ts';

export interface TestDatabase {
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  /** Whether several servers can use a database at the same time. */
  readonly isShared: boolean;
  /** Creates an empty database. */
  create(): Promise<TestDatabase>;
}

/** Environment variables set by templates.ts. Without them, each database is migrated by the server that opens it. */
export const templateVariables = { SQLite: 'TEST_SQLITE_TEMPLATE', PostgreSQL: 'TEST_POSTGRES_TEMPLATE' } as const;

interface TemplateKind extends DatabaseKind {
  /** Copies the template, which is cheaper than running all migrations again. */
  createMigrated(): Promise<TestDatabase>;
}

function createDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export const sqlite: TemplateKind = {
  name: 'SQLite',
  isShared: false,
  async create() {
    const { dataDir, removeFolder } = createDataDir();
    return { settings: { dataDir, databaseUrl: undefined }, remove: async () => removeFolder() };
  },
  async createMigrated() {
    const database = await sqlite.create();
    const template = process.env[templateVariables.SQLite];
    if (template) cpSync(template, database.settings.dataDir, { recursive: true });
    return database;
  },
};

function postgres(server: string): TemplateKind {
  const create = async (template?: string): Promise<TestDatabase> => {
    const name = `weekwise_${newToken(8).toLowerCase().replaceAll('-', '_')}`;
    await runOnServer(server, `create database "${name}"${template ? ` template "${template}"` : ''}`);
    const url = new URL(server);
    url.pathname = name;
    // Undelivered mails are stored as files even with PostgreSQL.
    const { dataDir, removeFolder } = createDataDir();
    return {
      settings: { dataDir, databaseUrl: url.href },
      async remove() {
        removeFolder();
        await runOnServer(server, `drop database "${name}" with (force)`);
      },
    };
  };
  return {
    name: 'PostgreSQL',
    isShared: true,
    create: () => create(),
    createMigrated: () => create(process.env[templateVariables.PostgreSQL]),
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
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

/** SQLite, and PostgreSQL if a server is configured. Each project in vitest.config.ts selects one of them. */
export const databaseKinds: readonly TemplateKind[] = [sqlite, ...(server ? [postgres(server)] : [])].filter(
  ({ name }) => only === undefined || name === only,
);
