import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

describeOnEachDatabase("an entry's note", {}, (t) => {
  it('is empty by default, and part of every response', async () => {
    const ann = await createTrackingUser(t);
    expect((await ann.add(t.now - 4 * HOUR, t.now - 3 * HOUR)).json.note).toBe('');
    const times = { startAt: iso(t.now - 2 * HOUR), endAt: iso(t.now - HOUR) };
    const added = (await ann.post({ goalId: ann.goal, ...times, note: 'Hills' })).json;
    expect(added.note).toBe('Hills');
    const started = (await ann.post({ goalId: ann.goal, note: 'Intervals' })).json;
    expect(started.note).toBe('Intervals');
    expect((await ann.active()).map(({ note }) => note)).toEqual(['Intervals']);
    expect((await ann.day(iso(t.now).slice(0, 10))).map(({ note }) => note)).toEqual(['', 'Hills', 'Intervals']);
  });

  it.each([
    ['the maximum length', 'x'.repeat(1000)],
    ['the maximum length in emoji', '😀'.repeat(1000)],
    ['line breaks', 'Warm-up\n\n5 × 1 km\r\nCool-down'],
    ['right-to-left text', 'ריצה \u202Eabc'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://example.org")'],
  ])('is stored unchanged with %s', async (_, note) => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    expect((await ann.patch(_id, { note })).json.note).toBe(note);
    expect(await ann.rows()).toMatchObject([{ id: _id, note }]);
  });

  it('is trimmed, so that whitespace alone clears it', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.post({ goalId: ann.goal, note: ' \n Tempo run \t' })).json;
    expect((await ann.active()).map(({ note }) => note)).toEqual(['Tempo run']);
    expect((await ann.patch(_id, { note: ' \n\t ' })).json.note).toBe('');
  });

  it('can be changed on its own, and stays the same when anything else changes', async () => {
    const ann = await createTrackingUser(t);
    const running = (await ann.start()).json;
    t.now += HOUR;
    expect((await ann.patch(running._id, { note: 'Long run' })).json).toEqual({
      ...running,
      durationSec: 3600,
      note: 'Long run',
    });
    const stopped = (await ann.stop(running._id)).json;
    expect(stopped.note).toBe('Long run');
    expect((await ann.patch(running._id, { startAt: iso(t.now - 2 * HOUR) })).json.note).toBe('Long run');
    expect((await ann.patch(running._id, { resume: true })).json).toMatchObject({ endAt: null, note: 'Long run' });
    t.now += HOUR;
    const stoppedAt = iso(t.now - 1000);
    expect((await ann.patch(running._id, { stoppedAt })).json).toMatchObject({ endAt: stoppedAt, note: 'Long run' });
    expect((await ann.start()).json.note).toBe('');
  });

  it('is not replaced when a running timer is started again', async () => {
    const ann = await createTrackingUser(t);
    await ann.post({ goalId: ann.goal, note: 'First' });
    t.now += HOUR;
    const again = await ann.post({ goalId: ann.goal, note: 'Second' });
    expect([again.status, again.json.note]).toEqual([200, 'First']);
    const earlier = await ann.post({ goalId: ann.goal, runningSince: iso(t.now - 2 * HOUR), note: 'Third' });
    expect([earlier.status, earlier.json.note, earlier.json.durationSec]).toEqual([200, 'First', 7200]);
  });

  it('can be corrected after the goal is closed', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    expect((await ann.patch(_id, { note: 'The last one' })).json.note).toBe('The last one');
  });

  it('is not lost if another field changes at the same time', async () => {
    const ann = await createTrackingUser(t);
    for (let round = 1; round <= 20; round++) {
      const { _id } = (await ann.add(t.now - 5 * HOUR, t.now - 2 * HOUR)).json;
      const endAt = iso(t.now - HOUR);
      await Promise.all([ann.patch(_id, { note: `Round ${round}` }), ann.patch(_id, { endAt })]);
      expect((await ann.patch(_id, {})).json).toMatchObject({ note: `Round ${round}`, endAt });
    }
  });
});
