import { expect, it } from 'vitest';
import { planChanges } from '#contract/assistant/plan-changes.ts';
import { accountQuotas } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { type ChangingUser, createChangingUser, noChanges, toChanges } from '#server/testing/fixtures/changing-user.ts';
import { createTask, sampleDraft, saveDraft } from '#server/testing/fixtures/factories.ts';

const week2 = 'Week 2: Get wet | Splash 10';
const week3 = 'Week 3: Float | Float on your back (30 min) 30 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick 45';
const week4 = 'Week 4: Glide | Glide 3×20 | Breathe';

/** One change of each kind. */
function oneOfEach({ goals, ids }: ChangingUser) {
  return {
    added: [{ goalId: goals.glide, title: 'Turn', estimatedMinutes: 15, timesPerWeek: 2 }],
    edited: [{ taskId: ids.float, title: 'Float on your belly', estimatedMinutes: 60, timesPerWeek: null }],
    moved: [{ taskId: ids.kick, to: 4 }],
    removed: [{ taskId: ids.breathe }],
    renamed: [{ goalId: goals.float, title: 'Week 3: Sink' }],
  };
}

const changedWeeks = [
  week2,
  'Week 3: Sink | Float on your belly 60 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick 45 @4',
  'Week 4: Glide | Glide 3×20 | Breathe (aside) | Turn 2×15',
];

describeOnEachDatabase('applied changes of a plan', {}, (t) => {
  it('are stored all together, once', async () => {
    const ann = await createChangingUser(t);
    const [token, changes] = [await ann.token(), oneOfEach(ann)];
    const { status, json } = await ann.applyChanges({ token, ...changes });
    expect([status, json]).toEqual([200, await ann.plan(ann.planId)]);
    expect(await ann.contents()).toEqual(changedWeeks);
    expect(await ann.outlook()).toMatchObject({ canUndoReplan: true });
    // A second click, or a retry after a lost response.
    const again = await ann.applyChanges({ token, ...changes });
    expect([again.status, await ann.contents()]).toEqual([200, changedWeeks]);
    const others = await ann.applyChanges({ token, ...changes, added: [] });
    expect([others.status, others.json.message]).toEqual([409, planChanges.apply.messages[409]]);
  });

  it('are only those that the user has accepted', async () => {
    const ann = await createChangingUser(t);
    const draft = await ann.read('## Week 4: Slide\n\n- [ ] Glide (3 × 30 min)\n- [ ] Rest');
    const { added, renamed, token } = toChanges(draft);
    expect((await ann.applyChanges({ token, added, renamed })).status).toBe(200);
    expect(await ann.contents()).toEqual([week2, week3, 'Week 4: Slide | Glide 3×20 | Breathe | Rest']);
  });

  it('find the goal by its new title', async () => {
    const ann = await createChangingUser(t);
    await ann.applyChanges({ token: await ann.token(), renamed: [{ goalId: ann.goals.float, title: 'Éclair' }] });
    const row = await t.db.selectFrom('goals').select('title_key').where('id', '=', ann.goals.float).executeTakeFirst();
    expect(row?.title_key).toBe('eclair');
  });

  it.each<[string, (ann: ChangingUser) => Promise<unknown>]>([
    ['a task was completed', (ann) => ann.complete(ann.ids.float)],
    ['a task was renamed', (ann) => ann.change(ann.ids.float, { title: 'Drift' })],
    ['a task was sized', (ann) => ann.change(ann.ids.float, { estimatedMinutes: 31 })],
    ['a task was moved', (ann) => ann.change(ann.ids.float, { week: 4 })],
    ['a task was set aside', (ann) => ann.change(ann.ids.float, { isSetAside: true })],
    ['a task was added', (ann) => ann.addTask('Drink', {}, ann.goals.glide)],
    ['a task was deleted', (ann) => ann.send('DELETE', `/api/tasks/${ann.ids.glide}`)],
    [
      'time was tracked on a task',
      (ann) => ann.send('POST', '/api/time-entries', { goalId: ann.goals.float, taskId: ann.ids.float }),
    ],
    ['a goal was renamed', (ann) => ann.send('PUT', `/api/goals/${ann.goals.glide}`, { title: 'Week 4: Slide' })],
    ['a goal was closed', (ann) => ann.send('PATCH', `/api/goals/${ann.goals.glide}/status`, { status: 'Completed' })],
    ['the plan was reset', (ann) => ann.schedule('reset')],
    ['a week began', async () => void (t.now += 7 * 24 * 3_600_000)],
  ])('are rejected if %s', async (_, change) => {
    const before = t.now;
    const ann = await createChangingUser(t);
    const [token, changes] = [await ann.token(), oneOfEach(ann)];
    await change(ann);
    const contents = await ann.contents();
    const { status, json } = await ann.applyChanges({ token, ...changes });
    t.now = before;
    expect([status, json.message, await ann.contents()]).toEqual([409, planChanges.apply.messages[409], contents]);
  });

  it('do not depend on what is done, the past, and the order of tasks', async () => {
    const ann = await createChangingUser(t);
    const token = await ann.token();
    await ann.change(ann.ids.goggles, { title: 'Buy fins' });
    await ann.change(ann.ids.splash, { estimatedMinutes: 99 });
    await ann.send('PATCH', `/api/tasks/${ann.ids.kick}/order`, { afterId: null });
    expect((await ann.applyChanges({ token, ...oneOfEach(ann) })).status).toBe(200);
  });

  it('are about the changeable part of the plan alone', async () => {
    const [ann, ben] = [await createChangingUser(t), await createChangingUser(t)];
    const token = await ann.token();
    const { ids, goals } = ann;
    const sized = { title: 'New', estimatedMinutes: null, timesPerWeek: null };
    const wrong: object[] = [
      ...[ids.splash, ids.goggles, ids.stretch, ids.dive, ben.ids.kick, goals.float].flatMap((taskId) => [
        { edited: [{ taskId, ...sized }] },
        { moved: [{ taskId, to: 4 }] },
        { removed: [{ taskId }] },
      ]),
      ...[goals.past, ann.goal, ben.goals.float, ids.kick].flatMap((goalId) => [
        { added: [{ goalId, ...sized }] },
        { renamed: [{ goalId, title: 'New' }] },
      ]),
      ...[2, 9].map((to) => ({ moved: [{ taskId: ids.kick, to }] })),
      { removed: [{ taskId: ids.kick }, { taskId: ids.kick }] },
      { removed: [{ taskId: ids.kick }], moved: [{ taskId: ids.kick, to: 4 }] },
    ];
    const before = await ann.export();
    for (const changes of wrong) {
      const { status, json } = await ann.applyChanges({ token, ...oneOfEach(ann), ...changes });
      expect([changes, status, json.message]).toEqual([changes, 422, planChanges.apply.messages[422]]);
    }
    const tooLong = { edited: [{ taskId: ids.float, title: 'Float', estimatedMinutes: 6000, timesPerWeek: 7 }] };
    expect((await ann.applyChanges({ token, ...tooLong })).status).toBe(422);
    expect(await ann.export()).toEqual(before);
    const foreign = await ben.send('POST', `/api/action-plans/${ann.planId}/change`, { token, ...noChanges });
    expect(foreign.status).toBe(404);
    expect((await ann.applyChanges({ token, ...oneOfEach(ann) })).status).toBe(200);
  });

  it('keep how long a task repeats, and do not repeat what was done once beyond its week', async () => {
    const ann = await createChangingUser(t);
    const { ids } = ann;
    await ann.change(ids.glide, { week: 3, untilWeek: 5 });
    await ann.change(ids.breathe, { week: 4 });
    const edit = (taskId: string, title: string, timesPerWeek: number | null) => ({
      taskId,
      title,
      estimatedMinutes: 20,
      timesPerWeek,
    });
    await ann.applyChanges({
      token: await ann.token(),
      moved: [{ taskId: ids.glide, to: 4 }],
      edited: [edit(ids.breathe, 'Breathe', 2), edit(ids.kick, 'Kick', 3)],
    });
    expect(await ann.contents()).toEqual([
      week2,
      week3.replace('Kick 45', 'Kick 3×20'),
      'Week 4: Glide | Glide 3×20 @4-6 | Breathe 2×20 @4-4',
    ]);
    await ann.applyChanges({ token: await ann.token(), edited: [edit(ids.glide, 'Glide', null)] });
    expect((await ann.contents())[2]).toContain('| Glide 20 @4 |');
  });

  it('read a size that is only in a title, and keep one that is left out', async () => {
    const ann = await createChangingUser(t);
    await ann.applyChanges({
      token: await ann.token(),
      added: [{ goalId: ann.goals.glide, title: 'Turn (2 × 15 min)' }],
      edited: [
        { taskId: ann.ids.kick, title: 'Kick hard' },
        { taskId: ann.ids.float, title: 'Float (1 h)' },
      ],
    });
    expect(await ann.contents()).toEqual([
      week2,
      'Week 3: Float | Float (1 h) 60 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick hard 45',
      `${week4} | Turn (2 × 15 min) 2×15`,
    ]);
  });

  it('of a backlog make several sessions one task', async () => {
    const ann = await createChangingUser(t);
    const tasks = [{ title: 'Draw a hand (3 × 20 min)' }, { title: 'Shade' }];
    const draft = {
      ...sampleDraft,
      structure: 'backlog',
      weeks: null,
      goals: [{ title: 'Hands', tasks, resources: [] }],
    };
    const planId = await saveDraft(ann.client, { focusAreaId: ann.area }, draft);
    const [goal] = (await ann.plan(planId)).goals;
    const path = `/api/action-plans/${planId}`;
    const { token } = (await ann.send('POST', `${path}/read-change`, { text: '## Hands\n\n- [ ] Shade' })).json;
    const { status } = await ann.send('POST', `${path}/change`, {
      ...noChanges,
      token,
      added: [{ goalId: goal!._id, title: 'Draw a foot (2 × 30 min)' }],
      edited: [{ taskId: goal!.tasks[1]!._id, title: 'Shade a hand (4 × 15 min)' }],
    });
    const after = (await ann.plan(planId)).goals[0]!.tasks;
    expect([status, after.map(({ estimatedMinutes, timesPerWeek }) => [estimatedMinutes, timesPerWeek])]).toEqual([
      200,
      [60, 60, 60].map((minutes) => [minutes, null]),
    ]);
  });

  it('count towards the quota', async () => {
    const ann = await createChangingUser(t);
    const token = await ann.token();
    const sizes = { tasks: accountQuotas.tasks.max };
    await t.db.updateTable('account_sizes').set(sizes).where('user_id', '=', ann.userId).execute();
    const { tasks } = (await t.db
      .selectFrom('tasks')
      .select((eb) => eb.fn.countAll<number>().as('tasks'))
      .where('user_id', '=', ann.userId)
      .executeTakeFirst())!;
    // The size is only an upper bound: it is counted before anything is rejected.
    expect(tasks).toBeLessThan(accountQuotas.tasks.max);
    expect((await ann.applyChanges({ token, ...oneOfEach(ann) })).status).toBe(200);
    const [counted] = await t.db
      .selectFrom('account_sizes')
      .select('tasks')
      .where('user_id', '=', ann.userId)
      .execute();
    expect(counted?.tasks).toBe(tasks + 1);
  });

  it('take the same number of statements, however many they are', async () => {
    const count = async (size: number) => {
      const ann = await createChangingUser(t);
      const titles = Array.from({ length: size }, (_, n) => `Lap ${n}`);
      for (const title of titles) await createTask(ann.client, ann.goals.glide, { title });
      const text = `## Week 3: Long\n\n${titles.map((title) => `- [ ] ${title} (1 h)`).join('\n')}\n\n## Week 4: Free\n\n${titles.map((title) => `- [ ] New ${title.replace('Lap', 'way')}`).join('\n')}\n`;
      const changes = toChanges(await ann.read(text));
      expect([changes.moved.length, changes.edited.length, changes.added.length]).toEqual([size, size, size]);
      const before = t.statements.length;
      expect((await ann.applyChanges(changes)).status).toBe(200);
      const applied = t.statements.length;
      expect((await ann.undo()).status).toBe(200);
      return [applied - before, t.statements.length - applied];
    };
    expect(await count(30)).toEqual(await count(2));
  });
});

describeOnEachDatabase('undoing changes of a plan', {}, (t) => {
  const applyOneOfEach = async () => {
    const ann = await createChangingUser(t);
    const before = await ann.export();
    expect((await ann.applyChanges({ token: await ann.token(), ...oneOfEach(ann) })).status).toBe(200);
    const { goals } = await ann.plan(ann.planId);
    return { ann, before, turn: goals.flatMap(({ tasks }) => tasks).find(({ title }) => title === 'Turn')!._id };
  };

  it('restores everything, once', async () => {
    const { ann, before } = await applyOneOfEach();
    const { status, json } = await ann.undo();
    expect([status, json]).toEqual([200, await ann.plan(ann.planId)]);
    expect(await ann.export()).toEqual(before);
    expect((await ann.undo()).status).toBe(409);
  });

  it('leaves alone what somebody has changed since', async () => {
    const { ann, turn } = await applyOneOfEach();
    await ann.change(ann.ids.float, { title: 'Drift' });
    await ann.change(ann.ids.kick, { week: 3 });
    await ann.change(ann.ids.breathe, { isSetAside: false });
    await ann.change(turn, { title: 'Turn around' });
    await ann.send('PUT', `/api/goals/${ann.goals.float}`, { title: 'Week 3: Dive' });
    const contents = await ann.contents();
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.contents()).toEqual(contents);
  });

  it('restores the place of a task apart from its title and size', async () => {
    const ann = await createChangingUser(t);
    const edit = (taskId: string, title: string) => ({ taskId, title, estimatedMinutes: 5, timesPerWeek: null });
    const { kick, float } = ann.ids;
    await ann.applyChanges({
      token: await ann.token(),
      edited: [edit(kick, 'Kick hard'), edit(float, 'Drift')],
      moved: [kick, float].map((taskId) => ({ taskId, to: 4 })),
    });
    await ann.change(kick, { title: 'Kick softly' });
    await ann.change(float, { week: 5 });
    await ann.undo();
    expect((await ann.contents())[1]).toBe(
      'Week 3: Float | Float on your back (30 min) 30 @5 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick softly 5',
    );
  });

  it.each<[string, (ann: ChangingUser, turn: string) => Promise<unknown>]>([
    ['completed', (ann, turn) => ann.complete(turn)],
    ['ticked', (ann, turn) => ann.send('PATCH', `/api/tasks/${turn}/tick`, { ticked: true, day: '2026-11-11' })],
    ['timed', (ann, taskId) => ann.send('POST', '/api/time-entries', { goalId: ann.goals.glide, taskId })],
  ])('keeps an added task that was %s', async (_, use) => {
    const { ann, turn } = await applyOneOfEach();
    await use(ann, turn);
    expect((await ann.undo()).status).toBe(200);
    expect((await ann.contents())[2]).toMatch(/^Week 4: Glide \| Glide 3×20 \| Breathe \| (✓ )?Turn 2×15$/);
    expect((await ann.contents())[1]).toBe(week3);
  });

  it('does not touch completed tasks, nor those that are in another plan now', async () => {
    const { ann } = await applyOneOfEach();
    await ann.complete(ann.ids.float);
    await ann.send('PATCH', `/api/goals/${ann.goals.glide}/action-plan-link`, { include: false });
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.contents()).toEqual([
      week2,
      'Week 3: Float | ✓ Float on your belly 60 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick 45',
    ]);
    expect(await ann.weeks(ann.goals.glide)).toEqual(['Glide null', 'Breathe null (aside)', 'Turn null']);
  });

  it('undoes a replan that was stored before there were changes', async () => {
    const ann = await createChangingUser(t);
    const before = await ann.export();
    await t.db.updateTable('tasks').set({ week: 5 }).where('id', '=', ann.ids.kick).execute();
    await t.db.updateTable('tasks').set({ set_aside_at: 7 }).where('id', '=', ann.ids.breathe).execute();
    const stored = {
      token: 'of an old draft',
      moves: [{ id: ann.ids.kick, from: null, to: 5 }],
      setAside: [{ id: ann.ids.breathe, week: null }],
      setAsideAt: 7,
    };
    const last_replan = JSON.stringify(stored);
    await t.db.updateTable('action_plans').set({ last_replan }).where('id', '=', ann.planId).execute();
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.export()).toEqual(before);
  });
});

describeOnEachDatabase('concurrent changes of a plan', {}, (t) => {
  it('apply once, and never touch a task or goal that changes at the same time', async () => {
    const ann = await createChangingUser(t);
    for (let round = 0; round < 8; round++) {
      const [token, changes, before] = [await ann.token(), oneOfEach(ann), await ann.contents()];
      const apply = () => ann.applyChanges({ token, ...changes });
      const [first, second, other] = await Promise.all([
        apply(),
        apply(),
        round % 2 === 0
          ? ann.send('PUT', `/api/goals/${ann.goals.float}`, { title: `Week 3: Float ${round}` })
          : ann.send('PUT', `/api/tasks/${ann.ids.kick}`, { estimatedMinutes: 45 + round }),
      ]);
      expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
      expect(t.deadlocks).toBe(0);
      expect(other.status).toBe(200);
      expect([200, 409]).toContain(first.status);
      const isApplied = first.status === 200 || second.status === 200;
      expect((await ann.contents()).join().includes('Turn')).toBe(isApplied);
      if (!isApplied) continue;
      expect((await ann.undo()).status).toBe(200);
      expect((await ann.contents())[2]).toBe(before[2]);
    }
  });
});
