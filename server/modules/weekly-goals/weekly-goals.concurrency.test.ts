import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { FROM_EVER } from '#domain/settings-in-force.ts';
import { newId } from '../../db/id.ts';
import { openDatabase } from '../../db/open.ts';
import { transact } from '../../db/transaction.ts';
import { makeFocusArea, userRow } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { plannerOf, WEEK } from '../../testing/planner.ts';
import { changeWeeklyGoal, deleteUntouched, insertWeeklyGoals } from './weekly-goals.queries.ts';

const ROUNDS = 8;
const times = <T>(count: number, act: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => act(n));

describeOnEachDatabase('the plan of a week, by many at once,', {}, (t) => {
  const rowsOf = (userId: string) =>
    t.db.selectFrom('weekly_goals').selectAll().where('user_id', '=', userId).execute();
  const failures = () => t.log.filter((line) => line.includes('"level":50'));

  it('is made once by thirty first readers, who all get the same', async () => {
    const ann = await plannerOf(t);
    const url = `/api/weekly-goals?weekStart=${WEEK}`;
    const answers = await Promise.all(times(30, () => ann.client.get(url)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.json).toHaveLength(4);
    expect(await rowsOf(ann.userId)).toHaveLength(4);
    expect(t.deadlocks).toBe(0);
  });

  it('stays as it was changed, be it between the look and the making of a first reader', async () => {
    const ann = await plannerOf(t);
    const changed = await ann.replan('Coding', { goalMin: 45, isResting: true });
    const [row] = await rowsOf(ann.userId);
    await transact(t.db, (tx) =>
      insertWeeklyGoals(tx, [
        { ...row!, id: newId(t.now), focus_area_id: ann.areas.Coding, goal_min: null, is_resting: 0 },
      ]),
    );
    expect(await ann.plan()).toContainEqual(changed);
  });

  it('can be of more areas than a statement can carry', async () => {
    const ann = await plannerOf(t);
    const ids = times(2500, () => newId(t.now));
    for (let n = 0; n < ids.length; n += 500) {
      const some = ids.slice(n, n + 500);
      const area = { user_id: ann.userId, name: 'One of many', description: '', created_at: t.now, name_key: '' };
      await t.db
        .insertInto('focus_areas')
        .values(some.map((id) => ({ ...area, id })))
        .execute();
      const settings = {
        user_id: ann.userId,
        from_week: FROM_EVER,
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
    expect(await rowsOf(ann.userId)).toHaveLength(2504);
  });

  it('has every area that was there before, whatever is created and deleted meanwhile', async () => {
    const ann = await plannerOf(t);
    const stays = Object.values(ann.areas);
    let seen = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const week = addDays(WEEK, 7 * round);
      const goes = await makeFocusArea(ann.client);
      const reading = times(8, async (n) => {
        await pause(n % 3);
        return ann.client.get(`/api/weekly-goals?weekStart=${week}`);
      });
      // Now and then only when somebody has seen it.
      const moment: Promise<unknown> = round % 4 === 3 ? reading[0]! : pause(round % 4);
      const deleting = moment.then(() => ann.send('DELETE', `/api/safe-delete/focus-areas/${goes}`));
      const making = ann.send('POST', '/api/focus-areas', { name: 'New' });
      for (const { status, text, json } of await Promise.all(reading)) {
        expect(status, `reading: ${text}`).toBe(200);
        const areas = json.map(({ focusAreaId }: { focusAreaId: string }) => focusAreaId);
        expect(areas).toEqual(expect.arrayContaining(stays));
        expect(new Set(areas).size).toBe(areas.length);
        if (areas.includes(goes)) seen++;
      }
      expect([(await deleting).status, (await making).status]).toEqual([204, 201]);
      await ann.send('DELETE', `/api/safe-delete/focus-areas/${(await making).json._id}`);
    }
    expect(seen).toBeGreaterThan(0);
    const rows = await rowsOf(ann.userId);
    expect(new Set(rows.map((row) => row.focus_area_id))).toEqual(new Set(stays));
    expect(rows).toHaveLength(ROUNDS * stays.length);
    expect(failures()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('keeps the changes of two tabs to different fields, and of one field the last', async () => {
    const ann = await plannerOf(t);
    const [row] = await ann.plan();
    for (let round = 0; round < ROUNDS; round++) {
      const isResting = round % 2 === 0;
      const answers = await Promise.all([
        ann.change(row!._id, { goalMin: round }),
        ann.change(row!._id, { isResting }),
        ann.plan(addDays(WEEK, 7 * (round + 1))),
      ]);
      expect([answers[0].status, answers[1].status]).toEqual([200, 200]);
      expect((await ann.plan())[0]).toMatchObject({ goalMin: round, isResting });
    }
    const targets = await Promise.all(times(20, (n) => ann.change(row!._id, { goalMin: 100 + n })));
    expect(targets.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect((await ann.plan())[0]!.goalMin).toBeGreaterThanOrEqual(100);
    expect(failures()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('answers a change beside the deletion of its area in either order', async () => {
    const ann = await plannerOf(t);
    for (let round = 0; round < ROUNDS; round++) {
      const area = await makeFocusArea(ann.client);
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
    expect(failures()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });
});

describe.each(databaseKinds.filter(({ isShared }) => isShared))('making room for weeks on $name', (kind) => {
  it('spares a week that is planned at the same time', async () => {
    const database = await kind.make();
    const db = await openDatabase(database.settings, { onLost: () => {} });
    await db.insertInto('users').values(userRow('u')).execute();
    const area = { user_id: 'u', id: 'a', name: 'A', description: '', created_at: 1, name_key: 'a' };
    await db.insertInto('focus_areas').values(area).execute();
    const row = { user_id: 'u', focus_area_id: 'a', goal_min: null, is_resting: 0, created_at: 1 } as const;
    const weeks = ['planned', 'untouched'].map((id, n) => ({ ...row, id, week_start: addDays(WEEK, 7 * n) }));
    await db.insertInto('weekly_goals').values(weeks).execute();

    const planning = await db.startTransaction().execute();
    await changeWeeklyGoal(planning, 'u', 'planned', { goal_min: 90 });
    const deleting = transact(db, (tx) => deleteUntouched(tx, 'u', addDays(WEEK, 70)));
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
