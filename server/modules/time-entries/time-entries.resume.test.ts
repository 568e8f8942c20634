import { expect, it } from 'vitest';
import { entryMaxMs, resumeWindowMs } from '#domain/limits.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const times = <T>(count: number, create: () => T): T[] => Array.from({ length: count }, create);
const statuses = (responses: readonly TestResponse[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
const rejection = (msg: string) => [422, { message: msg, errors: [{ field: 'resume', param: 'resume', msg }] }];
const result = ({ status, json }: TestResponse) => [status, json];

const tooLateError = 'This entry ended more than an hour ago. Start a new timer instead.';
const alreadyRunningError = 'A timer is already running for this goal.';
const tooLongError = 'An entry can be at most 7 days long.';

describeOnEachDatabase('resuming a stopped timer', {}, (t) => {
  it('continues the entry from its original start, as if it had never been stopped', async () => {
    const ann = await createTrackingUser(t);
    const started = (await ann.start()).json;
    t.now += 10 * MINUTE;
    await ann.stop(started._id);
    t.now += 5 * MINUTE;
    const { status, json } = await ann.patch(started._id, { resume: true });
    expect([status, json]).toEqual([200, { ...started, durationSec: 900 }]);
    expect(await ann.active()).toEqual([json]);
    expect(await ann.rows()).toMatchObject([{ id: started._id, ended_at: null }]);
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 900 });
  });

  it('leaves a running entry unchanged', async () => {
    const ann = await createTrackingUser(t);
    const started = (await ann.start()).json;
    t.now += MINUTE;
    expect(result(await ann.patch(started._id, { resume: true }))).toEqual([200, { ...started, durationSec: 60 }]);
  });

  it('is possible up to one hour after the end', async () => {
    const ann = await createTrackingUser(t);
    const end = t.now;
    const { _id } = (await ann.add(end - HOUR, end)).json;
    t.now = end + resumeWindowMs + SECOND;
    expect(result(await ann.patch(_id, { resume: true }))).toEqual(rejection(tooLateError));
    expect(await ann.active()).toEqual([]);
    t.now = end + resumeWindowMs;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
  });

  it('is rejected while another timer of the goal is running', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    t.now += MINUTE;
    await ann.stop(_id);
    const other = (await ann.start()).json;
    expect(result(await ann.patch(_id, { resume: true }))).toEqual(rejection(alreadyRunningError));
    expect((await ann.active()).map((entry) => entry._id)).toEqual([other._id]);
  });

  it('ends a forgotten timer of the goal first', async () => {
    const ann = await createTrackingUser(t);
    const forgotten = await ann.insert(t.now - entryMaxMs - HOUR, null);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
    expect(await ann.rows()).toMatchObject([
      { id: forgotten, ended_at: t.now - HOUR },
      { id: _id, ended_at: null },
    ]);
  });

  it('is rejected if the entry would be longer than 7 days', async () => {
    const ann = await createTrackingUser(t);
    const id = await ann.insert(t.now - entryMaxMs - SECOND, t.now - MINUTE);
    expect(result(await ann.patch(id, { resume: true }))).toEqual(rejection(tooLongError));
    // A forgotten timer counts as ended after 7 days.
    const forgotten = await ann.insert(t.now - entryMaxMs - MINUTE, null);
    expect(result(await ann.patch(forgotten, { resume: true }))).toEqual(rejection(tooLongError));
  });

  it("is rejected for an inactive goal, a deleted entry and another user's entry", async () => {
    const ann = await createTrackingUser(t);
    const bob = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    expect((await bob.patch(_id, { resume: true })).status).toBe(404);
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    expect(result(await ann.patch(_id, { resume: true }))).toEqual([
      409,
      { message: 'This goal is no longer active, so no time can be added to it.' },
    ]);
    await ann.remove(_id);
    expect((await ann.patch(_id, { resume: true })).status).toBe(404);
  });

  it('requires that `resume` is true and the only field', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    for (const body of [
      { resume: false },
      { resume: 'yes' },
      { resume: true, endNow: true },
      { resume: true, stoppedAt: iso(t.now) },
      { resume: true, startAt: iso(t.now - HOUR) },
      { resume: true, goalId: ann.goal },
    ]) {
      expect([body, (await ann.patch(_id, body)).status]).toEqual([body, 422]);
    }
    expect(await ann.active()).toEqual([]);
  });

  it('leaves one timer running after concurrent resumes and starts (CC-01)', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 0; round < 10; round++) {
      const { _id } = (await ann.start()).json;
      t.now += MINUTE;
      await ann.stop(_id);
      expect(statuses(await Promise.all(times(5, () => ann.patch(_id, { resume: true }))))).toEqual(
        times(5, () => 200),
      );
      t.now += MINUTE;
      await ann.stop(_id);
      const requests = [
        () => ann.patch(_id, { resume: true }),
        () => ann.start(),
        () => ann.patch(_id, { resume: true }),
      ];
      const responses = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()));
      for (const { status } of responses) expect([200, 201, 422]).toContain(status);
      const running = await ann.active();
      expect(running).toHaveLength(1);
      t.now += MINUTE;
      await ann.stop(running[0]!._id);
    }
  });

  it('leaves at most one timer running and causes no errors with concurrent stops, moves, closings and deletions (CC-01)', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 0; round < 12; round++) {
      const [goal, other] = [await createGoal(ann.client, ann.area), await createGoal(ann.client, ann.area)];
      const { _id } = (await ann.add(t.now - HOUR, t.now, goal)).json;
      const second = (await ann.add(t.now - HOUR, t.now, goal)).json._id;
      const requests = [
        () => ann.patch(_id, { resume: true }),
        () => ann.patch(second, { resume: true }),
        () => ann.patch(_id, { goalId: other }),
        () => ann.stop(_id),
        () =>
          round % 2 === 0
            ? ann.send('PATCH', `/api/goals/${goal}/status`, { status: 'Archived' })
            : ann.send('DELETE', `/api/safe-delete/goals/${goal}`),
        () => ann.patch(_id, { resume: true }),
      ];
      const rotated = [...requests.slice(round % requests.length), ...requests.slice(0, round % requests.length)];
      for (const { status } of await Promise.all(rotated.map((send) => send())))
        expect([200, 204, 404, 409, 422]).toContain(status);
      const running = (await ann.rows()).filter(({ ended_at }) => ended_at === null);
      expect(running.filter(({ goal_id }) => goal_id === goal)).toEqual([]);
      expect(running.length).toBeLessThanOrEqual(1);
      for (const { id } of running) await ann.stop(id);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('succeeds while the entry is moved between goals', async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, ann.area);
    for (let round = 0; round < 20; round++) {
      const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
      const responses = await Promise.all([
        ann.patch(_id, { resume: true }),
        ann.patch(_id, { goalId: other }),
        ann.patch(_id, { resume: true }),
        ann.patch(_id, { goalId: ann.goal }),
        ann.patch(_id, { resume: true }),
      ]);
      expect(statuses(responses)).toEqual([200, 200, 200, 200, 200]);
      expect(await ann.active()).toMatchObject([{ _id }]);
      await ann.remove(_id);
    }
    expect(t.deadlocks).toBe(0);
  });
});
