import { expect, it } from 'vitest';
import { createFocusArea, createGoal, sampleDraft, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';

/** Texts that contain SQL, JSON or search syntax. */
const oddTexts = [
  "'; drop table users; --",
  "' or '1'='1",
  '" or ""="',
  "\\'; delete from goals; --",
  '%_\\%',
  '$1 ?1 :name @name #{x} ${x}',
  "E'\\x41' || chr(65)",
  '/* half a comment',
  '{"$ne": null}',
  '\u{1F5FC} Ω\u0301 \u202Eright to left',
  'a\tb\nc',
  '__proto__',
] as const;

describeOnEachDatabase('text', {}, (t) => {
  it.each(oddTexts)('%j is stored and returned unchanged in every text field (IN-02)', async (text) => {
    const ann = await t.signUp();
    const create = async (path: string, body: object) => {
      const { status, json } = await ann.post(path, body);
      expect([path, status]).toEqual([path, 201]);
      return json;
    };
    const area = await create('/api/focus-areas', { name: text, description: text });
    expect(area).toMatchObject({ name: text, description: text });
    const goal = await create(`/api/focus-areas/${area._id}/goals`, { title: text });
    expect(goal).toMatchObject({ title: text });
    const entry = await create('/api/time-entries', { goalId: goal._id, note: text });
    expect(entry).toMatchObject({ note: text, goal: { title: text, focusArea: { name: text } } });
    const item = { title: text, notes: text, reflectionNote: text, tags: [text.replaceAll(/\s+/g, ' ').slice(0, 40)] };
    const stored = await create(`/api/goals/${goal._id}/inventory`, item);
    expect(stored).toMatchObject({ ...item, goalTitle: text, focusAreaName: text });
    expect(await create(`/api/goals/${goal._id}/tasks`, { title: text })).toMatchObject({ title: text });
    const { actionPlan } = await create('/api/action-plans', { focusAreaId: area._id, title: text, description: text });
    expect(actionPlan).toMatchObject({ title: text, description: text, focusAreaName: text });
    const draft = { ...sampleDraft, title: text, goals: [{ title: text, tasks: [{ title: text }], resources: [] }] };
    const saved = await create('/api/ai/save-plan', { focusAreaId: null, newFocusArea: { name: text }, draft });
    expect(saved.actionPlan).toMatchObject({ title: text });
    const message = `${text} and ten more characters`;
    await create('/api/support/contact', { name: text, email: 'a@example.org', message });
    const { body } = await t.db
      .selectFrom('support_messages')
      .select('body')
      .where('user_id', '=', await getUserId(ann))
      .executeTakeFirstOrThrow();
    expect(body).toBe(message);

    const areas = (await ann.get('/api/focus-areas/with-goals')).json as { name: string; goals: { title: string }[] }[];
    expect(areas.map(({ name, goals }) => [name, goals.map(({ title }) => title)])).toEqual([
      [text, [text]],
      [text, [expect.stringContaining(text)]],
    ]);
    const words = text.split(/\s+/).slice(0, 10).join(' ');
    const found = await ann.get(`/api/inventory?q=${encodeURIComponent(words)}`);
    expect([found.status, found.json.items.map(({ _id }: { _id: string }) => _id)]).toEqual([200, [stored._id]]);
  });

  it('in a search is never interpreted as a pattern (IN-02)', async () => {
    const ann = await t.signUp();
    const goal = await createGoal(ann, await createFocusArea(ann));
    expect((await ann.post(`/api/goals/${goal}/inventory`, { title: 'Shoes' })).status).toBe(201);
    for (const text of oddTexts) {
      const { status, json } = await ann.get(`/api/inventory?q=${encodeURIComponent(text.slice(0, 100))}`);
      expect([text, status, json.items]).toEqual([text, 200, []]);
    }
  });
});
