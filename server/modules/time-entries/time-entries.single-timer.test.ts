import { expect, it } from 'vitest';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 11, 12);

/** A user with the goals A, B and C, by default with the setting on. */
async function createUserWithGoals(t: TestApp, isOn = true) {
  t.now = NOON;
  const ann = await createTrackingUser(t);
  const [a, b, c] = [
    ann.goal,
    await createGoal(ann.client, ann.area, 'B'),
    await createGoal(ann.client, ann.area, 'C'),
  ];
  if (isOn) expect((await setSingleTimer(ann, true)).status).toBe(200);
  const names = new Map([a, b, c].map((id, n) => [id, 'ABC'[n]]));
  /** Each entry as 'goal: start end', in minutes after noon, or 'runs' instead of an end. */
  const describeEntries = async () =>
    (await ann.rows()).map(({ goal_id, started_at, ended_at }) => {
      const minutes = (at: number) => (at - NOON) / MINUTE;
      return `${names.get(goal_id)}: ${minutes(started_at)} ${ended_at === null ? 'runs' : minutes(ended_at)}`;
    });
  return { ...ann, a, b, c, describeEntries };
}

function setSingleTimer(ann: Awaited<ReturnType<typeof createTrackingUser>>, singleTimer: unknown) {
  return ann.send('PUT', '/api/account/single-timer', { singleTimer });
}

describeOnEachDatabase('the single timer setting', {}, (t) => {
  const loggedErrors = () => t.log.filter((line) => line.includes('"level":50'));

  it('is off by default, and stored with the user', async () => {
    const ann = await createUserWithGoals(t, false);
    expect((await ann.client.get('/api/auth/me')).json.user.singleTimer).toBe(false);
    const response = await setSingleTimer(ann, true);
    expect([response.status, response.json.user.singleTimer]).toEqual([200, true]);
    expect((await ann.client.get('/api/auth/me')).json).toEqual(response.json);
    const invalid = await setSingleTimer(ann, 'yes');
    expect([invalid.status, invalid.json.errors[0].field]).toEqual([422, 'singleTimer']);
    expect((await setSingleTimer(ann, false)).json.user.singleTimer).toBe(false);
  });

  it('leaves other timers running while it is off, and never stops those of other accounts', async () => {
    const bob = await createUserWithGoals(t, false);
    await bob.start(bob.a);
    const ann = await createUserWithGoals(t);
    await ann.start(ann.a);
    t.now += 10 * MINUTE;
    await bob.start(bob.b);
    await ann.start(ann.b);
    expect(await bob.describeEntries()).toEqual(['A: 0 runs', 'B: 10 runs']);
    expect(await ann.describeEntries()).toEqual(['A: 0 10', 'B: 10 runs']);
  });

  it('accepts an earlier stop that arrives after another start has ended the timer', async () => {
    const ann = await createUserWithGoals(t);
    const { _id } = (await ann.start(ann.c)).json;
    t.now += 20 * MINUTE;
    await ann.start(ann.b);
    t.now += 10 * MINUTE;
    const stopped = await ann.patch(_id, { stoppedAt: iso(NOON + 5 * MINUTE) });
    expect([stopped.status, stopped.json.endAt]).toEqual([200, iso(NOON + 5 * MINUTE)]);
    expect(await ann.describeEntries()).toEqual(['C: 0 5', 'B: 20 runs']);
  });

  it('ends a timer whose start arrives late where the next timer began, even if that one has since ended', async () => {
    const ann = await createUserWithGoals(t);
    t.now += 20 * MINUTE;
    const { _id } = (await ann.start(ann.b)).json;
    t.now += 10 * MINUTE;
    await ann.stop(_id);
    // This entry is added by hand, so it stops no timer.
    await ann.add(NOON + 12 * MINUTE, NOON + 14 * MINUTE, ann.a);
    t.now += 10 * MINUTE;
    await ann.client.post('/api/time-entries', { goalId: ann.c, runningSince: iso(NOON + 10 * MINUTE) });
    expect((await ann.describeEntries()).toSorted()).toEqual(['A: 12 14', 'B: 20 30', 'C: 10 20']);
  });

  it('stops the others when a stopped timer is resumed', async () => {
    const ann = await createUserWithGoals(t);
    const { _id } = (await ann.start(ann.a)).json;
    t.now += 10 * MINUTE;
    await ann.start(ann.b);
    t.now += 10 * MINUTE;
    expect((await ann.patch(_id, { resume: true })).status).toBe(200);
    expect(await ann.describeEntries()).toEqual(['A: 0 runs', 'B: 10 20']);
  });

  it('stops the others when a timer starts, but at least one second after their own start', async () => {
    const ann = await createUserWithGoals(t, false);
    await ann.start(ann.a);
    t.now += 10 * MINUTE;
    await ann.start(ann.b);
    await setSingleTimer(ann, true);
    expect(await ann.describeEntries()).toEqual(['A: 0 runs', 'B: 10 runs']);
    expect((await ann.start(ann.c)).json).toMatchObject({ goalId: ann.c, endAt: null });
    expect(await ann.describeEntries()).toEqual(['A: 0 10', `B: 10 ${10 + 1 / 60}`, 'C: 10 runs']);
  });

  it('stops the others when a timer that is already running is started again', async () => {
    const ann = await createUserWithGoals(t, false);
    await ann.start(ann.a);
    await ann.start(ann.b);
    await setSingleTimer(ann, true);
    t.now += 5 * MINUTE;
    expect((await ann.start(ann.a)).status).toBe(200);
    expect((await ann.describeEntries()).toSorted()).toEqual(['A: 0 runs', 'B: 0 5']);
  });

  it('stops nothing when an entry is added by hand', async () => {
    const ann = await createUserWithGoals(t);
    await ann.start(ann.a);
    await ann.add(NOON - HOUR, NOON - 30 * MINUTE, ann.b);
    expect(await ann.describeEntries()).toEqual(['B: -60 -30', 'A: 0 runs']);
  });

  it('stops nothing if the start is rejected', async () => {
    const ann = await createUserWithGoals(t);
    await ann.start(ann.a);
    await ann.send('PATCH', `/api/goals/${ann.b}/status`, { status: 'Archived' });
    t.now += 5 * MINUTE;
    expect((await ann.start(ann.b)).status).toBe(409);
    expect(await ann.describeEntries()).toEqual(['A: 0 runs']);
  });

  it('leaves a forgotten timer to end after seven days', async () => {
    const ann = await createUserWithGoals(t);
    await ann.insert(NOON - 8 * DAY, null, ann.a);
    await ann.start(ann.b);
    expect((await ann.rows())[0]!.ended_at).toBeNull();
    expect((await ann.active()).map(({ goalId }) => goalId)).toEqual([ann.b]);
  });

  it('stops the others at the time of an offline start', async () => {
    const ann = await createUserWithGoals(t);
    await ann.start(ann.a);
    t.now += 30 * MINUTE;
    const late = { goalId: ann.b, runningSince: iso(NOON + 10 * MINUTE) };
    expect((await ann.post(late)).json.endAt).toBeNull();
    expect(await ann.describeEntries()).toEqual(['A: 0 10', 'B: 10 runs']);
  });

  it('ends a timer started offline where a later timer began, and keeps that one running', async () => {
    const ann = await createUserWithGoals(t);
    await ann.start(ann.a);
    t.now = NOON + 20 * MINUTE;
    await ann.start(ann.b);
    t.now = NOON + 40 * MINUTE;
    const late = await ann.post({ goalId: ann.c, runningSince: iso(NOON + 10 * MINUTE) });
    expect([late.status, late.json.endAt]).toEqual([201, iso(NOON + 20 * MINUTE)]);
    // B, which reached the server first, had already stopped A.
    expect(await ann.describeEntries()).toEqual(['A: 0 20', 'C: 10 20', 'B: 20 runs']);
  });

  it('leaves exactly one timer running after 20 concurrent starts', async () => {
    const ann = await createUserWithGoals(t);
    const goals = [ann.a, ann.b, ann.c];
    while (goals.length < 20) goals.push(await createGoal(ann.client, ann.area, `Goal ${goals.length}`));
    const before = t.deadlocks;
    for (let round = 0; round < 3; round++) {
      t.now += MINUTE;
      const since = iso(t.now - 10 * SECOND);
      const responses = await Promise.all(
        goals.map((goalId, n) => ann.post({ goalId, ...(round === 2 && n % 2 === 0 && { runningSince: since }) })),
      );
      for (const { status } of responses) expect([200, 201]).toContain(status);
      expect(await ann.active()).toHaveLength(1);
    }
    for (const row of await ann.rows()) expect(row.ended_at ?? Infinity).toBeGreaterThan(row.started_at);
    expect(t.deadlocks).toBe(before);
    expect(loggedErrors()).toEqual([]);
  });

  it('leaves at most one timer running after concurrent starts, stops, edits, closings and deletions', async () => {
    const ann = await createUserWithGoals(t);
    for (let round = 0; round < 8; round++) {
      t.now += MINUTE;
      const area = await createFocusArea(ann.client);
      const [x, y] = [await createGoal(ann.client, area, 'X'), await createGoal(ann.client, area, 'Y')];
      await setSingleTimer(ann, false);
      const [timerX, timerY] = [(await ann.start(x)).json._id, (await ann.start(y)).json._id];
      const timerC = (await ann.start(ann.c)).json._id;
      await setSingleTimer(ann, true);
      t.now += MINUTE;
      const requests = [
        () => ann.start(ann.a),
        () => ann.stop(timerC),
        () => ann.patch(timerX, { startAt: iso(t.now - 3 * MINUTE) }),
        () => ann.patch(timerY, { goalId: x }),
        () => ann.send('PATCH', `/api/goals/${x}/status`, { status: 'Archived' }),
        () => ann.send('DELETE', `/api/safe-delete/focus-areas/${area}`),
        () => ann.start(ann.b),
      ];
      const rotated = [...requests.slice(round % requests.length), ...requests.slice(0, round % requests.length)];
      const responses = await Promise.all(rotated.map((send) => send()));
      for (const { status } of responses) expect([200, 201, 204, 404, 409, 422]).toContain(status);
      expect((await ann.active()).length).toBeLessThanOrEqual(1);
    }
    expect(loggedErrors()).toEqual([]);
  });
});
