import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../server/testing/app.ts';
import { entryRow } from '../server/testing/account.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { House } from './house.ts';
import { p95, watch } from './measure.ts';
import type { Person } from './person.ts';

const LINES = 98_000;
const ENTRIES = 266_000;
const LONGEST_WAIT_MS = 500;
const HOUR = 3_600_000;
const KILLED_LINES = 20_000;
const KILLS = 10;

afterEach(() => House.closeAll());

/** Hours of ten goals in each area, newest first as Toggl writes them. */
function tableWith(lines: number, areas = 4): string {
  const end = Date.UTC(2026, 0, 1);
  const iso = (instant: number) => new Date(instant).toISOString();
  const rows = Array.from({ length: lines }, (_, n) => {
    const start = end - (n + 1) * HOUR;
    return `Area ${n % areas},Goal ${n % (10 * areas)},${iso(start)},${iso(start + HOUR / 2)},1800`;
  });
  return ['Focus area,Goal,Start,End,Duration (seconds)', ...rows].join('\n');
}

/** Writes a goal with many entries straight into the database. */
async function fill(house: House, person: Person, entries: number) {
  const area = (await person.ask('POST', '/api/focus-areas', { name: 'Fitness' })).json._id as string;
  const goal = (await person.ask('POST', `/api/focus-areas/${area}/goals`, { title: 'Run' })).json._id as string;
  const now = Date.now();
  await house.look(async (db) => {
    for (let n = 0; n < entries; n += 2000) {
      const rows = Array.from({ length: Math.min(2000, entries - n) }, (_, k) =>
        entryRow(person.userId, goal, now - (n + k + 2) * 60_000, 1),
      );
      await db.insertInto('time_entries').values(rows).execute();
    }
  });
  return { area, goal };
}

/** Another user's work during the bulk write: alternately reads a page and renames a goal. */
async function everyday(house: House, person: Person) {
  const area = (await person.ask('POST', '/api/focus-areas', { name: 'Work' })).json._id as string;
  const goal = (await person.ask('POST', `/api/focus-areas/${area}/goals`, { title: 'Write' })).json._id as string;
  let turn = 0;
  const ask = async () => {
    if (turn++ % 2 === 0) {
      expect((await person.ask('GET', '/api/focus-areas/with-goals')).status).toBe(200);
    } else {
      expect((await person.ask('PUT', `/api/goals/${goal}`, { title: `Write ${turn}` })).status).toBe(200);
    }
  };
  for (let n = 0; n < 100; n++) await ask();
  const idle = await watch(house.server.pid, ask, pause(2000));
  return { ask, idle };
}

describe.each(databaseKinds)('a bulk write on $name', (kind) => {
  const opened = async () => {
    const house = await House.open(kind);
    const [ann, ben] = (await house.join(2)) as [Person, Person];
    return { house, ann, ...(await everyday(house, ben)) };
  };

  const works = {
    [`importing ${LINES} lines`]: async (_: House, ann: Person) => {
      const text = tableWith(LINES);
      return async () => {
        const answer = await ann.ask('POST', '/api/imports', { text });
        expect([answer.status, answer.json.made?.timeEntries]).toEqual([201, LINES]);
      };
    },
    [`deleting a focus area with ${ENTRIES} entries`]: async (house: House, ann: Person) => {
      const { area } = await fill(house, ann, ENTRIES);
      return async () => expect((await ann.ask('DELETE', `/api/safe-delete/focus-areas/${area}`)).status).toBe(204);
    },
    [`deleting an account with ${ENTRIES} entries`]: async (house: House, ann: Person) => {
      await fill(house, ann, ENTRIES);
      return async () =>
        expect((await ann.ask('POST', '/api/account/delete', { currentPassword: PASSWORD })).status).toBe(204);
    },
  };

  it.each(Object.entries(works))('%s hardly makes others wait', { retry: 2 }, async (_, prepare) => {
    const { house, ann, ask, idle } = await opened();
    const work = await prepare(house, ann);
    const began = performance.now();
    const busy = await watch(house.server.pid, ask, work());
    const figures = {
      seconds: (performance.now() - began) / 1000,
      idleP95: p95(idle.times),
      busyP95: p95(busy.times),
      longest: Math.max(...busy.times),
    };
    console.log(JSON.stringify(figures));
    expect(figures.busyP95).toBeLessThan(10 * figures.idleP95);
    expect(figures.longest).toBeLessThan(LONGEST_WAIT_MS);
  });

  it('is whole or gone after kill -9 at any moment of it', async () => {
    const house = await House.open(kind);
    const [ann] = (await house.join(1)) as [Person];
    const entries = () =>
      house.look(async (db) => {
        const rows = await db.selectFrom('time_entries').select('id').where('user_id', '=', ann.userId).execute();
        return rows.length;
      });
    const clear = async () => {
      const areas = (await ann.must('GET', '/api/focus-areas')).json as { readonly _id: string }[];
      for (const { _id } of areas) await ann.must('DELETE', `/api/safe-delete/focus-areas/${_id}`);
      expect(await entries()).toBe(0);
    };
    const text = tableWith(KILLED_LINES, 1);
    const importing = () => ann.ask('POST', '/api/imports', { text });
    const outcomes = new Set<string>();
    const killedDuring = async (name: string, work: () => Promise<unknown>, wholeAt: number, afterMs: number) => {
      const answered = work().then(
        () => true,
        () => false,
      );
      await pause(afterMs);
      await house.server.kill('SIGKILL');
      await house.start();
      const isWhole = (await entries()) === wholeAt;
      outcomes.add(`${name}: ${isWhole ? 'whole' : 'gone'}`);
      if (await answered) expect([name, afterMs, isWhole]).toEqual([name, afterMs, true]);
      expect([0, KILLED_LINES]).toContain(await entries());
      expect(await house.look((db) => db.selectFrom('pending_deletions').selectAll().execute())).toEqual([]);
    };

    let began = performance.now();
    await ann.must('POST', '/api/imports', { text });
    const importMs = performance.now() - began;
    began = performance.now();
    await clear();
    const deletionMs = performance.now() - began;
    for (let round = 0; round <= KILLS; round++) {
      await killedDuring('import', importing, KILLED_LINES, (1.3 * importMs * round) / KILLS);
      if ((await entries()) === 0) await ann.must('POST', '/api/imports', { text });
      const [area] = (await ann.must('GET', '/api/focus-areas')).json as { readonly _id: string }[];
      const deleting = () => ann.ask('DELETE', `/api/safe-delete/focus-areas/${area!._id}`);
      await killedDuring('deletion', deleting, 0, (1.3 * deletionMs * round) / KILLS);
      await clear();
    }
    expect([...outcomes].filter((outcome) => outcome.startsWith('import')).toSorted()).toEqual([
      'import: gone',
      'import: whole',
    ]);
  });

  it('and a crowd of one user leave others their connections', { retry: 2 }, async () => {
    const { house, ann, ask, idle } = await opened();
    const text = tableWith(LINES);
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'];
    const importing = ann.ask('POST', '/api/imports', { text });
    const changing = Promise.all(
      Array.from({ length: 60 }, (_, n) => ann.ask('PUT', '/api/account/time-zone', { timeZone: zones[n % 3] })),
    );
    const busy = await watch(house.server.pid, ask, Promise.all([importing, changing]));
    // If the time zone changed during the import, the import is refused and has to be repeated.
    expect([201, 409]).toContain((await importing).status);
    for (const { status } of await changing) expect([200, 503]).toContain(status);
    expect(p95(busy.times)).toBeLessThan(10 * p95(idle.times));
    expect(Math.max(...busy.times)).toBeLessThan(LONGEST_WAIT_MS);
  });
});
