/** `npm run bench`: our figures beside their floors, measured in the same run, since machines differ and are noisy. */
import { databaseKinds } from '../server/testing/databases.ts';
import { me } from './me.ts';

let missed = false;
for (const kind of databaseKinds) {
  const { name, ours, floor, ratio, limit } = await me(kind);
  const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
  missed ||= ratio > limit;
  console.log(
    `${name}: ${ours.toFixed(0)}/s, floor ${floor.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict}`,
  );
}
process.exit(missed ? 1 : 0);
