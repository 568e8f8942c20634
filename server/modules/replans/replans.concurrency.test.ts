import { expect, it } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { createBehindUser } from '#server/testing/fixtures/replanning-user.ts';

const ROUNDS = 10;

function statuses(t: TestApp, responses: readonly TestResponse[]): number[] {
  expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(t.deadlocks).toBe(0);
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}

const shifted = ['Lace up 3', 'Run 4', 'Race 5', 'Rest 6'];

describeOnEachDatabase('concurrent replans', {}, (t) => {
  it('apply a draft once, whichever tab is first, and undo it once', async () => {
    const ann = await createBehindUser(t);
    const before = await ann.export();
    for (let round = 0; round < ROUNDS; round++) {
      const token = await ann.token('shift');
      const apply = () => ann.apply('shift', token);
      expect(statuses(t, await Promise.all([apply(), apply(), apply()]))).toEqual([200, 200, 200]);
      expect(await ann.weeks()).toEqual(shifted);
      expect(statuses(t, await Promise.all([ann.undo(), ann.undo()]))).toEqual([200, 409]);
      expect(await ann.export()).toEqual(before);
    }
  });

  it('let one of two different drafts win', async () => {
    const ann = await createBehindUser(t);
    for (let round = 0; round < ROUNDS; round++) {
      const [shift, cut] = [await ann.token('shift'), await ann.token('cut')];
      const responses = await Promise.all([ann.apply('shift', shift), ann.apply('cut', cut)]);
      expect(statuses(t, responses)).toEqual([200, 409]);
      const cutWeeks = ['Lace up 1 (aside)', 'Run 3', 'Race 4', 'Rest 4'];
      expect(await ann.weeks()).toEqual(responses[0].status === 200 ? shifted : cutWeeks);
      await ann.undo();
    }
  });

  it('never touch a task that is completed or changed at the same time', async () => {
    const ann = await createBehindUser(t);
    const before = await ann.weeks();
    for (let round = 0; round < ROUNDS; round++) {
      const token = await ann.token('shift');
      const [applied, other] = await Promise.all([
        ann.apply('shift', token),
        round % 2 === 0
          ? ann.send('PATCH', `/api/tasks/${ann.ids.race}/status`, { completed: true })
          : ann.send('PUT', `/api/tasks/${ann.ids.race}`, { week: 9 }),
      ]);
      expect(other.status).toBe(200);
      statuses(t, [applied]);
      const race = (await ann.tasks()).find(({ _id }) => _id === ann.ids.race)!;
      // Either all of the draft was applied before the change, or none of it.
      if (round % 2 === 0) expect(race.week).toBe(applied.status === 200 ? 5 : 3);
      else expect(race.week).toBe(9);
      const others = (await ann.weeks()).filter((each) => !each.startsWith('Race'));
      const expected = applied.status === 200 ? shifted : before;
      expect(others).toEqual(expected.filter((each) => !each.startsWith('Race')));
      await ann.send('PATCH', `/api/tasks/${ann.ids.race}/status`, { completed: false });
      if (applied.status === 200) await ann.undo();
      await ann.change(ann.ids.race, { week: 3 });
    }
  });
});
