import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { makeGoal } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const order = 'End time must be after start time.';
const tooLong = 'An entry can be at most 7 days long.';
const startInFuture = 'Start time cannot be in the future.';
const endInFuture = 'End time cannot be in the future.';

const refusal = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

describeOnEachDatabase('a timer that was started without a connection', {}, (t) => {
  it('runs since the moment it was started', async () => {
    const ann = await trackerOf(t);
    const since = t.now - 2 * HOUR - 7000;
    const { status, json } = await ann.post({ goalId: ann.goal, runningSince: iso(since) });
    expect([status, json]).toEqual([201, expect.objectContaining({ startAt: iso(since), endAt: null })]);
    expect(json.durationSec).toBe(7207);
    expect(await ann.active()).toEqual([json]);
    expect(await ann.rows()).toMatchObject([{ started_at: since, ended_at: null, created_at: t.now }]);
  });

  it('is the one that runs already, where one does', async () => {
    const ann = await trackerOf(t);
    const running = (await ann.start()).json;
    const before = await ann.rows();
    t.now += HOUR;
    const answer = await ann.post({ goalId: ann.goal, runningSince: iso(t.now - MINUTE) });
    expect([answer.status, answer.json]).toEqual([200, { ...running, durationSec: 3600 }]);
    expect(await ann.rows()).toEqual(before);
  });

  it('loses nothing where it was started elsewhere later', async () => {
    const ann = await trackerOf(t);
    const running = (await ann.start()).json;
    t.now += MINUTE;
    const since = t.now - HOUR;
    const answers = await Promise.all([
      ann.post({ goalId: ann.goal, runningSince: iso(since) }),
      ann.post({ goalId: ann.goal, runningSince: iso(since + MINUTE) }),
      ann.post({ goalId: ann.goal }),
    ]);
    expect(answers.map(({ status, json }) => [status, json._id])).toEqual(
      Array.from({ length: 3 }, () => [200, running._id]),
    );
    expect(answers[0].json).toEqual({ ...running, startAt: iso(since), durationSec: 3600 });
    expect(await ann.rows()).toMatchObject([{ started_at: since, ended_at: null }]);
  });

  it('is started once, however often it is sent, also after it was stopped', async () => {
    const ann = await trackerOf(t);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { goalId: ann.goal, runningSince: iso(t.now - HOUR) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.post(body, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await ann.stop(answers[0]!.json._id);
    t.now += MINUTE;
    expect((await ann.post(body, headers)).text).toBe(answers[0]!.text);
    expect(await ann.rows()).toHaveLength(1);
    // A first try that said no time, as it was sent while there still seemed to be a connection.
    const tried = { 'idempotency-key': randomUUID() };
    const first = await ann.post({ goalId: ann.goal }, tried);
    t.now += MINUTE;
    expect((await ann.post({ ...body, runningSince: first.json.startAt }, tried)).text).toBe(first.text);
    expect(await ann.rows()).toHaveLength(2);
  });

  it('is one of the last seven days, and no minute ahead', async () => {
    const ann = await trackerOf(t);
    const before = await contentOf(t.db);
    const start = (since: string) => ann.post({ goalId: ann.goal, runningSince: since });
    const wrong = 'Start must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.';
    for (const [since, msg] of [
      [iso(t.now + 61 * SECOND), startInFuture],
      [iso(t.now - entryMaxMs - 1), tooLong],
      ['2026-11-11', wrong],
      ['2026-02-30T08:00:00.000Z', wrong],
      ['', 'Start date/time is required.'],
    ] as const) {
      const { status, json } = await start(since);
      expect([status, json]).toEqual(refusal('runningSince', msg));
    }
    const alone = refusal('runningSince', 'runningSince stands alone.');
    const both = { startAt: iso(t.now - HOUR), endAt: iso(t.now), runningSince: iso(t.now - HOUR) };
    const mixed = await ann.post({ goalId: ann.goal, ...both });
    expect([mixed.status, mixed.json]).toEqual(alone);
    expect(await contentOf(t.db)).toBe(before);

    const ahead = await start(iso(t.now + 59 * SECOND));
    expect([ahead.status, ahead.json.durationSec]).toEqual([201, 0]);
    const other = await makeGoal(ann.client, ann.area, 'Swim');
    const longest = await ann.post({ goalId: other, runningSince: iso(t.now - entryMaxMs + 1000) });
    expect([longest.status, longest.json.endAt]).toEqual([201, null]);
  });

  it('is refused by a goal that is closed, deleted or of somebody else', async () => {
    const [ann, ben] = [await trackerOf(t), await trackerOf(t)];
    const closed = await makeGoal(ann.client, ann.area, 'Swim');
    const deleted = await makeGoal(ann.client, ann.area, 'Row');
    await ann.send('PATCH', `/api/goals/${closed}/status`, { status: 'Archived' });
    await ann.send('DELETE', `/api/safe-delete/goals/${deleted}`);
    const before = await contentOf(t.db);
    const refused = async (goalId: string) =>
      (await ann.post({ goalId, runningSince: iso(t.now - HOUR) }, { 'idempotency-key': randomUUID() })).status;
    expect([await refused(closed), await refused(deleted), await refused(ben.goal)]).toEqual([409, 404, 404]);
    expect(await contentOf(t.db)).toBe(before);
  });
});

describeOnEachDatabase('a timer that was stopped without a connection', {}, (t) => {
  it('ended when it was stopped, and stays so', async () => {
    const ann = await trackerOf(t);
    const { _id } = (await ann.start()).json;
    const stoppedAt = t.now + 20 * MINUTE + 3000;
    t.now += 3 * HOUR;
    const stopped = await ann.patch(_id, { stoppedAt: iso(stoppedAt) });
    expect([stopped.status, stopped.json]).toMatchObject([200, { endAt: iso(stoppedAt), durationSec: 1203 }]);
    const before = await contentOf(t.db);
    for (const again of [stoppedAt, stoppedAt + HOUR, stoppedAt - 10 * HOUR]) {
      const answer = await ann.patch(_id, { stoppedAt: iso(again) });
      expect([answer.status, answer.json]).toEqual([200, stopped.json]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('ends neither before it began nor in the future, and says nothing else', async () => {
    const ann = await trackerOf(t);
    const { _id } = (await ann.start()).json;
    const before = await contentOf(t.db);
    for (const [body, field, msg] of [
      [{ stoppedAt: iso(t.now) }, 'stoppedAt', order],
      [{ stoppedAt: iso(t.now - HOUR) }, 'stoppedAt', order],
      [{ stoppedAt: iso(t.now + 61 * SECOND) }, 'stoppedAt', endInFuture],
      [{ stoppedAt: '' }, 'stoppedAt', 'End date/time is required.'],
      [{ stoppedAt: iso(t.now + 1), goalId: ann.goal }, 'stoppedAt', 'stoppedAt stands alone.'],
      [{ stoppedAt: iso(t.now + 1), endAt: iso(t.now + 1) }, 'stoppedAt', 'stoppedAt stands alone.'],
      [{ stoppedAt: iso(t.now + 1), endNow: true }, 'endNow', 'endNow stands alone.'],
    ] as const) {
      const { status, json } = await ann.patch(_id, body);
      expect([status, json]).toEqual(refusal(field, msg));
    }
    expect(await contentOf(t.db)).toBe(before);
    expect((await ann.patch(_id, { stoppedAt: iso(t.now + 59 * SECOND) })).json.durationSec).toBe(59);
  });

  it('ended then also where it counts as forgotten by now, but at its seventh day at the latest', async () => {
    const ann = await trackerOf(t);
    const swim = await makeGoal(ann.client, ann.area, 'Swim');
    const [early, late] = [await ann.insert(t.now - 9 * DAY, null), await ann.insert(t.now - 9 * DAY, null, swim)];
    const stop = (id: string, ago: number) => ann.patch(id, { stoppedAt: iso(t.now - ago) });
    expect((await stop(early, 6 * DAY)).json.endAt).toBe(iso(t.now - 6 * DAY));
    expect((await stop(late, DAY)).json.endAt).toBe(iso(t.now - 2 * DAY));
  });

  it('may be of a goal that was closed meanwhile, which has ended it; not one that is gone or of somebody else', async () => {
    const [ann, ben] = [await trackerOf(t), await trackerOf(t)];
    const { _id } = (await ann.start()).json;
    t.now += HOUR;
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    const stoppedAt = iso(t.now - 30 * MINUTE);
    expect((await ann.patch(_id, { stoppedAt })).json.endAt).toBe(iso(t.now));
    const bens = (await ben.start()).json._id;
    t.now += HOUR;
    for (const id of [bens, randomUUID()]) expect((await ann.patch(id, { stoppedAt })).status).toBe(404);
    expect(await ben.rows()).toMatchObject([{ id: bens, ended_at: null }]);
  });

  it('has one end, whoever else stops it or moves its start at the same time', async () => {
    const ann = await trackerOf(t);
    for (let round = 0; round < 10; round++) {
      const { _id } = (await ann.start()).json;
      const startedAt = t.now;
      t.now += HOUR;
      const stop = (minutes: number) => () => ann.patch(_id, { stoppedAt: iso(startedAt + minutes * MINUTE) });
      const move = () => ann.patch(_id, { startAt: iso(startedAt + 30 * MINUTE) });
      const acts = [stop(10), stop(20), () => ann.stop(_id), stop(40), move];
      const answers = await Promise.all(acts.map((_, n) => acts[(n + round) % acts.length]!()));
      for (const { status } of answers) expect([200, 422]).toContain(status);
      const row = (await ann.rows()).find(({ id }) => id === _id)!;
      expect(row.ended_at).toBeGreaterThan(row.started_at);
      expect([10, 20, 40, 60]).toContain((row.ended_at! - startedAt) / MINUTE);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
