import type { DatabaseKind } from '../server/testing/databases.ts';
import { addGoals } from './goals.ts';
import { openHouse, refuseDifference } from './house.ts';
import { read } from './load.ts';
import { tell } from './tell.ts';
import { figureOf, inTurns } from './turns.ts';

export async function benchReading(kind: DatabaseKind): Promise<void> {
  await benchOne(kind, '/api/auth/me', 2);
  await benchOne(kind, '/api/focus-areas/with-goals', 2.5, 10, 10);
  await benchOne(kind, '/api/focus-areas/with-goals', 2.5, 10, 100);
  await benchOne(kind, '/api/focus-areas/with-goals', 2.5, 50, 1000);
}

/** Reads of an account with so many goals in so many areas. */
async function benchOne(kind: DatabaseKind, path: string, limit: number, areas = 0, goals = 0): Promise<void> {
  const house = await openHouse(kind, ['bench@example.org'], (settings) => addGoals(settings, areas, goals));
  const targets = house.accounts['bench@example.org']!;
  const steps = [read(path)];
  await refuseDifference(steps, [targets.ours, targets.floor]);
  const rounds = await inTurns({ floor: targets.floor, ours: targets.ours }, steps, 1);
  await house.close();
  const name = `GET ${path}${goals > 0 ? ` (${goals} goals)` : ''} on ${kind.name}`;
  tell(name, figureOf(rounds, 0, 'ours', 'floor'), 'floor', limit);
}
