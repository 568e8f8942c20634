import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 11, 12);

/** Somebody with goals A, B and C, and, unless told otherwise, the setting on. */
async function withGoals(t: AppUnderTest, isOn = true) {
  t.now = NOON;
  const ann = await trackerOf(t);
  const [a, b, c] = [ann.goal, await makeGoal(ann.client, ann.area, 'B'), await makeGoal(ann.client, ann.area, 'C')];
  if (isOn) expect((await setOneTimer(ann, true)).status).toBe(200);
  const names = new Map([a, b, c].map((id, n) => [id, 'ABC'[n]]));
  /** Each entry as 'goal: minutes from noon to its end, or runs'. */
  const shown = async () =>
    (await ann.rows()).map(({ goal_id, started_at, ended_at }) => {
      const minutes = (at: number) => (at - NOON) / MINUTE;
      return `${names.get(goal_id)}: ${minutes(started_at)} ${ended_at === null ? 'runs' : minutes(ended_at)}`;
    });
  return { ...ann, a, b, c, shown };
}

function setOneTimer(ann: Awaited<ReturnType<typeof trackerOf>>, singleTimer: unknown) {
  return ann.send('PUT', '/api/account/single-timer', { singleTimer });
}

describeOnEachDatabase('one timer at a time', {}, (t) => {
  const failures = () => t.log.filter((line) => line.includes('"level":50'));

  it('is off at first, and stored with the user', async () => {
    const ann = await withGoals(t, false);
    expect((await ann.client.get('/api/auth/me')).json.user.singleTimer).toBe(false);
    const answer = await setOneTimer(ann, true);
    expect([answer.status, answer.json.user.singleTimer]).toEqual([200, true]);
    expect((await ann.client.get('/api/auth/me')).json).toEqual(answer.json);
    const wrong = await setOneTimer(ann, 'yes');
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([422, 'singleTimer']);
    expect((await setOneTimer(ann, false)).json.user.singleTimer).toBe(false);
  });

  it('leaves the others running while it is off, and those of other accounts while it is on', async () => {
    const bob = await withGoals(t, false);
    await bob.start(bob.a);
    const ann = await withGoals(t);
    await ann.start(ann.a);
    t.now += 10 * MINUTE;
    await bob.start(bob.b);
    await ann.start(ann.b);
    expect(await bob.shown()).toEqual(['A: 0 runs', 'B: 10 runs']);
    expect(await ann.shown()).toEqual(['A: 0 10', 'B: 10 runs']);
  });

  it('keeps an earlier stop that arrives after another start has ended the timer', async () => {
    const ann = await withGoals(t);
    const { _id } = (await ann.start(ann.c)).json;
    t.now += 20 * MINUTE;
    await ann.start(ann.b);
    t.now += 10 * MINUTE;
    const stopped = await ann.patch(_id, { stoppedAt: iso(NOON + 5 * MINUTE) });
    expect([stopped.status, stopped.json.endAt]).toEqual([200, iso(NOON + 5 * MINUTE)]);
    expect(await ann.shown()).toEqual(['C: 0 5', 'B: 20 runs']);
  });

  it('ends a start that arrives late where another timer began, also if that one has ended since', async () => {
    const ann = await withGoals(t);
    t.now += 20 * MINUTE;
    const { _id } = (await ann.start(ann.b)).json;
    t.now += 10 * MINUTE;
    await ann.stop(_id);
    // Added by hand: it was no timer, and ended none.
    await ann.add(NOON + 12 * MINUTE, NOON + 14 * MINUTE, ann.a);
    t.now += 10 * MINUTE;
    await ann.client.post('/api/time-entries', { goalId: ann.c, runningSince: iso(NOON + 10 * MINUTE) });
    expect((await ann.shown()).toSorted()).toEqual(['A: 12 14', 'B: 20 30', 'C: 10 20']);
  });

  it('ends the others when a stopped timer is resumed', async () => {
    const ann = await withGoals(t);
    const { _id } = (await ann.start(ann.a)).json;
    t.now += 10 * MINUTE;
    await ann.start(ann.b);
    t.now += 10 * MINUTE;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
    expect(await ann.shown()).toEqual(['A: 0 runs', 'B: 10 20']);
  });

  it('ends the others at the moment of the start, those of the same second after one second', async () => {
    const ann = await withGoals(t, false);
    await ann.start(ann.a);
    t.now += 10 * MINUTE;
    await ann.start(ann.b);
    await setOneTimer(ann, true);
    expect(await ann.shown()).toEqual(['A: 0 runs', 'B: 10 runs']);
    expect((await ann.start(ann.c)).json).toMatchObject({ goalId: ann.c, endAt: null });
    expect(await ann.shown()).toEqual(['A: 0 10', `B: 10 ${10 + 1 / 60}`, 'C: 10 runs']);
  });

  it('ends the others also if the goal is running already', async () => {
    const ann = await withGoals(t, false);
    await ann.start(ann.a);
    await ann.start(ann.b);
    await setOneTimer(ann, true);
    t.now += 5 * MINUTE;
    expect((await ann.start(ann.a)).status).toBe(200);
    expect((await ann.shown()).toSorted()).toEqual(['A: 0 runs', 'B: 0 5']);
  });

  it('does not count an entry added by hand as a start', async () => {
    const ann = await withGoals(t);
    await ann.start(ann.a);
    await ann.add(NOON - HOUR, NOON - 30 * MINUTE, ann.b);
    expect(await ann.shown()).toEqual(['B: -60 -30', 'A: 0 runs']);
  });

  it('leaves everything as it was if the start is refused', async () => {
    const ann = await withGoals(t);
    await ann.start(ann.a);
    await ann.send('PATCH', `/api/goals/${ann.b}/status`, { status: 'Archived' });
    t.now += 5 * MINUTE;
    expect((await ann.start(ann.b)).status).toBe(409);
    expect(await ann.shown()).toEqual(['A: 0 runs']);
  });

  it('leaves a forgotten timer to end after its seven days', async () => {
    const ann = await withGoals(t);
    await ann.insert(NOON - 8 * DAY, null, ann.a);
    await ann.start(ann.b);
    expect((await ann.rows())[0]!.ended_at).toBeNull();
    expect((await ann.active()).map(({ goalId }) => goalId)).toEqual([ann.b]);
  });

  it('ends the others when a timer was started without a connection, as of then', async () => {
    const ann = await withGoals(t);
    await ann.start(ann.a);
    t.now += 30 * MINUTE;
    const late = { goalId: ann.b, runningSince: iso(NOON + 10 * MINUTE) };
    expect((await ann.post(late)).json.endAt).toBeNull();
    expect(await ann.shown()).toEqual(['A: 0 10', 'B: 10 runs']);
  });

  it('ends a timer reported late where a later one had begun, which goes on', async () => {
    const ann = await withGoals(t);
    await ann.start(ann.a);
    t.now = NOON + 20 * MINUTE;
    await ann.start(ann.b);
    t.now = NOON + 40 * MINUTE;
    const late = await ann.post({ goalId: ann.c, runningSince: iso(NOON + 10 * MINUTE) });
    expect([late.status, late.json.endAt]).toEqual([201, iso(NOON + 20 * MINUTE)]);
    // A had been ended by B, which the server heard of first.
    expect(await ann.shown()).toEqual(['A: 0 20', 'C: 10 20', 'B: 20 runs']);
  });

  it('leaves exactly one running of 20 parallel starts', async () => {
    const ann = await withGoals(t);
    const goals = [ann.a, ann.b, ann.c];
    while (goals.length < 20) goals.push(await makeGoal(ann.client, ann.area, `Goal ${goals.length}`));
    const before = t.deadlocks;
    for (let round = 0; round < 3; round++) {
      t.now += MINUTE;
      const since = iso(t.now - 10 * SECOND);
      const answers = await Promise.all(
        goals.map((goalId, n) => ann.post({ goalId, ...(round === 2 && n % 2 === 0 && { runningSince: since }) })),
      );
      for (const { status } of answers) expect([200, 201]).toContain(status);
      expect(await ann.active()).toHaveLength(1);
    }
    for (const row of await ann.rows()) expect(row.ended_at ?? Infinity).toBeGreaterThan(row.started_at);
    expect(t.deadlocks).toBe(before);
    expect(failures()).toEqual([]);
  });

  it('starts, stops, corrections, closings and deletions at once: one runs at most, and nothing fails', async () => {
    const ann = await withGoals(t);
    for (let round = 0; round < 8; round++) {
      t.now += MINUTE;
      const area = await makeFocusArea(ann.client);
      const [x, y] = [await makeGoal(ann.client, area, 'X'), await makeGoal(ann.client, area, 'Y')];
      await setOneTimer(ann, false);
      const [ofX, ofY] = [(await ann.start(x)).json._id, (await ann.start(y)).json._id];
      const ofC = (await ann.start(ann.c)).json._id;
      await setOneTimer(ann, true);
      t.now += MINUTE;
      const acts = [
        () => ann.start(ann.a),
        () => ann.stop(ofC),
        () => ann.patch(ofX, { startAt: iso(t.now - 3 * MINUTE) }),
        () => ann.patch(ofY, { goalId: x }),
        () => ann.send('PATCH', `/api/goals/${x}/status`, { status: 'Archived' }),
        () => ann.send('DELETE', `/api/safe-delete/focus-areas/${area}`),
        () => ann.start(ann.b),
      ];
      const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
      const answers = await Promise.all(turned.map((act) => act()));
      for (const { status } of answers) expect([200, 201, 204, 404, 409, 422]).toContain(status);
      expect((await ann.active()).length).toBeLessThanOrEqual(1);
    }
    expect(failures()).toEqual([]);
  });
});
