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
  /**
   * Copies the template, which is cheaper than running all migrations again. Other tests may use the copy later, so its schema
   * and the table `migrations` must not be changed.
   */
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
  const open = (name: string, close: (url: string) => Promise<void>): TestDatabase => {
    const url = new URL(server);
    url.pathname = name;
    // Undelivered mails are stored as files even with PostgreSQL.
    const { dataDir, removeFolder } = createDataDir();
    return {
      settings: { dataDir, databaseUrl: url.href },
      async remove() {
        removeFolder();
        await close(url.href);
      },
    };
  };
  const create = async (): Promise<TestDatabase> => {
    const name = `weekwise_${newToken(8).toLowerCase().replaceAll('-', '_')}`;
    await runOnServer(server, `create database "${name}"`);
    return open(name, () => dropWithCopies(server, name));
  };
  /** Copies that no test is using. Emptying one is several times cheaper than dropping it and creating another. */
  const unused: string[] = [];
  let copyCount = 0;
  return {
    name: 'PostgreSQL',
    isShared: true,
    create,
    async createMigrated() {
      const template = process.env[templateVariables.PostgreSQL];
      if (!template) return create();
      let name = unused.pop();
      if (name === undefined) {
        name = `${template}_${process.pid}_${copyCount++}`;
        await runOnServer(server, `create database "${name}" template "${template}"`);
      }
      return open(name, async (url) => {
        await runOnServer(url, EMPTY_TABLES);
        unused.push(name);
      });
    },
  };
}

/** Leaves what the template contains. */
const EMPTY_TABLES = `do $$ begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ')
    from pg_tables where schemaname = 'public' and tablename <> 'migrations');
end $$`;

/** Copies are named after their template. */
async function dropWithCopies(server: string, name: string): Promise<void> {
  const rows = await runOnServer(server, `select datname from pg_database where starts_with(datname, '${name}')`);
  for (const { datname } of rows) await runOnServer(server, `drop database "${datname}" with (force)`);
}

async function runOnServer(url: string, statement: string): Promise<readonly { readonly datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
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
