/** `npm run bench`: our figures beside their floors, measured in the same run, since machines differ and are noisy. */
import { openDatabase } from '../server/db/open.ts';
import { type DatabaseKind, databaseKinds } from '../server/testing/databases.ts';
import { fill, filledDay, filledWeek, removeNewEntries, spareGoals } from './entries.ts';
import { addGoals } from './goals.ts';
import { openHouse, refuseDifference } from './house.ts';
import { read, type Step } from './load.ts';
import { type Figure, figureOf, inTurns } from './turns.ts';

let missed = false;

function tell(name: string, { rate, base, ratio }: Figure, compared: string, limit: number): void {
  missed ||= ratio > limit;
  const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
  console.log(
    `${name}: ${rate.toFixed(0)}/s, ${compared} ${base.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict}`,
  );
}

/** Reads of an account with so many goals in so many areas. */
async function benchReading(kind: DatabaseKind, path: string, limit: number, areas = 0, goals = 0): Promise<void> {
  const house = await openHouse(kind, ['bench@example.org'], (settings) => addGoals(settings, areas, goals));
  const targets = house.accounts['bench@example.org']!;
  const steps = [read(path)];
  await refuseDifference(steps, [targets.ours, targets.floor]);
  const rounds = await inTurns({ floor: targets.floor, ours: targets.ours }, steps, 1);
  await house.close();
  const name = `GET ${path}${goals > 0 ? ` (${goals} goals)` : ''} on ${kind.name}`;
  tell(name, figureOf(rounds, 0, 'ours', 'floor'), 'floor', limit);
}

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

const timeCalls: readonly { readonly names: readonly string[]; readonly steps: readonly Step[]; hasFloor: boolean }[] =
  [
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
async function benchTime(kind: DatabaseKind): Promise<void> {
  const house = await openHouse(kind, ['young', 'old'].map(emailOf), (settings) =>
    fill(settings, { [emailOf('young')]: 5000, [emailOf('old')]: 50_000 }),
  );
  const [young, old] = [house.accounts[emailOf('young')]!, house.accounts[emailOf('old')]!];
  const db = await openDatabase(house.settings, { onLost: () => {} });
  for (const { names, steps, hasFloor } of timeCalls) {
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

const emailOf = (name: string) => `${name}@example.org`;

for (const kind of databaseKinds) {
  await benchReading(kind, '/api/auth/me', 2);
  await benchReading(kind, '/api/focus-areas/with-goals', 2.5, 10, 10);
  await benchReading(kind, '/api/focus-areas/with-goals', 2.5, 10, 100);
  await benchReading(kind, '/api/focus-areas/with-goals', 2.5, 50, 1000);
  await benchTime(kind);
}
process.exit(missed ? 1 : 0);
