import { idempotencyLifeMs } from '#domain/limits.ts';
import type { Db } from '../db/open.ts';

/** Removes what has run out and nobody will ask for again. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - idempotencyLifeMs)
    .execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
