import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('focus_areas')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('focus_areas_pk', ['user_id', 'id'])
    .execute();

  await db.schema
    .createTable('focus_area_settings')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('focus_area_id', 'text', (c) => c.notNull())
    .addColumn('from_week', 'text', (c) => c.notNull())
    .addColumn('focus_area_class', 'text', (c) => c.notNull())
    .addColumn('default_weekly_min', 'integer', (c) => c.notNull())
    .addColumn('weight', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('focus_area_settings_pk', ['user_id', 'focus_area_id', 'from_week'])
    .addForeignKeyConstraint(
      'focus_area_settings_of_focus_area',
      ['user_id', 'focus_area_id'],
      'focus_areas',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('goals')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('focus_area_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('is_favorite', 'integer', (c) => c.notNull())
    .addColumn('timeframe_year', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('goals_pk', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'goals_of_focus_area',
      ['user_id', 'focus_area_id'],
      'focus_areas',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .addCheckConstraint('goals_status', sql`status in ('Active', 'Completed', 'Archived')`)
    .addCheckConstraint('goals_closed_once', sql`(status = 'Active') = (closed_at is null)`)
    .execute();
  await db.schema.createIndex('goals_by_focus_area').on('goals').columns(['user_id', 'focus_area_id']).execute();
}
