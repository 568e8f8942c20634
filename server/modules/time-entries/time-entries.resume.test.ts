import { expect, it } from 'vitest';
import { entryMaxMs, resumeWithinMs } from '#domain/limits.ts';
import { makeGoal } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const times = <T>(count: number, act: () => T): T[] => Array.from({ length: count }, act);
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const rejection = (msg: string) => [422, { message: msg, errors: [{ field: 'resume', param: 'resume', msg }] }];
const result = ({ status, json }: Answer) => [status, json];

const tooLate = 'This entry ended more than an hour ago. Start a new timer instead.';
const runs = 'A timer is already running for this goal.';
const tooLong = 'An entry can be at most 7 days long.';

describeOnEachDatabase('resuming a stopped timer', {}, (t) => {
  it('lets the same entry run on from its original start, as if it had never been stopped', async () => {
    const ann = await trackerOf(t);
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

  it('leaves a running entry as it is', async () => {
    const ann = await trackerOf(t);
    const started = (await ann.start()).json;
    t.now += MINUTE;
    expect(result(await ann.patch(started._id, { resume: true }))).toEqual([200, { ...started, durationSec: 60 }]);
  });

  it('is possible up to one hour after the end', async () => {
    const ann = await trackerOf(t);
    const end = t.now;
    const { _id } = (await ann.add(end - HOUR, end)).json;
    t.now = end + resumeWithinMs + SECOND;
    expect(result(await ann.patch(_id, { resume: true }))).toEqual(rejection(tooLate));
    expect(await ann.active()).toEqual([]);
    t.now = end + resumeWithinMs;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
  });

  it('is refused while another timer of the goal runs, which stays', async () => {
    const ann = await trackerOf(t);
    const { _id } = (await ann.start()).json;
    t.now += MINUTE;
    await ann.stop(_id);
    const other = (await ann.start()).json;
    expect(result(await ann.patch(_id, { resume: true }))).toEqual(rejection(runs));
    expect((await ann.active()).map((entry) => entry._id)).toEqual([other._id]);
  });

  it('ends a forgotten timer of the goal first', async () => {
    const ann = await trackerOf(t);
    const forgotten = await ann.insert(t.now - entryMaxMs - HOUR, null);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
    expect(await ann.rows()).toMatchObject([
      { id: forgotten, ended_at: t.now - HOUR },
      { id: _id, ended_at: null },
    ]);
  });

  it('is refused where the entry would be longer than 7 days', async () => {
    const ann = await trackerOf(t);
    const id = await ann.insert(t.now - entryMaxMs - SECOND, t.now - MINUTE);
    expect(result(await ann.patch(id, { resume: true }))).toEqual(rejection(tooLong));
    // One that nobody stopped ended by itself after 7 days.
    const forgotten = await ann.insert(t.now - entryMaxMs - MINUTE, null);
    expect(result(await ann.patch(forgotten, { resume: true }))).toEqual(rejection(tooLong));
  });

  it('is refused for a goal that is no longer active, and for an entry that is not there or not theirs', async () => {
    const ann = await trackerOf(t);
    const bob = await trackerOf(t);
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

  it('stands alone and is true', async () => {
    const ann = await trackerOf(t);
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

  it('in two tabs at once resumes once, and never beside a timer that starts', async () => {
    const ann = await trackerOf(t);
    for (let round = 0; round < 10; round++) {
      const { _id } = (await ann.start()).json;
      t.now += MINUTE;
      await ann.stop(_id);
      expect(statuses(await Promise.all(times(5, () => ann.patch(_id, { resume: true }))))).toEqual(
        times(5, () => 200),
      );
      t.now += MINUTE;
      await ann.stop(_id);
      const acts = [() => ann.patch(_id, { resume: true }), () => ann.start(), () => ann.patch(_id, { resume: true })];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      for (const { status } of answers) expect([200, 201, 422]).toContain(status);
      const running = await ann.active();
      expect(running).toHaveLength(1);
      t.now += MINUTE;
      await ann.stop(running[0]!._id);
    }
  });

  it('leaves one timer and no failure when it races with stops, moves, closing and deletion', async () => {
    const ann = await trackerOf(t);
    for (let round = 0; round < 12; round++) {
      const [goal, other] = [await makeGoal(ann.client, ann.area), await makeGoal(ann.client, ann.area)];
      const { _id } = (await ann.add(t.now - HOUR, t.now, goal)).json;
      const second = (await ann.add(t.now - HOUR, t.now, goal)).json._id;
      const acts = [
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
      const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
      for (const { status } of await Promise.all(turned.map((act) => act())))
        expect([200, 204, 404, 409, 422]).toContain(status);
      const running = (await ann.rows()).filter(({ ended_at }) => ended_at === null);
      expect(running.filter(({ goal_id }) => goal_id === goal)).toEqual([]);
      expect(running.length).toBeLessThanOrEqual(1);
      for (const { id } of running) await ann.stop(id);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
