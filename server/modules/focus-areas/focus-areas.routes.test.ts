import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { goalRow, makeFocusArea, makeGoal, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';

const AREAS = '/api/focus-areas';
const coding = {
  name: 'Coding',
  description: 'Open source',
  focusAreaClass: 'life_stuff',
  defaultWeeklyMin: 600,
  weight: 8,
};

describeOnEachDatabase('creating a focus area', {}, (t) => {
  it('answers the whole area with exactly its declared fields, and it is in the list', async () => {
    const ann = await t.signedUp();
    const answer = await ann.post(AREAS, coding);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      ...coding,
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      categoryClass: 'Life',
      createdAt: new Date(t.now).toISOString(),
    });
    expect((await ann.get(AREAS)).json).toEqual([answer.json]);
    expect((await ann.get(`${AREAS}/with-goals`)).json).toEqual([{ ...answer.json, goals: [] }]);
  });

  it('takes a name alone: level_up, an hour a week, weight 5', async () => {
    const ann = await t.signedUp();
    const answer = await ann.post(AREAS, { name: '  Reading ' });
    expect(answer.json).toMatchObject({
      name: 'Reading',
      description: '',
      focusAreaClass: 'level_up',
      defaultWeeklyMin: 60,
      weight: 5,
      categoryClass: 'Growth',
    });
  });

  it('fills what is missing beside a class', async () => {
    const ann = await t.signedUp();
    const answer = await ann.post(AREAS, { name: 'Games', focusAreaClass: 'chill_zone' });
    expect(answer.json).toMatchObject({ defaultWeeklyMin: 60, weight: 5, categoryClass: 'Entertainment' });
  });

  it('with the same Idempotency-Key happens once', async () => {
    const ann = await t.signedUp();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await ann.post(AREAS, coding, { headers }), await ann.post(AREAS, coding, { headers })];
    expect(second.text).toBe(first.text);
    expect((await ann.get(AREAS)).json).toHaveLength(1);
  });

  it.each([
    ['100 characters', 'x'.repeat(100)],
    ['100 emoji', '🗼'.repeat(100)],
    ['an emoji', '🗼'],
    ['a sign of nobody but Apple', '\uf8ff'],
    ['SQL', "Robert'); drop table focus_areas; --"],
    ['HTML', '<script>alert(1)</script>'],
  ])('keeps a name of %s as it is', async (_, name) => {
    const ann = await t.signedUp();
    expect((await ann.post(AREAS, { name })).json.name).toBe(name);
    expect((await ann.get(AREAS)).json[0].name).toBe(name);
  });
});

const noName = 'Focus Area name is required.';
const longName = 'Focus Area name is too long.';
const longText = 'Description must be at most 5000 characters.';
const noClass = 'Please select a focus area class.';
const badWeight = 'Weight must be a whole number from 1 to 10.';
const badTime = 'Weekly time goal must be whole minutes, at most 168 hours.';
const zeroTime = '⏱️ Weekly time goal cannot be 00:00.';
const unstorable = 'This contains a character that cannot be stored.';

const wrongValues: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', '   ', '\u200b', '\u3164', '\u2800', '\u0301', null, 7, ['a'], { a: 1 }].map(
    (value) => ['name', value, noName] as const,
  ),
  ['name', 'x'.repeat(101), longName],
  ['name', '🗼'.repeat(101), longName],
  ['name', 'a\u0000b', unstorable],
  ['name', 'a\ud800b', unstorable],
  ['description', 'x'.repeat(5001), longText],
  ['description', '🗼'.repeat(5001), longText],
  ['description', null, 'This must be text.'],
  ['description', 7, 'This must be text.'],
  ...['growth', 'LEVEL_UP', '', null, 1, ['level_up']].map((value) => ['focusAreaClass', value, noClass] as const),
  ['defaultWeeklyMin', 0, zeroTime],
  ...[-1, 1.5, 10_081, 1e308, '60', null, true, []].map((value) => ['defaultWeeklyMin', value, badTime] as const),
  ...[0, 11, 5.5, -5, '5', null, true, [5]].map((value) => ['weight', value, badWeight] as const),
];

describeOnEachDatabase('a wrong field of a focus area', {}, (t) => {
  it('is told by its own sentence under its own name, and nothing is stored', async () => {
    const ann = await t.signedUp();
    const id = await makeFocusArea(ann, coding);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of wrongValues) {
      const refused = { message: msg, errors: [{ field, param: field, msg }] };
      const creation = await ann.post(AREAS, { ...coding, [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)?.slice(0, 50)}`).toEqual([
        422,
        refused,
      ]);
      const change = await ann.change('PUT', `${AREAS}/${id}`, { [field]: value });
      expect([change.status, change.json]).toEqual([422, refused]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('stands beside every other one, also the class that weight or time ask for', async () => {
    const ann = await t.signedUp();
    const fieldsOf = async (body: unknown) =>
      (await ann.post(AREAS, body)).json.errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({})).toEqual(['name']);
    expect(await fieldsOf({ name: 'A', weight: 5 })).toEqual(['focusAreaClass']);
    expect(await fieldsOf({ name: 'A', defaultWeeklyMin: 5 })).toEqual(['focusAreaClass']);
    expect(await fieldsOf({ name: '', weight: 5 })).toEqual(['name', 'focusAreaClass']);
    expect(await fieldsOf({ weight: 5 })).toEqual(['name', 'focusAreaClass']);
    expect(await fieldsOf({ name: '', weight: 11, focusAreaClass: 'x' })).toEqual(['name', 'focusAreaClass', 'weight']);
    for (const body of [null, [], 'text', 5]) expect(await fieldsOf(body)).toEqual(['body']);
  });

  it('at its bounds is none', async () => {
    const ann = await t.signedUp();
    for (const right of [
      { defaultWeeklyMin: 1 },
      { defaultWeeklyMin: 10_080 },
      { weight: 1 },
      { weight: 10 },
      { description: '🗼'.repeat(5000) },
      { description: '' },
    ]) {
      const answer = await ann.post(AREAS, { ...coding, ...right });
      expect(answer.status).toBe(201);
      expect(answer.json).toMatchObject(right);
    }
  });
});

describeOnEachDatabase('changing a focus area', {}, (t) => {
  it('answers the whole area and keeps what is not given', async () => {
    const ann = await t.signedUp();
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
      const answer = await ann.change('PUT', `${AREAS}/${area._id}`, change);
      Object.assign(expected, change);
      expect([answer.status, answer.json]).toEqual([200, expected]);
      expect((await ann.get(AREAS)).json).toEqual([expected]);
    }
  });

  it('two tabs that change different things both get their way, at once', async () => {
    const ann = await t.signedUp();
    const id = await makeFocusArea(ann, coding);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const put = (body: object) => ann.send('PUT', `${AREAS}/${id}`, JSON.stringify(body), { headers });
    for (let round = 1; round <= 20; round++) {
      const [name, weight, defaultWeeklyMin] = [`Round ${round}`, (round % 10) + 1, round];
      const answers = await Promise.all([put({ weight }), put({ name }), put({ defaultWeeklyMin })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ann.get(AREAS)).json).toMatchObject([{ name, weight, defaultWeeklyMin }]);
    }
  });
});

describeOnEachDatabase('lists of focus areas', {}, (t) => {
  it("hold the user's own, oldest first, with all their goals", async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    await makeGoal(ben, await makeFocusArea(ben, { name: "Ben's" }), "Ben's goal");
    for (const name of ['First', 'Second']) {
      t.now += 1000;
      const id = await makeFocusArea(ann, { name });
      for (const title of ['a', 'b']) {
        t.now += 1000;
        await makeGoal(ann, id, `${name} ${title}`);
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

  it('take as many statements for 300 goals as for 10', async () => {
    const ann = await t.signedUp();
    const userId = await userIdOf(ann);
    const statements = async (path: string) => {
      const before = t.statements.length;
      expect((await ann.get(path)).status).toBe(200);
      return t.statements.length - before;
    };
    const fill = async (areas: number, goalsEach: number) => {
      for (let n = 0; n < areas; n++) {
        const id = await makeFocusArea(ann);
        const goals = Array.from({ length: goalsEach }, () => goalRow(userId, id, t.now));
        await t.db.insertInto('goals').values(goals).execute();
      }
    };
    await fill(2, 5);
    // One of each is the look at the session.
    expect([await statements(AREAS), await statements(`${AREAS}/with-goals`)]).toEqual([2, 4]);
    await fill(10, 29);
    expect((await ann.get(`${AREAS}/with-goals`)).json).toHaveLength(12);
    expect([await statements(AREAS), await statements(`${AREAS}/with-goals`)]).toEqual([2, 4]);
  });
});
