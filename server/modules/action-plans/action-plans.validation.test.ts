import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPlan } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const PLANS = '/api/action-plans';

const requiredError = 'Title and focus area are required.';
const unstorableError = 'This contains a character that cannot be stored.';
const weeksError = 'Weeks must be a whole number from 1 to 52.';
const goalsError = 'Goals must be a list, each with its id and whether to include it.';
const includeError = 'Include must be true or false.';
const buildChoices = (length: number) => Array.from({ length }, () => ({ goalId: randomUUID(), include: false }));

const invalidFields: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '  ', '\u200b', null, 7].map((value) => ['title', value, requiredError] as const),
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
  ['title', 'a\u0000b', unstorableError],
  ...['', 'area', null, 7].map((value) => ['focusAreaId', value, requiredError] as const),
  ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters.'],
  ['description', null, 'This must be text.'],
  ['description', '\ud800', unstorableError],
  ...['daily', '', null, 1].map((value) => ['structure', value, 'Structure must be weekly or backlog.'] as const),
  ...[0, 53, -1, 1.5, '6', Number.MAX_SAFE_INTEGER].map((value) => ['weeks', value, weeksError] as const),
  ...['light', null].map((v) => ['commitmentLevel', v, 'Commitment level must be Light, Medium or Strong.'] as const),
  ...['2h', '1', 1, null].map((v) => ['weeklyCommitment', v, 'Weekly commitment must be 1h, 3h or 5h.'] as const),
  ...[null, {}, 'x', ['x'], [null], [{ include: true }], [{ goalId: 'x', include: true }]].map(
    (value) => ['goals', value, goalsError] as const,
  ),
  ...[undefined, 'true', 1, null].map(
    (value) => ['goals', [{ goalId: randomUUID(), include: value }], includeError] as const,
  ),
  ['goals', buildChoices(501), 'At most 500 goals can be linked at once.'],
];

describeOnEachDatabase('validation of plans', {}, (t) => {
  it('reports each invalid field with its own message, and stores nothing (IN-04)', async () => {
    const ann = await createPlanningUser(t);
    const id = await createPlan(ann.client, ann.area);
    const before = await dumpDatabase(t.db);
    for (const [field, value, msg] of invalidFields) {
      const expected = [422, { message: msg, errors: [{ field, param: field, msg }] }];
      const valid = { focusAreaId: ann.area, title: 'Right', structure: 'weekly' };
      const creation = await ann.send('POST', PLANS, { ...valid, [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)}`).toEqual(expected);
      const change = await ann.send('PUT', `${PLANS}/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual(expected);
    }
    const empty = await ann.send('POST', PLANS);
    expect([empty.status, empty.json.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['focusAreaId', 'title'],
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('accepts values at the limits (IN-04)', async () => {
    const ann = await createPlanningUser(t);
    const valid = { focusAreaId: ann.area, title: 'Right', structure: 'weekly' };
    for (const fields of [
      { title: 'x'.repeat(200) },
      { title: '🗼'.repeat(200) },
      { description: 'x'.repeat(5000) },
      { weeks: 1 },
      { weeks: 52 },
      { goals: Array.from({ length: 500 }, () => ({ goalId: ann.goal, include: true })) },
    ]) {
      const response = await ann.send('POST', PLANS, { ...valid, ...fields });
      expect(response.status).toBe(201);
      if (!('goals' in fields)) expect(response.json.actionPlan).toMatchObject(fields);
    }
    // Choices of five hundred unknown goals pass validation too.
    expect((await ann.send('POST', PLANS, { ...valid, goals: buildChoices(500) })).status).toBe(404);
  });

  it('reports invalid fields of a link', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    for (const [body, field, msg] of [
      [{}, 'include', includeError],
      [{ include: 'true', actionPlanId: randomUUID() }, 'include', includeError],
      [{ include: true }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: true, actionPlanId: null }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: true, actionPlanId: 'x' }, 'actionPlanId', 'Please choose a plan.'],
      [{ include: false, actionPlanId: 7 }, 'actionPlanId', 'Please choose a plan.'],
    ] as const) {
      const response = await ann.send('PATCH', `/api/goals/${ann.goal}/action-plan-link`, body);
      expect([response.status, response.json]).toEqual([422, { message: msg, errors: [{ field, param: field, msg }] }]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
