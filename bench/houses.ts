import type { Db } from '../server/db/open.ts';
import type { DatabaseKind } from '../server/testing/databases.ts';
import { fill } from './fill/account.ts';
import { fillCollection } from './fill/collection.ts';
import { SPARE_GOALS, spareGoal } from './fill/ids.ts';
import { openForFilling } from './fill/open.ts';
import { type House, openHouse } from './house.ts';
import type { Target } from './load.ts';

const [YOUNG, OLD, COLLECTOR] = ['young@example.org', 'old@example.org', 'collector@example.org'];
const [FEW, MANY] = [100, 10_000];
const CROWD = Array.from({ length: 32 }, (_, n) => `client${n}@example.org`);

/** The same accounts among few users and among many. */
export interface Houses {
  /** With 50,000 entries, among 10,000 users: what is measured. */
  readonly ours: Target;
  /** The same account, asked at the floor. */
  readonly floor: Target;
  /** With a tenth of the entries. */
  readonly young: Target;
  /** With as many, among a hundredth of the users. */
  readonly few: Target;
  /** As many accounts like the young one as work at the same time. */
  readonly crowd: readonly { readonly ours: Target; readonly floor: Target }[];
  readonly collection: { readonly ours: Target; readonly floor: Target };
  /** The one with many. */
  readonly house: House;
  /** Takes away what was written since the houses were filled. */
  tidyUp(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouses(kind: DatabaseKind): Promise<Houses> {
  const small = await openHouse(kind, [OLD], (settings) => fill(settings, { [OLD]: 50_000 }, FEW));
  const house = await openHouse(kind, [YOUNG, OLD, COLLECTOR, ...CROWD], async (settings) => {
    const entries = Object.fromEntries([YOUNG, ...CROWD].map((email) => [email, 5000]));
    await fill(settings, { ...entries, [OLD]: 50_000 }, MANY);
    await fillCollection(settings, COLLECTOR);
  });
  const dbs: Db[] = [];
  for (const { settings } of [small, house]) dbs.push(await openForFilling(settings));
  return {
    ...house.accounts[OLD]!,
    young: house.accounts[YOUNG]!.ours,
    few: small.accounts[OLD]!.ours,
    crowd: CROWD.map((email) => house.accounts[email]!),
    collection: house.accounts[COLLECTOR]!,
    house,
    async tidyUp() {
      for (const db of dbs) await removeNew(db);
    },
    async close() {
      for (const db of dbs) await db.destroy();
      await small.close();
      await house.close();
    },
  };
}

async function removeNew(db: Db): Promise<void> {
  const goals = Array.from({ length: SPARE_GOALS }, (_, n) => spareGoal(n));
  await db.deleteFrom('time_entries').where('goal_id', 'in', goals).execute();
  await db.deleteFrom('idempotency_keys').execute();
}
