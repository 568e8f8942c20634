import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import {
  buildEntryRow,
  buildGoalRow,
  buildUserRow,
  createFocusArea,
  createGoal,
} from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';
import { stopTimer } from './time-entries.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const times = <T>(count: number, create: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => create(n));
const statuses = (responses: readonly TestResponse[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

describeOnEachDatabase('concurrent requests', {}, (t) => {
  const loggedErrors = () => t.log.filter((line) => line.includes('"level":50'));

  it.each([
    ['without keys', () => ({})],
    ['with a key each', () => ({ 'idempotency-key': randomUUID() })],
  ])("start one timer when a goal's timer is started fifty times %s (CC-01)", async (_, headers) => {
    const ann = await createTrackingUser(t);
    const responses = await Promise.all(times(50, () => ann.post({ goalId: ann.goal }, headers())));
    expect(statuses(responses)).toEqual([...Array<number>(49).fill(200), 201]);
    expect(new Set(responses.map(({ json }) => json._id)).size).toBe(1);
    expect(await ann.rows()).toMatchObject([{ id: responses[0]!.json._id, ended_at: null }]);
  });

  it("start one timer with one response when a goal's timer is started fifty times with the same key (CC-01)", async () => {
    const ann = await createTrackingUser(t);
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(times(50, () => ann.post({ goalId: ann.goal }, headers)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await ann.rows()).toHaveLength(1);
  });

  it('end a forgotten timer once and start one timer', async () => {
    const ann = await createTrackingUser(t);
    const old = await ann.insert(t.now - 8 * DAY, null);
    const responses = await Promise.all(times(20, () => ann.start()));
    expect(statuses(responses)).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await ann.rows()).toMatchObject([
      { id: old, ended_at: t.now - DAY },
      { id: responses[0]!.json._id, ended_at: null },
    ]);
  });

  it('stop a timer only once, so that its end does not change (CC-01)', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    const ends = await Promise.all(
      times(20, () => {
        t.now += 1000;
        return ann.stop(_id);
      }),
    );
    expect(statuses(ends)).toEqual(Array<number>(20).fill(200));
    expect(new Set(ends.map(({ json }) => json.endAt)).size).toBe(1);
    t.now += HOUR;
    expect((await ann.stop(_id)).json).toEqual(ends[0]!.json);
  });

  it("leave at most one timer running and no empty entries when a goal's timer is started and stopped", async () => {
    const ann = await createTrackingUser(t);
    for (let round = 0; round < 10; round++) {
      const running = (await ann.start()).json._id;
      t.now += 1000;
      const responses = await Promise.all(times(8, (n) => (n % 2 === round % 2 ? ann.start() : ann.stop(running))));
      for (const { status } of responses) expect([200, 201]).toContain(status);
    }
    const rows = await ann.rows();
    expect(rows.filter((row) => row.ended_at === null).length).toBeLessThanOrEqual(1);
    for (const row of rows) expect(row.ended_at ?? Infinity).toBeGreaterThan(row.started_at);
  });

  it('can all change different fields of an entry', async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, ann.area, 'Swim');
    for (let round = 1; round <= 20; round++) {
      const [from, to] = [t.now - 10 * HOUR, t.now - 5 * HOUR];
      const { _id } = (await ann.add(from, to)).json;
      const [startAt, endAt] = [iso(from + round * 1000), iso(to - round * 1000)];
      const responses = await Promise.all([
        ann.patch(_id, { startAt }),
        ann.patch(_id, { endAt }),
        ann.patch(_id, { goalId: other }),
      ]);
      expect(statuses(responses)).toEqual([200, 200, 200]);
      expect((await ann.patch(_id, {})).json).toMatchObject({ startAt, endAt, goalId: other });
    }
  });

  it('cannot make an entry end before it starts, even if each of their updates would be valid alone', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 1; round <= 20; round++) {
      const { _id } = (await ann.add(t.now - 10 * HOUR, t.now - 5 * HOUR)).json;
      const responses = await Promise.all([
        ann.patch(_id, { startAt: iso(t.now - 6 * HOUR) }),
        ann.patch(_id, { endAt: iso(t.now - 7 * HOUR) }),
      ]);
      expect(statuses(responses)).toEqual([200, 422]);
      const { json } = await ann.patch(_id, {});
      expect(json.endAt > json.startAt).toBe(true);
    }
  });

  it('leave one timer running per goal when timers are moved to a goal while its own is started', async () => {
    const ann = await createTrackingUser(t);
    const goals = await Promise.all(times(3, (n) => createGoal(ann.client, ann.area, `Goal ${n}`)));
    for (let round = 0; round < 10; round++) {
      const [one, two] = await Promise.all(goals.slice(1).map(async (goal) => (await ann.start(goal)).json._id));
      const responses = await Promise.all([
        ann.patch(one, { goalId: goals[0] }),
        ann.patch(two, { goalId: goals[0] }),
        ann.start(goals[0]),
      ]);
      for (const { status } of responses) expect([200, 201, 422]).toContain(status);
      const running = await ann.active();
      expect(running.filter(({ goalId }) => goalId === goals[0])).toHaveLength(1);
      t.now += 1000;
      await Promise.all(running.map(({ _id }) => ann.stop(_id)));
    }
  });

  it.each(['focus-areas', 'goals'])(
    'leave no orphans and cause no errors when timers are started while their %s are deleted (CC-03)',
    async (kind) => {
      const ann = await createTrackingUser(t);
      for (let round = 0; round < 20; round++) {
        const area = await createFocusArea(ann.client);
        const goal = await createGoal(ann.client, area);
        const entry = (await ann.add(t.now - HOUR, t.now, goal)).json._id;
        const elsewhere = (await ann.add(t.now - HOUR, t.now)).json._id;
        const requests = [
          () => ann.start(goal),
          () => ann.add(t.now - HOUR, t.now, goal),
          () => ann.patch(entry, { goalId: goal, startAt: iso(t.now - 2 * HOUR) }),
          () => ann.patch(elsewhere, { goalId: goal }),
          () => ann.patch(entry, { goalId: ann.goal }),
          () => ann.start(goal),
        ];
        const remove = () => ann.send('DELETE', `/api/safe-delete/${kind}/${kind === 'goals' ? goal : area}`);
        const index = round % (requests.length + 1);
        const responses = await Promise.all(requests.toSpliced(index, 0, remove).map((send) => send()));
        expect(responses[index]!.status).toBe(204);
        for (const { status } of responses) expect([200, 201, 204, 404]).toContain(status);
        const remaining = await ann.rows();
        expect(remaining.filter((row) => row.goal_id !== ann.goal)).toEqual([]);
      }
      expect(loggedErrors()).toEqual([]);
    },
  );

  it('do not deadlock when entries are updated while their goal is deleted', async () => {
    const ann = await createTrackingUser(t);
    const before = t.deadlocks;
    for (let round = 0; round < 6; round++) {
      const goal = await createGoal(ann.client, ann.area);
      const entries = await Promise.all(times(12, () => ann.insert(t.now - HOUR, t.now, goal)));
      const updates = entries.map((id) => () => ann.patch(id, { startAt: iso(t.now - 2 * HOUR) }));
      const remove = () => ann.send('DELETE', `/api/safe-delete/goals/${goal}`);
      const responses = await Promise.all(updates.toSpliced(4, 0, remove).map((send) => send()));
      for (const { status } of responses) expect([200, 204, 404]).toContain(status);
      expect(await ann.rows()).toEqual([]);
    }
    expect(t.deadlocks).toBe(before);
    expect(loggedErrors()).toEqual([]);
  });

  it('never leave a timer running on a goal that is archived while the timer is started (CC-03)', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 0; round < 10; round++) {
      const goal = await createGoal(ann.client, ann.area);
      const requests = [
        () => ann.start(goal),
        () => ann.send('PATCH', `/api/goals/${goal}/status`, { status: 'Archived' }),
      ];
      const responses = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()));
      for (const { status } of responses) expect([200, 201, 409]).toContain(status);
      expect((await ann.rows()).filter((row) => row.ended_at === null)).toEqual([]);
    }
    expect(loggedErrors()).toEqual([]);
  });
});

describe.each(databaseKinds.filter(({ isShared }) => isShared))('an entry that is being moved on $name', (kind) => {
  it('is stopped and returned with its new goal, even if that was created while stopTimer waited for a lock', async () => {
    const database = await kind.createMigrated();
    const db = await openDatabase(database.settings, { onConnectionLost: () => {} });
    const now = Date.UTC(2026, 10, 11, 10);
    await db.insertInto('users').values(buildUserRow('u')).execute();
    const area = {
      user_id: 'u',
      id: 'a',
      name: 'Sport',
      description: '',
      created_at: 1,
      name_key: 'sport',
      color: 'blue' as const,
    };
    await db.insertInto('focus_areas').values(area).execute();
    const [goal, newGoal] = [buildGoalRow('u', 'a', now), buildGoalRow('u', 'a', now)];
    const entry = buildEntryRow('u', goal.id, now - HOUR);
    await db.insertInto('goals').values(goal).execute();
    await db.insertInto('time_entries').values(entry).execute();

    const moving = await db.startTransaction().execute();
    const setGoal = (goal_id: string) =>
      moving.updateTable('time_entries').set({ goal_id }).where('id', '=', entry.id).execute();
    await setGoal(goal.id);
    const stopping = stopTimer(db, 'u', entry.id, now);
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await waiting.execute(db)).rows.length > 0;
    await expect.poll(isWaiting).toBe(true);
    await moving.insertInto('goals').values(newGoal).execute();
    await setGoal(newGoal.id);
    await moving.commit().execute();
    expect(await stopping).toMatchObject({
      goal: { _id: newGoal.id, title: newGoal.title, focusArea: { name: 'Sport' } },
      endAt: iso(now),
    });
    await db.destroy();
    await database.remove();
  });
});
