import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';

/** Proves that a value came from this installation: nobody else can make the same seal for it. */
export interface Seal {
  (purpose: string, value: string): string;
  /** Whether a mark that someone brought is the seal of that value. */
  fits(mark: string | undefined, purpose: string, value: string): boolean;
}

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
  const seal = (purpose: string, text: string) =>
    createHmac('sha256', value).update(`${purpose}\0${text}`).digest('base64url');
  const fits: Seal['fits'] = (mark, purpose, text) => {
    const [brought, expected] = [Buffer.from(mark ?? ''), Buffer.from(seal(purpose, text))];
    return brought.length === expected.length && timingSafeEqual(brought, expected);
  };
  return Object.assign(seal, { fits });
}

export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** For what is stored of a random token: it needs no salt and no slow hash. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
