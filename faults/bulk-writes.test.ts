import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/app.ts';
import { buildEntryRow } from '#server/testing/fixtures/factories.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { TestCluster } from './test-cluster.ts';
import { p95, measureDuring } from './measure.ts';
import type { TestUser } from './test-user.ts';

const IMPORT_LINES = 98_000;
const ENTRIES = 266_000;
const RESTORED_ENTRIES = 50_000;
const MAX_WAIT_MS = 500;
const HOUR = 3_600_000;
const LINES_PER_KILL = 20_000;
const KILLS = 10;

afterEach(() => TestCluster.closeAll());

/** Half-hour entries for ten goals per area, newest first as in a Toggl export. */
function buildCsv(lines: number, areas = 4): string {
  const end = Date.UTC(2026, 0, 1);
  const iso = (instant: number) => new Date(instant).toISOString();
  const rows = Array.from({ length: lines }, (_, n) => {
    const start = end - (n + 1) * HOUR;
    return `Area ${n % areas},Goal ${n % (10 * areas)},${iso(start)},${iso(start + HOUR / 2)},1800`;
  });
  return ['Focus area,Goal,Start,End,Duration (seconds)', ...rows].join('\n');
}

/** Writes a goal with many entries straight into the database. */
async function seedEntries(cluster: TestCluster, user: TestUser, entries: number) {
  const area = (await user.request('POST', '/api/focus-areas', { name: 'Fitness' })).json._id as string;
  const goal = (await user.request('POST', `/api/focus-areas/${area}/goals`, { title: 'Run' })).json._id as string;
  const now = Date.now();
  await cluster.inspectDatabase(async (db) => {
    for (let n = 0; n < entries; n += 2000) {
      const rows = Array.from({ length: Math.min(2000, entries - n) }, (_, k) =>
        buildEntryRow(user.userId, goal, now - (n + k + 2) * 60_000, 1),
      );
      await db.insertInto('time_entries').values(rows).execute();
    }
  });
  return { area, goal };
}

/** Simulates another user's work during the bulk write: alternately reads a page's data and renames a goal. */
async function startBackgroundUser(cluster: TestCluster, user: TestUser) {
  const area = (await user.request('POST', '/api/focus-areas', { name: 'Work' })).json._id as string;
  const goal = (await user.request('POST', `/api/focus-areas/${area}/goals`, { title: 'Write' })).json._id as string;
  let requestCount = 0;
  const sendRequest = async () => {
    if (requestCount++ % 2 === 0) {
      expect((await user.request('GET', '/api/focus-areas/with-goals')).status).toBe(200);
    } else {
      expect((await user.request('PUT', `/api/goals/${goal}`, { title: `Write ${requestCount}` })).status).toBe(200);
    }
  };
  for (let n = 0; n < 100; n++) await sendRequest();
  const idle = await measureDuring(cluster.server.pid, sendRequest, pause(2000));
  return { sendRequest, idle };
}

describe.each(databaseKinds)('a bulk write, on $name,', (kind) => {
  const startScenario = async () => {
    const cluster = await TestCluster.create(kind);
    const [ann, ben] = (await cluster.addUsers(2)) as [TestUser, TestUser];
    return { cluster, ann, ...(await startBackgroundUser(cluster, ben)) };
  };

  const operations = {
    [`importing ${IMPORT_LINES} lines`]: async (_: TestCluster, ann: TestUser) => {
      const text = buildCsv(IMPORT_LINES);
      return async () => {
        const response = await ann.request('POST', '/api/imports', { text });
        expect([response.status, response.json.made?.timeEntries]).toEqual([201, IMPORT_LINES]);
      };
    },
    [`deleting a focus area with ${ENTRIES} entries`]: async (cluster: TestCluster, ann: TestUser) => {
      const { area } = await seedEntries(cluster, ann, ENTRIES);
      return async () => expect((await ann.request('DELETE', `/api/safe-delete/focus-areas/${area}`)).status).toBe(204);
    },
    [`restoring a focus area with ${RESTORED_ENTRIES} entries`]: async (cluster: TestCluster, ann: TestUser) => {
      const { area } = await seedEntries(cluster, ann, RESTORED_ENTRIES);
      const deleted = await ann.request('DELETE', `/api/safe-delete/focus-areas/${area}?returns=deletion`);
      expect(deleted.status).toBe(200);
      return async () => {
        const restored = await ann.request('POST', `/api/deletions/${deleted.json.deletionId}/restore`);
        expect(restored.status).toBe(200);
      };
    },
    [`deleting an account with ${ENTRIES} entries`]: async (cluster: TestCluster, ann: TestUser) => {
      await seedEntries(cluster, ann, ENTRIES);
      return async () =>
        expect((await ann.request('POST', '/api/account/delete', { currentPassword: PASSWORD })).status).toBe(204);
    },
  };

  it.each(Object.entries(operations))('(%s) hardly delays other users (LD-03)', { retry: 2 }, async (_, prepare) => {
    const { cluster, ann, sendRequest, idle } = await startScenario();
    const work = await prepare(cluster, ann);
    const startedAt = performance.now();
    const busy = await measureDuring(cluster.server.pid, sendRequest, work());
    const figures = {
      seconds: (performance.now() - startedAt) / 1000,
      idleP95: p95(idle.latencies),
      busyP95: p95(busy.latencies),
      longest: Math.max(...busy.latencies),
    };
    console.log(JSON.stringify(figures));
    expect(figures.busyP95).toBeLessThan(10 * figures.idleP95);
    expect(figures.longest).toBeLessThan(MAX_WAIT_MS);
  });

  it('is complete or absent after kill -9 at any moment (DU-01)', async () => {
    const cluster = await TestCluster.create(kind);
    const [ann] = (await cluster.addUsers(1)) as [TestUser];
    const countEntries = () =>
      cluster.inspectDatabase(async (db) => {
        const rows = await db.selectFrom('time_entries').select('id').where('user_id', '=', ann.userId).execute();
        return rows.length;
      });
    const clear = async () => {
      const areas = (await ann.requestOk('GET', '/api/focus-areas')).json as { readonly _id: string }[];
      for (const { _id } of areas) await ann.requestOk('DELETE', `/api/safe-delete/focus-areas/${_id}`);
      expect(await countEntries()).toBe(0);
    };
    const text = buildCsv(LINES_PER_KILL, 1);
    const sendImport = () => ann.request('POST', '/api/imports', { text });
    const outcomes = new Set<string>();
    const killDuring = async (
      name: string,
      work: () => Promise<unknown>,
      entriesWhenComplete: number,
      afterMs: number,
    ) => {
      const hasResponse = work().then(
        () => true,
        () => false,
      );
      await pause(afterMs);
      await cluster.server.kill('SIGKILL');
      await cluster.startServer();
      const isComplete = (await countEntries()) === entriesWhenComplete;
      outcomes.add(`${name}: ${isComplete ? 'complete' : 'absent'}`);
      if (await hasResponse) expect([name, afterMs, isComplete]).toEqual([name, afterMs, true]);
      expect([0, LINES_PER_KILL]).toContain(await countEntries());
      expect(await cluster.inspectDatabase((db) => db.selectFrom('pending_deletions').selectAll().execute())).toEqual(
        [],
      );
    };

    let startedAt = performance.now();
    await ann.requestOk('POST', '/api/imports', { text });
    const importMs = performance.now() - startedAt;
    startedAt = performance.now();
    await clear();
    const deletionMs = performance.now() - startedAt;
    for (let round = 0; round <= KILLS; round++) {
      await killDuring('import', sendImport, LINES_PER_KILL, (1.3 * importMs * round) / KILLS);
      if ((await countEntries()) === 0) await ann.requestOk('POST', '/api/imports', { text });
      const [area] = (await ann.requestOk('GET', '/api/focus-areas')).json as { readonly _id: string }[];
      const sendDeletion = () => ann.request('DELETE', `/api/safe-delete/focus-areas/${area!._id}`);
      await killDuring('deletion', sendDeletion, 0, (1.3 * deletionMs * round) / KILLS);
      if ((await countEntries()) === 0) {
        const [latest] = (await ann.requestOk('GET', '/api/deletions')).json as { readonly _id: string }[];
        const sendRestore = () => ann.request('POST', `/api/deletions/${latest!._id}/restore`);
        await killDuring('restoration', sendRestore, LINES_PER_KILL, (1.3 * deletionMs * round) / KILLS);
        // It was complete or can be repeated.
        expect((await sendRestore()).status).toBe(200);
        expect(await countEntries()).toBe(LINES_PER_KILL);
      }
      await clear();
    }
    expect([...outcomes].filter((outcome) => outcome.startsWith('import')).toSorted()).toEqual([
      'import: absent',
      'import: complete',
    ]);
  });

  it('alongside 60 parallel changes by one user leaves connections for other users (LD-03)', { retry: 2 }, async () => {
    const { cluster, ann, sendRequest, idle } = await startScenario();
    const text = buildCsv(IMPORT_LINES);
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'];
    const pendingImport = ann.request('POST', '/api/imports', { text });
    const pendingChanges = Promise.all(
      Array.from({ length: 60 }, (_, n) => ann.request('PUT', '/api/account/time-zone', { timeZone: zones[n % 3] })),
    );
    const busy = await measureDuring(cluster.server.pid, sendRequest, Promise.all([pendingImport, pendingChanges]));
    // If the time zone changed during the import, the import is rejected and has to be repeated.
    expect([201, 409]).toContain((await pendingImport).status);
    for (const { status } of await pendingChanges) expect([200, 503]).toContain(status);
    expect(p95(busy.latencies)).toBeLessThan(10 * p95(idle.latencies));
    expect(Math.max(...busy.latencies)).toBeLessThan(MAX_WAIT_MS);
  });
});
