import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, moveTo } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';

const goalsOf = (focusAreaId: string) => `/api/focus-areas/${focusAreaId}/goals`;
const notFound = { message: 'Not found.' };

describeOnEachDatabase('creating a goal', {}, (t) => {
  it('answers the whole goal with exactly its declared fields, and it is in the list', async () => {
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    const answer = await ann.post(goalsOf(area), {
      title: ' Run a marathon ',
      focusArea: area,
      timeframeType: 'yearly',
      timeframeYear: 2027,
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'Run a marathon',
      focusArea: area,
      status: 'Active',
      isFavorite: false,
      timeframeType: 'yearly',
      timeframeYear: 2027,
      includeInActionPlan: false,
      actionPlan: null,
      inventoryCount: 0,
      createdAt: new Date(t.now).toISOString(),
      closedAt: null,
    });
    expect((await ann.get(goalsOf(area))).json).toEqual([answer.json]);
    expect((await ann.get('/api/focus-areas/with-goals')).json[0].goals).toEqual([answer.json]);
  });

  it("without a year is of the year on the user's calendar", async () => {
    t.now = Date.UTC(2026, 11, 31, 12);
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    expect((await ann.post(goalsOf(area), { title: 'Now' })).json.timeframeYear).toBe(2026);
    await moveTo(t.db, ann, 'Pacific/Kiritimati');
    expect((await ann.post(goalsOf(area), { title: 'Now' })).json.timeframeYear).toBe(2027);
  });

  it('with the same Idempotency-Key happens once', async () => {
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ann.post(goalsOf(area), { title: 'Once' }, { headers });
    const second = await ann.post(goalsOf(area), { title: 'Once' }, { headers });
    expect(second.text).toBe(first.text);
    expect((await ann.get(goalsOf(area))).json).toHaveLength(1);
  });

  it("in an area that is not there, is another's, or is not the one of the body is a 404 and leaves nothing", async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const [own, other, bens] = [await makeFocusArea(ann), await makeFocusArea(ann), await makeFocusArea(ben)];
    const before = await contentOf(t.db);
    for (const [path, focusArea] of [
      [randomUUID(), undefined],
      [bens, undefined],
      [bens, bens],
      [own, bens],
      [own, other],
    ] as const) {
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await ann.post(goalsOf(path), { title: 'Lost', focusArea }, { headers });
      expect([answer.status, answer.json]).toEqual([404, notFound]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });
});

const noTitle = 'Goal title is required.';
const longTitle = 'Goal title must be at most 200 characters.';
const noArea = 'Please select a focus area.';
const wrongYear = 'The year must be a whole number from 2000 to 2100.';

const wrongTexts: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '  ', '\u200b', null, 7, ['a']].map((value) => ['title', value, noTitle] as const),
  ['title', 'x'.repeat(201), longTitle],
  ['title', '🗼'.repeat(201), longTitle],
  ['title', 'a\u0000b', 'This contains a character that cannot be stored.'],
  ...['', 'area', null, 7].map((value) => ['focusArea', value, noArea] as const),
];
const wrongFrames: typeof wrongTexts = [
  ...['monthly', null].map((value) => ['timeframeType', value, 'Goals are yearly.'] as const),
  ...[1999, 2101, 2026.5, '2026', null].map((value) => ['timeframeYear', value, wrongYear] as const),
];

describeOnEachDatabase('a wrong field of a goal', {}, (t) => {
  it('is told by its own sentence under its own name, and nothing is stored', async () => {
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    const id = await makeGoal(ann, area);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of [...wrongTexts, ...wrongFrames]) {
      const refused = [422, { message: msg, errors: [{ field, param: field, msg }] }];
      const creation = await ann.post(goalsOf(area), { title: 'Right', [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)}`).toEqual(refused);
      if (field.startsWith('timeframe')) continue;
      const change = await ann.change('PUT', `/api/goals/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual(refused);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('at its bounds is none', async () => {
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    for (const right of [
      { title: 'x'.repeat(200) },
      { title: '🗼'.repeat(200) },
      { timeframeYear: 2000 },
      { timeframeYear: 2100 },
    ]) {
      const answer = await ann.post(goalsOf(area), { title: 'Right', ...right });
      expect(answer.status).toBe(201);
      expect(answer.json).toMatchObject(right);
    }
  });
});

describeOnEachDatabase('changing a goal', {}, (t) => {
  it('answers the whole goal, keeps what is not given, and moves it to another area', async () => {
    const ann = await t.signedUp();
    const [area, other] = [await makeFocusArea(ann), await makeFocusArea(ann)];
    const goal = (await ann.post(goalsOf(area), { title: 'Run', timeframeYear: 2030 })).json;
    const expected = { ...goal };
    for (const change of [{}, { title: 'Walk' }, { focusArea: other }, { title: 'Swim', focusArea: area }]) {
      const answer = await ann.change('PUT', `/api/goals/${goal._id}`, change);
      Object.assign(expected, change);
      expect([answer.status, answer.json]).toEqual([200, expected]);
      expect((await ann.get(goalsOf(expected.focusArea))).json).toEqual([expected]);
    }
    expect((await ann.get(goalsOf(other))).json).toEqual([]);
  });

  it("to an area that is not there or another's is a 404 and changes nothing, not even the title", async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const [id, bens] = [await makeGoal(ann, await makeFocusArea(ann)), await makeFocusArea(ben)];
    const before = await contentOf(t.db);
    for (const focusArea of [randomUUID(), bens]) {
      const answer = await ann.change('PUT', `/api/goals/${id}`, { title: 'Moved', focusArea });
      expect([answer.status, answer.json]).toEqual([404, notFound]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('two tabs that change different things both get their way, at once', async () => {
    const ann = await t.signedUp();
    const areas = [await makeFocusArea(ann), await makeFocusArea(ann)];
    const id = await makeGoal(ann, areas[0]!);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = (method: 'PUT' | 'PATCH', path: string, body: object) =>
      ann.send(method, path, JSON.stringify(body), { headers });
    for (let round = 1; round <= 20; round++) {
      const [title, focusArea, isFavorite] = [`Round ${round}`, areas[round % 2]!, round % 2 === 0];
      const answers = await Promise.all([
        send('PUT', `/api/goals/${id}`, { title }),
        send('PUT', `/api/goals/${id}`, { focusArea }),
        send('PATCH', `/api/goals/${id}/favorite`, { favorite: isFavorite }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ann.get(goalsOf(focusArea))).json).toMatchObject([{ title, focusArea, isFavorite }]);
    }
  });
});

describeOnEachDatabase('the goals of a focus area', {}, (t) => {
  it('are its own, oldest first; no goals are an empty list, no area is a 404', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const [area, empty, bens] = [await makeFocusArea(ann), await makeFocusArea(ann), await makeFocusArea(ben)];
    for (const title of ['first', 'second', 'third']) {
      t.now += 1000;
      await makeGoal(ann, area, title);
    }
    const titles = (await ann.get(goalsOf(area))).json.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['first', 'second', 'third']);
    expect((await ann.get(goalsOf(empty))).json).toEqual([]);
    for (const id of [bens, randomUUID(), 'x']) {
      const answer = await ann.get(goalsOf(id));
      expect([answer.status, answer.json]).toEqual([404, notFound]);
    }
  });
});
