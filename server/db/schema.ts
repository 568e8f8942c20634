/**
 * The tables, once for both databases. Instants are milliseconds UTC, ids UUIDv7 text. Every table of a user's own
 * things has the user's id first in its key; `users` and what is looked up before a user is known do not.
 */
export interface Schema {
  users: {
    id: string;
    /** As typed. */
    email: string;
    /** Lower-cased: what makes two spellings one account. */
    email_key: string;
    password_hash: string;
    time_zone: string;
    created_at: number;
  };
  sessions: {
    /** SHA-256 of the cookie's token: a copy of this table opens no session. */
    token_hash: string;
    user_id: string;
    id: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    user_agent: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    /** Method and path of the call the key was first used for. */
    call: string;
    status: number;
    body: string;
    created_at: number;
  };
  rate_limits: {
    /** Hashed: the table names neither addresses nor accounts. */
    key: string;
    count: number;
    resets_at: number;
  };
  secrets: {
    name: string;
    value: string;
  };
}
