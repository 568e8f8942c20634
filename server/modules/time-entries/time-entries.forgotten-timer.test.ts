import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { makeGoal } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnEachDatabase('a timer that was forgotten', {}, (t) => {
  /** Started eight days ago, and nothing since. */
  const forgotten = async (ago = 8 * DAY) => {
    const ann = await trackerOf(t);
    const startedAt = t.now - ago;
    const id = await ann.insert(startedAt, null);
    return { ...ann, id, mark: startedAt + entryMaxMs, day: (instant: number) => ann.day(iso(instant).slice(0, 10)) };
  };

  it('ends at its seventh day, to the millisecond, without anybody writing it', async () => {
    const { now } = t;
    const ann = await forgotten(entryMaxMs - 1000);
    const before = await ann.rows();
    expect(await ann.active()).toMatchObject([{ _id: ann.id, endAt: null, durationSec: 604_799 }]);
    t.now += 999;
    expect(await ann.active()).toHaveLength(1);
    t.now += 1;
    expect(await ann.active()).toEqual([]);
    t.now += 3 * DAY;
    const ended = { _id: ann.id, endAt: iso(ann.mark), durationSec: 604_800 };
    expect(await ann.day(ann.mark - entryMaxMs)).toMatchObject([ended]);
    expect(await ann.day(ann.mark)).toMatchObject([ended]);
    expect(await ann.day(ann.mark + DAY)).toEqual([]);
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const usage = await Promise.all(weeks.map((week) => ann.goalUsage(week)));
    expect(usage.reduce((sum, week) => sum + (week[ann.goal] ?? 0), 0)).toBe(604_800);
    expect(await ann.history()).toEqual([{ focusAreaId: ann.area, count: 1, lastUsedAt: iso(ann.mark) }]);
    expect(await ann.rows()).toEqual(before);
    t.now = now;
  });

  it.each(['stopped', 'changed by nothing', 'completed with its goal'])(
    'stays ended there when it is %s',
    async (how) => {
      const ann = await forgotten();
      if (how === 'completed with its goal') {
        await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
      } else {
        const answer = await ann.patch(ann.id, how === 'stopped' ? { endNow: true } : {});
        expect(answer.json).toMatchObject({ endAt: iso(ann.mark), durationSec: 604_800 });
      }
      expect(await ann.rows()).toMatchObject([{ id: ann.id, started_at: ann.mark - entryMaxMs, ended_at: ann.mark }]);
    },
  );

  it('does not keep its goal from starting again', async () => {
    const ann = await forgotten();
    const answer = await ann.start();
    expect([answer.status, answer.json.startAt]).toEqual([201, iso(t.now)]);
    expect((await ann.start()).status).toBe(200);
    expect(await ann.rows()).toMatchObject([
      { id: ann.id, ended_at: ann.mark },
      { id: answer.json._id, started_at: t.now, ended_at: null },
    ]);
  });

  it('does not keep another timer from moving to its goal, and moves itself beside one that runs', async () => {
    const ann = await forgotten();
    const other = await makeGoal(ann.client, ann.area, 'Swim');
    const running = (await ann.start(other)).json._id;
    expect((await ann.patch(running, { goalId: ann.goal })).json).toMatchObject({ goalId: ann.goal, endAt: null });
    const old = await ann.insert(t.now - 10 * DAY, null, other);
    const moved = await ann.patch(old, { goalId: ann.goal });
    expect([moved.status, moved.json.endAt]).toEqual([200, iso(t.now - 3 * DAY)]);
  });

  it('has times that can be corrected as if it had been stopped', async () => {
    const ann = await forgotten();
    const startAt = iso(ann.mark - HOUR);
    expect((await ann.patch(ann.id, { startAt: iso(ann.mark) })).status).toBe(422);
    expect((await ann.patch(ann.id, { startAt: iso(ann.mark - entryMaxMs - 1) })).status).toBe(422);
    expect((await ann.patch(ann.id, { startAt })).json).toMatchObject({ startAt, endAt: iso(ann.mark) });
    const endAt = iso(ann.mark - HOUR / 2);
    expect((await ann.patch(ann.id, { endAt })).json).toMatchObject({ startAt, endAt, durationSec: 1800 });
  });

  it('is told by its length where it would go with its goal', async () => {
    const ann = await forgotten();
    const { groups } = (await ann.client.get(`/api/safe-delete/goals/${ann.goal}/dependents`)).json;
    expect(groups[0].items[0].label).toMatch(/ · 168 h$/);
  });
});
