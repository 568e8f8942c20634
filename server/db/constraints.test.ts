import { expect, it } from 'vitest';
import { entryRow, goalRow, makeFocusArea, makeGoal, userIdOf } from '../testing/account.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { violationOf } from './failures.ts';

/** What no mistake in the program can bring into the database. */
describeOnEachDatabase('the database refuses', {}, (t) => {
  const life = async () => {
    const client = await t.signedUp();
    const userId = await userIdOf(client);
    const area = await makeFocusArea(client);
    return { userId, area, goal: await makeGoal(client, area) };
  };

  it('a goal or an entry of something that is of somebody else', async () => {
    const [ann, ben] = [await life(), await life()];
    const goal = t.db
      .insertInto('goals')
      .values(goalRow(ben.userId, ann.area, t.now))
      .execute();
    expect(violationOf(await goal.catch((error: unknown) => error))).toBe('foreign');
    const entry = t.db
      .insertInto('time_entries')
      .values(entryRow(ben.userId, ann.goal, t.now, 5))
      .execute();
    expect(violationOf(await entry.catch((error: unknown) => error))).toBe('foreign');
  });

  it('two running entries of one goal', async () => {
    const { userId, goal } = await life();
    await t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now))
      .execute();
    const second = t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now))
      .execute();
    expect(violationOf(await second.catch((error: unknown) => error))).toBe('unique');
    await t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now, 5))
      .execute();
  });

  it('an entry that ends before it starts', async () => {
    const { userId, goal } = await life();
    await expect(
      t.db
        .insertInto('time_entries')
        .values(entryRow(userId, goal, t.now, -1))
        .execute(),
    ).rejects.toThrow(/time_entries_in_order/);
  });

  it('a goal of an unknown status, a closed one without its time, and an active one with it', async () => {
    const { userId, area } = await life();
    const insert = (changes: object) =>
      t.db
        .insertInto('goals')
        .values({ ...goalRow(userId, area, t.now), ...changes })
        .execute();
    await expect(insert({ status: 'Paused', closed_at: 1 })).rejects.toThrow(/goals_status/);
    await expect(insert({ status: 'Completed' })).rejects.toThrow(/goals_closed_once/);
    await expect(insert({ closed_at: 1 })).rejects.toThrow(/goals_closed_once/);
  });
});
