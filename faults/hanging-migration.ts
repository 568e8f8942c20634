/** A program that brings a database up to date and stops for ever in the middle of the step that CUT_AT names. */
import { Kysely } from 'kysely';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { type Migration, migrations } from '../server/db/migrations/index.ts';
import { openPostgresForMigration } from '../server/db/postgres.ts';
import type { Schema } from '../server/db/schema.ts';
import { openSqlite } from '../server/db/sqlite.ts';

const { databaseUrl, dataDir } = readConfig(process.env);
const name = process.env['CUT_AT']!;

const cut: Migration = {
  async up(db, kind) {
    await migrations[name]!.up(db, kind);
    console.log(`ready at ${name}, and no further`);
    await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1));
  },
};

const dialect = databaseUrl === undefined ? openSqlite(dataDir).dialect : openPostgresForMigration(databaseUrl);
const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
await migrate(new Kysely<Schema>({ dialect }), kind, { ...migrations, [name]: cut });
