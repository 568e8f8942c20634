import type { Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

type Row = Schema['support_messages'];

/** What the user entered. */
export type SupportMessage = Omit<Row, 'user_id' | 'id' | 'created_at'>;

export async function insertMessage(tx: Tx, message: Row): Promise<void> {
  await tx.insertInto('support_messages').values(message).execute();
}
