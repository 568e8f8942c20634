import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { buildGoalRow, createTask, setTimeZone, sampleDraft, saveDraft } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const SAVE = '/api/ai/save-plan';

const createDraft = (goals: number, tasks: number, resources: number) => ({
  ...sampleDraft,
  weeks: goals,
  goals: Array.from({ length: goals }, (_, goal) => ({
    title: `Week ${goal + 1}: Step`,
    tasks: Array.from({ length: tasks }, (__, n) => ({ title: `Task ${n + 1}` })),
    resources: Array.from({ length: resources }, (__, n) => ({ title: `Resource ${n + 1}` })),
  })),
});

describeOnEachDatabase('saving a draft', {}, (t) => {
  it('creates a plan with its goals, tasks and resources in order, like one made by hand', async () => {
    const ann = await createPlanningUser(t);
    const id = await saveDraft(ann.client, { focusAreaId: ann.area });
    const plan = await ann.plan(id);
    expect(plan).toMatchObject({
      title: 'Ten kilometres',
      description: 'Step by step',
      structure: 'weekly',
      weeks: 2,
      weeklyCommitment: '3h',
      commitmentLevel: 'Medium',
      progress: { done: 0, total: 4 },
    });
    const [first, second] = plan.goals;
    expect(first).toMatchObject({
      title: 'Week 1: Run a mile',
      status: 'Active',
      timeframeYear: 2026,
      focusArea: ann.area,
    });
    expect(first!.tasks.map(({ title }) => title)).toEqual(['Walk and run for 20 min', 'Run a mile']);
    expect(first!.inventory).toMatchObject([
      {
        title: 'A map of the park',
        url: 'https://example.org/park',
        notes: 'The flat way',
        estimatedMinutes: 20,
        priority: 'med',
        tags: [],
        completed: false,
      },
    ]);
    expect(second).toMatchObject({ title: 'Week 2: Run two', inventory: [] });
    // The search text of resources is stored too.
    expect((await ann.client.get('/api/inventory?q=flat+park')).json.items).toHaveLength(1);
    // A task added later comes after those of the draft.
    await createTask(ann.client, second!._id, { title: 'Rest' });
    expect((await ann.plan(id)).goals[1]!.tasks.map(({ title }) => title)).toEqual(['Run two miles', 'Rest']);
  });

  it('keeps the order of many goals, tasks and resources created in the same millisecond', async () => {
    const ann = await createPlanningUser(t);
    const draft = { ...createDraft(30, 20, 20), structure: 'backlog' };
    const titled = { ...draft, goals: draft.goals.map((goal, n) => ({ ...goal, title: `Part ${n + 1}` })) };
    const responses = await Promise.all([
      ann.send('POST', SAVE, { focusAreaId: ann.area, draft: titled }),
      ann.send('POST', SAVE, { newFocusArea: { name: 'New' }, draft: titled }),
    ]);
    for (const { status, json } of responses) {
      expect([status, json.actionPlan?.weeks]).toEqual([201, null]);
      const { goals } = await ann.plan(json.actionPlan._id);
      expect(goals.map(({ title }) => title)).toEqual(titled.goals.map(({ title }) => title));
      for (const { tasks, inventory } of goals) {
        expect(tasks.map(({ title }) => title)).toEqual(draft.goals[0]!.tasks.map(({ title }) => title));
        expect(inventory.map(({ title }) => title)).toEqual(draft.goals[0]!.resources.map(({ title }) => title));
      }
    }
  });

  it('takes the same number of statements for any size, up to the largest allowed draft', async () => {
    const ann = await createPlanningUser(t);
    const countStatements = async (draft: object) => {
      const before = t.statements.length;
      const { status } = await ann.send('POST', SAVE, { focusAreaId: ann.area, draft });
      expect(status).toBe(201);
      return t.statements.length - before;
    };
    const expected = await countStatements(createDraft(4, 5, 2));
    expect(await countStatements(createDraft(limits.planWeeks, 5, 2))).toBe(expected);
    expect(await countStatements(createDraft(limits.planWeeks, limits.draftTasks, limits.draftResources))).toBe(
      expected,
    );
    expect(expected).toBeLessThanOrEqual(14);
  });

  it('defaults to one week per goal, and uses the current year in the time zone of the account', async () => {
    const before = t.now;
    t.now = Date.UTC(2026, 11, 31, 12);
    const ann = await createPlanningUser(t);
    await setTimeZone(t.db, ann.client, 'Pacific/Kiritimati');
    const { weeks: _, ...draft } = sampleDraft;
    const { goals, weeks } = await ann.plan(await saveDraft(ann.client, { focusAreaId: ann.area }, draft));
    t.now = before;
    expect([weeks, goals[0]!.timeframeYear]).toEqual([2, 2027]);
  });

  it('stores one plan per idempotency key and repeats the response', async () => {
    const ann = await createPlanningUser(t);
    const headers = {
      'idempotency-key': randomUUID(),
      'x-csrf-token': await ann.client.csrfToken(),
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ newFocusArea: { name: 'Once' }, draft: sampleDraft });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => ann.client.send('POST', SAVE, body, { headers })),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await ann.plans()).toHaveLength(1);
  });

  it.each([SAVE, '/api/ai/generate-action-plan', '/api/ai/generate-plan'])(
    'rolls back completely when %s fails half-way',
    async (path) => {
      const ann = await createPlanningUser(t);
      const before = await dumpDatabase(t.db);
      const renameTable = (from: string, to: string) => t.db.schema.alterTable(from).renameTo(to).execute();
      // Resources are stored last.
      await renameTable('inventory_items', 'inventory_away');
      const body = { newFocusArea: { name: 'Half' }, sessionId: 's', userPrompt: 'Learn Spanish' };
      const { status } = await ann.send('POST', path, path === SAVE ? { ...body, draft: sampleDraft } : body);
      await renameTable('inventory_away', 'inventory_items');
      expect(status).toBe(500);
      expect(await dumpDatabase(t.db)).toBe(before);
      // A retry succeeds.
      const retried = await ann.send('POST', path, path === SAVE ? { ...body, draft: sampleDraft } : body);
      expect(retried.status).toBe(201);
    },
  );

  it('does not deadlock with a concurrent deletion of the focus area', async () => {
    const ann = await createPlanningUser(t);
    for (let round = 0; round < 10; round++) {
      const { json } = await ann.send('POST', '/api/focus-areas', { name: `Area ${round}` });
      await t.db
        .insertInto('goals')
        .values(buildGoalRow(ann.userId, json._id, t.now))
        .execute();
      const [saved, removed] = await Promise.all([
        ann.send('POST', SAVE, { focusAreaId: json._id, draft: sampleDraft }),
        ann.send('DELETE', `/api/safe-delete/focus-areas/${json._id}`),
      ]);
      expect([201, 404]).toContain(saved.status);
      expect(removed.status).toBe(204);
    }
    expect(await ann.plans()).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('has several sessions of a backlog as one task, which is done once', async () => {
    const ann = await createPlanningUser(t);
    const goals = [{ title: 'First steps', tasks: [{ title: 'Row (3 × 20 min)' }], resources: [] }];
    const draft = { ...sampleDraft, structure: 'backlog', weeks: null, goals };
    const { json } = await ann.send('POST', SAVE, { focusAreaId: ann.area, draft });
    const plan = await ann.plan(json.actionPlan._id);
    expect(plan.goals[0]!.tasks).toMatchObject([{ estimatedMinutes: 60, timesPerWeek: null, untilWeek: null }]);
  });
});
