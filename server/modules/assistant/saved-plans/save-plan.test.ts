import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { goalRow, makeTask, moveTo, sampleDraft, saveDraft } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const SAVE = '/api/ai/save-plan';

const draftOf = (goals: number, tasks: number, resources: number) => ({
  ...sampleDraft,
  weeks: goals,
  goals: Array.from({ length: goals }, (_, goal) => ({
    title: `Week ${goal + 1}: Step`,
    tasks: Array.from({ length: tasks }, (__, n) => ({ title: `Task ${n + 1}` })),
    resources: Array.from({ length: resources }, (__, n) => ({ title: `Resource ${n + 1}` })),
  })),
});

describeOnEachDatabase('a saved draft', {}, (t) => {
  it('is a plan with its goals, tasks and resources in their order, as if made by hand', async () => {
    const ann = await climberOf(t);
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
    // What is found by its text was stored with it.
    expect((await ann.client.get('/api/inventory?q=flat+park')).json.items).toHaveLength(1);
    // The next task of a goal comes after those of the draft.
    await makeTask(ann.client, second!._id, { title: 'Rest' });
    expect((await ann.plan(id)).goals[1]!.tasks.map(({ title }) => title)).toEqual(['Run two miles', 'Rest']);
  });

  it('keeps the order of many that were made in one moment', async () => {
    const ann = await climberOf(t);
    const draft = { ...draftOf(30, 20, 20), structure: 'backlog' };
    const titled = { ...draft, goals: draft.goals.map((goal, n) => ({ ...goal, title: `Part ${n + 1}` })) };
    const [one, two] = await Promise.all([
      ann.send('POST', SAVE, { focusAreaId: ann.area, draft: titled }),
      ann.send('POST', SAVE, { newFocusArea: { name: 'New' }, draft: titled }),
    ]);
    for (const { status, json } of [one, two]) {
      expect([status, json.actionPlan?.weeks]).toEqual([201, null]);
      const { goals } = await ann.plan(json.actionPlan._id);
      expect(goals.map(({ title }) => title)).toEqual(titled.goals.map(({ title }) => title));
      for (const { tasks, inventory } of goals) {
        expect(tasks.map(({ title }) => title)).toEqual(draft.goals[0]!.tasks.map(({ title }) => title));
        expect(inventory.map(({ title }) => title)).toEqual(draft.goals[0]!.resources.map(({ title }) => title));
      }
    }
  });

  it('takes as many statements for 52 weeks as for four, and the largest there can be is saved', async () => {
    const ann = await climberOf(t);
    const statementsFor = async (draft: object) => {
      const before = t.statements.length;
      const answer = await ann.send('POST', SAVE, { focusAreaId: ann.area, draft });
      expect(answer.status).toBe(201);
      return t.statements.length - before;
    };
    const usual = await statementsFor(draftOf(4, 5, 2));
    expect(await statementsFor(draftOf(limits.planWeeks, 5, 2))).toBe(usual);
    expect(await statementsFor(draftOf(limits.planWeeks, limits.draftTasks, limits.draftResources))).toBe(usual);
    expect(usual).toBeLessThanOrEqual(14);
  });

  it('without weeks has as many as goals; the year is that of the account', async () => {
    const before = t.now;
    t.now = Date.UTC(2026, 11, 31, 12);
    const ann = await climberOf(t);
    await moveTo(t.db, ann.client, 'Pacific/Kiritimati');
    const { weeks: _, ...draft } = sampleDraft;
    const { goals, weeks } = await ann.plan(await saveDraft(ann.client, { focusAreaId: ann.area }, draft));
    t.now = before;
    expect([weeks, goals[0]!.timeframeYear]).toEqual([2, 2027]);
  });

  it('is stored once for one key, and answered again', async () => {
    const ann = await climberOf(t);
    const headers = {
      'idempotency-key': randomUUID(),
      'x-csrf-token': await ann.client.csrfToken(),
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ newFocusArea: { name: 'Once' }, draft: sampleDraft });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ann.client.send('POST', SAVE, body, { headers })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ann.plans()).toHaveLength(1);
  });

  it.each([SAVE, '/api/ai/generate-action-plan', '/api/ai/generate-plan'])(
    '%s stores all or nothing, also when it fails half-way',
    async (path) => {
      const ann = await climberOf(t);
      const before = await contentOf(t.db);
      const away = (from: string, to: string) => t.db.schema.alterTable(from).renameTo(to).execute();
      // Resources are stored last.
      await away('inventory_items', 'inventory_away');
      const body = { newFocusArea: { name: 'Half' }, sessionId: 's', userPrompt: 'Learn Spanish' };
      const { status } = await ann.send('POST', path, path === SAVE ? { ...body, draft: sampleDraft } : body);
      await away('inventory_away', 'inventory_items');
      expect(status).toBe(500);
      expect(await contentOf(t.db)).toBe(before);
      // Nothing stands in the way of the next try.
      const again = await ann.send('POST', path, path === SAVE ? { ...body, draft: sampleDraft } : body);
      expect(again.status).toBe(201);
    },
  );

  it('and the deletion of its area at the same time: either order, and nobody waits for somebody who waits', async () => {
    const ann = await climberOf(t);
    for (let round = 0; round < 10; round++) {
      const { json } = await ann.send('POST', '/api/focus-areas', { name: `Area ${round}` });
      await t.db
        .insertInto('goals')
        .values(goalRow(ann.userId, json._id, t.now))
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
});
