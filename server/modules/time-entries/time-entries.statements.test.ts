import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1000;

describeOnEachDatabase('writing time entries', {}, (t) => {
  type TestUser = Awaited<ReturnType<typeof createTrackingUser>>;

  /** Sends a request and returns the first word and the table of each statement. */
  const record = async (send: () => Promise<TestResponse>, status: number) => {
    const before = t.statements.length;
    expect((await send()).status).toBe(status);
    return t.statements.slice(before).map((sql) => {
      const table = /^(?:insert into|delete from|update|select .*? from) "(\w+)"/s.exec(sql)?.[1];
      return table === undefined ? sql : `${sql.split(' ', 1)[0]} ${table}`;
    });
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const startAndStop = async (ann: TestUser) => {
    const { _id } = (await ann.start()).json;
    t.now += SECOND;
    await ann.stop(_id);
    return _id as string;
  };
  const session = 'select sessions';

  it('takes six statements to start a timer, and one more if the account allows one timer at a time', async () => {
    const ann = await createTrackingUser(t);
    const start = (goalId: string) => record(() => ann.post({ goalId }, key()), 201);
    const work = [session, 'begin', 'insert account_sizes', 'insert time_entries'];
    const end = ['insert idempotency_keys', 'commit'];
    expect(await start(ann.goal)).toEqual([...work, ...end]);
    await ann.send('PUT', '/api/account/single-timer', { singleTimer: true });
    const other = await createGoal(ann.client, ann.area);
    expect(await start(other)).toEqual([...work, 'update time_entries', ...end]);
  });

  it('takes six statements to add an entry', async () => {
    const ann = await createTrackingUser(t);
    const entry = { goalId: ann.goal, startAt: iso(t.now - HOUR), endAt: iso(t.now), note: 'Read' };
    expect(await record(() => ann.post(entry, key()), 201)).toEqual([
      session,
      'begin',
      'insert account_sizes',
      'insert time_entries',
      'insert idempotency_keys',
      'commit',
    ]);
  });

  it('takes two statements to stop a timer, and one more if it has already been stopped', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    expect(await record(() => ann.stop(_id), 200)).toEqual([session, 'update time_entries']);
    expect(await record(() => ann.stop(_id), 200)).toEqual([session, 'update time_entries', 'select time_entries']);
  });

  it('takes three statements to stop a timer as of an earlier moment', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.start()).json;
    t.now += MINUTE;
    const stoppedAt = iso(t.now - SECOND);
    expect(await record(() => ann.patch(_id, { stoppedAt }), 200)).toEqual([
      session,
      'select time_entries',
      'update time_entries',
    ]);
  });

  it('takes six statements to resume a timer', async () => {
    const ann = await createTrackingUser(t);
    const id = await startAndStop(ann);
    expect(await record(() => ann.patch(id, { resume: true }), 200)).toEqual([
      session,
      'begin',
      'insert account_sizes',
      'select time_entries',
      'update time_entries',
      'commit',
    ]);
  });

  it('takes three statements to edit an entry, and four more to move it to another goal', async () => {
    const ann = await createTrackingUser(t);
    const id = await startAndStop(ann);
    const edit = { goalId: ann.goal, startAt: iso(t.now - HOUR), note: 'Read' };
    expect(await record(() => ann.patch(id, edit), 200)).toEqual([
      session,
      'select time_entries',
      'update time_entries',
    ]);
    const other = await createGoal(ann.client, ann.area);
    expect(await record(() => ann.patch(id, { ...edit, goalId: other }), 200)).toEqual([
      session,
      'select time_entries',
      'begin',
      'insert account_sizes',
      'update goals',
      'update time_entries',
      'commit',
    ]);
  });

  it('takes a short transaction to delete an entry so that it can be restored', async () => {
    const ann = await createTrackingUser(t);
    const id = await startAndStop(ann);
    expect(await record(() => ann.remove(id), 204)).toEqual([
      session,
      'begin',
      'insert account_sizes',
      'select time_entries',
      'insert deletions',
      'delete entry_steps',
      'delete time_entries',
      'insert deleted_rows',
      'commit',
    ]);
  });
});
