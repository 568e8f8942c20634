import type { DatabaseKind } from '../server/testing/databases.ts';
import { fill, type Others } from './entries.ts';
import { openHouse } from './house.ts';

const [YOUNG, OLD] = ['young@example.org', 'old@example.org'];

/** A house with an account of 5,000 entries and one of ten times as many, among those of others. */
export async function openPastHouse(kind: DatabaseKind, others?: Others) {
  const house = await openHouse(kind, [YOUNG, OLD], (settings) =>
    fill(settings, { [YOUNG]: 5000, [OLD]: 50_000 }, others),
  );
  return { house, young: house.accounts[YOUNG]!, old: house.accounts[OLD]! };
}
