import type { Kysely } from 'kysely';

/** The API keys of users, encrypted with a key that is not in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_keys')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('encrypted_key', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .execute();
}
