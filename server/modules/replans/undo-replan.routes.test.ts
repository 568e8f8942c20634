import { expect, it } from 'vitest';
import { replans } from '#contract/plans/replans.ts';
import { replanKinds } from '#domain/plan/schedule/replan-kinds.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createGoal, createPlan } from '#server/testing/fixtures/factories.ts';
import { createBehindUser } from '#server/testing/fixtures/replanning-user.ts';

describeOnEachDatabase('undoing a replan', {}, (t) => {
  it.each(replanKinds)('restores everything after the kind %s', async (kind) => {
    const ann = await createBehindUser(t);
    const goal = await createGoal(ann.client, ann.area, 'Week 2: Swim');
    await ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: ann.planId });
    for (let n = 0; n < 5; n++) await ann.addTask(`Length ${n}`, { estimatedMinutes: 45 }, goal);
    await ann.change(await ann.addTask('Set aside before', { week: 1 }), { isSetAside: true });
    await ann.complete(await ann.addTask('Done', { week: 1 }));
    const [document, outlook, drafts] = [await ann.export(), await ann.outlook(), await ann.drafts()];
    await ann.replan(kind);
    expect(await ann.export()).not.toEqual(document);
    const { status, json } = await ann.undo();
    expect(status).toBe(200);
    expect(json).toEqual(await ann.plan(ann.planId));
    expect(await ann.export()).toEqual(document);
    expect([await ann.outlook(), await ann.drafts()]).toEqual([outlook, drafts]);
  });

  it('works once, and not without a replan', async () => {
    const ann = await createBehindUser(t);
    const conflict = [409, replans.undo.messages[409]];
    const undo = async () => {
      const { status, json } = await ann.undo();
      return [status, json.message];
    };
    expect(await undo()).toEqual(conflict);
    await ann.replan('shift');
    expect((await undo())[0]).toBe(200);
    const after = await ann.export();
    expect(await undo()).toEqual(conflict);
    expect(await ann.export()).toEqual(after);
  });

  it('undoes the last one', async () => {
    const ann = await createBehindUser(t);
    await ann.replan('spread');
    await ann.change(ann.ids.run, { week: 2 });
    const weeks = await ann.weeks();
    await ann.replan('shift');
    await ann.undo();
    expect(await ann.weeks()).toEqual(weeks);
    expect((await ann.undo()).status).toBe(409);
  });

  it('leaves alone what was changed, completed or deleted since', async () => {
    const ann = await createBehindUser(t);
    await ann.addTask('Swim', { week: 1, estimatedMinutes: 60 });
    await ann.replan('shift');
    expect(await ann.weeks()).toEqual(['Lace up 3', 'Run 4', 'Race 5', 'Rest 6', 'Swim 3']);
    await ann.change(ann.ids.laces, { week: 6 });
    await ann.complete(ann.ids.run);
    await ann.change(ann.ids.race, { isSetAside: true });
    await ann.send('DELETE', `/api/tasks/${ann.ids.rest}`);
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.weeks()).toEqual(['Lace up 6', 'Run 4', 'Race 5 (aside)', 'Swim 1']);
  });

  it('restores the week of a task that was renamed or sized since, and keeps that', async () => {
    const ann = await createBehindUser(t);
    await ann.replan('shift');
    await ann.change(ann.ids.laces, { title: 'Tie the laces', estimatedMinutes: 5 });
    await ann.undo();
    const laces = (await ann.tasks()).find(({ _id }) => _id === ann.ids.laces);
    expect(laces).toMatchObject({ title: 'Tie the laces', estimatedMinutes: 5, week: 1 });
  });

  it('brings back what was set aside, unless the user did so or set it aside again', async () => {
    const ann = await createBehindUser(t);
    await ann.addTask('Swim', { week: 1, estimatedMinutes: 60 });
    await ann.addTask('Climb', { week: 1, estimatedMinutes: 60 });
    await ann.replan('cut');
    expect(await ann.weeks()).toEqual([
      'Lace up 1 (aside)',
      'Run 3',
      'Race 4',
      'Rest 4',
      'Swim 1 (aside)',
      'Climb 1 (aside)',
    ]);
    const [, , , , swim, climb] = (await ann.tasks()).map(({ _id }) => _id);
    await ann.change(swim!, { isSetAside: false, week: 4 });
    await ann.change(climb!, { isSetAside: false });
    t.now += 1000;
    await ann.change(climb!, { isSetAside: true });
    await ann.undo();
    expect(await ann.weeks()).toEqual(['Lace up 1', 'Run 2', 'Race 3', 'Rest 4', 'Swim 4', 'Climb 1 (aside)']);
  });

  it('is possible while the plan is paused, and does not touch tasks that are in another plan now', async () => {
    const ann = await createBehindUser(t);
    const goal = await createGoal(ann.client, ann.area, 'Swim');
    const link = (actionPlanId: string) =>
      ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId });
    await link(ann.planId);
    await ann.addTask('Float', { week: 1, estimatedMinutes: 60 }, goal);
    await ann.replan('shift');
    await link(await createPlan(ann.client, ann.area, { title: 'Another' }));
    await ann.schedule('pause');
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.weeks()).toEqual(['Lace up 1', 'Run 2', 'Race 3', 'Rest 4']);
    expect(await ann.weeks(goal)).toEqual(['Float 3']);
  });

  it.each(['keep', 'delete'])('is possible after the plan was deleted (goals: %s) and restored', async (goals) => {
    const ann = await createBehindUser(t);
    const document = await ann.export();
    await ann.replan('cut');
    const path = `/api/safe-delete/action-plans/${ann.planId}?goals=${goals}&returns=deletion`;
    const { json } = await ann.send('DELETE', path);
    expect((await ann.undo()).status).toBe(404);
    expect((await ann.send('POST', `/api/deletions/${json.deletionId}/restore`)).status).toBe(200);
    expect(await ann.outlook()).toMatchObject({ canUndoReplan: true });
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.export()).toEqual(document);
  });

  it('is not possible in an imported copy of the account, which has the plan as it is now', async () => {
    const [ann, ben] = [await createBehindUser(t), await t.signUp()];
    await ann.replan('cut');
    const { text } = await ann.client.get('/api/export/weekwise.json');
    expect((await ben.post('/api/imports', { text })).status).toBe(201);
    const [plan] = (await ben.get('/api/action-plans')).json;
    const outlook = (await ben.get(`/api/action-plans/${plan._id}/outlook`)).json;
    expect(outlook).toEqual({ ...(await ann.outlook()), canUndoReplan: false });
    expect((await ben.post(`/api/action-plans/${plan._id}/replan/undo`)).status).toBe(409);
  });
});
