import type { DatabaseKind } from '../server/testing/databases.ts';
import { addGoals } from './goals.ts';
import { openHouse, refuseDifference } from './house.ts';
import { read } from './load.ts';
import { tell } from './tell.ts';
import { figureOf, inTurns } from './turns.ts';

const calls = [
  { name: 'page', path: '/api/inventory' },
  { name: 'search', path: '/api/inventory?q=course+17' },
  { name: 'sort by title', path: '/api/inventory?sortBy=title&sortDir=asc' },
  { name: 'sort by goal', path: '/api/inventory?sortBy=goalTitle&sortDir=asc' },
];

/** Pages of an inventory of 10,000 items beside their floor. */
export async function benchInventory(kind: DatabaseKind): Promise<void> {
  const house = await openHouse(kind, ['bench@example.org'], (settings) => addGoals(settings, 10, 100, 10_000));
  const targets = house.accounts['bench@example.org']!;
  for (const { name, path } of calls) {
    const steps = [read(path)];
    await refuseDifference(steps, [targets.ours, targets.floor]);
    const rounds = await inTurns({ floor: targets.floor, ours: targets.ours }, steps, 0.7);
    tell(`inventory of 10,000 items, ${name}, on ${kind.name}`, figureOf(rounds, 0, 'ours', 'floor'), 'floor', 3);
  }
  await house.close();
}
