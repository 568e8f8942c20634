/** `npm run bench`: our figures beside their floors, measured in the same run, since machines differ and are noisy. */
import { databaseKinds } from '../server/testing/databases.ts';
import { addGoals } from './goals.ts';
import { inTurns, type Subject } from './turns.ts';

const withGoals = (areas: number, goals: number): Subject => ({
  name: `GET /api/focus-areas/with-goals (${goals} goals)`,
  path: '/api/focus-areas/with-goals',
  limit: 2.5,
  prepare: (settings) => addGoals(settings, areas, goals),
});

const subjects: readonly Subject[] = [
  { name: 'GET /api/auth/me', path: '/api/auth/me', limit: 2 },
  withGoals(10, 10),
  withGoals(10, 100),
  withGoals(50, 1000),
];

let missed = false;
for (const kind of databaseKinds) {
  for (const subject of subjects) {
    const { name, ours, floor, ratio, limit } = await inTurns(kind, subject);
    const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
    missed ||= ratio > limit;
    console.log(
      `${name}: ${ours.toFixed(0)}/s, floor ${floor.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict}`,
    );
  }
}
process.exit(missed ? 1 : 0);
