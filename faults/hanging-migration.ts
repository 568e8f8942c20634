/** Migrates a database and hangs inside the migration named by HANG_AT, before it is committed. */
import { Kysely } from 'kysely';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Migration, migrations } from '#server/db/migrations/index.ts';
import { openPostgresForMigration } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite.ts';

const { databaseUrl, dataDir } = readConfig(process.env);
const name = process.env['HANG_AT']!;

const hangingMigration: Migration = {
  async up(db, kind) {
    await migrations[name]!.up(db, kind);
    console.log(`ready at ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1));
  },
};

const dialect = databaseUrl === undefined ? openSqlite(dataDir).dialect : openPostgresForMigration(databaseUrl);
const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
await migrate(new Kysely<Schema>({ dialect }), kind, { ...migrations, [name]: hangingMigration });
