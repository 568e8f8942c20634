import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makePlan } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const PLANS = '/api/action-plans';

const required = 'Title and focus area are required.';
const unstorable = 'This contains a character that cannot be stored.';
const wrongWeeks = 'Weeks must be a whole number from 1 to 52.';
const wrongGoals = 'Goals must be a list, each with its id and whether to include it.';
const wrongInclude = 'Include must be true or false.';
const list = (length: number) => Array.from({ length }, () => ({ goalId: randomUUID(), include: false }));

const wrong: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '  ', '\u200b', null, 7].map((value) => ['title', value, required] as const),
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
  ['title', 'a\u0000b', unstorable],
  ...['', 'area', null, 7].map((value) => ['focusAreaId', value, required] as const),
  ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters.'],
  ['description', null, 'This must be text.'],
  ['description', '\ud800', unstorable],
  ...['daily', '', null, 1].map((value) => ['structure', value, 'Structure must be weekly or backlog.'] as const),
  ...[0, 53, -1, 1.5, '6', Number.MAX_SAFE_INTEGER].map((value) => ['weeks', value, wrongWeeks] as const),
  ...['light', null].map((v) => ['commitmentLevel', v, 'Commitment level must be Light, Medium or Strong.'] as const),
  ...['2h', '1', 1, null].map((v) => ['weeklyCommitment', v, 'Weekly commitment must be 1h, 3h or 5h.'] as const),
  ...[null, {}, 'x', ['x'], [null], [{ include: true }], [{ goalId: 'x', include: true }]].map(
    (value) => ['goals', value, wrongGoals] as const,
  ),
  ...[undefined, 'true', 1, null].map(
    (value) => ['goals', [{ goalId: randomUUID(), include: value }], wrongInclude] as const,
  ),
  ['goals', list(501), 'At most 500 goals can be linked at once.'],
];

describeOnEachDatabase('a wrong field of a plan', {}, (t) => {
  it('is told by its own sentence under its own name, and nothing is stored', async () => {
    const ann = await climberOf(t);
    const id = await makePlan(ann.client, ann.area);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of wrong) {
      const refused = [422, { message: msg, errors: [{ field, param: field, msg }] }];
      const right = { focusAreaId: ann.area, title: 'Right', structure: 'weekly' };
      const creation = await ann.send('POST', PLANS, { ...right, [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)}`).toEqual(refused);
      const change = await ann.send('PUT', `${PLANS}/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual(refused);
    }
    const nothing = await ann.send('POST', PLANS);
    expect([nothing.status, nothing.json.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['focusAreaId', 'title'],
    ]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('at its bounds is none', async () => {
    const ann = await climberOf(t);
    const right = { focusAreaId: ann.area, title: 'Right', structure: 'weekly' };
    for (const more of [
      { title: 'x'.repeat(200) },
      { title: '🗼'.repeat(200) },
      { description: 'x'.repeat(5000) },
      { weeks: 1 },
      { weeks: 52 },
      { goals: Array.from({ length: 500 }, () => ({ goalId: ann.goal, include: true })) },
    ]) {
      const answer = await ann.send('POST', PLANS, { ...right, ...more });
      expect(answer.status).toBe(201);
      if (!('goals' in more)) expect(answer.json.actionPlan).toMatchObject(more);
    }
    // Five hundred that are not there are well formed, too.
    expect((await ann.send('POST', PLANS, { ...right, goals: list(500) })).status).toBe(404);
  });

  it('of a link is told, too', async () => {
    const ann = await climberOf(t);
    const before = await contentOf(t.db);
    for (const [body, field, msg] of [
      [{}, 'include', wrongInclude],
      [{ include: 'true', actionPlanId: randomUUID() }, 'include', wrongInclude],
      [{ include: true }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: true, actionPlanId: null }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: true, actionPlanId: 'x' }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: false, actionPlanId: 7 }, 'actionPlanId', 'Please choose a plan.'],
    ] as const) {
      const answer = await ann.send('PATCH', `/api/goals/${ann.goal}/action-plan-link`, body);
      expect([answer.status, answer.json]).toEqual([422, { message: msg, errors: [{ field, param: field, msg }] }]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });
});
