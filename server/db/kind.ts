/** Which of the two databases it is; only what creates tables needs to know. */
export type DatabaseKind = 'sqlite' | 'postgres';
