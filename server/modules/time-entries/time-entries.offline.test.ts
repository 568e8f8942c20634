import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const orderError = 'End time must be after start time.';
const tooLongError = 'An entry can be at most 7 days long.';
const startInFutureError = 'Start time cannot be in the future.';
const endInFutureError = 'End time cannot be in the future.';

const fieldError = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

describeOnEachDatabase('a timer started offline', {}, (t) => {
  it('runs from the moment it was started', async () => {
    const ann = await createTrackingUser(t);
    const since = t.now - 2 * HOUR - 7000;
    const { status, json } = await ann.post({ goalId: ann.goal, runningSince: iso(since) });
    expect([status, json]).toEqual([201, expect.objectContaining({ startAt: iso(since), endAt: null })]);
    expect(json.durationSec).toBe(7207);
    expect(await ann.active()).toEqual([json]);
    expect(await ann.rows()).toMatchObject([{ started_at: since, ended_at: null, created_at: t.now }]);
  });

  it('is merged with a timer that is already running', async () => {
    const ann = await createTrackingUser(t);
    const running = (await ann.start()).json;
    const before = await ann.rows();
    t.now += HOUR;
    const response = await ann.post({ goalId: ann.goal, runningSince: iso(t.now - MINUTE) });
    expect([response.status, response.json]).toEqual([200, { ...running, durationSec: 3600 }]);
    expect(await ann.rows()).toEqual(before);
  });

  it('moves back the start of a timer that was started later on another device', async () => {
    const ann = await createTrackingUser(t);
    const running = (await ann.start()).json;
    t.now += MINUTE;
    const since = t.now - HOUR;
    const responses = await Promise.all([
      ann.post({ goalId: ann.goal, runningSince: iso(since) }),
      ann.post({ goalId: ann.goal, runningSince: iso(since + MINUTE) }),
      ann.post({ goalId: ann.goal }),
    ]);
    expect(responses.map(({ status, json }) => [status, json._id])).toEqual(
      Array.from({ length: 3 }, () => [200, running._id]),
    );
    expect(responses[0].json).toEqual({ ...running, startAt: iso(since), durationSec: 3600 });
    expect(await ann.rows()).toMatchObject([{ started_at: since, ended_at: null }]);
  });

  it('is started only once if it is sent repeatedly, even after it has been stopped', async () => {
    const ann = await createTrackingUser(t);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { goalId: ann.goal, runningSince: iso(t.now - HOUR) };
    const responses = await Promise.all(Array.from({ length: 20 }, () => ann.post(body, headers)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await ann.stop(responses[0]!.json._id);
    t.now += MINUTE;
    expect((await ann.post(body, headers)).text).toBe(responses[0]!.text);
    expect(await ann.rows()).toHaveLength(1);
    // The first attempt has no time, because the client still seemed to be online.
    const retryHeaders = { 'idempotency-key': randomUUID() };
    const first = await ann.post({ goalId: ann.goal }, retryHeaders);
    t.now += MINUTE;
    expect((await ann.post({ ...body, runningSince: first.json.startAt }, retryHeaders)).text).toBe(first.text);
    expect(await ann.rows()).toHaveLength(2);
  });

  it('must have started within the last seven days, or at most a minute in the future', async () => {
    const ann = await createTrackingUser(t);
    const before = await dumpDatabase(t.db);
    const start = (since: string) => ann.post({ goalId: ann.goal, runningSince: since });
    const invalidStartError = 'Start must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.';
    for (const [since, msg] of [
      [iso(t.now + 61 * SECOND), startInFutureError],
      [iso(t.now - entryMaxMs - 1), tooLongError],
      ['2026-11-11', invalidStartError],
      ['2026-02-30T08:00:00.000Z', invalidStartError],
      ['', 'Start date/time is required.'],
    ] as const) {
      const { status, json } = await start(since);
      expect([status, json]).toEqual(fieldError('runningSince', msg));
    }
    const combinedError = fieldError('runningSince', 'runningSince cannot be combined with other fields.');
    const both = { startAt: iso(t.now - HOUR), endAt: iso(t.now), runningSince: iso(t.now - HOUR) };
    const mixed = await ann.post({ goalId: ann.goal, ...both });
    expect([mixed.status, mixed.json]).toEqual(combinedError);
    expect(await dumpDatabase(t.db)).toBe(before);

    const ahead = await start(iso(t.now + 59 * SECOND));
    expect([ahead.status, ahead.json.durationSec]).toEqual([201, 0]);
    const other = await createGoal(ann.client, ann.area, 'Swim');
    const longest = await ann.post({ goalId: other, runningSince: iso(t.now - entryMaxMs + 1000) });
    expect([longest.status, longest.json.endAt]).toEqual([201, null]);
  });

  it("is rejected for a goal that is closed, deleted or another user's", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    const closed = await createGoal(ann.client, ann.area, 'Swim');
    const deleted = await createGoal(ann.client, ann.area, 'Row');
    await ann.send('PATCH', `/api/goals/${closed}/status`, { status: 'Archived' });
    await ann.send('DELETE', `/api/safe-delete/goals/${deleted}`);
    const before = await dumpDatabase(t.db);
    const startStatus = async (goalId: string) =>
      (await ann.post({ goalId, runningSince: iso(t.now - HOUR) }, { 'idempotency-key': randomUUID() })).status;
    expect([await startStatus(closed), await startStatus(deleted), await startStatus(ben.goal)]).toEqual([
      409, 404, 404,
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});

describeOnEachDatabase('a timer stopped offline', {}, (t) => {
  it('ends when it was stopped, and ignores later stops', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    const stoppedAt = t.now + 20 * MINUTE + 3000;
    t.now += 3 * HOUR;
    const stopped = await ann.patch(_id, { stoppedAt: iso(stoppedAt) });
    expect([stopped.status, stopped.json]).toMatchObject([200, { endAt: iso(stoppedAt), durationSec: 1203 }]);
    const before = await dumpDatabase(t.db);
    for (const again of [stoppedAt, stoppedAt + HOUR, stoppedAt - 10 * HOUR]) {
      const response = await ann.patch(_id, { stoppedAt: iso(again) });
      expect([response.status, response.json]).toEqual([200, stopped.json]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('rejects an end before the start or in the future, and other fields in the same request', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    const before = await dumpDatabase(t.db);
    for (const [body, field, msg] of [
      [{ stoppedAt: iso(t.now) }, 'stoppedAt', orderError],
      [{ stoppedAt: iso(t.now - HOUR) }, 'stoppedAt', orderError],
      [{ stoppedAt: iso(t.now + 61 * SECOND) }, 'stoppedAt', endInFutureError],
      [{ stoppedAt: '' }, 'stoppedAt', 'End date/time is required.'],
      [{ stoppedAt: iso(t.now + 1), goalId: ann.goal }, 'stoppedAt', 'stoppedAt cannot be combined with other fields.'],
      [
        { stoppedAt: iso(t.now + 1), endAt: iso(t.now + 1) },
        'stoppedAt',
        'stoppedAt cannot be combined with other fields.',
      ],
      [{ stoppedAt: iso(t.now + 1), endNow: true }, 'endNow', 'endNow cannot be combined with other fields.'],
    ] as const) {
      const { status, json } = await ann.patch(_id, body);
      expect([status, json]).toEqual(fieldError(field, msg));
    }
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await ann.patch(_id, { stoppedAt: iso(t.now + 59 * SECOND) })).json.durationSec).toBe(59);
  });

  it('ends when it was stopped even if it counts as forgotten, but lasts at most seven days', async () => {
    const ann = await createTrackingUser(t);
    const swim = await createGoal(ann.client, ann.area, 'Swim');
    const [early, late] = [await ann.insert(t.now - 9 * DAY, null), await ann.insert(t.now - 9 * DAY, null, swim)];
    const stop = (id: string, ago: number) => ann.patch(id, { stoppedAt: iso(t.now - ago) });
    expect((await stop(early, 6 * DAY)).json.endAt).toBe(iso(t.now - 6 * DAY));
    expect((await stop(late, DAY)).json.endAt).toBe(iso(t.now - 2 * DAY));
  });

  it("keeps the end set by closing its goal, and is not found if it is deleted or another user's", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    const { _id } = (await ann.start()).json;
    t.now += HOUR;
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    const stoppedAt = iso(t.now - 30 * MINUTE);
    expect((await ann.patch(_id, { stoppedAt })).json.endAt).toBe(iso(t.now));
    const bensEntry = (await ben.start()).json._id;
    t.now += HOUR;
    for (const id of [bensEntry, randomUUID()]) expect((await ann.patch(id, { stoppedAt })).status).toBe(404);
    expect(await ben.rows()).toMatchObject([{ id: bensEntry, ended_at: null }]);
  });

  it('has a single end after concurrent stops and edits', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 0; round < 10; round++) {
      const { _id } = (await ann.start()).json;
      const startedAt = t.now;
      t.now += HOUR;
      const stop = (minutes: number) => () => ann.patch(_id, { stoppedAt: iso(startedAt + minutes * MINUTE) });
      const move = () => ann.patch(_id, { startAt: iso(startedAt + 30 * MINUTE) });
      const requests = [stop(10), stop(20), () => ann.stop(_id), stop(40), move];
      const responses = await Promise.all(requests.map((_, n) => requests[(n + round) % requests.length]!()));
      for (const { status } of responses) expect([200, 422]).toContain(status);
      const row = (await ann.rows()).find(({ id }) => id === _id)!;
      expect(row.ended_at).toBeGreaterThan(row.started_at);
      expect([10, 20, 40, 60]).toContain((row.ended_at! - startedAt) / MINUTE);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
