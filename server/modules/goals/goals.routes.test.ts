import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const goalsUrl = (focusAreaId: string) => `/api/focus-areas/${focusAreaId}/goals`;
const notFound = { message: 'Not found.' };

describeOnEachDatabase('creating a goal', {}, (t) => {
  it('returns the goal with exactly its declared fields and adds it to the list', async () => {
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    const response = await ann.post(goalsUrl(area), {
      title: ' Run a marathon ',
      focusArea: area,
      timeframeType: 'yearly',
      timeframeYear: 2027,
    });
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'Run a marathon',
      focusArea: area,
      status: 'Active',
      isFavorite: false,
      timeframeType: 'yearly',
      timeframeYear: 2027,
      includeInActionPlan: false,
      actionPlan: null,
      planWeek: null,
      inventoryCount: 0,
      createdAt: new Date(t.now).toISOString(),
      closedAt: null,
    });
    expect((await ann.get(goalsUrl(area))).json).toEqual([response.json]);
    expect((await ann.get('/api/focus-areas/with-goals')).json[0].goals).toEqual([response.json]);
  });

  it("defaults to the current year in the user's time zone", async () => {
    t.now = Date.UTC(2026, 11, 31, 12);
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    expect((await ann.post(goalsUrl(area), { title: 'Now' })).json.timeframeYear).toBe(2026);
    await setTimeZone(t.db, ann, 'Pacific/Kiritimati');
    expect((await ann.post(goalsUrl(area), { title: 'Now' })).json.timeframeYear).toBe(2027);
  });

  it('responds with 404 if the area is unknown, belongs to another user, or differs from the one in the body', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const [own, other, bens] = [await createFocusArea(ann), await createFocusArea(ann), await createFocusArea(ben)];
    const before = await dumpDatabase(t.db);
    for (const [path, focusArea] of [
      [randomUUID(), undefined],
      [bens, undefined],
      [bens, bens],
      [own, bens],
      [own, other],
    ] as const) {
      const headers = { 'idempotency-key': randomUUID() };
      const response = await ann.post(goalsUrl(path), { title: 'Lost', focusArea }, { headers });
      expect([response.status, response.json]).toEqual([404, notFound]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});

const missingTitleError = 'Goal title is required.';
const longTitleError = 'Goal title must be at most 200 characters.';
const missingAreaError = 'Please select a focus area.';
const yearError = 'The year must be a whole number from 2000 to 2100.';

const invalidTexts: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '  ', '\u200b', null, 7, ['a']].map((value) => ['title', value, missingTitleError] as const),
  ['title', 'x'.repeat(201), longTitleError],
  ['title', '🗼'.repeat(201), longTitleError],
  ['title', 'a\u0000b', 'This contains a character that cannot be stored.'],
  ...['', 'area', null, 7].map((value) => ['focusArea', value, missingAreaError] as const),
];
const invalidTimeframes: typeof invalidTexts = [
  ...['monthly', null].map((value) => ['timeframeType', value, 'Timeframe must be yearly.'] as const),
  ...[1999, 2101, 2026.5, '2026', null].map((value) => ['timeframeYear', value, yearError] as const),
];

describeOnEachDatabase('validation of goals', {}, (t) => {
  it('reports each invalid field with its own message, and stores nothing (IN-04)', async () => {
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    const id = await createGoal(ann, area);
    const before = await dumpDatabase(t.db);
    for (const [field, value, msg] of [...invalidTexts, ...invalidTimeframes]) {
      const expected = [422, { message: msg, errors: [{ field, param: field, msg }] }];
      const creation = await ann.post(goalsUrl(area), { title: 'Right', [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)}`).toEqual(expected);
      if (field.startsWith('timeframe')) continue;
      const change = await ann.mutate('PUT', `/api/goals/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual(expected);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('accepts values at the limits (IN-04)', async () => {
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    for (const valid of [
      { title: 'x'.repeat(200) },
      { title: '🗼'.repeat(200) },
      { timeframeYear: 2000 },
      { timeframeYear: 2100 },
    ]) {
      const response = await ann.post(goalsUrl(area), { title: 'Right', ...valid });
      expect(response.status).toBe(201);
      expect(response.json).toMatchObject(valid);
    }
  });
});

describeOnEachDatabase('updating a goal', {}, (t) => {
  it('returns the goal, keeps the fields that are not given, and can move it to another area', async () => {
    const ann = await t.signUp();
    const [area, other] = [await createFocusArea(ann), await createFocusArea(ann)];
    const goal = (await ann.post(goalsUrl(area), { title: 'Run', timeframeYear: 2030 })).json;
    const expected = { ...goal };
    for (const change of [{}, { title: 'Walk' }, { focusArea: other }, { title: 'Swim', focusArea: area }]) {
      const response = await ann.mutate('PUT', `/api/goals/${goal._id}`, change);
      Object.assign(expected, change);
      expect([response.status, response.json]).toEqual([200, expected]);
      expect((await ann.get(goalsUrl(expected.focusArea))).json).toEqual([expected]);
    }
    expect((await ann.get(goalsUrl(other))).json).toEqual([]);
  });

  it("responds with 404 to an unknown area or another user's, and changes nothing", async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const [id, bens] = [await createGoal(ann, await createFocusArea(ann)), await createFocusArea(ben)];
    const before = await dumpDatabase(t.db);
    for (const focusArea of [randomUUID(), bens]) {
      const response = await ann.mutate('PUT', `/api/goals/${id}`, { title: 'Moved', focusArea });
      expect([response.status, response.json]).toEqual([404, notFound]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('keeps concurrent changes to different fields (CC-04)', async () => {
    const ann = await t.signUp();
    const areas = [await createFocusArea(ann), await createFocusArea(ann)];
    const id = await createGoal(ann, areas[0]!);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = (method: 'PUT' | 'PATCH', path: string, body: object) =>
      ann.send(method, path, JSON.stringify(body), { headers });
    for (let round = 1; round <= 20; round++) {
      const [title, focusArea, isFavorite] = [`Round ${round}`, areas[round % 2]!, round % 2 === 0];
      const responses = await Promise.all([
        send('PUT', `/api/goals/${id}`, { title }),
        send('PUT', `/api/goals/${id}`, { focusArea }),
        send('PATCH', `/api/goals/${id}/favorite`, { favorite: isFavorite }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ann.get(goalsUrl(focusArea))).json).toMatchObject([{ title, focusArea, isFavorite }]);
    }
  });
});

describeOnEachDatabase('listing the goals of a focus area', {}, (t) => {
  it('returns them oldest first, an empty list if there are none, and 404 for an unknown area', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const [area, empty, bens] = [await createFocusArea(ann), await createFocusArea(ann), await createFocusArea(ben)];
    for (const title of ['first', 'second', 'third']) {
      t.now += 1000;
      await createGoal(ann, area, title);
    }
    const titles = (await ann.get(goalsUrl(area))).json.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['first', 'second', 'third']);
    expect((await ann.get(goalsUrl(empty))).json).toEqual([]);
    for (const id of [bens, randomUUID(), 'x']) {
      const response = await ann.get(goalsUrl(id));
      expect([response.status, response.json]).toEqual([404, notFound]);
    }
  });
});
