import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { constraintViolation } from '#server/db/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { lockActiveGoal } from '#server/modules/goals/goals.queries.ts';
import { buildEntryRow, createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';

const ROUNDS = 20;

describeOnEachDatabase('deletion during concurrent additions', {}, (t) => {
  const listOrphans = async () => {
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

  it.each(['focus-areas', 'goals'])('of %s leaves no orphans and causes no errors (AZ-06, CC-03)', async (kind) => {
    const ann = await t.signUp();
    const userId = await getUserId(ann);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      ann.send(method, path, body && JSON.stringify(body), { headers });
    const otherArea = await createFocusArea(ann);
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const area = await createFocusArea(ann);
      const goal = await createGoal(ann, area);
      // This relies on the foreign key and does not read the goal first.
      const startTimer = async () => {
        await pause(round);
        const insert = inTransaction(t.db, (tx) =>
          tx
            .insertInto('time_entries')
            .values(buildEntryRow(userId, goal, t.now))
            .execute(),
        );
        await insert.then(
          () => outcomes.add('started'),
          (error: unknown) => outcomes.add(`not started: ${constraintViolation(error)}`),
        );
      };
      const others = [
        () => send('POST', `/api/focus-areas/${area}/goals`, { title: 'Late' }),
        () => send('PUT', `/api/focus-areas/${area}`, { weight: 3 }),
        () => send('PUT', `/api/goals/${goal}`, { focusArea: otherArea }),
        () => send('PUT', `/api/goals/${goal}`, { focusArea: area }),
        () => send('PATCH', `/api/goals/${goal}/status`, { status: 'Archived' }),
      ];
      const remove = () => send('DELETE', `/api/safe-delete/${kind}/${kind === 'goals' ? goal : area}`);
      const position = round % (others.length + 1);
      // The first round starts the timer before the deletion and the last one after it, so that both outcomes always occur.
      if (round === 0) await startTimer();
      const removed = round === ROUNDS - 1 ? await remove() : undefined;
      const starting = round === 0 ? undefined : startTimer();
      const requests = removed ? others : others.toSpliced(position, 0, remove);
      const responses = await Promise.all(requests.map((request) => request()));
      await starting;
      for (const { status } of responses) expect([200, 201, 204, 404, 409]).toContain(status);
      expect((removed ?? responses[position]!).status).toBe(204);
    }
    expect([...outcomes].toSorted()).toEqual(['not started: foreign', 'started']);
    expect(await listOrphans()).toEqual([]);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('does not deadlock with a goal that is being moved into the deleted area', async () => {
    const ann = await t.signUp();
    const userId = await getUserId(ann);
    const [area, goal] = [await createFocusArea(ann), await createGoal(ann, await createFocusArea(ann))];
    const areaLocked = Promise.withResolvers<void>();
    const canProceed = Promise.withResolvers<void>();
    let waitedMs = 0;
    // This locks the area and then a goal, as deleting an area does, but slowly.
    const deleting = inTransaction(t.db, async (tx) => {
      await tx.deleteFrom('focus_areas').where('user_id', '=', userId).where('id', '=', area).execute();
      areaLocked.resolve();
      await canProceed.promise;
      const startedAt = performance.now();
      await lockActiveGoal(tx, userId, goal, notFound());
      waitedMs = performance.now() - startedAt;
    });
    await areaLocked.promise;
    const moving = ann.mutate('PUT', `/api/goals/${goal}`, { focusArea: area });
    await pause(150);
    canProceed.resolve();
    await deleting;
    expect((await moving).status).toBe(404);
    // PostgreSQL takes a second to detect a deadlock.
    expect(waitedMs).toBeLessThan(500);
  });
});
