import { openDatabase } from '../server/db/open.ts';
import type { DatabaseKind } from '../server/testing/databases.ts';
import { filledDay, filledWeek, removeNewEntries, spareGoals } from './entries.ts';
import { refuseDifference } from './house.ts';
import { read, type Step } from './load.ts';
import { openPastHouse } from './past-house.ts';
import { tell } from './tell.ts';
import { figureOf, inTurns } from './turns.ts';

/** Each connection has a goal of its own, so that every request really writes. */
const start: Step = (connection) => ({
  method: 'POST',
  path: '/api/time-entries',
  body: { goalId: spareGoals[connection] },
});
const stop: Step = (_, started) => ({
  method: 'PATCH',
  path: `/api/time-entries/${/"_id":"([^"]+)"/.exec(started)![1]}`,
  body: { endNow: true },
});

const calls: readonly { readonly names: readonly string[]; readonly steps: readonly Step[]; hasFloor: boolean }[] = [
  { names: ['active timers'], steps: [read('/api/time-entries/active')], hasFloor: true },
  {
    names: ['entries of a day'],
    steps: [read(`/api/time-entries/time-entries-by-day?date=${filledDay}`)],
    hasFloor: true,
  },
  { names: ['start', 'stop'], steps: [start, stop], hasFloor: true },
  {
    names: ['usage of a week'],
    steps: [read(`/api/weekly-goals/usage?weekStart=${filledWeek}`)],
    hasFloor: false,
  },
];

/** The same calls of an account with 5,000 entries and of one with ten times as many, among a million of others. */
export async function benchTime(kind: DatabaseKind): Promise<void> {
  const { house, young, old } = await openPastHouse(kind);
  const db = await openDatabase(house.settings, { onLost: () => {} });
  for (const { names, steps, hasFloor } of calls) {
    if (hasFloor) await refuseDifference(steps, [old.ours, old.floor]);
    await removeNewEntries(db);
    const targets = { ...(hasFloor && { floor: old.floor }), young: young.ours, ours: old.ours };
    const rounds = await inTurns(targets as Required<typeof targets>, steps, 0.7, () => removeNewEntries(db));
    for (const [step, name] of names.entries()) {
      const full = `${name} on ${kind.name}`;
      if (hasFloor) tell(full, figureOf(rounds, step, 'ours', 'floor'), 'floor', 3);
      tell(`${full}, ten times the history`, figureOf(rounds, step, 'ours', 'young'), 'a tenth', 1.5);
    }
  }
  await db.destroy();
  await house.close();
}
