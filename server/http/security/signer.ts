import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';

/** Signs values with the installation's secret. A signature is valid only for the purpose it was created for. */
export interface Signer {
  sign(purpose: string, value: string): string;
  verify(signature: string | undefined, purpose: string, value: string): boolean;
}

/** Creates the secret at the first start. All servers on one database share it. */
export async function loadSigner(db: Db): Promise<Signer> {
  const candidate = { name: 'server', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(candidate)
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value: secret } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'server')
    .executeTakeFirstOrThrow();
  const sign: Signer['sign'] = (purpose, value) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
  return {
    sign,
    verify(signature, purpose, value) {
      const [actual, expected] = [Buffer.from(signature ?? ''), Buffer.from(sign(purpose, value))];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
