import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deletions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    // Last because it may be long.
    .addColumn('scope', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deletions_pk', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('deletions_by_expiry').on('deletions').columns(['expires_at']).execute();
  await db.schema
    .createTable('deleted_rows')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('deletion_id', 'text', (c) => c.notNull())
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    // Last, so that the columns before it are read without it.
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_rows_pk', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'deleted_rows_of_deletion',
      ['user_id', 'deletion_id'],
      'deletions',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('deleted_rows_by_deletion')
    .on('deleted_rows')
    .columns(['user_id', 'deletion_id', 'id'])
    .execute();
}
