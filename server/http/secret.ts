import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';

/** Proves that a value came from this installation: nobody else can make the same seal for it. */
export type Seal = (purpose: string, value: string) => string;

/** The installation's own secret: made at the first start, the same for every server on one database. */
export async function openSeal(db: Db): Promise<Seal> {
  const made = { name: 'server', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(made)
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'server')
    .executeTakeFirstOrThrow();
  return (purpose, text) => createHmac('sha256', value).update(`${purpose}\0${text}`).digest('base64url');
}

export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** For what is stored of a random token: it needs no salt and no slow hash. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
