import { expect, it } from 'vitest';
import { buildGoalRow, createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const AREAS = '/api/focus-areas';
const coding = {
  name: 'Coding',
  description: 'Open source',
  focusAreaClass: 'life_stuff',
  defaultWeeklyMin: 600,
  weight: 8,
};

describeOnEachDatabase('creating a focus area', {}, (t) => {
  it('returns the area with exactly its declared fields and adds it to the list', async () => {
    const ann = await t.signUp();
    const response = await ann.post(AREAS, coding);
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
      ...coding,
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      categoryClass: 'Life',
      color: 'blue',
      createdAt: new Date(t.now).toISOString(),
    });
    expect((await ann.get(AREAS)).json).toEqual([response.json]);
    expect((await ann.get(`${AREAS}/with-goals`)).json).toEqual([{ ...response.json, goals: [] }]);
  });

  it('defaults to level_up, an hour a week and weight 5 if only a name is given', async () => {
    const ann = await t.signUp();
    const response = await ann.post(AREAS, { name: '  Reading ' });
    expect(response.json).toMatchObject({
      name: 'Reading',
      description: '',
      focusAreaClass: 'level_up',
      defaultWeeklyMin: 60,
      weight: 5,
      categoryClass: 'Growth',
    });
  });

  it('defaults to an hour a week and weight 5 if only a name and a class are given', async () => {
    const ann = await t.signUp();
    const response = await ann.post(AREAS, { name: 'Games', focusAreaClass: 'chill_zone' });
    expect(response.json).toMatchObject({ defaultWeeklyMin: 60, weight: 5, categoryClass: 'Entertainment' });
  });

  it('gives each area a colour that the fewest others have, unless one is chosen', async () => {
    const ann = await t.signUp();
    const colors = [];
    for (const body of [{ color: 'orange' }, {}, {}, {}]) {
      colors.push((await ann.post(AREAS, { name: 'Area', ...body })).json.color);
    }
    expect(colors).toEqual(['orange', 'blue', 'green', 'pink']);
    const [first] = (await ann.get(AREAS)).json;
    const changed = await ann.mutate('PUT', `${AREAS}/${first._id}`, { color: 'violet' });
    expect([changed.status, changed.json.color]).toEqual([200, 'violet']);
    expect((await ann.mutate('PUT', `${AREAS}/${first._id}`, { name: 'Renamed' })).json.color).toBe('violet');
  });

  it.each(['#ff0000', 'purple', '', null, 5])('rejects the colour %j', async (color) => {
    const ann = await t.signUp();
    const { status, json } = await ann.post(AREAS, { name: 'Area', color });
    expect([status, json.errors]).toEqual([
      422,
      [{ field: 'color', param: 'color', msg: 'Please select one of the colours.' }],
    ]);
  });

  it.each([
    ['100 characters', 'x'.repeat(100)],
    ['100 emoji', '🗼'.repeat(100)],
    ['an emoji', '🗼'],
    ['a private-use character', '\uf8ff'],
    ['SQL', "Robert'); drop table focus_areas; --"],
    ['HTML', '<script>alert(1)</script>'],
  ])('stores a name of %s unchanged', async (_, name) => {
    const ann = await t.signUp();
    expect((await ann.post(AREAS, { name })).json.name).toBe(name);
    expect((await ann.get(AREAS)).json[0].name).toBe(name);
  });
});

const missingNameError = 'Focus Area name is required.';
const longNameError = 'Focus Area name is too long.';
const longTextError = 'Description must be at most 5000 characters.';
const missingClassError = 'Please select a focus area class.';
const weightError = 'Weight must be a whole number from 1 to 10.';
const timeError = 'Weekly time goal must be a whole number of minutes, at most 168 hours.';
const zeroTimeError = '⏱️ Weekly time goal cannot be 00:00.';
const unstorableError = 'This contains a character that cannot be stored.';

const invalidFields: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '   ', '\u200b', '\u3164', '\u2800', '\u0301', null, 7, ['a'], { a: 1 }].map(
    (value) => ['name', value, missingNameError] as const,
  ),
  ['name', 'x'.repeat(101), longNameError],
  ['name', '🗼'.repeat(101), longNameError],
  ['name', 'a\u0000b', unstorableError],
  ['name', 'a\ud800b', unstorableError],
  ['description', 'x'.repeat(5001), longTextError],
  ['description', '🗼'.repeat(5001), longTextError],
  ['description', null, 'This must be text.'],
  ['description', 7, 'This must be text.'],
  ...['growth', 'LEVEL_UP', '', null, 1, ['level_up']].map(
    (value) => ['focusAreaClass', value, missingClassError] as const,
  ),
  ['defaultWeeklyMin', 0, zeroTimeError],
  ...[-1, 1.5, 10_081, 1e308, '60', null, true, []].map((value) => ['defaultWeeklyMin', value, timeError] as const),
  ...[0, 11, 5.5, -5, '5', null, true, [5]].map((value) => ['weight', value, weightError] as const),
];

describeOnEachDatabase('validation of focus areas', {}, (t) => {
  it('reports each invalid field with its own message, and stores nothing (IN-04)', async () => {
    const ann = await t.signUp();
    const id = await createFocusArea(ann, coding);
    const before = await dumpDatabase(t.db);
    for (const [field, value, msg] of invalidFields) {
      const expected = { message: msg, errors: [{ field, param: field, msg }] };
      const creation = await ann.post(AREAS, { ...coding, [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)?.slice(0, 50)}`).toEqual([
        422,
        expected,
      ]);
      const change = await ann.mutate('PUT', `${AREAS}/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual([422, expected]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('reports all invalid fields at once, including a missing class that weight or time requires', async () => {
    const ann = await t.signUp();
    const postAndListInvalidFields = async (body: unknown) =>
      (await ann.post(AREAS, body)).json.errors.map(({ field }: { field: string }) => field);
    expect(await postAndListInvalidFields({})).toEqual(['name']);
    expect(await postAndListInvalidFields({ name: 'A', weight: 5 })).toEqual(['focusAreaClass']);
    expect(await postAndListInvalidFields({ name: 'A', defaultWeeklyMin: 5 })).toEqual(['focusAreaClass']);
    expect(await postAndListInvalidFields({ name: '', weight: 5 })).toEqual(['name', 'focusAreaClass']);
    expect(await postAndListInvalidFields({ weight: 5 })).toEqual(['name', 'focusAreaClass']);
    expect(await postAndListInvalidFields({ name: '', weight: 11, focusAreaClass: 'x' })).toEqual([
      'name',
      'focusAreaClass',
      'weight',
    ]);
    for (const body of [null, [], 'text', 5]) expect(await postAndListInvalidFields(body)).toEqual(['body']);
  });

  it('accepts values at the limits (IN-04)', async () => {
    const ann = await t.signUp();
    for (const valid of [
      { defaultWeeklyMin: 1 },
      { defaultWeeklyMin: 10_080 },
      { weight: 1 },
      { weight: 10 },
      { description: '🗼'.repeat(5000) },
      { description: '' },
    ]) {
      const response = await ann.post(AREAS, { ...coding, ...valid });
      expect(response.status).toBe(201);
      expect(response.json).toMatchObject(valid);
    }
  });
});

describeOnEachDatabase('updating a focus area', {}, (t) => {
  it('returns the area and keeps the fields that are not given', async () => {
    const ann = await t.signUp();
    const area = (await ann.post(AREAS, coding)).json;
    const expected = { ...area };
    for (const change of [
      { name: 'Code' },
      { description: '' },
      { weight: 2 },
      { focusAreaClass: 'level_up', categoryClass: 'Growth' },
      { defaultWeeklyMin: 30 },
      {},
    ]) {
      const response = await ann.mutate('PUT', `${AREAS}/${area._id}`, change);
      Object.assign(expected, change);
      expect([response.status, response.json]).toEqual([200, expected]);
      expect((await ann.get(AREAS)).json).toEqual([expected]);
    }
  });

  it('keeps concurrent changes to different fields (CC-04)', async () => {
    const ann = await t.signUp();
    const id = await createFocusArea(ann, coding);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const put = (body: object) => ann.send('PUT', `${AREAS}/${id}`, JSON.stringify(body), { headers });
    for (let round = 1; round <= 20; round++) {
      const [name, weight, defaultWeeklyMin] = [`Round ${round}`, (round % 10) + 1, round];
      const responses = await Promise.all([put({ weight }), put({ name }), put({ defaultWeeklyMin })]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ann.get(AREAS)).json).toMatchObject([{ name, weight, defaultWeeklyMin }]);
    }
  });
});

describeOnEachDatabase('lists of focus areas', {}, (t) => {
  it("contain the user's own areas and their goals, oldest first", async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    await createGoal(ben, await createFocusArea(ben, { name: "Ben's" }), "Ben's goal");
    for (const name of ['First', 'Second']) {
      t.now += 1000;
      const id = await createFocusArea(ann, { name });
      for (const title of ['a', 'b']) {
        t.now += 1000;
        await createGoal(ann, id, `${name} ${title}`);
      }
    }
    const { json, text } = await ann.get(`${AREAS}/with-goals`);
    expect(
      json.map((area: { name: string; goals: { title: string }[] }) => [area.name, area.goals.map((g) => g.title)]),
    ).toEqual([
      ['First', ['First a', 'First b']],
      ['Second', ['Second a', 'Second b']],
    ]);
    expect(text).not.toContain('Ben');
    const names = (await ann.get(AREAS)).json.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['First', 'Second']);
  });

  it('take the same number of statements for 300 goals as for 10', async () => {
    const ann = await t.signUp();
    const userId = await getUserId(ann);
    const countStatements = async (path: string) => {
      const before = t.statements.length;
      expect((await ann.get(path)).status).toBe(200);
      return t.statements.length - before;
    };
    const fill = async (areas: number, goalsEach: number) => {
      for (let n = 0; n < areas; n++) {
        const id = await createFocusArea(ann);
        const goals = Array.from({ length: goalsEach }, () => buildGoalRow(userId, id, t.now));
        await t.db.insertInto('goals').values(goals).execute();
      }
    };
    await fill(2, 5);
    // Each number includes the statement for the session lookup.
    expect([await countStatements(AREAS), await countStatements(`${AREAS}/with-goals`)]).toEqual([2, 4]);
    await fill(10, 29);
    expect((await ann.get(`${AREAS}/with-goals`)).json).toHaveLength(12);
    expect([await countStatements(AREAS), await countStatements(`${AREAS}/with-goals`)]).toEqual([2, 4]);
  });
});
