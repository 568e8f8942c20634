import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { TestCluster } from './test-cluster.ts';
import { canMount, limitFileSize, SmallDisk } from './small-disk.ts';
import { findInconsistencies } from './consistency.ts';
import { WriteLoad } from './write-load.ts';

const canMountDisk = canMount();
if (!canMountDisk) console.log('Skipping the tests with a small disk: mounting one requires root on Linux.');
const canLimitFileSize = limitFileSize(process.pid, undefined);
if (!canLimitFileSize) console.log('Skipping the test with a file size limit: prlimit is not available.');

afterEach(() => TestCluster.closeAll());

/**
 * Runs write loads while `fail` makes writes impossible and `repair` makes them possible again. Resolves with the database's
 * inconsistencies and unexpected lines in the log.
 */
async function writeThroughFailure(cluster: TestCluster, fail: () => void, repair: () => void) {
  const loads = await Promise.all((await cluster.addUsers(4)).map((user) => WriteLoad.create(user)));
  const [reader] = await cluster.addUsers(1);
  const finished = Promise.all(loads.map((load) => load.run()));
  const countRejected = () => loads.flatMap(({ attempts }) => attempts).filter(({ status }) => status === 503).length;
  await Promise.race([pause(500), finished]);
  fail();
  // Free pages inside the database files are used up first.
  await expect.poll(countRejected, { timeout: 20_000 }).toBeGreaterThan(20);

  for (let n = 0; n < 20; n++) {
    expect((await reader!.request('GET', '/api/time-entries/active')).status).toBe(200);
    expect((await reader!.request('GET', '/api/focus-areas/with-goals')).status).toBe(200);
  }
  const save = () => reader!.request('POST', '/api/focus-areas', { name: 'One more' });
  // A checkpoint may have made room for a few more writes.
  const trySave = async () => {
    const { status, json } = await save();
    return [status, json];
  };
  await expect.poll(trySave, { interval: 0, timeout: 5000 }).toEqual([503, { message: errorMessages.readOnly }]);
  repair();
  const repairedAt = performance.now();
  await expect.poll(async () => (await save()).status, { timeout: 5000 }).toBe(201);
  console.log(
    `${countRejected()} writes rejected; first success ${(performance.now() - repairedAt).toFixed(0)} ms after the repair`,
  );

  await Promise.race([pause(500), finished]);
  for (const load of loads) load.stop();
  await finished;
  const inconsistencies = await cluster.inspectDatabase((db) => findInconsistencies(db, loads));
  const { code, output } = await cluster.server.kill('SIGTERM');
  const log = output.split('\n').filter((line) => line.startsWith('{') && !line.includes('SMTP_URL'));
  // Each rejected write logs one warning with its reason. Any other line is an unexpected error.
  const unexpectedLines = log.filter(
    (line) => !/"level":40.*"reason":"(database or disk is full|disk I\/O error)"/.test(line),
  );
  return { code, inconsistencies, unexpectedLines, linesPerRejection: log.length / (countRejected() + 1) };
}

const expectedOutcome = { code: 0, inconsistencies: [], unexpectedLines: [], linesPerRejection: 1 };

describe('a server on a disk that cannot be written to', () => {
  it.skipIf(!canMountDisk)(
    'because it is full rejects writes with a message, serves reads, loses nothing, and resumes when there is space',
    async () => {
      const disk = new SmallDisk();
      const cluster = await TestCluster.create(disk.databaseKind);
      const fill = () => disk.fill();
      const empty = () => disk.empty();
      expect(await writeThroughFailure(cluster, fill, empty)).toEqual(expectedOutcome);
    },
  );

  it.skipIf(!canLimitFileSize)(
    'because of a file size limit rejects writes, serves reads, loses nothing, and resumes once the limit is lifted',
    async () => {
      const cluster = await TestCluster.create(databaseKinds[0]!);
      const { pid } = cluster.server;
      // Smaller than one frame of the write-ahead log, which otherwise has room again after each checkpoint.
      const fail = () => limitFileSize(pid, 4096);
      const repair = () => limitFileSize(pid, undefined);
      expect(await writeThroughFailure(cluster, fail, repair)).toEqual(expectedOutcome);
    },
  );

  it.skipIf(!canMountDisk)(
    'because it is read-only exits with a one-line error, and starts with all its data once the disk is writable',
    async () => {
      const disk = new SmallDisk();
      const cluster = await TestCluster.create(disk.databaseKind);
      const [ann] = await cluster.addUsers(1);
      await ann!.requestOk('POST', '/api/focus-areas', { name: 'Garden' });
      await cluster.server.kill('SIGTERM');
      disk.remount('ro');
      const { code, output } = await new ServerProcess({ DATA_DIR: cluster.settings.dataDir }).exit;
      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        /^Weekwise cannot start: Cannot open the database .*weekwise\.db \(DATA_DIR\): EROFS[^\n]*$/,
      );
      disk.remount('rw');
      await cluster.startServer();
      expect((await ann!.requestOk('GET', '/api/focus-areas')).json).toMatchObject([{ name: 'Garden' }]);
    },
  );
});
