import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { violationOf } from '../../db/failures.ts';
import { transact } from '../../db/transaction.ts';
import { deleteFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { changeActiveGoal } from '../goals/goals.queries.ts';
import { entryRow, makeFocusArea, makeGoal, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';

const ROUNDS = 20;

describeOnEachDatabase('deletion while others add to what is deleted', {}, (t) => {
  const orphans = async () => {
    const goals = await t.db
      .selectFrom('goals')
      .leftJoin('focus_areas', (join) =>
        join.onRef('focus_areas.user_id', '=', 'goals.user_id').onRef('focus_areas.id', '=', 'goals.focus_area_id'),
      )
      .select('goals.id')
      .where('focus_areas.id', 'is', null)
      .execute();
    const entries = await t.db
      .selectFrom('time_entries')
      .leftJoin('goals', (join) =>
        join.onRef('goals.user_id', '=', 'time_entries.user_id').onRef('goals.id', '=', 'time_entries.goal_id'),
      )
      .select('time_entries.id')
      .where('goals.id', 'is', null)
      .execute();
    return [...goals, ...entries];
  };

  it.each(['focus-areas', 'goals'])('of %s: either order, no orphan, no failure', async (kind) => {
    const ann = await t.signedUp();
    const userId = await userIdOf(ann);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      ann.send(method, path, body && JSON.stringify(body), { headers });
    const refuge = await makeFocusArea(ann);
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const area = await makeFocusArea(ann);
      const goal = await makeGoal(ann, area);
      // The database alone decides whether the goal is there.
      const start = async () => {
        await pause(round);
        const insert = transact(t.db, (tx) =>
          tx
            .insertInto('time_entries')
            .values(entryRow(userId, goal, t.now))
            .execute(),
        );
        await insert.then(
          () => seen.add('started'),
          (error: unknown) => seen.add(`not started: ${violationOf(error)}`),
        );
      };
      const others = [
        () => send('POST', `/api/focus-areas/${area}/goals`, { title: 'Late' }),
        () => send('PUT', `/api/focus-areas/${area}`, { weight: 3 }),
        () => send('PUT', `/api/goals/${goal}`, { focusArea: refuge }),
        () => send('PUT', `/api/goals/${goal}`, { focusArea: area }),
        () => send('PATCH', `/api/goals/${goal}/status`, { status: 'Archived' }),
      ];
      const remove = () => send('DELETE', `/api/safe-delete/${kind}/${kind === 'goals' ? goal : area}`);
      const place = round % (others.length + 1);
      // The first round starts before the deletion and the last one after it, so that both are seen on every machine.
      if (round === 0) await start();
      const removed = round === ROUNDS - 1 ? await remove() : undefined;
      const starting = round === 0 ? undefined : start();
      const acts = removed ? others : others.toSpliced(place, 0, remove);
      const answers = await Promise.all(acts.map((act) => act()));
      await starting;
      for (const { status } of answers) expect([200, 201, 204, 404, 409]).toContain(status);
      expect((removed ?? answers[place]!).status).toBe(204);
    }
    expect([...seen].toSorted()).toEqual(['not started: foreign', 'started']);
    expect(await orphans()).toEqual([]);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('never waits for a goal that is being moved into what is deleted', async () => {
    const ann = await t.signedUp();
    const userId = await userIdOf(ann);
    const [area, goal] = [await makeFocusArea(ann), await makeGoal(ann, await makeFocusArea(ann))];
    let go = () => {};
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    let waited = 0;
    // The area, then a goal: as the deletion of an area goes, drawn out.
    const deleting = transact(t.db, async (tx) => {
      await deleteFocusArea(tx, userId, area);
      await mayGo;
      const began = performance.now();
      await changeActiveGoal(tx, userId, goal, {});
      waited = performance.now() - began;
    });
    const moving = ann.change('PUT', `/api/goals/${goal}`, { focusArea: area });
    await pause(150);
    go();
    await deleting;
    expect((await moving).status).toBe(404);
    // PostgreSQL takes a second to find out that two wait for each other.
    expect(waited).toBeLessThan(500);
  });
});
