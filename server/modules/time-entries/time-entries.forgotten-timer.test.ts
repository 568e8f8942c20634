import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnEachDatabase('a forgotten timer', {}, (t) => {
  /** A user with a timer that was started long ago, by default eight days. */
  const createUserWithForgottenTimer = async (ago = 8 * DAY) => {
    const ann = await createTrackingUser(t);
    const startedAt = t.now - ago;
    const id = await ann.insert(startedAt, null);
    return { ...ann, id, cutoff: startedAt + entryMaxMs, day: (instant: number) => ann.day(iso(instant).slice(0, 10)) };
  };

  it('ends after exactly seven days, without a write', async () => {
    const { now } = t;
    const ann = await createUserWithForgottenTimer(entryMaxMs - 1000);
    const before = await ann.rows();
    expect(await ann.active()).toMatchObject([{ _id: ann.id, endAt: null, durationSec: 604_799 }]);
    t.now += 999;
    expect(await ann.active()).toHaveLength(1);
    t.now += 1;
    expect(await ann.active()).toEqual([]);
    t.now += 3 * DAY;
    const ended = { _id: ann.id, endAt: iso(ann.cutoff), durationSec: 604_800 };
    expect(await ann.day(ann.cutoff - entryMaxMs)).toMatchObject([ended]);
    expect(await ann.day(ann.cutoff)).toMatchObject([ended]);
    expect(await ann.day(ann.cutoff + DAY)).toEqual([]);
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const usage = await Promise.all(weeks.map((week) => ann.goalUsage(week)));
    expect(usage.reduce((sum, week) => sum + (week[ann.goal] ?? 0), 0)).toBe(604_800);
    expect(await ann.history()).toEqual([{ focusAreaId: ann.area, count: 1, lastUsedAt: iso(ann.cutoff) }]);
    expect(await ann.rows()).toEqual(before);
    t.now = now;
  });

  it.each(['stopped', 'updated without changes', 'completed with its goal'])(
    'still ends after seven days when it is %s',
    async (how) => {
      const ann = await createUserWithForgottenTimer();
      if (how === 'completed with its goal') {
        await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
      } else {
        const response = await ann.patch(ann.id, how === 'stopped' ? { endNow: true } : {});
        expect(response.json).toMatchObject({ endAt: iso(ann.cutoff), durationSec: 604_800 });
      }
      expect(await ann.rows()).toMatchObject([
        { id: ann.id, started_at: ann.cutoff - entryMaxMs, ended_at: ann.cutoff },
      ]);
    },
  );

  it('does not prevent a new timer for its goal', async () => {
    const ann = await createUserWithForgottenTimer();
    const response = await ann.start();
    expect([response.status, response.json.startAt]).toEqual([201, iso(t.now)]);
    expect((await ann.start()).status).toBe(200);
    expect(await ann.rows()).toMatchObject([
      { id: ann.id, ended_at: ann.cutoff },
      { id: response.json._id, started_at: t.now, ended_at: null },
    ]);
  });

  it('does not prevent another timer from moving to its goal, and can itself move to a goal with a running timer', async () => {
    const ann = await createUserWithForgottenTimer();
    const other = await createGoal(ann.client, ann.area, 'Swim');
    const running = (await ann.start(other)).json._id;
    expect((await ann.patch(running, { goalId: ann.goal })).json).toMatchObject({ goalId: ann.goal, endAt: null });
    const old = await ann.insert(t.now - 10 * DAY, null, other);
    const moved = await ann.patch(old, { goalId: ann.goal });
    expect([moved.status, moved.json.endAt]).toEqual([200, iso(t.now - 3 * DAY)]);
  });

  it('can be corrected as if it had been stopped', async () => {
    const ann = await createUserWithForgottenTimer();
    const startAt = iso(ann.cutoff - HOUR);
    expect((await ann.patch(ann.id, { startAt: iso(ann.cutoff) })).status).toBe(422);
    expect((await ann.patch(ann.id, { startAt: iso(ann.cutoff - entryMaxMs - 1) })).status).toBe(422);
    expect((await ann.patch(ann.id, { startAt })).json).toMatchObject({ startAt, endAt: iso(ann.cutoff) });
    const endAt = iso(ann.cutoff - HOUR / 2);
    expect((await ann.patch(ann.id, { endAt })).json).toMatchObject({ startAt, endAt, durationSec: 1800 });
  });

  it('is listed with its length among the dependents of its goal', async () => {
    const ann = await createUserWithForgottenTimer();
    const { groups } = (await ann.client.get(`/api/safe-delete/goals/${ann.goal}/dependents`)).json;
    expect(groups[0].items[0].label).toMatch(/ · 168 h$/);
  });
});
