import type { Kysely } from 'kysely';

const counted = [
  'focus_areas',
  'focus_area_settings',
  'goals',
  'time_entries',
  'weekly_goals',
  'action_plans',
  'inventory_items',
  'tasks',
  'task_items',
  'support_messages',
];

/** Starts empty: an account is counted when something is next added to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('account_sizes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'));
  for (const column of counted) table = table.addColumn(column, 'integer');
  await table.execute();
}
