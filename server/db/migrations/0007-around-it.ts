import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('support_messages')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('support_messages_pk', ['user_id', 'id'])
    .execute();

  await db.schema
    .createTable('sample_focus_areas')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('focus_area_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sample_focus_areas_pk', ['user_id', 'focus_area_id'])
    .addForeignKeyConstraint(
      'sample_focus_areas_area',
      ['user_id', 'focus_area_id'],
      'focus_areas',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
}
