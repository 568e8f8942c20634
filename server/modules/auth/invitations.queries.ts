import type { Insertable } from 'kysely';
import type { InvitationState } from '#contract/invitations.ts';
import { invitationLife } from '#domain/limits.ts';
import { isInForce } from '#domain/plausible-time.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

export async function insertInvitation(db: Db, invitation: Insertable<Schema['invitations']>): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute();
}

export async function invitationState(db: Db | Tx, tokenHash: string, now: number): Promise<InvitationState> {
  const found = await db
    .selectFrom('invitations')
    .select(['expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return 'unknown';
  if (found.used_at !== null) return 'used';
  return isInForce(found.expires_at, now, invitationLife.maxMs) ? 'valid' : 'expired';
}

/** False if somebody else has used it first. */
export async function useInvitation(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: now, note: null })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that can still be used, the next to expire first. */
export async function openInvitations(db: Db, now: number) {
  const rows = await db
    .selectFrom('invitations')
    .select(['created_at', 'expires_at', 'note'])
    .where('used_at', 'is', null)
    .orderBy('expires_at')
    .execute();
  return rows.filter((row) => isInForce(row.expires_at, now, invitationLife.maxMs));
}
