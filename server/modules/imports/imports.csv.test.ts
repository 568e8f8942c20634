import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImportPreview } from '#contract/account/imports.ts';
import { createEntry, createFocusArea, createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden', name), 'utf8');

const togglCsv = (...lines: readonly string[]) =>
  ['Client,Project,Start date,Start time,End date,End time,Duration', ...lines].join('\n');

async function preview(client: TestClient, text: string, more: object = {}): Promise<ImportPreview> {
  const response = await client.post('/api/imports/preview', { text, ...more });
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return response.json;
}

const importText = (client: TestClient, text: string, more: object = {}) =>
  client.post('/api/imports', { text, ...more });

/** All entries of an account as 'Area / Goal: start – end', with the note in brackets and the tags. */
async function listEntryLines(client: TestClient): Promise<string[]> {
  const { focusAreas, goals, timeEntries } = (await client.get('/api/export/weekwise.json')).json;
  const findById = (list: { _id: string }[], id: string) => list.find(({ _id }) => _id === id);
  return timeEntries
    .toSorted((a: { startAt: string }, b: { startAt: string }) => (a.startAt < b.startAt ? -1 : 1))
    .map((entry: { goalId: string; startAt: string; endAt: string; note: string; tags: string[] }) => {
      const goal = findById(goals, entry.goalId) as unknown as { title: string; focusAreaId: string };
      const area = findById(focusAreas, goal.focusAreaId) as unknown as { name: string };
      const note = entry.note && ` (${entry.note})`;
      const tags = entry.tags.map((tag) => ` #${tag}`).join('');
      return `${area.name} / ${goal.title}: ${entry.startAt} – ${entry.endAt}${note}${tags}`;
    });
}

async function createBerlinUser(t: TestApp): Promise<TestClient> {
  const client = await t.signUp();
  await setTimeZone(t.db, client, 'Europe/Berlin');
  return client;
}

describeOnEachDatabase('CSV import', {}, (t) => {
  it('turns a Toggl Track report into focus areas, goals and entries', async () => {
    const client = await createBerlinUser(t);
    const previewed = await preview(client, golden('toggl.csv'));
    expect(previewed).toEqual({
      format: 'toggl',
      makes: { focusAreas: 2, goals: 4, timeEntries: 8, weeklyGoals: 0, actionPlans: 0, tasks: 0, inventoryItems: 0 },
      texts: { withNote: 8, withTask: 1, withTags: 3, tags: 3 },
      alreadyThere: 1,
      alreadyThereWithoutText: 0,
      notImported: [
        { column: 'User', kind: 'people', cells: 9 },
        { column: 'Email', kind: 'people', cells: 9 },
        { column: 'Billable', kind: 'billing', cells: 9 },
      ],
      people: [],
      person: null,
      timeZone: 'Europe/Berlin',
      dateOrder: null,
      earliest: '2026-10-19T07:00:00.000Z',
      latest: '2026-10-25T03:00:00.000Z',
      goals: [
        { focusArea: 'Acme GmbH', goal: 'Website relaunch', isNew: true, entries: 5, seconds: 44_988 },
        { focusArea: 'Imported', goal: 'Übersetzung', isNew: true, entries: 1, seconds: 16_200 },
        { focusArea: 'Acme GmbH', goal: '=HYPERLINK(A1)', isNew: true, entries: 1, seconds: 3600 },
        { focusArea: 'Imported', goal: 'Without project', isNew: true, entries: 1, seconds: 1200 },
      ],
      newFocusAreas: [
        { name: 'Acme GmbH', weeklyMin: 810 },
        { name: 'Imported', weeklyMin: 300 },
      ],
      problems: [],
      problemCount: 0,
      refusal: null,
    });
    expect(await listEntryLines(client)).toEqual([]);
    const { status, json } = await importText(client, golden('toggl.csv'));
    expect([status, json]).toEqual([201, { made: previewed.makes, alreadyThere: 1, leftOut: 0 }]);
    expect(await listEntryLines(client)).toEqual([
      'Acme GmbH / Website relaunch: 2026-10-19T07:00:00.000Z – 2026-10-19T08:30:00.000Z (Kick-off) #meeting #client',
      'Acme GmbH / Website relaunch: 2026-10-19T07:00:00.000Z – 2026-10-19T08:30:00.000Z (Project setup: Minutes) #meeting',
      'Acme GmbH / Website relaunch: 2026-10-19T08:45:12.000Z – 2026-10-19T10:15:00.000Z (Wireframes\nand a second line, with "quotes")',
      'Acme GmbH / Website relaunch: 2026-10-20T07:00:00.000Z – 2026-10-20T09:00:00.000Z (Same place in other letters)',
      'Acme GmbH / =HYPERLINK(A1): 2026-10-20T11:00:00.000Z – 2026-10-20T12:00:00.000Z (Formula as a name)',
      'Imported / Übersetzung: 2026-10-21T18:00:00.000Z – 2026-10-21T22:30:00.000Z (No client) #privat',
      'Imported / Without project: 2026-10-23T06:00:00.000Z – 2026-10-23T06:20:00.000Z (Neither client nor project)',
      'Acme GmbH / Website relaunch: 2026-10-24T21:00:00.000Z – 2026-10-25T03:00:00.000Z (Over the night in which clocks go back)',
    ]);
    // The settings of a new area apply from the week of its first entry. Its target is its average week.
    const { focusAreas } = (await client.get('/api/export/weekwise.json')).json;
    expect(focusAreas[0].settings).toEqual([
      { fromWeek: '0001-01-01', focusAreaClass: 'level_up', defaultWeeklyMin: 0, weight: 5 },
      { fromWeek: '2026-10-19', focusAreaClass: 'level_up', defaultWeeklyMin: 810, weight: 5 },
    ]);
  });

  it('turns a Clockify report into focus areas, goals and entries', async () => {
    const client = await t.signUp();
    expect(await preview(client, golden('clockify.csv'))).toMatchObject({ format: 'clockify', dateOrder: null });
    expect((await importText(client, golden('clockify.csv'))).status).toBe(201);
    expect(await listEntryLines(client)).toEqual([
      'University / Thesis: 2026-10-12T09:00:00.000Z – 2026-10-12T11:30:00.000Z (Reading)',
      'University / Thesis: 2026-10-13T13:00:00.000Z – 2026-10-13T17:15:00.000Z (Writing, first chapter) #deep work',
      'University / Tutoring: 2026-10-14T23:00:00.000Z – 2026-10-15T00:30:00.000Z',
      'Imported / Guitar: 2026-10-15T19:00:00.000Z – 2026-10-15T19:45:00.000Z',
    ]);
  });

  it('adds nothing when the same file is imported again', async () => {
    const client = await t.signUp();
    await importText(client, golden('clockify.csv'));
    const before = await listEntryLines(client);
    expect(await preview(client, golden('clockify.csv'))).toMatchObject({
      makes: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: 4,
      goals: [],
    });
    expect((await importText(client, golden('clockify.csv'))).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: 4,
    });
    expect(await listEntryLines(client)).toEqual(before);
  });

  it('uses existing goals with the same name, active ones before closed ones', async () => {
    const client = await t.signUp();
    const area = await createFocusArea(client, { name: 'UNIVERSITY' });
    const closed = await createGoal(client, area, 'thesis');
    await client.mutate('PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
    const tutoring = await createGoal(client, area, 'Tutoring');
    await client.mutate('PATCH', `/api/goals/${tutoring}/status`, { status: 'Archived' });
    const active = await createGoal(client, area, 'TUTORING');
    await createEntry(client, active, '2026-10-14T23:00:00.000Z', '2026-10-15T00:30:00.000Z');
    expect((await importText(client, golden('clockify.csv'))).json).toMatchObject({
      made: { focusAreas: 1, goals: 1, timeEntries: 3 },
      alreadyThere: 1,
    });
    const { timeEntries } = (await client.get('/api/export/weekwise.json')).json;
    expect(timeEntries.filter((entry: { goalId: string }) => entry.goalId === closed)).toHaveLength(2);
  });

  it('restores our own export, even with special characters in names and notes', async () => {
    const names = ['=1+1', "'quoted", "''", '-', '@me', '"a, b"', 'c;d', '＝wide', 'é\u0301 ☕', '+49'];
    const client = await t.signUp();
    for (const name of names) {
      const goal = await createGoal(client, await createFocusArea(client, { name }), name);
      await createEntry(client, goal, '2026-11-10T08:00:00.001Z', '2026-11-10T09:00:00.999Z', `${name}\n${name}`);
    }
    const { text } = await client.get('/api/export/time-entries.csv');
    const other = await t.signUp();
    expect((await importText(other, text)).json).toMatchObject({ made: { timeEntries: names.length } });
    const byText = (a: string, b: string) => (a < b ? -1 : 1);
    expect((await listEntryLines(other)).toSorted(byText)).toEqual((await listEntryLines(client)).toSorted(byText));
    expect((await preview(client, text)).alreadyThere).toBe(names.length);
  });

  it('reads the columns of our own export in any order, with or without a note', async () => {
    const client = await t.signUp();
    const lines = [
      'Note,End,Goal,Id,Start,Focus area',
      '"Hills, slowly",2026-11-10T09:00:00.000Z,Run,,2026-11-10T08:00:00.000Z,Fitness',
    ];
    const withoutNote = ['Start,End,Focus area,Goal', '2026-11-10T10:00:00.000Z,2026-11-10T11:00:00.000Z,Fitness,Run'];
    for (const file of [lines, withoutNote]) {
      expect((await importText(client, file.join('\n'))).json).toMatchObject({ made: { timeEntries: 1 } });
    }
    expect(await listEntryLines(client)).toEqual([
      'Fitness / Run: 2026-11-10T08:00:00.000Z – 2026-11-10T09:00:00.000Z (Hills, slowly)',
      'Fitness / Run: 2026-11-10T10:00:00.000Z – 2026-11-10T11:00:00.000Z',
    ]);
  });

  it('reports descriptions that are too long or cannot be stored', async () => {
    const client = await t.signUp();
    const header = 'Project,Description,Start date,Start time,Duration';
    const descriptions = ['x'.repeat(1000), 'x'.repeat(1001), '\uD800', 'Caf\uFFFD', '   '];
    const text = [header, ...descriptions.map((each, n) => `A,${each},2026-10-2${n},09:00,01:00:00`)].join('\n');
    expect(await preview(client, text)).toMatchObject({
      makes: { timeEntries: 2 },
      problems: [
        { line: 3, message: 'The description is longer than 1000 characters.' },
        { line: 4, message: 'The description contains a character that cannot be stored.' },
        { line: 5, message: 'The description is unreadable because the file was not saved as UTF-8.' },
      ],
    });
  });

  it('reports the problem in each line, and imports the rest only if asked to', async () => {
    const client = await createBerlinUser(t);
    const text = togglCsv(
      'A,B,2026-10-20,09:00:00,2026-10-20,10:00:00,',
      'A,"two\nlines",2026-10-20,10:00,2026-10-20,09:00,',
      '',
      'A,B,2026-10-01,09:00,2026-10-20,09:00,',
      'A,B,2026-12-24,09:00,2026-12-24,10:00,',
      'A,B,soon,09:00,2026-10-20,10:00,',
      'A,B,2026-10-20,9 o’clock,2026-10-20,10:00,',
      'A,B,2026-10-20,09:00',
      `${'x'.repeat(101)},B,2026-10-20,09:00,2026-10-20,10:00,`,
      'Caf\uFFFD,B,2026-10-20,09:00,2026-10-20,10:00,',
      'A,B\u0000,2026-10-20,09:00,2026-10-20,10:00,',
      'A,B,2026-03-29,02:30,2026-03-29,04:00,',
    );
    const previewed = await preview(client, text);
    expect(previewed.problems).toEqual([
      { line: 3, message: 'End time must be after start time.' },
      { line: 6, message: 'An entry can be at most 7 days long.' },
      { line: 7, message: 'Start time cannot be in the future.' },
      { line: 8, message: 'Start date is "soon", not a date such as 2026-11-10.' },
      { line: 9, message: 'Start time is "9 o’clock", not a time such as 18:00:00 or 6:00 PM.' },
      { line: 10, message: 'It has no readable end or duration.' },
      { line: 11, message: 'The client name is longer than 100 characters.' },
      { line: 12, message: 'The client name is unreadable because the file was not saved as UTF-8.' },
      { line: 13, message: 'The project name contains a character that cannot be stored.' },
      { line: 14, message: 'This time does not exist: on 2026-03-29, the clocks in Europe/Berlin went forward.' },
    ]);
    expect(previewed).toMatchObject({ problemCount: 10, refusal: null, makes: { timeEntries: 1 } });
    const rejected = await importText(client, text);
    const message = '10 lines cannot be imported. The first is line 3: End time must be after start time.';
    expect([rejected.status, rejected.json.errors]).toEqual([422, [{ field: 'text', param: 'text', msg: message }]]);
    expect(await listEntryLines(client)).toEqual([]);
    expect((await importText(client, text, { leaveOutProblems: true })).json).toMatchObject({
      made: { focusAreas: 1, goals: 1, timeEntries: 1 },
      leftOut: 10,
    });
    expect(await listEntryLines(client)).toEqual(['A / B: 2026-10-20T07:00:00.000Z – 2026-10-20T08:00:00.000Z']);
  });

  it('detects the date order, or asks the user if it is ambiguous', async () => {
    const client = await t.signUp();
    const unclear = 'A,B,03/04/2026,09:00,03/04/2026,10:00,';
    const dayFirst = 'A,B,13/04/2026,09:00,13/04/2026,10:00,';
    const monthFirst = 'A,B,04/13/2026,09:00,04/13/2026,10:00,';
    const prompt = /^Dates such as 03\/04\/2026 can be read in two ways/;
    const previewed = await preview(client, togglCsv(unclear));
    expect(previewed).toMatchObject({
      dateOrder: 'unclear',
      refusal: expect.stringMatching(prompt),
      makes: { goals: 0 },
    });
    expect((await importText(client, togglCsv(unclear), { leaveOutProblems: true })).json.message).toMatch(prompt);
    const readWithOrder = async (text: string, dateOrder?: string) => {
      const result = await preview(client, text, { dateOrder });
      return [result.dateOrder, result.earliest?.slice(0, 10), result.problemCount, result.refusal];
    };
    expect(await readWithOrder(togglCsv(unclear), 'day-first')).toEqual(['day-first', '2026-04-03', 0, null]);
    expect(await readWithOrder(togglCsv(unclear), 'month-first')).toEqual(['month-first', '2026-03-04', 0, null]);
    expect(await readWithOrder(togglCsv(unclear, dayFirst), 'month-first')).toEqual([null, '2026-04-03', 0, null]);
    expect(await readWithOrder(togglCsv(unclear, monthFirst))).toEqual([null, '2026-03-04', 0, null]);
    expect(await readWithOrder(togglCsv(unclear, monthFirst, dayFirst))).toEqual([
      'mixed',
      undefined,
      0,
      'In 13/04/2026 the day comes first, but in 04/13/2026 the month does. Please choose one order; lines in the other cannot be imported.',
    ]);
    expect(await readWithOrder(togglCsv(dayFirst, monthFirst), 'day-first')).toEqual([
      'day-first',
      '2026-04-13',
      1,
      null,
    ]);
  });

  it('picks the end after the start if the clocks go back and a time occurs twice', async () => {
    const client = await createBerlinUser(t);
    const text = togglCsv('A,B,2026-10-25,02:50:00,2026-10-25,02:10:00,', 'A,C,2026-10-25,02:10,2026-10-25,02:50,');
    expect((await importText(client, text)).status).toBe(201);
    expect(await listEntryLines(client)).toEqual([
      'A / C: 2026-10-25T00:10:00.000Z – 2026-10-25T00:50:00.000Z',
      'A / B: 2026-10-25T00:50:00.000Z – 2026-10-25T01:10:00.000Z',
    ]);
  });

  it('uses the duration to choose between times that occur twice', async () => {
    const client = await createBerlinUser(t);
    const text = togglCsv(
      'A,B,2026-10-25,02:10:00,2026-10-25,02:50:00,01:40:00',
      'A,C,2026-10-25,02:30:00,2026-10-25,03:30:00,01:00:00',
      'A,D,2026-10-25,01:30:00,2026-10-25,02:20:00,01:50:00',
      'A,E,2026-10-25,02:30:00,2026-10-25,02:40:00,00:10:00',
    );
    expect((await importText(client, text)).status).toBe(201);
    const entries = await listEntryLines(client);
    expect(entries.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'A / B: 2026-10-25T00:10:00.000Z – 2026-10-25T01:50:00.000Z',
      'A / C: 2026-10-25T01:30:00.000Z – 2026-10-25T02:30:00.000Z',
      'A / D: 2026-10-24T23:30:00.000Z – 2026-10-25T01:20:00.000Z',
      'A / E: 2026-10-25T00:30:00.000Z – 2026-10-25T00:40:00.000Z',
    ]);
  });

  it('accepts a separator line and fractions of seconds', async () => {
    const client = await t.signUp();
    const lines = togglCsv(
      'A,B,2026-10-20,08:00:00.000,2026-10-20,09:00:00.5,',
      'A,B,2026-10-20,10:00:00.000,,,01:00:00.000',
      'A,B,never,,,,',
    ).replaceAll(',', ';');
    for (const first of ['sep=;\r\n', '\uFEFF"SEP=;"\n']) {
      expect(await preview(client, first + lines)).toMatchObject({
        earliest: '2026-10-20T08:00:00.000Z',
        latest: '2026-10-20T11:00:00.000Z',
        makes: { timeEntries: 2 },
        problems: [{ line: 5 }],
      });
    }
  });

  it('accepts semicolons and tabs as separators, and rejects unknown columns', async () => {
    const client = await t.signUp();
    for (const delimiter of [';', '\t']) {
      const text = `\uFEFF${golden('clockify.csv').replaceAll('","', `"${delimiter}"`)}`;
      expect((await preview(client, text)).makes.timeEntries).toBe(4);
    }
    const unknown = await client.post('/api/imports/preview', { text: 'Project,Hours\nA,3' });
    expect([unknown.status, unknown.json.errors]).toEqual([
      422,
      [
        {
          field: 'text',
          param: 'text',
          msg: 'The columns "Start date", "Start time", "End date", "End time" are missing. Weekwise can import its own exports and detailed reports from Toggl Track and Clockify, saved as CSV.',
        },
      ],
    ]);
  });

  it('imports a file only once if it is sent several times concurrently', async () => {
    const client = await t.signUp();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: golden('clockify.csv') });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => client.send('POST', '/api/imports', payload, { headers })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const created = responses.map(({ json }) => json.made.timeEntries as number);
    expect(created.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 4]);
    expect(await listEntryLines(client)).toHaveLength(4);
  });
});
