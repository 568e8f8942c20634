import type { modelTimeoutMs } from '#domain/limits.ts';
import type { Config } from '#server/config.ts';
import type { BulkWrites } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { AccountLocks } from './account-locks.ts';
import type { ClientTimeouts } from './request/client-timeouts.ts';
import type { Serializer } from './response/serializer.ts';
import type { LargeBodies } from './request/large-bodies.ts';
import type { ReadEndpoint } from './reads.ts';
import type { Revisions } from './revisions.ts';
import type { PasswordHasher } from './security/passwords.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { SecretCipher } from './security/secret-cipher.ts';
import type { Signer } from './security/signer.ts';
import type { SessionStore } from './security/sessions.ts';
import type { WriteLimiter } from './rate-limits/write-limiter.ts';

/** How long the language model may take (see `modelTimeoutMs`). */
export type ModelTimeouts = { readonly [Name in keyof typeof modelTimeoutMs]: number };

/** The dependencies of handlers, created once per app. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly accountLocks: AccountLocks;
  readonly bulkWrites: BulkWrites;
  readonly signer: Signer;
  readonly secretCipher: SecretCipher;
  readonly sessions: SessionStore;
  readonly rateLimiter: RateLimiter;
  readonly writeLimiter: WriteLimiter;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly serialize: Serializer;
  readonly largeBodies: LargeBodies;
  readonly revisions: Revisions;
  /** All GET endpoints. Empty until every endpoint is registered. */
  readonly reads: readonly ReadEndpoint[];
  readonly clientTimeouts: ClientTimeouts;
  readonly modelTimeoutsMs: ModelTimeouts;
  /** The address of OpenRouter's API, without a trailing slash. */
  readonly openRouterUrl: string;
  /** The program of the planner's process: its build, or in development its sources. Without it, jobs run in this process. */
  readonly plannerFolder: string | undefined;
  /** Aborted on shutdown, with the error for requests that are still waiting. */
  readonly shutdownSignal: AbortSignal;
}
