import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const times = <T>(count: number, act: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => act(n));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describeOnEachDatabase('many at once', {}, (t) => {
  const failures = () => t.log.filter((line) => line.includes('"level":50'));

  it.each([
    ['without keys', () => ({})],
    ['with a key each', () => ({ 'idempotency-key': randomUUID() })],
  ])('fifty starts of a goal %s are one timer', async (_, headers) => {
    const ann = await trackerOf(t);
    const answers = await Promise.all(times(50, () => ann.post({ goalId: ann.goal }, headers())));
    expect(statuses(answers)).toEqual([...Array<number>(49).fill(200), 201]);
    expect(new Set(answers.map(({ json }) => json._id)).size).toBe(1);
    expect(await ann.rows()).toMatchObject([{ id: answers[0]!.json._id, ended_at: null }]);
  });

  it('fifty starts of a goal with the same key are one timer and one answer', async () => {
    const ann = await trackerOf(t);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(times(50, () => ann.post({ goalId: ann.goal }, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await ann.rows()).toHaveLength(1);
  });

  it('starts of a goal whose timer was forgotten end it once and are one timer', async () => {
    const ann = await trackerOf(t);
    const old = await ann.insert(t.now - 8 * DAY, null);
    const answers = await Promise.all(times(20, () => ann.start()));
    expect(statuses(answers)).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await ann.rows()).toMatchObject([
      { id: old, ended_at: t.now - DAY },
      { id: answers[0]!.json._id, ended_at: null },
    ]);
  });

  it('twenty stops are one end, which never moves', async () => {
    const ann = await trackerOf(t);
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

  it('starts and stops of one goal leave one running at most, and none of no length', async () => {
    const ann = await trackerOf(t);
    for (let round = 0; round < 10; round++) {
      const running = (await ann.start()).json._id;
      t.now += 1000;
      const answers = await Promise.all(times(8, (n) => (n % 2 === round % 2 ? ann.start() : ann.stop(running))));
      for (const { status } of answers) expect([200, 201]).toContain(status);
    }
    const rows = await ann.rows();
    expect(rows.filter((row) => row.ended_at === null).length).toBeLessThanOrEqual(1);
    for (const row of rows) expect(row.ended_at ?? Infinity).toBeGreaterThan(row.started_at);
  });

  it('two who change different fields of an entry both succeed, unless it would end before it began', async () => {
    const ann = await trackerOf(t);
    const other = await makeGoal(ann.client, ann.area, 'Swim');
    for (let round = 1; round <= 20; round++) {
      const [from, to] = [t.now - 10 * HOUR, t.now - 5 * HOUR];
      const { _id } = (await ann.add(from, to)).json;
      const [startAt, endAt] = [iso(from + round * 1000), iso(to - round * 1000)];
      const answers = await Promise.all([
        ann.patch(_id, { startAt }),
        ann.patch(_id, { endAt }),
        ann.patch(_id, { goalId: other }),
      ]);
      expect(statuses(answers)).toEqual([200, 200, 200]);
      expect((await ann.patch(_id, {})).json).toMatchObject({ startAt, endAt, goalId: other });

      // Each alone would be right.
      const crossing = await Promise.all([
        ann.patch(_id, { startAt: iso(t.now - 6 * HOUR) }),
        ann.patch(_id, { endAt: iso(t.now - 7 * HOUR) }),
      ]);
      expect(statuses(crossing)).toEqual([200, 422]);
      const { json } = await ann.patch(_id, {});
      expect(json.endAt > json.startAt).toBe(true);
    }
  });

  it('two timers that move to one goal, or one that moves and one that starts, are one that runs there', async () => {
    const ann = await trackerOf(t);
    const goals = await Promise.all(times(3, (n) => makeGoal(ann.client, ann.area, `Goal ${n}`)));
    for (let round = 0; round < 10; round++) {
      const [one, two] = await Promise.all(goals.slice(1).map(async (goal) => (await ann.start(goal)).json._id));
      const answers = await Promise.all([
        ann.patch(one, { goalId: goals[0] }),
        ann.patch(two, { goalId: goals[0] }),
        ann.start(goals[0]),
      ]);
      for (const { status } of answers) expect([200, 201, 422]).toContain(status);
      const running = await ann.active();
      expect(running.filter(({ goalId }) => goalId === goals[0])).toHaveLength(1);
      t.now += 1000;
      await Promise.all(running.map(({ _id }) => ann.stop(_id)));
    }
  });

  it.each(['focus-areas', 'goals'])(
    'starts on %s that are deleted: either order, no orphan, no failure',
    async (kind) => {
      const ann = await trackerOf(t);
      for (let round = 0; round < 20; round++) {
        const area = await makeFocusArea(ann.client);
        const goal = await makeGoal(ann.client, area);
        const entry = (await ann.add(t.now - HOUR, t.now, goal)).json._id;
        const elsewhere = (await ann.add(t.now - HOUR, t.now)).json._id;
        const acts = [
          () => ann.start(goal),
          () => ann.add(t.now - HOUR, t.now, goal),
          () => ann.patch(entry, { goalId: goal, startAt: iso(t.now - 2 * HOUR) }),
          () => ann.patch(elsewhere, { goalId: goal }),
          () => ann.patch(entry, { goalId: ann.goal }),
          () => ann.start(goal),
        ];
        const remove = () => ann.send('DELETE', `/api/safe-delete/${kind}/${kind === 'goals' ? goal : area}`);
        const place = round % (acts.length + 1);
        const answers = await Promise.all(acts.toSpliced(place, 0, remove).map((act) => act()));
        expect(answers[place]!.status).toBe(204);
        for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
        const left = await ann.rows();
        expect(left.filter((row) => row.goal_id !== ann.goal)).toEqual([]);
      }
      expect(failures()).toEqual([]);
    },
  );

  it('entries that are corrected while their goal is deleted: nobody waits for somebody who waits for them', async () => {
    const ann = await trackerOf(t);
    const before = t.deadlocks;
    for (let round = 0; round < 6; round++) {
      const goal = await makeGoal(ann.client, ann.area);
      const entries = await Promise.all(times(12, () => ann.insert(t.now - HOUR, t.now, goal)));
      const acts = entries.map((id) => () => ann.patch(id, { startAt: iso(t.now - 2 * HOUR) }));
      const remove = () => ann.send('DELETE', `/api/safe-delete/goals/${goal}`);
      const answers = await Promise.all(acts.toSpliced(4, 0, remove).map((act) => act()));
      for (const { status } of answers) expect([200, 204, 404]).toContain(status);
      expect(await ann.rows()).toEqual([]);
    }
    expect(t.deadlocks).toBe(before);
    expect(failures()).toEqual([]);
  });

  it('a timer that starts while its goal is closed ends with it, or does not start', async () => {
    const ann = await trackerOf(t);
    for (let round = 0; round < 10; round++) {
      const goal = await makeGoal(ann.client, ann.area);
      const acts = [
        () => ann.start(goal),
        () => ann.send('PATCH', `/api/goals/${goal}/status`, { status: 'Archived' }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
      expect((await ann.rows()).filter((row) => row.ended_at === null)).toEqual([]);
    }
    expect(failures()).toEqual([]);
  });
});
