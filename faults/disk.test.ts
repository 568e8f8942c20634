import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { House } from './house.ts';
import { canMount, limitFiles, SmallDisk } from './small-disk.ts';
import { wrongWith } from './state.ts';
import { Writer } from './writer.ts';

const mountable = canMount();
if (!mountable) console.log('No file system can be mounted here (root on Linux may): no disk is filled.');
const limitable = limitFiles(process.pid, undefined);
if (!limitable) console.log('There is no prlimit here: no write is made to fail.');

afterEach(() => House.closeAll());

/**
 * People write while `fail` makes writing impossible, and until `mend` has made it possible again. Answers what the
 * database holds that it should not, and what the log says that it should not.
 */
async function writeThrough(house: House, fail: () => void, mend: () => void) {
  const writers = await Promise.all((await house.join(4)).map((person) => Writer.of(person)));
  const [reader] = await house.join(1);
  const writing = Promise.all(writers.map((writer) => writer.write()));
  const refused = () => writers.flatMap(({ tries }) => tries).filter(({ status }) => status === 503).length;
  await Promise.race([pause(500), writing]);
  fail();
  // What is free inside the files of the database is used up first.
  await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThan(20);

  for (let n = 0; n < 20; n++) {
    expect((await reader!.ask('GET', '/api/time-entries/active')).status).toBe(200);
    expect((await reader!.ask('GET', '/api/focus-areas/with-goals')).status).toBe(200);
  }
  const save = () => reader!.ask('POST', '/api/focus-areas', { name: 'One more' });
  const told = await save();
  expect([told.status, told.json]).toEqual([503, { message: messages.cannotSave }]);
  mend();
  const mended = performance.now();
  await expect.poll(async () => (await save()).status, { timeout: 5000 }).toBe(201);
  console.log(`${refused()} refused, then saved ${(performance.now() - mended).toFixed(0)} ms after there was room`);

  await Promise.race([pause(500), writing]);
  for (const writer of writers) writer.stop();
  await writing;
  const wrong = await house.look((db) => wrongWith(db, writers));
  const { code, output } = await house.server.kill('SIGTERM');
  const log = output.split('\n').filter((line) => line.startsWith('{') && !line.includes('SMTP_URL'));
  // A warning for each refusal, with its reason; more than that would be a failure that nobody expected.
  const odd = log.filter((line) => !/"level":40.*"reason":"(database or disk is full|disk I\/O error)"/.test(line));
  return { code, wrong, odd, linesPerRefusal: log.length / (refused() + 1) };
}

const allWell = { code: 0, wrong: [], odd: [], linesPerRefusal: 1 };

describe('a disk that takes no more', () => {
  it.skipIf(!mountable)(
    'is full: writes are refused in words, reading goes on, nothing is lost, room is noticed',
    async () => {
      const disk = new SmallDisk();
      const house = await House.open(disk.kind);
      const fill = () => disk.fill();
      const empty = () => disk.empty();
      expect(await writeThrough(house, fill, empty)).toEqual(allWell);
    },
  );

  it.skipIf(!limitable)('refuses to write: the same', async () => {
    const house = await House.open(databaseKinds[0]!);
    const { pid } = house.server;
    const fail = () => limitFiles(pid, statSync(join(house.settings.dataDir, 'weekwise.db-wal')).size);
    const mend = () => limitFiles(pid, undefined);
    expect(await writeThrough(house, fail, mend)).toEqual(allWell);
  });

  it.skipIf(!mountable)(
    'is read-only: the server says so in one line and does not start; later it does, with all it had',
    async () => {
      const disk = new SmallDisk();
      const house = await House.open(disk.kind);
      const [ann] = await house.join(1);
      await ann!.must('POST', '/api/focus-areas', { name: 'Kept' });
      await house.server.kill('SIGTERM');
      disk.remount('ro');
      const { code, output } = await new ServerProcess({ DATA_DIR: house.settings.dataDir }).exit;
      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        /^Weekwise cannot start: Cannot open the database .*weekwise\.db \(DATA_DIR\): EROFS[^\n]*$/,
      );
      disk.remount('rw');
      await house.start();
      expect((await ann!.must('GET', '/api/focus-areas')).json).toMatchObject([{ name: 'Kept' }]);
    },
  );
});
