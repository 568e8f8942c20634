import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createStepUser } from '#server/testing/fixtures/step-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type User = Awaited<ReturnType<typeof createStepUser>>;

/** 'Read 0–60' for an entry that began an hour ago and lasted an hour; without an end if it is running. */
const summarize = async (user: User, since: number) =>
  (await user.range('2026-11-01', '2026-11-30')).map(({ startAt, endAt, stepTitle }) => {
    const minutes = (instant: string) => (Date.parse(instant) - since) / MINUTE;
    return `${stepTitle} ${minutes(startAt)}–${endAt === null ? '' : minutes(endAt)}`;
  });

describeOnEachDatabase('a timer on a task or resource', {}, (t) => {
  it('starts, shows what it runs on, and keeps it when it is stopped and resumed', async () => {
    const ann = await createStepUser(t);
    const { status, json } = await ann.post({ goalId: ann.goal, taskId: ann.read, note: 'Chapter 4', tags: ['home'] });
    expect([status, json]).toMatchObject([201, { taskId: ann.read, inventoryItemId: null, stepTitle: 'Read' }]);
    expect(await ann.active()).toEqual([json]);
    t.now += MINUTE;
    const stopped = (await ann.stop(json._id)).json;
    expect(stopped).toEqual({ ...json, endAt: iso(t.now), durationSec: 60 });
    expect((await ann.stop(json._id)).json).toEqual(stopped);
    expect((await ann.patch(json._id, { resume: true })).json).toEqual({ ...json, durationSec: 60 });
    t.now += MINUTE;
    const stoppedAt = iso(t.now - 30 * SECOND);
    expect((await ann.patch(json._id, { stoppedAt })).json).toEqual({ ...json, endAt: stoppedAt, durationSec: 90 });
  });

  it('runs on if it is started again, with or without the task, once per Idempotency-Key', async () => {
    const ann = await createStepUser(t);
    const { json } = await ann.post({ goalId: ann.goal, inventoryItemId: ann.book });
    for (const step of [{ inventoryItemId: ann.book }, {}, { taskId: null }]) {
      const again = await ann.post({ goalId: ann.goal, ...step, note: 'Ignored' });
      expect([again.status, again.json]).toEqual([200, json]);
    }
    const key = { 'idempotency-key': randomUUID() };
    const start = () => ann.post({ goalId: ann.goal, taskId: ann.write }, key);
    const [first, second] = [await start(), await start()];
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(await ann.steps()).toEqual(['Book', 'Write']);
  });

  it('ends when one on another task of the goal starts', async () => {
    const ann = await createStepUser(t);
    const since = t.now;
    await ann.post({ goalId: ann.goal });
    for (const step of [{ taskId: ann.read }, { taskId: ann.write }, { inventoryItemId: ann.book }]) {
      t.now += 10 * MINUTE;
      expect((await ann.post({ goalId: ann.goal, ...step })).status).toBe(201);
    }
    expect(await summarize(ann, since)).toEqual(['null 0–10', 'Read 10–20', 'Write 20–30', 'Book 30–']);
    expect(await ann.active()).toMatchObject([{ inventoryItemId: ann.book }]);
  });

  it('leaves timers of other goals alone, unless the account allows one timer', async () => {
    const ann = await createStepUser(t);
    const since = t.now;
    await ann.post({ goalId: ann.other, taskId: ann.crawl });
    await ann.post({ goalId: ann.goal, taskId: ann.read });
    t.now += 10 * MINUTE;
    await ann.post({ goalId: ann.goal, taskId: ann.write });
    expect(await ann.active()).toMatchObject([{ stepTitle: 'Crawl' }, { stepTitle: 'Write' }]);
    await ann.send('PUT', '/api/account/single-timer', { singleTimer: true });
    t.now += 10 * MINUTE;
    expect((await ann.post({ goalId: ann.goal, taskId: ann.read })).json.stepTitle).toBe('Read');
    const running = (await ann.active()).map(({ stepTitle }) => stepTitle);
    expect(running).toEqual(['Read']);
    expect(await summarize(ann, since)).toEqual(['Crawl 0–20', 'Read 0–10', 'Write 10–20', 'Read 20–']);
  });

  it('is the only one if several tabs start different tasks of the goal at once', async () => {
    const ann = await createStepUser(t);
    for (let round = 0; round < 10; round++) {
      const steps = [{ taskId: ann.read }, { taskId: ann.write }, { inventoryItemId: ann.book }, {}];
      const responses = await Promise.all(steps.map((step) => ann.post({ goalId: ann.goal, ...step })));
      for (const { status } of responses) expect([200, 201]).toContain(status);
      expect(await ann.active()).toHaveLength(1);
      t.now += MINUTE;
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('started offline ends the timer that was running then, but not one that was started later', async () => {
    const ann = await createStepUser(t);
    const since = t.now;
    await ann.post({ goalId: ann.goal, taskId: ann.read });
    t.now += HOUR;
    const startOffline = (minutes: number, step: object) =>
      ann.post({ goalId: ann.goal, runningSince: iso(since + minutes * MINUTE), ...step });
    expect((await startOffline(20, { taskId: ann.write })).json).toMatchObject({ stepTitle: 'Write', endAt: null });
    expect(await summarize(ann, since)).toEqual(['Read 0–20', 'Write 20–']);
    const { status, json } = await startOffline(-10, { inventoryItemId: ann.book });
    expect([status, json]).toMatchObject([201, { stepTitle: 'Book', endAt: iso(since + 20 * MINUTE) }]);
    expect(await ann.active()).toMatchObject([{ stepTitle: 'Write', startAt: iso(since + 20 * MINUTE) }]);
    expect((await startOffline(10, { taskId: ann.write })).status).toBe(200);
    expect(await ann.active()).toMatchObject([{ stepTitle: 'Write', startAt: iso(since + 10 * MINUTE) }]);
  });

  it('that was forgotten for a week ends then, and the next one starts', async () => {
    const ann = await createStepUser(t);
    const { now } = t;
    const { json } = await ann.post({ goalId: ann.goal, taskId: ann.read });
    t.now += 8 * 24 * HOUR;
    expect((await ann.post({ goalId: ann.goal, taskId: ann.read })).status).toBe(201);
    expect(await ann.rows()).toMatchObject([{ id: json._id, ended_at: Date.parse(json.startAt) + 7 * 24 * HOUR }, {}]);
    expect(await ann.steps()).toEqual(['Read', 'Read']);
    t.now = now;
  });

  it('tells other devices, as do ticks, moves and schedules', async () => {
    const ann = await createStepUser(t);
    const revision = async () => (await ann.client.get('/api/time-entries/active')).json.revision as number;
    await ann.send('PUT', `/api/tasks/${ann.read}`, { timesPerWeek: 2 });
    for (const [method, path, body] of [
      ['POST', '/api/time-entries', { goalId: ann.goal, taskId: ann.write }],
      ['PATCH', `/api/tasks/${ann.read}/tick`, { ticked: true }],
      ['PATCH', `/api/tasks/${ann.read}/position`, { afterId: null }],
      ['PUT', `/api/tasks/${ann.read}`, { week: 2 }],
    ] as const) {
      const before = await revision();
      expect((await ann.send(method, path, body)).status).toBeLessThan(300);
      expect(await revision()).toBe(before + 1);
    }
  });
});
