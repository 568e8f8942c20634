import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weekly_goals')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('focus_area_id', 'text', (c) => c.notNull())
    .addColumn('week_start', 'text', (c) => c.notNull())
    .addColumn('goal_min', 'integer')
    .addColumn('is_resting', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('weekly_goals_pk', ['user_id', 'id'])
    .addUniqueConstraint('weekly_goals_one_a_week', ['user_id', 'focus_area_id', 'week_start'])
    .addForeignKeyConstraint(
      'weekly_goals_of_focus_area',
      ['user_id', 'focus_area_id'],
      'focus_areas',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .addCheckConstraint('weekly_goals_goal_min', sql`goal_min between 0 and 10080`)
    .addCheckConstraint('weekly_goals_is_resting', sql`is_resting in (0, 1)`)
    .execute();
  // A covering index for reports.
  await db.schema
    .createIndex('weekly_goals_by_week')
    .on('weekly_goals')
    .columns(['user_id', 'week_start', 'focus_area_id', 'goal_min', 'is_resting', 'id'])
    .execute();
}
