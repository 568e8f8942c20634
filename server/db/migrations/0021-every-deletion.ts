import { type Kysely, sql } from 'kysely';

/**
 * Deletions of any kind of record, and the response to a restoration, which is repeated if the request is. Deletions from
 * before have no details.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deletions').addColumn('details', 'text').execute();
  await db.schema.alterTable('deletions').addColumn('result', 'text').execute();
  await db.schema
    .createIndex('deletions_restored')
    .on('deletions')
    .columns(['user_id', 'id'])
    .where(sql.ref('result'), 'is not', null)
    .execute();
}
