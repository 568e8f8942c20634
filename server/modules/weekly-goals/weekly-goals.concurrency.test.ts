import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { BEGINNING_OF_TIME } from '#domain/focus-area/effective-settings.ts';
import { newId } from '#server/db/id.ts';
import { openDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createFocusArea, buildUserRow } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { createExampleUser, WEEK } from '#server/testing/fixtures/example-user.ts';
import { updateWeeklyGoalRow, deleteDefaultRows, insertWeeklyGoals } from './weekly-goals.queries.ts';

const ROUNDS = 8;
const times = <T>(count: number, create: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => create(n));

describeOnEachDatabase("concurrent requests for a week's plan", {}, (t) => {
  const listRows = (userId: string) =>
    t.db.selectFrom('weekly_goals').selectAll().where('user_id', '=', userId).execute();
  const loggedErrors = () => t.log.filter((line) => line.includes('"level":50'));

  it('create its rows once, and all get the same response (CC-04)', async () => {
    const ann = await createExampleUser(t);
    const url = `/api/weekly-goals?weekStart=${WEEK}`;
    const responses = await Promise.all(times(30, () => ann.client.get(url)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]!.json).toHaveLength(4);
    expect(await listRows(ann.userId)).toHaveLength(4);
    expect(t.deadlocks).toBe(0);
  });

  it('do not overwrite a change that happens before the rows are inserted', async () => {
    const ann = await createExampleUser(t);
    const changed = await ann.updatePlan('Coding', { goalMin: 45, isResting: true });
    const [row] = await listRows(ann.userId);
    await inTransaction(t.db, (tx) =>
      insertWeeklyGoals(tx, [
        { ...row!, id: newId(t.now), focus_area_id: ann.areas.Coding, goal_min: null, is_resting: 0 },
      ]),
    );
    expect(await ann.plan()).toContainEqual(changed);
  });

  it('insert rows for more areas than fit into a statement', async () => {
    const ann = await createExampleUser(t);
    const ids = times(2500, () => newId(t.now));
    for (let n = 0; n < ids.length; n += 500) {
      const some = ids.slice(n, n + 500);
      const area = {
        user_id: ann.userId,
        name: 'One of many',
        description: '',
        created_at: t.now,
        name_key: '',
        color: 'blue' as const,
      };
      await t.db
        .insertInto('focus_areas')
        .values(some.map((id) => ({ ...area, id })))
        .execute();
      const settings = {
        user_id: ann.userId,
        from_week: BEGINNING_OF_TIME,
        focus_area_class: 'level_up',
        default_weekly_min: 1,
        weight: 1,
      } as const;
      await t.db
        .insertInto('focus_area_settings')
        .values(some.map((id) => ({ ...settings, focus_area_id: id })))
        .execute();
    }
    expect(await ann.plan()).toHaveLength(2504);
    expect(await listRows(ann.userId)).toHaveLength(2504);
  });

  it('return every existing area while others are created and deleted', async () => {
    const ann = await createExampleUser(t);
    const existing = Object.values(ann.areas);
    let seen = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const week = addDays(WEEK, 7 * round);
      const temporary = await createFocusArea(ann.client);
      const reading = times(8, async (n) => {
        await pause(n % 3);
        return ann.client.get(`/api/weekly-goals?weekStart=${week}`);
      });
      // In every fourth round, the area is deleted only after a response that contains it.
      const deleteAfter: Promise<unknown> = round % 4 === 3 ? reading[0]! : pause(round % 4);
      const deleting = deleteAfter.then(() => ann.send('DELETE', `/api/safe-delete/focus-areas/${temporary}`));
      const creating = ann.send('POST', '/api/focus-areas', { name: 'New' });
      for (const { status, text, json } of await Promise.all(reading)) {
        expect(status, `reading: ${text}`).toBe(200);
        const areas = json.map(({ focusAreaId }: { focusAreaId: string }) => focusAreaId);
        expect(areas).toEqual(expect.arrayContaining(existing));
        expect(new Set(areas).size).toBe(areas.length);
        if (areas.includes(temporary)) seen++;
      }
      expect([(await deleting).status, (await creating).status]).toEqual([204, 201]);
      await ann.send('DELETE', `/api/safe-delete/focus-areas/${(await creating).json._id}`);
    }
    expect(seen).toBeGreaterThan(0);
    const rows = await listRows(ann.userId);
    expect(new Set(rows.map((row) => row.focus_area_id))).toEqual(new Set(existing));
    expect(rows).toHaveLength(ROUNDS * existing.length);
    expect(loggedErrors()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('keep changes to different fields, and the last change to each field (CC-04)', async () => {
    const ann = await createExampleUser(t);
    const [row] = await ann.plan();
    for (let round = 0; round < ROUNDS; round++) {
      const isResting = round % 2 === 0;
      const responses = await Promise.all([
        ann.change(row!._id, { goalMin: round }),
        ann.change(row!._id, { isResting }),
        ann.plan(addDays(WEEK, 7 * (round + 1))),
      ]);
      expect([responses[0].status, responses[1].status]).toEqual([200, 200]);
      expect((await ann.plan())[0]).toMatchObject({ goalMin: round, isResting });
    }
    const targets = await Promise.all(times(20, (n) => ann.change(row!._id, { goalMin: 100 + n })));
    expect(targets.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect((await ann.plan())[0]!.goalMin).toBeGreaterThanOrEqual(100);
    expect(loggedErrors()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('update a row or respond with 404 while its area is deleted', async () => {
    const ann = await createExampleUser(t);
    for (let round = 0; round < ROUNDS; round++) {
      const area = await createFocusArea(ann.client);
      const row = (await ann.plan()).find(({ focusAreaId }) => focusAreaId === area)!;
      const changes = times(4, async (n) => {
        await pause(n);
        return ann.change(row._id, { goalMin: n });
      });
      const [deleted, ...changed] = await Promise.all([
        pause(round % 3).then(() => ann.send('DELETE', `/api/safe-delete/focus-areas/${area}`)),
        ...changes,
      ]);
      expect(deleted.status).toBe(204);
      for (const { status, text } of changed) expect([200, 404], `changing: ${text}`).toContain(status);
    }
    expect(loggedErrors()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });
});

describe.each(databaseKinds.filter(({ isShared }) => isShared))('freeing quota for weeks on $name', (kind) => {
  it('keeps a week that is planned concurrently', async () => {
    const database = await kind.createMigrated();
    const db = await openDatabase(database.settings, { onConnectionLost: () => {} });
    await db.insertInto('users').values(buildUserRow('u')).execute();
    const area = {
      user_id: 'u',
      id: 'a',
      name: 'A',
      description: '',
      created_at: 1,
      name_key: 'a',
      color: 'blue' as const,
    };
    await db.insertInto('focus_areas').values(area).execute();
    const row = { user_id: 'u', focus_area_id: 'a', goal_min: null, is_resting: 0, created_at: 1 } as const;
    const weeks = ['planned', 'default'].map((id, n) => ({ ...row, id, week_start: addDays(WEEK, 7 * n) }));
    await db.insertInto('weekly_goals').values(weeks).execute();

    const planning = await db.startTransaction().execute();
    await updateWeeklyGoalRow(planning, 'u', 'planned', { goal_min: 90 });
    const deleting = inTransaction(db, (tx) => deleteDefaultRows(tx, 'u', addDays(WEEK, 70)));
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await waiting.execute(db)).rows.length > 0;
    await expect.poll(isWaiting).toBe(true);
    await planning.commit().execute();
    await deleting;
    expect(await db.selectFrom('weekly_goals').select(['id', 'goal_min']).execute()).toEqual([
      { id: 'planned', goal_min: 90 },
    ]);
    await db.destroy();
    await database.remove();
  });
});
