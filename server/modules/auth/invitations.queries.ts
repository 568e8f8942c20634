import type { Insertable } from 'kysely';
import type { InvitationState } from '#contract/account/invitations.ts';
import { invitationTtl } from '#domain/limits.ts';
import { isWithinLifetime } from '#server/expiry.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

export async function insertInvitation(db: Db, invitation: Insertable<Schema['invitations']>): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute();
}

export async function getInvitationState(db: Db | Tx, tokenHash: string, now: number): Promise<InvitationState> {
  const found = await db
    .selectFrom('invitations')
    .select(['expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return 'unknown';
  if (found.used_at !== null) return 'used';
  return isWithinLifetime(found.expires_at, now, invitationTtl.maxMs) ? 'valid' : 'expired';
}

/** Returns false if the invitation has already been used. */
export async function consumeInvitation(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: now, note: null })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unused and unexpired invitations, the next to expire first. */
export async function listOpenInvitations(db: Db, now: number) {
  const rows = await db
    .selectFrom('invitations')
    .select(['created_at', 'expires_at', 'note'])
    .where('used_at', 'is', null)
    .orderBy('expires_at')
    .execute();
  return rows.filter((row) => isWithinLifetime(row.expires_at, now, invitationTtl.maxMs));
}
