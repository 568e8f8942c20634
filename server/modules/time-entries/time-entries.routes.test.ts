import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const notFoundResponse = [404, { message: 'Not found.' }];
const notActiveResponse = [409, { message: 'This goal is no longer active, so no time can be added to it.' }];

describeOnEachDatabase('a timer', {}, (t) => {
  it('starts once per goal, runs, and stops once', async () => {
    const ann = await createTrackingUser(t);
    const startedAt = t.now;
    const started = await ann.start();
    const running = {
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      goalId: ann.goal,
      goal: { _id: ann.goal, title: 'Run', status: 'Active', focusArea: { _id: ann.area, name: 'Fitness' } },
      startAt: iso(startedAt),
      endAt: null,
      durationSec: 0,
      note: '',
      tags: [],
      taskId: null,
      inventoryItemId: null,
      stepTitle: null,
    };
    expect([started.status, started.json]).toEqual([201, running]);
    const { _id } = started.json;

    t.now += 90 * 1000 + 999;
    const again = await ann.start();
    expect([again.status, again.json]).toEqual([200, { ...running, _id, durationSec: 90 }]);
    const { json } = await ann.client.get('/api/time-entries/active');
    expect(json).toEqual({ data: [again.json], serverNow: iso(t.now), revision: expect.any(Number) });

    const stopped = await ann.stop(_id);
    expect([stopped.status, stopped.json]).toEqual([200, { ...again.json, endAt: iso(t.now - 999) }]);
    expect(await ann.active()).toEqual([]);
    const before = await ann.rows();
    t.now += HOUR;
    const repeated = await ann.stop(_id);
    expect([repeated.status, repeated.json]).toEqual([200, stopped.json]);
    expect(await ann.rows()).toEqual(before);

    const next = await ann.start();
    expect(next.status).toBe(201);
    expect(next.json._id).not.toBe(_id);
  });

  it('runs alongside timers of other goals, listed longest first', async () => {
    const ann = await createTrackingUser(t);
    const goals = [
      ann.goal,
      await createGoal(ann.client, ann.area, 'Swim'),
      await createGoal(ann.client, ann.area, 'Row'),
    ];
    for (const goal of goals.toReversed()) {
      await ann.start(goal);
      t.now += MINUTE;
    }
    expect((await ann.active()).map((entry) => [entry.goalId, entry.durationSec])).toEqual([
      [goals[2], 180],
      [goals[1], 120],
      [goals[0], 60],
    ]);
  });

  it('lasts one second if it is stopped within the second in which it started, or earlier', async () => {
    const ann = await createTrackingUser(t);
    t.now += 999;
    const { _id, startAt } = (await ann.start()).json;
    const second = Date.parse(startAt);
    expect((await ann.stop(_id)).json).toMatchObject({ endAt: iso(second + 1000), durationSec: 1 });
    const ahead = await ann.insert(second + 30_000, null);
    expect((await ann.active()).map((entry) => [entry._id, entry.durationSec])).toEqual([[ahead, 0]]);
    expect((await ann.stop(ahead)).json).toMatchObject({ startAt: iso(second + 30_000), endAt: iso(second + 31_000) });
  });

  it('is not started again by a repeated Idempotency-Key after it was stopped', async () => {
    const ann = await createTrackingUser(t);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ann.post({ goalId: ann.goal }, headers);
    t.now += MINUTE;
    const stopped = await ann.stop(first.json._id);
    const before = await dumpDatabase(t.db);
    t.now += MINUTE;
    const repeated = await ann.post({ goalId: ann.goal }, headers);
    expect([repeated.status, repeated.text]).toEqual([201, first.text]);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(await ann.day(iso(t.now).slice(0, 10))).toEqual([stopped.json]);
  });
});

describeOnEachDatabase('an entry added by hand', {}, (t) => {
  it('may overlap other entries and the running timer', async () => {
    const ann = await createTrackingUser(t);
    const running = (await ann.start()).json._id;
    const [from, to] = [t.now - 3 * HOUR, t.now - 2 * HOUR - 1000];
    const entry = await ann.add(from, to);
    expect(entry.status).toBe(201);
    expect(entry.json).toMatchObject({ startAt: iso(from), endAt: iso(to), durationSec: 3599, goalId: ann.goal });
    const twin = await ann.add(from, to);
    expect([twin.status, twin.json]).toEqual([201, { ...entry.json, _id: twin.json._id }]);
    expect((await ann.day('2026-11-11')).map(({ _id }) => _id)).toEqual([entry.json._id, twin.json._id, running]);
  });

  it('is not found after it has been deleted', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    const other = (await ann.add(t.now - HOUR, t.now)).json;
    const response = await ann.remove(_id);
    expect([response.status, response.text]).toEqual([204, '']);
    for (const repeated of [await ann.remove(_id), await ann.stop(_id), await ann.patch(_id, {})]) {
      expect([repeated.status, repeated.json]).toEqual(notFoundResponse);
    }
    expect(await ann.day('2026-11-11')).toEqual([other]);
  });
});

describeOnEachDatabase('updating an entry', {}, (t) => {
  it('changes only the given fields', async () => {
    const ann = await createTrackingUser(t);
    const [from, to] = [t.now - 3 * HOUR, t.now - 2 * HOUR];
    const entry = (await ann.add(from, to)).json;
    const update = async (body: object) => {
      const { status, json } = await ann.patch(entry._id, body);
      expect(status).toBe(200);
      return json;
    };
    expect(await update({})).toEqual(entry);
    const longer = { ...entry, startAt: iso(from - HOUR), durationSec: 7200 };
    expect(await update({ startAt: longer.startAt })).toEqual(longer);
    const shorter = { ...longer, endAt: iso(to - HOUR), durationSec: 3600 };
    expect(await update({ endAt: shorter.endAt })).toEqual(shorter);
    const other = await createFocusArea(ann.client, { name: 'Music' });
    const goalId = await createGoal(ann.client, other, 'Fugue');
    const goal = { _id: goalId, title: 'Fugue', status: 'Active', focusArea: { _id: other, name: 'Music' } };
    expect(await update({ goalId })).toEqual({ ...shorter, goalId, goal });
    expect(await update({ goalId: ann.goal, startAt: entry.startAt, endAt: entry.endAt })).toEqual(entry);
  });

  it('can move the start of a running timer, stop it, or move it to a goal without a running timer', async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, ann.area, 'Swim');
    const { _id } = (await ann.start()).json;
    expect((await ann.patch(_id, { startAt: iso(t.now - HOUR) })).json).toMatchObject({
      endAt: null,
      durationSec: 3600,
    });
    expect((await ann.patch(_id, { goalId: other })).json).toMatchObject({ goalId: other, endAt: null });
    expect((await ann.start()).status).toBe(201);

    const before = await dumpDatabase(t.db);
    const msg = 'A timer is already running for this goal.';
    const rejected = await ann.patch(_id, { goalId: ann.goal, startAt: iso(t.now - 2 * HOUR) });
    const errors = [{ field: 'goalId', param: 'goalId', msg }];
    expect([rejected.status, rejected.json]).toEqual([422, { message: msg, errors }]);
    expect(await dumpDatabase(t.db)).toBe(before);

    // An entry with an end does not conflict with the running timer.
    const ended = await ann.patch(_id, { goalId: ann.goal, endAt: iso(t.now - MINUTE) });
    expect(ended.json).toMatchObject({ goalId: ann.goal, endAt: iso(t.now - MINUTE), durationSec: 3540 });
  });

  it("accepts unchanged stored times, even if today's rules would reject them", async () => {
    const ann = await createTrackingUser(t);
    const invalidIds = [
      await ann.insert(t.now - 1234, t.now - 1234),
      await ann.insert(t.now + HOUR, t.now + 2 * HOUR),
      await ann.insert(t.now - 9 * 24 * HOUR + 7, t.now - HOUR - 3),
    ];
    const before = await dumpDatabase(t.db);
    const entries = [...(await ann.day('2026-11-11')), ...(await ann.day('2026-11-02'))];
    for (const id of invalidIds) {
      const { startAt, endAt, goalId } = entries.find((entry) => entry._id === id)!;
      const unchanged = [{ startAt }, { endAt }, { goalId }, { startAt, endAt, goalId }];
      for (const body of unchanged) expect((await ann.patch(id, body)).status).toBe(200);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});

describeOnEachDatabase('a goal that cannot be tracked', {}, (t) => {
  it.each(['Completed', 'Archived'])(
    'rejects new entries if it is %s, but its entries can be corrected (AZ-07)',
    async (status) => {
      const ann = await createTrackingUser(t);
      const other = await createGoal(ann.client, ann.area, 'Swim');
      const entry = (await ann.add(t.now - HOUR, t.now - MINUTE)).json;
      const elsewhere = (await ann.add(t.now - HOUR, t.now, other)).json;
      const running = (await ann.start(other)).json;
      await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status });
      const before = await dumpDatabase(t.db);
      const goalId = ann.goal;
      for (const rejected of [
        await ann.start(),
        await ann.add(t.now - HOUR, t.now),
        await ann.patch(elsewhere._id, { goalId }),
        await ann.patch(running._id, { goalId }),
      ]) {
        expect([rejected.status, rejected.json]).toEqual(notActiveResponse);
      }
      expect(await dumpDatabase(t.db)).toBe(before);
      const corrected = await ann.patch(entry._id, { goalId, endAt: iso(t.now - 2 * MINUTE) });
      expect([corrected.status, corrected.json.endAt]).toEqual([200, iso(t.now - 2 * MINUTE)]);
      expect((await ann.patch(entry._id, { goalId: other })).status).toBe(200);
    },
  );

  it("is not found if it is deleted, another user's or unknown (AZ-07)", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    const deleted = await createGoal(ann.client, ann.area);
    await ann.send('DELETE', `/api/safe-delete/goals/${deleted}`);
    const bensEntry = (await ben.add(t.now - HOUR, t.now)).json._id;
    const own = (await ann.add(t.now - HOUR, t.now)).json._id;
    const before = await dumpDatabase(t.db);
    for (const goalId of [deleted, ben.goal, randomUUID()]) {
      for (const rejected of [
        await ann.start(goalId),
        await ann.add(t.now - HOUR, t.now, goalId),
        await ann.patch(own, { goalId }),
        await ann.patch(bensEntry, { goalId }),
      ]) {
        expect([rejected.status, rejected.json]).toEqual(notFoundResponse);
      }
    }
    for (const id of [bensEntry, randomUUID(), 'x']) {
      for (const rejected of [
        await ann.stop(id),
        await ann.patch(id, {}),
        await ann.patch(id, { goalId: ann.goal }),
        await ann.remove(id),
      ]) {
        expect([rejected.status, rejected.json]).toEqual(notFoundResponse);
      }
    }
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(await ann.day('2026-11-11')).toHaveLength(1);
  });
});
