import type { Config } from '../config.ts';
import type { BulkWrites } from '../db/bulk/bulk-writes.ts';
import type { Db } from '../db/open.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccountLocks } from './account-locks.ts';
import type { ClientTimes } from './client-times.ts';
import type { Encoder } from './encoder.ts';
import type { LargeBodies } from './large-bodies.ts';
import type { Passwords } from './password.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Seal } from './secret.ts';
import type { Sessions } from './session.ts';
import type { WriteLimiter } from './write-limit.ts';

export interface ModelTime {
  readonly plan: number;
  readonly question: number;
}

/** What handlers work with, made once when the app is built. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly locks: AccountLocks;
  readonly bulkWrites: BulkWrites;
  readonly seal: Seal;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly writeLimiter: WriteLimiter;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly encode: Encoder;
  readonly largeBodies: LargeBodies;
  readonly clientTimes: ClientTimes;
  /** How long a model may think. */
  readonly modelTimeMs: ModelTime;
  /** Aborted when the server stops, with what whoever waits is told: nothing that takes long is waited for any more. */
  readonly stopping: AbortSignal;
}
